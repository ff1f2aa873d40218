/**
 * Whether what came over a socket is of a modest size: looked at once, before any schema, in time that grows with its
 * length alone. Schemas of nested values try and try again, and would let one small message stop everybody.
 */

/** No answer of any game comes near to these. */
export const DEEPEST = 16;
export const MOST = 2000;

/** @param value what JSON.parse returned. Numbers that JSON can write and nobody can count (`1e999`) are not modest. */
export function isModest(value: unknown): boolean {
  return countIn(value, 0, 0) <= MOST;
}

const TOO_MUCH = Number.POSITIVE_INFINITY;

/** @returns how many values have been seen after this one and all in it. */
function countIn(value: unknown, depth: number, before: number): number {
  let seen = before + 1;
  if (typeof value === 'number') return Number.isFinite(value) ? seen : TOO_MUCH;
  if (typeof value !== 'object' || value === null) return seen;
  if (Array.isArray(value) && value.length > MOST) return TOO_MUCH;
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    if (depth === DEEPEST || seen > MOST) return TOO_MUCH;
    seen = countIn(part, depth + 1, seen);
  }
  return seen;
}
