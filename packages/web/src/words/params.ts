/** Data of a game as parameters of a message: ids become names, lists are joined, and what was meant stays at hand. */
import type { Json, JsonObject } from '@polity/kernel';
import type { Params } from './catalogue.js';

export interface Namer {
  /** What an id is called, in the field in which it stands. */
  name(id: string, field: string): string;
  list(items: readonly string[]): string;
}

/**
 * `{ seat: 'working', amount: -2 }` gives `seat` (its name), `seatId` (the id, to select by, `_` for `-`), `amount`, `amountAbs` and
 * `amountSign` (plus, minus, zero); a list gives its joined names and `…Count`.
 */
export function paramsOf(fields: JsonObject, namer: Namer): Params {
  const params: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fields)) Object.assign(params, paramsOfOne(field, value, namer));
  return params;
}

function paramsOfOne(field: string, value: Json | undefined, namer: Namer): Record<string, string | number> {
  if (value === null || value === undefined) return {};
  if (typeof value === 'boolean') return { [field]: String(value) };
  if (typeof value === 'string') return { [field]: namer.name(value, field), [`${field}Id`]: selectable(value) };
  if (typeof value === 'number') {
    const sign = value > 0 ? 'plus' : value < 0 ? 'minus' : 'zero';
    return { [field]: value, [`${field}Abs`]: Math.abs(value), [`${field}Sign`]: sign };
  }
  const count = Array.isArray(value) ? value.length : Object.keys(value).length;
  return { [field]: inline(value, field, namer), [`${field}Count`]: count };
}

/** Messages select by an id, and may not have a hyphen there: `meet-mps` is `meet_mps`. */
function selectable(id: string): string {
  return id.replaceAll('-', '_');
}

/** Any value in a line of text. */
export function inline(value: Json | undefined, field: string, namer: Namer): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return namer.name(value, field);
  if (typeof value === 'boolean') return namer.name(String(value), field);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? '–' : namer.list(value.map((item: Json) => inline(item, field, namer)));
  }
  const parts = Object.entries(value).map(([key, item]) => `${namer.name(key, field)} ${inline(item, key, namer)}`);
  return parts.length === 0 ? '–' : parts.join(', ');
}
