/** Keeps of what was known whatever has not changed, so that what is drawn from it need not be drawn again. */
import { isRecord, itemKey } from './diff.js';

/** The new value, made of the same objects as the old one wherever they are equal. */
export function share<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after) as Value;
  if (isRecord(before) && isRecord(after)) return shareRecord(before, after) as Value;
  return after;
}

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const old = new Map(before.map((item, i) => [itemKey(item, i), item]));
  const now = after.map((item, i) => share(old.get(itemKey(item, i)), item));
  return now.length === before.length && now.every((item, i) => Object.is(item, before[i])) ? before : now;
}

type Fields = Readonly<Record<string, unknown>>;

function shareRecord(before: Fields, after: Fields): Fields {
  const now = Object.fromEntries(Object.entries(after).map(([key, value]) => [key, share(before[key], value)]));
  const keys = Object.keys(now);
  const same = keys.length === Object.keys(before).length && keys.every((key) => Object.is(now[key], before[key]));
  return same ? before : now;
}
