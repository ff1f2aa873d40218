/** What every part of Hegemony's board needs besides the position: its texts. */
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import type { JsonObject, Reason } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type BoardValue as AnyBoardValue, useBoardValue } from '../../../board/board-context.js';

/** The texts of the board, which do not change with the position. */
export interface BoardTexts {
  readonly words: GameWords;
  /** A text of the board by its key, or why something is so. */
  say(what: string | Reason, params?: JsonObject): string;
  name(id: string, field?: string): string;
  /** What a card, an event or an action does. */
  describe(id: string): string | undefined;
}

export type BoardValue = AnyBoardValue<HegemonyView, Seat> & BoardTexts;

export const useBoard = () => useBoardValue<BoardValue>();

const TextsContext = createContext<BoardTexts | null>(null);

export function TextsProvider({ words, children }: { readonly words: GameWords; readonly children: ReactNode }) {
  const texts = useMemo(() => boardTexts(words), [words]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** For parts that are given what they show, and are drawn again only when that changes. */
export function useTexts(): BoardTexts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('a part of the board stands outside of it');
  return texts;
}

/** The texts of the board, from the messages of the game. */
export function boardTexts(words: GameWords): BoardTexts {
  return {
    words,
    say: (what, params) => words.say(what, params),
    name: (id, field) => words.name(id, field),
    describe: (id) => words.describe(id),
  };
}
