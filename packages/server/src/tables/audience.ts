/**
 * The sockets at one table, and what they have been told. After every change each gets what is new to its seats;
 * a socket to whose seats nothing has changed gets nothing, so that the others' secret answers do not show.
 */
import type { LogEntry, Table } from '@polity/kernel';
import type { ServerMessage, TableSummary } from '../wire.js';
import { seatsOf, type TableMeta } from './meta.js';
import { commonLength, positionMessage, positionOf, type Viewpoint, withLog } from './position.js';

/** One browser's socket, as the table sees it. */
export interface Listener {
  readonly player: string | null;
  /** Sends a message that has been put into JSON. */
  send(json: string): void;
  close(code: number, reason: string): void;
}

interface Told {
  readonly body: string;
  readonly log: readonly LogEntry[];
}

/** Where a listener looks from, and the summary that it was told last. */
interface Attendance {
  readonly viewpoints: readonly Viewpoint[];
  readonly key: string;
  summary: string;
}

export class Audience {
  private readonly attending = new Map<Listener, Attendance>();
  /** By viewpoint: what every listener there has been told last. */
  private readonly told = new Map<string, Told>();

  get size(): number {
    return this.attending.size;
  }

  get listeners(): Iterable<Listener> {
    return this.attending.keys();
  }

  get players(): ReadonlySet<string> {
    const players = new Set<string>();
    for (const { player } of this.attending.keys()) if (player !== null) players.add(player);
    return players;
  }

  get spectators(): number {
    let count = 0;
    for (const { viewpoints } of this.attending.values()) if (viewpoints[0]?.seat === null) count++;
    return count;
  }

  join(listener: Listener, meta: TableMeta): void {
    this.attending.set(listener, attendanceOf(listener, meta));
  }

  leave(listener: Listener): boolean {
    const left = this.attending.delete(listener);
    this.forget();
    return left;
  }

  /** Shows a listener everything from the beginning. */
  showAll(listener: Listener, table: Table): void {
    const attendance = this.attending.get(listener);
    if (attendance === undefined) return;
    const positions = attendance.viewpoints.map((viewpoint) => {
      const told = look(table, viewpoint);
      this.told.set(keyOf(viewpoint), told);
      return withLog(told.body, told.log, 0);
    });
    listener.send(positionMessage(table, positions));
  }

  /**
   * Shows everybody what is new to them. Who has taken something back is told where the log had spoken of it: elsewhere
   * it was a secret that there was anything.
   */
  showChange(table: Table, undone?: string): void {
    const news = new Map<string, { readonly json: string; readonly changed: boolean; readonly lost: boolean }>();
    const newsAt = (viewpoint: Viewpoint) => {
      const key = keyOf(viewpoint);
      let found = news.get(key);
      if (found === undefined) {
        const before = this.told.get(key);
        const now = look(table, viewpoint);
        const common = before ? commonLength(before.log, now.log) : 0;
        const changed = before?.body !== now.body || common !== now.log.length || common !== before.log.length;
        if (changed) this.told.set(key, now);
        const lost = before !== undefined && common < before.log.length;
        found = { json: withLog(now.body, now.log, common), changed, lost };
        news.set(key, found);
      }
      return found;
    };
    const messages = new Map<string, string | undefined>();
    for (const [listener, { key, viewpoints }] of this.attending) {
      if (!messages.has(key)) {
        const all = viewpoints.map(newsAt);
        const changed = all.some((one) => one.changed);
        messages.set(
          key,
          changed
            ? positionMessage(
                table,
                all.map(({ json }) => json),
                all.some(({ lost }) => lost) ? undone : undefined,
              )
            : undefined,
        );
      }
      const message = messages.get(key);
      if (message !== undefined) listener.send(message);
    }
  }

  /** Somebody sits elsewhere: whose seats have changed sees everything from there. */
  reseat(meta: TableMeta, table: Table | undefined): void {
    for (const [listener, before] of this.attending) {
      const attendance = attendanceOf(listener, meta);
      if (attendance.key === before.key) continue;
      this.attending.set(listener, { ...attendance, summary: before.summary });
      if (table) this.showAll(listener, table);
    }
    this.forget();
  }

  /** Tells each the table's summary as it is for them, if it is another than before. */
  showSummary(summaryFor: (player: string | null) => TableSummary): void {
    for (const [listener, attendance] of this.attending) {
      const json = JSON.stringify({ type: 'table', table: summaryFor(listener.player) } satisfies ServerMessage);
      if (json === attendance.summary) continue;
      attendance.summary = json;
      listener.send(json);
    }
  }

  tell(message: ServerMessage, except?: Listener): void {
    const json = JSON.stringify(message);
    for (const listener of this.attending.keys()) if (listener !== except) listener.send(json);
  }

  /** What was told at a viewpoint where nobody is any more need not be remembered. */
  private forget(): void {
    const taken = new Set<string>();
    for (const { viewpoints } of this.attending.values()) for (const one of viewpoints) taken.add(keyOf(one));
    for (const key of this.told.keys()) if (!taken.has(key)) this.told.delete(key);
  }
}

function attendanceOf({ player }: Listener, meta: TableMeta): Attendance {
  const seats = seatsOf(meta, player);
  const viewpoints: readonly Viewpoint[] =
    seats.length === 0
      ? [{ seat: null, plays: false }]
      : seats.map((seat) => ({ seat, plays: meta.seats[seat]?.kind === 'person' }));
  return { viewpoints, key: viewpoints.map(keyOf).join(' '), summary: '' };
}

function keyOf({ seat, plays }: Viewpoint): string {
  return seat === null ? '' : `${seat}/${plays ? 'plays' : 'lent'}`;
}

function look(table: Table, viewpoint: Viewpoint): Told {
  return { body: JSON.stringify(positionOf(table, viewpoint)), log: table.log(viewpoint.seat) };
}
