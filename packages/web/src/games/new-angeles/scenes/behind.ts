/** What the board shows behind a scene that has told its end: the numbers that the scene speaks of, not those before it. */
import type { LogEntry } from '@polity/kernel';
import type { NewAngelesView, Seat } from '@polity/new-angeles/page';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

let behind: NewAngelesView | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(view: NewAngelesView | null): void {
  behind = view;
  for (const listener of listeners) listener();
}

/** The position that a scene on the stage speaks of, if one does. */
export function useBehind(): NewAngelesView | null {
  return useSyncExternalStore(subscribe, () => behind);
}

/** Shows the position behind the scene as long as the scene is there; null leaves the board as it is. */
export function useShownBehind(view: NewAngelesView | null, newer: readonly LogEntry[]): void {
  const { length } = newer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a log grows, and what it has told stays
  const told = useMemo(() => view && asTold(view, newer), [view, length]);
  useLayoutEffect(() => {
    if (told === null) return;
    show(told);
    return () => show(null);
  }, [told]);
}

/** A position with the capital and the threat that the log has told since. */
export function asTold(view: NewAngelesView, newer: readonly LogEntry[]): NewAngelesView {
  if (newer.length === 0) return view;
  const players = { ...view.players };
  let { threat } = view;
  for (const { kind, params } of newer) {
    const amount = Number(params.amount);
    if (kind === 'threat') threat += amount;
    if (kind !== 'capital') continue;
    const seat = params.seat as Seat;
    players[seat] = { ...players[seat], capital: players[seat].capital + amount };
  }
  return { ...view, threat, players };
}

/** A position as it was, but for the capital and the threat of a later one. */
export function withNumbersOf(before: NewAngelesView, { threat, players }: NewAngelesView): NewAngelesView {
  const entries = before.seats.map((seat) => [seat, { ...before.players[seat], capital: players[seat].capital }]);
  return { ...before, threat, players: Object.fromEntries(entries) };
}
