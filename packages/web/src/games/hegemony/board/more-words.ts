/** Words that only a part of the board says, fetched with it. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import { useGame } from '../../../shell/ui/use-game.js';

/** Suspends until the files are there; told to the same reader. */
export function useMoreWords(told: GameWords, { options }: HegemonyView, files: readonly string[]): GameWords {
  const { words } = useGame('hegemony', options, files);
  return useMemo(() => words.toldTo(told.reader), [words, told]);
}
