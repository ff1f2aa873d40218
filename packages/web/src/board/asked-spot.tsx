/** Marks on the board what the question is about, so that nobody has to look for its name. */
import { type RefObject, useEffect } from 'react';
import { usePointer } from './spot-context.js';
import './spotlight.css';

export function AskedSpot({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { question } = usePointer();
  const anchor = question?.rules.subjectOf?.(question.ask);
  useEffect(() => {
    if (anchor === undefined) return;
    const place = root.current?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
    if (!place) return;
    place.dataset.asked = '';
    return () => {
      delete place.dataset.asked;
    };
  }, [root, anchor]);
  return null;
}
