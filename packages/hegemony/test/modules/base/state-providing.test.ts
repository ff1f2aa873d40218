/** The State’s cards that provide for a class or give it money. */
import { describe, expect, it } from 'vitest';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, company, emptied, unemployed } from '../../support.js';
import { amount, forClass, moreCompanies, peopled, stock } from './facing.js';
import { each, play, playable, table, treasury } from './state-hand.js';

describe('Allowances and Subsidies', () => {
  it('provides 20 for a token', () => {
    const { state } = play('allowances-and-subsidies', table(), [forClass('capitalist')]);
    expect([state.state.treasury, state.state.benefits.capitalist.money, state.capitalist.revenue]).toEqual([
      100, 20, 120,
    ]);
    expect(state.state.tokens).toEqual(each(0, 0, 1));
    expect(state.state.legitimacy).toEqual(each(2, 2, 3));
  });

  it('replaces what lay there', () => {
    const state = table((s) => {
      s.state.benefits.working.money = 15;
      s.state.benefits.working.cubes = 2;
      s.cubes.working -= 2;
      stock(s, s.state.benefits.working.resources, { health: 3 });
    });
    const health = state.supply.resources.health;
    play('allowances-and-subsidies', state, [forClass('working')]);
    expect(state.state.benefits.working).toMatchObject({ money: 20, cubes: 0, resources: { health: 0 } });
    expect([state.cubes.working, state.supply.resources.health, state.state.treasury]).toEqual([17, health + 3, 100]);
  });

  it('needs 20', () => {
    expect(playable('allowances-and-subsidies', table(treasury(19)))).toBe(false);
    expect(playable('allowances-and-subsidies', table(treasury(20)))).toBe(true);
  });
});

describe('Business Grants (H68)', () => {
  const atB = (change: (state: HegemonyState) => void = () => {}) =>
    table((s) => {
      at(s, { 'fiscal-policy': 'B' });
      change(s);
    });

  it('provides 5 for every Capitalist company, operational or not, and 1 Legitimacy for every 3', () => {
    const { state } = play('business-grants', atB());
    expect([state.state.benefits.capitalist.money, state.state.treasury]).toEqual([20, 100]);
    expect(state.state.legitimacy).toEqual(each(2, 2, 3));
    const six = play(
      'business-grants',
      atB((s) => moreCompanies(s, 2)),
    ).state;
    expect([six.state.benefits.capitalist.money, six.state.legitimacy.capitalist]).toEqual([30, 4]);
  });

  it('needs Fiscal Policy A or B, companies, and all the money', () => {
    expect(playable('business-grants', table())).toBe(false);
    expect(playable('business-grants', atB(treasury(19)))).toBe(false);
    expect(playable('business-grants', atB(treasury(20)))).toBe(true);
    const none = atB((s) => {
      s.companies = s.companies.filter(({ owner }) => owner !== 'capitalist');
    });
    expect(playable('business-grants', none)).toBe(false);
  });
});

describe('Employment Support Scheme (H64)', () => {
  it('gives 15 straight to the Working and to the Middle Class', () => {
    const { state } = play('employment-support-scheme', table());
    expect([state.state.treasury, state.working.money, state.middle.money]).toEqual([90, 45, 55]);
    expect(state.state.benefits.working.money).toBe(0);
    expect(state.state.legitimacy).toEqual(each(3, 3, 2));
  });

  it('needs 30', () => {
    expect(playable('employment-support-scheme', table(treasury(29)))).toBe(false);
    expect(playable('employment-support-scheme', table(treasury(30)))).toBe(true);
  });
});

