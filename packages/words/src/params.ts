/** Data of a game as parameters of a message: ids become names, lists are joined, and what was meant stays at hand. */
import type { Json, JsonObject } from '@polity/kernel';
import type { Params } from './catalogue.js';

export interface Namer {
  /** What an id is called, in the field in which it stands, in a grammatical case if one is asked for. */
  name(id: string, field: string, grammaticalCase?: string): string;
  /** A list within a sentence. */
  list(items: readonly string[]): string;
  /** Things side by side. */
  row(items: readonly string[]): string;
  /** How many of something there are: `Food 3`. */
  pair(name: string, value: string): string;
  /** A message within a message: `part.<key>`. */
  part(key: string, fields: JsonObject): string;
}

/**
 * `{ seat: 'working', amount: -2 }` gives `seat` (its name), `seatId` (the id, to select by, `_` for `-`), `amount`, `amountAbs` and
 * `amountSign` (plus, minus, zero); a list gives its joined names and `…Count`. What is `{ say: 'sale', … }` is told by the message
 * `part.sale` with the rest as its parameters; `{ row: [...] }` stands side by side, where a list is joined as in a sentence;
 * `{ said: '…' }` is in words already.
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
  const items = Array.isArray(value) ? value : ((value as JsonObject).row ?? Object.keys(value));
  const count = Array.isArray(items) ? items.length : 0;
  return { [field]: inline(value, field, namer), [`${field}Count`]: count };
}

/** Messages select by an id, and may not have a hyphen there: `meet-mps` is `meet_mps`. */
function selectable(id: string): string {
  return id.replaceAll('-', '_');
}

/**
 * A name in the case that a message asks for: `{seat_gen}` is the name of `seat` from `name.<group>.<id>.gen`. Where a
 * language has no such form, the plain name.
 */
export function inCase(param: string, fields: JsonObject, namer: Namer): string | undefined {
  const cut = param.lastIndexOf('_');
  if (cut < 1) return undefined;
  const field = param.slice(0, cut);
  const declined: Namer = {
    name: (id, of) => namer.name(id, of, param.slice(cut + 1)),
    list: (items) => namer.list(items),
    row: (items) => namer.row(items),
    pair: (name, value) => namer.pair(name, value),
    part: (key, parts) => namer.part(key, parts),
  };
  const value = fields[field];
  return value === undefined || value === null ? undefined : inline(value, field, declined);
}

/**
 * Whether the reader is meant: `{seatIs, select, you {You pay} other {{seat} pays}}` is “you” where `seat` is the reader's, or a
 * list of that seat alone. A seat that a message names in its own words is asked for by its id: `{stateIs, select, …}`.
 */
export function isReader(param: string, fields: JsonObject, reader: string | null): 'you' | undefined {
  if (reader === null || !param.endsWith('Is')) return undefined;
  const field = param.slice(0, -'Is'.length);
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (typeof value === 'string') return value === reader ? 'you' : undefined;
  if (Array.isArray(value)) return value.length === 1 && value[0] === reader ? 'you' : undefined;
  return field === selectable(reader) ? 'you' : undefined;
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
  const fields = value as JsonObject;
  if (typeof fields.said === 'string') return fields.said;
  if (typeof fields.say === 'string') return namer.part(fields.say, fields);
  if (Array.isArray(fields.row)) {
    return fields.row.length === 0 ? '–' : namer.row(fields.row.map((item: Json) => inline(item, field, namer)));
  }
  const parts = Object.entries(fields).map(([key, item]) =>
    namer.pair(namer.name(key, field), inline(item, key, namer)),
  );
  return parts.length === 0 ? '–' : namer.row(parts);
}
