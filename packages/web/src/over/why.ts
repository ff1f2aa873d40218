/** Why a game ended as it did: where two players' points differ most, and since when one was ahead. */
import type { Standing } from '@polity/kernel';
import { linesOf } from './geometry.js';

export interface Difference {
  readonly source: string;
  /** How many points more, always above nought. */
  readonly more: number;
  /** Whether it is a matter of losses: the other has lost more by it. */
  readonly lost: boolean;
}

/** Two players side by side: the one who came out ahead and the one behind. */
export interface Comparison {
  readonly ahead: Standing;
  readonly behind: Standing;
  /** Where each of them got more than the other, the most first. */
  readonly forAhead: readonly Difference[];
  readonly forBehind: readonly Difference[];
  /** The round from whose end on the one was ahead for good; nothing where they are level. */
  readonly since: number | undefined;
}

/** No more than can be kept in mind. */
const TOLD = 3;

/** Compares one player with all others, the best of them first; for a spectator the winner. */
export function whyOf(standings: readonly Standing[], seat: string | null): readonly Comparison[] {
  const sorted = standings.toSorted((a, b) => a.place - b.place);
  const me = sorted.find((one) => one.seat === seat) ?? sorted[0];
  if (me === undefined) return [];
  const others = sorted.filter((one) => one !== me);
  return others.map((other) => (me.place <= other.place ? compare(me, other) : compare(other, me)));
}

function compare(ahead: Standing, behind: Standing): Comparison {
  const [mine, theirs] = [bySource(ahead), bySource(behind)];
  const differences = [...new Set([...mine.keys(), ...theirs.keys()])].map((source) => {
    const [ours, others] = [mine.get(source) ?? 0, theirs.get(source) ?? 0];
    return { source, more: ours - others, lost: ours <= 0 && others <= 0 };
  });
  const most = (some: readonly Difference[]) => some.toSorted((a, b) => b.more - a.more).slice(0, TOLD);
  return {
    ahead,
    behind,
    forAhead: most(differences.filter(({ more }) => more > 0)),
    forBehind: most(differences.filter(({ more }) => more < 0).map((one) => ({ ...one, more: -one.more }))),
    since: aheadSince(ahead, behind),
  };
}

function bySource({ points }: Standing): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { source, amount } of points) sums.set(source, (sums.get(source) ?? 0) + amount);
  return sums;
}

function aheadSince(ahead: Standing, behind: Standing): number | undefined {
  const [mine, theirs] = linesOf([ahead, behind]).map(({ scores }) => scores);
  if (mine === undefined || theirs === undefined || ahead.score <= behind.score) return undefined;
  return mine.findLastIndex((score, round) => score <= (theirs[round] ?? 0)) + 1;
}

/** The sources that the comparisons speak of, each once. */
export function sourcesTold(comparisons: readonly Comparison[]): readonly string[] {
  const told = comparisons.flatMap(({ forAhead, forBehind }) => [...forAhead, ...forBehind]);
  return [...new Set(told.map(({ source }) => source))];
}
