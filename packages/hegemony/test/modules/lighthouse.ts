/** A module that exists only in tests: one of everything that a module can bring, as small as it can be. */
import { choice } from '@polity/kernel';
import { hegemony } from '../../src/index.js';
import { MODULES } from '../../src/modules/index.js';
import { addCubes } from '../../src/rules/bag.js';
import { effect } from '../../src/rules/cards/card.js';
import { discardEvent } from '../../src/rules/cards/event-pile.js';
import { gainInfluence } from '../../src/rules/goods.js';
import { bringIn, contentsOf, type Manifest } from '../../src/rules/modules.js';
import { receive } from '../../src/rules/money.js';
import { score } from '../../src/rules/points.js';
import { isPlayed } from '../../src/rules/roles.js';
import type { HegemonyOptions } from '../../src/rules/state.js';

const OPTION = 'lighthouse';

/** The options of a game with the module in it. */
export const withLighthouse = (seats: HegemonyOptions['seats']) => ({ seats, [OPTION]: true });

const { events } = contentsOf({ options: { seats: 4 } });

const LIGHTHOUSE: Manifest = {
  name: OPTION,
  decks: {
    working: {
      'wc-light-the-lamp': {
        name: 'Light the Lamp',
        copies: 2,
        purpose: 'votes',
        costs: 0,
        can: ({ cubes }) => cubes.working > 0,
        play: effect((t) => {
          addCubes(t, 'working', 1);
          return undefined;
        }),
      },
    },
  },
  events: {
    cards: {
      ...events.cards,
      'ev-fog': { name: 'Fog', copies: 3, penalty: { mode: 'all', legitimacy: { working: -1 } } },
    },
    tasks: {
      ...events.tasks,
      'ev-fog': {
        can: () => true,
        *perform(t) {
          score(t, 'state', 1, 'events');
        },
      },
    },
    *settle(t, event) {
      discardEvent(t.state, event);
      gainInfluence(t, 'state', 1);
    },
  },
  *imf(t) {
    t.log('imf', { loans: t.state.state.loans });
    t.state.state.loans = 0;
  },
  atStart: {
    *production(t) {
      receive(t, 'working', 3, 'card');
    },
    *action(t) {
      receive(t, 'capitalist', 1, 'card');
    },
  },
  atEnd: {
    *action(t) {
      receive(t, 'state', 2, 'card');
    },
  },
  mayPropose: (_, policy) => policy !== 'immigration',
  scoreEnd: (t, role) => score(t, role, 2, 'cards'),
  check: (state, report) => {
    if (state.bills.immigration !== null) report('a bill lies on a policy that nobody may propose');
    if (isPlayed(state, 'state') && state.state.loans > 5) report('the lighthouse has let the loans grow');
  },
  components: () => ({ lamps: [{ id: 'lamp', copies: 1 }] }),
};

/** Brings the lighthouse in beside the modules of the box, and takes it out again. */
export const raise = () => bringIn([...MODULES, [(options) => options[OPTION] === true, LIGHTHOUSE]]);
export const raze = () => bringIn(MODULES);

/** Hegemony with one more option. */
export const game = { ...hegemony, options: { ...hegemony.options, [OPTION]: choice(false, true) } };
