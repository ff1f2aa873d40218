/** Alternative Events, for four players: whoever the State deals with an event for gets its card, and may keep it. */
import { discardEvent } from '../../rules/cards/event-pile.js';
import type { Manifest } from '../../rules/modules.js';
import {
  addBenefitCubes,
  aidFor,
  aidToBuild,
  gainAt,
  giveFood,
  moreOutput,
  payUnions,
  press,
  startProduction,
  taxRelief,
} from './benefits.js';
import { ALTERNATIVE_EVENTS, PRESS } from './cards.js';
import { alternativeOf, heldEvents, nothingHeld } from './holding.js';
import { lookOver } from './look-over.js';
import { taskOf } from './tasks.js';

export const ALTERNATIVE_EVENTS_MODULE: Manifest = {
  name: 'alternative-events',
  // They need a State that is played.
  refuse: ({ seats }) => (seats === 4 ? undefined : { kind: 'four-players', params: { option: 'alternative-events' } }),
  setUp: (state) => {
    state.alternative = nothingHeld();
  },
  events: {
    group: 'alternativeEvents',
    cards: ALTERNATIVE_EVENTS,
    tasks: Object.fromEntries(Object.entries(ALTERNATIVE_EVENTS).map(([id, event]) => [id, taskOf(id, event)])),
    // A card that nobody has kept is discarded (AE-8).
    *settle({ state }, event) {
      if (state.state.events.includes(event)) discardEvent(state, event);
    },
  },
  eventsElsewhere: heldEvents,
  atStart: {
    preparation: (t) => gainAt(t, 'preparation'),
    production: startProduction,
    *elections(t) {
      addBenefitCubes(t);
      yield* gainAt(t, 'elections');
    },
  },
  atEnd: {
    *production({ state }) {
      alternativeOf(state).shifted = null;
    },
    *elections({ state }) {
      alternativeOf(state).pressed = null;
    },
  },
  beforeStep: {
    produce: payUnions,
    *'middle-needs'(t) {
      giveFood(t, 'middle');
    },
    *'working-needs'(t) {
      giveFood(t, 'working');
    },
  },
  beforeVote: press,
  bound: (state, seat) =>
    seat === 'state' && state.vote !== null && state.vote.policy === alternativeOf(state).pressed
      ? { stance: 'for', least: Math.min(PRESS, state.state.influence) }
      : undefined,
  wageLevel: ({ alternative }, { id }) => (alternative?.shifted?.company === id ? alternative.shifted.wage : undefined),
  moreOutput,
  taxRelief,
  buildingAid: aidFor,
  aidToBuild,
  check: lookOver,
};
