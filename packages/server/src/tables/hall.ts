/** All tables: those in memory, and the way to those that are not. */
import { randomBytes } from 'node:crypto';
import { type Game, OptionsError, type OptionValues, parseOptions } from '@polity/kernel';
import type { z } from 'zod';
import { unguessable } from '../identity.js';
import type { Bus } from '../nodes/bus.js';
import { noSuchTable, Refused } from '../problem.js';
import { botOf, gameOf, type Registry } from '../registry.js';
import { beforeDays, type Retention } from '../settings.js';
import type { Store, TableRow } from '../store/store.js';
import { CLOSE, type newTable, type OptionsCheck, type TableList } from '../wire.js';
import { LiveTable } from './live-table.js';
import { membersOf, type Sitter, type TableMeta } from './meta.js';
import { seatsForRematch } from './seats.js';
import { startOf } from './start.js';
import type { Means, Surroundings } from './surroundings.js';

const TABLES_LISTED = 50;
const SUBSTITUTES = ['adviser', 'random'] as const;

export interface HallSettings extends Means {
  readonly registry: Registry;
  /** Milliseconds after which an unused table leaves memory. */
  readonly idle: number;
  /** What every table is dealt from; an unguessable one each, if not said. */
  readonly seed: string | undefined;
}

export class Hall {
  private readonly live = new Map<string, Promise<LiveTable | undefined>>();
  /** Those of them that have been read. */
  private readonly read = new Map<string, LiveTable>();
  /** Those that are being made, by the table before. */
  private readonly rematches = new Map<string, Promise<string>>();
  /** What every table is given. */
  private readonly surroundings: Surroundings;

  constructor(private readonly settings: HallSettings) {
    this.surroundings = {
      ...settings,
      gameOf: (meta) => this.gameOf(meta),
      installed: (meta) => this.installed(meta),
      nameOf: (player) => this.nameOf(player),
      namesOf: (meta) => this.namesOf(meta),
      substituteFor: (bot, game) => this.substituteFor(bot, game),
      looksAhead: (bot) => botOf(this.settings.registry, bot)?.imagines ?? false,
      drop: (table) => this.drop(table),
    };
  }

  get store(): Store {
    return this.settings.store;
  }

  get bus(): Bus {
    return this.settings.bus;
  }

  get size(): number {
    return this.live.size;
  }

  /** The table as it is now, brought into memory if it is not there. */
  async find(id: string): Promise<LiveTable> {
    const there = this.live.has(id);
    const table = await this.inMemoryOrRead(id);
    return there ? table.fresh() : table;
  }

  private async inMemoryOrRead(id: string): Promise<LiveTable> {
    let found = this.live.get(id);
    if (found === undefined) {
      found = this.load(id);
      this.live.set(id, found);
      found
        .catch(() => undefined)
        .then((table) => {
          if (this.live.get(id) !== found) return;
          if (table === undefined) this.live.delete(id);
          else this.read.set(id, table);
        });
    }
    const table = await found;
    if (table === undefined) throw noSuchTable();
    table.turns.usedAt = performance.now();
    return table;
  }

  /** The tables that have been read into memory. */
  inMemory(): readonly LiveTable[] {
    return [...this.read.values()];
  }

  private forget(table: LiveTable): void {
    table.leaveMemory();
    this.live.delete(table.id);
    this.read.delete(table.id);
  }

  private async load(id: string): Promise<LiveTable | undefined> {
    const row = await this.store.table(id);
    return row && LiveTable.load(this.surroundings, row);
  }

  /** Whether a table could have these options. What is no option at all is refused. */
  checkOptions(id: string, given: OptionValues): OptionsCheck {
    const game = this.offered(id);
    try {
      parseOptions(game, given);
      return { refusal: null };
    } catch (error) {
      if (error instanceof OptionsError && error.refusal) return { refusal: error.refusal };
      throw malformed(error);
    }
  }

  private offered(id: string): Game {
    const game = gameOf(this.settings.registry, id);
    if (game === undefined) throw new Refused(400, 'no-such-game', 'there is no such game here');
    return game;
  }

