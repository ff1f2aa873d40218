/** How the board is laid out in the room that it is given. */

/** `one`: everything on one screen; `flow`: one below the other, scrolling; `tabs`: a part at a time, on a phone. */
export type Mode = 'one' | 'flow' | 'tabs';

export interface Layout {
  readonly mode: Mode;
  /** Whether trades and log have a column of their own; else trades share one with the deal, and the log is drawn out. */
  readonly wide: boolean;
  /** Whether map and cards are drawn smaller. */
  readonly tight: boolean;
}

const ONE_SCREEN = { width: 960, height: 690 } as const;
const WIDE = 1240;
const TIGHT_BELOW = 800;

export function layoutFor(width: number, height: number, narrow: boolean): Layout {
  if (narrow) return { mode: 'tabs', wide: false, tight: false };
  const wide = width >= WIDE;
  const fits = width >= ONE_SCREEN.width && height >= ONE_SCREEN.height;
  if (!fits) return { mode: 'flow', wide, tight: false };
  return { mode: 'one', wide, tight: !wide || height < TIGHT_BELOW };
}
