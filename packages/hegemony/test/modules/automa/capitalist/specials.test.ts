/** The Special Actions of the Capitalist Class Automa, and the conditions on cards that begin with their symbol. */
import { describe, expect, it } from 'vitest';
import { CAPITALIST_CARDS } from '../../../../src/modules/automa/capitalist/cards.js';
import { CAPITALIST_CONDITIONS } from '../../../../src/modules/automa/capitalist/conditions.js';
import { CAPITALIST_SPECIALS } from '../../../../src/modules/automa/capitalist/specials.js';
import { findCompany } from '../../../../src/rules/companies.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, company, perform, unemployed } from '../../../support.js';
import { automaTable, entries, performed, turnOf, turnWith } from '../support.js';

/** Nothing but the Special Action can be done: no market, goods, bill, and Influence enough. */
const table = (change: (state: HegemonyState) => void = () => {}, players: 2 | 3 | 4 = 3) =>
  automaTable(players, { capitalist: 'simplified' }, (state) => {
    state.companies = state.companies.filter(({ workers }) => !workers.includes(null));
    state.capitalist.market = [];
    state.capitalist.bills = 0;
    state.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 };
    state.capitalist.influence = 9;
    state.deals.open = [];
    change(state);
  });

const done = (state: HegemonyState, card: number) => performed(turnWith(state, card).log).includes('special-action');

