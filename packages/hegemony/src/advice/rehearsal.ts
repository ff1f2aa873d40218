/**
 * Tries an answer to the question of a turn before it is advised: what it leads to is answered by the advice, on a copy
 * of what the seat sees, until it is done or somebody else is asked.
 */
import { type Advice, type Ask, type AskDescription, Context, equal, fastRandom, type Json } from '@polity/kernel';
import { stateOf } from '../reading/forecast.js';
import { basicActions, freeActions } from '../rules/actions/index.js';
import type { Proposal, TurnOption } from '../rules/asks.js';
import { cardOfSeat } from '../rules/cards/decks.js';
import type { Hegemony, HegemonyNames, Play } from '../rules/context.js';
import { POLICIES, type Seat } from '../rules/names.js';
import type { HegemonyState } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { unseenExports } from './exporting.js';

export type Advising = (ask: AskDescription, view: HegemonyView) => Advice;

interface Step {
  readonly kind: string;
  readonly answer: Json;
}

export interface Rehearsal {
  /** What the seat would be asked, and answer. */
  readonly steps: readonly Step[];
  /** Whether it changes anything, and nothing in it would rather be taken back. */
  readonly worthWhile: boolean;
  /** Whether it was done without anybody else. */
  readonly alone: boolean;
  readonly after: HegemonyState;
}

export function rehearse(view: HegemonyView, seat: Seat, option: TurnOption, advise: Advising): Rehearsal {
  const before = ready(view, seat);
  const t = playing(view, seat);
  const steps: Step[] = [];
  let regretted = false;
  const others = playUntilOthers(t, option, seat, (asked) => {
    // What is foretold from a view is kept with it: it is the same one as long as nothing has changed, and then another.
    const untouched = steps.length === 0 && equal(felt(before), felt(t.state));
    const seen = untouched ? view : ({ ...t.state } as unknown as HegemonyView);
    const { answer, undo } = advise(asked.describe(), seen);
    steps.push({ kind: asked.kind, answer });
    regretted ||= undo === true;
    return asked.accept(answer);
  });
  const worthWhile = !regretted && (others || !equal(felt(before), felt(t.state)));
  return { steps, worthWhile, alone: !others, after: t.state };
}

/**
 * The bills among which a card or an action asks the seat to choose first, or the only one that it can mean; nothing
 * where it asks for something else.
 */
export function billsFor(view: HegemonyView, seat: Seat, option: TurnOption): readonly Proposal[] | undefined {
  const t = playing(view, seat);
  const step = carriedOut(t, seat, option).next();
  const laid = POLICIES.flatMap((policy) => {
    const bill = view.bills[policy] === null ? t.state.bills[policy] : null;
    return bill ? [{ policy, section: bill.section }] : [];
  });
  if (laid.length > 0) return laid;
  if (step.done || typeof step.value === 'symbol' || 'asks' in step.value) return undefined;
  const { kind, options } = step.value as Ask & { readonly options?: readonly unknown[] };
  return kind === 'propose-bill' ? (options as readonly Proposal[]) : undefined;
}

/** Whether one does all that the other does, and something besides. */
export function doesMore(one: Rehearsal, than: Rehearsal): boolean {
  const needed = than.steps.filter(({ answer }) => answer !== null && answer !== 'later');
  if (needed.length === 0) return false;
  let found = 0;
  for (const { kind, answer } of one.steps) {
    const next = needed[found];
    if (next !== undefined && next.kind === kind && equal(next.answer, answer)) found++;
  }
  return found === needed.length && !equal(felt(one.after), felt(than.after));
}

function playing(view: HegemonyView, seat: Seat): Hegemony {
  return new Context<HegemonyState, HegemonyNames>(ready(view, seat), fastRandom('rehearsal'));
}

/** With the seat's own hand, which it sees, and what may lie in the pile of Export cards. */
function ready(view: HegemonyView, seat: Seat): HegemonyState {
  const state = stateOf(view);
  const { hand } = view[seat];
  if (typeof hand !== 'number') state[seat].hand = [...hand];
  state.exports.deck = [...unseenExports(view)];
  state.turn = { ...state.turn, main: true };
  return state;
}

function* carriedOut(t: Hegemony, seat: Seat, option: TurnOption): Play {
  const { state } = t;
  if (option.do === 'play') {
    const { hand } = state[seat];
    hand.splice(hand.indexOf(option.card), 1);
    yield* cardOfSeat(state, seat, option.card).play(t);
  } else if (option.do === 'basic') yield* basicActions(state, seat)[option.action]?.take(t) ?? [];
  else if (option.do === 'free') yield* freeActions(state, seat)[option.action]?.take(t) ?? [];
}

/** @returns whether it came to somebody else. */
function playUntilOthers(t: Hegemony, option: TurnOption, seat: Seat, answer: (ask: Ask) => unknown): boolean {
  const rules = carriedOut(t, seat, option);
  let step = rules.next();
  while (!step.done) {
    const { value } = step;
    if (typeof value === 'symbol') step = rules.next();
    else if ('asks' in value || value.seat !== seat) return true;
    else step = rules.next(answer(value));
  }
  return false;
}

/** What players feel of a position: which goods are wanted abroad and what is in a hand help nobody by themselves. */
function felt({ exports: _, turn, ...state }: HegemonyState): Json {
  const board = { ...state[turn.seat], hand: [], deck: [], discard: [] };
  return { ...state, [turn.seat]: board } as unknown as Json;
}
