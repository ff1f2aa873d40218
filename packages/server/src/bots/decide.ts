/** What a bot does at a table: this is all that a worker thread does, and it can be done without one. */
import { randomUUID } from 'node:crypto';
import { type Random, type SavedTable, seededRandom, Table } from '@polity/kernel';
import { botOf, gameOf, type Registry } from '../registry.js';
import type { TableEvent } from '../tables/history.js';

/** A position, and the seats that bots play in it. */
export interface BotJob {
  readonly game: string;
  readonly saved: SavedTable;
  readonly seats: readonly { readonly seat: string; readonly bot: string }[];
  /** Whether they may put something in out of turn. */
  readonly talk: boolean;
}

export interface BotMove {
  readonly event: TableEvent;
  /** The question that it answers. */
  readonly version?: number;
}

/** Where bots think. */
export interface Thinkers {
  /** The next move of any of the bots, or `null` when none has one. */
  decide(job: BotJob): Promise<BotMove | null>;
  close(): Promise<void>;
}

export function decide(job: BotJob, registry: Registry): BotMove | null {
  const game = gameOf(registry, job.game);
  if (game === undefined) throw new Error(`there is no game called ${job.game}`);
  const table = Table.load(game, job.saved);
  const luck = seededRandom('fast', randomUUID());
  return (job.talk ? said(job, table, registry, luck) : null) ?? answered(job, table, registry, luck);
}

function said(job: BotJob, table: Table, registry: Registry, luck: Random): BotMove | null {
  for (const { seat, bot } of job.seats) {
    const put = botOf(registry, bot)?.interject?.(table, seat, luck);
    if (put) return { event: { seat, interjection: put.kind, value: put.value } };
  }
  return null;
}

function answered(job: BotJob, table: Table, registry: Registry, luck: Random): BotMove | null {
  for (const { seat, bot } of job.seats) {
    const ask = table.asks().find((one) => one.seat === seat);
    const player = botOf(registry, bot);
    if (ask && player) return { event: { seat, answer: player.answer(ask, luck) }, version: ask.version };
  }
  return null;
}

/** Bots that think where they are asked: for tests, and where there are no threads. */
export function thinkHere(registry: Registry): Thinkers {
  return {
    decide: async (job) => decide(job, registry),
    close: async () => undefined,
  };
}
