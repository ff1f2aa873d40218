/** Marks the company that the question is about, so that nobody has to look for its name. */
import { type RefObject, useEffect } from 'react';
import { useBoard } from './board-context.js';

export function AskedPlace({ root }: { readonly root: RefObject<HTMLDivElement | null> }) {
  const { ask } = useBoard();
  const company = ask?.about.company;
  useEffect(() => {
    if (typeof company !== 'string') return;
    const place = root.current?.querySelector<HTMLElement>(`[data-anchor="company:${CSS.escape(company)}"]`);
    if (!place) return;
    place.dataset.asked = '';
    return () => {
      delete place.dataset.asked;
    };
  }, [root, company]);
  return null;
}
