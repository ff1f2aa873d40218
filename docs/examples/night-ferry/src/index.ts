/** Night Ferry: two ferries on a dark river, three landings, and travellers who pay whoever comes for them. */
import {
  type Amount,
  type Context,
  choice,
  type Game,
  type One,
  type OptionsOf,
  type Play,
  type Random,
  type Some,
  type Standing,
} from '@polity/kernel';

const SEATS = ['east', 'west'] as const;
export type Seat = (typeof SEATS)[number];

const LANDINGS = ['abbey', 'fort', 'mill'] as const;
export type Landing = (typeof LANDINGS)[number];

const REPLIES = ['turn-back', 'race'] as const;
type Reply = (typeof REPLIES)[number];

/** A traveller is known by nothing but the fare: the coins paid for being brought across. */
type Fare = number;
const FARES: readonly Fare[] = [1, 2, 3, 4, 5, 6];
const COPIES = 4;
const HAND = 4;
const PURSE = 5;

/** Everything that is on the table, and where the game stands. */
export interface State {
  readonly rounds: number;
  /** From 1; beyond `rounds` the game is over. */
  round: number;
  /** Who calls first in this round, and makes the offer when the ferries meet. */
  lead: Seat;
  /** How many seats have called in this round; when both have, the ferries row. */
  called: number;
  /** Travellers face down; the top is the end. */
  deck: Fare[];
  /** Seen only by their own seat. */
  hands: Record<Seat, Fare[]>;
  waiting: Record<Landing, Fare[]>;
  carried: Record<Seat, Fare[]>;
  purses: Record<Seat, number>;
  /** How each purse came to what it is. */
  income: Income[];
}

interface Income {
  readonly seat: Seat;
  readonly source: 'purse' | 'fares' | 'offers';
  readonly round: number;
  readonly amount: number;
}

interface Asks {
  /** Where the travellers sent now will wait. */
  landing: One<Landing>;
  /** Which of the hand to send there. */
  send: Some<Fare, { landing: Landing }>;
  /** Where to row, in secret. */
  row: One<Landing>;
  /** What to pay the other ferry for turning back. */
  offer: Amount<{ landing: Landing }>;
  reply: One<Reply, { landing: Landing; coins: number }>;
}

interface Log {
  sent: { seat: Seat; landing: Landing; fares: readonly Fare[] };
  drew: { seat: Seat; count: number };
  /** Told to the seat that drew. */
  drawn: { fares: readonly Fare[] };
  rowed: Record<Seat, Landing>;
  offered: { seat: Seat; coins: number };
  replied: { seat: Seat; reply: Reply };
  raced: { winner: Seat };
  carried: { seat: Seat; landing: Landing; fares: readonly Fare[] };
}

interface Names {
  seat: Seat;
  asks: Asks;
  log: Log;
  interjections: Record<never, never>;
}

type NightFerry = Context<State, Names>;

const options = { rounds: choice(6, 4) };
type Options = OptionsOf<typeof options>;

function setup({ rounds }: Options, random: Random): State {
  const deck = random.shuffle(FARES.flatMap((fare) => Array<Fare>(COPIES).fill(fare)));
  const state: State = {
    rounds,
    round: 1,
    lead: random.pick(SEATS),
    called: 0,
    deck,
    hands: { east: deck.splice(-HAND), west: deck.splice(-HAND) },
    waiting: { abbey: [], fort: [], mill: [] },
    carried: { east: [], west: [] },
    purses: { east: 0, west: 0 },
    income: [],
  };
  for (const seat of SEATS) earn(state, seat, 'purse', PURSE);
  return state;
}

function earn(state: State, seat: Seat, source: Income['source'], amount: number): void {
  if (amount === 0) return;
  state.purses[seat] += amount;
  state.income.push({ seat, source, round: state.round, amount });
}

function* play(t: NightFerry): Play {
  const { state } = t;
  while (state.round <= state.rounds) {
    if (state.called === 0) yield* call(t, state.lead);
    else if (state.called === 1) yield* call(t, across(state.lead));
    else yield* row(t);
    yield* t.checkpoint();
  }
}

function across(seat: Seat): Seat {
  return seat === 'east' ? 'west' : 'east';
}

/** A seat sends one or two travellers to a landing, and fills up its hand. */
function* call(t: NightFerry, seat: Seat): Play {
  const { state } = t;
  const landing = yield* t.ask(seat, 'landing', () => LANDINGS);
  const fares = yield* t.askSome(seat, 'send', () => state.hands[seat], { min: 1, max: 2, about: { landing } });
  state.hands[seat] = without(state.hands[seat], fares);
  state.waiting[landing].push(...fares);
  t.log('sent', { seat, landing, fares });
  fillHand(t, seat);
  state.called++;
}

