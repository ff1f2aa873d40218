/** How a scene goes on: step by step, each for its time; at its end it waits, or passes by itself. */
import { useContext, useEffect, useState } from 'react';
import { prefersStillness } from '../use-steps.js';
import { type Patience, SceneSpeed } from './happening.js';

export interface SceneSteps {
  readonly step: number;
  readonly done: boolean;
  /** A step on, and from the last one to what comes after the scene. */
  next(): void;
  /** To the last step. */
  end(): void;
  again(): void;
}

/**
 * @param times how long each step is shown before the next, in milliseconds; the last one stays.
 * @param patience how long the last one stays before the scene passes by itself.
 */
export function useScene(times: readonly number[], patience: Patience, pass: () => void): SceneSteps {
  const speed = useContext(SceneSpeed);
  const last = times.length;
  const [step, setStep] = useState(() => (prefersStillness() ? last : 0));
  const done = step >= last;
  const wait = done ? patience : times[step];
  useEffect(() => {
    if (wait === null || wait === undefined) return;
    const timer = setTimeout(() => (done ? pass() : setStep(step + 1)), wait / speed);
    return () => clearTimeout(timer);
  }, [step, done, wait, speed, pass]);
  return {
    step,
    done,
    next: () => (done ? pass() : setStep(step + 1)),
    end: () => setStep(last),
    again: () => setStep(0),
  };
}
