/** The events that ask for bills, companies, purchases, services, influence and cubes. */
import { describe, expect, it } from 'vitest';
import { noBenefits } from '../../../src/rules/actions/free.js';
import { check } from '../../../src/rules/check.js';
import { companiesOf, findCompany } from '../../../src/rules/companies.js';
import { POLICIES } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { company, unemployed } from '../../support.js';
import { amount, canResolve, facing, forClass, options, resolve, stock } from './facing.js';

describe('Civil Unrest', () => {
  const event = 'ev-civil-unrest';

  it('lets the chosen class name the bill that the State proposes, for 2 Legitimacy', () => {
    const bill = { policy: 'taxation', section: 'B' };
    const { state } = resolve(facing(event), [
      forClass('working'),
      ['card-policy', bill, 'working'],
      ['immediate-vote', 'later', 'state'],
    ]);
    expect(state.bills.taxation).toEqual({ by: 'state', section: 'B' });
    expect([state.state.bills, state.working.bills]).toEqual([2, 3]);
    expect(state.state.legitimacy).toEqual({ working: 4, middle: 2, capitalist: 2 });
  });

  it('leaves the Immediate Vote and its cost to the State', () => {
    const state = facing(event, (s) => {
      s.state.influence = 0;
    });
    resolve(state, [forClass('capitalist'), ['card-policy', { policy: 'immigration', section: 'C' }, 'capitalist']]);
    expect(state.bills.immigration).toEqual({ by: 'state', section: 'C' });
    expect(state.capitalist.influence).toBe(1);
    const voted = facing(event);
    resolve(voted, [
      forClass('capitalist'),
      ['card-policy', { policy: 'immigration', section: 'C' }, 'capitalist'],
      ['immediate-vote', 'now', 'state'],
      ['stance', 'for', 'working'],
      ['stance', 'for', 'middle'],
      ['stance', 'for', 'capitalist'],
      ['vote-influence', 0, 'working'],
      ['vote-influence', 0, 'middle'],
      ['vote-influence', 0, 'capitalist'],
    ]);
    expect(voted.policies.immigration).toBe('C');
    expect([voted.state.influence, voted.state.vp, voted.state.bills]).toEqual([0, 3, 3]);
    expect(voted.state.legitimacy.capitalist).toBe(4);
  });

  it('cannot be done for the Middle Class', () => {
    expect(options(facing(event))?.options).toEqual(['working', 'capitalist']);
  });

  it('needs a free marker of the State and a policy without a bill', () => {
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { bills: 0 })))).toBe(false);
    const billed = facing(event, (s) => {
      for (const policy of POLICIES) s.bills[policy] = { by: 'working', section: 'B' };
    });
    expect(canResolve(billed)).toBe(false);
  });
});

describe.each([
  ['Developing Countries in Need', 'ev-developing-countries-in-need', 'education'],
  ['Neighbors at War', 'ev-neighbors-at-war', 'health'],
] as const)('%s', (_, event, service) => {
  it('spends up to 6 for 1 VP each', () => {
    const state = facing(event, (s) => stock(s, s.state.services, { [service]: 8 }));
    const inSupply = state.supply.resources[service];
    expect(options(state)?.range).toEqual({ min: 1, max: 6 });
    resolve(state, [amount(5)]);
    expect([state.state.services[service], state.state.vp]).toEqual([3, 5]);
    expect(state.supply.resources[service]).toBe(inSupply + 5);
  });

  it('spends no more than there is, and needs at least one', () => {
    const state = facing(event, (s) => stock(s, s.state.services, { [service]: 2 }));
    expect(options(state)?.range).toEqual({ min: 1, max: 2 });
    stock(state, state.state.services, { [service]: 0 });
    expect(canResolve(state)).toBe(false);
  });
});

