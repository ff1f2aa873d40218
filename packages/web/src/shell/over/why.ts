/** Why a game ended as it did: how it came out for one player, where the points differ most, and when one got ahead. */
import type { Standing } from '@polity/kernel';
import { linesOf } from './geometry.js';

/**
 * One reason for a difference: somebody won more by a source, won by one that the other cannot have, or lost points by
 * one that only costs any.
 */
export interface Reason {
  readonly kind: 'more' | 'own' | 'lost';
  /** Who got more, or who lost more. */
  readonly seat: string;
  readonly source: string;
  /** How many points more were won, or how many were won or lost in all. */
  readonly amount: number;
  /** What the other has lost by the same source. */
  readonly otherLost: number;
}

/** Two players side by side: the one who came out ahead and the one behind. */
export interface Comparison {
  readonly ahead: Standing;
  readonly behind: Standing;
  /** What made the difference, either way, the most first. */
  readonly reasons: readonly Reason[];
  /** The round from whose end on the one was ahead for good; nothing where they are level. */
  readonly since: number | undefined;
  /** The scores before the final scoring, if the one was not ahead until then. */
  readonly beforeFinal: { readonly ahead: number; readonly behind: number } | undefined;
}

/** What a game says of its sources of points. */
export interface Sources {
  /** What points are given for only once the last round is over. */
  readonly final?: readonly string[] | undefined;
  /** What points are given for to some seats only, with these. */
  readonly own?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** No more of each player than can be kept in mind. */
const TOLD = 3;

/** Compares one player with all others, the best of them first; for a spectator the winner. */
export function whyOf(
  standings: readonly Standing[],
  seat: string | null,
  sources: Sources = {},
): readonly Comparison[] {
  const sorted = standings.toSorted((a, b) => a.place - b.place);
  const me = sorted.find((one) => one.seat === seat) ?? sorted[0];
  if (me === undefined) return [];
  const others = sorted.filter((one) => one !== me);
  return others.map((other) => (me.place <= other.place ? compare(me, other, sources) : compare(other, me, sources)));
}

/**
 * Those who are next to each other with the same points and are compared with nobody else: what decided between them is
 * told, and nothing but that.
 */
export function tiesBeside(standings: readonly Standing[], compared: readonly Comparison[]): readonly Comparison[] {
  const told = compared.map(({ ahead, behind }) => [ahead, behind]);
  const sorted = standings.toSorted((a, b) => a.place - b.place);
  return sorted.flatMap((ahead, at) => {
    const behind = sorted[at + 1];
    if (behind?.score !== ahead.score || told.some((pair) => pair.includes(ahead) && pair.includes(behind))) return [];
    return [{ ahead, behind, reasons: [], since: undefined, beforeFinal: undefined }];
  });
}

function compare(ahead: Standing, behind: Standing, { final = [], own = {} }: Sources): Comparison {
  const beforeFinal = scoresBeforeFinal(ahead, behind, final);
  return {
    ahead,
    behind,
    reasons: reasonsOf(ahead, behind, own),
    since: beforeFinal === undefined ? aheadSince(ahead, behind) : undefined,
    beforeFinal,
  };
}

interface Weighed {
  readonly reason: Reason;
  /** How many points it moved the one who came out ahead away from the other; below nought towards it. */
  readonly effect: number;
}

function reasonsOf(ahead: Standing, behind: Standing, own: NonNullable<Sources['own']>): readonly Reason[] {
  const [mine, theirs] = [bySource(ahead), bySource(behind)];
  const weighed = [...new Set([...mine.keys(), ...theirs.keys()])].map((source): Weighed => {
    const [ours, others] = [mine.get(source) ?? 0, theirs.get(source) ?? 0];
    const effect = ours - others;
    const [better, worse] = effect > 0 ? [ahead, behind] : [behind, ahead];
    const shared = ours !== 0 && others !== 0;
    const kind = shared || (own[source]?.includes(worse.seat) ?? true) ? 'more' : 'own';
    // Whoever has lost less has won nothing: the loss is told of who suffered it.
    const reason: Reason =
      ours <= 0 && others <= 0
        ? {
            kind: 'lost',
            seat: worse.seat,
            source,
            amount: -Math.min(ours, others),
            otherLost: Math.abs(Math.max(ours, others)),
          }
        : { kind, seat: better.seat, source, amount: Math.abs(effect), otherLost: 0 };
    return { reason, effect };
  });
  const most = (some: readonly Weighed[]) => some.toSorted(byEffect).slice(0, TOLD);
  const told = [
    ...most(weighed.filter(({ effect }) => effect > 0)),
    ...most(weighed.filter(({ effect }) => effect < 0)),
  ];
  return told.toSorted(byEffect).map(({ reason }) => reason);
}

function byEffect(one: Weighed, other: Weighed): number {
  return Math.abs(other.effect) - Math.abs(one.effect);
}

function bySource({ points }: Standing): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { source, amount } of points) sums.set(source, (sums.get(source) ?? 0) + amount);
  return sums;
}

function aheadSince(ahead: Standing, behind: Standing): number | undefined {
  const [mine, theirs] = linesOf([ahead, behind]).map(({ scores }) => scores);
  if (mine === undefined || theirs === undefined || ahead.score <= behind.score) return undefined;
  // Who was ahead before the first round was so after it.
  return Math.max(1, mine.findLastIndex((score, round) => score <= (theirs[round] ?? 0)) + 1);
}

function scoresBeforeFinal(ahead: Standing, behind: Standing, finalSources: readonly string[]) {
  const before = ({ score, points }: Standing) =>
    points.filter(({ source }) => finalSources.includes(source)).reduce((sum, { amount }) => sum - amount, score);
  const scores = { ahead: before(ahead), behind: before(behind) };
  return ahead.score > behind.score && scores.ahead <= scores.behind ? scores : undefined;
}

/** The sources that the comparisons speak of, each once. */
export function sourcesTold(comparisons: readonly Comparison[]): readonly string[] {
  return [...new Set(comparisons.flatMap(({ reasons }) => reasons.map(({ source }) => source)))];
}

/** How it came out for one player, against the winner, or for the winner against the best of the others. */
export interface Outcome {
  readonly result: 'won' | 'shared' | 'lost';
  readonly mine: number;
  readonly other: number;
}

/** Nothing for a spectator, and nothing for whoever played alone. */
export function outcomeOf(standings: readonly Standing[], seat: string | null): Outcome | undefined {
  const me = standings.find((one) => one.seat === seat);
  const [other] = standings.filter((one) => one !== me).toSorted((a, b) => a.place - b.place);
  if (me === undefined || other === undefined) return undefined;
  const result = me.won ? (other.won ? 'shared' : 'won') : 'lost';
  return { result, mine: me.score, other: other.score };
}

/** Who has won, told to one player or, without a seat, to anybody. */
export interface Winners {
  readonly iWon: boolean;
  readonly others: readonly string[];
}

export function winnersOf(standings: readonly Standing[], seat: string | null): Winners {
  const winners = standings.filter(({ won }) => won).map((one) => one.seat);
  return { iWon: seat !== null && winners.includes(seat), others: winners.filter((one) => one !== seat) };
}
