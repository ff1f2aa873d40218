/** A seat as the page draws it: its look, and who sits there. */
import type { SeatHolder } from '@polity/server/wire';

export type Shape = 'triangle' | 'circle' | 'diamond' | 'square' | 'hexagon' | 'star' | 'shield';

/** Who a seat is, by colour and by shape; `colour` names a custom property of the style sheet. */
export interface SeatLook {
  readonly colour: string;
  readonly shape: Shape;
}

/** Who has a role at a table: somebody on its seat, or the game itself, in one of its modes. */
export type Holder = SeatHolder | { readonly kind: 'game'; readonly mode: string };

/** A role at the table: who has it, and whether the table waits for them. */
export interface SeatAtTable {
  readonly seat: string;
  readonly look: SeatLook;
  readonly holder: Holder;
  /** Who holds it, in words: a person, a bot, the game itself, nobody yet. */
  readonly player: string;
  /** Whether it is a person's who is not here now. */
  readonly away: boolean;
  readonly deciding: boolean;
}
