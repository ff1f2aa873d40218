/** What a bot does at a table: this is all that a worker thread does, and it can be done without one. */
import {
  type Input,
  outOfTurnAt,
  type Random,
  type SavedTable,
  seededRandom,
  situationAt,
  Table,
} from '@polity/kernel';
import { botOf, gameOf, type Registry } from '../registry.js';

/** A position, and the seats that bots play in it. */
export interface BotJob {
  readonly game: string;
  readonly saved: SavedTable;
  readonly seats: readonly { readonly seat: string; readonly bot: string }[];
  /** Whether they may put something in out of turn. */
  readonly talk: boolean;
}

/** Where bots think. */
export interface Thinkers {
  /** What any of the bots puts in next, or `null` when none has anything. */
  decide(job: BotJob): Promise<Input | null>;
  close(): Promise<void>;
}

export function decide(job: BotJob, registry: Registry): Input | null {
  const game = gameOf(registry, job.game);
  if (game === undefined) throw new Error(`there is no game called ${job.game}`);
  const table = Table.load(game, job.saved);
  // Nobody knows the seed before the game is over; whoever does sees the same bots do the same again.
  const luck = seededRandom('fast', `${job.saved.seed} ${job.saved.version}`);
  return (job.talk ? said(job, table, registry, luck) : null) ?? answered(job, table, registry, luck);
}

function said(job: BotJob, table: Table, registry: Registry, luck: Random): Input | null {
  for (const { seat, bot } of job.seats) {
    const put = botOf(registry, bot)?.interject?.(outOfTurnAt(table, seat), luck);
    if (put) return { seat, interjection: put.kind, value: put.value };
  }
  return null;
}

function answered(job: BotJob, table: Table, registry: Registry, luck: Random): Input | null {
  for (const { seat, bot } of job.seats) {
    const ask = table.asks().find((one) => one.seat === seat);
    const player = botOf(registry, bot);
    if (ask && player) return { seat, version: ask.version, answer: player.answer(situationAt(table, ask), luck) };
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
