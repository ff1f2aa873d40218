/** Brings the answers to a question into sight: turns to their part, scrolls to the first, says how many lie below. */
import type { AskDescription } from '@polity/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Choices } from './choices.js';
import { useChosenInSight } from './chosen-in-sight.js';
import { isInSight, isWhole, liesBelow, scrollerOf, scrollTo, sightOf } from './in-sight.js';
import { Into } from './outlets.js';
import { usePointer } from './spot-context.js';
import './answers-in-sight.css';

const CHOOSABLE = 'button.board-hit[data-choosable]';

export interface AnswersInSightProps<Part extends string> {
  readonly root: RefObject<HTMLElement | null>;
  /** How the board is laid out: after a change of that the answers are looked for anew. */
  readonly layout: string;
  /** The part in sight, where the board is shown part by part (`data-part`). */
  readonly part?: Part | undefined;
  turnTo?(part: NoInfer<Part>): void;
  /** The kind of question that is put between two actions. */
  readonly between?: string;
  /** Where no answer lies on the board: what is to be looked at while it is given. */
  readonly subject?: string | undefined;
}

export function AnswersInSight<Part extends string>({ root, layout, ...props }: AnswersInSightProps<Part>) {
  const { question, pointing, pending, choices } = usePointer();
  const path = pointing.picked.path.join();
  const asked = question === null || pending ? '' : `${question.ask.seat} ${question.ask.version} ${path}`;
  const latest = useRef(props);
  latest.current = props;
  /** Whether nothing was asked before what is asked now. */
  const waited = useRef(false);
  const waits = question === null;
  useEffect(() => {
    if (waits) waited.current = true;
  }, [waits]);
  /** What was asked last: the rest of an action is answered where one has just been at work. */
  const last = useRef<AskDescription>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers are looked for anew where they are laid out anew
  useEffect(() => {
    const board = root.current;
    const scroller = scrollerOf(board);
    if (asked === '' || board === null || scroller === null) return;
    const { part, turnTo, subject, between } = latest.current;
    // Since then others have done something, which is told above the rest.
    if (part !== undefined && waited.current) scroller.scrollTo({ top: 0, behavior: 'instant' });
    const before = waited.current ? undefined : last.current;
    const goesOn = before?.seat === question?.ask.seat && (before?.kind !== between || question?.ask.kind === between);
    const show = goesOn ? bringIntoSight : beginAtFirst;
    waited.current = false;
    last.current = question?.ask;
    const wanted = wantedPart(board, part, subject);
    const atHand = goesOn && isAtHand(board, choices);
    if (wanted !== undefined && !atHand) turnTo?.(wanted as Part);
    let moved = false;
    const leave = () => {
      moved = true;
    };
    const bring = () => {
      if (!moved && !atHand) show(board, subject);
    };
    // The room changes with the length of the question, and parts that are fetched later push others down; whoever has
    // scrolled since has seen what is there.
    const observer = new ResizeObserver(bring);
    for (const place of placesIn(board, scroller)) observer.observe(place);
    for (const type of ['pointerdown', 'wheel', 'keydown']) addEventListener(type, leave, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of ['pointerdown', 'wheel', 'keydown']) removeEventListener(type, leave);
    };
  }, [root, asked, layout]);
  const { part } = props;
  // A part that was just turned to is not as far scrolled as the one before, and shows an answer too, if it has one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part
  useEffect(() => {
    if (part !== undefined) scrollerOf(root.current)?.scrollTo({ top: 0, behavior: 'instant' });
    if (asked !== '' && root.current) beginAtFirst(root.current, latest.current.subject);
  }, [part]);
  useChosenInSight(root);
  return <MoreBelow root={root} of={choices} />;
}

/** The part to turn to: none where one that is shown has an answer, or an answer is shown with every part. */
function wantedPart(board: HTMLElement, shown: string | undefined, subject: string | undefined): string | undefined {
  if (shown === undefined) return undefined;
  const answers = [...board.querySelectorAll(CHOOSABLE)];
  const places = answers.length > 0 ? answers : subject === undefined ? [] : [...board.querySelectorAll(subject)];
  const parts = places.map((place) => place.closest<HTMLElement>('[data-part]')?.dataset.part);
  return parts.includes(shown) || parts.includes(undefined) ? undefined : parts[0];
}

