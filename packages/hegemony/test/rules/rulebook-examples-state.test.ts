/** The worked examples of the rulebook, second part: the State, politics, loans, the IMF, and the FAQ. */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { companiesOf, findCompany } from '../../src/rules/companies.js';
import { checkImf } from '../../src/rules/imf.js';
import { population, workerCount } from '../../src/rules/labour.js';
import { pay } from '../../src/rules/money.js';
import { taxMultiplier } from '../../src/rules/policies.js';
import { prepare } from '../../src/rules/round/preparation.js';
import { scoring } from '../../src/rules/round/scoring.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { incomeTax } from '../../src/rules/taxes.js';
import { holdVote } from '../../src/rules/vote.js';
import {
  act,
  at,
  company,
  emptied,
  mayAct,
  peopled,
  perform,
  playCard,
  position,
  type Scripted,
  staffed,
} from '../support.js';

describe('p. 26-27: Anna and her Legitimacy', () => {
  it.each([
    [5, 50, 3],
    [6, 60, 4],
  ])('Health Crisis: Claire sells %i Health for %i; her Legitimacy becomes %i', (amount, money, legitimacy) => {
    const state = position(4, ({ middle, state: board }) => {
      middle.storage.health = amount;
      board.services.health = 3;
    });
    playCard(state, 'middle', 'mc-health-crisis', [['card-amount', amount]]);
    expect(state.middle.money).toBe(40 + money);
    expect(state.state.services.health).toBe(3 + amount);
    expect(state.state.legitimacy.middle).toBe(legitimacy);
  });

  it('Claire buys 6 Health at 5: 30 for Anna, and 1 VP', () => {
    const state = peopled(position(4), 'middle', 6);
    state.middle.storage.health = 0;
    act(state, 'middle', 'buy-goods-and-services', [
      ['buy-resource', 'health'],
      ['buy-amount', 6],
    ]);
    expect(state.state).toMatchObject({ treasury: 150, vp: 1 });
  });

  it('Jim takes 7 Education for nothing: 2 Legitimacy', () => {
    const state = at(peopled(position(4), 'working', 7), { 'welfare-education': 'A' });
    state.state.services.education = 8;
    state.capitalist.storage.education = 0;
    act(state, 'working', 'buy-goods-and-services', [
      ['buy-resource', 'education'],
      ['buy-amount', 7],
    ]);
    expect(state.working).toMatchObject({ money: 30 });
    expect(state.working.goods.education).toBe(7);
    expect(state.state.legitimacy.working).toBe(4);
    expect([state.state.treasury, state.state.vp]).toEqual([120, 0]);
  });

  it('Jim picks up 3 Health of his benefits: 1 VP for Anna', () => {
    const state = position(4, ({ state: board }) => {
      board.benefits.working.resources.health = 3;
    });
    act(state, 'working', 'receive-benefits');
    expect(state.working.goods.health).toBe(3);
    expect(state.state.vp).toBe(1);
  });

  const providing = () =>
    position(4, (s) => {
      peopled(s, 'working', 7);
      peopled(s, 'middle', 6);
      s.state.events = ['ev-declining-birth-rate'];
      s.state.services.health = 3;
      s.middle.storage.health = 0;
      s.capitalist.storage.health = 1;
    });

  it('Anna provides 4 Health for Jim’s Population of 7, one of them bought from Mike, and gains his Legitimacy', () => {
    const state = providing();
    act(state, 'state', 'event-action', [['card-class', 'working']]); // all there is, of both: nothing to ask
    expect(state.state.benefits.working.resources.health).toBe(4);
    expect(state.capitalist).toMatchObject({ revenue: 128 });
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 2 });
  });

  it('or 3 Health for Claire’s Population of 6', () => {
    const state = providing();
    act(state, 'state', 'event-action', [
      ['card-class', 'middle'],
      ['card-amount', 3],
    ]);
    expect(state.state.benefits.middle.resources.health).toBe(3);
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 3, capitalist: 2 });
  });
});

describe('p. 29: Anna scores', () => {
  it('9 VP for Legitimacy and 3 for her agenda; then 6, 4, 5 become 3, 2, 3 and two tokens add 1 each', () => {
    const state = position(4, ({ state: board }) => {
      board.legitimacy = { working: 6, middle: 5, capitalist: 6 };
      board.tokens = { working: 1, middle: 1, capitalist: 0 };
      board.events = ['ev-companies-demand-better-internet'];
      board.agenda = 'agenda-1c-2a-3a-4c-5b';
    });
    at(state, { 'fiscal-policy': 'C', taxation: 'A', 'welfare-health': 'C' });
    perform(state, scoring);
    expect(state.state.vp).toBe(9 + 3);
    expect(state.state.legitimacy).toEqual({ working: 4, middle: 3, capitalist: 3 });
    expect(state.state).toMatchObject({ events: [], agenda: null });
  });
});

