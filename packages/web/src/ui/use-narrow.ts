/** Whether the page is as narrow as a phone, so that its parts are tabs. The style sheets ask the same. */
import { useSyncExternalStore } from 'react';

const NARROW = 760;

export function isNarrow(): boolean {
  return innerWidth <= NARROW;
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