/** The deck may run dry; then the hand stays as it is. */
function fillHand(t: NightFerry, seat: Seat): void {
  const hand = t.state.hands[seat];
  const drawn = t.draw(t.state.deck, HAND - hand.length);
  hand.push(...drawn);
  t.log('drew', { seat, count: drawn.length });
  t.tell([seat], 'drawn', { fares: drawn });
}

function without(cards: readonly Fare[], gone: readonly Fare[]): Fare[] {
  const left = cards.slice();
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** Both choose a landing in secret. Whoever is alone there carries all who wait; two have to come to terms. */
function* row(t: NightFerry): Play {
  const { state } = t;
  const rowed = yield* t.askAll(SEATS, 'row', () => ({ options: () => LANDINGS }));
  t.log('rowed', rowed);
  if (rowed.east !== rowed.west) {
    for (const seat of SEATS) carry(t, seat, rowed[seat]);
  } else if (state.waiting[rowed.east].length > 0) {
    carry(t, yield* meet(t, rowed.east), rowed.east);
  }
  state.round++;
  state.called = 0;
  state.lead = across(state.lead);
}

/** The lead says what it would pay; the other takes that and turns back, or races. Returns who gets there. */
function* meet(t: NightFerry, landing: Landing): Play<Seat> {
  const { state } = t;
  const { lead } = state;
  const rival = across(lead);
  const coins = yield* t.askAmount(lead, 'offer', () => ({ min: 0, max: state.purses[lead] }), { about: { landing } });
  t.log('offered', { seat: lead, coins });
  const reply = yield* t.ask(rival, 'reply', () => REPLIES, { about: { landing, coins } });
  t.log('replied', { seat: rival, reply });
  if (reply === 'race') {
    const winner = t.random.pick(SEATS);
    t.log('raced', { winner });
    return winner;
  }
  earn(state, lead, 'offers', -coins);
  earn(state, rival, 'offers', coins);
  return lead;
}

function carry(t: NightFerry, seat: Seat, landing: Landing): void {
  const { state } = t;
  const fares = state.waiting[landing];
  if (fares.length === 0) return;
  state.waiting[landing] = [];
  state.carried[seat].push(...fares);
  earn(state, seat, 'fares', sum(fares));
  t.log('carried', { seat, landing, fares });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function view(state: State, seat: Seat | null): object {
  const { rounds, round, lead, called, waiting, carried, purses } = state;
  return {
    rounds,
    round,
    lead,
    called,
    waiting,
    carried,
    purses,
    deck: state.deck.length,
    handSizes: { east: state.hands.east.length, west: state.hands.west.length },
    hand: seat === null ? [] : state.hands[seat],
  };
}

/** Deals the cards that the seat cannot see anew. */
function imagine(state: State, seat: Seat | null, random: Random): void {
  const others = SEATS.filter((other) => other !== seat);
  const unseen = random.shuffle([...state.deck, ...others.flatMap((other) => state.hands[other])]);
  for (const other of others) state.hands[other] = unseen.splice(0, state.hands[other].length);
  state.deck = unseen;
}

function standings({ purses, income }: State): Standing[] {
  return SEATS.map((seat) => {
    const place = purses[across(seat)] > purses[seat] ? 2 : 1;
    const points = income.filter((entry) => entry.seat === seat);
    return { seat, place, score: purses[seat], won: place === 1, points };
  });
}

function check(state: State): string[] {
  const wrong: string[] = [];
  const { deck, hands, waiting, carried, purses } = state;
  const everyone = [deck, ...Object.values(hands), ...Object.values(waiting), ...Object.values(carried)].flat();
  for (const fare of FARES) {
    const count = everyone.filter((traveller) => traveller === fare).length;
    if (count !== COPIES) wrong.push(`there are ${count} travellers who pay ${fare}, not ${COPIES}`);
  }
  if (purses.east < 0 || purses.west < 0) wrong.push('a purse is below nothing');
  const coins = 2 * PURSE + sum([...carried.east, ...carried.west]);
  if (purses.east + purses.west !== coins) wrong.push('the purses do not hold the first coins and the fares');
  return wrong;
}

export const nightFerry: Game<State, Names, Options> = {
  id: 'night-ferry',
  rules: 1,
  options,
  seats: () => SEATS,
  setup,
  play,
  view,
  standings,
  check,
  imagine,
  catalog: () => ({
    travellers: FARES.map((fare) => ({ id: `fare-${fare}`, fare, copies: COPIES })),
    landings: LANDINGS.map((id) => ({ id })),
  }),
};
