/** The layout for the room that a board has, in pixels of text of the usual size, as that changes. */
import { type RefObject, useEffect, useState } from 'react';
import { textScale, useNarrow } from '../shell/ui/use-narrow.js';

/** @param narrow whether the parts of the page are tabs, as on a phone. */
export type LayoutFor<Layout> = (width: number, height: number, narrow: boolean) => Layout;

export function useLayout<Layout>(root: RefObject<HTMLElement | null>, layoutFor: LayoutFor<Layout>): Layout {
  const narrow = useNarrow();
  const [layout, setLayout] = useState(() => layoutFor(innerWidth / textScale(), innerHeight / textScale(), narrow));
  useEffect(() => {
    const room = root.current?.parentElement;
    if (!room) return;
    const measure = () => {
      const scale = textScale();
      const next = layoutFor(room.clientWidth / scale, room.clientHeight / scale, narrow);
      setLayout((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    measure();
    return () => observer.disconnect();
  }, [root, narrow, layoutFor]);
  return layout;
}
