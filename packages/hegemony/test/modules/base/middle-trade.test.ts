/** The Middle Class's cards that sell and import. */
import { describe, expect, it } from 'vitest';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { at, type Scripted, unemployed } from '../../support.js';
import { asked, exportCard, having, play, playable, STOP, storing, table } from './middle-hand.js';

describe('Export Subsidy', () => {
  const card = 'mc-export-subsidy';
  const trading = (players: PlayerCount = 4) =>
    table((state) => {
      at(state, { 'fiscal-policy': 'B' });
      exportCard(state, 'export-01');
      storing(state, { food: 2, health: 3 });
    }, players);

  it('adds 5 from the Treasury to every transaction, with the usual VP', () => {
    const { state } = play(trading(), card, ['export-transaction', 'food-1'], ['export-transaction', 'health-1']);
    expect(state.middle.money).toBe(40 + 20 + 25 + 10);
    expect(state.state.treasury).toBe(110);
    expect(state.middle.vp).toBe(2);
    expect(state.state.legitimacy.middle).toBe(3);
  });

  it('brings 1 Legitimacy for a single transaction too, none with 3 players', () => {
    const one: Scripted[] = [
      ['export-transaction', 'food-1'],
      ['export-transaction', STOP],
    ];
    expect(play(trading(), card, ...one).state.state.legitimacy.middle).toBe(3);
    expect(play(trading(3), card, ...one).state.state.legitimacy.middle).toBe(2);
  });

  it('makes a poor State take a loan', () => {
    const state = trading(3);
    state.state.treasury = 0;
    play(state, card, ['export-transaction', 'food-1'], ['export-transaction', STOP]);
    expect(state.state).toMatchObject({ treasury: 45, loans: 1 });
  });

  it('needs goods for a transaction in the storages, and a Fiscal Policy in A or B', () => {
    expect(asked(trading(), card)?.canStop).toBe(false);
    expect(playable(at(trading(), { 'fiscal-policy': 'A' }), card)).toBe(true);
    expect(playable(at(trading(), { 'fiscal-policy': 'C' }), card)).toBe(false);
    const state = trading();
    storing(state, { food: 1 });
    state.middle.goods.food = 8;
    expect(playable(state, card)).toBe(false);
  });
});

describe('Foreign Market Insight', () => {
  const card = 'mc-foreign-market-insight';
  const trading = (players: PlayerCount = 4) =>
    table((state) => {
      exportCard(state, 'export-01', 'export-03');
      storing(state, { food: 8 });
    }, players);

  it('replaces the Export card and makes its transactions up to twice, for a VP each', () => {
    const { state } = play(
      trading(),
      card,
      ['card-option', 'export-03'],
      ['export-transaction', 'food-1'],
      ['export-transaction', 'food-1'],
    );
    expect(state.middle).toMatchObject({ money: 40 + 50 + 50, vp: 2 });
    expect(state.middle.storage.food).toBe(0);
    expect(state.exports.current).toBe('export-03');
    expect(state.exports.discard).toEqual(['export-01']);
  });

  it('keeps the current card, and discards the new one', () => {
    const { state } = play(
      trading(3),
      card,
      ['card-option', 'export-01'],
      ['export-transaction', 'food-1'],
      ['export-transaction', STOP],
    );
    expect(state.middle).toMatchObject({ money: 60, vp: 1 });
    expect(state.exports.current).toBe('export-01');
    expect(state.exports.discard).toEqual(['export-03']);
  });

  it('makes no transaction a third time', () => {
    // 2 Food twice leave 4, too little for the transaction of 6.
    const { state } = play(
      trading(),
      card,
      ['card-option', 'export-01'],
      ['export-transaction', 'food-1'],
      ['export-transaction', 'food-1'],
    );
    expect(state.middle.storage.food).toBe(4);
    expect(state.middle.money).toBe(80);
  });

  it('can be played with nothing to sell, to change the card', () => {
    const state = trading();
    storing(state, {});
    expect(playable(state, card)).toBe(true);
    play(state, card, ['card-option', 'export-03']);
    expect(state.exports.current).toBe('export-03');
    expect(state.middle.vp).toBe(0);
  });

  it('shuffles the discards when the pile has run out', () => {
    const state = trading();
    state.exports.discard = state.exports.deck.splice(0);
    play(state, card, ['card-option', 'export-01'], ['export-transaction', STOP]);
    expect(state.exports.deck).toHaveLength(14);
    expect(state.exports.discard).toHaveLength(1);
  });
});

