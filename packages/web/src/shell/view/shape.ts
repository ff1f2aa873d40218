/** What kind of thing a piece of a view is, so that it can be shown in a way that suits it. */
import { isRecord, itemKey } from './diff.js';

export type Scalar = string | number | boolean | null;
export type ShapeOf =
  | { readonly kind: 'scalar'; readonly value: Scalar }
  | { readonly kind: 'list'; readonly items: readonly Scalar[] }
  /** Amounts by name: `{ food: 2, health: 0 }`. */
  | { readonly kind: 'counts'; readonly entries: readonly (readonly [string, Scalar])[] }
  /** Things that have the same fields: rows by name or place, and the fields as columns. */
  | { readonly kind: 'table'; readonly rows: readonly Row[]; readonly columns: readonly string[] }
  | { readonly kind: 'record'; readonly entries: readonly (readonly [string, unknown])[] };

export interface Row {
  /** What the row goes by in a path. */
  readonly key: string;
  /** Its name, where rows have one besides their fields. */
  readonly title: string | undefined;
  readonly cells: Readonly<Record<string, unknown>>;
}

export function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== 'object';
}

export function shapeOf(value: unknown, hidden: ReadonlySet<string> = new Set()): ShapeOf {
  if (value === undefined) return { kind: 'scalar', value: null };
  if (isScalar(value)) return { kind: 'scalar', value };
  if (Array.isArray(value)) return shapeOfList(value, hidden);
  const entries = Object.entries(value).filter(([key]) => !hidden.has(key));
  if (entries.every((entry): entry is [string, Scalar] => isScalar(entry[1]))) return { kind: 'counts', entries };
  const rows = entries.map(([, row]) => row);
  if (entries.length > 1 && rows.every((row) => isRecord(row) || row === null) && areAlike(rows)) {
    return tableOf(
      entries.map(([key, row]) => ({ key, title: key, cells: isRecord(row) ? row : {} })),
      hidden,
    );
  }
  return { kind: 'record', entries };
}

function shapeOfList(list: readonly unknown[], hidden: ReadonlySet<string>): ShapeOf {
  if (list.every(isScalar)) return { kind: 'list', items: list };
  const rows = list.map((item, i) => ({
    key: itemKey(item, i),
    title: undefined,
    cells: isRecord(item) ? item : { value: item },
  }));
  return tableOf(rows, hidden);
}

function tableOf(rows: readonly Row[], hidden: ReadonlySet<string>): ShapeOf {
  const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].filter((key) => !hidden.has(key));
  return { kind: 'table', rows, columns };
}

/** Whether records have most of their fields in common. */
function areAlike(rows: readonly unknown[]): boolean {
  const keys = rows.filter(isRecord).map((row) => Object.keys(row));
  const all = new Set(keys.flat());
  return all.size > 0 && keys.every((own) => own.length * 2 > all.size);
}

export interface SeatParts {
  readonly seat: string;
  readonly path: readonly string[];
  readonly value: unknown;
}
export interface ViewParts {
  /** What belongs to a seat, one's own first. */
  readonly seats: readonly SeatParts[];
  /** Everything else, in the view's order. */
  readonly rest: readonly (readonly [string, unknown])[];
}

/** A game keeps a seat's things under its name, or in a list whose items name their seat. */
export function partsOf(
  view: object,
  seats: readonly string[],
  own: string | null,
  hidden: ReadonlySet<string> = new Set(),
): ViewParts {
  const parts: SeatParts[] = [];
  const rest: (readonly [string, unknown])[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (hidden.has(key)) continue;
    if (seats.includes(key) && isRecord(value)) parts.push({ seat: key, path: [key], value });
    else if (isListOfSeats(value, seats)) {
      for (const { seat, ...fields } of value) parts.push({ seat, path: [key, seat], value: fields });
    } else rest.push([key, value]);
  }
  const order = (seat: string) => (seat === own ? -1 : seats.indexOf(seat));
  return { seats: parts.sort((a, b) => order(a.seat) - order(b.seat)), rest };
}

function isListOfSeats(value: unknown, seats: readonly string[]): value is readonly { readonly seat: string }[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length === seats.length &&
    value.every((item) => isRecord(item) && typeof item.seat === 'string' && seats.includes(item.seat)) &&
    new Set(value.map((item: { seat: string }) => item.seat)).size === value.length
  );
}
