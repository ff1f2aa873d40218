/** The voting bag: cubes go in, are drawn by chance, and return. */
import { operationalCount } from './companies.js';
import type { Hegemony } from './context.js';
import { LEGITIMACY_INFLUENCE, VOTE } from './data/board.js';
import { gainInfluence } from './goods.js';
import { population } from './labour.js';
import { CLASSES, type Class } from './names.js';
import { isPlayed } from './roles.js';
import type { HegemonyState } from './state.js';

/** Puts a class's cubes into the bag, as many as it has left. */
export function addCubes(t: Hegemony, of: Class, count: number): void {
  const { bag, cubes } = t.state;
  const added = Math.min(count, cubes[of]);
  if (added === 0) return;
  cubes[of] -= added;
  bag[of] += added;
  t.log('cubes', { class: of, count: added });
}

function inBag({ bag }: HegemonyState): number {
  return bag.working + bag.middle + bag.capitalist;
}

/** Draws cubes one by one and lays them open; an empty bag is refilled twice first (p. 13). */
export function drawCube(t: Hegemony): Class | undefined {
  const { state } = t;
  if (inBag(state) === 0) {
    refillBag(t);
    refillBag(t);
    if (inBag(state) === 0) return undefined;
  }
  let number = t.random.of(`${state.round} ${state.vote?.policy}`).int(inBag(state));
  for (const name of CLASSES) {
    number -= state.bag[name];
    if (number < 0) {
      state.bag[name]--;
      state.drawn[name]++;
      return name;
    }
  }
  return undefined;
}

export function drawCubes(t: Hegemony, count: number): void {
  for (let i = 0; i < count; i++) drawCube(t);
  t.log('cubes-drawn', { ...t.state.drawn });
}

/** Returns a drawn cube to its owner's supply. */
export function discardDrawn(state: HegemonyState, of: Class, count = 1): void {
  state.drawn[of] -= count;
  state.cubes[of] += count;
}

/** Puts the drawn cubes that are left back into the bag. */
export function returnDrawn(state: HegemonyState, of: Class): void {
  state.bag[of] += state.drawn[of];
  state.drawn[of] = 0;
}

const half = (count: number) => Math.ceil(count / 2);

/** What each class adds to the bag before elections (p. 12). */
export function refill(state: HegemonyState): Record<Class, number> {
  const middle = isPlayed(state, 'middle')
    ? half(Math.max(population(state, 'middle'), operationalCount(state, 'middle')))
    : VOTE.unplayedMiddleRefill;
  return {
    working: half(population(state, 'working')),
    middle,
    capitalist: half(operationalCount(state, 'capitalist')),
  };
}

export function refillBag(t: Hegemony): void {
  const added = refill(t.state);
  for (const name of CLASSES) addCubes(t, name, added[name]);
}

/** The State has no cubes: in the Elections Phase it gains Influence by its lowest Legitimacy. */
export function gainStateInfluence(t: Hegemony): void {
  if (!isPlayed(t.state, 'state')) return;
  const lowest = Math.min(...CLASSES.map((of) => t.state.state.legitimacy[of]));
  gainInfluence(t, 'state', LEGITIMACY_INFLUENCE[lowest] as number);
}
