/** Dragging without the pointer: what can be taken up, where it may be put down, and when it is a drag at all. */
import type { BoardRules } from './board-rules.js';
import { pathsOf, type Question } from './choices.js';
import type { Pointing } from './pointing.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hand that presses trembles; further than this it means to carry something. */
const DRAG_FROM = 6;

export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= DRAG_FROM;
}

/** The spots from which something could be carried to another. */
export function draggableIn(question: Question, { picked: { path } }: Pointing): ReadonlySet<string> {
  const { rules, ask, view } = question;
  const draggable = new Set<string>();
  if (ask.type !== 'one' || rules.canCarry === undefined) return draggable;
  // Where something is in hand already, it is that.
  const at = Math.max(0, path.length - 1);
  for (const option of ask.options) {
    for (const way of pathsOf(question, option)) {
      const taken = way[at];
      if (taken === undefined || way.length === at + 1 || !path.every((spot, i) => spot === way[i])) continue;
      if (rules.canCarry(taken, view)) draggable.add(taken);
    }
  }
  return draggable;
}

/** Has something in hand: picked as the first of two spots, even where pointing at it alone would be an answer. */
export function takeUp(pointing: Pointing, spot: string): Pointing {
  const { picked } = pointing;
  if (picked.path.at(-1) === spot) return pointing;
  return { picked: { ...picked, path: [...picked.path, spot] }, armed: null };
}

/**
 * The spot that is meant by letting go above these, the topmost first. One that holds others stands for the one of them
 * that would do.
 */
export function dropAmong(rules: BoardRules, under: readonly string[], targets: ReadonlySet<string>): string | null {
  const hit = under.find((spot) => targets.has(spot));
  if (hit !== undefined) return hit;
  for (const spot of under) {
    const [inner, ...others] = [...targets].filter((target) => rules.isWithin?.(target, spot));
    if (inner !== undefined && others.length === 0) return inner;
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
