/** Tables with Automas for tests, and their turns with a card of one's choice. */
import { type LogEntry, seededRandom } from '@polity/kernel';
import '../../../src/modules/index.js';
import type { Turn } from '../../../src/modules/automa/automa.js';
import { classRules } from '../../../src/modules/automa/classes.js';
import { automaOf } from '../../../src/modules/automa/deck.js';
import type { Automa, AutomaAction, Mode, Priorities } from '../../../src/modules/automa/kinds.js';
import { takeTurn } from '../../../src/modules/automa/turn.js';
import type { Hegemony, Play } from '../../../src/rules/context.js';
import { answered } from '../../../src/rules/deciders.js';
import type { Class } from '../../../src/rules/names.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { setUp } from '../../../src/rules/setup.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { type Played, perform, type Scripted } from '../../support.js';

export type Modes = Partial<Record<Class, Mode>>;

/** A freshly set up table in round 1 with these Automas, on the turn of the first of them. */
export function automaTable(
  players: PlayerCount,
  modes: Modes,
  change: (state: HegemonyState) => void = () => {},
): HegemonyState {
  const automas = Object.fromEntries(Object.entries(modes).map(([seat, mode]) => [`automa-${seat}`, mode]));
  const state = setUp({ seats: players, ...automas }, seededRandom('fast', 'test'));
  state.phase = 'action';
  state.turn.seat = Object.keys(modes)[0] as Class;
  change(state);
  return state;
}

/** Plays a part of the rules; what the Automas are asked they answer themselves. */
export function decidedBy<Result>(
  state: HegemonyState,
  play: (t: Hegemony) => Play<Result>,
  answers: readonly Scripted[] = [],
  seed?: string,
): Played<Result | undefined> {
  let result: Result | undefined;
  function* inner(t: Hegemony): Play {
    result = yield* play(t);
  }
  const played = perform(state, (t) => answered(t, inner(t)), answers, seed);
  return { ...played, result };
}

/** Puts cards on top of the deck, the first to be drawn first. */
export function stack(state: HegemonyState, seat: Class, ...numbers: readonly number[]): void {
  const automa = automaOf(state, seat);
  automa.deck = [...automa.deck.filter((number) => !numbers.includes(number)), ...numbers.toReversed()];
}

/** The Automa on turn takes its turn with that card. */
export function turnWith(
  state: HegemonyState,
  card: number,
  answers: readonly Scripted[] = [],
  seed?: string,
): Played<unknown> {
  stack(state, state.turn.seat as Class, card);
  return decidedBy(state, takeTurn, answers, seed);
}

export function prioritiesOf(state: HegemonyState, seat: Class): Priorities {
  return automaOf(state, seat).priorities as Priorities;
}

/** The actions that were performed, in order. */
export function performed(log: readonly LogEntry[]): unknown[] {
  return log.filter(({ kind }) => kind === 'automa-action').map(({ params }) => params.action);
}

export function failures(log: readonly LogEntry[]): unknown[] {
  return log.filter(({ kind }) => kind === 'automa-failed').map(({ params }) => [params.action, params.because]);
}

/** What the checks found, as condition and rows, those that moved nothing left out. */
export function findings(log: readonly LogEntry[]): Record<string, unknown> {
  return Object.fromEntries(
    log.filter(({ kind }) => kind === 'automa-raised').map(({ params }) => [params.condition, params.rows]),
  );
}

export const entries = (log: readonly LogEntry[], kind: string) =>
  log.filter((entry) => entry.kind === kind).map(({ params }) => params);

/** A turn before its card has done anything, to look at checks and actions one by one. */
export function turnOf(t: Hegemony, seat: Class, card: number): Turn {
  const rules = classRules(seat);
  return { t, seat, automa: automaOf(t.state, seat), rules, card: rules.cards[card - 1] as Turn['card'] };
}

export type { Automa, AutomaAction };