/** Whatever changes its size with what is drawn in it. */
function placesIn(board: HTMLElement, scroller: HTMLElement): readonly Element[] {
  return [scroller, board, ...board.querySelectorAll('[data-part]')];
}

/** Whether an answer stands in the question itself. */
function isAtHand(board: HTMLElement, choices: Choices | null): boolean {
  const drawn = board.ownerDocument.querySelectorAll<HTMLElement>('.ask [data-at-hand]');
  return [...drawn].some(({ dataset }) => choices?.spots.get(dataset.atHand ?? '')?.type === 'answer');
}

/** Moves nothing while an answer can be seen. */
function bringIntoSight(board: HTMLElement, subject: string | undefined): void {
  const places = placesToSee(board, subject);
  const scroller = scrollerOf(board);
  if (scroller === null) return;
  const sight = sightOf(scroller);
  if (!places.some(({ box }) => isInSight(box, sight))) beginAtFirst(board, subject);
}

/** Shows all from the top down to the first answer, as what is told stands there; where that is too much, the answer. */
function beginAtFirst(board: HTMLElement, subject: string | undefined): void {
  const [first] = placesToSee(board, subject);
  const scroller = scrollerOf(board);
  if (first === undefined || scroller === null) return;
  const sight = sightOf(scroller);
  const { box } = first;
  if (box.bottom + scroller.scrollTop <= sight.bottom) scroller.scrollTo({ top: 0, behavior: 'instant' });
  else if (!isWhole(box, sight)) scrollTo(scroller, box, false);
}

/** The answers on the board, or what is to be looked at where none lies there. */
function placesToSee(board: HTMLElement, subject: string | undefined): readonly Drawn[] {
  const answers = [...board.querySelectorAll(CHOOSABLE)];
  return drawnIn(answers.length > 0 || subject === undefined ? answers : [...board.querySelectorAll(subject)]);
}

interface Drawn {
  readonly element: Element;
  readonly box: DOMRect;
}

/** What is drawn of them, from top to bottom. */
function drawnIn(elements: readonly Element[]): readonly Drawn[] {
  return elements
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .toSorted((one, other) => one.box.top - other.box.top);
}

/** A button to the answers that lie below what is seen. */
function MoreBelow({ root, of }: { readonly root: RefObject<HTMLElement | null>; readonly of: object | null }) {
  const { words } = usePointer();
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices lie elsewhere
  useEffect(() => {
    const board = root.current;
    const scroller = scrollerOf(board);
    if (board === null || scroller === null) return setCount(0);
    let frame = 0;
    const count = () => setCount(answersBelow(board, scroller).length);
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(count);
    };
    const observer = new ResizeObserver(soon);
    for (const place of placesIn(board, scroller)) observer.observe(place);
    scroller.addEventListener('scroll', soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      scroller.removeEventListener('scroll', soon);
    };
  }, [root, of]);
  const go = () => {
    const board = root.current;
    const scroller = scrollerOf(board);
    const [next] = board && scroller ? answersBelow(board, scroller) : [];
    if (next && scroller) scrollTo(scroller, next.box, true);
  };
  if (count === 0 || words === null) return null;
  return (
    <Into outlet="more">
      <button type="button" className="button board-more-below" onClick={go}>
        {words.say('point.below', { count })} <span aria-hidden="true">↓</span>
      </button>
    </Into>
  );
}

/** One for each spot, however often it is drawn. */
function answersBelow(board: HTMLElement, scroller: HTMLElement): readonly Drawn[] {
  const sight = sightOf(scroller);
  const drawn = drawnIn([...board.querySelectorAll(CHOOSABLE)]);
  const seen = new Set(drawn.filter(({ box }) => !liesBelow(box, sight)).map(spotOf));
  return drawn.filter((one) => {
    const spot = spotOf(one);
    if (seen.has(spot)) return false;
    seen.add(spot);
    return true;
  });
}

function spotOf({ element }: Drawn): string | undefined {
  return (element as HTMLElement).dataset.spot;
}
