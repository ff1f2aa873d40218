/** A question as whatever answers it is given it. */
import type { AskDescription, Json } from '@polity/kernel';
import type { GameWords } from '@polity/words';

export interface AnswererProps {
  readonly ask: AskDescription;
  readonly view: object;
  readonly words: GameWords;
  /** Whether nothing can be sent now. */
  readonly pending: boolean;
  /** Answers the ask: an option, a list of them, an amount, or null to stop. */
  answer(value: Json): void;
  /** Shows what an answer would change; null shows things as they are. */
  preview(value: Json | null): void;
}

/** What makes a question another one; a new question begins with nothing selected. */
export function questionId({ seat, kind, version }: AskDescription): string {
  return `${seat} ${kind} ${version}`;
}
