/** The benefit of every Alternative Event at its moment, for its holder alone. */
import { STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { startProduction as startOfProduction } from '../../../src/modules/alternative-events/benefits.js';
import { findCompany } from '../../../src/rules/companies.js';
import type { Class } from '../../../src/rules/names.js';
import { elections } from '../../../src/rules/round/elections.js';
import { prepare } from '../../../src/rules/round/preparation.js';
import { production } from '../../../src/rules/round/production.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, emptied, mayAct, perform, type Scripted, unemployed } from '../../support.js';
import { keeping } from './facing.js';

const PRODUCE = 1;
const NEEDS = 3;
const TAXES = 5;

const step = (state: HegemonyState, number: number, ...answers: readonly Scripted[]) => {
  Object.assign(state, { phase: 'production', step: number });
  return perform(state, production, answers);
};
const startProduction = (state: HegemonyState, ...answers: readonly Scripted[]) => step(state, 0, ...answers);

describe('in the Preparation Phase', () => {
  it.each([
    ['low-global-innovation-index-ranking', 'working', { education: 1, luxury: 1 }],
    ['high-illiteracy-rate', 'middle', { education: 2 }],
    ['low-vaccination-rates', 'working', { health: 2 }],
    ['rising-traffic-accidents', 'middle', { health: 1, education: 1 }],
    ['student-protest', 'working', { education: 2 }],
    ['healthcare-scandal', 'middle', { health: 2 }],
  ] as const)('%s brings the %s goods, among those it has bought (AE-3)', (event, of, goods) => {
    const state = keeping(of, event, (s) => Object.assign(s, { phase: 'preparation', round: 2, step: 0 }));
    const before = { ...state[of].goods };
    perform(state, prepare);
    expect(state[of].goods).toEqual({ ...before, ...goods });
  });

  it('puts them into the storages of the Capitalist Class (AE-3)', () => {
    const state = keeping('capitalist', 'low-global-innovation-index-ranking', (s) =>
      Object.assign(s, { phase: 'preparation', round: 2, step: 0 }),
    );
    const { education, luxury } = state.capitalist.storage;
    perform(state, prepare);
    expect(state.capitalist.storage).toMatchObject({ education: education + 1, luxury: luxury + 1 });
  });
});

describe('at the start of the Production Phase', () => {
  it.each([
    ['demand-for-subsidies-by-dairy-farmers', 'working', 10],
    ['rising-economic-inequality', 'middle', 10],
  ] as const)('%s brings the %s %i from the Supply, unasked (AE-9)', (event, of, money) => {
    const state = keeping(of, event);
    const [before, { treasury }] = [state[of].money, state.state];
    startProduction(state);
    expect([state[of].money, state.state.treasury]).toEqual([before + money, treasury]);
  });

  it('asks the Capitalist Class, whose tax rises with its Revenue, whether it wants money (AE-9)', () => {
    const revenue = (event: string, choice: 'use' | 'leave') => {
      const state = keeping('capitalist', event);
      const before = state.capitalist.revenue;
      startProduction(state, ['use-benefit', choice, 'capitalist']);
      return state.capitalist.revenue - before;
    };
    const events = ['demand-for-subsidies-by-dairy-farmers', 'demand-for-economic-stimulus'];
    expect(events.map((event) => revenue(event, 'use'))).toEqual([10, 5]);
    expect(events.map((event) => revenue(event, 'leave'))).toEqual([0, 0]);
  });

  it('Fear of Recession brings 1 Food', () => {
    const state = keeping('working', 'fear-of-recession');
    startProduction(state);
    expect(state.working.goods.food).toBe(1);
  });

  it('Demand for Energy Subsidy takes 10 from the State, with a loan if it must, if its holder wants', () => {
    const state = keeping('capitalist', 'demand-for-energy-subsidy', (s) => Object.assign(s.state, { treasury: 4 }));
    const { revenue } = state.capitalist;
    startProduction(state, ['use-benefit', 'use', 'capitalist']);
    expect([state.capitalist.revenue, state.state.treasury, state.state.loans]).toEqual([revenue + 10, 44, 1]);
    const left = keeping('capitalist', 'demand-for-energy-subsidy');
    startProduction(left, ['use-benefit', 'leave', 'capitalist']);
    expect(left.capitalist.revenue).toBe(revenue);
  });

  it.each([
    ['demand-for-better-public-education', 'education'],
    ['demand-for-administrative-upgrade', 'luxury'],
    ['rising-flu-infections', 'health'],
  ] as const)('%s sells 2 %s to the State for 10 each, for 1 point of its in all', (event, good) => {
    const state = keeping('capitalist', event, (s) => {
      s.supply.resources[good] += s.capitalist.storage[good] - 3;
      s.capitalist.storage[good] = 3;
    });
    const [{ revenue }, { treasury }] = [state.capitalist, state.state];
    startProduction(state, ['card-amount', 2, 'capitalist']);
    expect([state.capitalist.revenue, state.state.treasury]).toEqual([revenue + 20, treasury - 20]);
    expect([state.capitalist.storage[good], state.state.vp]).toEqual([1, 1]);
  });

  it('restates the rulebook’s example: one Education for 10, and 1 point for the State', () => {
    const state = keeping('capitalist', 'demand-for-better-public-education', (s) => {
      s.supply.resources.education += s.capitalist.storage.education - 1;
      s.capitalist.storage.education = 1;
    });
    const { revenue } = state.capitalist;
    startProduction(state, ['card-amount', 1]);
    expect([state.capitalist.revenue, state.capitalist.storage.education, state.state.vp]).toEqual([
      revenue + 10,
      0,
      1,
    ]);
  });

  it('Demand for Economic Stimulus brings 5, and fills a company before it produces', () => {
    const state = keeping('capitalist', 'demand-for-economic-stimulus', (s) =>
      unemployed(s, 'working', { healthcare: 1, unskilled: 1 }),
    );
    const { revenue } = state.capitalist;
    startProduction(state, ['use-benefit', 'use'], ['card-company', 'clinic-start', 'capitalist']);
    expect(state.capitalist.revenue).toBe(revenue + 5);
    expect(findCompany(state, 'clinic-start').workers.every((worker) => worker?.class === 'working')).toBe(true);
    const alone = keeping('middle', 'demand-for-economic-stimulus', (s) => unemployed(s, 'working', { unskilled: 1 }));
    startProduction(alone, ['card-company', STOP, 'middle']);
    expect(alone.unemployed.working.unskilled).toBe(1);
  });

  it('Demand for Economic Stimulus leaves a Demonstration where it is: no company is built (H45)', () => {
    const state = keeping('middle', 'demand-for-economic-stimulus', (s) => {
      s.demonstration = true;
      unemployed(s, 'working', { unskilled: 1 });
    });
    const fill: readonly Scripted[] = [
      ['card-company', 'doctors-office-start', 'middle'],
      ['staff-worker', 'unskilled', 'middle'],
    ];
    perform(state, startOfProduction, fill);
    expect({ left: state.unemployed.working.unskilled, demonstration: state.demonstration }).toEqual({
      left: 0,
      demonstration: true,
    });
  });

  it('a wage is shifted before a company is filled, whose workers could not be paid less then (AE-2)', () => {
    const state = keeping('capitalist', 'demand-for-economic-stimulus', (s) => {
      s.alternative?.held.capitalist.push('ae-demand-for-state-intervention');
      unemployed(s, 'working', { healthcare: 1, unskilled: 1 });
    });
    const down = { company: 'clinic-start', wage: 1 };
    startProduction(state, ['shift-wage', down], ['use-benefit', 'use'], ['card-company', 'clinic-start']);
    expect(state.alternative?.shifted).toEqual(down);
    expect(findCompany(state, 'clinic-start').workers.every((worker) => worker?.committed)).toBe(true);
  });

  it('holders are asked in turn order, each for all that it holds (AE-2)', () => {
    const state = keeping('working', 'demand-for-state-intervention', (s) => {
      s.alternative?.held.capitalist.push('ae-demand-for-energy-subsidy');
      s.alternative?.held.middle.push('ae-demand-for-economic-stimulus');
      unemployed(s, 'working', { unskilled: 1 });
    });
    const { log } = startProduction(
      state,
      ['shift-wage', { company: 'supermarket-start', wage: 3 }, 'working'],
      ['card-company', STOP, 'middle'],
      ['use-benefit', 'use', 'capitalist'],
    );
    const used = log.filter(({ kind }) => kind === 'benefit-used').map(({ params }) => params.seat);
    expect(used).toEqual(['working', 'middle', 'capitalist']);
  });
});

describe('Demand for State Intervention', () => {
  it('has one company pay a level more, and settles its strike by it (AE-5)', () => {
    const state = keeping('working', 'demand-for-state-intervention');
    const shop = findCompany(state, 'supermarket-start');
    shop.onStrike = true;
    state.supply.strikes--;
    startProduction(state, ['shift-wage', { company: shop.id, wage: 3 }, 'working']);
    expect(shop.wage).toBe(2);
    const { log } = step(state, PRODUCE);
    expect(log).toContainEqual({ kind: 'strike-over', params: { company: shop.id, paid: true } });
    expect(log).toContainEqual({ kind: 'pay', params: { from: 'capitalist', to: 'working', amount: 25, for: 'wage' } });
    step(state, TAXES);
    expect(state.alternative?.shifted).toBeNull();
  });

  it('lowers it below the minimum, but not where those who earn it are committed (AE-5)', () => {
    const state = keeping('capitalist', 'demand-for-state-intervention', (s) => {
      for (const worker of findCompany(s, 'college-start').workers) if (worker) worker.committed = true;
    });
    const down = { company: 'supermarket-start', wage: 1 };
    expect(() =>
      startProduction(structuredClone(state), ['shift-wage', { company: 'college-start', wage: 1 }]),
    ).toThrow();
    startProduction(state, ['shift-wage', down, 'capitalist']);
    expect(state.alternative?.shifted).toEqual(down);
  });
});

describe('while companies produce', () => {
  it('Demand for Digital Transformation makes 1 more Luxury in each luxury company of its holder', () => {
    const output = (state: HegemonyState) => {
      const { log } = step(state, PRODUCE);
      return log.find(({ kind, params }) => kind === 'produced' && params.company === 'shopping-mall-start')?.params
        .made;
    };
    const usual = output(keeping('middle', 'demand-for-digital-transformation'));
    expect(output(keeping('capitalist', 'demand-for-digital-transformation'))).toBe(Number(usual) + 1);
  });

  it('Public Sector Union Negotiations bring 5 for each Public company that pays, and the State 1 point', () => {
    const state = keeping('working', 'public-sector-union-negotiations');
    const { log } = step(state, PRODUCE, ['use-benefit', 'use', 'working']);
    expect(log).toContainEqual({ kind: 'pay', params: { from: 'state', to: 'working', amount: 5, for: 'event' } });
    expect(state.state.vp).toBe(1);
    const struck = keeping('working', 'public-sector-union-negotiations');
    findCompany(struck, 'university-hospital').onStrike = true;
    struck.supply.strikes--;
    step(struck, PRODUCE);
    expect(struck.state.vp).toBe(0);
  });
});

describe('Hurricane', () => {
  const hungry = (food: number) =>
    keeping('working', 'hurricane', (s) => {
      s.state.goods.food = food;
      s.supply.resources.food -= food + 9;
      s.working.goods.food = 9;
    });

  it('brings Food of the State’s when needs are covered', () => {
    const state = hungry(2);
    step(state, NEEDS);
    expect([state.state.goods.food, state.state.vp]).toEqual([1, 0]);
  });

  it('costs the State 1 point if it has none', () => {
    const state = hungry(0);
    step(state, NEEDS);
    expect(state.state.vp).toBe(-1);
  });
});

describe('Tax Returns', () => {
  const taxes = (of: Class, kept: Class) => {
    const state = keeping(kept, 'tax-returns', (s) => {
      s.working.money = 200;
      s.middle.money = 200;
    });
    const { log } = step(state, TAXES);
    return log.reduce(
      (sum, { kind, params }) => (kind === 'pay' && params.from === of ? sum + Number(params.amount) : sum),
      0,
    );
  };

  it.each(['working', 'middle', 'capitalist'] as const)(
    'take 10 off all taxes of the %s together, never below 0',
    (of) => {
      const other = of === 'working' ? 'capitalist' : 'working';
      const usual = taxes(of, other);
      expect(usual).toBeGreaterThan(0);
      expect(taxes(of, of)).toBe(Math.max(0, usual - 10));
    },
  );
});

describe('Demand for Startup Support', () => {
  const market = (state: HegemonyState) => state.capitalist.market;

  it('lets the State pay 10 of each company that is built, for 1 point (AE-6)', () => {
    const state = keeping('capitalist', 'demand-for-startup-support');
    const [{ revenue }, { treasury }] = [state.capitalist, state.state];
    const id = market(state).find((card) => card.startsWith('automated')) ?? (market(state)[0] as string);
    const { log } = act(state, 'capitalist', 'build-company', [
      ['build-company', id],
      ['use-benefit', 'use', 'capitalist'],
      ...(id.startsWith('automated') ? [] : ([['set-wage', 3]] as const)),
    ]);
    const built = log.find(({ kind }) => kind === 'built');
    expect(state.capitalist.revenue).toBe(revenue - Number(built?.params.cost) + 10);
    expect([state.state.treasury, state.state.vp]).toEqual([treasury - 10, 1]);
  });

  it('helps who could not pay alone, unasked', () => {
    const poor = (revenue: number, keeper: 'middle' | 'capitalist' = 'capitalist') =>
      keeping(keeper, 'demand-for-startup-support', (s) => {
        s.capitalist.companyDeck = [...s.capitalist.companyDeck, ...market(s)].filter((id) => id !== 'supermarket');
        s.capitalist.market = ['supermarket'];
        s.capitalist.revenue = revenue;
      });
    // A Supermarket costs 16.
    expect(mayAct(poor(5), 'capitalist', 'build-company')).toBe(false);
    expect(mayAct(poor(6, 'middle'), 'capitalist', 'build-company')).toBe(false);
    const state = poor(6);
    act(state, 'capitalist', 'build-company', [['set-wage', 3]]);
    expect([state.capitalist.revenue, state.state.vp]).toEqual([0, 1]);
  });
});

/** A bill of the Middle Class lies on Taxation. */
function voting(state: HegemonyState): HegemonyState {
  Object.assign(state, { phase: 'elections', step: 0 });
  state.bills.taxation = { by: 'middle', section: 'B' };
  state.middle.bills--;
  return state;
}

describe('in the Elections Phase', () => {
  it.each([
    ['political-pressure', 'working'],
    ['low-political-engagement', 'capitalist'],
    ['gerrymandering', 'middle'],
  ] as const)('%s puts 2 cubes of the %s into the bag before it is refilled (AE-2)', (event, of) => {
    const { log } = perform(voting(keeping(of, event)), elections);
    const [cubes] = log.filter(({ kind }) => kind === 'cubes');
    expect(cubes?.params).toEqual({ class: of, count: 2 });
  });

  it('Smear Campaign brings 1 Influence', () => {
    const state = voting(keeping('working', 'smear-campaign'));
    const { influence } = state.working;
    perform(state, elections);
    expect(state.working.influence).toBe(influence + 1);
  });

  it('brings nothing if no bill lies on the table (AE-2)', () => {
    const state = keeping('working', 'gerrymandering', (s) => Object.assign(s, { phase: 'elections', step: 0 }));
    const bag = { ...state.bag };
    perform(state, elections);
    expect([state.phase, state.bag]).toEqual(['scoring', bag]);
  });
});

describe('Public Pressure', () => {
  const pressed = (influence: number) => {
    const state = voting(keeping('capitalist', 'public-pressure'));
    state.step = 1;
    state.supply.resources.influence += state.state.influence - influence;
    state.state.influence = influence;
    return state;
  };
  const STANCES: readonly Scripted[] = [
    ['stance', 'against', 'working'],
    ['stance', 'for', 'capitalist'],
  ];

  it('is used up: the State has to be in favour and to spend 2 at least, and may add more (AE-4)', () => {
    const state = pressed(3);
    const answers = (spent: number): readonly Scripted[] => [
      ['use-benefit', 'use', 'capitalist'],
      ...STANCES,
      ['vote-influence', 0, 'working'],
      ['vote-influence', 0, 'middle'],
      ['vote-influence', 0, 'capitalist'],
      ['vote-influence', spent, 'state'],
    ];
    expect(() => perform(structuredClone(state), elections, answers(1))).toThrow('state');
    const { log } = perform(state, elections, answers(3));
    expect(log).toContainEqual({ kind: 'stance', params: { seat: 'state', stance: 'for' } });
    expect([state.state.influence, state.alternative?.held.capitalist]).toEqual([0, []]);
    expect(state.state.eventDiscard).toContain('ae-public-pressure');
  });

  it('changes nothing against a State without Influence (AE-4)', () => {
    const state = pressed(0);
    const { log } = perform(state, elections, [
      ['use-benefit', 'use', 'capitalist'],
      ...STANCES,
      ['vote-influence', 0, 'working'],
      ['vote-influence', 0, 'middle'],
      ['vote-influence', 0, 'capitalist'],
    ]);
    expect(log.some(({ kind, params }) => kind === 'stance' && params.seat === 'state')).toBe(false);
  });
});

it('a company that nobody can fill is not offered', () => {
  const state = keeping('capitalist', 'demand-for-economic-stimulus', (s) => emptied(s, 'college-start'));
  startProduction(state, ['use-benefit', 'use', 'capitalist']);
  expect(findCompany(state, 'college-start').workers).toEqual([null, null]);
});
