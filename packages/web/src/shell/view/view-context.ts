/** What every part of a view's rendering needs: the game's words, the looks of its seats, what not to show. */

import { Catalogue, GameWords } from '@polity/words';
import { createContext } from 'react';
import type { SeatLook } from '../../games/game-ui.js';

export interface ViewSettings {
  readonly words: GameWords;
  readonly hidden: ReadonlySet<string>;
  /** Fields that are shown before others of their kind. */
  readonly first: readonly string[];
  /** The look of a value that is a seat. */
  lookOf(value: string): SeatLook | undefined;
}

export const ViewContext = createContext<ViewSettings>({
  words: new GameWords(new Catalogue('en', [])),
  hidden: new Set(),
  first: [],
  lookOf: () => undefined,
});
