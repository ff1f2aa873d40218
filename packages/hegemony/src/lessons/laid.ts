/**
 * The table of a lesson: the last three turns of the first round are left, the one who is taught is on turn, and what the
 * lesson speaks of lies where it is met. From there on it is a game like any other.
 */
import { ACTION, TURNS_PER_ROUND } from '../rules/data/board.js';
import { lay } from '../rules/lay.js';
import type { Manifest } from '../rules/modules.js';
import { type Class, type Seat, TURN_ORDER } from '../rules/names.js';
import { isAsked } from '../rules/roles.js';
import type { HegemonyState } from '../rules/state.js';

/** The turn of the round with which a lesson begins: two of a class's own moves, then a bill. */
const THREE_LEFT = TURNS_PER_ROUND - 2;
export const FIRST_TURN: Readonly<Record<Seat, number>> = {
  working: THREE_LEFT,
  middle: THREE_LEFT,
  capitalist: THREE_LEFT,
  state: THREE_LEFT,
};

/** An export card that buys as little as the Capitalist Class has in store at the beginning. */
export const ABROAD = 'export-02';

/** The card that each lesson plays for what it says, because nothing else would do as much there. */
export const CARD: Readonly<Record<Seat, string>> = {
  working: 'wc-healthcare-benefits',
  middle: 'mc-healthcare-benefits',
  capitalist: 'cc-global-branding',
  state: 'st-allowances-and-subsidies',
};

/** The hands: beside that card none that would do better what is taught as a basic action. */
export const HANDS: Readonly<Record<Seat, readonly string[]>> = {
  working: ['wc-boost-domestic-tourism', 'wc-migration', 'wc-fake-news', 'wc-interest-groups', CARD.working],
  middle: ['mc-export-subsidy', 'mc-migration', 'mc-fake-news', 'mc-interest-groups', CARD.middle],
  capitalist: ['cc-business-grants', 'cc-exit-strategy', 'cc-fake-news', 'cc-interest-groups', CARD.capitalist],
  state: ['st-privatization', 'st-higher-vat', 'st-denial-of-free-speech', 'st-medical-tourism', CARD.state],
};

/** What else lies ready for whoever is taught. */
export const LAID: Readonly<Record<Seat, readonly string[]>> = {
  // An immigrant who fits the one company that stands empty but for an unskilled worker.
  working: ['immigration-working-education'],
  middle: ['game-store'],
  // Somebody unskilled, for a company that needs two of them; and a buyer abroad of what is in store.
  capitalist: ['immigration-middle-luxury', 'fashion-company', ABROAD],
  state: ['ev-fear-of-deflation'],
};

function taught({ options, seats }: Pick<HegemonyState, 'options' | 'seats'>): Seat | undefined {
  return seats.find((seat) => seat === options.lesson);
}

export const LESSON_TABLE: Manifest = {
  name: 'lesson',
  setUp(state) {
    const seat = taught(state);
    if (seat === undefined) return;
    for (const component of [...LAID[seat], ...HANDS[seat]]) lay(state, component);
    for (const other of TURN_ORDER) if (isAsked(state, other)) discardPlayed(state, other, seat);
    if (seat !== 'state') applyPressure(state, seat);
    state.turn = { number: FIRST_TURN[seat], seat, main: false, free: false };
  },
};

/** One card has been played or discarded in each of the turns before; who comes earlier in a round has had this one too. */
function discardPlayed(state: HegemonyState, seat: Seat, onTurn: Seat): void {
  const { hand, discard } = state[seat];
  const hadThis = TURN_ORDER.indexOf(seat) < TURN_ORDER.indexOf(onTurn);
  discard.push(...hand.splice(0, hadThis ? FIRST_TURN[onTurn] : FIRST_TURN[onTurn] - 1));
}

/** The class has put cubes into the bag in two of its turns, so that a bill of its own has a chance. */
function applyPressure({ bag, cubes }: HegemonyState, of: Class): void {
  const added = 2 * ACTION.pressureCubes;
  bag[of] += added;
  cubes[of] -= added;
}
