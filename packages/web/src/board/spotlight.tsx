/** Shows on the board what a line of the log or a piece of advice speaks of: a calm ring around each spot, for a moment. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersStillness } from './use-steps.js';
import './spotlight.css';

/** Shows the spots it knows, and says whether it knows any. */
type Shower = (spots: readonly string[]) => boolean;

const showers = new Set<Shower>();

/** Lets the board show these spots and anchors. Whether anything of them could be shown. */
export function shineOn(spots: readonly string[]): boolean {
  return [...showers].map((show) => show(spots)).includes(true);
}

const MOMENT = 2200;

export interface SpotlightProps<Part extends string = string> {
  readonly root: RefObject<HTMLElement | null>;
  /** The part in sight, where the board is shown part by part (`data-part`). */
  readonly part?: Part;
  turnTo?(part: NoInfer<Part>): void;
  /** Where something is drawn that has no anchor of its own; nothing leaves it to spots and anchors. */
  find?(board: HTMLElement, spot: string): readonly HTMLElement[] | undefined;
}

export function Spotlight<Part extends string>({ root, part, turnTo, find }: SpotlightProps<Part>) {
  const [shown, setShown] = useState<readonly HTMLElement[]>([]);
  const finder = useRef(find);
  finder.current = find;
  useEffect(() => {
    const show: Shower = (spots) => {
      const board = root.current;
      const found = board === null ? [] : innermost(spots.flatMap((spot) => placesOf(board, spot, finder.current)));
      setShown(found);
      return found.length > 0;
    };
    showers.add(show);
    return () => {
      showers.delete(show);
    };
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: turned to once, whatever is turned to afterwards
  useEffect(() => {
    const lies = shown[0]?.closest<HTMLElement>('[data-part]')?.dataset.part;
    if (lies !== undefined) turnTo?.(lies as Part);
    if (shown.length === 0) return;
    for (const element of shown) element.dataset.shown = '';
    const timer = setTimeout(() => setShown([]), MOMENT);
    return () => {
      clearTimeout(timer);
      for (const element of shown) delete element.dataset.shown;
    };
  }, [shown]);
  // Once its part has been turned to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part that is turned to later has its place then
  useEffect(() => {
    const behavior = prefersStillness() ? 'instant' : 'smooth';
    shown[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
  }, [shown, part]);
  return null;
}

/** In their order; what stands around another one that is shown says less than that. */
export function innermost(elements: readonly HTMLElement[]): readonly HTMLElement[] {
  const found = [...new Set(elements)];
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

/** Where a spot or an anchor is drawn. */
export function placesOf(board: HTMLElement, spot: string, find: SpotlightProps['find']): readonly HTMLElement[] {
  const own = find?.(board, spot);
  if (own) return own;
  const anchors = anchorsOf(board, spot);
  if (anchors.length > 0) return anchors;
  const buttons = board.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`);
  return [...buttons].flatMap((button) => button.parentElement ?? []);
}

/** What is drawn at an anchor. */
export function anchorsOf(board: HTMLElement, anchor: string): readonly HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`)];
}
