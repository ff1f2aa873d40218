/** What is drawn on a card's face, once the pictures are there. */
import { useSyncExternalStore } from 'react';
import type { Drawn } from './drawn.js';

type Pictures = typeof import('./drawn.js');

let pictures: Pictures | null = null;
let loading = false;
const waiting = new Set<() => void>();

async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    pictures = await import('./drawn.js');
    for (const tell of waiting) tell();
  } catch {
    // A card without its picture can be played; the next one that is drawn asks again.
    loading = false;
  }
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  void load();
  return () => waiting.delete(tell);
}

/** Nothing until it has been loaded, and for what has no face. */
export function useDrawn(card: string): Drawn | undefined {
  const loaded = useSyncExternalStore(
    subscribe,
    () => pictures,
    () => null,
  );
  return loaded?.drawnOn(card);
}
