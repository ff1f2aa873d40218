/**
 * How much room the page has, in pixels of text of the usual size: whoever sets text twice as large has half the room.
 * The style sheets ask the same, in em.
 */
import { useSyncExternalStore } from 'react';

const USUAL = 16;
const NARROW = 760;
const WIDE = 1240;

/** How many times as large as usual text is. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / USUAL : 1;
}

/** Whether the parts of the page are tabs, as on a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => innerWidth / textScale() <= NARROW);
}

/** Whether the players and the log stand in a column of their own. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => innerWidth / textScale() >= WIDE);
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
