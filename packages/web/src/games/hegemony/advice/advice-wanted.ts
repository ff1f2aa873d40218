/** Whether this person wants advice, kept in the browser; nobody has been asked at first. */
import { useSyncExternalStore } from 'react';

export type AdviceWanted = 'on' | 'off' | 'unasked';

const KEY = 'polity.hegemony.hints';
const listeners = new Set<() => void>();

function wanted(): AdviceWanted {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'on' || kept === 'off' ? kept : 'unasked';
  } catch {
    return 'off';
  }
}

export function wantAdvice(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing gives no advice.
  }
  for (const listener of listeners) listener();
}

export function useAdviceWanted(): AdviceWanted {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, wanted);
}

export function useAdvice(): boolean {
  return useAdviceWanted() === 'on';
}
