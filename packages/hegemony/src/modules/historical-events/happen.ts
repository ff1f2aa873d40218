/** When Historical Events are turned up, come about and go. */
import type { Action } from '../../rules/actions/action.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { spendInfluence } from '../../rules/goods.js';
import { pay } from '../../rules/money.js';
import type { Class, Seat, WorkerClass } from '../../rules/names.js';
import { changeLegitimacy, score } from '../../rules/points.js';
import { eventNamed, historyOf, mayVote, open, pointsForUse, rewardFor } from './history.js';
import { areMet } from './needs.js';
import { movePolicies, returnBills } from './politics.js';

/** Tells of the card that changed the set-up. */
export function tellStart(t: Hegemony): void {
  t.log('history-start', { card: historyOf(t.state).start });
}

/** What the card of the set-up still does once the table stands. */
export function* finishStart(t: Hegemony): Play {
  const { start } = historyOf(t.state);
  yield* eventNamed(start).happen?.(t, start, null) ?? [];
}

/**
 * The cards of the round are turned up, and those whose moment that is come about one after the other (HE-1). What has
 * come to light is known from a checkpoint on; the step begins again there.
 */
export function* turnUp(t: Hegemony): Play {
  const { state } = t;
  const history = historyOf(state);
  if (history.round < state.round) {
    history.round = state.round;
    t.reveal();
    history.open = history.coming[state.round - 1] ?? [];
    history.coming[state.round - 1] = [];
    history.waiting = history.open.filter((card) => eventNamed(card).trigger === 'revealed');
    t.log('history-open', { cards: [...history.open] });
    yield* t.checkpoint();
  }
  for (;;) {
    const [card] = history.waiting;
    if (card === undefined) return;
    yield* comeAboutIfMet(t, card);
    history.waiting = history.waiting.slice(1);
    yield* t.checkpoint();
  }
}

/** At the end of the Action Phase those come about whose moment that is. */
export function* endAction(t: Hegemony): Play {
  for (const card of historyOf(t.state).open) {
    if (eventNamed(card).trigger === 'end-of-action') yield* comeAboutIfMet(t, card);
  }
}

/** Without what it needs it does nothing (HE-3). */
function* comeAboutIfMet(t: Hegemony, card: string): Play {
  if (areMet(t.state, eventNamed(card).needs)) yield* comeAbout(t, card, null);
  else t.log('history-idle', { card });
}

/** What holds until the end of the round holds from the first line on (HE-9). */
function* comeAbout(t: Hegemony, card: string, by: Seat | null): Play {
  const { policies, happen } = eventNamed(card);
  historyOf(t.state).happened.push(card);
  t.log('history', { card, by });
  yield* movePolicies(t, policies);
  yield* happen?.(t, card, by) ?? [];
}

/** A seat brings one about, all lines of it, by a free or a basic action (HE-2). */
export function bringAbout(seat: Seat, trigger: 'free' | 'basic'): Action {
  return {
    unbidden: true,
    can: (state) => open(state, seat, trigger).length > 0,
    with: (state) => open(state, seat, trigger),
    *take(t) {
      const card = yield* t.ask(seat, 'historical-event', () => open(t.state, seat, trigger));
      spendInfluence(t, seat, eventNamed(card).influence ?? 0);
      yield* comeAbout(t, card, seat);
    },
  };
}

/** The round is over: cards are discarded, and bills on which no vote was allowed go back without a word (HE-1, HE-5). */
export function endRound(t: Hegemony): void {
  const history = historyOf(t.state);
  if (!mayVote(t.state)) returnBills(t);
  history.past.push(...history.open);
  Object.assign(history, { open: [], waiting: [], happened: [] });
}

export function reward(t: Hegemony, deed: 'built' | 'sold', by: Seat): void {
  if (by === 'state') return;
  const { pays, pleases } = rewardFor(t.state, deed, by as Class);
  pay(t, 'state', by, pays, 'history');
  changeLegitimacy(t, by, pleases);
}

export function rewardUse(t: Hegemony, of: WorkerClass): void {
  score(t, of, pointsForUse(t.state), 'history');
}
