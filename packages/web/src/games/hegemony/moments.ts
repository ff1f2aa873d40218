/** What is worth seeing happen once it is over: each election, and production and scoring at the end of a round. */
import type { Phase } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { type ElectionStory, electionsIn } from './election-story.js';
import { type Chapter, chaptersOf } from './recap-steps.js';

/** From which entry of the log to before which. */
interface Span {
  readonly start: number;
  readonly end: number;
}

export type Moment =
  | (Span & { readonly type: 'election'; readonly story: ElectionStory })
  | (Span & { readonly type: 'chapter'; readonly chapter: Chapter });

const UNFOLDING: ReadonlySet<Phase> = new Set<Phase>(['production', 'scoring', 'game-end']);

/** All of a log that are over, in the order in which they happened. */
export function momentsIn(log: readonly LogEntry[]): readonly Moment[] {
  const elections = electionsIn(log).filter(({ result }) => result !== null);
  return [
    ...elections.map((story): Moment => ({ type: 'election', start: story.start, end: endOf(log, story), story })),
    ...finishedChapters(log).map(
      (chapter): Moment => ({ type: 'chapter', start: chapter.from, end: chapter.to, chapter }),
    ),
  ].sort((one, other) => one.start - other.start);
}

function endOf(log: readonly LogEntry[], { start }: ElectionStory): number {
  return log.findIndex(({ kind }, index) => index > start && kind === 'vote-result') + 1;
}

/** Production, scoring and the end of the game, once they are over. */
export function finishedChapters(log: readonly LogEntry[]): readonly Chapter[] {
  const over = log.at(-1)?.kind === 'game-over';
  return chaptersOf(log).filter(
    ({ phase, from, to }) => UNFOLDING.has(phase) && to > from && (to < log.length || over),
  );
}
