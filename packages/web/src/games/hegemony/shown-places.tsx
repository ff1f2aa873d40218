/** Shows on the board what a line of the log speaks of: a calm ring around each place, for a moment. */
import { type RefObject, useEffect, useState } from 'react';
import { onPointing } from '../../table/pointing-at.js';
import type { Part } from './board-tabs.js';
import { prefersStillness } from './use-steps.js';
import './css/shown.css';

const MOMENT = 2200;

export interface ShownPlacesProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The part in sight, where the board is shown part by part. */
  readonly part: Part;
  turnTo(part: Part): void;
}

export function ShownPlaces({ root, part, turnTo }: ShownPlacesProps) {
  const [shown, setShown] = useState<readonly HTMLElement[]>([]);
  useEffect(
    () =>
      onPointing((places) => {
        const found = root.current === null ? [] : elementsOf(root.current, places);
        setShown(found);
        return found.length > 0;
      }),
    [root],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: turned to once, whatever is turned to afterwards
  useEffect(() => {
    const lies = shown[0]?.closest<HTMLElement>('[data-part]')?.dataset.part;
    if (lies !== undefined) turnTo(lies as Part);
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

/** What is drawn of the places, in their order; a place around another one that is shown says less than that. */
function elementsOf(board: HTMLElement, places: readonly string[]): readonly HTMLElement[] {
  const found = [...new Set(places.flatMap((place) => placeIn(board, place)))];
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

function placeIn(board: HTMLElement, place: string): readonly HTMLElement[] {
  const [kind, id] = place.split(':');
  if (kind === 'seat' && id !== undefined) return panelsOf(board, id);
  const anchors = all(board, `[data-anchor="${CSS.escape(place)}"]`);
  if (anchors.length > 0) return anchors;
  return all(board, `[data-spot="${CSS.escape(place)}"]`).flatMap((button) => button.parentElement ?? []);
}

/** A player's panel or board is what stands around its points. A State that nobody plays is its treasury. */
function panelsOf(board: HTMLElement, seat: string): readonly HTMLElement[] {
  const points = all(board, `[data-anchor="vp:${CSS.escape(seat)}"]`);
  if (points.length === 0) return all(board, `[data-anchor="money:${CSS.escape(seat)}"]`);
  return points.map((element) => element.closest<HTMLElement>('section') ?? element);
}

function all(board: HTMLElement, selector: string): readonly HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(selector)];
}
