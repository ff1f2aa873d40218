/** Records of games: what a table is saved as, and what is given to people who study games. */
import type { Entry, LogEntry, RandomState, SavedTable } from '@polity/kernel';
import { z } from 'zod';
import { standings } from './messages.js';
import { anyJson, count, gamesOwn, listOf, named, optionValue, seat, shape } from './parts.js';
import { logEntry } from './replies.js';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const entry: z.ZodType<Entry> = z.union([
  shape({ seat, answer: anyJson() }).describe('An answer to what the seat was asked.'),
  shape({ seat, interjection: z.string(), value: anyJson() }).describe('Something that it put in out of turn.'),
]);

const random: z.ZodType<RandomState> = z.union([
  shape({ kind: z.literal('chacha'), seed: z.string(), drawn: count }),
  shape({ kind: z.literal('fast'), words: z.tuple([z.int(), z.int(), z.int(), z.int()]).readonly() }),
]);

export const savedTable: z.ZodType<SavedTable> = shape({
  format: z.literal('polity-table/1'),
  game: z.string(),
  rules: count.describe('The number of the rules under which it was played.'),
  options: named(optionValue),
  seed: z.string().describe('What everything was dealt from.'),
  random: z.enum(['fast', 'chacha']).describe('How chance is made of the seed.'),
  version: count,
  askedAt: count.describe('The version at which the open questions were put.'),
  entries: listOf(entry).describe('Everything that was put in since the beginning; what was taken back is left out.'),
  checkpoint: shape({
    entries: count,
    state: gamesOwn,
    random,
    log: listOf(logEntry as z.ZodType<LogEntry>),
  }).describe('The last position before which nothing can be taken back, after the first `entries` entries.'),
  over: z.boolean(),
  hash: hash.describe('SHA-256 of the state in which the entries end.'),
}).meta({ id: 'SavedTable', description: 'A game from its seed, for `polity replay`.' });

const player = z
  .discriminatedUnion('kind', [
    shape({
      seat,
      kind: z.literal('person'),
      name: z.string().exactOptional().describe('The name that the person has chosen, where names were asked for.'),
    }),
    shape({
      seat,
      kind: z.literal('bot'),
      bot: z.string(),
      insteadOf: z.string().exactOptional().describe('The bot that was to play and kept failing.'),
    }),
    shape({ seat, kind: z.literal('nobody') }).describe('Somebody who has left in mid-game.'),
  ])
  .describe('Who played the seat when the game ended.');

export const RECORD_FORMAT = 'polity-record/1';

/** A line of `polity export --jsonl`. */
export const gameRecord = shape({
  format: z.literal(RECORD_FORMAT).describe('Another schema has another number.'),
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe('The same game has the same one in every export. It does not lead to the table.'),
  game: z.string(),
  day: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .describe('When the table was made, in UTC.'),
  seats: listOf(player),
  standings: standings
    .nullable()
    .describe('How it ended; `null` where the rules have changed since, or are not here, so that nobody can tell.'),
  saved: savedTable,
}).meta({ id: 'GameRecord', description: 'A finished game.' });
export type GameRecord = z.infer<typeof gameRecord>;