describe('Infant Industry Requires Help (H74)', () => {
  const event = 'ev-infant-industry-requires-help';

  const offering = (capitalist: string[], middle: string[], change: (state: HegemonyState) => void = () => {}) =>
    facing(event, (s) => {
      for (const [seat, market] of [
        ['capitalist', capitalist],
        ['middle', middle],
      ] as const) {
        const board = s[seat];
        board.companyDeck = [...board.companyDeck, ...board.market].filter((id) => !market.includes(id));
        board.market = market;
      }
      change(s);
    });

  it('builds a company of 15 or more for the Capitalist Class, which decides all else', () => {
    const state = offering(['supermarket', 'fast-food-chain'], [], (s) =>
      unemployed(s, 'working', { agriculture: 1, unskilled: 1 }),
    );
    resolve(state, [
      ['set-wage', 3, 'capitalist'],
      ['staff-class', 'working', 'capitalist'],
    ]);
    expect(findCompany(state, 'supermarket')).toMatchObject({ owner: 'capitalist', wage: 3 });
    expect(state.capitalist.market).toEqual(['fast-food-chain']);
    expect([state.state.treasury, state.capitalist.revenue]).toEqual([104, 120]);
    expect([state.state.tokens.capitalist, state.state.legitimacy.capitalist]).toEqual([1, 3]);
    expect(check(state)).toEqual([]);
  });

  it('staffs a Middle Class company from the unemployed, who must be there', () => {
    const none = offering([], ['pharmacy', 'organic-farm', 'game-store']);
    expect(canResolve(none)).toBe(false);
    const state = offering([], ['pharmacy', 'organic-farm', 'game-store'], (s) => {
      unemployed(s, 'middle', { healthcare: 1, media: 1, luxury: 1 });
    });
    resolve(state, [['staff-worker', 'media', 'middle']]);
    expect(findCompany(state, 'pharmacy').workers).toEqual([
      { class: 'middle', skill: 'healthcare', committed: true },
      { class: 'middle', skill: 'media', committed: true },
    ]);
    expect([state.state.treasury, state.middle.money]).toEqual([104, 40]);
    expect([state.state.tokens.middle, state.state.legitimacy.middle]).toEqual([1, 3]);
  });

  it('lets the Middle Class decide about an employee', () => {
    const state = offering([], ['organic-farm'], (s) => {
      unemployed(s, 'middle', { agriculture: 1 });
      unemployed(s, 'working', { agriculture: 1 });
    });
    resolve(state, [
      ['set-wage', 2, 'middle'],
      ['staff-worker', 'agriculture', 'middle'],
    ]);
    expect(findCompany(state, 'organic-farm').workers.map((worker) => worker?.class)).toEqual(['middle', 'working']);
  });

  it('needs a company that is dear enough and can be paid, and a space for it', () => {
    expect(canResolve(offering(['fast-food-chain'], []))).toBe(false);
    expect(canResolve(offering(['supermarket'], [], (s) => Object.assign(s.state, { treasury: 15 })))).toBe(false);
    const full = offering(['supermarket'], [], (s) => {
      for (const id of [...s.capitalist.companyDeck].slice(0, 8)) company(s, id, 'capitalist');
    });
    expect(companiesOf(full, 'capitalist')).toHaveLength(12);
    expect(canResolve(full)).toBe(false);
  });

  it('lets the State choose among both markets', () => {
    const state = offering(['supermarket', 'clinic'], ['pharmacy'], (s) =>
      unemployed(s, 'middle', { healthcare: 1, unskilled: 1 }),
    );
    expect(options(state)?.options.toSorted()).toEqual(['clinic', 'pharmacy', 'supermarket']);
  });
});