  async create(player: string, wanted: z.output<typeof newTable>): Promise<LiveTable> {
    const game = this.offered(wanted.game);
    const options = checkedOptions(game, wanted.options);
    const names = game.seats(options);
    if (names.length === 0) throw new Refused(400, 'nobody', 'nobody would sit at this table');
    const unknown = Object.keys(wanted.seats).find((seat) => !names.includes(seat));
    if (unknown !== undefined) throw new Refused(400, 'no-such-seat', `there is no seat '${unknown}' in this game`);
    const seats = Object.fromEntries(names.map((seat) => [seat, this.sitter(wanted.seats[seat] ?? 'open', player)]));
    return this.open(player, { game: game.id, options, seats }, wanted.listed, wanted.start);
  }

  private sitter(plan: z.output<typeof newTable>['seats'][string], player: string): Sitter {
    if (plan === 'me') return { kind: 'person', player };
    if (plan === 'open') return { kind: 'open', left: null };
    return { kind: 'bot', bot: this.checkedBot(plan.bot), owner: null };
  }

  checkedBot(bot: string): string {
    if (botOf(this.settings.registry, bot) === undefined)
      throw new Refused(400, 'no-such-bot', 'there is no such bot here');
    return bot;
  }

  /** A bot that can play a game when another cannot: who does what the game advises, or else anything. */
  private substituteFor(bot: string | undefined, game: Game): string | undefined {
    const { registry } = this.settings;
    return SUBSTITUTES.find((id) => {
      const substitute = botOf(registry, id);
      return id !== bot && substitute !== undefined && (substitute.plays?.(game) ?? true);
    });
  }

  /** Makes a table and, when it can and shall be, starts it. */
  private async open(
    host: string,
    { game, options, seats }: Pick<TableMeta, 'game' | 'options' | 'seats'>,
    listed: boolean,
    start: boolean,
  ): Promise<LiveTable> {
    const seed = this.settings.seed ?? randomBytes(32).toString('hex');
    const gathering: TableMeta = { game, options, seats, host, seed, sat: [], rematch: null };
    const id = unguessable();
    const begins = start && Object.values(seats).every(({ kind }) => kind !== 'open');
    const begun = begins ? this.begun(id, gathering) : undefined;
    const { meta, snapshot } = begun ?? { meta: gathering };
    const status = begun ? 'playing' : 'gathering';
    const row: Omit<TableRow, 'revision'> = { id, status, listed, meta, createdAt: Date.now() };
    await this.store.createTable(row, { members: membersOf(meta), ...(snapshot ? { snapshot } : {}) });
    const table = await this.find(id);
    if (begins && begun === undefined) table.changes.couldNotStart();
    return table;
  }

  /** How it begins; nothing where the rules break: the table is there all the same, and says so. */
  private begun(id: string, meta: TableMeta): ReturnType<typeof startOf> | undefined {
    try {
      return startOf(this.gameOf(meta), meta);
    } catch (error) {
      if (error instanceof Refused) throw error;
      this.settings.log.error({ err: error, table: id }, 'the rules broke at the start');
      return undefined;
    }
  }

  /** The next table with the same people: one for all who ask. It begins at once when there is nobody to wait for. */
  async rematch(id: string, player: string): Promise<string> {
    const asked = this.rematches.get(id) ?? this.newRematch(id, player);
    this.rematches.set(id, asked);
    try {
      return await asked;
    } finally {
      this.rematches.delete(id);
    }
  }

  private async newRematch(id: string, player: string): Promise<string> {
    const before = await this.find(id);
    const { meta, status } = before;
    if (!membersOf(meta).includes(player)) throw new Refused(403, 'forbidden', 'only who played can ask for more');
    if (status !== 'over') throw new Refused(409, 'not-over', 'the game is not over');
    if (meta.rematch !== null) return meta.rematch;
    const seats = seatsForRematch(meta);
    const alone = Object.values(seats).every((sitter) => sitter.kind !== 'person' || sitter.player === player);
    const { id: next } = await this.open(player, { ...meta, seats }, false, alone);
    return (await before.changes.offerRematch(player, next)).rematch ?? next;
  }

