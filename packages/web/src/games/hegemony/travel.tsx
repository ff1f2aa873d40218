/** Lets what has changed hands be seen to travel: a chip flies from where it lay to where it lies now. */
import type { HegemonyView } from '@polity/hegemony/page';
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBoard } from './board-context.js';
import { Carried } from './carried.js';
import { type Move, movesBetween } from './moves.js';
import { TABLE } from './moves-pieces.js';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Flight {
  readonly move: Move;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}
/** All that sets out together; it is cleared away together too. */
interface Journey {
  readonly id: number;
  readonly flights: readonly Flight[];
}

const STAGGER = 45;
/** What comes from the Supply, or goes there, is seen this far above its place. */
const RISE = 34;
let journeys = 0;

export interface TravelProps {
  readonly root: RefObject<HTMLDivElement | null>;
  /** Whether only a part of the board is in sight: what was elsewhere then is not seen to leave from there. */
  readonly partly: boolean;
}

export function Travel({ root, partly }: TravelProps) {
  const { view, seat } = useBoard();
  const seen = useRef<{ readonly view: HegemonyView; readonly seat: string | null }>(undefined);
  const places = useRef<Places>(new Map());
  const [travelling, setTravelling] = useState<readonly Journey[]>([]);
  useEffect(() => {
    const setOut = () => {
      if (root.current === null) return;
      const before = seen.current;
      seen.current = { view, seat };
      const now = placesIn(root.current);
      const was = partly ? now : places.current;
      places.current = now;
      // Another seat's eyes see another board; nothing has moved by that.
      if (before === undefined || before.seat !== seat || before.view === view || prefersStillness()) return;
      const flights = movesBetween(before.view, view).flatMap((move, i) => flightOf(move, was, now, i));
      if (flights.length === 0) return;
      journeys++;
      const started = { id: journeys, flights };
      setTravelling((others) => [...others, started]);
    };
    return afterPaint(setOut);
  }, [view, seat, root, partly]);
  const land = useCallback((id: number) => setTravelling((all) => all.filter((journey) => journey.id !== id)), []);
  return (
    <div className="heg-travel" aria-hidden="true">
      {travelling.map((journey) => (
        <Travelling key={journey.id} journey={journey} land={land} />
      ))}
    </div>
  );
}

/** Once the position has been painted, measuring it forces no layout. Until then an effect alone does not wait. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Places = ReadonlyMap<string, Point>;

/** The middle of every place that is in sight, measured from the corner of the board. */
function placesIn(board: HTMLElement): Places {
  const corner = board.getBoundingClientRect();
  const places = new Map<string, Point>([
    [TABLE, middleOf((board.parentElement ?? board).getBoundingClientRect(), corner)],
  ]);
  for (const element of board.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const { anchor } = element.dataset;
    if (anchor === undefined || places.has(anchor)) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0) places.set(anchor, middleOf(box, corner));
  }
  return places;
}

function middleOf({ left, top, width, height }: DOMRect, corner: DOMRect): Point {
  return { x: left - corner.left + width / 2, y: top - corner.top + height / 2 };
}

/** Whoever's things are not in sight one by one is in sight as a whole. */
const OWNED = /^(?:bills|hand|money|influence|cubes):(\w+)$/;

function placeOf(name: string | null, places: Places, others: Places): Point | undefined {
  if (name === null) return undefined;
  const owner = `seat:${OWNED.exec(name)?.[1]}`;
  return places.get(name) ?? others.get(name) ?? places.get(owner);
}

function flightOf(move: Move, was: Places, now: Places, index: number): Flight[] {
  const end = placeOf(move.to, now, was);
  const start = move.from === move.to ? was.get(move.from ?? '') : placeOf(move.from, now, was);
  const from = start ?? (end && { x: end.x, y: end.y - RISE });
  const to = end ?? (start && { x: start.x, y: start.y - RISE });
  if (from === undefined || to === undefined) return [];
  return [{ move, from, to, delay: index * STAGGER }];
}

interface TravellingProps {
  readonly journey: Journey;
  land(id: number): void;
}

const Travelling = memo(function Travelling({ journey, land }: TravellingProps) {
  const group = useRef<HTMLDivElement>(null);
  const { id, flights } = journey;
  useLayoutEffect(() => {
    const chips = [...(group.current?.children ?? [])];
    const flying = chips.flatMap((chip, i) => (flights[i] ? fly(chip, flights[i]) : []));
    let left = flying.length;
    for (const one of flying) {
      one.onfinish = () => {
        left--;
        if (left === 0) land(id);
      };
    }
    return () => {
      for (const one of flying) one.cancel();
    };
  }, [id, flights, land]);
  return (
    <div ref={group}>
      {flights.map(({ move }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a journey never changes
        <Flying key={i} move={move} />
      ))}
    </div>
  );
});

/** Only what the compositor can move by itself: transform and opacity. */
function fly(chip: Element, { from, to, delay }: Flight): Animation {
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(40, distance / 6) };
  return chip.animate(
    [
      { transform: at(from, 0.7), opacity: 0 },
      { transform: at(from, 1.1), opacity: 1, offset: 0.15 },
      { transform: at(middle, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(to, 1), opacity: 1, offset: 0.85 },
      { transform: at(to, 0.7), opacity: 0 },
    ],
    { duration: 650 + Math.min(350, distance / 2), delay, easing: 'ease-in-out', fill: 'both' },
  );
}

function Flying({ move: { what, amount } }: Pick<Flight, 'move'>) {
  const counted = amount > 1 || what.kind === 'money';
  return (
    <span className={counted ? 'heg-flying' : 'heg-flying alone'}>
      {counted && amount}
      <Carried what={what} />
    </span>
  );
}
