/**
 * What somebody was shown last, and how it has changed since. A game may hand out parts of its state, which it goes on to
 * change: the mirror keeps a copy. Copies are never changed, so that all who are shown the same part of the state share
 * its copy, and a look from several viewpoints compares it once.
 */

type Plain = Record<string, unknown>;

export class Mirror {
  private copy: unknown;

  constructor(value: object, glance: Glance) {
    this.copy = glance.copyOf(value);
  }

  /** Shows something else. @returns what has changed, as a JSON Patch: applied to what was shown, it is what is shown now. */
  show(value: object, glance: Glance): string {
    const { copy, patch } = glance.compare(this.copy, value);
    this.copy = copy;
    return patch;
  }
}

/** A copy of a list (without keys) or of a record, whose parts are copies or plain values. */
class Part {
  /** While somebody glances: what it was compared with last, what that is as a copy, and what had changed where. */
  source: object | undefined;
  now: Part | undefined;
  changes: readonly string[] = NOTHING;
  place = '';
  /** How many plain values, lists and records are in it. */
  readonly size: number;

  constructor(
    readonly keys: readonly string[] | undefined,
    readonly values: readonly unknown[],
  ) {
    let size = 1;
    for (const value of values) size += value instanceof Part ? value.size : 1;
    this.size = size;
  }
}

const NOTHING: readonly string[] = [];
/** An operation is as long as about so many values are. */
const AS_LONG_AS = 3;

/** One moment, at which nothing changes: whatever is shown several times in it is looked at once. */
export class Glance {
  private readonly compared: Part[] = [];
  private readonly copied: Map<object, Part> | undefined;
  /** The way to where we are, and the operations of the JSON Patch so far. */
  private readonly path: (string | number)[] = [];
  /** The same as it stands within JSON text, of each part of the way as far as somebody has asked for it. */
  private readonly places: (string | undefined)[] = [''];
  private changes: string[] = [];

  private constructor(private readonly isFirst: boolean) {
    if (isFirst) this.copied = new Map();
  }

  /** @param isFirst whether somebody is shown something for the first time in it: from then on all share their copies. */
  static take<T>(isFirst: boolean, look: (glance: Glance) => T): T {
    const glance = new Glance(isFirst);
    try {
      return look(glance);
    } finally {
      glance.end();
    }
  }

  /** It is over: what was seen in it holds no longer. */
  private end(): void {
    for (const part of this.compared) {
      part.source = undefined;
      part.now = undefined;
      part.changes = NOTHING;
      part.place = '';
    }
  }

  /** The copy of what is there now, and what has changed since another copy was made. */
  compare(before: unknown, now: object): { readonly copy: unknown; readonly patch: string } {
    this.changes = [];
    const copy = this.follow(before, now);
    const patch = this.changes.length === 0 ? '[]' : `[${this.changes.join(',')}]`;
    return { copy: this.isFirst ? this.copyOf(now) : copy, patch };
  }

  copyOf(value: unknown): unknown {
    if (!isContainer(value)) return value ?? null;
    const known = this.copied?.get(value);
    if (known) return known;
    const copy = Array.isArray(value) ? this.copyOfList(value) : this.copyOfRecord(value as Plain);
    this.copied?.set(value, copy);
    return copy;
  }

  private copyOfList(list: readonly unknown[]): Part {
    return new Part(
      undefined,
      list.map((item) => this.copyOf(item)),
    );
  }

  private copyOfRecord(record: Plain): Part {
    const keys = keysIn(record);
    return new Part(
      keys,
      keys.map((key) => this.copyOf(record[key])),
    );
  }

  /** Notes what has changed. @returns the copy of what is there now: the same where nothing has. */
  private follow(before: unknown, now: unknown): unknown {
    if (before === now) return before;
    if (!isContainer(now)) return before === (now ?? null) ? before : this.replaced(now ?? null);
    if (!(before instanceof Part)) return this.replaced(now);
    if (before.source === now && this.wasSeenHere(before)) return before.now;
    const from = this.changes.length;
    const after = this.followInside(before, now) ?? this.replaced(now);
    if (after !== before) this.sayShorter(from, after, now);
    this.compared.push(before);
    before.source = now;
    before.now = after;
    const changed = this.changes.length > from;
    before.changes = changed ? this.changes.slice(from) : NOTHING;
    before.place = changed ? this.here() : '';
    return after;
  }

  /** From several viewpoints most things are in the same place: there what has changed is told in the same words. */
  private wasSeenHere({ changes, place }: Part): boolean {
    if (changes.length === 0) return true;
    if (place !== this.here()) return false;
    for (const change of changes) this.changes.push(change);
    return true;
  }

