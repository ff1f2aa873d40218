/**
 * How servers that share a store tell each other what happens at a table. What is told is a hint to look into the store:
 * who misses it sees the same a little later, and nothing is ever decided by it.
 */
import { z } from 'zod';

const who = z.string().max(64);

export const news = z.discriminatedUnion('kind', [
  /** The position has changed, or who sits where. */
  z.object({ kind: z.literal('moved') }),
  z.object({ kind: z.literal('said') }),
  /** Somebody has another name. */
  z.object({ kind: z.literal('renamed') }),
  /** A server does not let the bots think any more: another may. */
  z.object({ kind: z.literal('bots-free') }),
  /** Somebody who holds a seat does not want to wait for bots. */
  z.object({ kind: z.literal('hurry'), player: who }),
  /** Who is connected to a server. */
  z.object({ kind: z.literal('present'), node: who, players: z.array(who), spectators: z.int().min(0) }),
  z.object({ kind: z.literal('who-is-there') }),
]);
export type News = z.infer<typeof news>;

export type Hear = (news: News) => void;

export interface Bus {
  /** Whether what is told now reaches every server. Where it does not, they look into the store more often. */
  readonly reaches: boolean;
  /** Tells the other servers; it is never waited for. */
  tell(table: string, news: News): void;
  /** Hears what others tell of a table. @returns how to stop. */
  listen(table: string, hear: Hear): () => void;
  /** Calls when others can be reached again. */
  onReturn(back: () => void): void;
  close(): Promise<void>;
}

/** A bus between servers of one process; with one server on it, there is nobody to tell. */
export class LocalBus {
  private readonly ears = new Map<string, Map<Bus, Hear>>();

  /** @param reaches whether all servers that share a store are on it. */
  constructor(private readonly reaches = true) {}

  /** One server's end of it. */
  join(): Bus {
    const bus: Bus = {
      reaches: this.reaches,
      tell: (table, told) => {
        for (const [other, hear] of this.ears.get(table) ?? []) if (other !== bus) setImmediate(hear, told);
      },
      listen: (table, hear) => {
        const ears = this.ears.get(table) ?? new Map<Bus, Hear>();
        this.ears.set(table, ears.set(bus, hear));
        return () => {
          ears.delete(bus);
          if (ears.size === 0) this.ears.delete(table);
        };
      },
      onReturn: () => undefined,
      close: async () => undefined,
    };
    return bus;
  }
}
