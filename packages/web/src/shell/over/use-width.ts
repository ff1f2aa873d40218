/** How wide a chart is on the page, so that its text keeps its size at any width. */
import { useEffect, useRef, useState } from 'react';

export function useWidth(usual: number) {
  const ref = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
