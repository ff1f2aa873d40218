/**
 * The answers to a question side by side: what each promises, in the same worlds, and what tells them apart. It looks
 * at no more than the seat may know, like a bot that decides.
 */
import {
  equal,
  type Json,
  type Part,
  type Random,
  type Reckoned,
  type Reckoning,
  type Situation,
  type Table,
} from '@polity/kernel';
import { type Foresight, foresightOf, knowing, playedOn } from './ahead.js';
import { candidatesOf } from './candidates.js';

export interface Scales {
  /** In how many worlds every answer is tried. */
  readonly worlds: number;
  /** In how many those that came out best are tried in all. */
  readonly inAll: number;
  /** After so much time no further world is begun; the first one always is. */
  readonly milliseconds: number;
}

/** So many of the best are looked at closely, and told. */
const TOLD = 3;
/** What tells an answer from another by less is nothing. */
const LEAST_POINTS = 0.3;

interface Tried {
  readonly answer: Json;
  sum: number;
  readonly parts: Map<string, Part>;
}

/** Nothing where there is nothing to choose, or the game cannot judge. @param given an answer that is told in any case. */
export function weigh(
  at: Situation,
  random: Random,
  scales: Scales,
  given?: Json,
  now: () => number = Date.now,
): Reckoning | undefined {
  const { ask, seat } = at;
  if (ask.type === 'one' && ask.options.length + (ask.canStop ? 1 : 0) < 2) return undefined;
  const until = now() + scales.milliseconds;
  const first = at.world(random);
  const plain = foresightOf(first.game);
  if (plain === undefined) return undefined;
  const foresight = knowing(plain, at);
  const known = [foresight.policy(ask, at.view), at.advice?.answer, given].filter((one) => one !== undefined);
  const isKnown = (answer: Json) => known.some((one) => equal(one, answer));
  const all = candidatesOf(ask, known, random)
    .filter((answer) => isKnown(answer) || !foresight.evaluation.pointless?.(ask, at.view, answer))
    .map((answer): Tried => ({ answer, sum: 0, parts: new Map() }));
  if (all.length < 2) return undefined;

  const worlds = [first];
  const tryIn = (nth: number, which: readonly Tried[]) => {
    worlds[nth] ??= at.world(random);
    for (const one of which) play(one, worlds[nth] as Table, seat, foresight);
  };
  tryIn(0, all);
  let tried = 1;
  while (tried < scales.worlds && now() < until) tryIn(tried++, all);
  const best = bestOf(all, given);
  while (tried < scales.inAll && now() < until) tryIn(tried++, best);
  return { seat, answers: told(best, tried), worlds: tried };
}

function play(one: Tried, world: Table, seat: string, foresight: Foresight): void {
  one.sum += playedOn(world, seat, one.answer, foresight, (parts) => {
    for (const part of parts) {
      const key = keyOf(part);
      one.parts.set(key, { ...part, points: (one.parts.get(key)?.points ?? 0) + part.points });
    }
  });
}

const keyOf = ({ field, name, seat }: Part) => `${field} ${name} ${seat}`;

function bestOf(all: readonly Tried[], given: Json | undefined): readonly Tried[] {
  const sorted = all.toSorted((a, b) => b.sum - a.sum);
  return sorted.filter(({ answer }, i) => i < TOLD || (given !== undefined && equal(answer, given)));
}

function told(best: readonly Tried[], worlds: number): readonly Reckoned[] {
  const sorted = best.toSorted((a, b) => b.sum - a.sum);
  return sorted.map((one, i) => ({
    answer: one.answer,
    margin: rounded(one.sum / worlds),
    parts: apart(one, (i === 0 ? sorted[1] : sorted[0]) as Tried, worlds),
  }));
}

/** What one has more or less than the other, the greatest difference first. */
function apart(one: Tried, other: Tried, worlds: number): readonly Part[] {
  const keys = new Set([...one.parts.keys(), ...other.parts.keys()]);
  const differences = [...keys].map((key) => {
    const [mine, theirs] = [one.parts.get(key), other.parts.get(key)];
    const points = ((mine?.points ?? 0) - (theirs?.points ?? 0)) / worlds;
    return { ...((mine ?? theirs) as Part), points: rounded(points) };
  });
  return differences
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

function rounded(points: number): number {
  return Number(points.toFixed(1));
}
