/** What of a board can be seen: between what stays at its top and the question that may lie over its foot. */
import { prefersStillness } from './use-steps.js';

export interface Sight {
  readonly top: number;
  readonly bottom: number;
}

/** The nearest part of the page around an element that scrolls. */
export function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let around = element?.parentElement ?? null; around !== null; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}

export function sightOf(scroller: HTMLElement): Sight {
  const { top, bottom } = scroller.getBoundingClientRect();
  const stays = [...scroller.querySelectorAll('.board-tabs, .board-stays')].map(
    (one) => one.getBoundingClientRect().height,
  );
  const ask = scroller.querySelector('.ask')?.getBoundingClientRect();
  return {
    // Before anything is scrolled they stand lower than where they stay.
    top: top + Math.max(0, ...stays),
    bottom: ask === undefined || ask.height === 0 ? bottom : Math.min(bottom, ask.top),
  };
}

/** Whether so much of something is seen that a finger finds it. */
export function isInSight({ top, bottom }: Sight, sight: Sight): boolean {
  const seen = Math.min(bottom, sight.bottom) - Math.max(top, sight.top);
  return seen >= Math.min(20, (bottom - top) / 2);
}

/** Whether all of something is seen. */
export function isWhole({ top, bottom }: Sight, sight: Sight): boolean {
  return top >= sight.top && bottom <= sight.bottom;
}

export function liesBelow(box: Sight, sight: Sight): boolean {
  return !isInSight(box, sight) && box.bottom > sight.bottom;
}

/** Scrolls so that something stands in the upper part of what is seen, with some of what is above it. */
export function scrollTo(scroller: HTMLElement, box: Sight, smooth: boolean): void {
  const sight = sightOf(scroller);
  const above = Math.min(96, (sight.bottom - sight.top) / 4);
  scroller.scrollBy({
    top: box.top - sight.top - above,
    behavior: smooth && !prefersStillness() ? 'smooth' : 'instant',
  });
}
