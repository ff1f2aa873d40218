/**
 * Whether what came over a socket is of a modest size: looked at once, before any schema, in time that grows with its
 * length alone. Schemas of nested values try and try again, and would let one small message stop everybody.
 */

/** No answer of any game comes near to these. */
export const DEEPEST = 16;
export const MOST = 2000;

/** @param value what JSON.parse returned. Numbers that JSON can write and nobody can count (`1e999`) are not modest. */
export function isModest(value: unknown): boolean {
  let level: unknown[] = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth++) {
    seen += level.length;
    if (depth > DEEPEST || seen > MOST || !level.every(isCountable)) return false;
    level = level.flatMap(partsOf);
  }
  return true;
}

function isCountable(value: unknown): boolean {
  return typeof value !== 'number' || Number.isFinite(value);
}

function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
