/**
 * What somebody was shown last, and how it has changed since. What is shown is never changed afterwards (`stillOf`), and
 * what is the same as before is the very same thing: only what is not has to be compared, and by all who see it once.
 */
import { cloneSharing } from '@polity/kernel';

type Plain = Record<string, unknown>;

/**
 * The state as it is now, for a game goes on to change it. All that is as it was before is shared with the copy that was
 * made then, and copies are never changed.
 */
export function stillOf<State extends object>(state: State, before: State | undefined): State {
  return cloneSharing(state, before);
}

export class Mirror {
  constructor(private shown: object) {}

  /** Shows something else. @returns what has changed, as a JSON Patch: applied to what was shown, it is what is shown now. */
  show(value: object, glance: Glance): string {
    const patch = glance.compare(this.shown, value);
    this.shown = value;
    return patch;
  }
}

/** What had changed in something since it was something else, as it was told at a place. */
interface Seen {
  readonly before: object;
  readonly place: string;
  readonly changes: readonly string[];
}

/** An operation is as long as about so many values are. */
const AS_LONG_AS = 3;

/** One moment, at which nothing changes: what has changed and is shown several times in it is looked at once. */
export class Glance {
  private readonly seen = new Map<object, Seen>();
  private readonly written = new Map<object, string>();
  /** The way to where we are, and the operations of the JSON Patch so far. */
  private readonly path: (string | number)[] = [];
  /** The same as it stands within JSON text, of each part of the way as far as somebody has asked for it. */
  private readonly places: (string | undefined)[] = [''];
  private changes: string[] = [];

  /** What has changed between the two. */
  compare(before: object, now: object): string {
    this.changes = [];
    this.follow(before, now);
    return this.changes.length === 0 ? '[]' : `[${this.changes.join(',')}]`;
  }

  /** Something as JSON that several are told in these very words. */
  inJson(value: object): string {
    let json = this.written.get(value);
    if (json === undefined) {
      json = JSON.stringify(value);
      this.written.set(value, json);
    }
    return json;
  }

  /** Notes what has changed. */
  private follow(before: unknown, now: unknown): void {
    if (before === now) return;
    if (!isContainer(now) || !isContainer(before)) {
      if ((before ?? null) !== (now ?? null)) this.replaced(now);
      return;
    }
    if (this.wasSeenHere(before, now)) return;
    const from = this.changes.length;
    if (!this.followInside(before, now)) this.replaced(now);
    if (this.changes.length === from) return;
    this.sayShorter(from, now);
    this.seen.set(now, { before, place: this.here(), changes: this.changes.slice(from) });
  }

  /** From several viewpoints most things are in the same place: there what has changed is told in the same words. */
  private wasSeenHere(before: object, now: object): boolean {
    const seen = this.seen.get(now);
    if (seen === undefined || seen.before !== before || seen.place !== this.here()) return false;
    for (const change of seen.changes) this.changes.push(change);
    return true;
  }

  /** Where much of something has changed, the whole of it is shorter. */
  private sayShorter(from: number, now: object): void {
    const count = this.changes.length - from;
    if (count < 2 || countIn(now, AS_LONG_AS * count) > AS_LONG_AS * count) return;
    this.changes.length = from;
    this.replaced(now);
  }

  private replaced(now: unknown): void {
    this.changes.push(this.operation('replace', inJson(now)));
  }

  /** @returns whether they are of one kind, and it could be done part by part. */
  private followInside(before: object, now: object): boolean {
    if (Array.isArray(now) !== Array.isArray(before)) return false;
    if (!Array.isArray(now)) return this.followRecord(before as Plain, now as Plain);
    this.followList(before as readonly unknown[], now);
    return true;
  }

  /** As good as always it has the same keys as before, in the same order. */
  private followRecord(before: Plain, now: Plain): boolean {
    const keys = Object.keys(before);
    const from = this.changes.length;
    let at = 0;
    for (const key in now) {
      const value = now[key];
      const was = key === keys[at] ? before[key] : undefined;
      if (value === undefined && (was !== undefined || key !== keys[at])) continue;
      if (value !== undefined && was === undefined) return this.followOtherKeys(before, now, from);
      if (was !== value) this.followAt(key, was, value);
      at++;
    }
    return at === keys.length || this.followOtherKeys(before, now, from);
  }

