/** Games played by programs, in a tight loop: no history, no copies. */
import type { Ask } from './ask.js';
import type { Names } from './context.js';
import { type Game, type OptionValues, parseOptions } from './game.js';
import { type Random, type RandomKind, seededRandom } from './random.js';
import { Refusal, Run } from './run.js';

/** A player that is a program. It knows the position only as far as the kernel shows it. */
export interface Bot {
  readonly name: string;
  /** An answer to an ask of the seat's own. */
  answer(ask: Ask, random: Random): unknown;
  /** Something to put in out of turn, or nothing. Looked at before every decision, for every seat. */
  interject?(
    at: Pick<Run, 'interjections'>,
    seat: string,
    random: Random,
  ): { readonly kind: string; readonly value: unknown } | undefined;
}

export interface Simulation {
  readonly run: Run;
  readonly decisions: number;
}

/** Plays a game to its end between bots. `watch` is called when the rules have come to rest after each input. */
export function simulate<State extends object, N extends Names, Options extends OptionValues>(
  game: Game<State, N, Options>,
  options: Partial<Options>,
  seed: string,
  bots: (seat: string) => Bot,
  {
    random: kind = 'fast',
    watch,
    restart,
  }: { random?: RandomKind; watch?: (run: Run) => void; restart?: boolean } = {},
): Simulation {
  const chosen = parseOptions(game, options);
  const random = seededRandom(kind, seed);
  const luck = seededRandom('fast', `bots/${seed}`);
  const plain = game as unknown as Game;
  const seats = plain.seats(chosen);
  const state = plain.setup(chosen, random);
  const throughJson = (t: { state: object }): object => JSON.parse(JSON.stringify(t.state));
  const run = new Run(plain, seats, state, random, restart ? throughJson : undefined);
  const players = new Map(seats.map((seat) => [seat, bots(seat)]));
  const talkers = game.interjections ? seats.filter((seat) => players.get(seat)?.interject) : [];
  let decisions = 0;
  watch?.(run);
  while (!run.over) {
    for (const seat of talkers) {
      const said = players.get(seat)?.interject?.(run, seat, luck);
      if (said === undefined) continue;
      fine(run.interject(seat, said.kind, said.value), seat);
      watch?.(run);
    }
    const ask = run.asks()[0] as Ask;
    fine(run.answer(ask, players.get(ask.seat)?.answer(ask, luck)), ask.seat);
    decisions++;
    watch?.(run);
  }
  return { run, decisions };
}

function fine(result: Refusal | object | undefined, seat: string): void {
  if (result instanceof Refusal) throw new Error(`the bot of ${seat} was refused: ${result.message}`);
}
