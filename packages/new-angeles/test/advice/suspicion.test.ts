/** Whoever has harmed the city before all eyes gets less support, from advisers and from the policy. */
import type { AskDescription, LogEntry, Told } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { interestsOf } from '../../src/advice/interests.js';
import { offerWorth } from '../../src/advice/offer-worth.js';
import type { RivalId, Seat } from '../../src/names.js';
import { policy } from '../../src/policy/policy.js';
import { type NewAngelesView, view } from '../../src/rules/view.js';
import { emptyDeal, position } from '../support.js';

/** As often as it takes to be believed. */
const harmBy = (seat: Seat): Told => {
  const once = [
    { kind: 'carried-out', params: { seat, card: 'arrest-orders' } },
    { kind: 'threat', params: { amount: 2, reason: 'illness' } },
    { kind: 'claimed', params: { seat, asset: 'tanaka' } },
  ];
  const log = [...once, ...once, ...once].map((entry, id) => ({ id, ...entry })) as unknown as LogEntry[];
  return () => log;
};

/** player-2 and player-3 offer the same: who means well builds where nobody is ill. */
function table(rival: RivalId): NewAngelesView {
  const state = position((at) => {
    at.active = 'player-2';
    at.players['player-1'].rival = rival;
    at.players['player-1'].hand = ['puff-piece', 'puff-piece'];
    at.players['player-4'].hand = ['puff-piece'];
    at.city.rutherford.illness = true;
    at.threat = 12;
    at.deal = {
      ...emptyDeal(),
      main: { seat: 'player-2', card: 'ark-construction', declared: null },
      counters: [{ seat: 'player-3', card: 'ark-construction', declared: null }],
      countering: 'player-3',
    };
  }, 4);
  return view(state, 'player-1');
}

const support = {
  ...{ seat: 'player-1', kind: 'support', version: 0, type: 'one', min: 1, max: 1, canStop: true, about: {} },
  options: ['main', 'counter'],
} as unknown as AskDescription;

describe('a suspect', () => {
  const seen = table('weyland-consortium');
  const worth = (of: Seat, told?: Told) =>
    offerWorth(interestsOf(seen, 'player-1', told), { seat: of, card: 'ark-construction' });

  it('is expected to do harm with what he offers, and only he', () => {
    expect(worth('player-2', harmBy('player-2'))).toBeLessThan(worth('player-2') - 1);
    expect(worth('player-3', harmBy('player-2'))).toBe(worth('player-3'));
    expect(worth('player-2', () => [])).toBe(worth('player-2'));
  });

  it('is not supported: the other is', () => {
    for (const answer of [
      (told: Told) => advise(support, seen, told).answer,
      (told: Told) => policy(support, seen, told),
    ]) {
      expect(answer(harmBy('player-2'))).toBe('counter');
      expect(answer(harmBy('player-3'))).toBe('main');
    }
    expect(advise(support, seen, harmBy('player-2')).reason).toMatchObject({
      kind: 'side.hands',
      params: { seat: 'player-3', to: 'player-2' },
    });
  });

  it('is nobody to the Federalist, who knows better', () => {
    const mine = interestsOf(table('federalist'), 'player-1', harmBy('player-2'));
    expect(mine.suspects('player-2')).toBe(0);
  });
});
