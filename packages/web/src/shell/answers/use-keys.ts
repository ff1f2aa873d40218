/** Keys that mean something anywhere on the page, unless somebody is writing or a dialog is open. */
import { type RefObject, useEffect, useRef } from 'react';
import { typeDigit } from './keys.js';

export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return target.type !== 'radio' && target.type !== 'checkbox' && target.type !== 'range';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** The focus is on nothing that wants the key: on the page itself, or on the question, where it goes after an answer. */
export function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof HTMLElement && target.id === 'ask-question');
}

export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('[role=dialog]')) return;
      latest.current(event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** How long a digit waits for another one. */
export const DIGIT_WAIT = 800;

export function isDigit(key: string): boolean {
  return /^\d$/.test(key);
}

/**
 * Digits point at options, which are buttons with `data-number` inside the list. Arrows go from one to the next.
 *
 * @param first a digit that was typed before the list was there.
 */
export function useOptionKeys(list: RefObject<HTMLElement | null>, count: number, first?: string): void {
  const digits = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (digit: string) => {
    const typed = typeDigit(digits.current, digit, count);
    clearTimeout(timer.current);
    digits.current = typed.digits;
    timer.current = setTimeout(() => {
      digits.current = '';
    }, DIGIT_WAIT);
    if (typed.pick !== undefined) optionButton(list.current, typed.pick + 1)?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: typed once, before everything else
  useEffect(() => {
    if (first !== undefined) type(first);
  }, []);
  useKeys((event) => {
    if (isDigit(event.key)) {
      type(event.key);
      event.preventDefault();
      return;
    }
    const step = STEPS[event.key];
    const at = document.activeElement;
    if (step === undefined || !(at instanceof HTMLElement)) return;
    const current = Number(at.dataset.number ?? 0);
    if (current === 0 && !isNowhere(at) && !list.current?.contains(at)) return;
    optionButton(list.current, Math.min(count, Math.max(1, current + step)))?.focus();
    event.preventDefault();
  });
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function optionButton(list: HTMLElement | null, number: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-number="${number}"]`) ?? null;
}
