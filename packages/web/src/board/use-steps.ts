/** Goes through steps by itself, one after the other; can be stopped, skipped and begun again. */
import { useEffect, useState } from 'react';
import { preferences } from '../shell/preferences.js';

export interface Steps {
  /** How many steps are shown. */
  readonly shown: number;
  readonly playing: boolean;
  readonly done: boolean;
  play(): void;
  pause(): void;
  next(): void;
  back(): void;
  /** Shows everything at once. */
  skip(): void;
  /** Begins again. */
  replay(): void;
}

export interface StepsOptions {
  /** How long each step is shown before the next, in milliseconds. */
  readonly pace?: number;
  /** How many are shown from the beginning. */
  readonly from?: number;
}

export function prefersStillness(): boolean {
  const { motion } = preferences();
  if (motion !== null) return !motion;
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** @param id of what is gone through: another one begins from its beginning. */
export function useSteps(id: string, count: number, { pace = 700, from = 1 }: StepsOptions = {}): Steps {
  const [state, setState] = useState({ id, shown: from, playing: true });
  const { shown, playing } = state.id === id ? state : { shown: from, playing: true };
  const still = prefersStillness();
  const now = still && playing ? count : Math.min(shown, count);
  const set = (wanted: number, goesOn: boolean) =>
    setState({ id, shown: Math.max(1, Math.min(count, wanted)), playing: goesOn });
  useEffect(() => {
    if (!playing || still || now >= count) return;
    const timer = setTimeout(() => setState({ id, shown: now + 1, playing: true }), pace);
    return () => clearTimeout(timer);
  }, [id, playing, still, now, count, pace]);
  return {
    shown: now,
    playing: playing && now < count,
    done: now >= count,
    play: () => set(now, true),
    pause: () => set(now, false),
    next: () => set(now + 1, false),
    back: () => set(now - 1, false),
    skip: () => set(count, true),
    replay: () => set(1, !still),
  };
}
