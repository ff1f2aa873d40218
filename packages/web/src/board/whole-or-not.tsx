/** A text that is shown whole where there is room for it, and otherwise not at all: what it says can be read by pointing. */
import type { ReactNode } from 'react';
import './whole-or-not.css';

export function WholeOrNot({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <span className={`board-whole ${className}`}>
      <span>{children}</span>
    </span>
  );
}
