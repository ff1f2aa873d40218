/** What helps whoever has not played before: words beside the icons until they are hidden, the list of a first turn. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { useEffect } from 'react';
import { keptChoice } from '../../../board/kept-choice.js';
import { useLesson } from '../../../board/lesson-context.js';
import { useNarrow } from '../../../shell/ui/use-narrow.js';

const labels = keptChoice('polity.hegemony.labels');
const list = keptChoice('polity.hegemony.list');

export function showLabels(on: boolean): void {
  labels.choose(on ? 'on' : 'off');
}

/** Whether words stand beside the icons. */
export function useLabels(): boolean {
  return labels.use() !== 'off';
}

/** The list was closed, or the first turn is over: from now on it is opened by whoever wants it. */
export function leaveFirstList(): void {
  list.choose('left');
}

/**
 * Whether the answers stand open as a list: on the first turn of a first game, but for who is taught to point. On a
 * phone the list would lie on the cards that it names.
 */
export function useFirstList({ kind }: AskDescription, { round, turn }: HegemonyView): boolean {
  const left = list.use() !== null;
  const taught = useLesson() !== null;
  const narrow = useNarrow();
  const isFirst = round === 1 && turn.number === 1;
  useEffect(() => {
    if (!isFirst) leaveFirstList();
  }, [isFirst]);
  return !left && !taught && !narrow && isFirst && kind === 'turn';
}
