/**
 * A lesson leads somebody through the beginning of a first game, sentence by sentence, each waiting for what it speaks
 * of. A game keeps its lessons beside its rules: plain functions of what the seat is asked and sees, so that a page, a
 * terminal and a test can follow them alike.
 */
import type { AskDescription } from './ask.js';
import type { LogEntry } from './context.js';
import type { OptionValues } from './game.js';
import type { Json, JsonObject } from './json.js';

export interface LessonStep<View extends object = object> {
  /** Names its sentence among the game's words. */
  readonly key: string;
  /** Whether this is the time for it. */
  when(ask: AskDescription | null, view: View): boolean;
  /** The answers that do as it says, the plainest first. A step without any is read, and passed with a press. */
  answers?(ask: AskDescription, view: View): readonly Json[];
  /** What it speaks of on the board, where its answers do not show that. */
  spots?(view: View): readonly string[];
  /** What its sentence has to be told: of the position, or of what led to it. */
  params?(ask: AskDescription | null, view: View, log: readonly LogEntry[]): JsonObject;
  /** Whether the question waits out of sight until this was read, because it speaks of something else. */
  readonly holds?: boolean;
}

/** What is said in a page at which the table waits, such as that of a production, beside what it shows. */
export interface LessonPage<View extends object = object> {
  /** Names its sentence among the game's words. */
  readonly key: string;
  /** Whether it speaks of the page that this entry of the log brings. */
  when(entry: LogEntry, view: View): boolean;
  /** What its sentence has to be told, of that entry, of the position after it and of what led to it. */
  params?(entry: LogEntry, view: View, log: readonly LogEntry[]): JsonObject;
  /** The step that has nothing more to say once this was told. */
  readonly tells?: string;
}

export interface Lesson<View extends object = object> {
  /** Who is taught, at a table with these options. */
  readonly seat: string;
  readonly options: OptionValues;
  readonly steps: readonly LessonStep<View>[];
  /** What is said to questions that only chance or the others bring about. */
  readonly asides: readonly LessonStep<View>[];
  readonly pages?: readonly LessonPage<View>[];
}

/** What is said now, and how far the lesson has come with it. */
export interface Taught<View extends object = object> {
  readonly step: LessonStep<View>;
  readonly at: number;
}

/**
 * The step for a position: the first from `at` on whose time it is. Where an answer was taken back, or the same is asked
 * again, one that has been there before says it again, and the lesson is as far as it was. Nothing while others play.
 */
export function taughtAt<View extends object>(
  { steps, asides }: Lesson<View>,
  at: number,
  ask: AskDescription | null,
  view: View,
): Taught<View> | undefined {
  const isTime = (step: LessonStep<View>) => step.when(ask, view);
  const ahead = steps.findIndex((step, i) => i >= at && isTime(step));
  const next = steps[ahead];
  if (next) return { step: next, at: ahead };
  const again = steps.slice(0, at).findLast((step) => step.answers !== undefined && isTime(step));
  const said = again ?? asides.find(isTime);
  return said && { step: said, at };
}
