/**
 * The bots of a table think on while a person does: about what they will probably be asked next, and after that. What
 * they come to is what they would come to then, only earlier; where it comes otherwise it is forgotten.
 */
import type { Input } from '@polity/kernel';
import type { BotJob } from '../bots/decide.js';
import type { Leisure, ThinkersAhead } from '../bots/thinking.js';

/** So many decisions are thought of before anybody asks for them. */
const MOST = 12;

interface Thought {
  readonly leisure: Leisure;
  readonly put: Promise<Input | null>;
}

export class Pondering {
  private readonly thoughts = new Map<string, Thought>();
  /** What is being thought about, where something is. */
  private leisure: Leisure | undefined;

  constructor(private readonly thinkers: ThinkersAhead) {}

  /** A person is asked something in this position. */
  async begin(job: BotJob): Promise<void> {
    this.stop();
    let put: Input | null = null;
    let at = job;
    for (let many = 0; many < MOST; many++) {
      const leisure: Leisure = { wanted: false };
      this.leisure = leisure;
      try {
        const next = await this.thinkers.foresee({ ...at, put }, leisure);
        if (next === null || this.leisure !== leisure) return;
        const thought = { leisure, put: this.thinkers.decide(next.job, leisure) };
        this.thoughts.set(next.position, thought);
        put = await thought.put;
        if (put === null || this.leisure !== leisure) return;
        at = next.job;
      } catch {
        // It had to give way, or it failed: who is really asked thinks again, and is heard if that fails.
        return;
      }
    }
  }

  /** What has been thought about a position, where that is so; it may not be finished. Everything else was for nothing. */
  take(position: string): Promise<Input | null> | undefined {
    const thought = this.thoughts.get(position);
    if (thought === undefined) {
      this.stop();
      return undefined;
    }
    this.thoughts.delete(position);
    this.thinkers.want(thought.leisure);
    return thought.put;
  }

  /** Whether anything has been thought that may be asked for. */
  get hasThoughts(): boolean {
    return this.thoughts.size > 0;
  }

  stop(): void {
    const { leisure } = this;
    this.leisure = undefined;
    this.thoughts.clear();
    if (leisure) this.thinkers.drop(leisure);
  }
}
