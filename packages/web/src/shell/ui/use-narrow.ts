/**
 * How much room the page has, in pixels of text of the usual size: whoever sets text twice as large has half the room.
 * The style sheets ask the same, in em.
 */
import { useSyncExternalStore } from 'react';

const USUAL = 16;
const NARROW = '(max-width: 47.5em), (max-height: 31.25em)';
const LYING = '(max-height: 31.25em) and (min-width: 35em)';

/** How many times as large as usual text is. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / USUAL : 1;
}

/** Whether the parts of the page are tabs, as on a phone, upright or lying. */
export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

/** Whether it is a phone that lies, or a window as low: the question stands beside the table. */
export function useLying(): boolean {
  return useSyncExternalStore(subscribe, isLying);
}

export function isLying(): boolean {
  return matchMedia(LYING).matches;
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
