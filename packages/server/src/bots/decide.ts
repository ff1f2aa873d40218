/** What bots do at a table, and find out about one. */
import { LookingBack, type Scales, weigh } from '@polity/bots';
import {
  type Ask,
  type Bot,
  type Game,
  type Input,
  type Json,
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

/** A position, and a bot that thinks about its answer in several heads: what one of them is to do. */
export interface HeadJob extends Pick<BotJob, 'game' | 'saved'> {
  readonly seat: string;
  readonly bot: string;
  readonly luck: number;
  readonly head: number;
  readonly share: number;
}

/** What the heads of a bot have found, to be put together. */
export interface SettleJob {
  readonly bot: string;
  readonly found: readonly Json[];
}

/** A bot's answer that is worth the thought of several heads. */
export interface Shared extends Pick<HeadJob, 'seat' | 'bot' | 'luck'> {
  readonly version: number;
  readonly heads: number;
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

export function gameNamed(registry: Registry, id: string): Game {
  const game = gameOf(registry, id);
  if (game === undefined) throw new Error(`there is no game called ${id}`);
  return game;
}

export function weighed({ game, saved, seat, scales }: WeighJob, registry: Registry): Reckoning | null {
  const table = Table.load(gameNamed(registry, game), saved);
  const ask = table.asks().find((one) => one.seat === seat);
  const luck = seededRandom('fast', `weighing/${saved.seed}/${saved.version}`);
  if (ask === undefined) return null;
  const at = situationAt(table, ask);
  // Whoever has read the quick hint wants to see it beside the others.
  return weigh(at, luck, scales, at.advice?.answer) ?? null;
}

/** The game that was looked at last: the next look at it goes on from there. */
let last: { readonly seed: string; readonly back: LookingBack } | undefined;

export function looked({ game, saved, steps, scales }: LookJob, registry: Registry): readonly Looked[] {
  if (last?.seed !== saved.seed) last = { seed: saved.seed, back: new LookingBack(gameNamed(registry, game), saved) };
  return last.back.look(steps, scales);
}

export function decide(job: BotJob, registry: Registry, unwanted?: () => boolean): Input | null {
  const { table, luck } = laid(job, registry);
  return (job.talk ? said(job, table, registry, luck) : null) ?? answered(job, table, registry, luck, unwanted);
}

function laid({ game, saved }: Pick<BotJob, 'game' | 'saved'>, registry: Registry): { table: Table; luck: Random } {
  // Nobody knows the seed before the game is over; whoever does sees the same bots do the same again.
  const luck = seededRandom('fast', `${saved.seed} ${saved.version}`);
  return { table: Table.load(gameNamed(registry, game), saved), luck };
}

/** What is put in, or what several heads are to think about first. In the end they come to what `decide` comes to. */
export function begun(job: BotJob, registry: Registry, unwanted?: () => boolean): Input | Shared | null {
  const { table, luck } = laid(job, registry);
  const put = job.talk ? said(job, table, registry, luck) : null;
  if (put) return put;
  const next = nextOf(job, table, registry);
  const heads = next?.player.heads?.count;
  if (next === undefined || heads === undefined || next.ask.forced)
    return answered(job, table, registry, luck, unwanted);
  const { seat, version } = next.ask;
  return { seat, version, bot: next.bot, heads, luck: luck.int(2 ** 31) };
}

export function thoughtOf(
  { game, saved, seat, bot, luck, head, share }: HeadJob,
  registry: Registry,
  unwanted?: () => boolean,
): Json {
  const { table } = laid({ game, saved }, registry);
  const ask = table.asks().find((one) => one.seat === seat);
  const heads = botOf(registry, bot)?.heads;
  if (ask === undefined || heads === undefined) throw new Error(`${bot} has nothing to think about for ${seat}`);
  return heads.think(situationAt(table, ask, unwanted), luck, head, share);
}

export function settled({ bot, found }: SettleJob, registry: Registry): unknown {
  return botOf(registry, bot)?.heads?.settle(found);
}

function said(job: BotJob, table: Table, registry: Registry, luck: Random): Input | null {
  for (const { seat, bot } of job.seats) {
    const put = botOf(registry, bot)?.interject?.(outOfTurnAt(table, seat), luck);
    if (put) return { seat, interjection: put.kind, value: put.value };
  }
  return null;
}

function answered(job: BotJob, table: Table, registry: Registry, luck: Random, unwanted?: () => boolean): Input | null {
  const next = nextOf(job, table, registry);
  if (next === undefined) return null;
  const { ask, player } = next;
  return { seat: ask.seat, version: ask.version, answer: player.answer(situationAt(table, ask, unwanted), luck) };
}

/** The first bot that is asked something, and what. */
function nextOf(
  { seats }: BotJob,
  table: Table,
  registry: Registry,
): { ask: Ask; bot: string; player: Bot } | undefined {
  for (const { seat, bot } of seats) {
    const ask = table.asks().find((one) => one.seat === seat);
    const player = botOf(registry, bot);
    if (ask && player) return { ask, bot, player };
  }
  return undefined;
}
