/** Keys of a question that is answered on the board: a digit or A opens its list of answers, Escape or A closes it. */
import { useEffect, useRef } from 'react';
import { isDigit, isWriting, useKeys } from '../shell/answers/use-keys.js';

export interface ListKeys {
  /** Whether the list is shown now. */
  readonly listed: boolean;
  /** @param digit the one that was typed, if one was. */
  open(digit?: string): void;
  close(): void;
}

export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useKeys((event) => {
    const { listed, open, close } = keys;
    if (event.key === 'a') listed ? close() : open();
    else if (isDigit(event.key) && !listed) open(event.key);
    else return;
    event.preventDefault();
  });
  // Escape is meant for the list also while somebody searches it, once there is nothing left to clear.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !latest.current.listed || document.querySelector('[role=dialog]')) return;
      const { target } = event;
      if (isWriting(target) && !(target instanceof HTMLInputElement && target.value === '')) return;
      latest.current.close();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
