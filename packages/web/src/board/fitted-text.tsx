/** As many words of a text as its box has room for, and an ellipsis for the rest: what it says whole is read by pointing. */
import { useLayoutEffect, useRef } from 'react';
import './fitted-text.css';

interface FittedTextProps {
  readonly className: string;
  readonly text: string;
  /** Where there is room for fewer words, none are shown: a single one may say nothing. */
  readonly fewest?: number;
}

export function FittedText({ className, text, fewest }: FittedTextProps) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const place = box.current;
    const shown = place?.firstElementChild;
    if (!place || !shown) return;
    const cut = () => {
      const fits = (tried: string) => {
        shown.textContent = tried;
        // Half a pixel may be rounded either way.
        return shown.getBoundingClientRect().height <= place.clientHeight + 1;
      };
      shown.textContent = fittedText(text, fits, fewest);
    };
    cut();
    // Where there is nothing to watch with, such as a window that is only pretended, it stays as it was fitted at first.
    if (typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(cut);
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [text, fewest]);
  return (
    <span ref={box} className={`board-fitted ${className}`}>
      <span />
    </span>
  );
}

/** The whole text if it fits, else its longest beginning of whole words that does; nothing where fewer than `fewest` do. */
export function fittedText(text: string, fits: (tried: string) => boolean, fewest = 1): string {
  if (fits(text)) return text;
  const words = text.split(' ');
  const beginning = (count: number) =>
    `${words
      .slice(0, count)
      .join(' ')
      .replace(/[.,;:]$/, '')}…`;
  let [least, most] = [0, words.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(beginning(middle))) least = middle;
    else most = middle - 1;
  }
  return least < fewest ? '' : beginning(least);
}
