/** The Capitalist Class at the table, for tests of its cards: what it holds, and playing a card without losing a component. */
import { expect } from 'vitest';
import { CAPITALIST_CARDS } from '../../../src/modules/base/capitalist.js';
import type { ActionCard } from '../../../src/rules/cards/card.js';
import { companiesOf, findCompany } from '../../../src/rules/companies.js';
import { CLASSES, type Class, type Good, RESOURCES, SKILLS, type WorkerClass } from '../../../src/rules/names.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { canPlay as canPlayCard, company, firstAsk, type Played, playCard, type Scripted } from '../../support.js';

export const COUNTS: readonly PlayerCount[] = [2, 3, 4];
export const WITHOUT_STATE: readonly PlayerCount[] = [2, 3];

export const canPlay = (state: HegemonyState, card: string) => canPlayCard(state, 'capitalist', card);

/** Plays a card of the Capitalist Class; no component may get lost. */
export function play(
  state: HegemonyState,
  card: string,
  answers: readonly Scripted[] = [],
  seed?: string,
): Played<void> {
  const before = components(state);
  const played = playCard(state, 'capitalist', card, answers, seed);
  expect(components(state)).toEqual(before);
  return played;
}

/** The first question that a card puts. */
export function asked(state: HegemonyState, card: string) {
  const ask = firstAsk(state, (t) => (CAPITALIST_CARDS[card] as ActionCard).play(t));
  if (ask === undefined) throw new Error(`${card} asks nothing`);
  return ask;
}

export function components(state: HegemonyState) {
  const { working, middle, capitalist, state: board, supply } = state;
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  const workers = (of: WorkerClass) =>
    SKILLS.map((skill) => {
      const standing = state.companies.flatMap((c) => c.workers).filter((w) => w?.class === of && w.skill === skill);
      const inUnion = of === 'working' && skill !== 'unskilled' && working.unions[skill] ? 1 : 0;
      return supply.workers[of][skill] + state.unemployed[of][skill] + standing.length + inUnion;
    });
  const goods = (good: Good) =>
    supply.resources[good] +
    sum([working.goods, middle.goods, middle.storage, capitalist.storage].map((store) => store[good])) +
    (good === 'food' || good === 'luxury' ? capitalist.zone[good] + board.goods[good] : board.services[good]);
  const influence = sum([working, middle, capitalist, board].map((seat) => seat.influence));
  return {
    workers: [workers('working'), workers('middle')],
    resources: RESOURCES.map((resource) =>
      resource === 'influence' ? supply.resources.influence + influence + board.services.influence : goods(resource),
    ),
    cubes: CLASSES.map((of) => state.bag[of] + state.cubes[of] + state.drawn[of] + board.benefits[of].cubes),
    machinery: supply.machinery + state.companies.filter((c) => c.machinery).length,
    strikes: supply.strikes + state.companies.filter((c) => c.onStrike).length,
    companies: [
      ...state.companies.map(({ id }) => id),
      ...[middle, capitalist].flatMap((owner) => [...owner.market, ...owner.companyDeck, ...owner.companyDiscard]),
      ...board.closed,
    ].sort(),
    exports: [state.exports.current, ...state.exports.deck, ...state.exports.discard].sort(),
    deals: [...state.deals.open, ...state.deals.deck, ...state.deals.discard].sort(),
  };
}

/** Revenue and Capital. */
export function purse(state: HegemonyState, revenue: number, capital = 0): HegemonyState {
  Object.assign(state.capitalist, { revenue, capital });
  return state;
}

/** What lies in the storages, out of the Supply. */
export function stored(state: HegemonyState, goods: Partial<Record<Good, number>>): HegemonyState {
  for (const [good, amount] of Object.entries(goods) as [Good, number][]) {
    state.supply.resources[good] += state.capitalist.storage[good] - amount;
    state.capitalist.storage[good] = amount;
  }
  return state;
}

export function inZone(state: HegemonyState, good: 'food' | 'luxury', amount: number): HegemonyState {
  state.supply.resources[good] -= amount;
  state.capitalist.zone[good] = amount;
  return state;
}

/** The companies in the market; what was there goes under the pile. */
export function market(state: HegemonyState, ...ids: string[]): HegemonyState {
  const board = state.capitalist;
  board.companyDeck = [...board.market, ...board.companyDeck].filter((id) => !ids.includes(id));
  board.market = ids;
  return state;
}

/** Owns so many companies, the last ones without workers. */
export function owning(state: HegemonyState, count: number): HegemonyState {
  while (companiesOf(state, 'capitalist').length < count) {
    company(state, state.capitalist.companyDeck[0] as string, 'capitalist');
  }
  return state;
}

/** Cubes in the bag; all others are with their owners. */
export function inBag(state: HegemonyState, bag: Record<Class, number>): HegemonyState {
  for (const name of CLASSES) state.cubes[name] += state.bag[name] - bag[name];
  state.bag = { ...bag };
  return state;
}

/** Leaves the Capitalist Class so many cubes; the others lie in its State Benefits. */
export function cubesLeft(state: HegemonyState, left: number): HegemonyState {
  state.state.benefits.capitalist.cubes = state.cubes.capitalist - left;
  state.cubes.capitalist = left;
  return state;
}

/** Nobody has Influence. */
export function powerless(state: HegemonyState): HegemonyState {
  for (const seat of ['working', 'middle', 'capitalist', 'state'] as const) {
    state.supply.resources.influence += state[seat].influence;
    state[seat].influence = 0;
  }
  return state;
}

/** The Export card, and those on top of the pile, the topmost first. */
export function exportCards(state: HegemonyState, current: string, ...top: string[]): HegemonyState {
  const { exports } = state;
  const rest = [exports.current, ...exports.deck].filter((id) => id !== current && !top.includes(id));
  state.exports = { current, deck: [...rest, ...top.toReversed()], discard: [] };
  return state;
}

export const legitimacy = (state: HegemonyState) => state.state.legitimacy.capitalist;
export const workersAt = (state: HegemonyState, id: string) =>
  findCompany(state, id).workers.map((worker) => worker && [worker.class, worker.skill, worker.committed]);
