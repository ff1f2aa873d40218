/** What parts of the board say in whole sentences. */
import type { JsonObject } from '@polity/kernel';
import { sentence } from '../../words/catalogue.js';
import type { GameWords } from '../../words/game-words.js';

/** A message with its parameters: ids become names, numbers come with `…Abs` and `…Sign`. */
export interface Message {
  readonly key: string;
  readonly fields?: JsonObject;
}

export function say(words: GameWords, key: string, fields: JsonObject = {}): string {
  return sentence(words.board(key, fields));
}

export function sayMessage(words: GameWords, { key, fields }: Message): string {
  return say(words, key, fields);
}
