/**
 * Leads through a game's lesson: what is said now, and rings around what it speaks of. The shell says which lesson is
 * taught at a table and how far it has come; the board has room for the panel.
 */
import { type Json, type Taught, taughtAt } from '@polity/kernel';
import { type RefObject, useEffect, useMemo } from 'react';
import { useBoardValue } from './board-context.js';
import { pathsOf, type Question } from './choices.js';
import { useLesson } from './lesson-context.js';
import type { Path } from './path.js';
import { type Pointer, usePointer } from './spot-context.js';
import { innermost, placesOf, type SpotlightProps } from './spotlight.js';
import { prefersStillness } from './use-steps.js';
import './lesson.css';

export interface LessonPanelProps extends Pick<SpotlightProps, 'find'> {
  readonly root: RefObject<HTMLElement | null>;
  /** Where the board is shown part by part: brings a part (`data-part`) into sight. */
  turnTo?(part: string): void;
  readonly className?: string;
}

export function LessonPanel({ root, turnTo, find, className = '' }: LessonPanelProps) {
  const taughtHere = useLesson();
  const { view, ask, words } = useBoardValue();
  const pointer = usePointer();
  const taught = useMemo(
    () => taughtHere && taughtAt(taughtHere.lesson, taughtHere.at, ask, view),
    [taughtHere, ask, view],
  );
  useEffect(() => {
    if (taught && taughtHere && taught.at > taughtHere.at) taughtHere.goOn(taught.at);
  }, [taught, taughtHere]);
  usePointedOut(root, taught ? spotsOf(taught, pointer, view) : [], taught?.step.key, turnTo, find);
  if (taughtHere === null) return null;
  const { lesson, at, goOn, leave } = taughtHere;
  const step = taught?.step;
  const answers = step?.answers;
  const last = taught?.at === lesson.steps.length - 1;
  return (
    <aside className={`board-lesson ${className}`} aria-label={words.say('guided.title')}>
      <p className="board-lesson-progress">
        <strong>{words.say('guided.title')}</strong>{' '}
        <span className="muted">
          {step === undefined || lesson.steps.includes(step)
            ? words.say('guided.progress', { step: (taught?.at ?? at) + 1, steps: lesson.steps.length })
            : words.say('guided.between')}
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
        {step ? words.say(`lesson.${step.key}`, step.params?.(ask, view)) : words.say('guided.waits')}
      </p>
      <div className="board-lesson-buttons">
        {answers && ask && (
          <button
            type="button"
            className="button quiet"
            disabled={pointer.pending}
            onClick={() => {
              const [answer] = answers(ask, view);
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

/** What a step speaks of: the next spots on the shortest ways to its answers, and what it names besides. */
function spotsOf({ step }: Taught, { question, pointing }: Pointer, view: object): readonly string[] {
  const named = step.spots?.(view) ?? [];
  if (question === null || step.answers === undefined) return named;
  const answers = step.answers(question.ask, view).flatMap((answer) => (Array.isArray(answer) ? answer : [answer]));
  const next = answers.flatMap((option) => (option === null ? [] : nextSpots(question, option, pointing.picked.path)));
  return [...new Set([...next, ...named])];
}

function nextSpots(question: Question, option: Json, passed: Path): readonly string[] {
  const ways = pathsOf(question, option).filter((way) => passed.every((spot, i) => spot === way[i]));
  const length = Math.min(...ways.map((way) => way.length));
  return ways.flatMap((way) => (way.length === length ? way.slice(passed.length, passed.length + 1) : []));
}

/**
 * Rings around these spots, for as long as they are spoken of; the first is brought into sight when that begins. They
 * are looked for on the whole page: a board shows some of them beside the question.
 */
function usePointedOut(
  root: RefObject<HTMLElement | null>,
  spots: readonly string[],
  said: string | undefined,
  turnTo: LessonPanelProps['turnTo'],
  find: SpotlightProps['find'],
): void {
  const key = spots.join(' ');
  useEffect(() => {
    const page = root.current?.ownerDocument.body;
    const places = page === undefined ? [] : innermost(spots.flatMap((spot) => placesOf(page, spot, find)));
    for (const place of places) place.dataset.taught = '';
    return () => {
      for (const place of places) delete place.dataset.taught;
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: turned to once for each sentence and way
  useEffect(() => {
    const page = root.current?.ownerDocument.body;
    const [place] = page === undefined ? [] : innermost(spots.flatMap((spot) => placesOf(page, spot, find)));
    const part = place?.closest<HTMLElement>('[data-part]')?.dataset.part;
    if (part !== undefined) turnTo?.(part);
    // Once its part has been turned to.
    const timer = setTimeout(() => {
      const behavior = prefersStillness() ? 'instant' : 'smooth';
      place?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
    }, 50);
    return () => clearTimeout(timer);
  }, [said, key]);
}
