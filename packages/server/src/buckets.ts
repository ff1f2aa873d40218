/** Token buckets: how much somebody may ask for, refilled with time. */
import type { Rate } from './settings.js';

export class Bucket {
  private level: number;
  private at: number;

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.level = rate.burst;
    this.at = now();
  }

  /** Takes a token. `too-fast`: there was none. `flood`: there have been none for as long as a burst. */
  take(): 'fine' | 'too-fast' | 'flood' {
    this.refill();
    if (this.level <= -this.rate.burst) return 'flood';
    this.level--;
    return this.level >= 0 ? 'fine' : 'too-fast';
  }

  get full(): boolean {
    this.refill();
    return this.level >= this.rate.burst;
  }

  private refill(): void {
    const now = this.now();
    this.level = Math.min(this.rate.burst, this.level + ((now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
  }
}

/** A bucket for each of many: addresses, players. The full ones are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  of(key: string): Bucket {
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.rate);
      this.buckets.set(key, bucket);
    }
    return bucket;
  }

  forgetFull(): void {
    for (const [key, bucket] of this.buckets) if (bucket.full) this.buckets.delete(key);
  }
}
