/** What there is to learn from a game: positions at its stages as a seat sees them, and how the seat ended. */
import { type Bot, type Game, type OptionValues, simulate } from '@polity/kernel';
import { endedWith, marginOf } from '../ahead.js';

export interface Sample {
  /** Whose weights it is for. */
  readonly key: string;
  readonly features: readonly number[];
  /** Points before the best of the others when the position stood. */
  readonly lead: number;
  /** The same at the end, or what else the game measures its end by. */
  readonly margin: number;
}

/** Plays a game and notes a sample for every seat whenever the game has come to another stage. */
export function samplesOf(
  game: Game,
  options: OptionValues,
  seed: string,
  bots: (seat: string) => Bot,
): readonly Sample[] {
  const { evaluation } = game;
  if (evaluation === undefined) return [];
  const noted: (Omit<Sample, 'margin'> & { readonly seat: string })[] = [];
  const seats = game.seats(options);
  let stage: number | undefined;
  const { run } = simulate(game, options, seed, bots, {
    checkpoint(state) {
      const now = evaluation.stage(state);
      const grown = stage !== undefined && now > stage;
      stage = now;
      if (!grown) return;
      const standings = game.standings(state);
      for (const seat of seats) {
        const features = evaluation.features(state, seat);
        noted.push({ seat, key: evaluation.keyOf(state, seat), features, lead: marginOf(standings, seat) });
      }
    },
  });
  const ended = new Map(seats.map((seat) => [seat, endedWith(game, evaluation, run.state, seat)]));
  return noted.map(({ seat, ...sample }) => ({ ...sample, margin: ended.get(seat) as number }));
}
