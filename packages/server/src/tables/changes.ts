/** What is changed about a table besides its game: who sits where, that it begins, a rematch. It is kept before anybody hears of it. */
import { Refused } from '../problem.js';
import type { TableRow } from '../store/store.js';
import type { SeatChange, TableSummary } from '../wire.js';
import { type Changed, type KeptTable, TRIES } from './kept-table.js';
import type { TableMeta } from './meta.js';
import { handedOver, hasPlace, newRecoveryToken, recoveryHash } from './recovery.js';
import { changeSeat, givenBack, withSubstitute } from './seats.js';
import { startOf } from './start.js';
import type { Circumstances } from './succession.js';
import type { Surroundings } from './surroundings.js';
import type { Turns } from './turns.js';

/** What the table does about it. */
export interface ChangingTable {
  readonly circumstances: Circumstances;
  summary(player: string | null): TableSummary;
  showSummary(): void;
  /** Takes what is in the store instead of what is here. */
  catchUp(): Promise<void>;
  /** Tells everybody what was kept. */
  changed(): void;
  note(error: unknown, what: string): void;
}

export class Changes {
  constructor(
    private readonly kept: KeptTable,
    private readonly turns: Turns,
    private readonly hall: Surroundings,
    private readonly live: ChangingTable,
  ) {}

  changeSeat(player: string, seat: string, change: SeatChange): Promise<TableSummary> {
    return this.change(player, (meta, status) => ({
      meta: changeSeat(meta, status, player, seat, change, this.live.circumstances),
      status,
    }));
  }

  /** A bot that keeps failing makes room for another; everybody is told. */
  replaceBot(seat: string, substitute: string): Promise<TableSummary> {
    return this.change(null, (meta, status) => ({ meta: withSubstitute(meta, seat, substitute), status }));
  }

  /** Who comes again has the seats back that bots played meanwhile at the wish of the others. */
  async giveBack(player: string | null): Promise<void> {
    if (player === null || givenBack(this.kept.row.meta, player) === undefined) return;
    try {
      await this.change(player, (meta, status) => ({ meta: givenBack(meta, player) ?? meta, status }));
    } catch (error) {
      this.live.note(error, 'a seat could not be given back');
    }
  }

  start(player: string): Promise<TableSummary> {
    return this.change(player, (meta, status) => {
      if (meta.host !== player) throw new Refused(403, 'forbidden', 'who made the table starts it');
      if (status !== 'gathering') throw new Refused(409, 'not-gathering', 'the game has begun already');
      if (Object.values(meta.seats).some(({ kind }) => kind === 'open'))
        throw new Refused(409, 'seats-open', 'a seat is open still');
      const game = this.hall.gameOf(meta);
      const { id } = this.kept;
      try {
        return { status: 'playing', ...startOf(game, meta) };
      } catch (error) {
        this.hall.log.error({ err: error, table: id }, 'the rules broke at the start');
        this.couldNotStart();
        throw new Refused(409, 'rules-failed', `table ${id}: the rules broke at the start`);
      }
    });
  }

  /** The rules broke at the start: everybody is told, and it can be tried again. */
  couldNotStart(): void {
    this.kept.trouble = 'cannot-start';
    this.live.showSummary();
  }

  /** Of several rematches that are offered the first counts. */
  offerRematch(player: string, id: string): Promise<TableSummary> {
    return this.change(player, (meta, status) => ({ meta: { ...meta, rematch: meta.rematch ?? id }, status }));
  }

  /** What a link holds with which this player's place here can be taken from another browser. It is told this once. */
  async keepRecovery(player: string | null): Promise<string> {
    const { id, row } = this.kept;
    if (player === null || !hasPlace(row.meta, player))
      throw new Refused(403, 'not-your-seat', 'you have no seat here that could be kept');
    const token = newRecoveryToken();
    await this.hall.store.keepRecovery({ table: id, player, hash: recoveryHash(token) });
    return token;
  }

  /** Who comes with such a link takes the place of whoever made it, and the link is used up. */
  async recover(player: string, token: string): Promise<TableSummary> {
    const hash = recoveryHash(token);
    const owner = await this.hall.store.recoveryOf(this.kept.id, hash);
    if (owner === undefined) throw new Refused(404, 'no-such-link', 'this link opens no seat, or not any more');
    if (owner === player) return this.turns.exclusive(() => this.live.summary(player));
    return this.change(player, (meta, status) => ({
      meta: handedOver(meta, status, owner, player),
      status,
      recovery: { hash, by: player },
    }));
  }

  private change(
    player: string | null,
    to: (meta: TableMeta, status: TableRow['status']) => Changed,
  ): Promise<TableSummary> {
    return this.turns.exclusive(async () => {
      for (let tries = 0; tries < TRIES && !this.turns.gone; tries++) {
        const { meta, status } = this.kept.row;
        if (await this.tryTo(to(meta, status))) return this.live.summary(player);
        await this.live.catchUp();
      }
      throw new Refused(409, 'changed', 'the table has changed meanwhile');
    });
  }

  /** Whether nobody at another server was faster. */
  private async tryTo(change: Changed): Promise<boolean> {
    try {
      if (!(await this.kept.change(change))) return false;
    } catch (error) {
      await this.live.catchUp();
      throw error;
    }
    this.live.changed();
    return true;
  }
}
