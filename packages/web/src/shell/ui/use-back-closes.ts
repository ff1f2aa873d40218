/**
 * While something lies over the page, going back (a gesture on phones) closes it instead of leaving the page: one entry
 * of the history stands for all that lies there, and is taken back when nothing does any more.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';

const GUARD = { over: true };
const open: (() => void)[] = [];
let leaving = false;
const listeners = new Set<() => void>();

const isGuarded = () => (history.state as Partial<typeof GUARD> | null)?.over === true;

function guard(): void {
  if (isGuarded()) return;
  // What lay over the page leaves it where it was, or brings it there itself.
  history.scrollRestoration = 'manual';
  history.pushState(GUARD, '');
}

function gone(): void {
  const byItself = leaving;
  leaving = false;
  if (open.length === 0 || isGuarded()) return;
  if (!byItself) open.pop()?.();
  if (open.length > 0) guard();
}

/** Whatever closes and opens something else in one go leaves the history as it is. */
function settle(): void {
  setTimeout(() => {
    if (open.length > 0 || leaving || !isGuarded()) return;
    leaving = true;
    history.back();
  });
}

export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return undefined;
    const mine = () => latest.current();
    open.push(mine);
    tell();
    // The same listener is added once.
    addEventListener('popstate', gone);
    guard();
    return () => {
      const at = open.indexOf(mine);
      if (at >= 0) open.splice(at, 1);
      tell();
      settle();
    };
  }, [isOpen]);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether anything lies over the page that somebody has opened. */
export function useLiesOver(): boolean {
  return useSyncExternalStore(subscribe, () => open.length > 0);
}
