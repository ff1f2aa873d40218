/** Arrow keys go from line to line of the log; Tab comes to one of them only. */
import { type KeyboardEvent, useState } from 'react';

const POINTS = '.log-point';

export interface LogKeys {
  /** The line to which Tab comes; nothing has been chosen at first. */
  readonly line: number | undefined;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: { readonly target: EventTarget }): void;
}

export function useLogKeys(): LogKeys {
  const [line, setLine] = useState<number>();
  return {
    line,
    onKeyDown(event) {
      const lines: readonly Element[] = [...event.currentTarget.querySelectorAll(POINTS)];
      const at = document.activeElement === null ? -1 : lines.indexOf(document.activeElement);
      const to = at < 0 ? undefined : wanted(event.key, at, lines.length - 1);
      if (to === undefined) return;
      (lines[to] as HTMLElement | undefined)?.focus();
      event.preventDefault();
      // The same keys go through the answers elsewhere.
      event.stopPropagation();
    },
    onFocus({ target }) {
      if (target instanceof HTMLElement && target.dataset.line !== undefined) setLine(Number(target.dataset.line));
    },
  };
}

/** The line that a key leads to; nothing for keys that lead nowhere. */
export function wanted(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
