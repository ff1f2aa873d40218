/** Where the bars and lines of the charts stand, worked out from the standings. */
import type { Standing } from '@polity/kernel';

export interface Segment {
  readonly source: string;
  readonly amount: number;
  /** From where to where on the axis, in points. */
  readonly from: number;
  readonly to: number;
}
export interface Bar {
  readonly seat: string;
  readonly segments: readonly Segment[];
  readonly score: number;
}

/** Every source of points in the game, the most fruitful first. */
export function sourcesOf(standings: readonly Standing[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const { source, amount } of standings.flatMap(({ points }) => points)) {
    sums.set(source, (sums.get(source) ?? 0) + Math.abs(amount));
  }
  return [...sums].sort(([, a], [, b]) => b - a).map(([source]) => source);
}

/** A bar for each seat: what was won to the right of nought, what was lost to the left of it. */
export function barsOf(standings: readonly Standing[]): readonly Bar[] {
  const sources = sourcesOf(standings);
  return standings.map(({ seat, points, score }) => {
    const ends = { left: 0, right: 0 };
    const segments: Segment[] = [];
    for (const source of sources) {
      const amount = points.filter((point) => point.source === source).reduce((sum, point) => sum + point.amount, 0);
      if (amount === 0) continue;
      const side = amount > 0 ? 'right' : 'left';
      const start = ends[side];
      const end = start + amount;
      ends[side] = end;
      segments.push({ source, amount, from: Math.min(start, end), to: Math.max(start, end) });
    }
    return { seat, segments, score };
  });
}

export interface Line {
  readonly seat: string;
  /** The score after each round, beginning with what there was before the first. */
  readonly scores: readonly number[];
}

export function linesOf(standings: readonly Standing[]): readonly Line[] {
  const last = Math.max(0, ...standings.flatMap(({ points }) => points.map(({ round }) => round)));
  return standings.map(({ seat, points }) => {
    const scores: number[] = [];
    for (let round = 0; round <= last; round++) {
      const won = points.filter((point) => Math.max(0, point.round) === round);
      scores.push((scores[round - 1] ?? 0) + won.reduce((sum, { amount }) => sum + amount, 0));
    }
    return { seat, scores };
  });
}

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** An axis with round steps that holds all values and nought. */
export function scaleOf(values: readonly number[], wanted = 5): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = niceStep((high - low) / wanted);
  const min = Math.floor(low / step) * step;
  const max = Math.ceil(high / step) * step;
  const ticks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => min + i * step);
  return { min, max, ticks };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, step * power);
}

/** A value's place on an axis of a given length. */
export function along({ min, max }: Scale, value: number, length: number): number {
  return ((value - min) / (max - min)) * length;
}
