/** What differs between two views: numbers, words and lists, each by its path. */
export interface Change {
  /** The keys that lead there; an item of a list goes by its id or seat, if it has one, else by its place. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

export function diffViews(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = [];
  walk(before, after, [], changes);
  return changes;
}

function walk(before: unknown, after: unknown, path: readonly string[], changes: Change[]): void {
  if (Object.is(before, after)) return;
  if (isList(before) && isList(after)) walkLists(before, after, path, changes);
  else if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      walk(before[key], after[key], [...path, key], changes);
    }
  } else changes.push({ path, before, after });
}

/** Lists of plain values change as a whole; lists of things change thing by thing. */
function walkLists(before: readonly unknown[], after: readonly unknown[], path: readonly string[], changes: Change[]) {
  if (![...before, ...after].some(isRecord)) {
    if (!sameList(before, after)) changes.push({ path, before, after });
    return;
  }
  const old = keyed(before);
  const now = keyed(after);
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    walk(old.get(key), now.get(key), [...path, key], changes);
  }
}

function keyed(list: readonly unknown[]): Map<string, unknown> {
  const map = new Map<string, unknown>();
  list.forEach((item, i) => {
    const name = itemKey(item, i);
    map.set(map.has(name) ? String(i) : name, item);
  });
  return map;
}

/** What an item of a list goes by in a path. */
export function itemKey(item: unknown, index: number): string {
  if (isRecord(item)) {
    const id = item.id ?? item.seat;
    if (typeof id === 'string' || typeof id === 'number') return String(id);
  }
  return String(index);
}

/** What came into a list and what left it, each as often as it did. */
export function listChange(before: readonly unknown[], after: readonly unknown[]) {
  const removed = before.slice();
  const added: unknown[] = [];
  for (const item of after) {
    const index = removed.findIndex((other) => isSame(other, item));
    if (index < 0) added.push(item);
    else removed.splice(index, 1);
  }
  return { added, removed };
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
}

/** Views are read anew from the wire: a list in a list is another one each time, whatever it holds. */
function isSame(a: unknown, b: unknown): boolean {
  return isList(a) && isList(b) ? sameList(a, b) : Object.is(a, b);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
