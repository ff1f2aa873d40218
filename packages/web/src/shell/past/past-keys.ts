/** Keys that go through the past wherever the focus is, and what any other key does there. */
import { useEffect, useRef } from 'react';
import { isWriting } from '../answers/use-keys.js';
import type { Moment } from './moments.js';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };
/** Keys that do something to what has the focus, or nothing alone. */
const LEFT_ALONE = ['Tab', 'Enter', ' ', 'Shift', 'Control', 'Alt', 'Meta', 'ArrowUp', 'ArrowDown'];

export function usePastKeys(
  { at }: Pick<Moment, 'at'>,
  stepTo: (to: number) => void,
  onOther: (key: string) => void,
): void {
  const onKey = (key: string) => {
    const step = STEPS[key];
    if (step !== undefined) stepTo(at + step);
    else if (key === 'Home') stepTo(0);
    else onOther(key);
  };
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key } = event;
      // What lay over the page has closed by it.
      if (event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || LEFT_ALONE.includes(key) || isWriting(target)) return;
      if (document.querySelector('[role=dialog]')) return;
      const own = target instanceof HTMLInputElement || (target instanceof Element && target.closest('.log-lines'));
      if (own && (key in STEPS || key === 'Home' || key === 'End')) return;
      latest.current(key);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
