/**
 * What has changed in something plain, as JSON Patch says it (RFC 6902): of its operations those that add, remove and
 * replace. The page imports this file.
 */

export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

type Plain = Record<string, unknown>;

/** The same with the changes in it. What has not changed is shared with what it was made from, which stays as it is. */
export function patched<T>(value: T, patch: readonly Operation[]): T {
  /** What has been copied here already, and may be changed. */
  const own = new Set<object>();
  let now: unknown = value;
  for (const operation of patch) now = done(now, keysOf(operation.path), 0, operation, own);
  return now as T;
}

/** @param at how many of the keys lead to this value. */
function done(value: unknown, keys: readonly string[], at: number, operation: Operation, own: Set<object>): unknown {
  const key = keys[at];
  if (key === undefined) return operation.op === 'remove' ? undefined : operation.value;
  if (typeof value !== 'object' || value === null) throw nothingAt(operation);
  const copy = own.has(value) ? value : copyOf(value);
  own.add(copy);
  const isLast = at === keys.length - 1;
  if (Array.isArray(copy)) {
    const index = Number(key);
    const last = isLast && operation.op === 'add' ? copy.length : copy.length - 1;
    if (!(index >= 0 && index <= last)) throw nothingAt(operation);
    if (!isLast) copy[index] = done(copy[index], keys, at + 1, operation, own);
    else if (operation.op === 'remove') copy.splice(index, 1);
    else copy.splice(index, operation.op === 'add' ? 0 : 1, operation.value);
  } else {
    const record = copy as Plain;
    if (!Object.hasOwn(record, key) && !(isLast && operation.op === 'add')) throw nothingAt(operation);
    if (isLast && operation.op === 'remove') delete record[key];
    else record[key] = done(record[key], keys, at + 1, operation, own);
  }
  return copy;
}

function copyOf(value: object): object {
  return Array.isArray(value) ? value.slice() : { ...value };
}

function nothingAt({ path }: Operation): Error {
  return new Error(`there is nothing at ${path}`);
}

function keysOf(path: string): readonly string[] {
  return path === '' ? [] : path.slice(1).split('/').map(unescaped);
}

function unescaped(key: string): string {
  return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key;
}
