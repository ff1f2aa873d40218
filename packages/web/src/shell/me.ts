/** Who this browser is to the others: one name, wherever on the page it is shown or asked for. */
import { useEffect, useSyncExternalStore } from 'react';
import { api } from './api.js';

/** Null for who has not said it; undefined until the server was asked. */
type Name = string | null | undefined;

let known: Name;
let asked = false;
const listeners = new Set<() => void>();

function learn(name: string | null): void {
  known = name;
  for (const listener of listeners) listener();
}

export async function rename(name: string): Promise<void> {
  learn((await api.rename(name)).name);
}

export function useMyName(): Name {
  useEffect(() => {
    if (asked) return;
    asked = true;
    api.me().then(
      ({ name }) => learn(name),
      () => {
        asked = false;
      },
    );
  }, []);
  return useSyncExternalStore(subscribe, () => known);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
