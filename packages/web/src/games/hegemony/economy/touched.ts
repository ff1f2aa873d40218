/** My companies that others have changed since my turn: each is marked on the board until I have done something. */
import { useSyncExternalStore } from 'react';

let touched: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function markTouched(companies: readonly string[]): void {
  touched = new Set(companies);
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export function useTouched(company: string): boolean {
  return useSyncExternalStore(subscribe, () => touched.has(company));
}
