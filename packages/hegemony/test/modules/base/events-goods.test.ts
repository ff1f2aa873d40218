/** The events that ask the State to provide goods and services. */
import { describe, expect, it } from 'vitest';
import { companiesOf } from '../../../src/rules/companies.js';
import { emptied } from '../../support.js';
import { amount, canResolve, facing, forClass, moreCompanies, options, peopled, resolve, stock } from './facing.js';

describe('Companies Demand Better Internet', () => {
  const event = 'ev-companies-demand-better-internet';

  it('provides 2 Luxury from abroad for 3 Capitalist companies at 6 each without tariff: +1 Legitimacy', () => {
    const { state } = resolve(facing(event), [forClass('capitalist')]);
    expect(state.state.treasury).toBe(120 - 12);
    expect(state.state.benefits.capitalist.resources.luxury).toBe(2);
    expect(state.capitalist.storage.luxury).toBe(2);
    expect(state.state.legitimacy.capitalist).toBe(3);
  });

  it('provides 4 Luxury for 7 companies for +2, and 3 for 5 for +1', () => {
    for (const [more, luxury, legitimacy] of [
      [4, 4, 4],
      [2, 3, 3],
    ] as const) {
      const state = facing(event, (s) => moreCompanies(s, more));
      resolve(state, [forClass('capitalist')]);
      expect(state.state.benefits.capitalist.resources.luxury).toBe(luxury);
      expect(state.state.legitimacy.capitalist).toBe(legitimacy);
    }
  });

  it('brings nothing for a single Luxury, but settles the event', () => {
    const { state } = resolve(facing(event), [forClass('middle'), amount(1)]);
    expect(state.state.legitimacy.middle).toBe(2);
    expect([state.state.treasury, state.capitalist.revenue, state.capitalist.storage.luxury]).toEqual([112, 128, 1]);
  });

  it('cannot be done for a class without operational companies, nor without money', () => {
    const state = facing(event, (s) => {
      for (const { id } of companiesOf(s, 'middle')) emptied(s, id);
    });
    resolve(state);
    expect(state.state.benefits.capitalist.resources.luxury).toBe(2);
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 5 })))).toBe(false);
    const cheap = facing(event, (s) => Object.assign(s.state, { treasury: 6 }));
    resolve(cheap);
    expect(cheap.state.benefits.middle.resources.luxury).toBe(1);
  });
});

describe('Declining Birth Rate', () => {
  const event = 'ev-declining-birth-rate';

  it('provides 4 Health for a Population of 7, one of them bought from the Capitalist Class (example p. 27)', () => {
    const state = facing(event, (s) => {
      peopled(s, 'working', 7);
      stock(s, s.state.services, { health: 3 });
      stock(s, s.middle.storage, { health: 0 });
      stock(s, s.capitalist.storage, { health: 2 });
    });
    resolve(state, [forClass('working'), amount(3)]);
    expect(state.state.benefits.working.resources.health).toBe(4);
    expect([state.state.services.health, state.capitalist.storage.health]).toEqual([0, 1]);
    expect([state.state.treasury, state.capitalist.revenue]).toEqual([112, 128]);
    expect(state.state.legitimacy.working).toBe(3);
    expect(state.state.tokens.working).toBe(0);
  });

  it('needs 3 Health for a Middle Class of 6, and buys none from it', () => {
    const state = facing(event, (s) => {
      peopled(s, 'middle', 6);
      stock(s, s.state.services, { health: 2 });
    });
    expect(options(state)?.about).toMatchObject({ class: 'working' });
    stock(state, state.state.services, { health: 3 });
    resolve(state, [forClass('middle')]);
    expect(state.state.benefits.middle.resources.health).toBe(3);
    expect(state.middle.storage.health).toBe(1);
    expect(state.state.legitimacy.middle).toBe(3);
  });

  it('may buy what it has and keep its own', () => {
    const state = facing(event, (s) => stock(s, s.capitalist.storage, { health: 2 }));
    resolve(state, [forClass('working'), amount(0), amount(1)]);
    expect(state.state.services.health).toBe(6);
    expect([state.middle.money, state.capitalist.revenue, state.state.treasury]).toEqual([48, 128, 104]);
  });

  it('takes no loan for it', () => {
    const state = facing(event, (s) => {
      stock(s, s.state.services, { health: 1 });
      s.state.treasury = 7;
    });
    expect(canResolve(state)).toBe(false);
    state.state.treasury = 8;
    resolve(state);
    expect([state.state.treasury, state.state.loans, state.middle.money]).toEqual([0, 0, 48]);
  });
});

