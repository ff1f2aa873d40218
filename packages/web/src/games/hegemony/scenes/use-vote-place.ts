/**
 * Where a vote lies, whether it is told or something is asked in it: on the question, which is its foot then. So nothing
 * of it moves between the two. In the tabs of a phone it is told over what is drawn there. Where the board scrolls it
 * has no such place.
 */
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { isLying } from '../../../shell/ui/use-narrow.js';

export interface VotePlaceOnPage {
  readonly left: number;
  readonly width: number;
  /** The upper edge of the table, and the edges of the question, from above. */
  readonly from: number;
  readonly top: number;
  readonly bottom: number;
  /** Where what is mine begins. */
  readonly mine: number;
}

export function useVotePlace(): VotePlaceOnPage | undefined {
  const [place, setPlace] = useState<VotePlaceOnPage | undefined>(undefined);
  useLayoutEffect(() => {
    const measure = () => setPlace((before) => sameOr(before, measured()));
    measure();
    // A hint that comes or goes moves the question without changing its size.
    const observer = new ResizeObserver(measure);
    for (const element of document.querySelectorAll('.heg-one, .heg-one > .heg-low')) observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return place;
}

function measured(): VotePlaceOnPage | undefined {
  const board = document.querySelector('.heg-one')?.getBoundingClientRect();
  const low = document.querySelector('.heg-one > .heg-low')?.getBoundingClientRect();
  const question = document.querySelector('.heg-one .heg-ask')?.getBoundingClientRect();
  if (!board || !low || !question || question.width === 0) return undefined;
  const { left, width, top, bottom } = question;
  return { left, width, from: board.top, top, bottom, mine: low.top };
}

function sameOr(before: VotePlaceOnPage | undefined, now: VotePlaceOnPage | undefined) {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Over the question too, whose place its foot takes. */
export function onQuestion({ left, width, from, top, bottom }: VotePlaceOnPage): CSSProperties {
  return {
    ...{ '--foot': `${bottom - top}px` },
    inset: 'auto',
    left,
    width,
    margin: 0,
    bottom: innerHeight - bottom,
    maxHeight: bottom - from,
  };
}

/**
 * Over what the tab of a phone shows of it, down to the lower edge of the screen; nothing where it shows nothing, and on
 * a phone that lies, which has too little height to spare.
 */
export function overTab(): CSSProperties | undefined {
  if (isLying()) return undefined;
  const held = document.querySelector('.heg-tabs .heg-vote-held')?.getBoundingClientRect();
  if (held === undefined || held.width === 0) return undefined;
  const tabs = document.querySelector('.heg-tabs .board-tabs')?.getBoundingClientRect();
  const top = Math.max(held.top, tabs?.bottom ?? 0);
  const { left, width } = held;
  return { inset: 'auto', left, width, top, bottom: 0, margin: 0, height: 'auto' };
}

/** Right above the question. */
export function aboveQuestion({ left, width, from, top }: VotePlaceOnPage): CSSProperties {
  return { left, width, bottom: innerHeight - top, maxHeight: top - from };
}
