/** Playing on in an imagined world: one answer, then everybody by the game's policy, until a position can be judged. */
import type { Ask, Evaluation, Game, Json, Learned, Standing, Table } from '@polity/kernel';

/** What looking ahead takes of a game. */
export interface Foresight {
  readonly policy: NonNullable<Game['policy']>;
  readonly evaluation: Evaluation;
}

/** Nothing where the game does not offer it. */
export function foresightOf(
  { policy, evaluation }: Pick<Game, 'policy' | 'evaluation'>,
  learned?: Learned,
): Foresight | undefined {
  return policy && evaluation && { policy, evaluation: learned ? byOther(evaluation, learned) : evaluation };
}

const others = new WeakMap<Learned, Evaluation>();

/** Weights are read once, not for every decision. */
function byOther(evaluation: Evaluation, learned: Learned): Evaluation {
  const known = others.get(learned) ?? evaluation.by(learned);
  others.set(learned, known);
  return known;
}

/** By how many points the seat is likely to end before the best of the others if it answers so, in this world. */
export function playedOn(world: Table, seat: string, answer: Json, { policy, evaluation }: Foresight): number {
  const { game } = world;
  const from = evaluation.stage(world.state);
  let worth: number | undefined;
  const run = world.ahead((state) => {
    if (worth === undefined && evaluation.stage(state) > from) worth = evaluation.judge(state, seat);
  });
  run.answer(run.askOf(seat) as Ask, answer);
  while (worth === undefined && !run.over) {
    const ask = run.asks()[0] as Ask;
    run.answer(ask, policy(ask, game.view(run.state, ask.seat)));
  }
  return worth ?? marginOf(game.standings(run.state), seat);
}

/** Points before the best of the others; all of them for a seat that plays alone. */
export function marginOf(standings: readonly Standing[], seat: string): number {
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const standing of standings) {
    if (standing.seat === seat) own = standing.score;
    else best = Math.max(best, standing.score);
  }
  return Number.isFinite(best) ? own - best : own;
}