describe('Demand for Higher Welfare Standards', () => {
  const event = 'ev-demand-for-higher-welfare-standards';

  it('provides one Health and one Education for a Population of 3', () => {
    const state = facing(event);
    resolve(state, [forClass('middle'), amount(1)]);
    const { health, education } = state.state.benefits.middle.resources;
    expect([health, education]).toEqual([1, 1]);
    expect(state.state.services).toMatchObject({ health: 5, education: 5 });
    expect(state.state.legitimacy.middle).toBe(3);
  });

  it('mixes 3 for a Population of 5 as the State likes', () => {
    const state = facing(event, (s) => {
      peopled(s, 'middle', 5);
      stock(s, s.capitalist.storage, { education: 0 });
    });
    resolve(state, [forClass('middle'), amount(2)]);
    expect(state.state.benefits.middle.resources).toMatchObject({ health: 2, education: 1 });
    expect(state.state.legitimacy.middle).toBe(3);
  });

  it('needs one of each kind', () => {
    const state = facing(event, (s) => {
      stock(s, s.state.services, { education: 0 });
      stock(s, s.capitalist.storage, { education: 0 });
    });
    expect(canResolve(state)).toBe(false);
  });
});

describe('Drought', () => {
  const event = 'ev-drought';

  it('provides Food for half the Population and gains a token', () => {
    const state = facing(event);
    resolve(state, [forClass('working'), amount(1), amount(0)]);
    expect(state.state.benefits.working.resources.food).toBe(2);
    expect([state.middle.money, state.middle.storage.food, state.state.treasury]).toEqual([52, 0, 120 - 12 - 10]);
    expect([state.state.tokens.working, state.state.legitimacy.working]).toEqual([1, 3]);
  });

  it('provides Food for half the operational companies of the Capitalist Class', () => {
    const state = facing(event);
    resolve(state, [forClass('capitalist'), amount(0)]);
    expect(state.state.benefits.capitalist.resources.food).toBe(2);
    expect([state.capitalist.storage.food, state.state.treasury]).toEqual([1, 100]);
    expect([state.state.tokens.capitalist, state.state.legitimacy.capitalist]).toEqual([1, 3]);
  });

  it('cannot be done for a Capitalist Class without operational companies, nor without money', () => {
    const state = facing(event, (s) => {
      for (const { id } of companiesOf(s, 'capitalist')) emptied(s, id);
    });
    resolve(state, [amount(0), amount(0)]);
    expect(state.state.benefits.working.resources.food).toBe(2);
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 19 })))).toBe(false);
  });
});

describe('Earthquake', () => {
  const event = 'ev-earthquake';

  it('pays 1 Legitimacy for every 2 items', () => {
    for (const [population, items, legitimacy] of [
      [3, 2, 3],
      [5, 3, 3],
      [7, 4, 4],
      [9, 5, 4],
    ] as const) {
      const state = facing(event, (s) => {
        peopled(s, 'middle', population);
        stock(s, s.capitalist.storage, { food: 0 });
        stock(s, s.state.goods, { food: 1 });
        s.state.treasury = 0;
      });
      resolve(state, [forClass('middle')]);
      expect(state.state.benefits.middle.resources).toMatchObject({ food: 1, health: items - 1 });
      expect(state.state.legitimacy.middle).toBe(legitimacy);
    }
  });

  it('needs one Food and one Health', () => {
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 9 })))).toBe(false);
    const state = facing(event, (s) => {
      stock(s, s.state.services, { health: 0 });
      stock(s, s.middle.storage, { health: 0 });
    });
    expect(canResolve(state)).toBe(false);
  });
});

