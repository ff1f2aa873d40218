/** What a page that draws the game needs of it: what is printed, its names, and the market as a seat sees it. */
export type { MarketView, Stall } from './knowledge.js';
export {
  COLOURS,
  type Colour,
  type Errand,
  LANTERNS,
  type Lantern,
  type MarketNames,
  type Seat,
} from './state.js';
