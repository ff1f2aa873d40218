/** The task of every Alternative Event: what it costs, what it brings with whom, and when it cannot be done. */
import { describe, expect, it } from 'vitest';
import { ALTERNATIVE_EVENTS } from '../../../src/modules/alternative-events/cards.js';
import type { Class } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { act, emptied } from '../../support.js';
import { canDeal, deal, facing, having } from './facing.js';

type Has = Parameters<typeof having>[1];
/** What a class brings: Legitimacy, a token (which is 1 Legitimacy too), or points for the State. */
type Brings = { legitimacy?: number; token?: true; vp?: number };

/** By event: what has to be spent, and what each class brings for it. */
const SPENT: readonly (readonly [event: string, spent: Has, brings: Partial<Record<Class, Brings>>])[] = [
  ['demand-for-subsidies-by-dairy-farmers', { money: 30 }, { working: { legitimacy: 2 }, capitalist: { token: true } }],
  [
    'demand-for-energy-subsidy',
    { media: 1 },
    { working: { token: true }, middle: { token: true }, capitalist: { token: true } },
  ],
  [
    'smear-campaign',
    { influence: 1, money: 15 },
    { working: { legitimacy: 2 }, middle: { legitimacy: 2 }, capitalist: { legitimacy: 2 } },
  ],
  ['demand-for-economic-stimulus', { money: 30 }, { middle: { legitimacy: 2 }, capitalist: { vp: 3 } }],
  [
    'fear-of-recession',
    { influence: 1, money: 15 },
    { working: { legitimacy: 2 }, middle: { token: true }, capitalist: { vp: 3 } },
  ],
  [
    'student-protest',
    { influence: 1, education: 2 },
    { working: { vp: 3 }, middle: { legitimacy: 2 }, capitalist: { token: true } },
  ],
  ['rising-economic-inequality', { money: 30 }, { working: { legitimacy: 2 }, middle: { token: true } }],
  [
    'healthcare-scandal',
    { influence: 1, health: 2 },
    { working: { token: true }, middle: { vp: 3 }, capitalist: { legitimacy: 2 } },
  ],
  [
    'gerrymandering',
    { influence: 2 },
    { working: { legitimacy: 2 }, middle: { legitimacy: 2 }, capitalist: { legitimacy: 2 } },
  ],
  ['demand-for-state-intervention', { money: 20 }, { working: { vp: 2 }, capitalist: { vp: 2 } }],
  ['public-pressure', {}, { working: { legitimacy: 2 }, capitalist: { legitimacy: 2 } }],
  ['tax-returns', {}, { working: { token: true }, middle: { token: true }, capitalist: { token: true } }],
  ['demand-for-startup-support', {}, { middle: { legitimacy: 1 }, capitalist: { legitimacy: 1 } }],
];

function expectBrought(state: HegemonyState, of: Class, { legitimacy = 0, token, vp = 0 }: Brings): void {
  expect(state.state.legitimacy[of]).toBe(4 + legitimacy + (token ? 1 : 0));
  expect([state.state.tokens[of], state.state.vp]).toEqual([token ? 1 : 0, vp]);
}

const left = ({ state: { treasury, influence, services } }: HegemonyState) => [
  treasury,
  influence,
  services.influence,
  services.health,
  services.education,
];

describe.each(SPENT)('%s', (event, spent, brings) => {
  it.each(Object.entries(brings))('takes what it costs and no more, and is rewarded with the %s', (of, brought) => {
    const state = having(facing(event), spent);
    deal(state, of as Class);
    expect(left(state)).toEqual([0, 0, 0, 0, 0]);
    expectBrought(state, of as Class, brought);
    expect([state[of as Class].vp, state.state.eventDiscard]).toEqual([1, [`ae-${event}`]]);
  });

  it('cannot be dealt with if anything is missing, and never with a loan', () => {
    for (const what of Object.keys(spent) as (keyof Has)[]) {
      const state = having(facing(event), { ...spent, [what]: (spent[what] ?? 0) - 1 });
      expect(canDeal(state), what).toBe(false);
    }
    expect(Object.keys(ALTERNATIVE_EVENTS[`ae-${event}`]?.columns ?? {})).toEqual(Object.keys(brings));
  });
});

describe('Low Global Innovation Index Ranking', () => {
  const EVENT = 'low-global-innovation-index-ranking';

  it('takes 8 for each Education that the State lacks, and none instead of one that it has', () => {
    const state = having(facing(EVENT), { education: 3, money: 8 });
    deal(state, 'capitalist');
    expect(left(state)).toEqual([0, 0, 0, 0, 0]);
    expectBrought(state, 'capitalist', { legitimacy: 2 });
    const rich = having(facing(EVENT), { education: 4, money: 100 });
    deal(rich, 'working');
    expect(left(rich)).toEqual([100, 0, 0, 0, 0]);
    expectBrought(rich, 'working', { legitimacy: 2 });
  });

  it('cannot be dealt with otherwise', () => {
    expect(canDeal(having(facing(EVENT), { education: 3, money: 7 }))).toBe(false);
  });
});

