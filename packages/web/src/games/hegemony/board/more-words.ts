/** Words that only a part of the board says, fetched with it. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { useCallback, useMemo } from 'react';
import { useLoadedWhenIdle } from '../../../shell/ui/lazy-part.js';
import { gameIn, useGame } from '../../../shell/ui/use-game.js';
import { useShellWords } from '../../../shell/words/shell.js';

/** What a vote is told with, on the stage, on the board and in the question. */
export const VOTE_WORDS = ['scenes', 'effects'];

/** Suspends until the files are there; told to the same reader. */
export function useMoreWords(told: GameWords, { options }: HegemonyView, files: readonly string[]): GameWords {
  const { words } = useGame('hegemony', options, files);
  return useMemo(() => words.toldTo(told.reader), [words, told]);
}

/** Fetches what `useMoreWords` would wait for, when the page has nothing else to do. */
export function useMoreWordsWhenIdle({ options }: HegemonyView, files: readonly string[]): void {
  const { locale } = useShellWords();
  const load = useCallback(() => gameIn(locale, 'hegemony', options, files), [locale, options, files]);
  useLoadedWhenIdle({ load });
}