describe.each([
  ['Health Crisis', 'mc-health-crisis', 'health'],
  ['Higher Education Program', 'mc-higher-education-program', 'education'],
] as const)('%s', (_, card, service) => {
  const selling = (stock: number, players: PlayerCount = 4) => table((s) => storing(s, { [service]: stock }), players);

  it('sells 5 to the State for 50 and 1 Legitimacy, as in the rulebook', () => {
    const { state } = play(selling(6), card, ['card-amount', 5]);
    expect(state.middle.money).toBe(90);
    expect(state.state.treasury).toBe(70);
    expect(state.state.services[service]).toBe(11);
    expect(state.middle.storage[service]).toBe(1);
    expect(state.state.legitimacy.middle).toBe(3);
  });

  it('brings 2 Legitimacy for 6, none for 2, and none with 3 players', () => {
    expect(play(selling(6), card, ['card-amount', 6]).state.state.legitimacy.middle).toBe(4);
    expect(play(selling(6), card, ['card-amount', 2]).state.state.legitimacy.middle).toBe(2);
    expect(play(selling(6, 3), card, ['card-amount', 6]).state.state.legitimacy.middle).toBe(2);
  });

  it('sells at most 6, at most what is stored, and at most what the State has room for', () => {
    expect(asked(selling(8), card)?.range).toEqual({ min: 1, max: 6 });
    expect(asked(selling(3), card)?.range).toEqual({ min: 1, max: 3 });
    const full = selling(8);
    full.state.services[service] = 10;
    expect(asked(full, card)?.range).toEqual({ min: 1, max: 2 });
  });

  it('sells more than the State can pay: it takes a loan', () => {
    const state = selling(5, 3);
    state.state.treasury = 20;
    play(state, card, ['card-amount', 5]);
    expect(state.state).toMatchObject({ treasury: 20, loans: 1 });
    expect(state.middle.money).toBe(90);
  });

  it('cannot be played without stock or room; what has been bought is no stock', () => {
    const bought = selling(0);
    bought.middle.goods[service] = 4;
    expect(playable(bought, card)).toBe(false);
    const full = selling(6);
    full.state.services[service] = 12;
    expect(playable(full, card)).toBe(false);
  });
});

describe('Import Subsidy', () => {
  const card = 'mc-import-subsidy';
  const importing = having;

  it('buys from the Foreign Market at 6 or 10, without tariff', () => {
    const { state } = play(importing(40), card, ['buy-resource', 'luxury'], ['buy-amount', 3]);
    expect(state.middle.money).toBe(22);
    expect(state.middle.goods.luxury).toBe(3);
    expect(state.state.treasury).toBe(120);
    expect(state.state.legitimacy.middle).toBe(2);
    const { state: fed } = play(importing(40), card, ['buy-resource', 'food'], ['buy-amount', 3]);
    expect(fed.middle.money).toBe(10);
    expect(fed.state.treasury).toBe(120);
  });

  it('brings 1 Legitimacy for every 4 bought, none with 3 players', () => {
    for (const [players, legitimacy] of [
      [4, 3],
      [3, 2],
    ] as const) {
      const state = unemployed(importing(40, players), 'middle', { unskilled: 5 });
      play(state, card, ['buy-resource', 'food'], ['buy-amount', 4]);
      expect(state.middle.money).toBe(0);
      expect(state.state.legitimacy.middle).toBe(legitimacy);
    }
  });

  it('buys as much as the money pays, or nothing', () => {
    const { state } = play(importing(20), card, ['buy-resource', 'food'], ['buy-amount', 2]);
    expect(state.middle.money).toBe(0);
    expect(() => play(importing(20), card, ['buy-resource', 'food'], ['buy-amount', 3])).toThrow();
    expect(play(importing(40), card, ['buy-resource', STOP]).state.middle.money).toBe(40);
    expect(asked(importing(9), card)?.options).toEqual(['luxury']);
  });

  it('cannot be played with Foreign Trade in C or with less than 6', () => {
    expect(playable(at(importing(40), { 'foreign-trade': 'A' }), card)).toBe(true);
    expect(playable(at(importing(40), { 'foreign-trade': 'C' }), card)).toBe(false);
    expect(playable(importing(5), card)).toBe(false);
  });
});
