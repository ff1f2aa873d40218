/** What is to be seen from one viewpoint: what everybody there was shown last, and what is new since. */
import type { LogEntry, Table } from '@polity/kernel';
import { Mirror } from './mirror.js';
import { commonLength, positionOf, type Viewpoint } from './position.js';

/** What a look has found. */
export interface News {
  readonly changed: boolean;
  /** Whether lines of the log have gone. */
  readonly lost: boolean;
}

/** Changes that are longer than this share of the whole are not worth putting together. */
const WORTH_IT = 0.7;
const NOTHING_NEW: News = { changed: false, lost: false };

export class Outlook {
  /** Grows with every change that is to be seen from here: no number of the table's, which counts secret answers too. */
  private number = 0;
  private mirror: Mirror | undefined;
  private log: LogEntry[] = [];
  /** The table's log, of which so much was read. */
  private lines: readonly LogEntry[] | undefined;
  private read = 0;
  /** How much of the log is as it was before the last change. */
  private logFrom = 0;
  /** What has changed last, as JSON. */
  private patch = '';
  /** The position as JSON; put together when somebody needs it. */
  private body: string | undefined;
  private wholeLength = 0;

  constructor(private readonly viewpoint: Viewpoint) {}

  look(table: Table): News {
    const shown = positionOf(table, this.viewpoint);
    const length = this.log.length;
    const common = this.followLog(table);
    const lost = common < length;
    const first = this.mirror === undefined;
    const patch = this.mirror?.show(shown) ?? [];
    this.mirror ??= new Mirror(shown);
    if (!first && patch.length === 0 && !lost && common === this.log.length) return NOTHING_NEW;
    this.patch = JSON.stringify(patch);
    if (first || patch.length > 0) this.body = undefined;
    this.logFrom = common;
    this.number++;
    return { changed: true, lost };
  }

  /** Brings the log along. Where only lines have been added, only those are looked at. @returns how much is as before. */
  private followLog(table: Table): number {
    const { lines } = table;
    const grown = lines === this.lines;
    const read = table.log(this.viewpoint.seat, grown ? this.read : 0);
    const common = grown ? this.log.length : commonLength(this.log, read);
    if (grown) for (const line of read) this.log.push(line);
    else this.log = [...read];
    this.lines = lines;
    this.read = lines.length;
    return common;
  }

  /** The whole position as JSON, with the log from its beginning; with its number for who is told changes of it. */
  all(numbered: boolean): string {
    return this.whole(0, numbered);
  }

  /** The whole position as JSON; of the log what is new since the last change, if there was one. */
  withNews({ changed }: News, numbered: boolean): string {
    return this.whole(changed ? this.logFrom : this.log.length, numbered);
  }

  /** The last change as JSON, if that is shorter than the whole. */
  get change(): string | undefined {
    if (this.patch.length > WORTH_IT * this.wholeLength) return undefined;
    const { seat } = this.viewpoint;
    return `{"seat":${JSON.stringify(seat)},"number":${this.number},"patch":${this.patch},${this.told(this.logFrom)}}`;
  }

  private whole(logFrom: number, numbered: boolean): string {
    this.body ??= this.mirror?.json ?? '{}';
    this.wholeLength = this.body.length;
    return `${this.body.slice(0, -1)},${numbered ? `"number":${this.number},` : ''}${this.told(logFrom)}}`;
  }

  private told(logFrom: number): string {
    return `"logFrom":${logFrom},"log":${JSON.stringify(this.log.slice(logFrom))}`;
  }
}
