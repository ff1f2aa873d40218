/** Keeps what is chosen in sight above the question, which grows when it tells what an answer would change. */
import { type RefObject, useEffect } from 'react';
import { isWhole, scrollerOf, sightOf } from './in-sight.js';
import { usePointer } from './spot-context.js';

export function useChosenInSight(root: RefObject<HTMLElement | null>): void {
  const { pointing } = usePointer();
  const chosen = pointing.armed ?? pointing.picked.path.at(-1);
  useEffect(() => {
    const scroller = scrollerOf(root.current);
    if (chosen === undefined || scroller === null) return;
    let moved = false;
    const leave = () => {
      moved = true;
    };
    const bring = () => {
      if (!moved) uncover(scroller, chosen);
    };
    const observer = new ResizeObserver(bring);
    observer.observe(scroller);
    for (const type of ['pointerdown', 'wheel']) addEventListener(type, leave, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of ['pointerdown', 'wheel']) removeEventListener(type, leave);
    };
  }, [root, chosen]);
}

/** Draws up what the question has come to lie on, as far as there is room for its top. */
function uncover(scroller: HTMLElement, spot: string): void {
  const place = scroller.querySelector(`.board-hit[data-spot="${CSS.escape(spot)}"]`);
  const box = place?.getBoundingClientRect();
  if (box === undefined || box.height === 0) return;
  const sight = sightOf(scroller);
  if (isWhole(box, sight) || box.top < sight.top) return;
  const above = Math.min(box.bottom - sight.bottom + 8, box.top - sight.top);
  scroller.scrollBy({ top: above, behavior: 'instant' });
}
