/** The board's own words. They lie among a game's messages under `log.`, where parameters are named as in the log. */
import type { JsonObject } from '@polity/kernel';
import type { GameWords } from '../../words/game-words.js';

/** A message with its parameters: ids become names, numbers come with `…Abs` and `…Sign`. */
export interface Message {
  readonly key: string;
  readonly fields?: JsonObject;
}

export function say(words: GameWords, key: string, fields: JsonObject = {}): string {
  return words.log({ kind: key, params: fields });
}

export function sayMessage(words: GameWords, { key, fields }: Message): string {
  return say(words, key, fields);
}
