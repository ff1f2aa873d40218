/** The games that bring something of their own to the page, found by the name of their folder. */
import type { GameUi, SeatLook, Shape } from './game-ui.js';

const modules = import.meta.glob<GameUi>('./*/index.tsx', { import: 'default' });

const PLAIN: GameUi = { seatColours: {} };

export async function loadGameUi(game: string): Promise<GameUi> {
  const load = modules[`./${game}/index.tsx`];
  return load ? await load() : PLAIN;
}

const SHAPES: readonly Shape[] = ['triangle', 'circle', 'diamond', 'square', 'hexagon', 'star'];

/** A seat's colour and shape; a game that has not chosen any gets them in the order of its seats. */
export function seatLook(ui: GameUi, seats: readonly string[], seat: string): SeatLook {
  const chosen = ui.seatColours[seat];
  if (chosen) return chosen;
  const index = Math.max(0, seats.indexOf(seat));
  return { colour: `--seat-${(index % 6) + 1}`, shape: SHAPES[index % SHAPES.length] ?? 'circle' };
}