describe.each([
  ['high-illiteracy-rate', 'education'],
  ['low-vaccination-rates', 'health'],
] as const)('%s', (event, service) => {
  it('takes 4 of the service or 30 money, as the State likes', () => {
    const paid = having(facing(event), { [service]: 4, money: 30 });
    deal(paid, 'working', ['event-cost', { money: 30 }]);
    expect([paid.state.treasury, paid.state.services[service]]).toEqual([0, 4]);
    expectBrought(paid, 'working', { legitimacy: 2 });
    const given = having(facing(event), { [service]: 4, money: 30 });
    deal(given, 'middle', ['event-cost', { [service]: 4 }]);
    expect([given.state.treasury, given.state.services[service]]).toEqual([30, 0]);
    expectBrought(given, 'middle', { legitimacy: 2 });
  });

  it('takes no mixture', () => {
    expect(canDeal(having(facing(event), { [service]: 3, money: 29 }))).toBe(false);
  });
});

describe('Political Pressure', () => {
  it('takes Influence of either kind for every policy that is not as the agenda wants it', () => {
    const state = facing('political-pressure');
    state.state.agendaDeck.push(state.state.agenda ?? '');
    state.state.agenda = null;
    // Without an agenda nothing matches: 5 policies.
    having(state, { influence: 2, media: 4 });
    deal(state, 'capitalist', ['event-cost', { influence: 1, media: 4 }]);
    expect(left(state)).toEqual([0, 1, 0, 0, 0]);
    expectBrought(state, 'capitalist', { token: true });
    expect(
      canDeal(
        having(
          facing('political-pressure', (s) => Object.assign(s.state, { agenda: null })),
          { influence: 2, media: 2 },
        ),
      ),
    ).toBe(false);
  });
});

describe('Low Political Engagement', () => {
  const EVENT = 'low-political-engagement';

  it('takes Influence for every unused bill marker of the class, which must have one', () => {
    const state = having(facing(EVENT), { influence: 2, media: 1 });
    state.capitalist.bills = 0;
    state.working.bills = 2;
    deal(state, null, ['event-cost', { influence: 1, media: 1 }]);
    expect(left(state)).toEqual([0, 1, 0, 0, 0]);
    expectBrought(state, 'working', { vp: 3 });
    const none = having(facing(EVENT), { influence: 9 });
    Object.assign(none.working, { bills: 0 });
    Object.assign(none.capitalist, { bills: 0 });
    expect(canDeal(none)).toBe(false);
  });

  it('brings 2 Legitimacy with the Capitalist Class', () => {
    const state = having(facing(EVENT), { influence: 3 });
    deal(state, 'capitalist');
    expectBrought(state, 'capitalist', { legitimacy: 2 });
  });
});

describe('Rising Traffic Accidents', () => {
  it('takes 4 services, at least one of each, for 3 points', () => {
    const state = having(facing('rising-traffic-accidents'), { health: 3, education: 2 });
    deal(state, 'middle', ['event-cost', { health: 3, education: 1 }]);
    expect(left(state)).toEqual([0, 0, 0, 0, 1]);
    expectBrought(state, 'middle', { vp: 3 });
    expect(canDeal(having(facing('rising-traffic-accidents'), { health: 4 }))).toBe(false);
  });
});

describe('Hurricane', () => {
  it('buys 1 to 5 Food wherever the State likes, abroad without tariff, and stores it', () => {
    const state = having(facing('hurricane'), { money: 100 });
    const { price } = { price: state.middle.prices.food };
    const stored = state.middle.storage.food;
    act(state, 'state', 'event-action', [
      ['card-class', 'working'],
      ['card-amount', 1],
      ['card-amount', 0],
      ['card-amount', 4],
      ['keep-event', 'discard', 'working'],
    ]);
    expect(stored).toBeGreaterThan(0);
    expect([state.state.goods.food, state.state.treasury]).toEqual([5, 100 - price - 40]);
    expectBrought(state, 'working', { token: true });
  });

  it('needs the money for one', () => {
    expect(canDeal(having(facing('hurricane'), { money: 8 }))).toBe(false);
  });
});

describe.each([
  ['demand-for-better-public-education', 'college-start', 'capitalist', 1, {}],
  ['demand-for-administrative-upgrade', 'shopping-mall-start', 'capitalist', 1, {}],
  ['rising-flu-infections', 'doctors-office-start', 'middle', 1, {}],
  ['demand-for-digital-transformation', 'shopping-mall-start', 'capitalist', 2, { money: 30 }],
] as const)('%s', (event, works, owner, legitimacy, cost) => {
  it('is for an owner of an operational company of its industry', () => {
    const state = having(facing(event), cost);
    // Nobody else has one, so that nobody is asked.
    deal(state, null);
    expect(left(state)).toEqual([0, 0, 0, 0, 0]);
    expectBrought(state, owner, { legitimacy });
  });

  it('cannot be dealt with without one', () => {
    const state = having(facing(event), cost);
    emptied(state, works);
    expect(canDeal(state)).toBe(false);
  });
});

describe('Public Sector Union Negotiations', () => {
  it('is for a class with workers in Public companies', () => {
    const state = having(facing('public-sector-union-negotiations'), {});
    deal(state, 'working');
    expectBrought(state, 'working', { token: true });
    const empty = having(facing('public-sector-union-negotiations'), {});
    for (const one of empty.companies) if (one.owner === 'state') emptied(empty, one.id);
    expect(canDeal(empty)).toBe(false);
  });
});
