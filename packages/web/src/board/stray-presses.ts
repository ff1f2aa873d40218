/** Presses that were not meant: the second of a double tap that meets the next question, the end of a long look. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isInExplained } from './tip.js';

/** Milliseconds between the presses of a double tap, and pixels. */
const TWICE = 350;
const NEAR = 30;
/** Whoever still presses when a question has stood so long has seen it, and means it. */
const SEEN = 1000;
/** Who presses for so long reads what is explained meanwhile. */
const HELD = 500;

/** Taking back is pressed as often as wanted. */
const AGAIN = '.ask-buttons > :not(.primary)';

interface Press {
  readonly question: string;
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** @param question what is asked now; '' for nothing. */
export function useStrayPresses(question: string): void {
  const asked = useRef({ question, since: 0 });
  // Together with the question, not a moment later: until then a tap would count as one on the question before.
  useLayoutEffect(() => {
    asked.current = { question, since: performance.now() };
  }, [question]);
  useEffect(() => {
    const over = new AbortController();
    let last: Press | null = null;
    let down = 0;
    let looked = false;
    const click = (event: PointerEvent) => {
      const { timeStamp: time, clientX: x, clientY: y } = event;
      if (event.detail === 0) return;
      const now = asked.current;
      const again = last !== null && time - now.since < SEEN && isAgain(event, last);
      const stray = looked || (again && last?.question !== '' && last?.question !== now.question);
      looked = false;
      // Of three quick presses the third one is as stray as the second.
      last = { question: again && last ? last.question : now.question, time, x, y };
      if (!stray) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const options = { capture: true, signal: over.signal };
    const press = ({ timeStamp }: PointerEvent) => {
      down = timeStamp;
      looked = false;
    };
    const letGo = ({ target, pointerType, timeStamp }: PointerEvent) => {
      looked = pointerType === 'touch' && timeStamp - down > HELD && target instanceof Element && isRead(target);
    };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', letGo, options);
    addEventListener('click', click as (event: MouseEvent) => void, options);
    return () => over.abort();
  }, []);
}

/** A mouse counts its presses itself; of fingers it is told by where and when they came down. */
function isAgain({ target, pointerType, detail, timeStamp, clientX, clientY }: PointerEvent, last: Press): boolean {
  if (timeStamp - last.time > TWICE || (target instanceof Element && target.closest(AGAIN))) return false;
  return pointerType === 'mouse' ? detail > 1 : Math.hypot(clientX - last.x, clientY - last.y) < NEAR;
}

/** Whether it would do something and is explained now. */
function isRead(pressed: Element): boolean {
  return isInExplained(pressed) && pressed.closest('[aria-disabled="true"]') === null;
}
