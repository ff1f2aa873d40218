/** A link within the page. A click with a modifier key opens a new tab as everywhere. */
import type { MouseEvent, ReactNode } from 'react';
import { navigate } from '../router.js';

export function Link(props: { readonly to: string; readonly className?: string; readonly children: ReactNode }) {
  const { to, className, children } = props;
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} className={className} onClick={go}>
      {children}
    </a>
  );
}
