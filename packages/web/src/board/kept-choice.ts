/** Something that a person has chosen on this browser and that is kept there, under a key of its own. */
import { useSyncExternalStore } from 'react';

export interface KeptChoice {
  /** What was chosen; null where nothing was, and where a browser keeps nothing. */
  now(): string | null;
  choose(value: string): void;
  use(): string | null;
}

export function keptChoice(key: string): KeptChoice {
  const listeners = new Set<() => void>();
  /** What was chosen since the page was opened. */
  let chosen: string | undefined;
  const now = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return chosen ?? null;
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    now,
    choose(value) {
      chosen = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // A browser that keeps nothing forgets it with the page.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, now),
  };
}
