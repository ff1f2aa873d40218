/** Beside the round: the guide to my class, and what happened, once more. */
import { afterTurnOf, turnsOfOthers } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { useMemo } from 'react';
import { Outlet } from '../../../board/outlets.js';
import { lazyPart, useLoadedWhenIdle } from '../../../shell/ui/lazy-part.js';
import { useNarrow } from '../../../shell/ui/use-narrow.js';
import { AdviceButton } from '../advice/advice-button.js';
import { showLabels, useLabels } from '../guide/first-time.js';
import { finishedChapters } from '../recap/chapters.js';
import { useBoard } from './board-context.js';
import type { Opened } from './tool-dialog.js';

const ToolDialog = lazyPart(() => import('./tool-dialog.js'));
const ToolMenu = lazyPart(() => import('./tool-menu.js'));

export interface ToolsProps {
  readonly log: readonly LogEntry[];
  /** How much of it I had been told when I last did something. */
  readonly seen: number;
  /** What of it is open. */
  readonly opened: Opened | null;
  open(what: Opened | null): void;
}

export function Tools({ log, seen, opened, open }: ToolsProps) {
  const { seat, say } = useBoard();
  const labels = useLabels();
  const chapters = useMemo(() => finishedChapters(log).slice(-2), [log]);
  // A vote of mine in the middle of another's turn does not hide what was done before it.
  const from = useMemo(() => (seat === null ? seen : Math.min(seen, afterTurnOf(log, seat))), [log, seen, seat]);
  const voted = log.slice(from).some(({ kind }) => kind === 'vote-result');
  const turns = useMemo(() => turnsOfOthers(log, from, seat).length, [log, from, seat]);
  const narrow = useNarrow();
  useLoadedWhenIdle(ToolDialog);
  const tools = (
    <>
      {(turns > 0 || chapters.length > 0 || voted) && (
        <button type="button" className="button quiet" onClick={() => open('since')}>
          {say('since', { turns })}
        </button>
      )}
      {labels && (
        <button type="button" className="button quiet" onClick={() => showLabels(false)}>
          {say('labels.hide')}
        </button>
      )}
      <AdviceButton />
      <button type="button" className="button quiet" onClick={() => open('guide')}>
        {say('guide')}
      </button>
    </>
  );
  return (
    <div className="heg-tools">
      <Outlet name="lesson" />
      {narrow ? <ToolMenu label={say('tools')}>{tools}</ToolMenu> : tools}
      {opened && <ToolDialog {...{ opened, open, log, seen: from, chapters }} />}
    </div>
  );
}
