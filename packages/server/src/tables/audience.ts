/**
 * The sockets at one table, and what they have been told. After every change each gets what is new to its seats;
 * a socket to whose seats nothing has changed gets nothing, so that the others' secret answers do not show.
 */
import type { Table } from '@polity/kernel';
import type { ServerMessage, TableSummary } from '../wire.js';
import { seatsOf, type TableMeta } from './meta.js';
import { Glance, stillOf } from './mirror.js';
import { Outlook, type Sight } from './outlook.js';
import { keyOf, surroundingsOf, type Viewpoint } from './position.js';

/** One browser's socket, as the table sees it. */
export interface Listener {
  readonly player: string | null;
  /** Whether it wants to be told what has changed, instead of everything again. */
  readonly changes: boolean;
  /** Sends a message that has been put into JSON. */
  send(json: string): void;
  close(code: number, reason: string): void;
}

/** Where a listener looks from, and what it was told last. */
interface Attendance {
  readonly viewpoints: readonly Viewpoint[];
  /** What is to be seen from each of them. */
  readonly outlooks: readonly Outlook[];
  readonly key: string;
  /** Whether it has been shown everything that can be seen from there. */
  shown: boolean;
  /** The table's summary but for who decides, and who does. */
  summary: string;
  deciding: string;
}

type Sights = ReadonlyMap<Outlook, Sight>;

export class Audience {
  private readonly attending = new Map<Listener, Attendance>();
  /** By viewpoint: what every listener there has been shown last. */
  private readonly outlooks = new Map<string, Outlook>();
  /** The state of which they have been shown something last. */
  private state: object | undefined;

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

  /** It is shown everything with the next change, be it that nothing has changed. */
  join(listener: Listener, meta: TableMeta): void {
    this.attending.set(listener, this.attendanceOf(listener, meta));
  }

  leave(listener: Listener): boolean {
    const left = this.attending.delete(listener);
    this.forget();
    return left;
  }

  /**
   * Shows everybody what is new to them, and everything to who has just come. Who has taken something back is told where
   * the log had spoken of it: elsewhere it was a secret that there was anything.
   */
  showChange(table: Table, undone?: string): void {
    const sights = this.look(table);
    const news = new Map<string, string | undefined>();
    for (const [listener, attendance] of this.attending) {
      if (attendance.shown) {
        // Whoever looks from the same places is told the same.
        const key = listener.changes ? attendance.key : `whole ${attendance.key}`;
        if (!news.has(key)) news.set(key, newsOf(sightsOf(attendance, sights), table, listener.changes, undone));
        const message = news.get(key);
        if (message !== undefined) listener.send(message);
      } else {
        attendance.shown = true;
        listener.send(allOf(sightsOf(attendance, sights), table, listener.changes));
      }
    }
  }

  /** Looks once from every viewpoint where somebody is. */
  private look(table: Table): Sights {
    const sights = new Map<Outlook, Sight>();
    if (this.outlooks.size === 0) return sights;
    const state = stillOf(table.state, this.state);
    this.state = state;
    const glance = new Glance();
    for (const outlook of this.outlooks.values()) sights.set(outlook, outlook.look(table, state, glance));
    return sights;
  }

  /**
   * Somebody sits elsewhere: whose seats have changed sees everything from there with the next change.
   * @returns those.
   */
  reseat(meta: TableMeta): readonly Listener[] {
    const reseated: Listener[] = [];
    for (const [listener, { key, summary, deciding }] of this.attending) {
      const attendance = this.attendanceOf(listener, meta);
      if (attendance.key === key) continue;
      this.attending.set(listener, { ...attendance, summary, deciding });
      reseated.push(listener);
    }
    this.forget();
    return reseated;
  }

