/** A game that is small enough to see through: what a bot finds out about it can be reckoned by hand. */
import {
  type AskDescription,
  choice,
  type Evaluation,
  type Game,
  type Json,
  type Names,
  type One,
  type Play,
} from '@polity/kernel';

/** Two seats take coins by turns, three rounds long; a coin taken is worth a point, and all but one are fakes. */
interface Coins {
  round: number;
  points: { a: number; b: number };
  /** Nobody sees which of the five pouches holds the prize, only that it is worth more the higher its number. */
  prizes: number[];
}

interface CoinNames extends Names {
  seat: 'a' | 'b';
  asks: { take: One<number>; only: One<string> };
}

const evaluation: Evaluation<Coins> = {
  stage: ({ round }) => round,
  keyOf: ({ round }) => `${round}`,
  features: ({ points }) => [points.a, points.b],
  judge: ({ points }, seat) => (seat === 'a' ? points.a - points.b : points.b - points.a),
  parts: ({ points }, seat) => [
    { field: 'aspect', name: 'coins', seat: 'a', points: seat === 'a' ? points.a : -points.a },
    { field: 'aspect', name: 'coins', seat: 'b', points: seat === 'b' ? points.b : -points.b },
  ],
  by: () => evaluation,
  rest: ({ kind }: AskDescription): Json | undefined => (kind === 'take' ? 0 : undefined),
};

export const coins: Game<Coins, CoinNames, { readonly seats: 2 }> = {
  id: 'coins',
  rules: 1,
  options: { seats: choice(2) },
  seats: () => ['a', 'b'],
  setup: () => ({ round: 1, points: { a: 0, b: 0 }, prizes: [0, 1, 2, 3, 0.1] }),
  *play(t): Play {
    while (t.state.round <= 3) {
      for (const seat of ['a', 'b'] as const) {
        yield* t.ask(seat, 'only', () => ['go on'], { always: true });
        const pouch = yield* t.ask(seat, 'take', () => [0, 1, 2, 3, 4]);
        t.state.points[seat] += t.state.prizes[pouch] ?? 0;
      }
      t.state.round++;
      yield* t.checkpoint();
    }
  },
  view: ({ round, points }) => ({ round, points }),
  standings: ({ points }) =>
    (['a', 'b'] as const).map((seat) => ({ seat, place: 1, score: points[seat], won: true, points: [] })),
  imagine: () => undefined,
  policy: ({ options }) => options[0] ?? null,
  evaluation,
};
