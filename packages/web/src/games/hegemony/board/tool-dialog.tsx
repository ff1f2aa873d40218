/** What is opened beside the round: the guide to a class, what happened since, a vote or a phase told again. */
import type { Chapter, ElectionStory } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { useState } from 'react';
import { Dialog } from '../../../shell/ui/dialog.js';
import { useGame } from '../../../shell/ui/use-game.js';
import { ElectionEvent } from '../election/election-event.js';
import { ClassGuide } from '../guide/guide.js';
import { Recap } from '../recap/recap.js';
import { SinceLast } from '../recap/since-last.js';
import { Votes } from '../recap/votes.js';
import { useBoard } from './board-context.js';

export type Opened = 'guide' | 'since' | Chapter;

interface ToolDialogProps {
  readonly opened: Opened;
  readonly log: readonly LogEntry[];
  readonly seen: number;
  readonly votes: readonly ElectionStory[];
  readonly chapters: readonly Chapter[];
  open(what: Opened | null): void;
}

export default function ToolDialog({ opened, open, ...told }: ToolDialogProps) {
  const { seat, words, name } = useBoard();
  const close = () => open(null);
  if (opened === 'guide') return <Guide close={close} />;
  if (opened === 'since') return <Since {...told} open={open} close={close} />;
  return (
    <Dialog title={name(opened.phase)} onClose={close}>
      <div className="heg-in-dialog">
        <Recap log={told.log} chapter={opened} words={words} seat={seat} close={close} />
      </div>
    </Dialog>
  );
}

const WORDS = ['guide'];

function Guide({ close }: { close(): void }) {
  const { view, seat, say } = useBoard();
  const { words } = useGame('hegemony', view.options, WORDS);
  const guided = seat ?? view.turn.seat;
  return (
    <Dialog title={say('guide.title', { seat: guided })} onClose={close}>
      <div className="heg-in-dialog">
        <ClassGuide seat={guided} words={words} seats={view.seats} />
      </div>
    </Dialog>
  );
}

function Since({ log, seen, votes, chapters, open, close }: Omit<ToolDialogProps, 'opened'> & { close(): void }) {
  const { view, seat, words, say } = useBoard();
  const [vote, setVote] = useState<ElectionStory | null>(null);
  return (
    <>
      <Dialog title={say('since.title')} onClose={close}>
        <div className="heg-in-dialog">
          <SinceLast log={log} from={seen} seat={seat} words={words} />
          <Votes stories={votes} words={words} seat={seat} again={setVote} />
          <div className="heg-again">
            {chapters.map((chapter) => (
              <button key={chapter.from} type="button" className="button" onClick={() => open(chapter)}>
                {say('replay', { phase: chapter.phase })}
              </button>
            ))}
            <button type="button" className="button primary" onClick={close}>
              {say('step.close')}
            </button>
          </div>
        </div>
      </Dialog>
      {vote && (
        <Dialog title={say('votes')} onClose={() => setVote(null)}>
          <div className="heg-in-dialog">
            <ElectionEvent story={vote} view={view} seat={seat} words={words} ask={null} close={() => setVote(null)} />
          </div>
        </Dialog>
      )}
    </>
  );
}
