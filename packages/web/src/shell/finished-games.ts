/** Which games somebody has played to their end on this browser: what helps at first is there until then. */

const keyOf = (game: string) => `polity.finished.${game}`;

export function haveFinished(game: string): void {
  try {
    localStorage.setItem(keyOf(game), 'yes');
  } catch {
    // A browser that keeps nothing helps again at every game.
  }
}

export function hasFinished(game: string): boolean {
  try {
    return localStorage.getItem(keyOf(game)) !== null;
  } catch {
    return false;
  }
}