describe('the Special Actions', () => {
  it('cards 1 and 16: 5 from the State for each company in 1A or 1B, Legitimacy for every three', () => {
    const state = table((t) => at(t, { 'fiscal-policy': 'B' }), 4);
    const companies = state.companies.filter(({ owner }) => owner === 'capitalist').length;
    turnWith(state, 1);
    expect(state.capitalist.revenue).toBe(120 + 5 * companies);
    expect(state.state.legitimacy.capitalist).toBe(2 + Math.floor(companies / 3));
    expect(done(table(), 16)).toBe(false);
  });

  it('cards 2 and 11: one company produces once more, the one that is worth most', () => {
    const state = table();
    const { log } = turnWith(state, 11);
    expect(entries(log, 'produced')).toHaveLength(1);
    const struck = table((t) => {
      for (const one of t.companies) one.onStrike = one.owner === 'capitalist';
    });
    expect(done(struck, 2)).toBe(false);
  });

  it('cards 3 and 14: machinery for 20, a second for 25; not in round 5', () => {
    const state = table((t) => {
      t.capitalist.revenue = 44;
    });
    turnWith(state, 3);
    expect({ revenue: state.capitalist.revenue, left: state.supply.machinery }).toEqual({ revenue: 24, left: 5 });
    // Agriculture before Luxury.
    expect(findCompany(state, 'supermarket-start').machinery).toBe(true);
    const rich = table();
    turnWith(rich, 14);
    expect({ revenue: rich.capitalist.revenue, left: rich.supply.machinery }).toEqual({ revenue: 75, left: 4 });
    const late = table((t) => {
      t.round = 5;
    });
    expect(done(late, 14)).toBe(false);
  });

  it('cards 4 and 18: three cubes of others become its own', () => {
    const state = table();
    turnWith(state, 18);
    expect(state.bag.capitalist).toBe(11);
    const none = table((t) => {
      t.bag.capitalist = 25;
      t.cubes.capitalist = 0;
    });
    expect(done(none, 4)).toBe(false);
  });

  it('cards 5 and 13: six cubes are drawn, those of others leave', () => {
    const state = table((t) => {
      t.bag = { working: 2, middle: 2, capitalist: 2 };
      t.cubes = { working: 23, middle: 23, capitalist: 23 };
    });
    turnWith(state, 13);
    expect(state.bag).toEqual({ working: 0, middle: 0, capitalist: 2 });
  });

  it('cards 6, 17, 24: a Business Deal, the dearest that it can pay', () => {
    const state = table((t) => {
      t.deals.open = ['business-deal-luxury-8', 'business-deal-food-8'];
      t.capitalist.revenue = 54;
    });
    turnWith(state, 24);
    expect({ zone: state.capitalist.zone, revenue: state.capitalist.revenue }).toEqual({
      zone: { food: 0, luxury: 8 },
      revenue: 24,
    });
    expect(done(table(), 6)).toBe(false);
  });

  it('card 7: 50 to the State, out of Capital, for 7 points', () => {
    const state = table((t) => {
      t.capitalist.capital = 60;
    });
    turnWith(state, 7);
    expect({ capital: state.capitalist.capital, vp: state.capitalist.vp }).toEqual({ capital: 10, vp: 7 });
    const poor = table((t) => {
      t.capitalist.revenue = 49;
    });
    expect(done(poor, 7)).toBe(false);
  });

  it('cards 8 and 27: new workers from the Supply for 10, in 7B or 7C', () => {
    const make = (section: 'A' | 'B') =>
      table((t) => {
        at(t, { immigration: section });
        company(t, 'supermarket', 'capitalist');
      });
    const state = make('B');
    turnWith(state, 27);
    expect(findCompany(state, 'supermarket').workers).toMatchObject([
      { class: 'middle', skill: 'agriculture', committed: true },
      { class: 'middle', skill: 'unskilled', committed: true },
    ]);
    expect(state.capitalist.revenue).toBe(110);
    expect(done(make('A'), 8)).toBe(false);
  });

  it('cards 9 and 26: the unemployed fill a company, and the State pays 5 for each, in 4A or 4B', () => {
    const make = (section: 'B' | 'C') =>
      table((t) => {
        at(t, { 'welfare-health': section });
        company(t, 'supermarket', 'capitalist');
        unemployed(t, 'working', { agriculture: 1, unskilled: 1 });
      }, 4);
    const state = make('B');
    turnWith(state, 9);
    expect({ revenue: state.capitalist.revenue, legitimacy: state.state.legitimacy.capitalist }).toEqual({
      revenue: 130,
      legitimacy: 3,
    });
    expect(done(make('C'), 26)).toBe(false);
  });

  it('cards 9 and 26: a Demonstration goes on, since nothing has been built (H45)', () => {
    const state = table((t) => {
      at(t, { 'welfare-health': 'B' });
      t.demonstration = true;
      company(t, 'supermarket', 'capitalist');
      unemployed(t, 'working', { agriculture: 1, unskilled: 1 });
    });
    turnWith(state, 9);
    expect(findCompany(state, 'supermarket').workers.every((worker) => worker?.class === 'working')).toBe(true);
    expect(state.demonstration).toBe(true);
  });

  it('cards 10 and 22: workers of a Public company go over where just they are needed, for the highest wage', () => {
    const poach = CAPITALIST_SPECIALS['poach-from-public-company'];
    const state = table((t) => company(t, 'medical-village', 'capitalist'));
    perform(state, (t) => poach.perform(t, 'capitalist'));
    const village = findCompany(state, 'medical-village');
    expect(village.workers.every((worker) => worker?.committed)).toBe(true);
    expect({ wage: village.wage, left: findCompany(state, 'university-hospital').workers }).toEqual({
      wage: 3,
      left: [null, null, null],
    });
    // Committed workers stay, and so do those of other colours; in 2A nobody goes.
    const committed = table((t) => {
      company(t, 'medical-village', 'capitalist');
      for (const worker of findCompany(t, 'university-hospital').workers) if (worker) worker.committed = true;
    });
    expect(poach.can(committed, 'capitalist')).toBe(false);
    expect(
      poach.can(
        table((t) => company(t, 'supermarket', 'capitalist')),
        'capitalist',
      ),
    ).toBe(false);
    expect(poach.needs).toEqual({ policy: 'labor-market', sections: ['B', 'C'] });
    expect([10, 22].map((card) => CAPITALIST_CARDS[card - 1]?.special)).toEqual(
      Array(2).fill('poach-from-public-company'),
    );
  });

  it('cards 15 and 21: three cubes, and three more for 15', () => {
    const state = table();
    turnWith(state, 15);
    expect({ bag: state.bag.capitalist, revenue: state.capitalist.revenue }).toEqual({ bag: 14, revenue: 105 });
    const poor = table((t) => {
      t.capitalist.revenue = 14;
    });
    turnWith(poor, 21);
    expect(poor.bag.capitalist).toBe(11);
  });

  it('card 12: two cubes for each company that tariffs shelter', () => {
    const state = table((t) => at(t, { 'foreign-trade': 'B' }));
    turnWith(state, 12);
    expect(state.bag.capitalist).toBe(10);
    const high = table((t) => at(t, { 'foreign-trade': 'A' }));
    turnWith(high, 12);
    expect(high.bag.capitalist).toBe(12);
    expect(
      done(
        table((t) => at(t, { 'foreign-trade': 'C' })),
        12,
      ),
    ).toBe(false);
  });

  it('cards 23 and 28: half of the Revenue becomes Capital', () => {
    const state = table((t) => {
      t.capitalist.revenue = 151;
    });
    turnWith(state, 23);
    expect(state.capitalist).toMatchObject({ revenue: 76, capital: 75 });
    expect(done(table(), 28)).toBe(false);
  });

  it('card 25: up to 6 Luxury for the State at 10, and 1 Influence; Legitimacy for every three', () => {
    const state = table((t) => {
      t.capitalist.storage.luxury = 3;
    }, 4);
    turnWith(state, 25);
    expect({
      revenue: state.capitalist.revenue,
      influence: state.capitalist.influence,
      sold: state.state.goods.luxury,
    }).toEqual({
      revenue: 150,
      influence: 10,
      sold: 3,
    });
    expect(state.state.legitimacy.capitalist).toBe(3);
    expect(done(table(), 25)).toBe(false);
  });

  it('cards 19, 29 and 20, 30: up to 9 Health or Education for the State at 10', () => {
    const state = table((t) => {
      t.capitalist.storage = { food: 0, luxury: 0, health: 2, education: 0 };
    });
    turnWith(state, 29);
    expect(state.capitalist.revenue).toBe(140);
    const other = table((t) => {
      t.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 2 };
    });
    turnWith(other, 20);
    expect(other.capitalist.revenue).toBe(140);
    expect([done(table(), 19), done(table(), 30)]).toEqual([false, false]);
  });
});

