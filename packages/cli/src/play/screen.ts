/** What a person at a table sees: the table, what has happened, the question nearest to where one types, and the end. */
import type { Advice, AskDescription, LogEntry, Standing } from '@polity/kernel';
import { columns, inline, wrap } from '../text.js';
import type { Words } from '../words.js';
import { howToAnswer, typedAs } from './answer.js';
import type { Sheet } from './sheet.js';

export const HELP = `  a number     take that option; several as in 1,3; 0 for none where that is allowed
  v            view the table
  a            advice: what a sensible player would answer, and why
  w            why: how what others did came about, where the game tells that
  u            take back your last answer
  U            take back your answers up to the start of your turn, or the last thing that came to light
  t            put something in out of turn, when the game lets you
  s [file]     save the table to a file
  ?            this help
  q            quit
`;

/** The whole table. What others are told of by its headings stands out. */
export function tableText(words: Words, view: object, { width, bold }: Sheet): string {
  const lines = words.state(view, width).split('\n');
  return `\n${text(lines.map((line) => (isHeading(line) ? bold(line) : line)))}`;
}

function isHeading(line: string): boolean {
  return line.startsWith('=') || /^\S.*:$/.test(line);
}

/** How far in a line stands: what came of a deed, what was looked at on the way to it, and what was found there. */
const MARKS = ['  * ', '  - ', '      '] as const;

/** What was told from there on; what led to a deed where that is asked for. */
export function happenedText(
  words: Words,
  log: readonly LogEntry[],
  from: number,
  { width }: Sheet,
  how: 'folded' | 'unfolded',
): string {
  const deeds = words.deedsIn(log).filter(({ to }) => to > from);
  const told = words.lines(log);
  const lines: string[] = [];
  const tell = (index: number, mark: string) => {
    const entry = told[index];
    if (!entry) return;
    const [first = '', ...rest] = wrap(`${mark.trimStart()}${words.log(entry)}`, width - indent(mark));
    lines.push(...[first, ...rest].map((line) => `${' '.repeat(indent(mark))}${line}`));
  };
  let next = from;
  let folded = 0;
  for (const { from: first, to, head, depths } of deeds) {
    for (; next < first; next++) tell(next, '* ');
    if (head >= next) tell(head, '* ');
    for (; next < to; next++) {
      const depth = depths.get(next) ?? 0;
      if (next === head) continue;
      if (depth === 0 || how === 'unfolded') tell(next, MARKS[depth] ?? MARKS[2]);
      else folded++;
    }
  }
  for (; next < log.length; next++) tell(next, '* ');
  if (lines.length === 0) return '';
  return `\n${text(lines)}${folded > 0 ? '(w tells how it came to that)\n' : ''}`;
}

function indent(mark: string): number {
  return mark.length - mark.trimStart().length;
}

export function questionText(words: Words, ask: AskDescription, sheet: Sheet): string {
  const options = ask.options.map((option) => words.option(ask, option));
  const title = wrap(`${words.seat(ask.seat)}: ${words.ask(ask)}`, sheet.width).map(sheet.bold);
  const stop = ask.canStop ? `${number(0)}stop\n` : '';
  const how = wrap(`[${howToAnswer(ask)}; ? for help]`, sheet.width);
  return `\n${text(title)}${numbered(options, sheet)}${stop}${text(how)}`;
}

/** What to type, and what speaks for it. */
export function adviceText(words: Words, ask: AskDescription, { answer, reason, more }: Advice, sheet: Sheet): string {
  const why = [reason, ...more].map((each) => words.because(each));
  return text(wrap(`${typedAs(ask, answer)}: ${why.join(' ')}`, sheet.width));
}

export function interjectionText(
  options: readonly { readonly kind: string; readonly value: unknown }[],
  sheet: Sheet,
): string {
  const texts = options.map(({ kind, value }) => `${kind}: ${inline(value)}`);
  return `${sheet.bold('Out of turn:')}\n${numbered(texts, sheet)}${number(0)}nothing\n`;
}

function numbered(texts: readonly string[], { width }: Sheet): string {
  const lines = texts.flatMap((option, i) => {
    const [first = '', ...rest] = wrap(option, width - NUMBER_WIDTH);
    return [`${number(i + 1)}${first}`, ...rest.map((line) => `${' '.repeat(NUMBER_WIDTH)}${line}`)];
  });
  return text(lines);
}

const NUMBER_WIDTH = 6;

function number(value: number): string {
  return `${String(value).padStart(NUMBER_WIDTH - 2)}  `;
}

export function standingsText({ seat: nameOf }: Words, standings: readonly Standing[]): string {
  const rows = standings
    .toSorted((a, b) => a.place - b.place)
    .map(({ seat, place, score, won }) => [nameOf(seat), String(place), String(score), won ? 'won' : '']);
  return columns([['seat', 'place', 'score', ''], ...rows]);
}

function text(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
