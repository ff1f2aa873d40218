/** Sell to the Foreign Market, Business Deals, Lobby, prices, strikes and storage of the Capitalist Class Automa. */
import { describe, expect, it } from 'vitest';
import type { Bonus } from '../../../../src/modules/automa/bonus.js';
import { CAPITALIST_BONUSES } from '../../../../src/modules/automa/capitalist/bonuses.js';
import { checkExport } from '../../../../src/modules/automa/capitalist/foreign-market.js';
import { startRound, startTurn } from '../../../../src/modules/automa/capitalist/free-actions.js';
import { checkInfluence } from '../../../../src/modules/automa/capitalist/lobby.js';
import { findCompany } from '../../../../src/rules/companies.js';
import { store } from '../../../../src/rules/goods.js';
import { prepare } from '../../../../src/rules/round/preparation.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, company, perform } from '../../../support.js';
import { automaTable, decidedBy, entries, failures, performed, stack, turnOf, turnWith } from '../support.js';

/** Export card 1: 2 Food for 20 and 6 for 55; 4 Luxury for 30 and 8 for 55; 3 Health for 25. No market, no bill. */
const table = (
  change: (state: HegemonyState) => void = () => {},
  mode: 'simplified' | 'advanced' = 'simplified',
  players: 2 | 3 | 4 = 3,
) =>
  automaTable(players, { capitalist: mode }, (state) => {
    state.companies = state.companies.filter(({ workers }) => !workers.includes(null));
    state.exports.current = 'export-01';
    state.capitalist.market = [];
    state.capitalist.bills = 0;
    state.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 };
    state.capitalist.influence = 9;
    state.deals.open = [];
    change(state);
  });

function found(state: HegemonyState, bonus?: Bonus): Record<string, number> {
  const { result } = perform(state, function* (t) {
    return checkExport(turnOf(t, 'capitalist', 4), bonus);
  });
  return Object.fromEntries(result.map(({ condition, rows }) => [condition, rows]));
}

describe('Sell to the Foreign Market', () => {
  it('needs two transactions, and sells both of a good or the bigger that there is enough for', () => {
    const one = table((t) => {
      t.capitalist.storage.food = 2;
    });
    expect(failures(turnWith(one, 22).log)).toContainEqual(['sell-to-foreign-market', 'too-few-transactions']);
    const state = table((t) => {
      t.capitalist.storage = { food: 7, luxury: 0, health: 3, education: 0 };
      t.capitalist.zone.luxury = 12;
    });
    const { log } = turnWith(state, 4);
    // 6 Food, all 12 Luxury out of the zone, 3 Health; 1 Food stays.
    expect(entries(log, 'sold').map(({ good, money }) => [good, money])).toEqual([
      ['food', 55],
      ['luxury', 55],
      ['luxury', 30],
      ['health', 25],
    ]);
    expect(state.capitalist.storage.food).toBe(1);
  });

  it('is checked by the number of transactions, or raises the Special Action', () => {
    const state = table((t) => {
      t.capitalist.storage = { food: 8, luxury: 4, health: 0, education: 0 };
    });
    expect(found(state)).toEqual({ transactions: 3, 'few-transactions': 0 });
    expect(found(table())).toEqual({ transactions: 0, 'few-transactions': 1 });
  });

  it('cards 10 and 15: up to 4 Food at 15 first, a transaction of its own', () => {
    const state = table((t) => {
      t.capitalist.storage.food = 6;
    });
    expect(found(state, CAPITALIST_BONUSES['export-4-food-at-15'])).toMatchObject({ transactions: 2 });
    turnWith(state, 10);
    expect(state.capitalist.revenue).toBe(120 + 60 + 20);
    const few = table((t) => {
      t.capitalist.storage.food = 1;
    });
    expect(performed(turnWith(few, 15).log)).not.toContain('sell-to-foreign-market');
  });

  it('cards 16 and 21: up to 6 Luxury at 10 first', () => {
    const state = table((t) => {
      t.capitalist.storage.luxury = 10;
    });
    turnWith(state, 16);
    expect(state.capitalist.revenue).toBe(120 + 60 + 30);
    expect(performed(turnWith(table(), 21).log)).not.toContain('sell-to-foreign-market');
  });

  it('cards 22 and 27: 5 more for each transaction', () => {
    const state = table((t) => {
      t.capitalist.storage.food = 8;
    });
    turnWith(state, 27);
    expect(state.capitalist.revenue).toBe(120 + 75 + 10);
  });

  it('cards 4 and 9: a Business Deal first in 6B or 6C, whose goods count', () => {
    const make = (section: 'A' | 'B') =>
      table((t) => {
        at(t, { 'foreign-trade': section });
        t.deals.open = ['business-deal-luxury-12', 'business-deal-food-6'];
      });
    const state = make('B');
    const { log } = turnWith(state, 9);
    // The dearer costs 50 and brings 12 Luxury into the zone, sold for 55 and 30.
    expect(entries(log, 'deal').map(({ card, to }) => [card, to])).toEqual([
      ['business-deal-luxury-12', 'free-trade-zone'],
    ]);
    expect(state.capitalist.revenue).toBe(120 - 50 + 85);
    expect(performed(turnWith(make('A'), 4).log)).not.toContain('sell-to-foreign-market');
  });
});

