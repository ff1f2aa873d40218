/** The kind of game that was last begun on this browser, so that another of it is one press away. */
import type { NewTable } from '@polity/server/wire';

const KEY = 'polity.last-game';

export function rememberGame(table: NewTable): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(table));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** What was begun last of this game, if it is one that starts at once. */
export function lastGame(game: string): NewTable | undefined {
  try {
    const table = JSON.parse(localStorage.getItem(KEY) ?? 'null') as NewTable | null;
    return table !== null && table.game === game && table.start === true ? table : undefined;
  } catch {
    return undefined;
  }
}
