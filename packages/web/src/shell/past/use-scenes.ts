/**
 * What everybody saw happen, once more in the past: who goes on by one step, or lets a replay run, comes upon it as those
 * did who played. Who jumps, or draws the slider, sees where that leads.
 */
import type { LogEntry } from '@polity/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { comesBefore, type Scene } from '../../board/scene/happening.js';
import { preferences } from '../preferences.js';
import { isWanted } from '../table/scenes.js';
import type { LoadedGame } from '../ui/use-game.js';
import type { Past, PastShown } from './use-past.js';

/** Whoever goes step by step has come upon the pages; the cards of others are told at the bar. */
const PAGES: readonly string[] = ['result', 'round'];
const RUNNING: readonly string[] = [...PAGES, 'card'];
const NONE: readonly Scene[] = [];

export interface PastScenes {
  readonly scenes: readonly Scene[];
  /** The past as the table shows it: what is still to be seen has not happened there. */
  readonly behind: Past;
  /** Leaves what is still to be seen. */
  leave(scenes: readonly Scene[]): void;
  /** To a moment, one step on or anywhere else. */
  step(to: number): void;
  jump(to: number): void;
  /** To a moment as from the one before it, where that has something to be seen. */
  into(to: number): void;
  /** To a moment, or to the first on the way there that has something to be seen. */
  onward(to: number): void;
}

/** @param log all of the log. */
export function useScenes(
  past: Past,
  game: LoadedGame,
  log: readonly LogEntry[],
  seat: string | null,
  running = false,
): PastScenes {
  const { shown, line, go } = past;
  const [scenes, leave] = useState(NONE);
  const stepped = useRef(false);
  const entering = useRef<number | null>(null);
  const kinds = running ? RUNNING : PAGES;
  const scenesAt = (at: number) => {
    const [from, to] = [shown?.moments[at - 1], shown?.moments[at]];
    if (from === undefined || to === undefined) return NONE;
    const scenes = game.ui.scenes?.of(log.slice(0, to), from, seat) ?? NONE;
    return scenes.filter((scene) => kinds.includes(scene.kind) && isWanted(scene, preferences()));
  };
  const goTo = (to: number, byStep: boolean) => {
    const told = shown?.moments[Math.max(0, Math.min(to, shown.moments.length - 1))];
    stepped.current = byStep;
    if (told !== undefined) go(told);
  };
  const into = (to: number) => {
    const seen = shown !== null && to !== atOf(shown) + 1 && scenesAt(to).length > 0;
    entering.current = seen ? to : null;
    goTo(seen ? to - 1 : to, true);
  };

  // Before it is painted: until its scenes were seen the table stays as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who stops it still sees what has begun
  useLayoutEffect(() => {
    const next = shown !== null && isNext(shown) && (running || stepped.current);
    leave(next ? scenesAt(atOf(shown)) : NONE);
    const to = entering.current;
    entering.current = null;
    if (to !== null) goTo(to, true);
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line that is pressed
  useEffect(() => {
    if (line !== null && shown !== null) into(shown.moments.findIndex((told) => told > line.number));
  }, [line]);

  return {
    scenes,
    behind: scenes.some(comesBefore) ? { ...past, shown: beforeOf(shown) } : past,
    leave,
    step: (to) => (shown !== null && to > atOf(shown) ? into(to) : goTo(to, true)),
    jump: (to) => goTo(to, false),
    into,
    onward: (to) => {
      let at = shown === null ? to : atOf(shown) + 1;
      while (at < to && scenesAt(at).length === 0) at++;
      into(at);
    },
  };
}

function atOf({ moments, told }: PastShown): number {
  return moments.indexOf(told);
}

/** Whether it follows what was shown before. */
function isNext({ moments, told, before }: PastShown): boolean {
  return before !== null && moments[moments.indexOf(before.told) + 1] === told;
}

function beforeOf(shown: PastShown | null): PastShown | null {
  return shown?.before ? { ...shown, ...shown.before, before: null } : shown;
}
