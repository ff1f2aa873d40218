/** What is worth seeing happen once it is over: production and scoring at the end of a round. */
import { type Chapter, chaptersOf, type Phase } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';

const UNFOLDING: ReadonlySet<Phase> = new Set<Phase>(['production', 'scoring', 'game-end']);

/** Production, scoring and the end of the game, once they are over. */
export function finishedChapters(log: readonly LogEntry[]): readonly Chapter[] {
  const over = log.at(-1)?.kind === 'game-over';
  return chaptersOf(log).filter(
    ({ phase, from, to }) => UNFOLDING.has(phase) && to > from && (to < log.length || over),
  );
}
