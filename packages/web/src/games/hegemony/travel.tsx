/** Lets what has changed hands be seen to travel: a chip flies from where it lay to where it lies now. */
import type { HegemonyView } from '@polity/hegemony/page';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBoard } from './board-context.js';
import { Carried } from './carried.js';
import { type Move, movesBetween } from './moves.js';
import { TABLE } from './moves-pieces.js';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Flight {
  readonly id: number;
  readonly move: Move;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}

const STAGGER = 45;
/** What comes from the Supply, or goes there, is seen this far above its place. */
const RISE = 34;
let flights = 0;

export interface TravelProps {
  readonly root: RefObject<HTMLDivElement | null>;
  /** Whether only a part of the board is in sight: what was elsewhere then is not seen to leave from there. */
  readonly partly: boolean;
}

export function Travel({ root, partly }: TravelProps) {
  const { view, seat } = useBoard();
  const seen = useRef<{ readonly view: HegemonyView; readonly seat: string | null }>(undefined);
  const places = useRef<Places>(new Map());
  const [flying, setFlying] = useState<readonly Flight[]>([]);
  // After the new position has been painted, so that measuring it forces no layout of its own.
  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    const before = seen.current;
    seen.current = { view, seat };
    const now = placesIn(board);
    const was = partly ? now : places.current;
    places.current = now;
    // Another seat's eyes see another board; nothing has moved by that.
    if (before === undefined || before.seat !== seat || before.view === view || prefersStillness()) return;
    const started = movesBetween(before.view, view).flatMap((move, i) => flightOf(move, was, now, i));
    if (started.length > 0) setFlying((others) => [...others, ...started]);
  }, [view, seat, root, partly]);
  const land = (id: number) => setFlying((others) => others.filter((flight) => flight.id !== id));
  return (
    <div className="heg-travel" aria-hidden="true">
      {flying.map((flight) => (
        <Flying key={flight.id} flight={flight} land={land} />
      ))}
    </div>
  );
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Places = ReadonlyMap<string, Point>;

/** The middle of every place that is in sight, measured from the corner of the board. */
function placesIn(board: HTMLElement): Places {
  const corner = board.getBoundingClientRect();
  const places = new Map<string, Point>([[TABLE, middleOf(board.parentElement ?? board, corner)]]);
  for (const element of board.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const { anchor } = element.dataset;
    if (anchor === undefined || places.has(anchor) || !element.checkVisibility()) continue;
    places.set(anchor, middleOf(element, corner));
  }
  return places;
}

function middleOf(element: Element, corner: DOMRect): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
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
  flights++;
  return [{ id: flights, move, from, to, delay: index * STAGGER }];
}

function Flying({ flight, land }: { readonly flight: Flight; land(id: number): void }) {
  const chip = useRef<HTMLSpanElement>(null);
  const { id, from, to, delay, move } = flight;
  const landed = useRef(land);
  landed.current = land;
  useLayoutEffect(() => {
    const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(40, distance / 6) };
    const flying = chip.current?.animate(
      [
        { transform: at(from, 0.7), opacity: 0 },
        { transform: at(from, 1.1), opacity: 1, offset: 0.15 },
        { transform: at(middle, 1.1), opacity: 1, offset: 0.5 },
        { transform: at(to, 1), opacity: 1, offset: 0.85 },
        { transform: at(to, 0.7), opacity: 0 },
      ],
      { duration: 650 + Math.min(350, distance / 2), delay, easing: 'ease-in-out', fill: 'both' },
    );
    if (flying) flying.onfinish = () => landed.current(id);
    return () => flying?.cancel();
  }, [id, from, to, delay]);
  const counted = move.amount > 1 || move.what.kind === 'money';
  return (
    <span ref={chip} className={counted ? 'heg-flying' : 'heg-flying alone'}>
      {counted && move.amount}
      <Carried what={move.what} />
    </span>
  );
}
