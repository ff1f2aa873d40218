/** How the board is laid out in the room that it is given. */

/** `one`: everything on one screen; `flow`: one below the other, scrolling; `tabs`: a part at a time, on a phone. */
export type Mode = 'one' | 'flow' | 'tabs';

export interface Layout {
  readonly mode: Mode;
  /** Company cards side by side in the Capitalist sector, and in the two below it. */
  readonly columns: number;
  /** How large text and figures are. */
  readonly size: 'tight' | 'usual' | 'roomy';
}

/** From where on all of it fits: a page of 1024 by 768 less its bar, or less high with the players in a column. */
export const ONE_SCREEN = { width: 960, height: 700 } as const;
const ONE_SCREEN_WIDE = { width: 1240, height: 640 } as const;
const TIGHT_BELOW = { width: 1380, height: 800 } as const;
const ROOMY_FROM = { width: 1760, height: 960 } as const;
const CARD_WIDTH = 112;

export function layoutFor(width: number, height: number, narrow: boolean): Layout {
  if (narrow) return { mode: 'tabs', columns: Math.max(2, Math.floor(width / (CARD_WIDTH + 6))), size: 'usual' };
  const fits = [ONE_SCREEN, ONE_SCREEN_WIDE].some((least) => width >= least.width && height >= least.height);
  if (!fits) return { mode: 'flow', columns: 6, size: 'tight' };
  if (width < TIGHT_BELOW.width || height < TIGHT_BELOW.height) return { mode: 'one', columns: 6, size: 'tight' };
  const roomy = width >= ROOMY_FROM.width && height >= ROOMY_FROM.height;
  return { mode: 'one', columns: 6, size: roomy ? 'roomy' : 'usual' };
}