  /** New keys come last, or else whoever applies the changes has another order: then it cannot be done one by one. */
  private followOtherKeys(before: Plain, now: Plain, from: number): boolean {
    this.changes.length = from;
    const [had, has] = [keysIn(before), keysIn(now)];
    const kept = had.filter((key) => now[key] !== undefined);
    if (kept.some((key, i) => has[i] !== key)) return false;
    for (const key of had) if (now[key] === undefined) this.changes.push(this.operation('remove', undefined, key));
    for (const key of kept) this.followAt(key, before[key], now[key]);
    for (const key of has.slice(kept.length)) this.changes.push(this.operation('add', inJson(now[key]), key));
    return true;
  }

  /** What has come or gone has done so where the lists begin to differ. */
  private followList(before: readonly unknown[], now: readonly unknown[]): void {
    const grown = now.length - before.length;
    let at = 0;
    if (grown !== 0) {
      const most = Math.min(before.length, now.length);
      while (at < most && isSame(before[at], now[at])) at++;
      if (grown < 0) {
        const gone = this.operation('remove', undefined, at);
        for (let i = 0; i < -grown; i++) this.changes.push(gone);
      }
      for (const until = at + grown; at < until; at++) this.changes.push(this.operation('add', inJson(now[at]), at));
    }
    for (; at < now.length; at++) if (before[at - grown] !== now[at]) this.followAt(at, before[at - grown], now[at]);
  }

  private followAt(key: string | number, was: unknown, now: unknown): void {
    this.places[this.path.push(key)] = undefined;
    this.follow(was, now);
    this.path.pop();
  }

  private operation(op: 'add' | 'remove' | 'replace', value: string | undefined, key?: string | number): string {
    const place = key === undefined ? this.here() : this.here() + stepTo(key);
    return value === undefined
      ? `{"op":"${op}","path":"${place}"}`
      : `{"op":"${op}","path":"${place}","value":${value}}`;
  }

  /** The path as it stands within JSON text. */
  private here(depth = this.path.length): string {
    let place = this.places[depth];
    if (place === undefined) {
      place = this.here(depth - 1) + stepTo(this.path[depth - 1] as string | number);
      this.places[depth] = place;
    }
    return place;
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether both are written alike. */
function isSame(before: unknown, now: unknown): boolean {
  if (before === now) return true;
  if (!isContainer(before) || !isContainer(now)) return (before ?? null) === (now ?? null);
  if (Array.isArray(now))
    return Array.isArray(before) && before.length === now.length && before.every((value, i) => isSame(value, now[i]));
  if (Array.isArray(before)) return false;
  const [had, has] = [keysIn(before as Plain), keysIn(now as Plain)];
  return (
    had.length === has.length &&
    had.every((key, i) => key === has[i] && isSame((before as Plain)[key], (now as Plain)[key]))
  );
}

/** How many plain values, lists and records are in it, itself included; no further than to one more than that many. */
function countIn(value: unknown, most: number): number {
  if (value === undefined) return 0;
  if (!isContainer(value)) return 1;
  let count = 1;
  for (const part of Array.isArray(value) ? value.map((item) => item ?? null) : Object.values(value)) {
    if (count > most) break;
    count += countIn(part, most - count);
  }
  return count;
}

/** The keys that JSON writes. */
function keysIn(value: Plain): readonly string[] {
  const keys = Object.keys(value);
  return keys.every((key) => value[key] !== undefined) ? keys : keys.filter((key) => value[key] !== undefined);
}

function inJson(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : JSON.stringify(value ?? null);
}

/** Steps that have been written before: games have few keys, and use them all the time. */
const steps = new Map<string, string>();
const MOST_STEPS = 10_000;

/** A step of a path, as it stands within JSON text. */
function stepTo(key: string | number): string {
  if (typeof key === 'number') return `/${key}`;
  let step = steps.get(key);
  if (step === undefined) {
    step = `/${JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1)}`;
    if (steps.size >= MOST_STEPS) steps.clear();
    steps.set(key, step);
  }
  return step;
}
