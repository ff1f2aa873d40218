/** Special Actions of the Working and the Capitalist Class Automa in positions in which they cannot be performed. */
import { describe, expect, it } from 'vitest';
import { CAPITALIST_CONDITIONS } from '../../../src/modules/automa/capitalist/conditions.js';
import { CAPITALIST_SPECIALS, type CapitalistSpecial } from '../../../src/modules/automa/capitalist/specials.js';
import { WORKING_SPECIALS, type WorkingSpecial } from '../../../src/modules/automa/working/specials.js';
import type { Class } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, company, perform, position, unemployed } from '../../support.js';
import { automaTable, turnOf } from './support.js';

type Change = (state: HegemonyState) => void;

function set<Part extends object>(part: Part, change: Partial<Part>): void {
  Object.assign(part, change);
}

const noCubes =
  (of: Class): Change =>
  (state) => {
    state.bag[of] = 25;
    state.cubes[of] = 0;
  };
const all =
  (...changes: readonly Change[]): Change =>
  (state) => {
    for (const change of changes) change(state);
  };
const noCompanies: Change = (state) => {
  state.companies = state.companies.filter(({ owner }) => owner !== 'capitalist');
};
const idle: Change = (state) => {
  company(state, 'supermarket', 'capitalist');
};
const money =
  (revenue: number): Change =>
  (state) => {
    state.capitalist.revenue = revenue;
    state.capitalist.capital = 0;
  };

/** Where it can be performed, and what makes it impossible. */
const WORKING: readonly [WorkingSpecial, possible: Change, impossible: Change][] = [
  ['swap-3-cubes', () => {}, noCubes('working')],
  [
    'buy-3-influence-or-cubes',
    noCubes('working'),
    all(noCubes('working'), (state) => set(state.working, { money: 4 })),
  ],
  [
    'buy-3-influence-or-cubes',
    () => {},
    all(noCubes('working'), (state) => set(state.state.services, { influence: 0 })),
  ],
  ['cubes-equal-population', () => {}, noCubes('working')],
  ['get-15-from-main-employer', () => {}, (state) => set(state, { companies: [] })],
  ['pay-20-for-5-vp', (state) => set(state.working, { money: 20 }), (state) => set(state.working, { money: 19 })],
  [
    'remove-2-unemployed',
    (state) => unemployed(state, 'working', { media: 4 }),
    (state) => unemployed(state, 'working', { media: 3 }),
  ],
];

const CAPITALIST: readonly [CapitalistSpecial, possible: Change, impossible: Change][] = [
  ['state-5-per-company', () => {}, noCompanies],
  ['extra-production', () => {}, money(0)],
  ['buy-machinery', () => {}, money(19)],
  ['buy-machinery', () => {}, (state) => set(state.supply, { machinery: 0 })],
  ['buy-machinery', () => {}, (state) => set(state, { round: 5 })],
  ['replace-3-cubes', () => {}, noCubes('capitalist')],
  [
    'business-deal',
    (state) => set(state.deals, { open: ['business-deal-food-8'] }),
    all(money(0), (state) => set(state.deals, { open: ['business-deal-food-8'] })),
  ],
  ['pay-50-for-7-vp', money(50), money(49)],
  ['recruit-from-supply', all(idle, money(10)), all(idle, money(9))],
  [
    'staff-from-unemployed',
    all(idle, (state) => unemployed(state, 'working', { agriculture: 1, unskilled: 1 })),
    all(idle, (state) => unemployed(state, 'working', { unskilled: 2 })),
  ],
  ['add-3-plus-3-cubes', () => {}, noCubes('capitalist')],
  ['cubes-per-trade-company', () => {}, noCompanies],
  ['cubes-per-trade-company', () => {}, noCubes('capitalist')],
  ['revenue-to-capital', money(150), money(149)],
  [
    'sell-luxury-to-state',
    (state) => set(state.capitalist.storage, { luxury: 1 }),
    // What lies in the Free Trade Zone is not for the State.
    (state) => {
      state.capitalist.storage.luxury = 0;
      state.capitalist.zone.luxury = 6;
    },
  ],
  [
    'sell-health-to-state',
    (state) => set(state.capitalist.storage, { health: 1 }),
    (state) => {
      state.capitalist.storage.health = 1;
      state.state.services.health = 40;
    },
  ],
  [
    'sell-education-to-state',
    (state) => set(state.capitalist.storage, { education: 1 }),
    (state) => set(state.capitalist.storage, { education: 0 }),
  ],
];

/** Nobody idle, nobody unemployed. */
const bare = (change: Change) =>
  position(3, (state) => {
    state.companies = state.companies.filter(({ workers }) => !workers.includes(null));
    change(state);
  });

it.each(WORKING)('the Working Class cannot %s everywhere', (name, possible, impossible) => {
  const can = (change: Change) => WORKING_SPECIALS[name].can(bare(change), 'working');
  expect([can(possible), can(impossible)]).toEqual([true, false]);
});

it.each(CAPITALIST)('the Capitalist Class cannot %s everywhere', (name, possible, impossible) => {
  const can = (change: Change) => CAPITALIST_SPECIALS[name].can(bare(change), 'capitalist');
  expect([can(possible), can(impossible)]).toEqual([true, false]);
});

describe('the conditions in place of a bonus', () => {
  const rows = (name: keyof typeof CAPITALIST_CONDITIONS, change: Change) =>
    perform(automaTable(3, { capitalist: 'advanced' }, change), function* (t) {
      return CAPITALIST_CONDITIONS[name](turnOf(t, 'capitalist', 3));
    }).result.map(({ rows: count }) => count);

  it.each([
    ['sa-trade', (state) => at(state, { 'foreign-trade': 'B' }), [1, 0]],
    ['sa-trade', all((state) => at(state, { 'foreign-trade': 'A' }), noCompanies), [0, 0]],
    ['sa-revenue', money(149), [0, 0, 0]],
    ['sa-revenue', all(money(150), (state) => at(state, { taxation: 'B' })), [1, 0, 1]],
    ['sa-revenue', all(money(200), (state) => at(state, { taxation: 'C' })), [2, 0, 0]],
    ['sa-luxury', (state) => set(state.capitalist.storage, { luxury: 2 }), [0, 0]],
  ] as readonly (readonly [keyof typeof CAPITALIST_CONDITIONS, Change, readonly number[]])[])(
    '%s: case %#',
    (name, change, expected) => {
      expect(rows(name, change)).toEqual(expected);
    },
  );
});
