/** Things can be carried: a ghost follows the pointer, and letting go above a spot chooses it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { dropAmong, isDrag, type Point, scrollFor, takeUp } from './drag.js';
import { openChoices } from './pointing.js';
import { type Pointer, usePointer } from './spot-context.js';
import { hideTip } from './tip.js';
import './drag.css';

/** Something that is pressed and may come to be carried. */
interface Hold {
  readonly spot: string;
  readonly button: HTMLElement;
  readonly id: number;
  readonly from: Point;
  at: Point;
  /** What it can be put on; nothing while it is only pressed. */
  targets: ReadonlySet<string> | null;
  /** Whether it answers nothing yet, but something is meant by it. */
  intends: boolean;
  scroller: Element | null;
  over: { readonly spot: string; readonly button: Element } | null;
  frame: number;
}

export interface DragProps<View extends object = object, Spot extends string = string> {
  /** Of the game, for its colours: what is carried lies outside of the board. */
  readonly className?: string;
  /** What it looks like while it is carried from a spot. */
  draw(spot: Spot, view: View): ReactNode;
}

/** What is carried now. Stands once beside the board and listens for all of its spots. */
export function Drag({ className = '', draw }: DragProps) {
  const pointer = usePointer();
  const { question, pointing } = pointer;
  const latest = useRef(pointer);
  latest.current = pointer;
  const [carried, setCarried] = useState<string | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const carrying = useRef<Carrying>(undefined);
  useEffect(() => {
    carrying.current = new Carrying(latest, ghost, setCarried);
    return () => carrying.current?.stop();
  }, []);
  // Where the question has gone, what was carried for it has too.
  const lost = carried !== null && pointing.picked.path.at(-1) !== carried;
  useEffect(() => {
    if (lost) carrying.current?.cancel();
  }, [lost]);
  if (carried === null || question === null) return null;
  return createPortal(
    <div ref={ghost} className={`board-ghost ${className}`} aria-hidden="true">
      {draw(carried, question.view)}
    </div>,
    document.body,
  );
}

type Held<Value> = { readonly current: Value };

/** From the press to the letting go. Moving is drawn frame by frame without rendering anything. */
class Carrying {
  private hold: Hold | null = null;
  private readonly listening = new AbortController();

  constructor(
    private readonly pointer: Held<Pointer>,
    private readonly ghost: Held<HTMLElement | null>,
    private readonly show: (carried: string | null) => void,
  ) {
    const { signal } = this.listening;
    const ours = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === this.hold?.id) act(event);
    };
    addEventListener('pointerdown', (event) => this.press(event), { signal });
    addEventListener('pointermove', ours(this.move), { signal });
    addEventListener('pointerup', ours(this.letGo), { signal });
    addEventListener('pointercancel', ours(this.cancel), { signal });
    addEventListener('blur', this.cancel, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.cancel(), { signal });
  }

  stop(): void {
    this.cancel();
    this.listening.abort();
  }

  /** Puts it back, and forgets that it was picked. */
  readonly cancel = (): void => {
    const hold = this.end(false);
    if (hold?.targets) this.pointer.current.clear();
  };

  private press({ target, button, isPrimary, pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-drags]') : null;
    if (pressed === null || button !== 0 || !isPrimary) return;
    this.cancel();
    const { spot } = pressed.dataset;
    if (spot === undefined) return;
    const from = { x, y };
    this.hold = {
      spot,
      button: pressed,
      id: pointerId,
      from,
      at: from,
      targets: null,
      intends: false,
      scroller: null,
      over: null,
      frame: 0,
    };
  }

  private readonly move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const { hold } = this;
    if (hold === null) return;
    hold.at = { x, y };
    if (hold.targets === null && !(isDrag(hold.from, hold.at) && this.takeUp(hold))) return;
    this.draw();
  };

  private takeUp(hold: Hold): boolean {
    const { question, pointing, draggable, take } = this.pointer.current;
    if (question === null) return false;
    const { rules, ask, view } = question;
    hold.intends = !draggable.has(hold.spot);
    hold.targets = hold.intends
      ? new Set(rules.carriesTo?.(hold.spot, ask, view) ?? [])
      : new Set(openChoices(question, takeUp(pointing, hold.spot)).spots.keys());
    if (hold.intends && hold.targets.size === 0) {
      hold.targets = null;
      return false;
    }
    hold.scroller = scrollerOf(hold.button);
    hold.button.setPointerCapture(hold.id);
    for (let at: Element | null = hold.button; at !== null; at = at.parentElement) hideTip(at);
    flushSync(() => {
      take(hold.spot);
      this.show(hold.spot);
    });
    return true;
  }

  /** Once in a frame: looks what lies below, then moves the ghost there. */
  private draw(): void {
    const { hold } = this;
    if (hold === null || hold.frame !== 0) return;
    hold.frame = requestAnimationFrame(() => {
      hold.frame = 0;
      if (hold !== this.hold || hold.targets === null) return;
      const { x, y } = hold.at;
      this.point(hold);
      if (this.ghost.current) this.ghost.current.style.transform = `translate(${x}px, ${y}px)`;
      if (scrollBy(hold.scroller, y)) this.draw();
    });
  }

  private point(hold: Hold): void {
    const { spot = null, button = null } = this.below(hold) ?? {};
    if (spot === (hold.over?.spot ?? null)) return;
    hold.over?.button.classList.remove('board-drop');
    button?.classList.add('board-drop');
    hold.over = spot !== null && button ? { spot, button } : null;
    this.pointer.current.preview(spot);
  }

  private below({ at, targets }: Hold): Hold['over'] {
    const under = document.elementsFromPoint(at.x, at.y).flatMap((element) => {
      const { spot } = (element as HTMLElement).dataset;
      return spot === undefined ? [] : [{ spot, element }];
    });
    const names = under.map(({ spot }) => spot);
    const { question } = this.pointer.current;
    const spot = targets && question ? dropAmong(question.rules, names, targets) : null;
    if (spot === null) return null;
    const hit = under.find((one) => one.spot === spot)?.element;
    const button = hit ?? document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
    return button && { spot, button };
  }

  private readonly letGo = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const { hold } = this;
    if (hold === null || hold.targets === null) return void this.end(true);
    hold.at = { x, y };
    const on = this.below(hold);
    this.end(true);
    if (on && hold.intends) this.pointer.current.intend(on.spot);
    else if (on) this.pointer.current.choose(on.spot, true);
    else this.pointer.current.clear();
  };

  private end(released: boolean): Hold | null {
    const { hold } = this;
    this.hold = null;
    if (hold === null || hold.targets === null) return hold;
    cancelAnimationFrame(hold.frame);
    hold.over?.button.classList.remove('board-drop');
    this.pointer.current.preview(null);
    this.show(null);
    swallowClick(hold.id, released);
    return hold;
  }
}

/** The release of what was carried is no press. Where it was put back before, that release is still to come. */
function swallowClick(id: number, released: boolean): void {
  const over = new AbortController();
  const { signal } = over;
  const end = () => setTimeout(() => over.abort());
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal });
  if (released) return void end();
  const lift = ({ pointerId }: PointerEvent) => pointerId === id && end();
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const) addEventListener(type, lift, { signal });
}

function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/** Whether it has moved. */
function scrollBy(scroller: Element | null, y: number): boolean {
  if (scroller === null) return false;
  const by = scrollFor(y, scroller.getBoundingClientRect());
  if (by === 0) return false;
  const before = scroller.scrollTop;
  scroller.scrollTop += by;
  return scroller.scrollTop !== before;
}