describe.each([
  ['Healthcare Program', 'healthcare-program', 'health', 'welfare-health'],
  ['Literacy Program', 'literacy-program', 'education', 'welfare-education'],
] as const)('%s', (_, card, service, policy) => {
  const open = (change: (state: HegemonyState) => void = () => {}) =>
    table((s) => {
      at(s, { [policy]: 'B' });
      stock(s, s.middle.storage, { [service]: 0 });
      stock(s, s.capitalist.storage, { [service]: 0 });
      change(s);
    });

  it('provides as much as the Population, for a token', () => {
    const { state } = play(
      card,
      open((s) => peopled(s, 'middle', 5)),
      [forClass('middle')],
    );
    expect(state.state.benefits.middle.resources[service]).toBe(5);
    expect(state.state.services[service]).toBe(1);
    expect([state.state.tokens.middle, state.state.legitimacy.middle]).toEqual([1, 3]);
  });

  it('buys what is missing', () => {
    const state = open((s) => {
      peopled(s, 'working', 8);
      stock(s, s.middle.storage, { [service]: 3 });
      stock(s, s.capitalist.storage, { [service]: 3 });
      s.middle.prices[service] = 10;
    });
    play(card, state, [forClass('working'), amount(4), amount(1)]);
    expect(state.state.benefits.working.resources[service]).toBe(8);
    expect([state.middle.money, state.capitalist.revenue, state.state.treasury]).toEqual([50, 144, 120 - 10 - 24]);
  });

  it('needs the policy and all of the service', () => {
    expect(playable(card, at(open(), { [policy]: 'C' }))).toBe(false);
    const short = open((s) => stock(s, s.state.services, { [service]: 2 }));
    expect(playable(card, short)).toBe(false);
    const sold = open((s) => {
      stock(s, s.state.services, { [service]: 2 });
      stock(s, s.middle.storage, { [service]: 1 });
      s.state.treasury = 8;
    });
    play(card, sold);
    expect([sold.state.benefits.working.resources[service], sold.state.treasury]).toEqual([3, 0]);
  });
});

describe('Step for Representation', () => {
  it('provides 1 Personal Influence and 2 cubes for 2 Legitimacy', () => {
    const { state } = play('step-for-representation', table(), [forClass('working')]);
    expect(state.state.benefits.working).toMatchObject({ money: 0, cubes: 2, resources: { influence: 1 } });
    expect([state.state.influence, state.cubes.working, state.bag.working]).toEqual([0, 15, 8]);
    expect(state.state.legitimacy).toEqual(each(4, 2, 2));
  });

  it('needs Personal Influence and a class with 2 cubes outside the bag', () => {
    expect(
      playable(
        'step-for-representation',
        table((s) => stock(s, s.state, { influence: 0 })),
      ),
    ).toBe(false);
    const few = table((s) => {
      s.cubes = each(1, 1, 1);
    });
    expect(playable('step-for-representation', few)).toBe(false);
    few.state.benefits.middle.cubes = 1;
    play('step-for-representation', few);
    expect([few.state.benefits.middle.cubes, few.cubes.middle]).toEqual([2, 0]);
  });
});

describe('Supplemental Income Program', () => {
  it('provides 1 for every employed worker, those in Trade Unions too, and 1 Legitimacy for every 10', () => {
    const state = table((s) => {
      company(s, 'fast-food-chain', 'capitalist', { staff: { class: 'working', skills: ['unskilled', 'unskilled'] } });
      s.working.unions.healthcare = true;
      s.supply.workers.working.healthcare--;
      unemployed(s, 'working', { unskilled: 3 });
    });
    play('supplemental-income-program', state, [forClass('working')]);
    expect([state.state.benefits.working.money, state.state.treasury]).toEqual([10, 110]);
    expect(state.state.legitimacy).toEqual(each(3, 2, 2));
  });

  it('counts Middle Class workers in their own companies', () => {
    const { state } = play('supplemental-income-program', table(), [forClass('middle')]);
    expect([state.state.benefits.middle.money, state.state.legitimacy.middle]).toEqual([7, 2]);
  });

  it('needs Labor Market B or C, workers and money', () => {
    expect(playable('supplemental-income-program', at(table(), { 'labor-market': 'A' }))).toBe(false);
    expect(playable('supplemental-income-program', table(treasury(6)))).toBe(false);
    const idle = table((s) => {
      for (const { id } of s.companies) emptied(s, id);
    });
    expect(playable('supplemental-income-program', idle)).toBe(false);
  });
});
