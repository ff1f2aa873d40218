/** Plain JSON: what a state, an answer and a saved table are made of; how it is copied, compared and recognised. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** Copies plain JSON. Several times faster than `structuredClone`, which has to expect everything. */
export function clone<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (cloneObject(value) as T) : value;
}

function cloneObject(source: object): object {
  if (Array.isArray(source)) {
    const copy: unknown[] = source.slice();
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = cloneObject(item);
    }
    return copy;
  }
  const copy: Record<string, unknown> = { ...source };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = cloneObject(item);
  }
  return copy;
}

/** Whether two pieces of plain JSON say the same; the order of an object's keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i]));
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]))
  );
}

/** The path of the first thing in `value` that JSON could not carry, or `undefined` when all of it is plain. */
export function notPlain(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path || '.';
    case 'object':
      break;
    default:
      return path || '.';
  }
  if (value === null) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = notPlain(value[i], `${path}[${i}]`);
      if (found) return found;
    }
    return undefined;
  }
  if (prototype !== Object.prototype && prototype !== null) return path || '.';
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}
