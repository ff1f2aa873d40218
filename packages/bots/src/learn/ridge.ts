/** A line through samples by ridge regression: sums are kept, not samples, so that there can be any number of them. */
import type { Learned } from '@polity/kernel';
import type { Sample } from './samples.js';

/** Weights are held back as if so many samples had said that nothing matters; features are brought to one scale before. */
const DOUBT = 100;
/** As many samples for each feature make a line worth drawing. */
const SAMPLES_PER_FEATURE = 1;

interface Sums {
  count: number;
  readonly x: Float64Array;
  readonly xx: Float64Array;
  readonly xy: Float64Array;
  y: number;
}

export class Lines {
  private readonly sums = new Map<string, Sums>();

  add({ key, features, margin }: Sample): void {
    const size = features.length;
    let sums = this.sums.get(key);
    if (sums === undefined) {
      sums = {
        count: 0,
        x: new Float64Array(size),
        xx: new Float64Array(size * size),
        xy: new Float64Array(size),
        y: 0,
      };
      this.sums.set(key, sums);
    }
    sums.count++;
    sums.y += margin;
    for (let i = 0; i < size; i++) {
      const value = features[i] as number;
      if (value === 0) continue;
      sums.x[i] = (sums.x[i] as number) + value;
      sums.xy[i] = (sums.xy[i] as number) + value * margin;
      for (let j = 0; j <= i; j++) {
        const at = i * size + j;
        sums.xx[at] = (sums.xx[at] as number) + value * (features[j] as number);
      }
    }
  }

  /** The weights of every key of which there are enough samples. */
  learned(made: string): Learned {
    const weights: Record<string, string> = {};
    for (const [key, sums] of [...this.sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (sums.count < SAMPLES_PER_FEATURE * sums.x.length) continue;
      weights[key] = lineThrough(sums)
        .map((weight) => String(Number(weight.toPrecision(5))))
        .join(' ');
    }
    return { made, weights };
  }
}

/** The constant, then a weight for each feature. */
function lineThrough({ count, x, xx, xy, y }: Sums): number[] {
  const size = x.length;
  const mean = Array.from(x, (sum) => sum / count);
  const at = (i: number, j: number) => (i >= j ? xx[i * size + j] : xx[j * size + i]) as number;
  const covariance = (i: number, j: number) => at(i, j) / count - (mean[i] as number) * (mean[j] as number);
  const scale = mean.map((_, i) => Math.sqrt(Math.max(0, covariance(i, i))));
  const isFlat = (i: number) => (scale[i] as number) < 1e-9;
  const matrix = mean.map((_, i) =>
    mean.map((__, j) => {
      if (isFlat(i) || isFlat(j)) return i === j ? 1 : 0;
      return covariance(i, j) / ((scale[i] as number) * (scale[j] as number)) + (i === j ? DOUBT / count : 0);
    }),
  );
  const target = mean.map((of, i) =>
    isFlat(i) ? 0 : ((xy[i] as number) / count - (of * y) / count) / (scale[i] as number),
  );
  const solved = solve(matrix, target);
  const weights = solved.map((weight, i) => (isFlat(i) ? 0 : weight / (scale[i] as number)));
  const constant = y / count - weights.reduce((sum, weight, i) => sum + weight * (mean[i] as number), 0);
  return [constant, ...weights];
}

/** Solves a system with a positive definite matrix (Cholesky). */
export function solve(matrix: readonly (readonly number[])[], target: readonly number[]): number[] {
  const size = target.length;
  const lower: number[][] = matrix.map(() => new Array<number>(size).fill(0));
  const get = (i: number, j: number) => lower[i]?.[j] as number;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i]?.[j] as number;
      for (let k = 0; k < j; k++) sum -= get(i, k) * get(j, k);
      (lower[i] as number[])[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / get(j, j);
    }
  }
  const half: number[] = [];
  for (let i = 0; i < size; i++) {
    let sum = target[i] as number;
    for (let k = 0; k < i; k++) sum -= get(i, k) * (half[k] as number);
    half.push(sum / get(i, i));
  }
  const result = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let sum = half[i] as number;
    for (let k = i + 1; k < size; k++) sum -= get(k, i) * (result[k] as number);
    result[i] = sum / get(i, i);
  }
  return result;
}
