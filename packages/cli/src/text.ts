/** Plain JSON as text that a person can read: on one line, as an indented list, as a table of columns. */

export const WIDTH = 100;

/** On one line: `colour red, price 3`, with brackets around what is nested. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(nested).join(', ');
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return entries.length === 0 ? 'none' : entries.map(([key, item]) => `${key} ${nested(item)}`).join(', ');
  }
  return scalar(value);
}

function nested(value: unknown): string {
  const text = inline(value);
  return typeof value === 'object' && value !== null && text !== 'none' ? `(${text})` : text;
}

function scalar(value: unknown): string {
  if (value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/**
 * As a list of `key: value`: single values side by side as long as they fit on a line, and what has parts of its own
 * indented below its key when it does not fit beside it.
 */
export function outline(value: object, width = WIDTH): string[] {
  const lines: string[] = [];
  let open = false;
  for (const [key, item] of Object.entries(value)) {
    const label = Array.isArray(value) ? String(Number(key) + 1) : key;
    const [first = '', ...more] = branch(label, item, Math.max(width, WIDTH / 4));
    const last = lines.at(-1) ?? '';
    const single = more.length === 0 && isSingle(item);
    if (open && single && last.length + GAP.length + first.length <= width) {
      lines[lines.length - 1] = `${last}${GAP}${first}`;
    } else {
      lines.push(first, ...more);
    }
    open = single;
  }
  return lines;
}

const GAP = '   ';

function isSingle(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
}

function branch(label: string, value: unknown, width: number): string[] {
  const short = `${label}: ${inline(value)}`;
  if (short.length <= width || !hasParts(value)) return wrap(short, width);
  return [`${label}:`, ...outline(value, width - 2).map((line) => `  ${line}`)];
}

/** Whether it is worth a line for each of its parts; a list of words is not. */
function hasParts(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return !Array.isArray(value) || value.some((item) => typeof item === 'object' && item !== null);
}

/** Breaks a text between words; what goes on is indented by two more than what it goes on from. */
export function wrap(text: string, width = WIDTH): string[] {
  const indent = ' '.repeat(Math.min((/^ */.exec(text)?.[0].length ?? 0) + 2, Math.floor(width / 2)));
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    const cut = rest.slice(0, Math.max(space, 0)).trim() === '' ? width : space;
    lines.push(rest.slice(0, cut).trimEnd());
    rest = `${indent}${rest.slice(cut).trimStart()}`;
  }
  return [...lines, rest];
}

/** Rows in aligned columns: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const cell = (text: string, i: number) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0));
  return rows.map((row) => `${row.map(cell).join('  ').trimEnd()}\n`).join('');
}
