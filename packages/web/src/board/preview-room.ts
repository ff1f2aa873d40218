/** Where what a number would become stands: beside it, where what follows it gives way, or in its stead; upon nothing else. */
import { useLayoutEffect } from 'react';
import { useBoardValue } from './board-context.js';
import './preview-room.css';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What a number stands in: nothing leaves it, and nothing in it may be covered. */
const PANEL = '.seat-tile, section, header, .standing, [role=dialog]';
const GAP = 2;

export default function PreviewRoom() {
  const { previewed } = useBoardValue();
  useLayoutEffect(() => {
    if (previewed === null) return;
    const placed: Box[] = [];
    const pills = [...document.querySelectorAll<HTMLElement>('.board-num > .board-then')];
    const numbers = pills.flatMap(({ parentElement }) => parentElement ?? []);
    for (const pill of pills) place(pill, placed);
    // A number outlives what it would become, and goes back to its place.
    return () => {
      for (const number of numbers) number.style.translate = '';
    };
  }, [previewed]);
  return null;
}

function place(then: HTMLElement, placed: Box[]): void {
  const num = then.parentElement;
  const panel = num?.closest(PANEL);
  if (!num || !panel || num.getClientRects().length === 0) return;
  delete then.dataset.place;
  num.style.translate = '';
  const [number, pill] = [num.getBoundingClientRect(), then.getBoundingClientRect()];
  const room = panel.getBoundingClientRect();
  const words = new Set(ownWords(num));
  const others = [...drawnIn(panel, num)];
  const isFree = (shift: number, over: boolean) => {
    const box = moved({ ...boxOf(pill), left: number.left }, -shift);
    if (box.left < room.left || box.right > room.right) return false;
    const inTheWay = others.filter(({ owner }) => !(over && words.has(owner))).map((other) => other.box);
    return [...inTheWay, ...placed].every((other) => !touch(box, other));
  };
  const shifts = [0, pill.width + GAP];
  const found = [false, true].flatMap((over) => shifts.map((shift) => ({ shift, over })));
  const best = found.find(({ shift, over }) => isFree(shift, over));
  if (best === undefined) then.dataset.place = 'instead';
  else {
    if (best.over) then.dataset.place = 'over';
    if (best.shift > 0) num.style.translate = `${-best.shift}px`;
  }
  placed.push(boxOf(then.getBoundingClientRect()));
}

/** What is said after the number in words, and may be left unsaid for a moment; what is counted stands before it. */
function ownWords(num: Element): readonly Element[] {
  const beside = [...(num.parentElement?.children ?? [])];
  return beside.slice(beside.indexOf(num) + 1).filter((one) => one instanceof HTMLElement);
}

interface Drawn {
  readonly box: Box;
  /** The element itself or, of a text, the one around it. */
  readonly owner: Element;
}

/** Every text and every icon of a panel, without the number itself. */
function* drawnIn(panel: Element, num: Element): Generator<Drawn> {
  const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node === num || isOnlyHeard(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node instanceof Element ? node : node.parentElement;
    if (owner === null || owner.matches('.board-then')) continue;
    if (node instanceof SVGSVGElement) yield { box: node.getBoundingClientRect(), owner };
    else if (node instanceof Text) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) yield { box, owner };
    }
  }
}

/** What is not seen has a box of one pixel. */
function isOnlyHeard(node: Node): boolean {
  return node instanceof HTMLElement && node.offsetWidth === 1 && node.offsetHeight === 1;
}

function boxOf({ left, right, top, bottom }: Box): Box {
  return { left, right, top, bottom };
}

function moved({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left + by, right: right + by, top, bottom };
}

/** Boxes of lines reach a little into each other. */
function touch(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0.5 && down > 3;
}