describe('Lobby', () => {
  it('in Simplified Mode needs less Influence than all others together, and 30', () => {
    const make = (others: number, revenue = 120) =>
      table((t) => {
        t.capitalist.influence = 2;
        t.capitalist.revenue = revenue;
        t.working.influence = others;
        t.middle.influence = 1;
      });
    const state = make(2);
    expect(performed(turnWith(state, 5).log)).toEqual(['lobby']);
    expect({ influence: state.capitalist.influence, revenue: state.capitalist.revenue }).toEqual({
      influence: 5,
      revenue: 90,
    });
    expect(failures(turnWith(make(1), 5).log)).toContainEqual(['lobby', 'enough-influence']);
    expect(failures(turnWith(make(2, 29), 5).log)).toContainEqual(['lobby', 'lobby-impossible']);
  });

  it('is checked by what the others will have more, once a bill is proposed', () => {
    const state = table(
      (t) => {
        t.capitalist.influence = 1;
        t.working.influence = 2;
        t.working.unions.education = true;
        t.middle.influence = 1;
        t.state.influence = 1;
        t.state.legitimacy = { working: 4, middle: 4, capitalist: 4 };
        t.demonstration = true;
        company(t, 'radio-station', 'capitalist', { staff: { class: 'middle', skills: ['unskilled', 'unskilled'] } });
        findCompany(t, 'supermarket-start').onStrike = true;
      },
      'advanced',
      4,
    );
    const rows = () =>
      perform(state, function* (t) {
        return checkInfluence(turnOf(t, 'capitalist', 1));
      }).result.map(({ rows: count }) => count);
    expect(rows()).toEqual([0, 1]);
    state.bills.taxation = { by: 'working', section: 'B' };
    const media = 2;
    // Working 2 + union + strike + demonstration, Middle 1, State 1 + 2; it has 1 and its station's production.
    expect(rows()).toEqual([5 + 1 + 3 - 1 - media, 0]);
  });
});

describe('Free Actions', () => {
  it('put prices to the middle, or to the highest in 6A, 4C and 5C', () => {
    const state = table();
    decidedBy(state, startTurn);
    expect(state.capitalist.prices).toEqual({ food: 12, luxury: 8, health: 8, education: 10 });
    at(state, { 'foreign-trade': 'A', 'welfare-health': 'C', 'welfare-education': 'B' });
    decidedBy(state, startTurn);
    expect(state.capitalist.prices).toEqual({ food: 15, luxury: 10, health: 10, education: 8 });
  });

  it('pay a Loan off with 100 in the Capital', () => {
    const state = table((t) => {
      t.capitalist.loans = 2;
      t.capitalist.capital = 149;
    });
    decidedBy(state, startTurn);
    expect({ loans: state.capitalist.loans, capital: state.capitalist.capital }).toEqual({ loans: 1, capital: 99 });
  });

  it('answer each Strike once: two cards for a precious company, one for another', () => {
    const make = (...cards: number[]) => {
      const state = table((t) => {
        findCompany(t, 'supermarket-start').onStrike = true;
        t.supply.strikes--;
      });
      stack(state, 'capitalist', ...cards);
      decidedBy(state, startTurn);
      return state;
    };
    // It is its only company in Agriculture: of cards 2 and 1 the second shows the symbol.
    const numbers = (influence: boolean) =>
      Array.from({ length: 30 }, (_, i) => i + 1).filter((number) => symbolOf(number) === influence);
    const [yes = 0] = numbers(true);
    const [no = 0, other = 0] = numbers(false);
    const raised = make(no, yes);
    expect(findCompany(raised, 'supermarket-start')).toMatchObject({
      wage: 3,
      workers: [{ committed: true }, { committed: true }],
    });
    const kept = make(no, other);
    expect(findCompany(kept, 'supermarket-start').wage).toBe(2);
    const before = kept.automas?.capitalist?.deck.length;
    const { log } = decidedBy(kept, startTurn);
    expect({ drew: entries(log, 'automa-drew'), left: kept.automas?.capitalist?.deck.length }).toEqual({
      drew: [],
      left: before,
    });
  });

  it('lower wages again at the start of a round (G-20)', () => {
    const state = table((t) => {
      findCompany(t, 'supermarket-start').wage = 3;
    });
    decidedBy(state, startRound);
    expect(findCompany(state, 'supermarket-start').wage).toBe(2);
  });

  it('buy storage when something finds no room, after the Free Trade Zone, and never twice', () => {
    const state = table((t) => {
      t.capitalist.storage.food = 8;
      t.supply.resources.food = 60;
    });
    const stored = (amount: number) =>
      decidedBy(state, function* (t) {
        return store(t, 'capitalist', 'food', amount);
      }).result;
    expect(stored(8)).toBe(8);
    expect({ zone: state.capitalist.zone.food, tiles: state.capitalist.tiles }).toEqual({ zone: 8, tiles: [] });
    expect(stored(3)).toBe(3);
    expect({ revenue: state.capitalist.revenue, tiles: state.capitalist.tiles }).toEqual({
      revenue: 100,
      tiles: ['food'],
    });
    expect(stored(9)).toBe(5);
    expect(state.capitalist.revenue).toBe(100);
  });

  it('clear the whole Market in the Preparation Phase', () => {
    const state = automaTable(3, { capitalist: 'simplified' }, (t) => {
      t.phase = 'preparation';
      t.round = 2;
      t.step = 4;
    });
    const before = [...state.capitalist.market];
    decidedBy(state, prepare, [['discard-companies', [], 'middle']]);
    expect(state.capitalist.market).toHaveLength(4);
    expect(state.capitalist.market.some((id) => before.includes(id))).toBe(false);
  });
});

function symbolOf(number: number): boolean {
  return perform(table(), function* (t) {
    return turnOf(t, 'capitalist', number).card.influence;
  }).result;
}
