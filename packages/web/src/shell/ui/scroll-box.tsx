/** A box that scrolls where its content is too wide, and can then be reached with the keyboard. */
import { type ReactNode, useEffect, useRef, useState } from 'react';

export function ScrollBox({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = () => setScrolls(current.scrollWidth > current.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={className} {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
