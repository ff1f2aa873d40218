/** What a benchmark is: it says what it measures, and measures it. */

export interface Benchmark {
  readonly about: string;
  /** @param quick one short round: shows that it runs, not how fast. */
  run(progress: Progress, quick: boolean): Promise<Measured>;
}

export interface Measured {
  /** One JSON document; it names the benchmark. */
  readonly document: { readonly name: string };
  /** The same for people. */
  readonly text: string;
}

/** Is told how far the measuring has come. */
export interface Progress {
  show(done: number, total: number): void;
}
