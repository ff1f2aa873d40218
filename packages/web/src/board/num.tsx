/** A number of the position: it flashes when it has changed, and shows beside it what a preview would make of it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useBoardValue } from './board-context.js';
import { hideTip, showTip } from './tip.js';
import './num.css';

export interface NumProps<View extends object = object> {
  of(view: View): number;
  readonly className?: string;
}

export function Num({ of, className = '' }: NumProps) {
  const { view, previewed } = useBoardValue();
  const value = of(view);
  const before = useRef(value);
  const changed = before.current !== value;
  useEffect(() => {
    before.current = value;
  }, [value]);
  const then = previewed === null ? value : of(previewed);
  return (
    <span className={`board-num ${className}`}>
      <b key={value} className={changed ? (value > before.current ? 'fresh up' : 'fresh down') : undefined}>
        {value}
      </b>
      {then !== value && (
        <span className={`board-then ${then > value ? 'up' : 'down'}`} aria-hidden="true">
          {then}
        </span>
      )}
    </span>
  );
}

export interface AmountProps<View extends object = object> extends NumProps<View> {
  readonly icon: ReactNode;
  /** What is counted, in words. */
  readonly label: string;
  readonly anchor?: string;
  readonly after?: string;
}

/** An icon and its number, with the words for it: heard, and shown at once when it is pointed at. */
export function Amount({ icon, label, of, anchor, after, className = '' }: AmountProps) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = box;
    return () => hideTip(current);
  }, []);
  return (
    <span
      ref={box}
      className={`board-amount ${className}`}
      data-anchor={anchor}
      onPointerEnter={({ currentTarget }) => showTip(currentTarget, <p>{label}</p>)}
      onPointerLeave={({ currentTarget }) => hideTip(currentTarget)}
    >
      {icon}
      <span className="visually-hidden">{label} </span>
      <Num of={of} />
      {after !== undefined && <span className="board-after">{after}</span>}
    </span>
  );
}
