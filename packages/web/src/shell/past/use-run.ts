/**
 * The past running by itself, from action to action as its steps go, or in detail from moment to moment; it waits for the
 * scenes on its way, and stops at the end.
 */
import type { LogEntry } from '@polity/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LoadedGame } from '../ui/use-game.js';
import { stepFrom, stopsOf } from './stops.js';
import type { Past } from './use-past.js';
import { type PastScenes, useScenes } from './use-scenes.js';

export const SPEEDS = [1, 2, 4, 8];
/** Milliseconds that what was done is seen at the usual speed. */
const PACE = 1200;

export interface Run {
  readonly playing: boolean;
  readonly speed: number;
  readonly seen: PastScenes;
  /** @param detail whether it goes by every moment. */
  play(on: boolean, detail?: boolean): void;
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
  const [playing, setPlaying] = useState(atOnce);
  const [detail, setDetail] = useState(false);
  const [speed, setSpeed] = useState(1);
  const seen = useScenes(past, game, log, seat, playing);
  const { shown, failed } = past;
  const { scenes } = seen;
  const onward = useRef(seen.onward);
  onward.current = seen.onward;
  const stops = useMemo(() => (shown ? stopsOf(shown.moments, log, game.words) : []), [shown, log, game]);

  useEffect(() => {
    if (!playing || shown === null || scenes.length > 0) return;
    const [at, last] = [shown.moments.indexOf(shown.told), shown.moments.length - 1];
    if (at === last || failed) {
      setPlaying(false);
      if (!failed) ended?.();
      return;
    }
    const timer = setTimeout(() => onward.current(stepFrom({ at, last, stops }, 1, detail)), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, detail, shown, stops, failed, speed, scenes, ended]);

  const play = (on: boolean, everything = false) => {
    setPlaying(on);
    setDetail(everything);
  };
  return { playing, speed, seen, play, setSpeed };
}
