/** What every part of the board needs: the position, what a preview would make of it, and the words. */
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import type { AskDescription, JsonObject } from '@polity/kernel';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { GameWords } from '../../words/game-words.js';
import { type Message, sayMessage } from './say.js';

/** The texts of the board, which do not change with the position. */
export interface BoardTexts {
  readonly words: GameWords;
  /** A text of the board by its key. */
  t(key: string, params?: JsonObject): string;
  name(id: string, field?: string): string;
  /** What a card, an event or an action does. */
  describe(id: string): string | undefined;
  /** A message of another part, such as why something cannot be done. */
  saying(message: Message): string;
}

export interface BoardValue extends BoardTexts {
  readonly view: HegemonyView;
  readonly previewed: HegemonyView | null;
  /** Whose eyes see the board; null for a spectator. */
  readonly seat: Seat | null;
  readonly ask: AskDescription | null;
}

const BoardContext = createContext<BoardValue | null>(null);
const TextsContext = createContext<BoardTexts | null>(null);

export function BoardProvider({ value, children }: { readonly value: BoardValue; readonly children: ReactNode }) {
  const texts = useMemo(() => boardTexts(value.words), [value.words]);
  return (
    <BoardContext value={value}>
      <TextsContext value={texts}>{children}</TextsContext>
    </BoardContext>
  );
}

export function useBoard(): BoardValue {
  const value = useContext(BoardContext);
  if (value === null) throw new Error('a part of the board stands outside of it');
  return value;
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
    t: (key, params) => words.board(key, params),
    name: (id, field) => words.name(id, field),
    describe: (id) => words.describe(id),
    saying: (message) => sayMessage(words, message),
  };
}
