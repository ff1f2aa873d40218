/** Where a scene lies that leaves the map and what is mine in sight: over the deal, the trades and the log. */
import { type CSSProperties, useLayoutEffect, useState } from 'react';

const COVERED = '.na-one :is(.na-deal-place, .na-talk, .na-side)';
/** What is narrower, or off the screen, is no place to read in. */
const LEAST = { width: 420, height: 360 };

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function useBeside(): CSSProperties | undefined {
  const [box, setBox] = useState<Box | undefined>(undefined);
  useLayoutEffect(() => {
    const measure = () => {
      const boxes = [...document.querySelectorAll(COVERED)].map((element) => element.getBoundingClientRect());
      setBox(around(boxes, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  if (box === undefined) return undefined;
  const { left, top, right, bottom } = box;
  return { inset: 'auto', left, top, width: right - left, height: bottom - top, maxHeight: 'none' };
}

/** What lies around all that is shown, if there is room enough in it. */
export function around(boxes: readonly Box[], screen: Box): Box | undefined {
  const shown = boxes.filter(({ left, right, top, bottom }) => right > left && bottom > top);
  const box = {
    left: Math.min(...shown.map(({ left }) => left)),
    top: Math.min(...shown.map(({ top }) => top)),
    right: Math.max(...shown.map(({ right }) => right)),
    bottom: Math.max(...shown.map(({ bottom }) => bottom)),
  };
  const isSeen = box.left >= 0 && box.top >= 0 && box.right <= screen.right && box.bottom <= screen.bottom;
  const isRoomy = box.right - box.left >= LEAST.width && box.bottom - box.top >= LEAST.height;
  return isSeen && isRoomy ? box : undefined;
}
