/** The Event Phase: an event from top to bottom (10, 20). */
import { CALM_EVENT, LAST_STANDARD_ROUND, ROUND_TRACK, TURN_TRACK_SPACES } from '../data/board.js';
import { type Counted, EVENTS, type EventId, type PrintedEvent, type UpperHalf } from '../data/events.js';
import type { DistrictId, Enemy, Wanderer } from '../names.js';
import { drawAssets } from './assets/claim.js';
import { districtsOfTier, districtsWhere, districtsWith, moveOn, place } from './city.js';
import type { NewAngeles, Play } from './context.js';
import { payContract } from './contracts.js';
import { putUnder } from './event-deck.js';
import type { NewAngelesState } from './state.js';
import { raiseThreat } from './threat.js';

/** The rows of an event from top to bottom (NA41). */
const ROWS: readonly Wanderer[] = ['human-first', 'orgcrime', 'illness', 'outage'];

export function* eventPhase(t: NewAngeles): Play {
  const { state } = t;
  const [event] = t.draw(state.eventDeck);
  if (event === undefined) throw new Error('the event deck is empty');
  putUnder(state, event);
  t.log('event', { event });
  const before = state.threat;
  yield* resolveEvent(t, event);
  // The whole card counts, with what it drove into The Root (NA40).
  if (state.threat - before < CALM_EVENT) payContract(t, 'melange-mining');
}

export function* resolveEvent(t: NewAngeles, event: EventId): Play {
  const printed: PrintedEvent = EVENTS[event];
  yield* upperHalf(t, printed.upper);
  for (const piece of ROWS) for (const district of printed.places[piece]) yield* place(t, piece, district);
  // The last one is carried out as well, but no turn follows (I.13, NA53).
  if (ROUND_TRACK[t.state.round] !== LAST_STANDARD_ROUND) fillTurnTrack(t, t.state.board.eventTurns[event]);
}

/** It looks at the city before anything of the same card is placed (NA56). */
function* upperHalf(t: NewAngeles, upper: UpperHalf): Play {
  const { state } = t;
  switch (upper.kind) {
    case 'moves':
      return yield* moveAll(t, upper.piece, upper.times);
    case 'in-tier-or-moves':
      if (!isInTier(state, upper.piece, upper.tier)) return yield* moveAll(t, upper.piece, 1);
      return yield* raiseThreat(t, upper.threat, 'event');
    case 'each':
      return yield* raiseThreat(t, upper.threat * count(state, upper.counts), 'event');
    case 'at-least':
      if (count(state, upper.counts) >= upper.number) yield* raiseThreat(t, upper.threat, 'event');
      return;
    case 'highest-tier': {
      const worst = upper.threat.find(({ tier }) => isInTier(state, upper.piece, tier));
      if (worst) yield* raiseThreat(t, worst.threat, 'event');
    }
  }
}

/** Each such unit in turn, the highest district first; a unit makes all its moves before the next (NA30). */
function* moveAll(t: NewAngeles, piece: Enemy, times: number): Play {
  for (const district of districtsWith(t.state, piece).reverse()) {
    let at: DistrictId | null = district;
    for (let move = 0; move < times && at !== null; move++) at = yield* moveOn(t, piece, at);
  }
}

function isInTier(state: NewAngelesState, piece: Enemy | 'outage', tier: 1 | 2 | 3): boolean {
  return districtsOfTier(state, tier).some((district) => state.city[district][piece]);
}

function count(state: NewAngelesState, counted: Counted): number {
  return districtsWhere(state, (district) => {
    if (counted === 'strike') return district.unrest === 'strike';
    return counted === 'unrest' ? district.unrest !== 'stable' : district[counted];
  }).length;
}

/** From space 1 up, off the top of the asset deck, facedown (51.3). */
function fillTurnTrack(t: NewAngeles, turns: number): void {
  const { state } = t;
  const room = TURN_TRACK_SPACES - state.turnTrack.length;
  state.turnTrack.push(...drawAssets(t, Math.min(turns, room)));
  t.log('turn-track', { turns: state.turnTrack.length });
}
