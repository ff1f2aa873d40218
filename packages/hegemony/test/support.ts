/** Positions for tests, and a way to play a part of the rules with answers written down beforehand. */
import { type Ask, Context, type LogEntry, type Play, seededRandom } from '@polity/kernel';
import { Script, type ScriptedAnswer } from '../../kernel/test/script.js';
import '../src/modules/index.js';
import { basicActions, freeActions } from '../src/rules/actions/index.js';
import type { BasicAction, FreeAction, HegemonyAsks } from '../src/rules/asks.js';
import { cardOf, findCompany, placeCompany } from '../src/rules/companies.js';
import type { Hegemony, HegemonyNames } from '../src/rules/context.js';
import { workerCount } from '../src/rules/labour.js';
import {
  type Policy,
  type Seat,
  type Section,
  SKILLS,
  type Skill,
  type WageLevel,
  type WorkerClass,
} from '../src/rules/names.js';
import type { PlayerCount } from '../src/rules/roles.js';
import { takeAction, turnOptions } from '../src/rules/round/action.js';
import { setUp } from '../src/rules/setup.js';
import type { Company, HegemonyState } from '../src/rules/state.js';

export type Scripted = ScriptedAnswer<keyof HegemonyAsks, Seat>;

export interface Played<Result> {
  readonly state: HegemonyState;
  readonly result: Result;
  readonly log: readonly LogEntry[];
}

/** A freshly set up table in round 1 on the Working Class's turn, with no immigrants yet, changed as the test needs it. */
export function position(players: PlayerCount, change: (state: HegemonyState) => void = () => {}): HegemonyState {
  const state = setUp({ seats: players }, seededRandom('fast', 'test'));
  state.phase = 'action';
  change(state);
  return state;
}

/** Plays a part of the rules on the state (in place). Every ask must be answered by the script, and all of it used. */
export function perform<Result>(
  state: HegemonyState,
  play: (t: Hegemony) => Play<Result>,
  answers: readonly Scripted[] = [],
  seed = 'test',
): Played<Result> {
  const t: Hegemony = new Context<HegemonyState, HegemonyNames>(state, seededRandom('fast', seed));
  const script = new Script(answers);
  const result = script.play(play(t));
  script.end();
  return { state, result, log: t.entries };
}

/** The options of the first ask that a part of the rules puts, without answering it. */
export function firstAsk(state: HegemonyState, play: (t: Hegemony) => Play<unknown>): Ask | undefined {
  const t: Hegemony = new Context<HegemonyState, HegemonyNames>(state, seededRandom('fast', 'test'));
  const step = play(t).next();
  if (step.done || typeof step.value === 'symbol') return undefined;
  return 'asks' in step.value ? step.value.asks[0] : step.value;
}

/** Puts a card into the hand of a seat, whose turn it is then. */
export function holding(state: HegemonyState, seat: Seat, card: string): HegemonyState {
  state.turn = { number: state.turn.number, seat, main: false, free: false };
  state[seat].hand.push(card);
  return state;
}

/** Whether the seat could play the card for its effect now. */
export function canPlay(state: HegemonyState, seat: Seat, card: string): boolean {
  holding(state, seat, card);
  return turnOptions(state).some((option) => option.do === 'play' && option.card === card);
}

/** Plays a card for its effect, Legitimacy included, as the seat's main action. */
export function playCard(
  state: HegemonyState,
  seat: Seat,
  card: string,
  answers: readonly Scripted[] = [],
  seed?: string,
): Played<void> {
  holding(state, seat, card);
  return perform(state, takeAction, [['turn', { do: 'play', card }], ...answers], seed);
}

/** Moves policies without what follows from it. */
export function at(state: HegemonyState, sections: Partial<Record<Policy, Section>>): HegemonyState {
  Object.assign(state.policies, sections);
  return state;
}

/** Builds a company for nothing, with workers of a class standing on its first slots (in the order of the card's slots). */
export function company(
  state: HegemonyState,
  id: string,
  owner: Seat,
  {
    wage = 2,
    staff,
  }: { wage?: WageLevel; staff?: { class: WorkerClass; skills: readonly Skill[]; committed?: boolean } } = {},
): Company {
  const placed = placeCompany(state, id, owner, wage);
  for (const board of [state.middle, state.capitalist]) {
    board.market = board.market.filter((other) => other !== id);
    board.companyDeck = board.companyDeck.filter((other) => other !== id);
  }
  state.state.closed = state.state.closed.filter((other) => other !== id);
  if (staff) staffed(state, id, staff.class, staff.skills, staff.committed);
  return placed;
}

/** Puts workers from the Supply on a company's slots; what stood there goes back to the Supply. */
export function staffed(
  state: HegemonyState,
  id: string,
  of: WorkerClass,
  skills: readonly Skill[],
  committed = false,
  from = 0,
): Company {
  const placed = findCompany(state, id);
  skills.forEach((skill, i) => {
    const slot = from + i;
    const before = placed.workers[slot];
    if (before) state.supply.workers[before.class][before.skill]++;
    if (cardOf(placed).slots[slot] === undefined) throw new Error(`${id} has no slot ${slot}`);
    placed.workers[slot] = { class: of, skill, committed };
    state.supply.workers[of][skill]--;
  });
  return placed;
}

/** Empties a company; its workers go back to the Supply. */
export function emptied(state: HegemonyState, id: string): Company {
  const placed = findCompany(state, id);
  placed.workers.forEach((worker, slot) => {
    if (worker) state.supply.workers[worker.class][worker.skill]++;
    placed.workers[slot] = null;
  });
  return placed;
}

/** Adds unemployed workers from the Supply. */
export function unemployed(
  state: HegemonyState,
  of: WorkerClass,
  skills: Partial<Record<Skill, number>>,
): HegemonyState {
  for (const [skill, count] of Object.entries(skills) as [Skill, number][]) {
    state.supply.workers[of][skill] -= count;
    state.unemployed[of][skill] += count;
  }
  return state;
}

/** Adds unemployed workers until the class has that Population (from 4 on: three workers for each). */
export function peopled(state: HegemonyState, of: WorkerClass, population: number): HegemonyState {
  while (workerCount(state, of) < population * 3) {
    const skill = SKILLS.find((kind) => state.supply.workers[of][kind] > 0) as Skill;
    unemployed(state, of, { [skill]: 1 });
  }
  return state;
}

function actionOf(state: HegemonyState, seat: Seat, action: BasicAction | FreeAction) {
  const found = basicActions(state, seat)[action as BasicAction] ?? freeActions(state, seat)[action as FreeAction];
  if (found === undefined) throw new Error(`${seat} has no action '${action}'`);
  return found;
}

/** Whether the seat has the basic or free action and could take it now. */
export function mayAct(state: HegemonyState, seat: Seat, action: BasicAction | FreeAction): boolean {
  return actionOf(state, seat, action).can(state);
}

/** Takes a basic or free action, without the card that is discarded for it. */
export function act(
  state: HegemonyState,
  seat: Seat,
  action: BasicAction | FreeAction,
  answers: readonly Scripted[] = [],
  seed?: string,
): Played<void> {
  if (!mayAct(state, seat, action)) throw new Error(`${seat} cannot take '${action}' now`);
  return perform(state, (t) => actionOf(state, seat, action).take(t), answers, seed);
}
