/** Sell to the Foreign Market and Propose Bill of the Middle Class Automa, with their bonuses and checks. */
import { describe, expect, it } from 'vitest';
import { checkExports } from '../../../../src/modules/automa/middle/foreign-market.js';
import { EXPORTS } from '../../../../src/rules/data/exports.js';
import { GOODS } from '../../../../src/rules/names.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, perform } from '../../../support.js';
import { automaTable, entries, failures, performed, prioritiesOf, turnOf, turnWith } from '../support.js';

const EMPTY = { food: 0, luxury: 0, health: 0, education: 0 };

/** Two transactions of each good; of Food 2 for 20 and 6 for 55, of Health 3 for 25 and 5 for 40. */
const table = (storage: Partial<typeof EMPTY>, change: (state: HegemonyState) => void = () => {}, players: 3 | 4 = 3) =>
  automaTable(players, { middle: 'simplified' }, (state) => {
    state.exports.current = 'export-01';
    state.middle.storage = { ...EMPTY, ...storage };
    state.middle.money = 0;
    state.middle.bills = 0;
    state.middle.market = [];
    change(state);
  });

const SFM = 'sell-to-foreign-market';
/** Fiscal Policy at C leaves it without its bonus. */
const PLAIN = 21;

describe('Sell to the Foreign Market', () => {
  it('sells as much of each good as possible: both transactions, or the larger one, for a point each', () => {
    const state = table({ food: 8, health: 5 });
    expect(performed(turnWith(state, PLAIN).log)).toEqual([SFM]);
    expect({ money: state.middle.money, vp: state.middle.vp, storage: state.middle.storage }).toEqual({
      money: 20 + 55 + 40,
      vp: 3,
      storage: EMPTY,
    });
  });

  it('needs two transactions out of its storages', () => {
    expect(failures(turnWith(table({ food: 7 }), PLAIN).log)).toContainEqual([SFM, 'too-little-to-sell']);
    const bought = table({ food: 6 }, (t) => {
      t.middle.goods.food = 2;
    });
    expect(performed(turnWith(bought, PLAIN).log)).not.toContain(SFM);
  });

  it('can count on two transactions for each good on every card', () => {
    for (const card of Object.values(EXPORTS)) {
      const goods = Object.values(card).map(({ good }) => good);
      expect(GOODS.map((good) => goods.filter((other) => other === good).length)).toEqual([2, 2, 2, 2]);
    }
  });

  it('cards 20 and 22: 5 more for each', () => {
    for (const card of [20, 22]) {
      const state = table({ food: 8 });
      turnWith(state, card);
      expect(state.middle.money).toBe(85);
    }
  });

  it('cards 21 and 23: 5 for each from the State, in 1A and 1B', () => {
    for (const card of [21, 23]) {
      const sold = (section: 'B' | 'C') => {
        const state = table({ food: 8 }, (t) => at(t, { 'fiscal-policy': section }), 4);
        turnWith(state, card);
        return [state.middle.money, state.state.treasury, state.state.legitimacy.middle];
      };
      expect([sold('B'), sold('C')]).toEqual([
        [85, 110, 3],
        [75, 120, 2],
      ]);
    }
  });
});

describe('CHECK FOREIGN MARKET', () => {
  const found = (state: HegemonyState) =>
    perform(state, function* (t) {
      return checkExports(turnOf(t, 'middle', PLAIN));
    }).result.map(({ rows }) => rows);

  it('counts transactions from two on, one more with 15 or less, and the Special Action otherwise', () => {
    const withMoney = (money: number, food: number) =>
      found(
        table({ food, health: 3 }, (t) => {
          t.middle.money = money;
        }),
      );
    expect(withMoney(15, 8)).toEqual([3, 1, 0]);
    expect(withMoney(16, 8)).toEqual([3, 0, 0]);
    expect(withMoney(0, 0)).toEqual([0, 0, 1]);
  });
});

describe('the bonuses of Propose Bill', () => {
  const proposing = (mode: 'simplified' | 'advanced' = 'simplified', bills = 3) =>
    automaTable(3, { middle: mode }, (state) => {
      state.middle.bills = bills;
      state.middle.influence = 0;
      state.working.influence = 0;
      state.capitalist.influence = 0;
    });

  it('cards 25 and 27: two cubes go into the bag first', () => {
    for (const card of [25, 27]) {
      const state = proposing();
      turnWith(state, card);
      expect(state.bag.middle).toBe(10);
      expect(failures(turnWith(proposing('simplified', 0), card).log)).toContainEqual(['propose-bill', 'no-marker']);
    }
    // Card 25: Foreign Trade is at B already, so that Taxation is proposed; card 27: Immigration.
    const state = proposing();
    turnWith(state, 25);
    expect(state.bills.taxation).toEqual({ by: 'middle', section: 'B' });
    const other = proposing();
    turnWith(other, 27);
    expect(other.bills.immigration).toEqual({ by: 'middle', section: 'A' });
  });

  it('cards 24 and 26: the vote is held at once, without Influence (G-2)', () => {
    for (const card of [24, 26]) {
      const state = proposing();
      const { log } = turnWith(state, card, [
        ['stance', 'for', 'working'],
        ['stance', 'for', 'capitalist'],
      ]);
      expect({ bill: state.bills.taxation, section: state.policies.taxation, bills: state.middle.bills }).toEqual({
        bill: null,
        section: 'B',
        bills: 3,
      });
      expect(entries(log, 'automa-weighs')).toEqual([]);
      expect(performed(turnWith(proposing('simplified', 0), card).log)).not.toContain('propose-bill');
    }
  });
});

describe('the rows of Advanced Mode', () => {
  it('start as laid out (AU-3.5 to AU-3.7)', () => {
    const cards = prioritiesOf(automaTable(3, { middle: 'advanced' }), 'middle');
    expect(cards.actions).toEqual([
      ['special-action', SFM, 'propose-bill'],
      ['buy-goods-and-services', 'build-company', 'assign-workers'],
    ]);
    expect(cards.policies).toEqual([['fiscal-policy', 'taxation', 'welfare-education', 'immigration']]);
    expect(cards.policiesAside).toEqual(['labor-market', 'welfare-health', 'foreign-trade']);
  });
});
