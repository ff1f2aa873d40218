/** Whether this person wants hints, kept in the browser; nobody has been asked at first. */
import { useSyncExternalStore } from 'react';

export type HintsWanted = 'on' | 'off' | 'unasked';

const KEY = 'polity.hegemony.hints';
const listeners = new Set<() => void>();

function wanted(): HintsWanted {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'on' || kept === 'off' ? kept : 'unasked';
  } catch {
    return 'off';
  }
}

export function setHints(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing has no hints.
  }
  for (const listener of listeners) listener();
}

export function useHintsWanted(): HintsWanted {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, wanted);
}

export function useHints(): boolean {
  return useHintsWanted() === 'on';
}
