/** Moments of the past in the words of the log, and where the steps of a record lie among them. */
import type { LogEntry } from '@polity/kernel';
import { Catalogue, GameWords, type Telling } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { momentAt, stepsAt } from '../../../src/shell/over/moment-at.js';
import { momentOf } from '../../../src/shell/past/moments.js';
import type { LoadedGame } from '../../../src/shell/ui/use-game.js';

const said = {
  'log.round': 'Round {round}',
  'log.phase': 'Phase',
  'log.deed': '{who} moves.',
  'log.pay': '{who} pays.',
};

function gameWith(telling: Telling): LoadedGame {
  return { id: 'any', ui: {}, words: new GameWords(new Catalogue('en', [said]), telling) } as unknown as LoadedGame;
}

const game = gameWith({ headings: ['round', 'phase'] });
const deed = (who: string): LogEntry => ({ kind: 'deed', params: { who } });
const round = (nth: number): LogEntry => ({ kind: 'round', params: { round: nth } });

const log = [
  round(1),
  deed('Ann'),
  { kind: 'pay', params: { who: 'Bob' } },
  { kind: 'phase', params: {} },
  round(2),
  deed('Cem'),
];
const past = { moments: [1, 3, 4, 6], steps: [0, 2, 3, 7], view: {} };

describe('a moment of the past', () => {
  it('tells what happened since the one before, headings only where there is nothing else', () => {
    const told = past.moments.map((length) => momentOf({ ...past, told: length }, log, game).caption);
    expect(told).toEqual([undefined, 'Ann moves. Bob pays.', 'Phase', 'Cem moves.']);
  });

  it('lies in a round, where the game has rounds', () => {
    const { rounds, at, last } = momentOf({ ...past, told: 4 }, log, game);
    expect({ rounds, at, last }).toEqual({
      rounds: [
        { from: 0, name: 'Round 1' },
        { from: 3, name: 'Round 2' },
      ],
      at: 2,
      last: 3,
    });
    expect(momentOf({ ...past, told: 4 }, log, gameWith({})).rounds).toEqual([]);
  });
});

describe('a step of a record', () => {
  it('was decided at the last moment before it', () => {
    expect([0, 1, 2, 3, 6, 7, 9].map((step) => momentAt(past, step))).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });

  it('is found from that moment again', () => {
    expect(past.moments.map((told) => stepsAt(past, told))).toEqual([[0, 1], [2], [3, 4, 5, 6], []]);
  });
});
