/** The lesson that is being taught at a table, for all parts of the board. */
import type { Lesson } from '@polity/kernel';
import { createContext, useContext } from 'react';

export interface LessonAtTable {
  readonly lesson: Lesson;
  /** How far it has come, by steps. */
  readonly at: number;
  goOn(at: number): void;
  /** No more of it for the time being; the shell keeps the way back. */
  leave(): void;
}

const LessonContext = createContext<LessonAtTable | null>(null);
export const LessonProvider = LessonContext;

/** The lesson that is being taught at the table, if there is one. */
export function useLesson(): LessonAtTable | null {
  return useContext(LessonContext);
}
