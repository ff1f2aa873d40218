/** Historical Events: a card for the set-up, and cards in every round that come about by themselves or by an action. */
import type { JsonObject } from '@polity/kernel';
import type { Actions } from '../../rules/actions/action.js';
import { list } from '../../rules/catalog.js';
import type { Manifest } from '../../rules/modules.js';
import { type Seat, TURN_ORDER } from '../../rules/names.js';
import { HISTORICAL_EVENTS } from './cards.js';
import type { HistoricalEvent } from './event.js';
import { bringAbout, endAction, endRound, finishStart, reward, rewardUse, tellStart, turnUp } from './happen.js';
import {
  historyOf,
  importPrice,
  layOut,
  mayPrice,
  mayTradeAbroad,
  mayVote,
  moreOutput,
  openingCost,
  seenBy,
  shuffleAnew,
  voteCost,
} from './history.js';
import { lookOver } from './look-over.js';

type Brought = Readonly<Record<Seat, Actions<'historical-event'>>>;

/** For every seat, by a free or by a basic action. */
function actionsBy(trigger: 'free' | 'basic'): Brought {
  return Object.fromEntries(
    TURN_ORDER.map((seat) => [seat, { 'historical-event': bringAbout(seat, trigger) }]),
  ) as Brought;
}

/** What is printed on a card; what it does besides is a rule. */
function record(event: HistoricalEvent): JsonObject {
  const { name, years, era, copies, needs, trigger, by, influence, policies, numbers } = event;
  return {
    name,
    years,
    era,
    copies,
    needs: structuredNeeds(needs),
    trigger,
    by: [...by],
    influence: influence ?? null,
    policies: { ...policies },
    numbers: { ...numbers },
  };
}

function structuredNeeds(needs: HistoricalEvent['needs']): JsonObject[] {
  return JSON.parse(JSON.stringify(needs)) as JsonObject[];
}

export const HISTORICAL_EVENTS_MODULE: Manifest = {
  name: 'historical-events',
  setUp: layOut,
  view: seenBy,
  imagine: (state, _seat, random) => shuffleAnew(state, random),
  piles: (state) => {
    const { open, coming, piles, round } = historyOf(state);
    const now: readonly [string[], string[]] = [open, piles[round - 1] ?? []];
    return [now, ...coming.map((cards, i) => [cards, piles[i] ?? []] as const)];
  },
  actions: { basic: actionsBy('basic'), free: actionsBy('free') },
  atStart: {
    *setup(t) {
      tellStart(t);
    },
    action: turnUp,
  },
  atEnd: {
    setup: finishStart,
    action: endAction,
    *scoring(t) {
      endRound(t);
    },
  },
  moreOutput,
  mayVote,
  voteCost,
  openingCost,
  mayPrice,
  importPrice,
  mayTradeAbroad,
  built: (t, by) => reward(t, 'built', by),
  soldAbroad: (t, seller) => reward(t, 'sold', seller),
  provided: rewardUse,
  isUnderWay: (state) => historyOf(state).waiting.length > 0,
  check: lookOver,
  numbers: (id) => HISTORICAL_EVENTS[id]?.numbers,
  moves: (id) => HISTORICAL_EVENTS[id]?.policies,
  components: () => ({ historicalEvents: list(HISTORICAL_EVENTS, record) }),
};
