/** When something was decided, in the words of the log: the round, and the turn or the chapter. */
import type { LogEntry, Looked } from '@polity/kernel';
import type { PastPosition } from '@polity/server/wire';
import type { GameWords } from '@polity/words';
import { chapterOf } from '../past/moments.js';
import { momentAt } from './moment-at.js';

export interface WhenDecided {
  readonly chapter: string;
  /** The seat's own turn in the round; nought where it was none. */
  readonly turn: number;
}

/** Nothing for a game without rounds. */
export function whenDecided(
  past: Pick<PastPosition, 'moments' | 'steps'>,
  { step, seat }: Pick<Looked, 'step' | 'seat'>,
  log: readonly LogEntry[],
  words: GameWords,
): WhenDecided | undefined {
  const before = log.slice(0, past.moments[momentAt(past, step) - 1] ?? 0);
  const chapter = chapterOf(before, words);
  if (chapter === undefined) return undefined;
  const { headings = [], turns: [ended] = [] } = words.facts;
  const began = before.findLastIndex(({ kind }) => headings.includes(kind));
  const ends = before.slice(began).filter(({ kind, params }) => kind === ended && params.seat === seat).length;
  return { chapter, turn: before[began]?.kind === headings[0] ? ends + 1 : 0 };
}
