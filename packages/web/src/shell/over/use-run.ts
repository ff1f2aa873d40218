/** A replay that runs by itself, moment by moment, and stops for the scenes on its way and at the end. */
import type { LogEntry } from '@polity/kernel';
import { useEffect, useState } from 'react';
import type { Scene } from '../../board/scene/happening.js';
import type { Past } from '../past/use-past.js';
import type { LoadedGame } from '../ui/use-game.js';
import { scenesOf } from './replay-scenes.js';

export const SPEEDS = [1, 2, 4, 8];
/** Milliseconds that a moment is seen at the usual speed. */
const PACE = 1200;
const NONE: readonly Scene[] = [];

export interface Run {
  readonly playing: boolean;
  readonly speed: number;
  readonly scenes: readonly Scene[];
  play(on: boolean): void;
  setSpeed(times: number): void;
  /** Leaves what is still to be seen of the scenes. */
  leave(scenes: readonly Scene[]): void;
}

/** @param log all of the log. */
export function useRun(
  past: Past,
  game: LoadedGame,
  log: readonly LogEntry[],
  seat: string | null,
  atOnce: boolean,
): Run {
  const [playing, play] = useState(atOnce);
  const [speed, setSpeed] = useState(1);
  const [scenes, leave] = useState(NONE);
  const { shown, failed, go } = past;

  // biome-ignore lint/correctness/useExhaustiveDependencies: who stops it still sees what has begun
  useEffect(() => {
    const before = shown?.before?.told;
    // Who jumps sees where it leads; who lets it run sees what happens on the way.
    const next = before !== undefined && shown?.moments[shown.moments.indexOf(before) + 1] === shown?.told;
    leave(shown && playing && next ? scenesOf(game, log.slice(0, shown.told), before, seat) : NONE);
  }, [shown]);

  useEffect(() => {
    if (!playing || shown === null || scenes.length > 0) return;
    const next = shown.moments[shown.moments.indexOf(shown.told) + 1];
    if (next === undefined || failed) {
      play(false);
      return;
    }
    const timer = setTimeout(() => go(next), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, shown, failed, go, speed, scenes]);

  return { playing, speed, scenes, play, setSpeed, leave };
}
