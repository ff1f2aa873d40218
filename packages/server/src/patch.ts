/**
 * What has changed in something plain, as JSON Patch says it (RFC 6902): of its operations those that add, remove and
 * replace. The page imports this file.
 */

export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

type Plain = Record<string, unknown>;

/** The same with the changes in it. What has not changed is shared with what it was made from. */
export function patched<T>(value: T, patch: readonly Operation[]): T {
  return patch.reduce<unknown>((now, operation) => done(now, keysOf(operation.path), operation), value) as T;
}

function done(value: unknown, [key, ...inside]: readonly string[], operation: Operation): unknown {
  if (key === undefined) return operation.op === 'remove' ? undefined : operation.value;
  if (typeof value !== 'object' || value === null) throw new Error(`there is nothing at ${operation.path}`);
  return Array.isArray(value) ? inList(value, Number(key), inside, operation) : inRecord(value, key, inside, operation);
}

function inList(list: readonly unknown[], at: number, inside: readonly string[], operation: Operation): unknown[] {
  const last = operation.op === 'add' && inside.length === 0 ? list.length : list.length - 1;
  if (!(at >= 0 && at <= last)) throw new Error(`there is nothing at ${operation.path}`);
  if (inside.length > 0) return list.with(at, done(list[at], inside, operation));
  if (operation.op === 'remove') return list.toSpliced(at, 1);
  return list.toSpliced(at, operation.op === 'add' ? 0 : 1, operation.value);
}

function inRecord(record: object, key: string, inside: readonly string[], operation: Operation): Plain {
  const copy = { ...record } as Plain;
  if (!Object.hasOwn(copy, key) && !(operation.op === 'add' && inside.length === 0))
    throw new Error(`there is nothing at ${operation.path}`);
  if (operation.op === 'remove' && inside.length === 0) delete copy[key];
  else copy[key] = done(copy[key], inside, operation);
  return copy;
}

function keysOf(path: string): readonly string[] {
  return path === '' ? [] : path.slice(1).split('/').map(unescaped);
}

function unescaped(key: string): string {
  return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key;
}
