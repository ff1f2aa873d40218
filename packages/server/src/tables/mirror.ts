/**
 * What somebody was shown last, and how it has changed since. A game may hand out parts of its state, which it goes on to
 * change: the mirror keeps a copy, and brings it along change by change.
 */
import type { Operation } from '../patch.js';

type Plain = Record<string, unknown>;
type Key = string | number;

export class Mirror {
  private readonly held: { shown: unknown };

  constructor(value: object) {
    this.held = { shown: copyOf(value) };
  }

  /** What is shown, as JSON. */
  get json(): string {
    return JSON.stringify(this.held.shown);
  }

  /** Shows something else. @returns what has changed: applied to what was shown, it is what is shown now. */
  show(value: object): readonly Operation[] {
    const changes: Changes = { path: [], patch: [] };
    follow(this.held as unknown as Plain, 'shown', value, changes);
    return changes.patch;
  }
}

interface Changes {
  /** Where we are. */
  readonly path: Key[];
  readonly patch: Operation[];
}

/** Brings one thing along: `holder[key]` becomes what `now` is. */
function follow(holder: Plain | unknown[], key: Key, now: unknown, changes: Changes): void {
  const held = holder as Plain;
  const before = held[key];
  if (before === now) return;
  if (isContainer(before) && isContainer(now) && followInside(before, now, changes)) return;
  const value = copyOf(now);
  held[key] = value;
  changes.patch.push({ op: 'replace', path: pathOf(changes.path), value });
}

/** @returns whether both are of a kind, and it could be done part by part. */
function followInside(before: object, now: object, changes: Changes): boolean {
  if (Array.isArray(before) !== Array.isArray(now)) return false;
  if (!Array.isArray(before)) return followRecord(before as Plain, now as Plain, changes);
  followList(before, now as readonly unknown[], changes);
  return true;
}

/** @returns whether that could be done one by one: new keys come last, or else whoever applies it has another order. */
function followRecord(before: Plain, now: Plain, changes: Changes): boolean {
  const had = Object.keys(before);
  if (hasKeys(now, had)) {
    for (const key of had) inside(before, key, now[key], changes);
    return true;
  }
  const has = keysIn(now);
  const kept = had.filter((key) => now[key] !== undefined);
  if (kept.some((key, i) => has[i] !== key)) return false;
  if (kept.length < had.length)
    for (const key of had) {
      if (now[key] !== undefined) continue;
      delete before[key];
      changes.patch.push({ op: 'remove', path: pathOf(changes.path, key) });
    }
  for (const key of kept) inside(before, key, now[key], changes);
  for (const key of has.slice(kept.length)) {
    const value = copyOf(now[key]);
    before[key] = value;
    changes.patch.push({ op: 'add', path: pathOf(changes.path, key), value });
  }
  return true;
}

/** Whether it has these keys and no others, in this order: as good as always, so that this is looked at first. */
function hasKeys(value: Plain, keys: readonly string[]): boolean {
  let count = 0;
  for (const key in value) {
    if (key !== keys[count] || value[key] === undefined) return false;
    count++;
  }
  return count === keys.length;
}

function followList(before: unknown[], now: readonly unknown[], changes: Changes): void {
  const grown = now.length - before.length;
  if (grown !== 0) {
    // What has come or gone has done so where the lists begin to differ.
    let at = 0;
    const most = Math.min(before.length, now.length);
    while (at < most && isSame(before[at], now[at])) at++;
    for (let i = at; i < at - grown; i++) {
      before.splice(at, 1);
      changes.patch.push({ op: 'remove', path: pathOf(changes.path, at) });
    }
    for (let i = at; i < at + grown; i++) {
      const value = copyOf(now[i]);
      before.splice(i, 0, value);
      changes.patch.push({ op: 'add', path: pathOf(changes.path, i), value });
    }
  }
  for (let i = 0; i < now.length; i++) inside(before, i, now[i], changes);
}

function inside(holder: Plain | unknown[], key: Key, now: unknown, changes: Changes): void {
  // Most things are as they were.
  if ((holder as Plain)[key] === now) return;
  changes.path.push(key);
  // In a list JSON writes nothing as null.
  follow(holder, key, now === undefined ? null : now, changes);
  changes.path.pop();
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether both would be written alike. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b)) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  const [left, right] = [a as Plain, b as Plain];
  const [had, has] = [keysIn(left), keysIn(right)];
  return had.length === has.length && had.every((key, i) => key === has[i] && isSame(left[key], right[key]));
}

/** The keys that JSON writes. */
function keysIn(value: Plain): readonly string[] {
  const keys = Object.keys(value);
  return keys.every((key) => value[key] !== undefined) ? keys : keys.filter((key) => value[key] !== undefined);
}

function copyOf(value: unknown): unknown {
  if (!isContainer(value)) return value ?? null;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Plain = {};
  for (const key of keysIn(value as Plain)) copy[key] = copyOf((value as Plain)[key]);
  return copy;
}

function pathOf(path: readonly Key[], key?: Key): string {
  const all = key === undefined ? path : [...path, key];
  return all.map((one) => `/${escaped(String(one))}`).join('');
}

function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
