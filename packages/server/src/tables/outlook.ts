/** What is to be seen from one viewpoint: what everybody there was shown last, and what is new since. */
import type { LogEntry, Table } from '@polity/kernel';
import { type Glance, Mirror } from './mirror.js';
import { commonLength, positionOf, type Shown, type Viewpoint } from './position.js';

/** Changes that are longer than this share of the whole are not worth putting together. */
const WORTH_IT = 0.7;
const NO_CHANGE = '[]';

export class Outlook {
  /** Grows with every change that is to be seen from here: no number of the table's, which counts secret answers too. */
  private number = 0;
  private mirror: Mirror | undefined;
  private shown: Shown | undefined;
  private log: LogEntry[] = [];
  /** The table's log, of which so much was read. */
  private lines: readonly LogEntry[] | undefined;
  private read = 0;
  /** The length of the whole position when it was last put into JSON. */
  private wholeLength = 0;

  constructor(private readonly viewpoint: Viewpoint) {}

  /** @param state the table's, as it is now and stays. */
  look(table: Table, state: object, glance: Glance): Sight {
    const shown = positionOf(table, state, this.viewpoint, this.shown);
    this.shown = shown;
    const before = this.log.length;
    const logFrom = this.followLog(table);
    const patch = this.mirror?.show(shown, glance);
    this.mirror ??= new Mirror(shown);
    const changed = patch !== NO_CHANGE || logFrom < before || logFrom < this.log.length;
    if (changed) this.number++;
    return new Sight(shown, {
      changed,
      lost: logFrom < before,
      number: this.number,
      patch: patch !== undefined && patch.length <= WORTH_IT * this.wholeLength ? patch : undefined,
      log: this.log,
      logFrom,
      glance,
      measured: (length) => {
        this.wholeLength = length;
      },
    });
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
}

/** What a look has found. */
interface Found {
  readonly changed: boolean;
  /** Whether lines of the log have gone. */
  readonly lost: boolean;
  readonly number: number;
  /** What has changed but for the log, as JSON, where that is shorter than the whole. */
  readonly patch: string | undefined;
  readonly log: readonly LogEntry[];
  /** How much of the log is as it was before. */
  readonly logFrom: number;
  readonly glance: Glance;
  /** Is told how long the whole is. */
  measured(length: number): void;
}

/** What is to be seen at one moment. */
export class Sight {
  private body: string | undefined;

  constructor(
    private readonly shown: Shown,
    private readonly found: Found,
  ) {}

  get changed(): boolean {
    return this.found.changed;
  }

  get lost(): boolean {
    return this.found.lost;
  }

  /** The whole position as JSON, with the log from its beginning; with its number for who is told changes of it. */
  all(numbered: boolean): string {
    return this.whole(0, numbered);
  }

  /** The whole position as JSON; of the log what is new since the last change, if there was one. */
  withNews(numbered: boolean): string {
    const { changed, logFrom, log } = this.found;
    return this.whole(changed ? logFrom : log.length, numbered);
  }

  /** The change as JSON, if that is shorter than the whole. */
  get change(): string | undefined {
    const { patch, number, logFrom } = this.found;
    if (patch === undefined) return undefined;
    return `{"seat":${inJson(this.shown.seat)},"number":${number},"patch":${patch},${this.told(logFrom)}}`;
  }

  private whole(logFrom: number, numbered: boolean): string {
    this.body ??= JSON.stringify(this.shown);
    this.found.measured(this.body.length);
    const { number } = this.found;
    return `${this.body.slice(0, -1)},${numbered ? `"number":${number},` : ''}${this.told(logFrom)}}`;
  }

  private told(logFrom: number): string {
    const { log, glance } = this.found;
    let lines = '';
    for (let i = logFrom; i < log.length; i++)
      lines += `${i === logFrom ? '' : ','}${glance.inJson(log[i] as LogEntry)}`;
    return `"logFrom":${logFrom},"log":[${lines}]`;
  }
}

function inJson(seat: string | null): string {
  return seat === null ? 'null' : JSON.stringify(seat);
}
