/** What a person has chosen on this browser: looks, sounds, notifications. Kept in the browser's own storage. */
import { useSyncExternalStore } from 'react';

export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly language: string | null;
  readonly sounds: boolean;
  readonly notifications: boolean;
  /** Confirm each answer with a second press; unset, fingers do and mice do not. */
  readonly confirm: boolean | null;
  /** A curtain between the seats of one browser. */
  readonly curtain: boolean;
}

const USUAL: Preferences = {
  theme: 'system',
  language: null,
  sounds: false,
  notifications: false,
  confirm: null,
  curtain: true,
};
const KEY = 'polity.preferences';

let current = load();
const listeners = new Set<() => void>();

function load(): Preferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) };
  } catch {
    return USUAL;
  }
}

export function preferences(): Preferences {
  return current;
}

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing forgets the choice with the page.
  }
  applyTheme();
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function applyTheme(): void {
  const { theme } = current;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Whether an answer waits for a second press. */
export function confirmsAnswers({ confirm }: Preferences): boolean {
  return confirm ?? matchMedia('(pointer: coarse)').matches;
}
