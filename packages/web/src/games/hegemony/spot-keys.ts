/** Arrow keys go from the spot in focus to the nearest choosable one that way. */

interface Way {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}
const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The buttons that lie over spots which can be chosen. */
const CHOOSABLE = '.heg-spot.choosable > button';

/** Whether the key was understood. It means nothing unless a spot has the focus. */
export function moveBetweenSpots(key: string): boolean {
  const way = WAYS[key];
  const from = document.activeElement;
  if (way === undefined || !from?.closest('[data-spot]')) return false;
  const others = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)].filter((spot) => spot !== from);
  const place = centre(from.getBoundingClientRect());
  const index = nearest(
    place,
    others.map((spot) => centre(spot.getBoundingClientRect())),
    way,
  );
  others[index]?.focus();
  return true;
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
