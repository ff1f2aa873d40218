/** Keys that go through the past wherever the focus is, with Shift in detail, and what any other key does there. */
import { useEffect, useRef } from 'react';
import { isWriting } from '../answers/use-keys.js';
import { type Standing, stepFrom } from './stops.js';

const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
const LEAPS: Readonly<Record<string, number>> = { PageUp: -10, PageDown: 10 };
/** Keys that do something to what has the focus, or nothing alone. */
const LEFT_ALONE = ['Tab', 'Enter', ' ', 'Shift', 'Control', 'Alt', 'Meta', 'ArrowUp', 'ArrowDown'];

export function usePastKeys(moment: Standing, stepTo: (to: number) => void, onOther: (key: string) => void): void {
  const onKey = (key: string, detail: boolean) => {
    const [way, leap] = [WAYS[key], LEAPS[key]];
    if (way !== undefined) stepTo(stepFrom(moment, way, detail));
    else if (leap !== undefined) stepTo(moment.at + leap);
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
      if (own && (key in WAYS || key in LEAPS || key === 'Home' || key === 'End')) return;
      latest.current(key, event.shiftKey);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
