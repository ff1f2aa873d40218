/** The lesson of a table that was laid for one: loaded for whoever is taught, and kept by this browser where it was left. */
import type { Lesson } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LessonProvider } from '../../board/lesson-context.js';
import { Into } from '../../board/outlets.js';
import { type KeptLesson, keepLesson, keptLesson } from '../learn/kept-lesson.js';
import type { LoadedGame } from '../ui/use-game.js';

export interface LessonAtTableProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  /** Whose eyes see the table. */
  readonly seat: string | null;
  readonly children: ReactNode;
}

export default function LessonAtTable({ table, game, seat, children }: LessonAtTableProps) {
  const lesson = useLessonOf(table, game, seat);
  const [kept, setKept] = useState(() => keptLesson(table.id));
  const taught = useMemo(() => {
    if (lesson === null || kept.over || kept.at >= lesson.steps.length) return null;
    const keep = (change: Partial<KeptLesson>) =>
      setKept((before) => {
        // What was pressed meanwhile has led further: a lesson never goes back.
        const now = { ...before, ...change, at: Math.max(before.at, change.at ?? 0) };
        keepLesson(table.id, now);
        return now;
      });
    return {
      lesson,
      at: kept.at,
      left: kept.left,
      goOn: (at: number) => keep({ at, over: at >= lesson.steps.length }),
      leave: () => keep({ left: true }),
      goBack: () => keep({ left: false }),
    };
  }, [lesson, kept, table.id]);
  return (
    <LessonProvider value={taught?.left ? null : taught}>
      {children}
      {taught?.left && (
        <Into outlet="lesson">
          <button type="button" className="button" onClick={taught.goBack}>
            {game.words.say('guided.back')}
          </button>
        </Into>
      )}
    </LessonProvider>
  );
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
