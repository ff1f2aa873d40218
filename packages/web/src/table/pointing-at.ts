/** What a line of the log speaks of, for the board to show: whoever draws places listens here. */

/** Shows the places it knows, and says whether it knows any. */
export type Shower = (places: readonly string[]) => boolean;

const showers = new Set<Shower>();

/** Whether anything of it could be shown. */
export function pointAt(places: readonly string[]): boolean {
  return [...showers].map((show) => show(places)).includes(true);
}

export function onPointing(show: Shower): () => void {
  showers.add(show);
  return () => showers.delete(show);
}
