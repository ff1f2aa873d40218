/** What a lesson says in a scene: a line of its own there, as whoever looks at it sees nothing of what lies behind. */
import type { Lesson, LessonPage } from '@polity/kernel';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useBoardValue } from './board-context.js';
import { useLesson } from './lesson-context.js';
import { type Told, useStage } from './scene/on-stage.js';

export function LessonOnStage() {
  const taught = useLesson();
  const stage = useStage();
  const { words } = useBoardValue();
  const page = taught && stage ? pageFor(taught.lesson, stage.told) : undefined;
  const passed = taught && page ? taught.lesson.steps.findIndex(({ key }) => key === page.tells) : -1;
  useEffect(() => {
    if (taught && passed >= taught.at) taught.goOn(passed + 1);
  }, [taught, passed]);
  if (!stage || !page) return null;
  const { entry, view, log } = stage.told;
  return createPortal(
    <p className="board-lesson-page">
      <strong>{words.say('guided.title')}</strong>{' '}
      <span>{words.say(`lesson.${page.key}`, entry && page.params?.(entry, view, log))}</span>
    </p>,
    stage.room,
  );
}

function pageFor({ pages = [] }: Lesson, { entry, view }: Told): LessonPage | undefined {
  return entry && pages.find((page) => page.when(entry, view));
}
