/** What holds for whole games between bots that do anything. */
import { randomBot } from '@polity/bots';
import { type Bot, checkGame, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../src/index.js';
import type { HegemonyAsks } from '../src/rules/asks.js';
import type { HegemonyState } from '../src/rules/state.js';
import { SELDOM, SELDOM_OPTIONS } from './games.js';

const PLAYERS = [2, 3, 4] as const;
const CHECKED_GAMES = 20;
const GAMES = 150;

describe.each(PLAYERS)('with %i players', (seats) => {
  it('keeps every promise of a game, seed by seed', () => {
    for (let game = 0; game < CHECKED_GAMES; game++) {
      const { violations } = checkGame(hegemony, { seats }, `properties/${seats}/${game}`, () => randomBot);
      expect(violations).toEqual([]);
    }
  });

  it('ends after five rounds, with a winner and points that add up', () => {
    for (let game = 0; game < 30; game++) {
      const { run } = simulate(hegemony, { seats }, `end/${seats}/${game}`, () => randomBot);
      const state = run.state as HegemonyState;
      expect({ phase: state.phase, round: state.round }).toEqual({ phase: 'over', round: 5 });
      const standings = hegemony.standings(state);
      expect(standings.some(({ won }) => won)).toBe(true);
      for (const { seat, score, points } of standings) {
        expect(
          points.reduce((sum, { amount }) => sum + amount, 0),
          seat,
        ).toBe(score);
      }
    }
  });
});

/** Every kind of question; the compiler sees to it that none is missing. */
const KINDS: Readonly<Record<keyof HegemonyAsks, true>> = {
  turn: true,
  'discard-card': true,
  'keep-agenda': true,
  'propose-bill': true,
  'immediate-vote': true,
  stance: true,
  'vote-influence': true,
  'assign-to': true,
  'assign-worker': true,
  'swap-workers': true,
  'upgrade-worker': true,
  'upgrade-to': true,
  'new-worker': true,
  strike: true,
  'demonstration-loss': true,
  'buy-resource': true,
  'buy-source': true,
  'buy-amount': true,
  'food-source': true,
  'food-amount': true,
  'build-company': true,
  'set-wage': true,
  'staff-class': true,
  'staff-worker': true,
  'sell-company': true,
  'extra-shift': true,
  'give-bonus': true,
  'discard-companies': true,
  'adjust-price': true,
  'adjust-wage': true,
  'storage-tile': true,
  machinery: true,
  'export-transaction': true,
  'business-deal': true,
  'deal-storage': true,
  'deal-to-zone': true,
  'open-public-company': true,
  'close-public-company': true,
  'staff-public-company': true,
  event: true,
  'place-event': true,
  'replace-event': true,
  'extra-tax-class': true,
  'campaign-amount': true,
  'card-option': true,
  'card-class': true,
  'card-classes': true,
  'card-company': true,
  'card-amount': true,
  'card-worker': true,
  'card-industry': true,
  'card-policy': true,
  'remove-cube': true,
  'protect-policy': true,
  'discard-bill': true,
  'take-influence-from': true,
  'buy-bond': true,
  'keep-event': true,
  'event-cost': true,
  'use-benefit': true,
  'shift-wage': true,
  'historical-event': true,
  'save-company': true,
};

it('puts every kind of question sooner or later', () => {
  const seen = new Set<string>();
  const noting: Bot = {
    name: 'noting',
    answer({ ask }, luck) {
      seen.add(ask.kind);
      return randomBot.answer({ ask }, luck);
    },
  };
  const missing = () => Object.keys(KINDS).filter((kind) => !seen.has(kind));
  for (let game = 0; game < 3; game++) {
    simulate(SELDOM, { ...SELDOM_OPTIONS, seats: 4 }, `seldom/${game}`, () => noting);
  }
  for (let game = 0; game < GAMES && missing().length > 0; game++) {
    const modules = game % 2 === 1;
    const seats = PLAYERS[game % 3] ?? 4;
    const options = {
      seats,
      'hidden-agendas': modules,
      'new-actions': modules,
      'crisis-response': modules,
      'alternative-events': modules && seats === 4,
      'historical-events': modules ? 3 : 0,
    };
    simulate(hegemony, options, `kinds/${game}`, () => noting);
  }
  expect(missing()).toEqual([]);
});
