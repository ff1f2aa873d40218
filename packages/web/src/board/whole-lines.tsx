/** A text that is shown as far as there are whole lines for it; the rest is left out behind an ellipsis, and read by pointing. */
import { useLayoutEffect, useRef } from 'react';
import { fittedText } from './fitted-text.js';
import './whole-lines.css';

/** A single word says nothing. */
const SAYS_SOMETHING = 2;

export function WholeLines({
  className,
  children = '',
}: {
  readonly className: string;
  readonly children: string | undefined;
}) {
  const room = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current: box } = room;
    const text = box?.firstElementChild;
    if (!box || !text) return;
    const fits = (tried: string) => {
      text.textContent = tried;
      return text.getBoundingClientRect().height <= box.clientHeight + 1;
    };
    const cutDown = () => {
      text.textContent = fittedText(children, fits, SAYS_SOMETHING);
    };
    cutDown();
    const watch = new ResizeObserver(cutDown);
    watch.observe(box);
    return () => watch.disconnect();
  }, [children]);
  return (
    <span ref={room} className={`board-lines ${className}`}>
      <span>{children}</span>
    </span>
  );
}
