/** How a game is told to a person at a terminal: with the words that it brings, and plain ones for the rest. */
import type { HegemonyView } from '@polity/hegemony';
import { automaTurns } from '@polity/hegemony/automas';
import { telling as hegemony } from '@polity/hegemony/telling';
import type { AskDescription, Json, JsonObject, LogEntry, OptionsRefusal, Part, Reason } from '@polity/kernel';
import type { MarketView } from '@polity/lantern-market/page';
import { telling as lanternMarket } from '@polity/lantern-market/telling';
import type { NewAngelesView } from '@polity/new-angeles/page';
import { telling as newAngeles } from '@polity/new-angeles/telling';
import { Catalogue, GameWords, type Telling, type ToldDeed } from '@polity/words';
import { inline, outline } from './text.js';
import { stateText as hegemonyText } from './words/hegemony/state.js';
import { stateText as marketText } from './words/lantern-market/state.js';
import { messagesOf } from './words/messages.js';
import { stateText as newAngelesText } from './words/new-angeles/state.js';

export interface Words {
  /** The table, in lines of that width. */
  state(view: object, width?: number): string;
  /** What a seat is called. */
  seat(seat: string): string;
  /** The same words at a table where the game has dealt the parts of its seats: they go by those. */
  cast(view: object): Words;
  ask(ask: AskDescription): string;
  option(ask: AskDescription, option: Json): string;
  /** An answer of any sort to a question. */
  answer(ask: AskDescription, answer: Json): string;
  /** A part of what a position promises a seat. */
  aspect(part: Part, of: string): string;
  log(entry: LogEntry): string;
  /** What the line of each entry tells; null for what another line tells. */
  lines(log: readonly LogEntry[]): readonly (LogEntry | null)[];
  /** Deeds in a log that are told in one line, with what led to them for whoever asks. */
  deedsIn(log: readonly LogEntry[]): readonly ToldDeed[];
  /** Why something is advised. */
  because(reason: Reason): string;
  /** Why options do not go together. */
  refused(refusal: OptionsRefusal): string;
}

const plainWords: Words = {
  state: (view, width) => outline(view, width).join('\n'),
  seat: (seat) => seat,
  cast: () => plainWords,
  ask: ({ kind, about }) => (Object.keys(about).length === 0 ? kind : `${kind} (${inline(about)})`),
  option: (_, option) => inline(option),
  answer: (_, answer) => inline(answer),
  aspect: ({ name, points }) => `${points} ${name}`,
  log: kindAndParams,
  lines: (log) => log,
  deedsIn: () => [],
  because: kindAndParams,
  refused: kindAndParams,
};

function kindAndParams({ kind, params }: LogEntry | Reason): string {
  return Object.keys(params).length === 0 ? kind : `${kind}: ${inline(params)}`;
}

/** What a game gives to its words beyond messages, and how it lays out its table, if it does. */
interface Told {
  readonly telling: Telling;
  /** Who the seats are at a table, where the game deals their parts. */
  castOf?(view: object): Readonly<Record<string, string>>;
  state?(view: object, words: GameWords, width?: number): string;
}

/** By the game's id. */
const TOLD: Readonly<Record<string, Told>> = {
  hegemony: {
    telling: { ...hegemony, deedsIn: automaTurns },
    state: (view, words, width) => hegemonyText(view as HegemonyView, words, width),
  },
  'lantern-market': {
    telling: lanternMarket,
    state: (view, words, width) => marketText(view as MarketView, words, width),
  },
  'new-angeles': {
    telling: newAngeles,
    castOf: (view) => corporationsOf(view as NewAngelesView),
    state: (view, words, width) => newAngelesText(view as NewAngelesView, words, width),
  },
};

/** There is one language here so far; the words of others would be found in the same way. */
const LANGUAGE = 'en';

/** The words of a game, for who sits at that seat or for nobody in particular. */
export function wordsOf(game: string, reader: string | null = null): Words {
  const messages = messagesOf(`@polity/${game}`, LANGUAGE);
  if (messages.length === 0) return plainWords;
  const told = Object.hasOwn(TOLD, game) ? TOLD[game] : undefined;
  const words = new GameWords(
    new Catalogue(LANGUAGE, [...messages, ...messagesOf('@polity/words', LANGUAGE)]),
    told?.telling,
  ).toldTo(reader);
  return putInto(words, told);
}

/** Whoever has picked already goes by the corporation. */
function corporationsOf({ seats, players }: NewAngelesView): Readonly<Record<string, string>> {
  return Object.fromEntries(
    seats.flatMap((seat) => [players[seat].corporation].flatMap((id) => (id ? [[seat, id]] : []))),
  );
}

function putInto(words: GameWords, told: Told | undefined): Words {
  return {
    state: (view, width) => told?.state?.(view, words, width) ?? plainWords.state(view, width),
    seat: (seat) => words.name(seat, 'seat'),
    cast: (view) => putInto(words.castAs(told?.castOf?.(view) ?? {}), told),
    ask: (ask) => words.text('terminal.ask', { question: said(words.question(ask)), why: said(words.why(ask)) }),
    option: (ask, option) => optionText(words, ask, option),
    answer: (ask, answer) => words.answer(ask, answer),
    aspect: (part, of) => words.aspect(part, of),
    log: (entry) => words.log(entry),
    lines: (log) => words.lines(log),
    deedsIn: (log) => told?.telling.deedsIn?.(log) ?? [],
    because: (reason) => words.say(reason),
    refused: ({ kind, params }) => words.text(`refused.${kind}`, params),
  };
}

/** An option with what it means, as its group is put. */
function optionText(words: GameWords, ask: AskDescription, option: Json): string {
  const { text, detail } = words.option(ask, option);
  const group = words.facts.groupOf?.(ask.kind, option);
  return words.text(group === undefined ? 'terminal.option' : `terminal.option.${group}`, {
    text: said(text),
    detail: said(detail),
  });
}

function said(text: string | undefined): JsonObject | null {
  return text === undefined ? null : { said: text };
}
