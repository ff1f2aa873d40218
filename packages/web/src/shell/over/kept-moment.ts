/** How far the replay of a table has come for a seat's eyes, kept as long as the browser's tab is open. */
const keyOf = (table: string, seat: string | null) => `polity.replay.${table}.${seat ?? ''}`;

/** How much of the log had been told there; nothing where it has not begun. */
export function keptMoment(table: string, seat: string | null): number {
  try {
    return Number(sessionStorage.getItem(keyOf(table, seat))) || 0;
  } catch {
    return 0;
  }
}

export function keepMoment(table: string, seat: string | null, told: number): void {
  try {
    sessionStorage.setItem(keyOf(table, seat), String(told));
  } catch {
    // A browser that keeps nothing begins again.
  }
}
