/** The scene that is shown now, for a lesson that speaks in it: what it tells of, and its room for that. */
import type { LogEntry } from '@polity/kernel';
import { createContext, type ReactNode, useMemo, useSyncExternalStore } from 'react';

export interface Told {
  /** The entry of the log that makes it a scene. */
  readonly entry: LogEntry | undefined;
  readonly view: object;
  readonly log: readonly LogEntry[];
}

/** What the scene tells; null for scenes of which no lesson speaks. */
export const ToldOnStage = createContext<Told | null>(null);

interface OnStageProps extends Omit<Told, 'entry'> {
  readonly at: number;
  readonly children: ReactNode;
}

export function OnStage({ at, view, log, children }: OnStageProps) {
  const told = useMemo(() => ({ entry: log[at], view, log }), [at, view, log]);
  return <ToldOnStage value={told}>{children}</ToldOnStage>;
}

interface Stage {
  readonly told: Told;
  readonly room: HTMLElement;
}

let now: Stage | null = null;
const listeners = new Set<() => void>();

export function enter(stage: Stage | null): void {
  now = stage;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useStage(): Stage | null {
  return useSyncExternalStore(listen, () => now);
}
