/** Turns from part to part of a board; from what has just come of an action a moment later, so that it is seen. */
import type { AskDescription } from '@polity/kernel';
import { useCallback, useEffect, useRef } from 'react';
import { questionId } from '../shell/answers/question.js';

/** How long what came of an action is looked at, in milliseconds. */
const SEEN = 1400;

interface Asked {
  readonly ask: AskDescription | null;
  /** Whether the person has opened a part while it was asked. */
  opened?: boolean;
  /** Whether an action of the same seat was over with it, and nothing was turned to since. */
  over: boolean;
}

export interface Turning<Part extends string> {
  /** For whatever turns by itself; who has opened a part for this question stays there. */
  turnTo(part: Part): void;
  /** For a person, who is given it at once. */
  open(part: Part): void;
}

/** @param between the kind of question that is put between two actions. */
export function useTurning<Part extends string>(
  ask: AskDescription | null,
  between: string,
  part: Part,
  setPart: (part: Part) => void,
): Turning<Part> {
  const asked = useRef<Asked>({ ask, over: false });
  const before = asked.current.ask;
  if (idOf(before) !== idOf(ask)) {
    const over = ask?.kind === between && before?.seat === ask.seat && before.kind !== between;
    asked.current = { ask, over };
  }
  const shown = useRef(part);
  shown.current = part;
  const waiting = useRef<() => void>(undefined);
  const question = idOf(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was to be turned to belongs to one question
  useEffect(() => () => waiting.current?.(), [question]);
  const open = useCallback(
    (to: Part) => {
      asked.current.opened = true;
      setPart(to);
    },
    [setPart],
  );
  const turnTo = useCallback(
    (to: Part) => {
      waiting.current?.();
      if (asked.current.opened) return;
      if (!asked.current.over || to === shown.current) return setPart(to);
      const from = shown.current;
      const turn = () => {
        waiting.current?.();
        asked.current.over = false;
        if (shown.current === from) setPart(to);
      };
      let timer = setTimeout(turn, SEEN);
      // Nothing goes from under a finger.
      const again = () => {
        clearTimeout(timer);
        timer = setTimeout(turn, SEEN);
      };
      addEventListener('pointerdown', again, { passive: true });
      waiting.current = () => {
        clearTimeout(timer);
        removeEventListener('pointerdown', again);
      };
    },
    [setPart],
  );
  return { turnTo, open };
}

function idOf(ask: AskDescription | null): string {
  return ask === null ? '' : questionId(ask);
}
