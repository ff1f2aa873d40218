/** What bots do at a table, and find out about one: all that a worker thread does, and it can be done without one. */
import { LookingBack, type Scales, weigh } from '@polity/bots';
import {
  type Game,
  type Input,
  type Looked,
  outOfTurnAt,
  type Random,
  type Reckoning,
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

/** A position, and a seat that is asked something in it: what its answers promise. */
export interface WeighJob extends Pick<BotJob, 'game' | 'saved'> {
  readonly seat: string;
  readonly scales: Scales;
}

/** A finished game, and the decisions in it that are looked at again. */
export interface LookJob extends Pick<BotJob, 'game' | 'saved'> {
  readonly steps: readonly number[];
  readonly scales: Scales;
}

/** What there is to think about, what comes first before what can wait. */
export interface Thoughts {
  readonly decide: { readonly job: BotJob; readonly found: Input | null };
  readonly weigh: { readonly job: WeighJob; readonly found: Reckoning | null };
  readonly look: { readonly job: LookJob; readonly found: readonly Looked[] };
}

/** Where bots think. */
export interface Thinkers {
  /** What any of the bots puts in next, or `null` when none has anything. */
  decide(job: BotJob): Promise<Input | null>;
  /** `null` where there is nothing to weigh. */
  weigh(job: WeighJob): Promise<Reckoning | null>;
  look(job: LookJob): Promise<readonly Looked[]>;
  close(): Promise<void>;
}

function gameNamed(registry: Registry, id: string): Game {
  const game = gameOf(registry, id);
  if (game === undefined) throw new Error(`there is no game called ${id}`);
  return game;
}

function weighed({ game, saved, seat, scales }: WeighJob, registry: Registry): Reckoning | null {
  const table = Table.load(gameNamed(registry, game), saved);
  const ask = table.asks().find((one) => one.seat === seat);
  const luck = seededRandom('fast', `weighing/${saved.seed}/${saved.version}`);
  return (ask && weigh(situationAt(table, ask), luck, scales)) ?? null;
}

/** The game that was looked at last: the next look at it goes on from there. */
let last: { readonly seed: string; readonly back: LookingBack } | undefined;

function looked({ game, saved, steps, scales }: LookJob, registry: Registry): readonly Looked[] {
  if (last?.seed !== saved.seed) last = { seed: saved.seed, back: new LookingBack(gameNamed(registry, game), saved) };
  return last.back.look(steps, scales);
}

/** How each thing is thought about. */
export const THINKING: {
  readonly [Kind in keyof Thoughts]: (job: Thoughts[Kind]['job'], registry: Registry) => Thoughts[Kind]['found'];
} = { decide, weigh: weighed, look: looked };

export function decide(job: BotJob, registry: Registry): Input | null {
  const game = gameNamed(registry, job.game);
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
    weigh: async (job) => weighed(job, registry),
    look: async (job) => looked(job, registry),
    close: async () => undefined,
  };
}
