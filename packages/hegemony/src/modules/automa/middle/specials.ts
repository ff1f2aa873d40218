/** The Special Actions of the Middle Class Automa; one of which no part can be carried out is impossible (G-34). */
import { companiesEmploying, population } from '../../../rules/labour.js';
import { moneyOf, pay } from '../../../rules/money.js';
import { gainProsperity } from '../../../rules/points.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Special } from '../automa.js';
import {
  addOwnCubes,
  buyInfluence,
  exchangeCubes,
  goodsForState,
  removeOthersCubes,
  removeWorkers,
} from '../specials.js';
import { employOthers, openings } from './employees.js';
import { chooseExtraShift, shiftable, withEmployee } from './extra-shift.js';

const COMFORT = 6;
const SUBSIDY = 5;
const SOLD = { most: 6, price: 10, per: 3 } as const;

const comfort = (state: HegemonyState): number => COMFORT * population(state, 'middle');

export const MIDDLE_SPECIALS = {
  'extra-shift': {
    can: (state) => shiftable(state).length > 0,
    *perform(t) {
      chooseExtraShift(t, shiftable(t.state));
      return undefined;
    },
  },
  'swap-3-cubes': exchangeCubes(3),
  'sell-education-to-state': goodsForState('middle', 'education', SOLD),
  'sell-health-to-state': goodsForState('middle', 'health', SOLD),
  'pay-for-prosperity': {
    can: (state) => moneyOf(state, 'middle') >= comfort(state),
    *perform(t) {
      pay(t, 'middle', 'supply', comfort(t.state), 'card');
      gainProsperity(t, 'middle');
      return undefined;
    },
  },
  'cubes-2-plus-employers': addOwnCubes(
    (state) => 2 + companiesEmploying(state, 'middle', ['state', 'capitalist']).length,
  ),
  'buy-3-influence-or-cubes': buyInfluence({ most: 3, price: 5, cubes: 2 }),
  'draw-6-remove-others': removeOthersCubes(6),
  /** Money for each company with an employee, which may pay the wage of an Extra Shift in one of them. */
  'employment-subsidy-and-shift': {
    legitimacy: 1,
    can: (state) => withEmployee(state).length > 0,
    *perform(t) {
      const subsidized = withEmployee(t.state);
      pay(t, 'state', 'middle', SUBSIDY * subsidized.length, 'card');
      const able = shiftable(t.state).filter((company) => subsidized.includes(company));
      if (able.length > 0) chooseExtraShift(t, able);
      return undefined;
    },
  },
  'assign-3-working-class': {
    legitimacy: 1,
    can: (state) => openings(state).length > 0,
    *perform(t) {
      pay(t, 'state', 'middle', SUBSIDY * employOthers(t, 3), 'card');
      return undefined;
    },
  },
  'remove-2-unemployed': removeWorkers('middle', { from: 4, count: 2, money: 10 }),
} satisfies Readonly<Record<string, Special>>;

export type MiddleSpecial = keyof typeof MIDDLE_SPECIALS;
