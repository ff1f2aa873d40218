/** What the moment brings: an election in the place of my hand, which waits meanwhile, and a hint at the side. */
import type { Json, LogEntry } from '@polity/kernel';
import { useBoard } from './board-context.js';
import { Election } from './election.js';
import { ElectionEvent } from './election-event.js';
import { HintPanel, useHints } from './hint-panel.js';

export interface MomentProps {
  readonly log: readonly LogEntry[];
  answer(value: Json): void;
  preview(value: Json | null): void;
}

export function ElectionPlace({ log, answer, preview }: MomentProps) {
  const { view, seat, words, ask } = useBoard();
  // A result that is still being looked at must not stand in the way of the next turn.
  const asked = ask?.kind === 'immediate-vote' || ask?.kind === 'remove-cube';
  const instead = view.vote !== null || asked;
  return (
    <div className={`heg-event-place ${instead ? 'instead' : 'after'}`} data-part="others">
      {log.length === 0 || (asked && view.vote === null) ? (
        <Election />
      ) : (
        <ElectionEvent view={view} log={log} seat={seat} words={words} ask={ask} answer={answer} preview={preview}>
          <Election />
        </ElectionEvent>
      )}
    </div>
  );
}

export function Hint({ answer, preview }: Omit<MomentProps, 'log'>) {
  const { view, words, ask } = useBoard();
  const wanted = useHints();
  if (!wanted || ask === null) return null;
  return <HintPanel ask={ask} view={view} words={words} answer={answer} preview={preview} />;
}
