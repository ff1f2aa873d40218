/** What can be read off the open board at the start of a round, in numbers: the same list for every role. */
import { cardOf, isFullyOperational, isOperational, outputOf, wageOf, workforce } from '../rules/companies.js';
import { END_GAME } from '../rules/data/board.js';
import { population, unemployedCount, unionCount, workerCount } from '../rules/labour.js';
import {
  CLASSES,
  GOODS,
  IDEOLOGIES,
  INDUSTRIES,
  POLICIES,
  PRODUCT,
  type Seat,
  type WorkerClass,
} from '../rules/names.js';
import { taxMultiplier } from '../rules/policies.js';
import type { OpenState } from '../rules/state.js';

type Numbers = readonly number[];

/** What lies open of every role that is played, then what all share. Hands and piles are left out: chance fills them. */
export function features(state: OpenState, seat: Seat): Numbers {
  return [lead(state, seat), ...state.seats.flatMap((role) => ROLE[role](state)), ...politics(state), ...work(state)];
}

/** Points before the best of the others. */
function lead(state: OpenState, seat: Seat): number {
  return state[seat].vp - Math.max(...state.seats.filter((other) => other !== seat).map((other) => state[other].vp));
}

const ROLE: Readonly<Record<Seat, (state: OpenState) => Numbers>> = {
  working: (state) => {
    const { working } = state;
    return [
      ...board(state, 'working'),
      working.money,
      Math.max(0, working.money - 150),
      ...GOODS.map((good) => working.goods[good]),
      ...provided(state, 'working'),
      working.prosperity,
      working.prosperity ** 2,
      unionCount(state),
      ...people(state, 'working'),
    ];
  },
  middle: (state) => {
    const { middle } = state;
    return [
      ...board(state, 'middle'),
      middle.money,
      ...GOODS.flatMap((good) => [middle.goods[good], middle.storage[good]]),
      ...provided(state, 'middle'),
      ...GOODS.map((good) => middle.prices[good]),
      middle.prosperity,
      ...people(state, 'middle'),
      ...companies(state, 'middle'),
      count(state, (company) => company.owner === 'middle' && isFullyOperational(company)),
    ];
  },
  capitalist: (state) => {
    const { capitalist } = state;
    return [
      ...board(state, 'capitalist'),
      capitalist.capital + capitalist.revenue,
      capitalist.wealth,
      capitalist.wealth ** 2,
      ...GOODS.flatMap((good) => [capitalist.storage[good], capitalist.prices[good]]),
      capitalist.zone.food,
      capitalist.zone.luxury,
      capitalist.tiles.length,
      ...companies(state, 'capitalist'),
    ];
  },
  state: (state) => {
    const { state: own } = state;
    const [lowest = 0, second = 0, third = 0] = CLASSES.map((of) => own.legitimacy[of]).sort((a, b) => a - b);
    return [
      ...board(state, 'state'),
      own.treasury,
      own.services.health,
      own.services.education,
      own.services.influence,
      own.goods.food + own.goods.luxury,
      lowest,
      second,
      third,
      ...CLASSES.map((of) => own.tokens[of]),
      own.events.length,
    ];
  },
};

function board(state: OpenState, seat: Seat): Numbers {
  const { vp, influence, loans } = state[seat];
  return [vp, influence, loans];
}

/** Whether all people have a service or Luxury already. */
function provided(state: OpenState, of: WorkerClass): Numbers {
  const people = population(state, of);
  return (['health', 'education', 'luxury'] as const).map((good) => Number(state[of].goods[good] >= people));
}

function people(state: OpenState, of: WorkerClass): Numbers {
  return [population(state, of), workerCount(state, of), unemployedCount(state, of)];
}

function count({ companies: all }: OpenState, counts: (company: OpenState['companies'][number]) => boolean): number {
  return all.filter(counts).length;
}

/** How many there are and work, what they make of each, what they cost in wages. */
function companies(state: OpenState, owner: Seat): Numbers {
  const made = { food: 0, luxury: 0, health: 0, education: 0, influence: 0 };
  let all = 0;
  let wages = 0;
  let worth = 0;
  for (const company of state.companies) {
    if (company.owner !== owner) continue;
    all++;
    worth += cardOf(company).cost;
    if (!isOperational(company)) continue;
    made[PRODUCT[cardOf(company).industry]] += outputOf(company, true);
    if (workforce(company) !== undefined) wages += wageOf(company);
  }
  return [all, worth, wages, ...INDUSTRIES.map((industry) => made[PRODUCT[industry]])];
}

/** Where each policy stands, what that is worth at the end, and what may be drawn. */
function politics(state: OpenState): Numbers {
  const { policies, bag } = state;
  const all = CLASSES.reduce((sum, of) => sum + bag[of], 0);
  const worth = CLASSES.map((of) => {
    const { section, vp } = END_GAME.policyVP[of];
    return vp[IDEOLOGIES.filter((policy) => policies[policy] === section).length] ?? 0;
  });
  return [
    ...POLICIES.flatMap((policy) => [Number(policies[policy] === 'A'), Number(policies[policy] === 'C')]),
    ...worth,
    ...CLASSES.map((of) => (all === 0 ? 0 : bag[of] / all)),
    taxMultiplier(state),
  ];
}

/** What work pays in all, by class, and what the State makes. */
function work(state: OpenState): Numbers {
  const wages = { working: 0, middle: 0 };
  for (const company of state.companies) {
    const of = isOperational(company) ? workforce(company) : undefined;
    if (of !== undefined) wages[of] += wageOf(company);
  }
  return [wages.working, wages.middle, ...companies(state, 'state')];
}
