/** Every benchmark, by name. */
import type { Progress } from '../progress.js';
import { hegemonyBenchmark } from './hegemony.js';
import { kernelBenchmark } from './kernel.js';
import { serverBenchmark } from './server.js';

export interface Benchmark {
  readonly about: string;
  run(progress: Progress): Promise<Measured>;
}

export interface Measured {
  /** One JSON document; it names the benchmark. */
  readonly document: { readonly name: string };
  /** The same for people. */
  readonly text: string;
}

export const benchmarks: Readonly<Record<string, Benchmark>> = {
  kernel: kernelBenchmark,
  hegemony: hegemonyBenchmark,
  server: serverBenchmark,
};
