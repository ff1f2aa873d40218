/**
 * Leads through a game's lesson: what is said now, and rings around what it speaks of. The shell says which lesson is
 * taught at a table and how far it has come; the board has room for the panel.
 */
import { type Lesson, type LessonStep, type LogEntry, taughtAt } from '@polity/kernel';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { questionId } from '../shell/answers/question.js';
import { useBoardValue } from './board-context.js';
import { scrollerOf } from './in-sight.js';
import { useLesson } from './lesson-context.js';
import { LessonOnStage } from './lesson-on-stage.js';
import { CONFIRM, spokenOf } from './lesson-ways.js';
import { usePointer } from './spot-context.js';
import { innermost, placesOf, type SpotlightProps } from './spotlight.js';
import { prefersStillness } from './use-steps.js';
import './lesson.css';

export interface LessonPanelProps extends Pick<SpotlightProps, 'find'> {
  readonly root: RefObject<HTMLElement | null>;
  readonly log: readonly LogEntry[];
  /** Where the board is shown part by part: brings a part (`data-part`) into sight. */
  turnTo?(part: string, place: HTMLElement): void;
  readonly className?: string;
}

export function LessonPanel({ root, log, turnTo, find, className = '' }: LessonPanelProps) {
  const taughtHere = useLesson();
  const { view, ask, words } = useBoardValue();
  const pointer = usePointer();
  const taught = useMemo(
    () => taughtHere && taughtAt(taughtHere.lesson, taughtHere.at, ask, view),
    [taughtHere, ask, view],
  );
  const [leaptTo, setLeaptTo] = useState<LessonStep | null>(null);
  const asked = ask === null ? '' : questionId(ask);
  const answered = useRef('');
  const doneForMe = useRef<string>(undefined);
  useEffect(() => {
    // What the guide itself has answered is no other way, wherever it led.
    const own = answered.current !== doneForMe.current;
    if (asked !== '') answered.current = asked;
    if (!taught || !taughtHere || taught.at <= taughtHere.at) return;
    if (own && isLeap(taughtHere.lesson, taughtHere.at, taught.at)) setLeaptTo(taught.step);
    taughtHere.goOn(taught.at);
  }, [taught, taughtHere, asked]);
  const panel = useRef<HTMLElement>(null);
  const said = taught ? `${taught.step.key} ${asked}` : undefined;
  const spoken = taught ? spokenOf(taught.step, pointer, view) : [];
  /** Whether what it asks for was pressed, and is to be confirmed yet. */
  const waits = pointer.pointing.armed !== null && spoken[0] === CONFIRM;
  usePointedOut(root, panel, spoken, said, turnTo, find);
  if (taughtHere === null) return null;
  const { lesson, at, goOn, leave } = taughtHere;
  const step = taught?.step;
  const answers = step?.answers;
  const last = taught?.at === lesson.steps.length - 1;
  return (
    <aside
      ref={panel}
      className={`board-lesson ${className}`}
      aria-label={words.say('guided.title')}
      data-holds={(ask && step?.holds) || undefined}
    >
      <LessonOnStage />
      <p className="board-lesson-progress">
        <strong>{words.say('guided.title')}</strong>{' '}
        <span className="muted">
          {words.say('guided.progress', { step: (taught?.at ?? at) + 1, steps: lesson.steps.length })}
        </span>
        {/* In the corner, far from the button that is pressed again and again. */}
        {!last && (
          <button
            type="button"
            className="button quiet board-lesson-leave"
            aria-label={words.say('guided.leave')}
            title={words.say('guided.leave')}
            onClick={leave}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </p>
      <p className="board-lesson-said" role="status">
        {step && step === leaptTo && `${words.say('guided.leapt')} `}
        {step && waits
          ? words.say('guided.confirm')
          : step
            ? words.say(`lesson.${step.key}`, step.params?.(ask, view, log))
            : words.say(ask === null ? 'guided.waits' : 'guided.ownWay')}
      </p>
      <div className="board-lesson-buttons">
        {answers && ask && (
          <button
            type="button"
            className="button quiet"
            disabled={pointer.pending}
            onClick={() => {
              const [answer] = answers(ask, view);
              doneForMe.current = asked;
              if (answer !== undefined) pointer.answer(answer);
            }}
          >
            {words.say('guided.forMe')}
          </button>
        )}
        {taught && answers === undefined && (
          <button type="button" className="button primary board-lesson-next" onClick={() => goOn(taught.at + 1)}>
            {words.say(last ? 'guided.finish' : 'guided.next')}
          </button>
        )}
      </div>
    </aside>
  );
}

/** So many answers that it waits for are passed over by nobody who does as it says: chance leaves out one at most. */
const LEAP = 2;

/** Whether somebody has gone another way than the lesson, which goes on from there. */
function isLeap({ steps }: Lesson, from: number, to: number): boolean {
  return steps.slice(from + 1, to).filter(({ answers }) => answers !== undefined).length >= LEAP;
}

/**
 * Rings around these spots, for as long as they are spoken of; the first is brought into sight when that begins. They
 * are looked for on the whole page: a board shows some of them beside the question, and a list comes when it is opened.
 */
function usePointedOut(
  root: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  spots: readonly string[],
  said: string | undefined,
  turnTo: LessonPanelProps['turnTo'],
  find: SpotlightProps['find'],
): void {
  const key = spots.join(' ');
  const finder = useRef(find);
  finder.current = find;
  useLayoutEffect(() => {
    const page = panel.current?.ownerDocument.body;
    if (page === undefined) return;
    let ringed: readonly HTMLElement[] = [];
    const ring = () => {
      const wanted = key === '' ? [] : key.split(' ').flatMap((spot) => placesOf(page, spot, finder.current));
      const places = innermost(wanted);
      for (const place of ringed) if (!places.includes(place)) delete place.dataset.taught;
      for (const place of places) place.dataset.taught = '';
      ringed = places;
    };
    ring();
    const observer = new MutationObserver(ring);
    observer.observe(page, { subtree: true, childList: true, attributeFilter: ['data-anchor', 'data-spot'] });
    return () => {
      observer.disconnect();
      for (const place of ringed) delete place.dataset.taught;
    };
  }, [panel, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sentence, so that it stays where it is read
  useLayoutEffect(() => {
    if (panel.current) stepAside(panel.current);
  }, [said]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: turned to once for each sentence and way
  useEffect(() => {
    const page = root.current?.ownerDocument.body;
    const [place] = page === undefined ? [] : innermost(spots.flatMap((spot) => placesOf(page, spot, find)));
    const part = place?.closest<HTMLElement>('[data-part]')?.dataset.part;
    const turn = () => {
      if (place && part !== undefined) turnTo?.(part, place);
    };
    turn();
    const board = root.current;
    if (board === null) return;
    // Once its part has been turned to, and while the room changes with what is asked, unless somebody has scrolled.
    let moved = false;
    const leave = () => {
      moved = true;
    };
    const bring = () => {
      // Where it stays in sight above the rest, what is scrolled to stops below it.
      board.style.setProperty('--lesson', `${panel.current?.offsetHeight ?? 0}px`);
      const behavior = prefersStillness() ? 'instant' : 'smooth';
      if (!moved) firstRinged(board)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
    };
    // A question that came with it has turned to its answers meanwhile; what is said comes first.
    const timer = setTimeout(() => {
      turn();
      bring();
    }, 50);
    const observer = new ResizeObserver(bring);
    for (const sized of [board, scrollerOf(board), panel.current]) if (sized) observer.observe(sized);
    for (const type of ['wheel', 'touchmove']) addEventListener(type, leave, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const type of ['wheel', 'touchmove']) removeEventListener(type, leave);
    };
  }, [said, key]);
}

/** The first of what is spoken of that is drawn. */
function firstRinged(board: HTMLElement): HTMLElement | undefined {
  const ringed = [...board.ownerDocument.querySelectorAll<HTMLElement>('[data-taught]')];
  return ringed.find((place) => place.getClientRects().length > 0);
}

/** Where a panel would lie upon what it speaks of, or upon an answer, it goes to its other place, if it has one. */
function stepAside(panel: HTMLElement): void {
  delete panel.dataset.aside;
  const box = panel.getBoundingClientRect();
  const others = [...panel.ownerDocument.querySelectorAll('[data-taught], [data-choosable]')];
  if (others.some((other) => overlap(box, other.getBoundingClientRect()))) panel.dataset.aside = '';
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}
