/** Timing: how much work is done in a second. */

/** How carefully something is measured. */
export interface Pains {
  readonly rounds: number;
  /** Milliseconds. */
  readonly warmUp: number;
}

/** Times a piece of work that says how many steps it took. */
export function stepsPerSecond(work: () => number): number {
  const started = performance.now();
  const steps = work();
  return (1000 * steps) / (performance.now() - started);
}

/** Does the work for so many milliseconds, so that it is compiled before anybody looks at the clock. */
export function warmUp(milliseconds: number, work: () => void): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) work();
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}
