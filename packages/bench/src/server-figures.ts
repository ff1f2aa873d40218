/** What is measured of a server: how much it takes in a second, and how long each input waits. */

export interface Figures {
  readonly perSecond: number;
  /** All that were taken, the run-up included. */
  readonly answers: number;
  /** Milliseconds from sending to being told that it was taken. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Collects how long things took, while a window of time is open. */
export class Stopwatch {
  private waits: number[] = [];
  private since: number | undefined;
  private all = 0;

  /** The run-up begins. */
  reset(): void {
    this.all = 0;
  }

  open(): void {
    this.waits = [];
    this.since = performance.now();
  }

  took(milliseconds: number): void {
    this.all++;
    if (this.since !== undefined) this.waits.push(milliseconds);
  }

  close(): Figures {
    const seconds = (performance.now() - (this.since ?? 0)) / 1000;
    this.since = undefined;
    const sorted = this.waits.sort((a, b) => a - b);
    const at = (share: number) => Math.round(100 * percentile(sorted, share)) / 100;
    return {
      perSecond: Math.round(sorted.length / seconds),
      answers: this.all,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
    };
  }
}

/** The value below which that share of the sorted values lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Lets so much through in a second, evenly; or, without a rate, everything at once. */
export class Gate {
  private readonly waiting: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout | undefined;
  private credit = 0;
  private at = performance.now();

  constructor(private readonly perSecond: number | null) {
    if (perSecond !== null) this.timer = setInterval(() => this.release(), 2);
  }

  pass(work: () => void): void {
    if (this.perSecond === null) work();
    else this.waiting.push(work);
  }

  close(): void {
    clearInterval(this.timer);
    for (const work of this.waiting.splice(0)) work();
  }

  private release(): void {
    const now = performance.now();
    // What could not be used is not saved up for long.
    this.credit = Math.min(50, this.credit + ((now - this.at) / 1000) * (this.perSecond ?? 0));
    this.at = now;
    for (; this.credit >= 1 && this.waiting.length > 0; this.credit--) this.waiting.shift()?.();
  }
}
