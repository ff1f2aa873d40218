/**
 * Scenes: what everybody sees happen before the page goes on. A game says which entries of its log are one and draws
 * it; the page holds back what has arrived until it was seen.
 */
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { type ComponentType, createContext } from 'react';
import type { SeatAtTable } from '../../games/seat.js';

/** `suspense` goes before a decision and passes by itself; `result` is what was decided. */
export type SceneKind = 'suspense' | 'result' | 'card' | 'round' | 'pause';

export interface Scene {
  /** The same as long as it is the same happening. */
  readonly id: string;
  readonly kind: SceneKind;
  /** The entry of the log that makes it one. */
  readonly at: number;
}

/** What comes before the position that it belongs to; the others are seen with it, and hold back what follows. */
const BEFORE: ReadonlySet<SceneKind> = new Set<SceneKind>(['suspense', 'result', 'round']);

export function comesBefore({ kind }: Scene): boolean {
  return BEFORE.has(kind);
}

/** How long a scene stays once all of it was shown, in milliseconds; null until somebody passes it. */
export type Patience = number | null;

/** How many times as fast as usual scenes are shown. */
export const SceneSpeed = createContext(1);

/** The way past all that waits behind a scene, with what its button says; null where nothing does. */
export const WayToNow = createContext<{ readonly label: string; go(): void } | null>(null);

export interface SceneProps {
  readonly scene: Scene;
  /** What is seen on the table, and what it will be. */
  readonly before: object;
  readonly after: object;
  /** The log, with what the scene tells. */
  readonly log: readonly LogEntry[];
  /** The log with what has arrived since and is held back, for a scene that goes on telling; none where nothing can. */
  readonly newest?: readonly LogEntry[];
  /** Whose eyes see it; null for a spectator. */
  readonly seat: string | null;
  readonly seats: readonly SeatAtTable[];
  readonly words: GameWords;
  readonly patience: Patience;
  /** Whether results that have arrived already come after it. */
  readonly more: boolean;
  /** Whether what led to it was cut short: it is shown as it ends. */
  readonly hurried?: boolean;
  pass(): void;
  /** Passes it, and cuts short what comes of it, unless something is asked before. */
  hurry?(): void;
  /** Passes over all that has arrived to the last result. */
  skip(): void;
}

/** What a game brings for its scenes. */
export interface GameScenes {
  /** Those of a log from an entry on, in their order. */
  of(log: readonly LogEntry[], from: number, seat: string | null): readonly Scene[];
  readonly Scene: ComponentType<SceneProps>;
}
