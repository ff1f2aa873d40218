/** A bar that shows how far long work has come, for a person at a terminal and for nobody else. */
import type { Writer } from './world.js';

export interface Progress {
  show(done: number, total: number): void;
  /** Takes the bar off the screen. */
  clear(): void;
}

const WIDTH = 30;
const MILLISECONDS_BETWEEN = 100;
const ERASE_LINE = '\r\u001b[K';
const SILENT: Progress = { show() {}, clear() {} };

export function progress(errors: Writer, label: string, now: () => number = () => performance.now()): Progress {
  if (!errors.isTTY) return SILENT;
  let last = now();
  let shown = false;
  return {
    show(done, total) {
      if (now() - last < MILLISECONDS_BETWEEN) return;
      last = now();
      shown = true;
      const filled = Math.floor((WIDTH * done) / total);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      errors.write(`${ERASE_LINE}${label} ${bar} ${done} of ${total}`);
    },
    clear() {
      if (shown) errors.write(ERASE_LINE);
      shown = false;
    },
  };
}
