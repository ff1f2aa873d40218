/** A place on the board that can be pointed at. Its button lies over what it shows, so that places may contain places. */
import type { CSSProperties, ReactNode } from 'react';
import { useSpot } from './spot-context.js';
import type { Spot as SpotName } from './spots.js';
import { hideTip, showTip } from './tip.js';

export interface SpotProps {
  readonly name: SpotName;
  /** What it is, in words, for those who hear the page. */
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** An explanation, shown while it is pointed at or focused. */
  readonly tip?: (() => ReactNode) | undefined;
  /** What pressing it does when it answers nothing. */
  readonly open?: (() => void) | undefined;
  /** Where things that travel start and arrive. */
  readonly anchor?: string;
  readonly children?: ReactNode;
}

/** What is explained goes with its place. */
const forgotten = (place: HTMLDivElement) => () => hideTip(place);

export function Spot({ name, label, className = '', style, tip, open, anchor, children }: SpotProps) {
  const { choosable, chosen, drags, why, choose, preview } = useSpot(name);
  const explained = tip !== undefined || why !== undefined;
  const explain = (element: Element | null) => {
    if (!explained || element === null) return;
    showTip(
      element,
      <>
        {tip?.()}
        {why !== undefined && <p className="heg-why">{why}</p>}
      </>,
    );
  };
  const opens = !choosable && open !== undefined;
  const pressable = choosable || chosen || explained || opens;
  return (
    <div
      ref={forgotten}
      className={`heg-spot ${className} ${choosable ? 'choosable' : ''} ${chosen ? 'chosen' : ''}`}
      style={style}
      data-anchor={anchor}
      onPointerEnter={(event) => explain(event.currentTarget)}
      onPointerLeave={(event) => hideTip(event.currentTarget)}
    >
      {children}
      {pressable && (
        <button
          type="button"
          className="heg-hit"
          data-spot={name}
          data-choosable={choosable || undefined}
          data-drags={drags || undefined}
          aria-label={label}
          aria-description={why}
          aria-pressed={chosen || undefined}
          aria-disabled={choosable || opens ? undefined : true}
          onClick={({ currentTarget, detail }) => {
            const place = currentTarget.parentElement;
            if (!choosable && !opens) return explain(place);
            hideTip(place);
            if (opens) open();
            // A press that came from the keyboard has been seen before it was made.
            else choose(detail === 0);
          }}
          onPointerEnter={({ pointerType }) => choosable && pointerType === 'mouse' && preview(true)}
          onPointerLeave={({ pointerType }) => choosable && pointerType === 'mouse' && preview(false)}
          onFocus={({ currentTarget }) => {
            if (choosable) preview(true);
            if (currentTarget.matches(':focus-visible')) explain(currentTarget.parentElement);
          }}
          onBlur={({ currentTarget }) => {
            if (choosable) preview(false);
            hideTip(currentTarget.parentElement);
          }}
        />
      )}
    </div>
  );
}
