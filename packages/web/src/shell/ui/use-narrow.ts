/**
 * How much room the page has, in pixels of text of the usual size: whoever sets text twice as large has half the room.
 * The style sheets ask the same, in em.
 */
import { useSyncExternalStore } from 'react';

const USUAL = 16;
const NARROW = '(max-width: 47.5em)';

/** How many times as large as usual text is. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / USUAL : 1;
}

/** Whether the parts of the page are tabs, as on a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
