/** A tiny game with every kind of ask, for tests of the program: take coins, lay cards, pay, vote in secret, give. */
import {
  type Amount,
  type Context,
  choice,
  type Game,
  type Names,
  type One,
  type Play,
  type Some,
  STOP,
} from '@polity/kernel';

type Seat = 'ann' | 'bob' | 'cyd';

interface TinyNames extends Names {
  seat: Seat;
  asks: {
    take: One<{ coins: number; colour: string }, { round: number }>;
    lay: Some<string>;
    pay: Amount;
    vote: One<'yes' | 'no'>;
  };
  log: {
    took: { seat: Seat; coins: number };
    laid: { seat: Seat; cards: readonly string[] };
    paid: { seat: Seat; coins: number };
    voted: { yes: number };
    gave: { seat: Seat };
  };
  interjections: { give: number };
}

export interface TinyState {
  round: number;
  readonly order: Seat[];
  readonly seats: Record<string, { coins: number; paid: number; hand: string[] }>;
  readonly deck: string[];
  readonly laid: string[];
  given: number;
}

type Options = { readonly seats: 2 | 3; readonly rich: boolean };
type T = Context<TinyState, TinyNames>;

const CARDS = 12;
const ROUNDS = 2;

function* turn(t: T, seat: Seat): Play {
  const purse = t.state.seats[seat] as TinyState['seats'][string];
  const coins = [1, 2, 3].map((n) => ({ coins: n, colour: n === 3 ? 'gold' : 'silver' }));
  const taken = yield* t.ask(seat, 'take', () => coins, { canStop: true, about: { round: t.state.round } });
  if (taken !== STOP) {
    purse.coins += taken.coins;
    t.log('took', { seat, coins: taken.coins });
  }
  const cards = yield* t.askSome(seat, 'lay', () => purse.hand.slice(), { max: 2 });
  purse.hand = purse.hand.filter((card) => !cards.includes(card));
  t.state.laid.push(...cards);
  t.log('laid', { seat, cards });
  const paid = yield* t.askAmount(seat, 'pay', () => ({ min: 0, max: purse.coins }));
  purse.coins -= paid;
  purse.paid += paid;
  t.log('paid', { seat, coins: paid });
}

export const tiny: Game<TinyState, TinyNames, Options> = {
  id: 'tiny',
  rules: 1,
  options: { seats: choice(2, 3), rich: choice(false, true) },
  seats: ({ seats }) => (['ann', 'bob', 'cyd'] as const).slice(0, seats),
  setup(options, random) {
    const deck = random.shuffle(Array.from({ length: CARDS }, (_, i) => `card-${i}`));
    const order = tiny.seats(options).slice();
    const coins = options.rich ? 10 : 1;
    const seats = Object.fromEntries(order.map((seat) => [seat, { coins, paid: 0, hand: deck.splice(0, 3) }]));
    return { round: 1, order, seats, deck, laid: [], given: 0 };
  },
  *play(t) {
    while (t.state.round <= ROUNDS) {
      yield* t.checkpoint();
      for (const seat of t.state.order) yield* turn(t, seat);
      const votes = yield* t.askAll(t.state.order, 'vote', () => ({ options: () => ['yes', 'no'] as const }));
      t.log('voted', { yes: Object.values(votes).filter((vote) => vote === 'yes').length });
      t.state.round++;
    }
    yield* t.checkpoint();
  },
  view({ seats, deck, ...rest }, viewer) {
    const shown = Object.entries(seats).map(([seat, { hand, ...purse }]) => [
      seat,
      { ...purse, hand: seat === viewer ? hand : hand.length },
    ]);
    return { ...rest, seats: Object.fromEntries(shown), deck: deck.length };
  },
  standings({ seats }) {
    const most = Math.max(...Object.values(seats).map(({ paid }) => paid));
    return Object.entries(seats).map(([seat, { paid }]) => ({
      seat,
      place: 1 + Object.values(seats).filter((other) => other.paid > paid).length,
      score: paid,
      won: paid === most,
      points: [{ source: 'paid', round: 1, amount: paid }],
    }));
  },
  interjections: {
    give: {
      options: ({ seats }, seat) => ((seats[seat]?.coins ?? 0) > 0 ? [1] : []),
      apply(t, seat, coins) {
        (t.state.seats[seat] as { coins: number }).coins -= coins;
        t.state.given += coins;
        t.log('gave', { seat });
      },
    },
  },
  check({ seats, deck, laid }) {
    const held = Object.values(seats).reduce((sum, { hand }) => sum + hand.length, 0);
    return held + deck.length + laid.length === CARDS ? [] : ['a card is lost'];
  },
  catalog: () => ({
    cards: Array.from({ length: CARDS }, (_, i) => ({ id: `card-${i}`, value: i })),
    coins: [{ colour: 'silver' }, { colour: 'gold', text: 'a coin that is told of at some length '.repeat(5).trim() }],
  }),
};

const { catalog: _, ...withoutCatalog } = tiny;

/** The tiny game with a promise broken in the second round. */
export const leaky: Game<TinyState, TinyNames, Options> = {
  ...withoutCatalog,
  id: 'leaky',
  check: ({ round }) => (round > 1 ? ['the roof leaks'] : []),
};

/** The tiny game with rules that break off after the first round. */
export const brittle: Game<TinyState, TinyNames, Options> = {
  ...tiny,
  id: 'brittle',
  *play(t) {
    yield* turn(t, 'ann');
    throw new Error('snap');
  },
};
