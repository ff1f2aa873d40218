/** One game of an arena: who sits where, how it ended, and how long each thought. */
import { marginOf } from '@polity/bots';
import { type Bot, type Game, type OptionValues, simulate } from '@polity/kernel';

/** A game to be played: as plain data, so that a thread can be handed it. */
export interface Match {
  readonly game: string;
  readonly options: OptionValues;
  readonly seed: string;
  /** The bot of each seat, by name. */
  readonly players: Readonly<Record<string, string>>;
  /** Whether bots that think long stop when their time is over; if not, only when their tries are. */
  readonly brake: boolean;
}

export interface Ended {
  readonly seat: string;
  /** Who played it; nobody where the rules decide for a role. */
  readonly bot: string | null;
  readonly score: number;
  readonly margin: number;
  readonly won: boolean;
  readonly decisions: number;
  readonly milliseconds: number;
}

/**
 * The games of an arena: every deal is played as often as there are seats, so that each bot plays it from each of them.
 */
export function* matches(
  game: Game,
  options: OptionValues,
  bots: readonly string[],
  games: number,
  seed: string,
  brake = true,
): Iterable<Match> {
  const seats = game.seats(options);
  for (let i = 0; i < games; i++) {
    const players = Object.fromEntries(seats.map((seat, nth) => [seat, bots[(nth + i) % bots.length] as string]));
    yield { game: game.id, options, seed: `${seed}/${Math.floor(i / seats.length)}`, players, brake };
  }
}

export function played(
  { game: id, options, seed, players, brake }: Match,
  games: Readonly<Record<string, Game>>,
  bots: Readonly<Record<string, Bot>>,
): readonly Ended[] {
  const game = games[id] as Game;
  const thought = new Map(game.seats(options).map((seat) => [seat, { decisions: 0, milliseconds: 0 }]));
  const botOf = (seat: string) => {
    const bot = bots[players[seat] ?? ''] as Bot;
    return brake ? bot : (bot.unhurried?.() ?? bot);
  };
  const { run } = simulate(game, options, seed, (seat) => timed(botOf(seat), thought.get(seat)));
  const standings = game.standings(run.state);
  return standings.map(({ seat, score, won }) => ({
    seat,
    bot: players[seat] ?? null,
    score,
    won,
    margin: marginOf(standings, seat),
    ...(thought.get(seat) ?? { decisions: 0, milliseconds: 0 }),
  }));
}

function timed(bot: Bot, thought: { decisions: number; milliseconds: number } | undefined): Bot {
  if (thought === undefined) return bot;
  return {
    ...bot,
    answer(at, random) {
      const from = performance.now();
      const answer = bot.answer(at, random);
      thought.milliseconds += performance.now() - from;
      thought.decisions++;
      return answer;
    },
  };
}
