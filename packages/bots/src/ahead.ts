/** Playing on in an imagined world: one answer, then everybody by the game's policy, until a position can be judged. */
import {
  type Ask,
  type Evaluation,
  type Game,
  type Json,
  type Learned,
  type LogEntry,
  type Part,
  Refusal,
  type Situation,
  type Standing,
  type Table,
} from '@polity/kernel';

/** What looking ahead takes of a game. */
export interface Foresight {
  readonly policy: NonNullable<Game['policy']>;
  readonly evaluation: Evaluation;
  /** So many stages of the game are played on before a position is judged. */
  readonly stages: number;
}

/** What a player may want to have otherwise when it looks ahead. */
export interface Farsight {
  /** Other weights to judge by than the game's own. */
  readonly learned?: Learned;
  /** How many stages of the game it looks ahead; one, if not said. */
  readonly stages?: number;
}

/** Nothing where the game does not offer it. */
export function foresightOf(
  { policy, evaluation }: Pick<Game, 'policy' | 'evaluation'>,
  { learned, stages = 1 }: Farsight = {},
): Foresight | undefined {
  return policy && evaluation && { policy, evaluation: learned ? byOther(evaluation, learned) : evaluation, stages };
}

/** The same with what a seat has been told: looked up once, for it stays the same while one looks ahead. */
export function knowing(foresight: Foresight, at: Pick<Situation, 'log'>): Foresight {
  let log: readonly LogEntry[] | undefined;
  const told = () => {
    log ??= at.log;
    return log;
  };
  return { ...foresight, policy: (ask, view) => foresight.policy(ask, view, told) };
}

const others = new WeakMap<Learned, Evaluation>();

/** Weights are read once, not for every decision. */
function byOther(evaluation: Evaluation, learned: Learned): Evaluation {
  const known = others.get(learned) ?? evaluation.by(learned);
  others.set(learned, known);
  return known;
}

/** By how many points the seat is likely to end before the best of the others if it answers so, in this world. */
export function playedOn(
  world: Table,
  seat: string,
  answer: Json,
  { policy, evaluation, stages }: Foresight,
  explain?: (parts: readonly Part[]) => void,
): number {
  const { game } = world;
  const until = evaluation.stage(world.state) + stages;
  let worth: number | undefined;
  const run = world.ahead((state) => {
    if (worth !== undefined || evaluation.stage(state) < until) return;
    worth = evaluation.judge(state, seat);
    if (worth !== undefined) explain?.(evaluation.parts?.(state, seat) ?? []);
  });
  run.answer(run.askOf(seat) as Ask, answer);
  while (worth === undefined && !run.over) {
    const ask = run.asks()[0] as Ask;
    const taken = run.answer(ask, policy(ask, game.view(run.state, ask.seat)));
    // Asked the same again, it would answer the same for ever.
    if (taken instanceof Refusal) throw new Error(`${game.id}: the policy was refused: ${taken.message}`);
  }
  if (worth !== undefined) return worth;
  return endedWith(game, evaluation, run.state, seat, explain);
}

/** What a game that is over came to for the seat, in the measure in which the game judges. */
export function endedWith(
  game: Pick<Game, 'standings'>,
  { outcome }: Pick<Evaluation, 'outcome'>,
  state: object,
  seat: string,
  explain?: (parts: readonly Part[]) => void,
): number {
  if (outcome !== undefined) {
    const points = outcome(state, seat);
    explain?.([{ field: 'aspect', name: 'outcome', seat, points }]);
    return points;
  }
  const standings = game.standings(state);
  explain?.(partsOf(standings, seat));
  return marginOf(standings, seat);
}

/** What a margin at the end is made of: one's own points by their source, and the best of the others. */
function partsOf(standings: readonly Standing[], seat: string): readonly Part[] {
  const sums = new Map<string, Part>();
  for (const { source, amount } of standings.find((one) => one.seat === seat)?.points ?? []) {
    const points = (sums.get(source)?.points ?? 0) + amount;
    sums.set(source, { field: 'source', name: source, seat, points });
  }
  const others = standings.filter((one) => one.seat !== seat).map(({ score }) => score);
  if (others.length === 0) return [...sums.values()];
  return [...sums.values(), { field: 'aspect', name: 'rival', seat: null, points: -Math.max(...others) }];
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
