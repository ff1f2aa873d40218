/** A saved table: the record of a whole game from its seed, and the checkpoint from which it goes on. */
import type { LogEntry } from './context.js';
import type { OptionValues } from './game.js';
import type { Json } from './json.js';
import type { RandomKind, RandomState } from './random.js';
import type { Entry } from './run.js';

export const TABLE_FORMAT = 'polity-table/1';

export interface SavedTable {
  readonly format: typeof TABLE_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly random: RandomKind;
  readonly version: number;
  /** The version at which the open questions were put. */
  readonly askedAt: number;
  /** Everything that was put in since the beginning; what was taken back is left out. */
  readonly entries: readonly Entry[];
  /** The last checkpoint before which nothing can be taken back, after the first `entries` entries. */
  readonly checkpoint: {
    readonly entries: number;
    readonly state: object;
    readonly random: RandomState;
    readonly log: readonly LogEntry[];
  };
  readonly over: boolean;
  /** SHA-256 of the state in which the entries end. */
  readonly hash: string;
}

/** What is wrong with a file that should be a saved table. */
export class SavedTableError extends Error {}

type Fields = { readonly [name: string]: Json };

/** Reads what comes from outside as a saved table, or says what is wrong with it. */
export function parseSavedTable(json: unknown): SavedTable {
  const saved = record(json, 'a saved table');
  if (saved.format !== TABLE_FORMAT) throw new SavedTableError(`its format is not ${TABLE_FORMAT}`);
  text(saved, 'game');
  count(saved, 'rules');
  record(saved.options, 'options');
  text(saved, 'seed');
  if (saved.random !== 'fast' && saved.random !== 'chacha')
    throw new SavedTableError(`random is not 'fast' or 'chacha'`);
  count(saved, 'version');
  count(saved, 'askedAt');
  const entries = list(saved.entries, 'entries');
  entries.forEach(checkEntry);
  const checkpoint = record(saved.checkpoint, 'checkpoint');
  if (count(checkpoint, 'entries') > entries.length)
    throw new SavedTableError('its checkpoint lies behind its last entry');
  record(checkpoint.state, 'checkpoint.state');
  checkRandom(record(checkpoint.random, 'checkpoint.random'));
  list(checkpoint.log, 'checkpoint.log').forEach(checkLogEntry);
  if (typeof saved.over !== 'boolean') throw new SavedTableError('it does not say whether the game is over');
  text(saved, 'hash');
  return json as SavedTable;
}

function checkEntry(json: Json, index: number): void {
  const entry = record(json, `entry ${index + 1}`);
  text(entry, 'seat');
  if ('interjection' in entry) text(entry, 'interjection');
  else if (!('answer' in entry)) throw new SavedTableError(`entry ${index + 1} holds no answer`);
}

function checkLogEntry(json: Json): void {
  const entry = record(json, 'a log entry');
  text(entry, 'kind');
  record(entry.params, "a log entry's params");
  if ('to' in entry && !list(entry.to, "a log entry's seats").every((seat) => typeof seat === 'string'))
    throw new SavedTableError("a log entry's seats are not names");
}

function checkRandom(random: Fields): void {
  const fits =
    random.kind === 'chacha'
      ? typeof random.seed === 'string' && count(random, 'drawn') >= 0
      : random.kind === 'fast' && fourWords(list(random.words, 'random.words'));
  if (!fits) throw new SavedTableError('its checkpoint does not say where chance stands');
}

function fourWords(words: readonly Json[]): boolean {
  return words.length === 4 && words.every((word) => Number.isSafeInteger(word));
}

function record(json: unknown, what: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new SavedTableError(`${what} is not an object`);
  return json as Fields;
}

function list(json: Json | undefined, what: string): readonly Json[] {
  if (!Array.isArray(json)) throw new SavedTableError(`${what} is not a list`);
  return json;
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new SavedTableError(`${name} is not a text`);
  return value;
}

function count(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new SavedTableError(`${name} is not a count`);
  return value;
}
