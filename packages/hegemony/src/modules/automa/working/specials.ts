/** The Special Actions of the Working Class Automa. */
import { population, workersIn } from '../../../rules/labour.js';
import { moneyOf, pay } from '../../../rules/money.js';
import type { Seat } from '../../../rules/names.js';
import { score } from '../../../rules/points.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Special } from '../automa.js';
import { addOwnCubes, buyInfluence, exchangeCubes, removeOthersCubes, removeWorkers } from '../specials.js';

const DAMAGES = 15;
const RENT = { money: 20, vp: 5 } as const;

/** The other players in whose companies most Working Class workers work; an unplayed State is none. */
function mainEmployers(state: HegemonyState): readonly Seat[] {
  const others = state.seats.filter((seat) => seat !== 'working');
  const workers = others.map((seat) => {
    const own = state.companies.filter(({ owner }) => owner === seat);
    return own.reduce((sum, company) => sum + workersIn(company, 'working'), 0);
  });
  const most = Math.max(...workers);
  return most === 0 ? [] : others.filter((_, i) => workers[i] === most);
}

export const WORKING_SPECIALS = {
  'swap-3-cubes': exchangeCubes(3),
  'buy-3-influence-or-cubes': buyInfluence({ most: 3, price: 5, cubes: 2 }),
  'draw-6-remove-others': removeOthersCubes(6),
  'cubes-equal-population': addOwnCubes((state) => population(state, 'working')),
  'get-15-from-main-employer': {
    can: (state) => mainEmployers(state).length > 0,
    *perform(t) {
      const employers = mainEmployers(t.state);
      const employer = employers.length > 1 ? t.random.pick(employers) : (employers[0] as Seat);
      pay(t, employer, 'working', DAMAGES, 'card');
      return undefined;
    },
  },
  'pay-20-for-5-vp': {
    can: (state) => moneyOf(state, 'working') >= RENT.money,
    *perform(t) {
      pay(t, 'working', 'capitalist', RENT.money, 'card');
      score(t, 'working', RENT.vp, 'cards');
      return undefined;
    },
  },
  'remove-2-unemployed': removeWorkers('working', { from: 4, count: 2, money: 10 }),
} satisfies Readonly<Record<string, Special>>;

export type WorkingSpecial = keyof typeof WORKING_SPECIALS;
