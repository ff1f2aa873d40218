/** A term on the board that can be read about: a press opens its rule. Whoever has a reference listens. */
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { useBoardWords } from './board-context.js';
import './term.css';

/** What is read about; an empty id is the reference as a whole. */
let open: string | null = null;
const listeners = new Set<() => void>();

export function readAbout(id: string | null): void {
  open = id;
  for (const listener of listeners) listener();
}

/** The id of what is read about now; null while nothing is. */
export function useReadAbout(): string | null {
  return useSyncExternalStore(subscribe, () => open);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface TermProps {
  /** The entry of the game's reference. */
  readonly rule: string;
  readonly children: ReactNode;
}

/** A link, so that it stands in its line as the word that it is. */
export function Term({ rule, children }: TermProps) {
  const words = useBoardWords();
  return (
    <a
      href={`#${rule}`}
      className="board-term"
      title={words?.say('term.read')}
      onClick={(event) => {
        event.preventDefault();
        readAbout(rule);
      }}
    >
      {children}
    </a>
  );
}