describe('p. 31: the Tax Multiplier', () => {
  it('is 5 at 3A, 4B, 5C and 6 at 3B, 4A, 5A', () => {
    const state = at(position(2), { taxation: 'A', 'welfare-health': 'B', 'welfare-education': 'C' });
    expect(taxMultiplier(state)).toBe(5);
    at(state, { taxation: 'B', 'welfare-health': 'A', 'welfare-education': 'A' });
    expect(taxMultiplier(state)).toBe(6);
  });
});

describe('p. 32: an election on Education', () => {
  const electing = (bag: HegemonyState['bag']) =>
    position(4, (s) => {
      at(s, { 'welfare-education': 'B' });
      s.bills['welfare-education'] = { by: 'working', section: 'A' };
      s.working.bills = 2;
      s.bag = { ...bag };
      for (const name of ['working', 'middle', 'capitalist'] as const) s.cubes[name] = 25 - bag[name];
      Object.assign(s.working, { influence: 1 });
      Object.assign(s.middle, { influence: 0 });
      Object.assign(s.capitalist, { influence: 2 });
      Object.assign(s.state, { influence: 3 });
      s.supply.resources.influence = 35 - 4 - 6;
    });
  const stances: Scripted[] = [
    ['stance', 'for', 'middle'],
    ['stance', 'against', 'capitalist'],
    ['stance', 'against', 'state'],
  ];
  const spending = (mike: number, anna: number): Scripted[] => [
    ['vote-influence', 1, 'working'],
    ['vote-influence', mike, 'capitalist'],
    ['vote-influence', anna, 'state'],
  ];
  const keepPrices: Scripted[] = [
    ['adjust-price', STOP, 'middle'],
    ['adjust-price', STOP, 'capitalist'],
  ];
  const held = (state: HegemonyState, answers: readonly Scripted[]) =>
    perform(state, (t) => holdVote(t, 'welfare-education'), answers).state;

  it('passes with 4 against 4: 3 VP for Jim, 1 for Claire; the winners’ cubes and all Influence go', () => {
    const state = held(electing({ working: 2, middle: 1, capitalist: 2 }), [
      ...stances,
      ...spending(1, 1),
      ...keepPrices,
    ]);
    expect(state.policies['welfare-education']).toBe('A');
    expect([state.working.vp, state.middle.vp, state.capitalist.vp, state.state.vp]).toEqual([3, 1, 0, 0]);
    expect(state.bag).toEqual({ working: 0, middle: 0, capitalist: 2 });
    expect([state.working.influence, state.capitalist.influence, state.state.influence]).toEqual([0, 1, 2]);
    expect(state.working.bills).toBe(3);
  });

  it.each([
    [2, 1],
    [1, 2],
  ])('fails if Mike spends %i and Anna %i: Jim’s and Claire’s cubes return, Mike’s go, nobody scores', (mike, anna) => {
    const state = held(electing({ working: 2, middle: 1, capitalist: 2 }), [...stances, ...spending(mike, anna)]);
    expect(state.policies['welfare-education']).toBe('B');
    expect(state.bag).toEqual({ working: 2, middle: 1, capitalist: 0 });
    expect(state.supply.resources.influence).toBe(35 - 4 - 6 + 4);
    expect([state.working.vp, state.middle.vp, state.capitalist.vp, state.state.vp]).toEqual([0, 0, 0, 0]);
  });

  it('brings Claire nothing if a third cube of Jim’s is drawn instead of hers', () => {
    const state = held(electing({ working: 3, middle: 0, capitalist: 2 }), [
      ...stances,
      ...spending(1, 1),
      ...keepPrices,
    ]);
    expect(state.policies['welfare-education']).toBe('A');
    expect([state.working.vp, state.middle.vp]).toEqual([3, 0]);
  });
});