  /** Where much of something has changed, the whole of it is shorter. */
  private sayShorter(from: number, after: Part, now: object): void {
    const count = this.changes.length - from;
    if (count < 2 || after.size > AS_LONG_AS * count) return;
    this.changes.length = from;
    this.changes.push(this.operation('replace', JSON.stringify(now)));
  }

  private replaced<T>(now: T): T extends object ? Part : T {
    this.changes.push(this.operation('replace', inJson(now)));
    return this.copyOf(now) as T extends object ? Part : T;
  }

  /** Nothing where they are of two kinds, or it could not be done part by part. */
  private followInside(before: Part, now: object): Part | undefined {
    if (Array.isArray(now)) return before.keys === undefined ? this.followList(before, now) : undefined;
    return before.keys === undefined ? undefined : this.followRecord(before, before.keys, now as Plain);
  }

  /** As good as always it has the same keys as before, in the same order. */
  private followRecord(before: Part, keys: readonly string[], now: Plain): Part | undefined {
    const { values } = before;
    const from = this.changes.length;
    let after: unknown[] | undefined;
    let at = 0;
    for (const key in now) {
      const value = now[key];
      if (value === undefined) continue;
      if (key !== keys[at]) return this.followOtherKeys(before, keys, now, from);
      const was = values[at];
      if (was !== value) {
        const is = this.followAt(key, was, value);
        if (is !== was) {
          after ??= values.slice();
          after[at] = is;
        }
      }
      at++;
    }
    if (at !== keys.length) return this.followOtherKeys(before, keys, now, from);
    return after === undefined ? before : new Part(keys, after);
  }

  /** New keys come last, or else whoever applies the changes has another order: then it cannot be done one by one. */
  private followOtherKeys(before: Part, had: readonly string[], now: Plain, from: number): Part | undefined {
    this.changes.length = from;
    const has = keysIn(now);
    const kept = had.filter((key) => now[key] !== undefined);
    if (kept.some((key, i) => has[i] !== key)) return undefined;
    for (const key of had) if (now[key] === undefined) this.changes.push(this.operation('remove', undefined, key));
    const values = kept.map((key) => this.followAt(key, before.values[had.indexOf(key)], now[key]));
    for (const key of has.slice(kept.length)) {
      this.changes.push(this.operation('add', inJson(now[key]), key));
      values.push(this.copyOf(now[key]));
    }
    return new Part(has, values);
  }

  private followList(before: Part, now: readonly unknown[]): Part {
    const values = before.values.length === now.length ? before.values : this.resized(before.values, now);
    let after = values === before.values ? undefined : (values as unknown[]);
    for (let i = 0; i < now.length; i++) {
      const was = values[i];
      if (was === now[i]) continue;
      const is = this.followAt(i, was, now[i]);
      if (is === was) continue;
      after ??= values.slice();
      after[i] = is;
    }
    return after === undefined ? before : new Part(undefined, after);
  }

  /** What has come or gone has done so where the lists begin to differ. */
  private resized(before: readonly unknown[], now: readonly unknown[]): unknown[] {
    const grown = now.length - before.length;
    const most = Math.min(before.length, now.length);
    let at = 0;
    while (at < most && isSame(before[at], now[at])) at++;
    const values = before.slice();
    if (grown < 0) {
      values.splice(at, -grown);
      const gone = this.operation('remove', undefined, at);
      for (let i = 0; i < -grown; i++) this.changes.push(gone);
    } else {
      const come = now.slice(at, at + grown);
      values.splice(at, 0, ...come.map((item) => this.copyOf(item)));
      come.forEach((item, i) => {
        this.changes.push(this.operation('add', inJson(item), at + i));
      });
    }
    return values;
  }

  private followAt(key: string | number, was: unknown, now: unknown): unknown {
    this.places[this.path.push(key)] = undefined;
    const is = this.follow(was, now);
    this.path.pop();
    return is;
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

/** Whether a copy says what is there now. */
function isSame(copy: unknown, now: unknown): boolean {
  if (copy === now) return true;
  if (!(copy instanceof Part)) return !isContainer(now) && copy === (now ?? null);
  if (!isContainer(now)) return false;
  const { keys, values } = copy;
  if (Array.isArray(now))
    return keys === undefined && values.length === now.length && values.every((value, i) => isSame(value, now[i]));
  if (keys === undefined) return false;
  const record = now as Plain;
  const has = keysIn(record);
  return keys.length === has.length && keys.every((key, i) => key === has[i] && isSame(values[i], record[key]));
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