  /** Tells each the table's summary as it is for them, if it is another than before. */
  showSummary(summaryFor: (player: string | null) => TableSummary): void {
    for (const [listener, attendance] of this.attending) {
      const table = summaryFor(listener.player);
      const summary = JSON.stringify({ ...table, deciding: [] });
      if (summary === attendance.summary) this.tellDeciding(listener, attendance, table.deciding, () => table);
      else this.tellSummary(listener, attendance, table, summary);
    }
  }

  /** The same, where nothing else of the summary can have changed than who decides. */
  showDeciding(deciding: readonly string[], summaryFor: (player: string | null) => TableSummary): void {
    for (const [listener, attendance] of this.attending)
      this.tellDeciding(listener, attendance, deciding, () => summaryFor(listener.player));
  }

  private tellSummary(listener: Listener, attendance: Attendance, table: TableSummary, summary: string): void {
    attendance.summary = summary;
    attendance.deciding = table.deciding.join(' ');
    listener.send(JSON.stringify({ type: 'table', table } satisfies ServerMessage));
  }

  private tellDeciding(
    listener: Listener,
    attendance: Attendance,
    deciding: readonly string[],
    table: () => TableSummary,
  ): void {
    const now = deciding.join(' ');
    if (now === attendance.deciding) return;
    attendance.deciding = now;
    const message: ServerMessage = listener.changes
      ? { type: 'deciding', deciding }
      : { type: 'table', table: table() };
    listener.send(JSON.stringify(message));
  }

  tell(message: ServerMessage, except?: Listener): void {
    const json = JSON.stringify(message);
    for (const listener of this.attending.keys()) if (listener !== except) listener.send(json);
  }

  /** What was shown at a viewpoint where nobody is any more need not be remembered. */
  private forget(): void {
    const taken = new Set<string>();
    for (const { viewpoints } of this.attending.values()) for (const one of viewpoints) taken.add(keyOf(one));
    for (const key of this.outlooks.keys()) if (!taken.has(key)) this.outlooks.delete(key);
    if (this.outlooks.size === 0) this.state = undefined;
  }

  private attendanceOf({ player }: Listener, meta: TableMeta): Attendance {
    const seats = seatsOf(meta, player);
    const viewpoints: readonly Viewpoint[] =
      seats.length === 0
        ? [{ seat: null, plays: false }]
        : seats.map((seat) => ({ seat, plays: meta.seats[seat]?.kind === 'person' }));
    const outlooks = viewpoints.map((viewpoint) => this.outlookFrom(viewpoint));
    return { viewpoints, outlooks, key: viewpoints.map(keyOf).join(' '), shown: false, summary: '', deciding: '' };
  }

  private outlookFrom(viewpoint: Viewpoint): Outlook {
    const key = keyOf(viewpoint);
    const outlook = this.outlooks.get(key) ?? new Outlook(viewpoint);
    this.outlooks.set(key, outlook);
    return outlook;
  }
}

function sightsOf({ outlooks }: Attendance, sights: Sights): readonly Sight[] {
  return outlooks.map((outlook) => sights.get(outlook) as Sight);
}

/** Everything, for who has just come. */
function allOf(sights: readonly Sight[], table: Table, changes: boolean): string {
  return positions(
    sights.map((sight) => sight.all(changes)),
    table,
  );
}

/** What is new; nothing where nothing is. */
function newsOf(
  sights: readonly Sight[],
  table: Table,
  changes: boolean,
  undone: string | undefined,
): string | undefined {
  const changed = sights.filter((sight) => sight.changed);
  if (changed.length === 0) return undefined;
  const taken = changed.some(({ lost }) => lost) ? undone : undefined;
  const short = changes ? changed.flatMap(({ change }) => change ?? []) : [];
  if (short.length === changed.length)
    return `{"type":"change","changes":[${short.join(',')}],${surroundingsOf(table, taken)}}`;
  return positions(
    sights.map((sight) => sight.withNews(changes)),
    table,
    taken,
  );
}

function positions(all: readonly string[], table: Table, undone?: string): string {
  return `{"type":"position","positions":[${all.join(',')}],${surroundingsOf(table, undone)}}`;
}
