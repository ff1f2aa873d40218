/** A place on the board that can be pointed at. Its button lies over what it shows, so that places may contain places. */
import { type CSSProperties, createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { usePointer, useSpot } from './spot-context.js';
import { hideTip, isTipOf, showTip } from './tip.js';
import './spot.css';

export interface SpotProps<Name extends string = string> {
  readonly name: Name;
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

/** Whether a place lies within another that explains itself. */
const WithinSpot = createContext(false);

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Where a press has answered: what changes below a pointer that rests there needs no explanation. */
let answeredAt: Place | null = null;

function rests({ clientX, clientY }: Place): boolean {
  return answeredAt?.clientX === clientX && answeredAt.clientY === clientY;
}

export function Spot({ name, label, className = '', style, tip, open, anchor, children }: SpotProps) {
  const { words } = usePointer();
  const { choosable, chosen, drags, begins, asked, choose, preview, ...spot } = useSpot(name);
  const within = useContext(WithinSpot);
  // No press is silent: who presses what is asked by nobody is told so, unless the place around it has more to say.
  const why = spot.why ?? (asked && !begins && !tip && !open && !within ? words?.say('spot.notAsked') : undefined);
  const explained = tip !== undefined || why !== undefined || begins !== undefined;
  const explain = (element: Element | null) => {
    if (!explained || element === null) return hideTip(element);
    showTip(
      element,
      <>
        {tip?.()}
        {begins !== undefined && <p className="board-begins">{begins}</p>}
        {why !== undefined && <p className="board-why">{why}</p>}
      </>,
    );
  };
  const place = useRef<HTMLDivElement>(null);
  // What has changed below the pointer is explained as it is now.
  useEffect(() => {
    if (isTipOf(place.current)) explain(place.current);
  });
  useEffect(() => {
    const { current } = place;
    // What is explained goes with its place.
    return () => hideTip(current);
  }, []);
  const opens = !choosable && begins === undefined && open !== undefined;
  const pressable = choosable || chosen || explained || opens;
  return (
    <div
      ref={place}
      className={`board-spot ${className} ${choosable ? 'choosable' : ''} ${chosen ? 'chosen' : ''}`}
      style={style}
      data-anchor={anchor}
      onPointerEnter={(event) => rests(event) || explain(event.currentTarget)}
      onPointerLeave={(event) => hideTip(event.currentTarget)}
    >
      <WithinSpot value={tip !== undefined}>{children}</WithinSpot>
      {pressable && (
        <button
          type="button"
          className="board-hit"
          data-spot={name}
          data-choosable={choosable || undefined}
          data-drags={drags || undefined}
          aria-label={label}
          aria-description={begins ?? why}
          aria-pressed={chosen || undefined}
          aria-disabled={choosable || opens || begins !== undefined ? undefined : true}
          onClick={({ currentTarget, detail, clientX, clientY }) => {
            if (!choosable && !opens && begins === undefined) return explain(currentTarget.parentElement);
            hideTip(currentTarget.parentElement);
            answeredAt = detail === 0 ? null : { clientX, clientY };
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