describe.each([
  ['Low University Ratings', 'ev-low-university-ratings', 'education'],
  ['Outdated Public Sector Infrastructure', 'ev-outdated-public-sector-infrastructure', 'luxury'],
  ['Pandemic', 'ev-pandemic', 'health'],
] as const)('%s', (_, event, good) => {
  const owned = (state: HegemonyState): number =>
    good === 'luxury' ? state.state.goods.luxury : state.state.services[good];
  /** Six Public companies, the State's storage empty, and so much with the sellers. */
  const market = (middle: number, capitalist: number, change: (state: HegemonyState) => void = () => {}) =>
    facing(event, (s) => {
      for (const id of ['public-hospital', 'public-university', 'regional-tv-station']) company(s, id, 'state');
      if (good === 'luxury') stock(s, s.state.goods, { luxury: 0 });
      else stock(s, s.state.services, { [good]: 0 });
      stock(s, s.middle.storage, { [good]: middle });
      stock(s, s.capitalist.storage, { [good]: capitalist });
      change(s);
    });

  it('pays 1 Legitimacy with a seller for every 3 bought from it', () => {
    const state = market(4, 5, (s) => {
      s.capitalist.prices[good] = 10;
    });
    resolve(state, [amount(3), amount(3)]);
    expect(owned(state)).toBe(6);
    expect([state.middle.money, state.capitalist.revenue, state.state.treasury]).toEqual([64, 150, 66]);
    expect([state.middle.storage[good], state.capitalist.storage[good]]).toEqual([1, 2]);
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 3, capitalist: 3 });
  });

  it('counts for each seller by itself: 2 and 2 bring nothing', () => {
    const state = market(4, 4);
    resolve(state, [amount(2), amount(2)]);
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 2 });
    expect(owned(state)).toBe(4);
  });

  it('buys no more than there are open Public companies', () => {
    const state = market(8, 8);
    expect(options(state)?.range).toEqual({ min: 0, max: 6 });
    resolve(state, [amount(5), amount(1)]);
    expect(state.state.legitimacy).toEqual({ working: 2, middle: 3, capitalist: 2 });
  });

  it('buys at least one (H73)', () => {
    const state = market(0, 4);
    expect(options(state)?.range).toEqual({ min: 1, max: 4 });
    const both = market(1, 4);
    resolve(both, [amount(0), amount(1)]);
    expect(owned(both)).toBe(1);
  });

  it('needs something to buy, money without a loan, and room', () => {
    expect(canResolve(market(0, 0))).toBe(false);
    expect(canResolve(market(4, 4, (s) => Object.assign(s.state, { treasury: 7 })))).toBe(false);
    expect(options(market(4, 0, (s) => Object.assign(s.state, { treasury: 17 })))?.range).toEqual({ min: 1, max: 2 });
    const room = { luxury: 6, health: 16, education: 16 }[good];
    const nearly = market(4, 4, (s) =>
      stock(s, good === 'luxury' ? s.state.goods : s.state.services, { [good]: room - 1 }),
    );
    expect(options(nearly)?.range).toEqual({ min: 0, max: 1 });
    const full = market(4, 4, (s) => stock(s, good === 'luxury' ? s.state.goods : s.state.services, { [good]: room }));
    expect(canResolve(full)).toBe(false);
  });
});

describe('Political Polarization', () => {
  const event = 'ev-political-polarization';

  it('spends 30 and shares 4 cubes: 1 Legitimacy for every 2 of a class', () => {
    for (const [working, legitimacy] of [
      [4, { working: 4, middle: 2, capitalist: 2 }],
      [3, { working: 3, middle: 2, capitalist: 2 }],
      [2, { working: 3, middle: 2, capitalist: 3 }],
      [0, { working: 2, middle: 2, capitalist: 4 }],
    ] as const) {
      const { state } = resolve(facing(event), [amount(working)]);
      expect(state.state.benefits.working.cubes).toBe(working);
      expect(state.state.benefits.capitalist.cubes).toBe(4 - working);
      expect(state.cubes).toEqual({ working: 17 - working, middle: 17, capitalist: 13 + working });
      expect(state.state.treasury).toBe(90);
      expect(state.state.legitimacy).toEqual(legitimacy);
    }
  });

  const cubes = (working: number, capitalist: number) =>
    facing(event, (s) => {
      for (const [of, count] of [
        ['working', working],
        ['capitalist', capitalist],
      ] as const) {
        s.bag[of] += s.cubes[of] - count;
        s.cubes[of] = count;
      }
    });

  it('shares what is outside the bag', () => {
    const state = cubes(3, 2);
    expect(options(state)?.range).toEqual({ min: 2, max: 3 });
    expect(canResolve(cubes(2, 1))).toBe(false);
    const discarded = cubes(2, 1);
    discarded.cubes.working = 1;
    discarded.state.benefits.working.cubes = 2;
    resolve(discarded);
    expect(discarded.state.benefits.working.cubes).toBe(3);
    expect(discarded.cubes.working).toBe(0);
  });

  it('leaves the benefits of a class that gets none', () => {
    const state = facing(event, (s) => {
      s.state.benefits.capitalist.money = 20;
    });
    resolve(state, [amount(4)]);
    expect(state.state.benefits.capitalist.money).toBe(20);
  });

  it('needs 30', () => {
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 29 })))).toBe(false);
  });
});

