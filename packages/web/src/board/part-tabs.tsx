/** The parts of a board as tabs, for a phone. A dot says in which of them something can be chosen. */
import { type ReactNode, useEffect, useRef } from 'react';
import { usePointer } from './spot-context.js';
import './part-tabs.css';

export interface PartTab<Part extends string> {
  readonly id: Part;
  readonly icon: ReactNode;
  readonly name: ReactNode;
}

export interface PartTabsProps<Part extends string> {
  readonly tabs: readonly PartTab<Part>[];
  readonly part: Part;
  /** Those in which something can be chosen now. */
  readonly open: ReadonlySet<Part>;
  /** What the tabs are, and what a dot says. */
  readonly label: string;
  readonly openLabel: string;
  setPart(part: Part): void;
  /** Turns to where a new question has its answers, unless the board does so itself. */
  turnTo?(part: Part): void;
}

export function PartTabs<Part extends string>(props: PartTabsProps<Part>) {
  const { tabs, part, open, label, openLabel, setPart } = props;
  const { question } = usePointer();
  const version = question?.ask.version;
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const { open: parts, part: shown, turnTo } = latest.current;
    const [first] = parts;
    if (version !== undefined && first !== undefined && !parts.has(shown)) turnTo?.(first);
  }, [version]);
  return (
    <nav className="board-tabs" aria-label={label}>
      {tabs.map(({ id, icon, name }) => (
        <button key={id} type="button" aria-current={part === id} onClick={() => setPart(id)}>
          {icon}
          <span>{name}</span>
          {open.has(id) && <i className="board-dot" role="img" aria-label={openLabel} />}
        </button>
      ))}
    </nav>
  );
}
