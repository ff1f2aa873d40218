/** The new card that each class has of its own. */
import { describe, expect, it } from 'vitest';
import { addToState, toSupply } from '../../../src/rules/goods.js';
import { population } from '../../../src/rules/labour.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, company, emptied, peopled, staffed } from '../../support.js';
import { asked, play, playable, table } from './hand.js';

/** The State has so much Health in its Public Services. */
function healthy(state: HegemonyState, health: number): HegemonyState {
  const less = state.state.services.health - health;
  addToState(state, 'health', -less);
  toSupply(state, 'health', less);
  return state;
}

const legitimacy = ({ state }: HegemonyState) => state.legitimacy;

describe('Rising COVID-19 Cases (NC-5)', () => {
  const CARD = 'rising-covid-19-cases';
  const take = (amount: number) => ['card-amount', amount, 'working'] as const;

  it('takes Health for half the Population, rounded up, which pays no Welfare tile, and brings 1 Legitimacy', () => {
    const state = table(4);
    play(state, 'working', CARD, take(2), ['buy-resource', null]);
    expect(state.working).toMatchObject({ goods: { health: 2 }, money: 30 });
    expect(state.state).toMatchObject({ services: { health: 4 }, vp: 0, legitimacy: { working: 3 } });
  });

  it('lets Health be bought from all three sellers, up to the Population from each', () => {
    const state = table(4, (fresh) => {
      fresh.working.money = 100;
      fresh.middle.storage.health = 3;
      fresh.capitalist.storage.health = 4;
      fresh.supply.resources.health -= 6;
    });
    play(
      state,
      'working',
      CARD,
      take(2),
      ['buy-resource', 'health'],
      ['buy-source', 'state'],
      ['buy-amount', 3],
      ['buy-source', 'middle'],
      ['buy-amount', 3],
      ['buy-source', 'capitalist'],
      ['buy-amount', 3],
    );
    // 5 each at section B, 8 each from the two classes; 1 VP for the State from its Welfare tile, for the sale.
    expect(state.working).toMatchObject({ goods: { health: 11 }, money: 100 - 15 - 24 - 24 });
    expect(state.state.vp).toBe(1);
  });

  it('takes no more than is there, and none if one likes', () => {
    const state = healthy(table(4), 1);
    expect(asked(state, 'working', CARD)?.range).toEqual({ min: 0, max: 1 });
    expect(asked(peopled(table(4), 'working', 7), 'working', CARD)?.range).toEqual({ min: 0, max: 4 });
  });

  it('needs Health that can be taken or bought', () => {
    const state = healthy(table(2), 0);
    expect(playable(structuredClone(state), 'working', CARD)).toBe(false);
    state.capitalist.storage.health = 1;
    expect(playable(structuredClone(state), 'working', CARD)).toBe(true);
    state.working.money = 7;
    expect(playable(state, 'working', CARD)).toBe(false);
  });

  it.each([2, 3] as const)('works with %i players, without Legitimacy', (players) => {
    const state = table(players);
    play(state, 'working', CARD, take(2), ['buy-resource', null]);
    expect(state.working.goods.health).toBe(2);
    expect(legitimacy(state).working).toBe(2);
  });
});

describe('COVID-19 Stimulus Package', () => {
  const CARD = 'covid-19-stimulus-package';

  it('pays 2 for each worker with others and 4 for each own company, and 1 Legitimacy for every 15', () => {
    const state = table(4);
    play(state, 'middle', CARD);
    // Three at the Technical University, two at the mall; a convenience store and a doctor's office.
    expect(state.middle.money).toBe(40 + 5 * 2 + 2 * 4);
    expect(state.state).toMatchObject({ treasury: 102, legitimacy: { middle: 3 } });
  });

  it('counts companies that do not work, and adds up before it divides', () => {
    const state = table(4);
    emptied(state, 'technical-university');
    emptied(state, 'doctors-office-start');
    company(state, 'pharmacy', 'middle');
    play(state, 'middle', CARD);
    // 2 x 2 + 3 x 4 = 16: neither 4 nor 12 would do.
    expect(state.middle.money).toBe(56);
    expect(legitimacy(state).middle).toBe(3);
  });

  it('makes the State take a loan if its Treasury is short', () => {
    const state = table(3, (fresh) => {
      fresh.state.treasury = 10;
    });
    play(state, 'middle', CARD);
    expect(state.state).toMatchObject({ treasury: 42, loans: 1, legitimacy: { middle: 2 } });
  });

  it('is not offered where nothing would be paid', () => {
    const state = table(4, (fresh) => {
      fresh.companies = fresh.companies.filter(({ owner }) => owner !== 'middle');
    });
    for (const id of ['technical-university', 'shopping-mall-start']) emptied(state, id);
    expect(playable(state, 'middle', CARD)).toBe(false);
  });
});

