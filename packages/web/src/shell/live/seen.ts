/** How much of a table's log each of my seats had been told when it last did something, kept over a reload. */

type Seen = Readonly<Record<string, number>>;

const KEY = 'polity.seen';
/** Tables that are remembered; the oldest are forgotten. */
const TABLES = 40;

export function recallSeen(table: string): Seen {
  return Object.fromEntries(read())[table] ?? {};
}

export function rememberSeen(table: string, seen: Seen): void {
  if (Object.keys(seen).length === 0) return;
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, seen]].slice(-TABLES)));
  } catch {
    // A browser that keeps nothing tells everything again.
  }
}

function read(): readonly (readonly [string, Seen])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is readonly [string, Seen] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const seen: unknown = entry[1];
  return typeof seen === 'object' && seen !== null && Object.values(seen).every(Number.isInteger);
}
