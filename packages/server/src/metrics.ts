/** What is counted and measured, for whoever watches the server. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Present {
  readonly tables: number;
  readonly sockets: number;
}

export class Metrics {
  private readonly registry = new Registry();
  private readonly appends = new Histogram({
    name: 'polity_append_seconds',
    help: 'Time until an accepted input is on disk',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'polity_refusals_total',
    help: 'Messages that were refused, by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  private readonly decisions = new Counter({
    name: 'polity_bot_decisions_total',
    help: 'Decisions of bots, by whether they had been thought about before they were asked for',
    labelNames: ['early'],
    registers: [this.registry],
  });

  constructor(present: () => Present) {
    collectDefaultMetrics({ register: this.registry });
    for (const what of ['tables', 'sockets'] as const) {
      new Gauge({
        name: `polity_${what}`,
        help: `How many ${what} are in memory`,
        registers: [this.registry],
        collect() {
          this.set(present()[what]);
        },
      });
    }
  }

  appended(seconds: number): void {
    this.appends.observe(seconds);
  }

  refused(reason: string): void {
    this.refusals.inc({ reason });
  }

  botDecided(early: boolean): void {
    this.decisions.inc({ early: String(early) });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
