/** How wide the page is: as narrow as a phone, or with room for a column beside a board. The style sheets ask the same. */
import { useSyncExternalStore } from 'react';

const NARROW = 760;
const WIDE = 1240;

export function isNarrow(): boolean {
  return innerWidth <= NARROW;
}

/** Whether the parts of the page are tabs. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

/** Whether the players and the log stand in a column of their own. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

function isWide(): boolean {
  return innerWidth >= WIDE;
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