describe('Political Scandal', () => {
  const event = 'ev-political-scandal';

  it('spends 25 and shares up to 3 Media Influence for 1 Legitimacy each', () => {
    const { state } = resolve(facing(event), [amount(2), amount(0), amount(1)]);
    expect(state.state.benefits.working.resources.influence).toBe(2);
    expect(state.state.benefits.middle).toEqual(noBenefits());
    expect(state.state.benefits.capitalist.resources.influence).toBe(1);
    expect([state.state.services.influence, state.state.influence, state.state.treasury]).toEqual([1, 1, 95]);
    expect(state.state.legitimacy).toEqual({ working: 4, middle: 2, capitalist: 3 });
  });

  it('provides at least 1', () => {
    const { state } = resolve(facing(event), [amount(0), amount(0), amount(1)]);
    expect(state.state.legitimacy.capitalist).toBe(3);
    const one = facing(event, (s) => stock(s, s.state.services, { influence: 1 }));
    resolve(one, [amount(0), amount(0)]);
    expect(one.state.benefits.capitalist.resources.influence).toBe(1);
  });

  it('needs 25 and Media Influence', () => {
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { treasury: 24 })))).toBe(false);
    expect(canResolve(facing(event, (s) => stock(s, s.state.services, { influence: 0 })))).toBe(false);
  });
});

describe('Strike at the Port', () => {
  const event = 'ev-strike-at-the-port';

  it('provides 2 Media Influence for a token', () => {
    const { state } = resolve(facing(event), [forClass('capitalist')]);
    expect(state.state.benefits.capitalist.resources.influence).toBe(2);
    expect([state.state.services.influence, state.state.influence]).toEqual([2, 1]);
    expect([state.state.tokens.capitalist, state.state.legitimacy.capitalist]).toEqual([1, 3]);
    expect(options(facing(event))?.options).toEqual(['working', 'capitalist']);
  });

  it('needs Media Influence: the State’s own does not count', () => {
    const state = facing(event, (s) => {
      stock(s, s.state.services, { influence: 1 });
      s.state.influence = 5;
    });
    expect(canResolve(state)).toBe(false);
  });
});

describe('Unfair Representation', () => {
  const event = 'ev-unfair-representation';

  it('provides 1 Personal Influence and 2 cubes for 1 Legitimacy', () => {
    const { state } = resolve(facing(event), [forClass('middle')]);
    expect(state.state.benefits.middle).toMatchObject({ cubes: 2, resources: { influence: 1 } });
    expect([state.state.influence, state.cubes.middle, state.state.services.influence]).toEqual([0, 15, 4]);
    expect([state.state.legitimacy.middle, state.state.tokens.middle]).toEqual([3, 0]);
  });

  it('needs Personal Influence and 2 cubes outside the bag', () => {
    expect(canResolve(facing(event, (s) => Object.assign(s.state, { influence: 0 })))).toBe(false);
    const state = facing(event, (s) => {
      for (const name of ['working', 'middle', 'capitalist'] as const) s.cubes[name] = name === 'middle' ? 2 : 1;
    });
    resolve(state);
    expect(state.state.benefits.middle.cubes).toBe(2);
  });
});
