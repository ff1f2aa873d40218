/** How the board is laid out in the room that it is given. */

/** `one`: everything on one screen; `flow`: one below the other, scrolling; `tabs`: a part at a time. */
export type Mode = 'one' | 'flow' | 'tabs';

export interface Layout {
  readonly mode: Mode;
  /** Company cards side by side in the Capitalist sector, and in the two below it. */
  readonly columns: number;
  /** How large text and figures are. */
  readonly size: 'tight' | 'usual' | 'roomy';
}

/** From where on all of it fits. */
export const ONE_SCREEN = { width: 1000, height: 650 } as const;
const TIGHT_BELOW = { width: 1180, height: 780 } as const;
const ROOMY_FROM = { width: 1480, height: 880 } as const;
const TABS_BELOW = 700;
const CARD_WIDTH = 112;

export function layoutFor(width: number, height: number): Layout {
  if (width < TABS_BELOW) {
    return { mode: 'tabs', columns: Math.max(2, Math.floor(width / (CARD_WIDTH + 6))), size: 'usual' };
  }
  if (width < ONE_SCREEN.width || height < ONE_SCREEN.height) return { mode: 'flow', columns: 6, size: 'tight' };
  if (width < TIGHT_BELOW.width || height < TIGHT_BELOW.height) return { mode: 'one', columns: 6, size: 'tight' };
  const roomy = width >= ROOMY_FROM.width && height >= ROOMY_FROM.height;
  return { mode: 'one', columns: 6, size: roomy ? 'roomy' : 'usual' };
}
