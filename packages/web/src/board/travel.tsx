/** Lets what has changed hands be seen to travel: a chip flies from where it lay to where it lies now. */
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBoardValue } from './board-context.js';
import { type Move, TABLE } from './moves.js';
import { prefersStillness } from './use-steps.js';
import './travel.css';

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
/** How large something is on its way, against what it is at rest. */
const LARGEST = 1.1;
let journeys = 0;

/** How a game tells what has travelled. Made once, not with every drawing. */
export interface Travelled<View extends object = object, What = unknown> {
  /** What has gone from where to where between two positions. */
  moves(before: View, after: View): readonly Move<What>[];
  draw(what: What): ReactNode;
  /** Whether its number is told even for a single one, as with money. */
  counts?(what: What): boolean;
  /** The place of somebody as a whole, for things of theirs that are not in sight one by one. */
  around?(place: string): string | undefined;
}

export interface TravelProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly of: Travelled;
  /** Whether only a part of the board is in sight: what was elsewhere then is not seen to leave from there. */
  readonly partly?: boolean;
}

export function Travel({ root, of, partly = false }: TravelProps) {
  const { view, seat } = useBoardValue();
  const seen = useRef<{ readonly view: object; readonly seat: string | null; readonly past: boolean }>(undefined);
  const places = useRef<Places>(new Map());
  const [travelling, setTravelling] = useState<readonly Journey[]>([]);
  useEffect(() => {
    const setOut = () => {
      if (root.current === null) return;
      const before = seen.current;
      const past = root.current.closest('.looking-back') !== null;
      seen.current = { view, seat, past };
      const now = placesIn(root.current);
      const was = partly ? now : places.current;
      places.current = now;
      // Another seat's eyes see another board, and whoever comes back from the past another one; nothing has moved by that.
      if (before === undefined || before.seat !== seat || before.past !== past) return;
      if (before.view === view || prefersStillness()) return;
      // Who jumps sees where it leads; all that went on between would fly at once.
      if (root.current.closest('.jumped') !== null) return;
      const flights = of.moves(before.view, view).flatMap((move, i) => flightOf(of, move, was, now, i));
      if (flights.length === 0) return;
      journeys++;
      const started = { id: journeys, flights };
      setTravelling((others) => [...others, started]);
    };
    return afterPaint(setOut);
  }, [view, seat, root, of, partly]);
  const land = useCallback((id: number) => setTravelling((all) => all.filter((journey) => journey.id !== id)), []);
  return (
    <div className="board-travel" aria-hidden="true">
      {travelling.map((journey) => (
        <Travelling key={journey.id} of={of} journey={journey} land={land} />
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
    if (box.width > 0 && isInWindow(box)) places.set(anchor, middleOf(box, corner));
  }
  return places;
}

/** Nothing flies to where nobody looks. */
function isInWindow({ left, right, top, bottom }: DOMRect): boolean {
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

function middleOf({ left, top, width, height }: DOMRect, corner: DOMRect): Point {
  return { x: left - corner.left + width / 2, y: top - corner.top + height / 2 };
}

function placeOf(of: Travelled, name: string | null, places: Places, others: Places): Point | undefined {
  if (name === null) return undefined;
  const around = of.around?.(name);
  return places.get(name) ?? others.get(name) ?? (around === undefined ? undefined : places.get(around));
}

function flightOf(of: Travelled, move: Move, was: Places, now: Places, index: number): Flight[] {
  const end = placeOf(of, move.to, now, was);
  const start = move.from === move.to ? was.get(move.from ?? '') : placeOf(of, move.from, now, was);
  const from = start ?? (end && { x: end.x, y: end.y - RISE });
  const to = end ?? (start && { x: start.x, y: start.y - RISE });
  if (from === undefined || to === undefined) return [];
  return [{ move, from, to, delay: index * STAGGER }];
}

interface TravellingProps extends Pick<TravelProps, 'of'> {
  readonly journey: Journey;
  land(id: number): void;
}

const Travelling = memo(function Travelling({ of, journey, land }: TravellingProps) {
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
        <Flying key={i} of={of} move={move} />
      ))}
    </div>
  );
});

/** Only what the compositor can move by itself: transform and opacity. */
function fly(chip: Element, { from: start, to: end, delay }: Flight): Animation {
  const [from, to] = [withinBoard(chip, start), withinBoard(chip, end)];
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(40, distance / 6) };
  return chip.animate(
    [
      { transform: at(from, 0.7), opacity: 0 },
      { transform: at(from, LARGEST), opacity: 1, offset: 0.15 },
      { transform: at(middle, LARGEST), opacity: 1, offset: 0.5 },
      { transform: at(to, 1), opacity: 1, offset: 0.85 },
      { transform: at(to, 0.7), opacity: 0 },
    ],
    { duration: 650 + Math.min(350, distance / 2), delay, easing: 'ease-in-out', fill: 'both' },
  );
}

/** Something wide stops before the edge, and is seen whole. */
function withinBoard(chip: Element, { x, y }: Point): Point {
  const half = (chip.clientWidth * LARGEST) / 2;
  const room = chip.closest('.board-travel')?.clientWidth ?? 0;
  return { x: Math.max(half, Math.min(x, room - half)), y };
}

function Flying({ of, move: { what, amount } }: Pick<Flight, 'move'> & Pick<TravelProps, 'of'>) {
  const counted = amount > 1 || of.counts?.(what) === true;
  return (
    <span className={counted ? 'board-flying' : 'board-flying alone'}>
      {counted && amount}
      {of.draw(what)}
    </span>
  );
}
