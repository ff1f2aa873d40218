/** The module as a whole: 45 cards a deck, checked games, and nothing of it where it is left out. */
import { randomBot } from '@polity/bots';
import { checkGame, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../../src/index.js';
import { whyNoSection } from '../../../src/reading/why-not.js';
import { decksOf } from '../../../src/rules/cards/decks.js';
import { view } from '../../../src/rules/view.js';
import { play, table } from './hand.js';

const MODULE = 'new-actions';

it('adds five cards to every deck, one of each, none with a printed requirement', () => {
  const added = Object.values(decksOf(table(4))).map((deck) =>
    Object.entries(deck).filter(([id]) => /^(wc|mc|cc|st)x-/.test(id)),
  );
  expect(added.map((cards) => cards.length)).toEqual([5, 5, 5, 5]);
  expect(added.flat().filter(([, { copies, needs }]) => copies !== 1 || needs !== undefined)).toEqual([]);
});

describe.each([2, 3, 4] as const)('with %i players', (seats) => {
  it('shuffles them into the decks of those who play', () => {
    const { state, ...rest } = table(seats);
    for (const role of rest.seats) {
      const { hand, deck } = role === 'state' ? state : rest[role];
      expect(hand.length + deck.length).toBe(45);
    }
  });

  it('keeps every promise of a game', () => {
    for (let game = 0; game < 4; game++) {
      const options = { seats, [MODULE]: true };
      const { violations } = checkGame(hegemony, options, `${MODULE}/${seats}/${game}`, () => randomBot);
      expect(violations).toEqual([]);
    }
  });

  it('left out, plays the game as if it did not exist', () => {
    const log = (options: { seats: typeof seats }) => simulate(hegemony, options, MODULE, () => randomBot).run.log;
    expect(log({ seats, ...{ [MODULE]: false } })).toEqual(log({ seats }));
    expect(log({ seats, ...{ [MODULE]: true } })).not.toEqual(log({ seats }));
  });
});

it('says why a protected policy cannot be chosen for a bill', () => {
  const state = table(4);
  play(state, 'capitalist', 'protect-the-status-quo', ['protect-policy', 'taxation']);
  const ask = { kind: 'propose-bill', seat: 'working' } as Parameters<typeof whyNoSection>[2];
  expect(whyNoSection('taxation', 'B', ask, view(state, 'working'))).toEqual({
    kind: 'why.policy.protected',
    params: { policy: 'taxation', by: 'capitalist' },
  });
});
