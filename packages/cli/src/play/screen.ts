/** What a person at a table sees: what has happened, the state of the table, the question, and how it ended. */
import type { AskDescription, LogEntry, Standing } from '@polity/kernel';
import { columns, inline, WIDTH, wrap } from '../text.js';
import type { Words } from '../words.js';
import { howToAnswer } from './answer.js';

export const HELP = `  a number     take that option; several as in 1,3; 0 for none where that is allowed
  u            take back your last answer
  U            take back your answers up to the start of your turn, or the last thing that came to light
  t            put something in out of turn, when the game lets you
  s [file]     save the table to a file
  ?            this help
  q            quit
`;

export function screen(
  words: Required<Words>,
  happened: readonly LogEntry[],
  view: object,
  ask: AskDescription,
): string {
  return `${happenedText(words, happened)}\n${words.state(view)}\n\n${question(words, ask)}`;
}

export function happenedText(words: Required<Words>, happened: readonly LogEntry[]): string {
  return happened
    .flatMap((entry) => wrap(`* ${words.log(entry)}`))
    .map((line) => `${line}\n`)
    .join('');
}

function question(words: Required<Words>, ask: AskDescription): string {
  const options = ask.options.map((option) => words.option(ask, option));
  const title = wrap(`${ask.seat}: ${words.ask(ask)}`).join('\n');
  return `${title}\n${numbered(options)}${ask.canStop ? `${number(0)}stop\n` : ''}[${howToAnswer(ask)}; ? for help]\n`;
}

export function interjectionList(options: readonly { readonly kind: string; readonly value: unknown }[]): string {
  return `Out of turn:\n${numbered(options.map(({ kind, value }) => `${kind}: ${inline(value)}`))}${number(0)}nothing\n`;
}

function numbered(texts: readonly string[]): string {
  return texts
    .flatMap((text, i) => {
      const [first = '', ...rest] = wrap(text, WIDTH - NUMBER_WIDTH);
      return [`${number(i + 1)}${first}`, ...rest.map((line) => `${' '.repeat(NUMBER_WIDTH)}${line}`)];
    })
    .map((line) => `${line}\n`)
    .join('');
}

const NUMBER_WIDTH = 6;

function number(value: number): string {
  return `${String(value).padStart(NUMBER_WIDTH - 2)}  `;
}

export function standingsText(standings: readonly Standing[]): string {
  const rows = standings
    .toSorted((a, b) => a.place - b.place)
    .map(({ seat, place, score, won }) => [seat, String(place), String(score), won ? 'won' : '']);
  return columns([['seat', 'place', 'score', ''], ...rows]);
}
