/** Beside the round: the guide to my class, and what happened, once more. */
import { type Chapter, type ElectionStory, electionsIn, turnsOfOthers } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../shell/ui/dialog.js';
import { ElectionEvent } from '../election/election-event.js';
import { AdviceButton, ClassGuide } from '../guide/guide.js';
import { finishedChapters } from '../recap/chapters.js';
import { Recap } from '../recap/recap.js';
import { SinceLast } from '../recap/since-last.js';
import { Votes } from '../recap/votes.js';
import { useBoard } from './board-context.js';

export interface ToolsProps {
  readonly log: readonly LogEntry[];
  /** How much of it I had been told when I last did something. */
  readonly seen: number;
}

export function Tools({ log, seen }: ToolsProps) {
  const { view, seat, words, say, name } = useBoard();
  const [open, setOpen] = useState<'guide' | 'since' | Chapter | null>(null);
  const [vote, setVote] = useState<ElectionStory | null>(null);
  const votes = useMemo(() => electionsIn(log).filter(({ result }) => result !== null), [log]);
  const chapters = useMemo(() => finishedChapters(log).slice(-2), [log]);
  const turns = useMemo(() => turnsOfOthers(log, seen, seat).length, [log, seen, seat]);
  const guided = seat ?? view.turn.seat;
  const close = () => setOpen(null);
  return (
    <div className="heg-tools">
      {(turns > 0 || chapters.length > 0 || votes.length > 0) && (
        <button type="button" className="button quiet" onClick={() => setOpen('since')}>
          {say('since', { turns })}
        </button>
      )}
      <AdviceButton />
      <button type="button" className="button quiet" onClick={() => setOpen('guide')}>
        {say('guide')}
      </button>
      {open === 'guide' && (
        <Dialog title={say('guide.title', { seat: guided })} onClose={close}>
          <div className="heg-in-dialog">
            <ClassGuide seat={guided} words={words} seats={view.seats} />
          </div>
        </Dialog>
      )}
      {open === 'since' && (
        <Dialog title={say('since.title')} onClose={close}>
          <div className="heg-in-dialog">
            <SinceLast log={log} from={seen} seat={seat} words={words} />
            <Votes stories={votes} words={words} seat={seat} again={setVote} />
            <div className="heg-again">
              {chapters.map((chapter) => (
                <button key={chapter.from} type="button" className="button" onClick={() => setOpen(chapter)}>
                  {say('replay', { phase: chapter.phase })}
                </button>
              ))}
              <button type="button" className="button primary" onClick={close}>
                {say('step.close')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
      {vote && (
        <Dialog title={say('votes')} onClose={() => setVote(null)}>
          <div className="heg-in-dialog">
            <ElectionEvent story={vote} view={view} seat={seat} words={words} ask={null} close={() => setVote(null)} />
          </div>
        </Dialog>
      )}
      {typeof open === 'object' && open !== null && (
        <Dialog title={name(open.phase)} onClose={close}>
          <div className="heg-in-dialog">
            <Recap log={log} chapter={open} words={words} seat={seat} close={close} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
