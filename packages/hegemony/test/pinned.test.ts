/**
 * A few games by chance, pinned by how they end. When this fails, saved games would play differently from now on: if
 * that is meant, raise `rules` in `src/index.ts`, so that they go on only as far as their answers fit, and copy the new
 * line from the message.
 * (What is only told, log and questions' `about`, is not pinned.)
 */
import { createHash } from 'node:crypto';
import { randomBot } from '@polity/bots';
import { simulate } from '@polity/kernel';
import { expect, it } from 'vitest';
import { hegemony } from '../src/index.js';

/** With so many seats, from that seed on: how many decisions, and a fingerprint of the last position. */
const PINNED: readonly (readonly [seats: 2 | 3 | 4, seed: string, end: string])[] = [
  [2, 'pin/a', 'rules 3: 316 decisions, fa7780b45dfa15b1'],
  [2, 'pin/b', 'rules 3: 321 decisions, 6196ef8df98af7a4'],
  [3, 'pin/a', 'rules 3: 517 decisions, 6d0ce40373d62cea'],
  [3, 'pin/b', 'rules 3: 576 decisions, 16a00ca06a869d43'],
  [4, 'pin/a', 'rules 3: 830 decisions, c977fdc2103b2e2a'],
  [4, 'pin/b', 'rules 3: 739 decisions, fc364a9da891effa'],
];

it.each(PINNED)('a game of %i from the seed %s ends as it did: else raise `rules` in index.ts', (seats, seed, end) => {
  const { run, decisions } = simulate(hegemony, { seats }, seed, () => randomBot);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify({ ...run.state, options: null }))
    .digest('hex')
    .slice(0, 16);
  expect(`rules ${hegemony.rules}: ${decisions} decisions, ${fingerprint}`).toBe(end);
});