  async list(player: string | null): Promise<TableList> {
    const [open, mine] = await Promise.all([
      this.store.openTables(TABLES_LISTED),
      player === null ? [] : this.store.tablesOf(player, TABLES_LISTED),
    ]);
    const summaries = async (rows: readonly TableRow[]) => {
      const tables = await Promise.allSettled(rows.map((row) => this.findRow(row)));
      return tables.flatMap((table) => (table.status === 'fulfilled' ? [table.value.summary(player)] : []));
    };
    return { open: await summaries(open), mine: await summaries(mine) };
  }

  /** A table of which the row has just been read: what is in memory may be older. */
  private async findRow({ id, revision }: TableRow): Promise<LiveTable> {
    const table = await this.inMemoryOrRead(id);
    return table.isBehind({ revision, version: null, line: 0, whisper: 0 }) ? table.fresh() : table;
  }

  async rename(player: string, name: string): Promise<void> {
    await this.store.namePlayer(player, name);
    for (const table of await this.present()) if (membersOf(table.meta).includes(player)) await table.renamed();
    if (!this.store.shared) return;
    for (const { id } of await this.store.tablesOf(player, TABLES_LISTED)) this.bus.tell(id, { kind: 'renamed' });
  }

  async nameOf(player: string): Promise<string | null> {
    return (await this.store.players([player]))[0]?.name ?? null;
  }

  private async namesOf(meta: TableMeta): Promise<ReadonlyMap<string, string>> {
    const players = await this.store.players(membersOf(meta));
    return new Map(players.map(({ id, name }) => [id, name ?? '']));
  }

  private installed({ game }: TableMeta): Game | undefined {
    return gameOf(this.settings.registry, game);
  }

  private gameOf(meta: TableMeta): Game {
    const found = this.installed(meta);
    if (found === undefined) throw new Refused(410, 'no-such-game', 'this game is not offered here any more');
    return found;
  }

  /** Lets tables that nobody uses leave memory; finished ones sooner. */
  async sweep(now = performance.now()): Promise<void> {
    for (const table of await this.present()) {
      const patience = table.status === 'over' ? this.settings.idle / 10 : this.settings.idle;
      if (!table.idle || now - table.turns.usedAt < patience) continue;
      this.forget(table);
    }
  }

  /** Lets go of what nobody has used for long; not of what is in memory. */
  async prune(retention: Retention): Promise<void> {
    const pruned = await this.store.prune({
      before: beforeDays(retention),
      except: new Set(this.live.keys()),
      dryRun: false,
    });
    if (Object.values(pruned).some((count) => count > 0)) this.settings.log.info(pruned, 'what nobody used has gone');
  }

  async pack(): Promise<void> {
    const packed = await this.store.pack();
    if (packed > 0) this.settings.log.info({ packed }, 'finished games take less room');
  }

  /** A table that cannot go on: whoever needs it reads it from the store again. */
  private drop(table: string): void {
    this.live.delete(table);
    this.read.delete(table);
  }

  async close(): Promise<void> {
    const tables = await this.present();
    await Promise.all(tables.map((table) => table.close(CLOSE.goingAway, 'the server is going down')));
    this.live.clear();
    this.read.clear();
    await this.settings.bots.close();
  }

  private async present(): Promise<readonly LiveTable[]> {
    const tables = await Promise.allSettled(this.live.values());
    return tables.flatMap((table) => (table.status === 'fulfilled' && table.value ? [table.value] : []));
  }
}

function checkedOptions(game: Game, given: unknown): OptionValues {
  try {
    return parseOptions(game, given);
  } catch (error) {
    throw malformed(error);
  }
}

function malformed(error: unknown): unknown {
  return error instanceof OptionsError ? new Refused(400, 'malformed', error.message, error.refusal) : error;
}
