/** How wide a chart is on the page, so that its text keeps its size at any width. */
import { useLayoutEffect, useRef, useState } from 'react';

export function useWidth(usual: number) {
  const ref = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(usual);
  // Before it is painted: a chart that is drawn twice moves what lies below it.
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const { width: drawn } = ref.current.getBoundingClientRect();
    if (drawn > 0) setWidth(Math.round(drawn));
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