describe('p. 33: loans', () => {
  it('Mike needs 75 for wages and has 25 and 40: a loan, interest of 5, and 50 to pay it off', () => {
    const state = position(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 25, capital: 40 }));
    perform(state, function* (t) {
      pay(t, 'capitalist', 'working', 75, 'wage');
    });
    expect(state.capitalist).toMatchObject({ loans: 1, revenue: 0, capital: 40 });
    Object.assign(state, { phase: 'preparation', step: 0, round: 2 });
    perform(state, prepare);
    expect(state.capitalist.capital).toBe(35);
    state.capitalist.revenue = 60;
    act(state, 'capitalist', 'pay-off-loan');
    expect(state.capitalist).toMatchObject({ loans: 0, capital: 0, revenue: 45 });
  });

  it('Jim has 7 when Anna takes her Extra Tax of 10: a loan of 50', () => {
    const state = position(4, ({ working, state: board }) => {
      working.money = 7;
      board.legitimacy = { working: 2, middle: 3, capitalist: 4 };
    });
    act(state, 'state', 'extra-tax');
    expect(state.working).toMatchObject({ loans: 1, money: 47 });
    expect(state.state.treasury).toBe(150);
    expect(state.state.legitimacy).toEqual({ working: 1, middle: 2, capitalist: 4 });
  });
});

describe('p. 33-34: the IMF', () => {
  it('comes to Anna with 2 loans at 1B and 27 in the Treasury', () => {
    const state = position(4, ({ state: board, working, capitalist }) => {
      Object.assign(board, { loans: 2, treasury: 27, legitimacy: { working: 6, middle: 8, capitalist: 7 } });
      Object.assign(working, { influence: 0, bills: 1 });
      Object.assign(capitalist, { influence: 0, bills: 2 });
    });
    at(state, {
      'fiscal-policy': 'B',
      'labor-market': 'A',
      taxation: 'C',
      'welfare-health': 'A',
      'welfare-education': 'A',
      'foreign-trade': 'C',
    });
    for (const { id } of state.companies) findCompany(state, id).wage = 3;
    for (const id of ['public-hospital', 'public-university', 'regional-tv-station'])
      company(state, id, 'state', { wage: 3 });
    staffed(state, 'public-hospital', 'working', ['healthcare', 'unskilled']);
    staffed(state, 'public-university', 'middle', ['education', 'unskilled']);
    state.bills.immigration = { by: 'working', section: 'A' };
    state.bills.taxation = { by: 'working', section: 'B' };
    state.bills['fiscal-policy'] = { by: 'capitalist', section: 'C' };
    expect(taxMultiplier(state)).toBe(1);

    perform(state, checkImf, [
      ['close-public-company', 'public-hospital', 'state'],
      ['close-public-company', 'public-university', 'state'],
      ['close-public-company', 'regional-tv-station', 'state'],
      ['adjust-price', { good: 'health', price: 10 }, 'middle'],
      ['adjust-price', { good: 'food', price: 15 }, 'middle'],
      ['adjust-price', STOP, 'middle'],
      ['adjust-price', { good: 'education', price: 10 }, 'capitalist'],
      ['adjust-price', STOP, 'capitalist'],
    ]);
    expect([state.working.influence, state.capitalist.influence]).toEqual([2, 1]);
    expect([state.working.bills, state.capitalist.bills]).toEqual([3, 3]);
    expect(companiesOf(state, 'state')).toHaveLength(3);
    expect(state.unemployed.working).toMatchObject({ healthcare: 1, unskilled: 1 });
    expect(state.unemployed.middle).toMatchObject({ education: 1, unskilled: 1 });
    expect(state.companies.every(({ wage }) => wage === 1)).toBe(true);
    expect(taxMultiplier(state)).toBe(5);
    // 27 and the 60 of the companies sold all go for the two loans.
    expect(state.state).toMatchObject({ loans: 0, treasury: 0 });
    expect(state.state.legitimacy).toEqual({ working: 3, middle: 4, capitalist: 4 });
    // Wages were paid at 2A; taxes follow that section and the new 3A.
    expect(incomeTax(state, 'working')).toBe(3 * 7);
  });
});

describe('FAQ', () => {
  it('p. 36: half of 5 Health at 5 each is 13, and Anna still gains her VP for the cheap price', () => {
    const state = peopled(position(4), 'working', 5);
    playCard(state, 'working', 'wc-healthcare-benefits', [['buy-amount', 5]]);
    expect(state.working.money).toBe(30 - 13);
    expect(state.state.vp).toBe(1);
    expect(state.state.legitimacy.working).toBe(3);
  });

  it('p. 37: fewer than 10 workers still make a Population of 3', () => {
    const state = position(4);
    emptied(state, 'university-hospital');
    expect(workerCount(state, 'working')).toBe(4);
    expect(population(state, 'working')).toBe(3);
  });

  it('p. 35: Anna cannot take an Extra Tax of classes whose Legitimacy is 1', () => {
    const state = position(4, ({ state: board }) => {
      board.legitimacy = { working: 1, middle: 1, capitalist: 5 };
    });
    expect(mayAct(state, 'state', 'extra-tax')).toBe(false);
  });
});
