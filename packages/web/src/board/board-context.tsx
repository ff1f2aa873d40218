/** What every part of a board needs: the position, what a preview would make of it, who looks, and the words. */
import type { AskDescription, Json } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { createContext, type ReactNode, useContext } from 'react';
import type { BoardRules } from './board-rules.js';
import { ChoiceProvider } from './spot-context.js';

/** A game's own board may know more of it. */
export interface BoardValue<View extends object = object, Seat extends string = string> {
  readonly view: View;
  readonly previewed: View | null;
  /** Whose eyes see the board; null for a spectator. */
  readonly seat: Seat | null;
  readonly ask: AskDescription | null;
  readonly words: GameWords;
}

const BoardContext = createContext<BoardValue | null>(null);

export interface BoardProviderProps {
  readonly rules: BoardRules;
  /** Kept as long as nothing of it changes: every part of the board is drawn again with it. */
  readonly value: BoardValue;
  /** Whether an answer is on its way. */
  readonly pending: boolean;
  readonly children: ReactNode;
  answer(value: Json): void;
  preview(value: Json | null, then?: readonly Json[]): void;
}

export function BoardProvider({ rules, value, pending, answer, preview, children }: BoardProviderProps) {
  const { ask, view, words } = value;
  return (
    <BoardContext value={value}>
      <ChoiceProvider
        rules={rules}
        ask={ask}
        view={view}
        words={words}
        pending={pending}
        answer={answer}
        preview={preview}
      >
        {children}
      </ChoiceProvider>
    </BoardContext>
  );
}

/** The words of the board, for what is drawn beside it too, where nobody has provided any. */
export function useBoardWords(): GameWords | undefined {
  return useContext(BoardContext)?.words;
}

/** The value that the game's own board has provided, and therefore of the game's own type. */
export function useBoardValue<Value extends BoardValue = BoardValue>(): Value {
  const value = useContext(BoardContext);
  if (value === null) throw new Error('a part of the board stands outside of it');
  return value as Value;
}
