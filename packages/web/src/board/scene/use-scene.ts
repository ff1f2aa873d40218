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
  /** The same for who is in a hurry: what is seen there passes by itself. From the last step to what comes after. */
  cut(): void;
  again(): void;
}

/** How long the end stays for who did not wait for it, in milliseconds. */
const MOMENT = 3000;

/**
 * @param times how long each step is shown before the next, in milliseconds; the last one stays.
 * @param patience how long the last one stays before the scene passes by itself.
 * @param hurried whether it begins at its end, because what led to it was cut short.
 */
export function useScene(times: readonly number[], patience: Patience, pass: () => void, hurried = false): SceneSteps {
  const speed = useContext(SceneSpeed);
  const last = times.length;
  const [step, setStep] = useState(() => (hurried || prefersStillness() ? last : 0));
  const [brief, setBrief] = useState(hurried);
  const done = step >= last;
  const stays = brief ? Math.min(patience ?? MOMENT, MOMENT) : patience;
  const wait = done ? stays : times[step];
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
    cut: () => {
      if (done) pass();
      setStep(last);
      setBrief(true);
    },
    again: () => {
      setStep(0);
      setBrief(false);
    },
  };
}
