/**
 * When an agenda is fulfilled. The rules let its holder show it at any moment; nobody gains by waiting, so it is shown
 * at the first one (HA-1). All five of a class are watched, whoever holds which: that one is not shown tells that it is
 * not held, and that must not depend on anything hidden.
 */
import type { Hegemony } from '../../rules/context.js';
import type { Purse } from '../../rules/log.js';
import { POLICIES, type Seat } from '../../rules/names.js';
import { score } from '../../rules/points.js';
import type { HegemonyState } from '../../rules/state.js';
import { type HiddenAgenda, isReached, type Time } from './agenda.js';
import { agendasOf, HIDDEN_AGENDAS } from './cards.js';
import { holderOf, keptIn } from './hidden.js';
import type { Shown } from './kinds.js';

/** Looks at the agendas of these times and shows what is held of those that are fulfilled, or lost. */
export function judge(t: Hegemony, times: readonly Time[]): void {
  const { state } = t;
  // Companies are half staffed while workers are being assigned.
  if (state.assigning !== null) return;
  judgeOpen(t, times);
  const { holders, decided } = keptIn(state);
  for (const seat of Object.keys(holders) as Seat[]) {
    for (const card of agendasOf(seat)) {
      if (holderOf(state, seat).shown !== null) break;
      const agenda = HIDDEN_AGENDAS[card] as HiddenAgenda;
      if (decided.includes(card)) continue;
      if (agenda.lost?.(state)) decide(t, seat, card, 'lost');
      else if (times.includes(agenda.time) && isFulfilled(state, agenda)) decide(t, seat, card, 'fulfilled');
    }
  }
}

/** Roles that no player decides for: all their agendas lie open from the start, and a fulfilled one is turned over for good (AU-14.1, HA-5). */
function unasked(state: HegemonyState): readonly Seat[] {
  return state.seats.filter((seat) => keptIn(state).holders[seat] === undefined);
}

function judgeOpen(t: Hegemony, times: readonly Time[]): void {
  const { state } = t;
  const { decided } = keptIn(state);
  for (const seat of unasked(state)) {
    for (const card of agendasOf(seat)) {
      const agenda = HIDDEN_AGENDAS[card] as HiddenAgenda;
      if (decided.includes(card) || !times.includes(agenda.time) || !isFulfilled(state, agenda)) continue;
      decided.push(card);
      t.log('agenda-turned', { seat, card });
    }
  }
}

/** Such a role scores one of those, the one worth most. */
export function scoreBest(t: Hegemony, role: Seat): void {
  if (!unasked(t.state).includes(role)) return;
  const { decided } = keptIn(t.state);
  const worths = agendasOf(role).map((card) => (decided.includes(card) ? (HIDDEN_AGENDAS[card]?.vp ?? 0) : 0));
  score(t, role, Math.max(...worths), 'hidden-agendas');
}

function isFulfilled(
  state: HegemonyState,
  { rounds: [first, last] = [1, 5], onPolicies, task }: HiddenAgenda,
): boolean {
  if (state.round < first || state.round > last) return false;
  if (onPolicies && state.phase === 'elections') return false;
  return task(state).every(isReached);
}

/** Whether it is held comes to light now, either way. */
function decide(t: Hegemony, seat: Seat, card: string, how: Shown): void {
  t.reveal();
  const holder = holderOf(t.state, seat);
  keptIn(t.state).decided.push(card);
  if (!holder.held.includes(card)) return;
  holder.shown = how;
  if (how === 'lost') t.log('agenda-lost', { seat, card });
  else {
    t.log('agenda-fulfilled', { seat, card });
    score(t, seat, HIDDEN_AGENDAS[card]?.vp ?? 0, 'hidden-agendas');
  }
}

const AT_ANY_MOMENT: readonly Time[] = ['anytime', 'action', 'production', 'elections'];

/** What is sold abroad in one action counts together (HA-8): it is summed up until the next moment. */
export function atMoment(t: Hegemony): void {
  judge(t, AT_ANY_MOMENT);
  keptIn(t.state).exported = 0;
}

/** Wages of the Production Phase, and what an action brings from abroad; extra shifts and bonuses are not among them. */
export function countMoney({ state }: Hegemony, to: Purse, amount: number, reason: string): void {
  const kept = keptIn(state);
  if (to === 'working' && reason === 'wage' && state.phase === 'production') kept.wages += amount;
  if (to === 'capitalist' && reason === 'export' && state.phase === 'action') kept.exported += amount;
}

/** The Working Class's bills that are going to be voted on; those of Immediate Votes are gone already. */
export function rememberBills({ state }: Hegemony): void {
  const kept = keptIn(state);
  kept.bills = [];
  for (const policy of POLICIES) {
    const bill = state.bills[policy];
    if (bill?.by === 'working') kept.bills.push({ policy, section: bill.section });
  }
}

/** What was voted on has been counted with the last election of the phase. */
export function forgetBills(t: Hegemony): void {
  judge(t, ['elections']);
  keptIn(t.state).bills = [];
}
