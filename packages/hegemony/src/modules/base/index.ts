/** The base game as a module: its decks, its events, its IMF and what else is in its box. */
import { discardEvent } from '../../rules/cards/event-pile.js';
import type { Manifest } from '../../rules/modules.js';
import { CAPITALIST_CARDS } from './capitalist.js';
import { components } from './components.js';
import { EVENTS } from './event-cards.js';
import { taskOf } from './event-tasks.js';
import { intervene } from './imf.js';
import { MIDDLE_CARDS } from './middle.js';
import { STATE_CARDS } from './state.js';
import { WORKING_CARDS } from './working.js';

export const BASE: Manifest = {
  name: 'base',
  decks: { working: WORKING_CARDS, middle: MIDDLE_CARDS, capitalist: CAPITALIST_CARDS, state: STATE_CARDS },
  events: {
    cards: EVENTS,
    tasks: Object.fromEntries(Object.entries(EVENTS).map(([id, event]) => [id, taskOf(id, event)])),
    *settle({ state }, event) {
      discardEvent(state, event);
    },
  },
  imf: intervene,
  components,
};
