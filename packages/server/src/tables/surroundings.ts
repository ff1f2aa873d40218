/** What a server has, and what the hall gives of it to every table that is in memory. */
import type { Game } from '@polity/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Thinkers } from '../bots/thinking.js';
import type { Metrics } from '../metrics.js';
import type { Bus } from '../nodes/bus.js';
import type { Store } from '../store/store.js';
import type { TableMeta } from './meta.js';

/** What tables work with. */
export interface Means {
  readonly store: Store;
  readonly bots: Thinkers;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** How other servers are told. */
  readonly bus: Bus;
  /** This server, among those that share the store. */
  readonly node: string;
  /** Milliseconds for which a server may let the bots of a table think before it has to ask again. */
  readonly lease: number;
  /** Milliseconds between two decisions of bots. */
  readonly pace: number;
  /** Components that every table begins with. */
  readonly laid: readonly string[];
}

export interface Surroundings extends Means {
  gameOf(meta: TableMeta): Game;
  /** The same, where it need not be installed. */
  installed(meta: TableMeta): Game | undefined;
  nameOf(player: string): Promise<string | null>;
  namesOf(meta: TableMeta): Promise<ReadonlyMap<string, string>>;
  /** A bot that can play a game when another cannot. */
  substituteFor(bot: string | undefined, game: Game): string | undefined;
  /** Whether a bot thinks so long that it is worth beginning before it is asked. */
  looksAhead(bot: string): boolean;
  /** A table cannot go on: whoever needs it reads it from the store again. */
  drop(table: string): void;
}
