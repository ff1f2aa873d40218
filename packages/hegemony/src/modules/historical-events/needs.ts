/** What a Historical Event needs to come about: policies in their places, and things that are counted. */
import { cardOf, companiesOf, isOperational } from '../../rules/companies.js';
import { PROSPERITY_TRACK } from '../../rules/data/board.js';
import { population, unemployedCount, unionCount } from '../../rules/labour.js';
import {
  CLASSES,
  IDEOLOGIES,
  type Industry,
  type Policy,
  type Section,
  TURN_ORDER,
  WORKER_CLASSES,
} from '../../rules/names.js';
import { isPlayed, type PlayerCount, playerCount } from '../../rules/roles.js';
import type { Company, OpenState } from '../../rules/state.js';

/** A number for all games, or by how many play; where none is printed nothing is needed. */
export type Limit = number | Readonly<Partial<Record<PlayerCount, number>>>;

export type Need =
  | { readonly policy: Policy; readonly sections: readonly Section[] }
  | { readonly count: Counted; readonly least: Limit }
  | { readonly count: Counted; readonly most: Limit }
  | { readonly either: readonly Need[] };

const operational = (state: OpenState, industry: Industry) =>
  state.companies.filter((company) => cardOf(company).industry === industry && isOperational(company)).length;

const inSection = (state: OpenState, section: Section) =>
  IDEOLOGIES.filter((policy) => state.policies[policy] === section).length;

/** An automated company counts as one with Machinery. */
export function hasMachinery(company: Company): boolean {
  return company.machinery || cardOf(company).automated;
}

const COUNTS = {
  machinery: ({ companies }) => companies.filter(hasMachinery).length,
  'luxury-companies': (state) => operational(state, 'luxury'),
  'healthcare-companies': (state) => operational(state, 'healthcare'),
  'education-companies': (state) => operational(state, 'education'),
  /** Operational or not. */
  'goods-companies': ({ companies }) =>
    companies.filter((company) => ['agriculture', 'luxury'].includes(cardOf(company).industry)).length,
  'capitalist-companies': (state) => companiesOf(state, 'capitalist').length,
  unions: unionCount,
  unemployed: (state) => sum(WORKER_CLASSES.map((of) => unemployedCount(state, of))),
  /** Of all, an unplayed State too (HE-9). */
  loans: (state) => sum(TURN_ORDER.map((seat) => state[seat].loans)),
  'state-loans': ({ state }) => state.loans,
  treasury: ({ state }) => state.treasury,
  'working-prosperity': ({ working }) => PROSPERITY_TRACK.working[working.prosperity] as number,
  'middle-prosperity': ({ middle }) => PROSPERITY_TRACK.middle[middle.prosperity] as number,
  'middle-population': (state) => population(state, 'middle'),
  'class-influence': (state) => sum(CLASSES.map((of) => (isPlayed(state, of) ? state[of].influence : 0))),
  'player-influence': (state) => sum(state.seats.map((seat) => state[seat].influence)),
  'personal-influence': ({ state }) => state.influence,
  'in-a': (state) => inSection(state, 'A'),
  'in-b': (state) => inSection(state, 'B'),
} as const satisfies Readonly<Record<string, (state: OpenState) => number>>;

export type Counted = keyof typeof COUNTS;

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** What a limit comes to with so many players. */
function limitIn(state: OpenState, limit: Limit): number | undefined {
  return typeof limit === 'number' ? limit : limit[playerCount(state)];
}

/** A need as it stands with so many players, told by a kind with its numbers. */
export interface Needed {
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number | readonly Section[]>>;
  readonly holds: boolean;
  /** The parts of which one is enough. */
  readonly either?: readonly Needed[];
}

/** Nothing where nothing is needed with so many players. */
export function neededFor(state: OpenState, need: Need): Needed | undefined {
  if ('either' in need) {
    const either = need.either.flatMap((part) => neededFor(state, part) ?? []);
    return { kind: 'need.either', params: {}, holds: either.some(({ holds }) => holds), either };
  }
  if ('policy' in need) {
    const { policy, sections } = need;
    return { kind: 'need.policy', params: { policy, sections }, holds: sections.includes(state.policies[policy]) };
  }
  const have = COUNTS[need.count](state);
  if ('least' in need) {
    const least = limitIn(state, need.least);
    return least === undefined
      ? undefined
      : { kind: `need.least.${need.count}`, params: { needed: least, have }, holds: have >= least };
  }
  const most = limitIn(state, need.most);
  return most === undefined
    ? undefined
    : { kind: `need.most.${need.count}`, params: { needed: most, have }, holds: have <= most };
}

export function areMet(state: OpenState, needs: readonly Need[]): boolean {
  return needs.every((need) => neededFor(state, need)?.holds ?? true);
}