describe('cards that begin with the Special Action (AU-4.9, AU-5.18)', () => {
  const rows = (name: keyof typeof CAPITALIST_CONDITIONS, state: HegemonyState) =>
    perform(state, function* (t) {
      return CAPITALIST_CONDITIONS[name](turnOf(t, 'capitalist', 3));
    }).result.map(({ rows: count }) => count);

  it('count companies without machinery, and time left', () => {
    const state = table();
    expect(rows('sa-machinery', state)[1]).toBe(2);
    state.round = 5;
    expect(rows('sa-machinery', state)[1]).toBe(0);
    state.companies = [];
    expect(rows('sa-machinery', state)).toEqual([0, 0]);
  });

  it('count sheltered companies, revenue and Luxury', () => {
    expect(
      rows(
        'sa-trade',
        table((t) => at(t, { 'foreign-trade': 'A' })),
      ),
    ).toEqual([1, 1]);
    expect(
      rows(
        'sa-trade',
        table((t) => at(t, { 'foreign-trade': 'C' })),
      ),
    ).toEqual([0, 0]);
    const rich = table((t) => {
      t.capitalist.revenue = 210;
    });
    expect(rows('sa-revenue', rich)).toEqual([2, 2, 0]);
    expect(rows('sa-revenue', table())).toEqual([0, 0, 0]);
    const goods = table((t) => {
      t.capitalist.storage.luxury = 7;
      t.capitalist.influence = 0;
    });
    expect(rows('sa-luxury', goods)).toEqual([2, 1]);
  });

  it('go on to the next symbol in Simplified Mode where the first condition fails', () => {
    const state = table((t) => {
      t.capitalist.influence = 0;
      t.capitalist.bills = 3;
    });
    const { log } = turnWith(state, 23);
    expect(entries(log, 'automa-failed')[0]).toEqual({
      seat: 'capitalist',
      action: 'special-action',
      because: 'much-revenue',
    });
    expect(performed(log)).toEqual(['propose-bill']);
  });
});
