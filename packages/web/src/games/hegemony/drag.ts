/** Dragging without the pointer: who can be taken up, where they may be put down, and when it is a drag at all. */
import { pathsOf } from './choices-paths.js';
import { workerAt } from './derive.js';
import type { Pointing, Question } from './pointing.js';
import type { Spot } from './spots.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hand that presses trembles; further than this it means to carry something. */
const DRAG_FROM = 6;

export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= DRAG_FROM;
}

/** The workers who could be carried to some other spot. */
export function draggableIn({ ask, view }: Question, { picked: { path } }: Pointing): ReadonlySet<Spot> {
  const draggable = new Set<Spot>();
  if (ask.type !== 'one') return draggable;
  // Where one is in hand already, it is that one.
  const at = Math.max(0, path.length - 1);
  for (const option of ask.options) {
    for (const way of pathsOf(ask, view, option)) {
      const taken = way[at];
      if (taken === undefined || way.length === at + 1 || !path.every((spot, i) => spot === way[i])) continue;
      if (workerAt(view, taken)) draggable.add(taken);
    }
  }
  return draggable;
}

/** Has a worker in hand: picked as the first of two spots, even where pointing at it alone would be an answer. */
export function takeUp(pointing: Pointing, spot: Spot): Pointing {
  const { picked } = pointing;
  if (picked.path.at(-1) === spot) return pointing;
  return { picked: { ...picked, path: [...picked.path, spot] }, armed: null };
}

/**
 * The spot that is meant by letting go above these, the topmost first. A company stands for its slot where only one of
 * them would do.
 */
export function dropAmong(under: readonly Spot[], targets: ReadonlySet<Spot>): Spot | null {
  const hit = under.find((spot) => targets.has(spot));
  if (hit !== undefined) return hit;
  for (const spot of under) {
    if (!spot.startsWith('company:')) continue;
    const slots = [...targets].filter((target) => target.startsWith(`${spot.replace('company:', 'slot:')}:`));
    if (slots.length === 1 && slots[0] !== undefined) return slots[0];
  }
  return null;
}

/** So near to an edge the board begins to move below what is carried. */
const EDGE = 52;
const FASTEST = 14;

/** How far to scroll in the next frame: up is negative, and the nearer to the edge the faster. */
export function scrollFor(y: number, { top, bottom }: { readonly top: number; readonly bottom: number }): number {
  const above = top + EDGE - y;
  const below = y - (bottom - EDGE);
  const deep = Math.min(1, Math.max(above, below) / EDGE);
  if (deep <= 0) return 0;
  return Math.round(FASTEST * deep) * (above > below ? -1 : 1);
}
