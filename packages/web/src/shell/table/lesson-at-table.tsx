/** The lesson of a table that was laid for one: loaded for whoever is taught, and kept by this browser where it was left. */
import type { Lesson } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LessonProvider } from '../../board/lesson-context.js';
import type { LoadedGame } from '../ui/use-game.js';

export interface LessonAtTableProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  /** Whose eyes see the table. */
  readonly seat: string | null;
  readonly children: ReactNode;
}

export function LessonAtTable({ table, game, seat, children }: LessonAtTableProps) {
  const lesson = useLessonOf(table, game, seat);
  const key = `polity.lesson.${table.id}`;
  const [at, setAt] = useState(() => leftAt(key));
  const taught = useMemo(() => {
    if (lesson === null || at >= lesson.steps.length) return null;
    const goOn = (to: number) => {
      keep(key, to);
      setAt(to);
    };
    return { lesson, at, goOn, leave: () => goOn(lesson.steps.length) };
  }, [lesson, at, key]);
  return <LessonProvider value={taught}>{children}</LessonProvider>;
}

function useLessonOf({ options }: TableSummary, { ui }: LoadedGame, seat: string | null): Lesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const wanted = ui.lessons !== undefined && options[ui.lessons.option] === seat;
  useEffect(() => {
    if (!wanted) return setLesson(null);
    let here = true;
    ui.lessons?.load().then((all) => {
      if (here) setLesson(all.find((one) => one.seat === seat) ?? null);
    });
    return () => {
      here = false;
    };
  }, [ui, wanted, seat]);
  return lesson;
}

function leftAt(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

function keep(key: string, at: number): void {
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // A browser that keeps nothing begins again.
  }
}
