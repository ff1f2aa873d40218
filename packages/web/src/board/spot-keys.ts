/** Arrow keys go from the spot in focus to the nearest choosable one that way, and from the question onto the board. */
import { isNowhere } from '../shell/answers/use-keys.js';

interface Way {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}
export const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The buttons that lie over spots which can be chosen. */
const CHOOSABLE = '.board-spot.choosable > button';

/** Whether the key was understood. It means nothing unless a spot has the focus, or nothing that wants the key. */
export function moveBetweenSpots(key: string): boolean {
  const way = WAYS[key];
  const from = document.activeElement;
  if (way === undefined || from === null) return false;
  if (!from.closest('[data-spot]')) return isNowhere(from) && enterBoard();
  const others = choosableSpots().filter((spot) => spot !== from);
  const place = centre(from.getBoundingClientRect());
  const index = nearest(
    place,
    others.map((spot) => centre(spot.getBoundingClientRect())),
    way,
  );
  others[index]?.focus();
  return true;
}

/** Whether there is a spot to begin with. Where the answers are listed, the keys are the list's. */
function enterBoard(): boolean {
  const [first] = document.querySelector('.options') ? [] : choosableSpots();
  first?.focus();
  return first !== undefined;
}

/** Those that are in sight: parts of the board may lie behind tabs. */
function choosableSpots(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CHOOSABLE)].filter((spot) => spot.getClientRects().length > 0);
}

/** From a spot that answers nothing any more the keyboard goes back to the question, as from one that has vanished. */
export function leaveSpentSpot(): void {
  const at = document.activeElement;
  const spent = at?.matches('[data-spot]:not([data-choosable]):focus-visible');
  if (spent) document.getElementById('ask-question')?.focus({ preventScroll: true });
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

function centre({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest place on a way; what lies off to the side counts as further. -1 where nothing lies that way. */
export function nearest(from: Point, places: readonly Point[], way: Way): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  places.forEach(({ x, y }, index) => {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    if (along <= 1) return;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    const distance = along + 2 * aside;
    if (distance >= least) return;
    least = distance;
    best = index;
  });
  return best;
}
