/** The past running by itself, moment by moment; it waits for the scenes on its way, and stops at the end. */
import type { LogEntry } from '@polity/kernel';
import { useEffect, useState } from 'react';
import type { LoadedGame } from '../ui/use-game.js';
import type { Past } from './use-past.js';
import { type PastScenes, useScenes } from './use-scenes.js';

export const SPEEDS = [1, 2, 4, 8];
/** Milliseconds that a moment is seen at the usual speed. */
const PACE = 1200;

export interface Run {
  readonly playing: boolean;
  readonly speed: number;
  readonly seen: PastScenes;
  play(on: boolean): void;
  setSpeed(times: number): void;
}

/**
 * @param log all of the log.
 * @param ended is told that it has come to the end by itself.
 */
export function useRun(
  past: Past,
  game: LoadedGame,
  log: readonly LogEntry[],
  seat: string | null,
  atOnce: boolean,
  ended?: () => void,
): Run {
  const [playing, play] = useState(atOnce);
  const [speed, setSpeed] = useState(1);
  const seen = useScenes(past, game, log, seat, playing);
  const { shown, failed, go } = past;
  const { scenes } = seen;

  useEffect(() => {
    if (!playing || shown === null || scenes.length > 0) return;
    const next = shown.moments[shown.moments.indexOf(shown.told) + 1];
    if (next === undefined || failed) {
      play(false);
      if (!failed) ended?.();
      return;
    }
    const timer = setTimeout(() => go(next), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, shown, failed, go, speed, scenes, ended]);

  return { playing, speed, seen, play, setSpeed };
}
