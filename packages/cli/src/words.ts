/** How a game is told to a person at a terminal. A game may bring words of its own; for the rest there are plain ones. */
import type { AskDescription, Json, LogEntry } from '@polity/kernel';
import { inline, outline } from './text.js';
import { hegemonyWords } from './words/hegemony/index.js';

export interface Words {
  state?(view: object): string;
  ask?(ask: AskDescription): string;
  option?(ask: AskDescription, option: Json): string;
  log?(entry: LogEntry): string;
}

/** The words that games bring, by the game's id. */
const ownWords: Readonly<Record<string, Words>> = { hegemony: hegemonyWords };

const plainWords: Required<Words> = {
  state: (view) => outline(view).join('\n'),
  ask: ({ kind, about }) => (Object.keys(about).length === 0 ? kind : `${kind} (${inline(about)})`),
  option: (_, option) => inline(option),
  log: ({ kind, params }) => (Object.keys(params).length === 0 ? kind : `${kind}: ${inline(params)}`),
};

export function wordsOf(game: string): Required<Words> {
  return { ...plainWords, ...(Object.hasOwn(ownWords, game) ? ownWords[game] : undefined) };
}
