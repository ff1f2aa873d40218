/** Explanations that appear beside what is pointed at or focused: one at a time, above everything else. */
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import './tip.css';

interface Shown {
  readonly near: DOMRect;
  /** What must not be covered while choosing in it: then the explanation stands at its right. */
  readonly beside: DOMRect | undefined;
  readonly content: ReactNode;
}

let shown: Shown | null = null;
let owner: Element | null = null;
const listeners = new Set<() => void>();

function tell(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function showTip(element: Element, content: ReactNode): void {
  owner = element;
  tell({ near: element.getBoundingClientRect(), beside: besideOf(element), content });
}

/** Whether it lies in what is explained now. */
export function isInExplained(element: Element): boolean {
  return owner?.contains(element) === true;
}

/** Whether it is what is explained now. */
export function isTipOf(element: Element | null): boolean {
  return element !== null && owner === element;
}

function besideOf(element: Element): DOMRect | undefined {
  const group = element.closest('[data-tips-beside]');
  // Where each has its place, only what is pointed at is left in sight.
  return (group?.getAttribute('data-tips-beside') === 'each' ? element : group)?.getBoundingClientRect();
}

export function hideTip(element: Element | null): void {
  if (owner !== element) return;
  owner = null;
  tell(null);
}

/** What comes over the board explains itself: nothing that was pointed at below it stays explained. */
export function useNoTip(): void {
  useLayoutEffect(() => hideTip(owner), []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const GAP = 6;
const EDGE = 8;

/**
 * Where the explanation stands; drawn once for the whole board.
 * @param className of the game, for its colours: the layer lies outside of the board.
 */
export function TipLayer({ className = '' }: { readonly className?: string }) {
  const tip = useSyncExternalStore(subscribe, () => shown);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (tip === null || box.current === null) return;
    const { offsetWidth, offsetHeight } = box.current;
    setPlace(
      placeBeside(
        tip.near,
        { width: offsetWidth, height: offsetHeight },
        { width: innerWidth, height: innerHeight },
        tip.beside,
      ),
    );
  }, [tip]);
  if (tip === null) return null;
  return createPortal(
    <div
      ref={box}
      className={`board-tip ${className}`}
      role="tooltip"
      style={{ translate: `${place.left}px ${place.top}px` }}
    >
      {tip.content}
    </div>,
    document.body,
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Below what it explains, above it where there is no room, and never over the edge. */
export function placeBeside(
  near: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  box: Size,
  room: Size,
  beside?: Pick<DOMRect, 'right'>,
): { readonly left: number; readonly top: number } {
  if (beside && beside.right + GAP + box.width + EDGE <= room.width) {
    const top = Math.min(near.top, room.height - box.height - EDGE);
    return { left: beside.right + GAP, top: Math.max(EDGE, top) };
  }
  const left = Math.min(Math.max(EDGE, near.left + near.width / 2 - box.width / 2), room.width - box.width - EDGE);
  const below = near.bottom + GAP;
  const fits = below + box.height + EDGE <= room.height;
  return { left: Math.max(EDGE, left), top: fits ? below : Math.max(EDGE, near.top - GAP - box.height) };
}
