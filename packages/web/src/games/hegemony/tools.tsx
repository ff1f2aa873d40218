/** Beside the round: the guide to my class, and what happened, once more. */
import type { LogEntry } from '@polity/kernel';
import { useMemo, useState } from 'react';
import { Dialog } from '../../ui/dialog.js';
import { useBoard } from './board-context.js';
import { HintsButton } from './first-game.js';
import { ClassGuide } from './guide.js';
import { finishedChapters } from './moments.js';
import { Recap } from './recap.js';
import { SinceLast } from './recap-since.js';
import { type Chapter, turnsOfOthers } from './recap-steps.js';

export interface ToolsProps {
  readonly log: readonly LogEntry[];
  /** How much of it I had been told when I last did something. */
  readonly seen: number;
}

export function Tools({ log, seen }: ToolsProps) {
  const { view, seat, words, t, name } = useBoard();
  const [open, setOpen] = useState<'guide' | 'since' | Chapter | null>(null);
  const chapters = useMemo(() => finishedChapters(log).slice(-2), [log]);
  const turns = useMemo(() => turnsOfOthers(log, seen, seat).length, [log, seen, seat]);
  const guided = seat ?? view.turn.seat;
  const close = () => setOpen(null);
  return (
    <div className="heg-tools">
      {(turns > 0 || chapters.length > 0) && (
        <button type="button" className="button quiet" onClick={() => setOpen('since')}>
          {t('since', { turns })}
        </button>
      )}
      <HintsButton />
      <button type="button" className="button quiet" onClick={() => setOpen('guide')}>
        {t('guide')}
      </button>
      {open === 'guide' && (
        <Dialog title={t('guide.title', { seat: guided })} onClose={close}>
          <div className="heg-in-dialog">
            <ClassGuide seat={guided} words={words} seats={view.seats} />
          </div>
        </Dialog>
      )}
      {open === 'since' && (
        <Dialog title={t('since.title')} onClose={close}>
          <div className="heg-in-dialog">
            <SinceLast log={log} from={seen} seat={seat} words={words} />
            <div className="heg-again">
              {chapters.map((chapter) => (
                <button key={chapter.from} type="button" className="button" onClick={() => setOpen(chapter)}>
                  {t('replay', { phase: chapter.phase })}
                </button>
              ))}
              <button type="button" className="button primary" onClick={close}>
                {t('step.close')}
              </button>
            </div>
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
