/** What a person has chosen on this browser: looks, sounds, notifications. Kept in the browser's own storage. */
import { useSyncExternalStore } from 'react';

export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  /** How large text is, and all that is measured by it. */
  readonly text: 's' | 'm' | 'l' | 'xl';
  readonly language: string | null;
  readonly sounds: boolean;
  readonly notifications: boolean;
  /** Confirm each answer with a second press; unset, fingers do and mice do not. */
  readonly confirm: boolean | null;
  /** A curtain between the seats of one browser. */
  readonly curtain: boolean;
  /** Results that all await: until I go on, for some seconds, or only in the log; unset, as `showingFor` says. */
  readonly votes: Showing | null;
  /** The page at the end of a round. */
  readonly rounds: Showing | null;
  /** How fast what others do is shown, bots too; who skips sees nothing of it before the own turn. */
  readonly others: Pace;
  /** Whether things are seen to move; unset, as the system says. */
  readonly motion: boolean | null;
}

export type Pace = 'calm' | 'usual' | 'quick' | 'skip';

export type Showing = 'wait' | 'short' | 'none';

const USUAL: Preferences = {
  theme: 'system',
  text: 'm',
  language: null,
  sounds: false,
  notifications: false,
  confirm: null,
  curtain: true,
  votes: null,
  rounds: null,
  others: 'usual',
  motion: null,
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
  applyLook();
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function applyLook(): void {
  document.documentElement.dataset.text = current.text;
  const { theme, motion } = current;
  document.documentElement.toggleAttribute('data-still', motion === false);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Who has chosen nothing is waited for at the table; who only watches is not. */
export function showingFor(chosen: Showing | null, seat: string | null): Showing {
  return chosen ?? (seat === null ? 'short' : 'wait');
}

/** Whether an answer waits for a second press. */
export function confirmsAnswers({ confirm }: Preferences): boolean {
  return confirm ?? matchMedia('(pointer: coarse)').matches;
}
