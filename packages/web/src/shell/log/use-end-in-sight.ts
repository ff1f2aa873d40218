/** Keeps the end of a list in sight, whatever grows or shrinks, until somebody scrolls up. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** So near to the end counts as there. */
const NEAR = 24;

interface Place {
  readonly top: number;
  readonly content: number;
  readonly room: number;
}

export interface EndInSight {
  readonly atEnd: boolean;
  toEnd(): void;
  onScroll(): void;
}

/** The list scrolls, and its only child grows. */
export function useEndInSight(list: RefObject<HTMLElement | null>): EndInSight {
  const [atEnd, setAtEnd] = useState(true);
  const last = useRef<Place>({ top: 0, content: 0, room: 0 });
  const toEnd = useCallback(() => {
    const { current } = list;
    if (current === null) return;
    current.scrollTo({ top: current.scrollHeight });
    last.current = placeOf(current);
  }, [list]);
  useEffect(() => {
    const { current } = list;
    if (!atEnd || current === null) return;
    // Called once at the beginning, and then whenever the room or what is in it has another size.
    const observer = new ResizeObserver(toEnd);
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [atEnd, toEnd, list]);
  const onScroll = () => {
    if (list.current === null) return;
    const now = placeOf(list.current);
    const { top, content, room } = last.current;
    if (now.content - now.top - now.room < NEAR) setAtEnd(true);
    // With another size it was the browser that scrolled, and the observer goes to the end again.
    else if (now.content === content && now.room === room && now.top < top) setAtEnd(false);
    last.current = now;
  };
  return { atEnd, toEnd, onScroll };
}

function placeOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement): Place {
  return { top: scrollTop, content: scrollHeight, room: clientHeight };
}