describe('Global Supply Chain Crisis', () => {
  const event = 'ev-global-supply-chain-crisis';

  it('pays 1 Legitimacy for every 2 items for the Working Class', () => {
    const state = facing(event, (s) => peopled(s, 'working', 7));
    resolve(state, [forClass('working'), amount(1), amount(0), amount(0), amount(2)]);
    expect(state.state.benefits.working.resources).toMatchObject({ food: 1, luxury: 3 });
    expect(state.state.treasury).toBe(120 - 10 - 16 - 6);
    expect([state.state.legitimacy.working, state.state.vp]).toEqual([4, 0]);
  });

  it('pays 1 VP for every item for the Middle Class', () => {
    const state = facing(event, (s) => peopled(s, 'middle', 5));
    resolve(state, [forClass('middle'), amount(2), amount(0), amount(0)]);
    expect(state.state.benefits.middle.resources).toMatchObject({ food: 2, luxury: 1 });
    expect([state.state.legitimacy.middle, state.state.vp, state.state.treasury]).toEqual([2, 3, 120 - 20 - 6]);
  });

  it('offers only mixes that can be paid', () => {
    const state = facing(event, (s) => {
      peopled(s, 'working', 9);
      s.state.treasury = 10 + 4 * 6;
      stock(s, s.capitalist.storage, { food: 0, luxury: 0 });
    });
    resolve(state, [forClass('working')]);
    expect(state.state.benefits.working.resources).toMatchObject({ food: 1, luxury: 4 });
    expect(state.state.treasury).toBe(0);
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 15 })))).toBe(false);
  });
});

describe('Low Education Index', () => {
  const event = 'ev-low-education-index';

  it('provides Education for half the Population for 1 Legitimacy', () => {
    const state = facing(event);
    resolve(state, [forClass('working'), amount(1)]);
    expect(state.state.benefits.working.resources.education).toBe(2);
    expect([state.state.services.education, state.capitalist.storage.education]).toEqual([5, 1]);
    expect([state.state.treasury, state.capitalist.revenue]).toEqual([112, 128]);
    expect(state.state.legitimacy.working).toBe(3);
  });

  it('needs all of it', () => {
    const state = facing(event, (s) => {
      stock(s, s.state.services, { education: 1 });
      stock(s, s.capitalist.storage, { education: 0 });
    });
    expect(canResolve(state)).toBe(false);
  });
});

describe('Technological Illiteracy (H71)', () => {
  const event = 'ev-technological-illiteracy';

  it('provides Luxury and Education for half the Population of the Working Class', () => {
    const state = facing(event, (s) => peopled(s, 'working', 7));
    resolve(state, [forClass('working'), amount(2), amount(1), amount(2)]);
    expect(state.state.benefits.working.resources).toMatchObject({ luxury: 2, education: 2 });
    expect(state.state.treasury).toBe(120 - 8 - 6);
    expect(state.state.legitimacy.working).toBe(4);
  });

  it('provides them for half the operational companies of the Capitalist Class', () => {
    const state = facing(event);
    resolve(state, [forClass('capitalist')]);
    expect(state.state.benefits.capitalist.resources).toMatchObject({ luxury: 1, education: 1 });
    expect([state.state.treasury, state.state.services.education]).toEqual([114, 5]);
    expect(state.state.legitimacy.capitalist).toBe(3);
  });

  it('cannot be done for a Capitalist Class with fewer than 3 operational companies', () => {
    const state = facing(event, (s) => emptied(s, 'supermarket-start'));
    resolve(state, [amount(0), amount(1)]);
    expect(state.state.benefits.working.resources).toMatchObject({ luxury: 1, education: 1 });
  });
});
