/** What the page knows of its seats at a table and keeps over a reload, table by table, in the browser. */

/** How much of its log each seat had been told when it last did something. */
type Seen = Readonly<Record<string, number>>;
/** From where on in its log a bot played for each seat, and up to where, once the seat was taken back. */
export type Lent = Readonly<Record<string, readonly number[]>>;

/** Tables that are remembered; the oldest are forgotten. */
const TABLES = 40;

const SEEN = 'polity.seen';
const LENT = 'polity.lent';

export const recallSeen = (table: string): Seen => recall(SEEN, table, Number.isInteger);
export const rememberSeen = (table: string, seen: Seen): void => remember(SEEN, table, seen);
export const recallLent = (table: string): Lent =>
  recall(LENT, table, (place) => Array.isArray(place) && place.every(Number.isInteger));
export const rememberLent = (table: string, lent: Lent): void => remember(LENT, table, lent);

function recall<Known extends object>(key: string, table: string, isKnown: (value: unknown) => boolean): Known {
  const [, known] = read(key).find(([id]) => id === table) ?? [];
  const holds = typeof known === 'object' && known !== null && Object.values(known).every(isKnown);
  return (holds ? known : {}) as Known;
}

function remember(key: string, table: string, known: object): void {
  const kept = read(key);
  const others = kept.filter(([id]) => id !== table);
  const own = Object.keys(known).length === 0 ? [] : [[table, known] as const];
  if (others.length + own.length === 0 && kept.length === 0) return;
  try {
    localStorage.setItem(key, JSON.stringify([...others, ...own].slice(-TABLES)));
  } catch {
    // A browser that keeps nothing tells everything again.
  }
}

function read(key: string): readonly (readonly unknown[])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry)) : [];
  } catch {
    return [];
  }
}
