/** A text that is shown as far as there are whole lines for it; the rest is left out behind an ellipsis, and read by pointing. */
import { useLayoutEffect, useRef } from 'react';
import './whole-lines.css';

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
    const cutDown = () => {
      text.textContent = children;
      const fits = () => text.getBoundingClientRect().height <= box.clientHeight + 1;
      if (fits()) return;
      const words = children.split(' ');
      let [least, most] = [0, words.length - 1];
      while (least < most) {
        const middle = Math.ceil((least + most) / 2);
        text.textContent = shortened(words, middle);
        if (fits()) least = middle;
        else most = middle - 1;
      }
      text.textContent = shortened(words, least);
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

/** The first words; a single one says nothing. */
function shortened(words: readonly string[], count: number): string {
  return count < 2
    ? ''
    : `${words
        .slice(0, count)
        .join(' ')
        .replace(/[.,;:]$/, '')}…`;
}
