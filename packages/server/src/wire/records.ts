/** Records of games: what a table is saved as. */
import type { Entry, LogEntry, RandomState, SavedTable } from '@polity/kernel';
import { z } from 'zod';
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