describe('COVID-19 Vaccine R&D Funding', () => {
  const CARD = 'covid-19-vaccine-rd-funding';
  const working = (state: HegemonyState) => {
    staffed(state, 'clinic-start', 'working', ['healthcare', 'unskilled']);
    return state;
  };

  it.each([
    [2, 2],
    [3, 2],
    [4, 3],
  ] as const)('with %i players pays 15 into Revenue for an operational Healthcare company', (players, after) => {
    const state = working(table(players));
    play(state, 'capitalist', CARD);
    expect(state.capitalist.revenue).toBe(135);
    expect(state.state).toMatchObject({ treasury: 105, legitimacy: { capitalist: after } });
  });

  it('counts every one of them, not those that stand still nor those of others', () => {
    const state = working(table(4));
    company(state, 'pharmaceutical-company', 'capitalist');
    expect(play(structuredClone(state), 'capitalist', CARD).state.capitalist.revenue).toBe(135);
    staffed(state, 'pharmaceutical-company', 'working', ['healthcare', 'unskilled', 'unskilled']);
    play(state, 'capitalist', CARD);
    expect(state.capitalist.revenue).toBe(150);
    expect(legitimacy(state).capitalist).toBe(4);
  });

  it('makes the State take a loan, and needs a company', () => {
    const poor = working(table(4));
    poor.state.treasury = 0;
    play(poor, 'capitalist', CARD);
    expect(poor.state).toMatchObject({ treasury: 35, loans: 1 });
    expect(playable(table(4), 'capitalist', CARD)).toBe(false);
  });
});

describe('COVID-19 Vaccination Program', () => {
  const CARD = 'covid-19-vaccination-program';
  const amount = (count: number) => ['card-amount', count, 'state'] as const;
  const forWorkers = ['card-class', 'working', 'state'] as const;

  it('buys Health abroad for 5 each, and provides as much as the Population, for 1 Legitimacy per 3', () => {
    const state = table(4);
    play(state, 'state', CARD, amount(4), forWorkers, amount(3));
    expect(state.state).toMatchObject({
      treasury: 100,
      services: { health: 7 },
      legitimacy: { working: 3, middle: 2 },
    });
    expect(state.state.benefits.working.resources.health).toBe(3);
  });

  it('buys no more than can be stored: what its hospitals make and 6', () => {
    const range = (state: HegemonyState) => asked(state, 'state', CARD)?.range;
    // The University Hospital makes 6, and 6 lie there.
    expect(range(table(4))).toEqual({ min: 0, max: 6 });
    const poor = table(4, (state) => {
      state.state.treasury = 14;
    });
    // No loan for it.
    expect(range(poor)).toEqual({ min: 0, max: 2 });
  });

  it('makes it buy what is missing: no less than with which somebody can be provided for', () => {
    const state = healthy(table(4), 0);
    // The Middle Class has 1 to sell at 8 for the workers; both have a Population of 3.
    expect([population(state, 'working'), population(state, 'middle')]).toEqual([3, 3]);
    expect(asked(state, 'state', CARD)?.range).toEqual({ min: 2, max: 12 });
    play(state, 'state', CARD, amount(2));
    expect(state.state).toMatchObject({ treasury: 120 - 10 - 8, services: { health: 0 } });
    expect(state.state.benefits.working.resources.health).toBe(3);
  });

  it('discards what lay there before', () => {
    const state = table(4);
    state.state.benefits.working.money = 20;
    play(state, 'state', CARD, amount(0), forWorkers, amount(3));
    expect(state.state.benefits.working).toMatchObject({ money: 0, resources: { health: 3 } });
  });

  it('gives 2 Legitimacy for a Population of 7, which may be that of the Middle Class', () => {
    const state = peopled(at(table(4), { 'welfare-health': 'A' }), 'middle', 7);
    play(state, 'state', CARD, amount(1), ['card-class', 'middle']);
    expect(legitimacy(state).middle).toBe(4);
  });

  it('needs Health for a whole class, and money for what is missing', () => {
    const state = healthy(table(4), 2);
    state.middle.storage.health = 0;
    state.state.treasury = 4;
    expect(playable(structuredClone(state), 'state', CARD)).toBe(false);
    state.state.treasury = 5;
    expect(playable(state, 'state', CARD)).toBe(true);
  });
});
