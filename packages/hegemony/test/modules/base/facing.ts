/** A table with an event on it, and ways to carry it out. */
import { type Ask, Context, seededRandom } from '@polity/kernel';
import { expect } from 'vitest';
import { resolvableEvents, resolveEvent } from '../../../src/rules/cards/events.js';
import { check } from '../../../src/rules/check.js';
import type { Hegemony, HegemonyNames, Play } from '../../../src/rules/context.js';
import type { Class, Good, Skill } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { company, firstAsk, type Played, perform, position, type Scripted } from '../../support.js';

export { peopled } from '../../support.js';

/** A table for four with that one event on the board. */
export function facing(event: string, change: (state: HegemonyState) => void = () => {}): HegemonyState {
  return position(4, (state) => {
    const board = state.state;
    board.eventDeck = [...board.eventDeck, ...board.events].filter((id) => id !== event);
    board.events = [event];
    change(state);
  });
}

export function resolve(state: HegemonyState, answers: readonly Scripted[] = []): Played<void> {
  return perform(state, (t) => resolveEvent(t, state.state.events[0] as string), answers);
}

export const canResolve = (state: HegemonyState) => resolvableEvents(state).length > 0;
export const options = (state: HegemonyState) =>
  firstAsk(state, (t) => resolveEvent(t, state.state.events[0] as string));
export const forClass = (of: Class): Scripted => ['card-class', of, 'state'];
export const amount = (count: number): Scripted => ['card-amount', count, 'state'];

/** Gives somebody a number of tokens out of the Supply. */
export function stock(
  state: HegemonyState,
  pile: Partial<Record<Good | 'influence', number>>,
  counts: typeof pile,
): void {
  for (const [good, count] of Object.entries(counts) as [Good, number][]) {
    state.supply.resources[good] -= count - (pile[good] ?? 0);
    pile[good] = count;
  }
}

/** Operational Capitalist companies besides the three of the start. */
export function moreCompanies(state: HegemonyState, count: number): void {
  const more = ['fast-food-chain', 'automated-grain-farm', 'electronics-manufacturer', 'car-manufacturer'];
  for (const id of more.slice(0, count)) {
    const skills: Skill[] = id === 'fast-food-chain' ? ['unskilled', 'unskilled'] : [];
    company(state, id, 'capitalist', { staff: { class: 'working', skills } });
  }
}

/** Answers whatever is asked by chance, and looks at the table at every ask. */
export function playByChance(state: HegemonyState, play: (t: Hegemony) => Play<unknown>, seed: string): void {
  const dice = seededRandom('fast', seed);
  const answer = (ask: Ask): unknown => {
    const { min, max } = ask.range;
    if (ask.type === 'amount') return min + dice.int(max - min + 1);
    if (ask.type === 'some') return dice.shuffle([...ask.options]).slice(0, min + dice.int(max - min + 1));
    return ask.canStop && dice.int(3) === 0 ? null : dice.pick(ask.options);
  };
  const t: Hegemony = new Context<HegemonyState, HegemonyNames>(state, seededRandom('fast', seed));
  const rules = play(t);
  let step = rules.next();
  while (!step.done) {
    expect(check(state)).toEqual([]);
    const request = step.value;
    if (typeof request === 'symbol') step = rules.next();
    else step = rules.next('asks' in request ? request.asks.map(answer) : answer(request));
  }
  expect(check(state)).toEqual([]);
}
