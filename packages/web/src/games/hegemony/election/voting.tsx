/** The election under way, as far as the log has told it; loaded when there is one. */
import { electionsIn } from '@polity/hegemony/page';
import type { Json, LogEntry } from '@polity/kernel';
import { useMemo } from 'react';
import { useBoard } from '../board/board-context.js';
import { ElectionEvent } from './election-event.js';
import { HeldCards } from './held-cards.js';

export interface MomentProps {
  readonly log: readonly LogEntry[];
  answer(value: Json): void;
  preview(value: Json | null): void;
}

export default function Voting({ log, ...send }: MomentProps) {
  const { view, seat, words, ask } = useBoard();
  const story = useMemo(() => electionsIn(log).at(-1), [log]);
  if (story === undefined) return null;
  return (
    <ElectionEvent story={story} view={view} seat={seat} words={words} ask={ask} {...send}>
      <HeldCards policy={story.policy} section={story.section} />
    </ElectionEvent>
  );
}
