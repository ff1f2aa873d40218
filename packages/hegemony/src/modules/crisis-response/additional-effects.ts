/** The additional effects of the Crisis Response cards, with their numbers. A class not in play neither pays nor gets (CR-13). */
import { strike } from '../../rules/actions/strike.js';
import { addCubes } from '../../rules/bag.js';
import type { LegitimacyChange } from '../../rules/cards/card.js';
import { companiesOf } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { LOAN } from '../../rules/data/board.js';
import { addToState, gainInfluence } from '../../rules/goods.js';
import { companiesEmploying, population, removeWorkers, unionCount } from '../../rules/labour.js';
import { pay, receive } from '../../rules/money.js';
import { CLASSES, type Class } from '../../rules/names.js';
import { isPlayed } from '../../rules/roles.js';

/** What is done, in the printed order; returns Legitimacy that depends on it. */
export type Effects = (t: Hegemony, card: string) => Play<LegitimacyChange | undefined>;

export const WASHINGTON = { influence: 2, cubes: 2, workers: 2 } as const;

/** The Population counts before workers leave, unions and companies as the new policies have left them (CR-12). */
export const washington: Effects = function* (t, card) {
  const { state } = t;
  gainInfluence(t, 'working', Math.ceil(population(state, 'working') / 2));
  addCubes(t, 'working', WASHINGTON.cubes * unionCount(state));
  yield* removeWorkers(t, 'working', WASHINGTON.workers, card);
  if (!isPlayed(state, 'middle')) return undefined;
  gainInfluence(t, 'middle', WASHINGTON.influence);
  addCubes(t, 'middle', WASHINGTON.cubes * companiesEmploying(state, 'middle', ['state', 'capitalist']).length);
  yield* removeWorkers(t, 'middle', WASHINGTON.workers, card);
  return undefined;
};

export const NEGOTIATIONS = { money: 10, legitimacy: 1 } as const;

/** All pay at the same time, at least once, until the Treasury covers the loans (CR-9). */
export const negotiations: Effects = function* (t) {
  const { state: board } = t.state;
  let payments = 0;
  do {
    payAll(t, NEGOTIATIONS.money);
    payments++;
  } while (board.treasury < LOAN.payOffLate * board.loans);
  return Object.fromEntries(inPlay(t).map((of) => [of, -NEGOTIATIONS.legitimacy * payments]));
};

export const MODERATE = { workers: 2 } as const;

export const moderate: Effects = function* (t, card) {
  yield* removeWorkers(t, 'working', MODERATE.workers, card);
  return undefined;
};

export const JAPAN = { money: 40 } as const;

export const japan: Effects = function* (t) {
  receive(t, 'state', JAPAN.money, 'crisis');
  return undefined;
};

export const STIMULUS = { money: 60, each: 10, health: 2, capitalist: 15 } as const;

/** The State gets before it pays; the Working Class takes of the Health first (CR-10). */
export const stimulus: Effects = function* (t) {
  const { state } = t;
  receive(t, 'state', STIMULUS.money, 'crisis');
  for (const of of ['working', 'middle'] as const) {
    if (!isPlayed(state, of)) continue;
    pay(t, 'state', of, STIMULUS.each, 'crisis');
    const health = Math.min(STIMULUS.health, state.state.services.health);
    if (health === 0) continue;
    addToState(state, 'health', -health);
    state[of].goods.health += health;
    t.log('resource', { seat: of, resource: 'health', amount: health });
  }
  pay(t, 'state', 'capitalist', STIMULUS.capitalist, 'crisis');
  return undefined;
};

export const RESISTANCE = { strikes: 3 } as const;

/** As many as are legal, up to three: after production nobody is committed (CR-8). */
export const resistance: Effects = function* (t) {
  yield* strike(t, RESISTANCE.strikes, 'never');
  return undefined;
};

export const AUSTERITY = { money: 10 } as const;

export const austerity: Effects = function* (t) {
  payAll(t, AUSTERITY.money);
  return undefined;
};

export const REVOLUTION = { unions: 2, working: 10, capitalist: 35, middle: 20, per: 2 } as const;

export const revolution: Effects = function* (t) {
  pay(t, 'working', 'state', REVOLUTION.working, 'crisis');
  for (const of of ['capitalist', 'middle'] as const) {
    if (!isPlayed(t.state, of)) continue;
    pay(t, of, 'state', REVOLUTION[of], 'crisis');
    gainInfluence(t, of, Math.floor(companiesOf(t.state, of).length / REVOLUTION.per));
  }
  return undefined;
};

function inPlay({ state }: Hegemony): Class[] {
  return CLASSES.filter((of) => isPlayed(state, of));
}

function payAll(t: Hegemony, money: number): void {
  for (const of of inPlay(t)) pay(t, of, 'state', money, 'crisis');
}
