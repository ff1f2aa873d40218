/** What is opened beside the round: the guide to a class, what happened since, a vote or a phase told again. */
import { type Chapter, type ElectionStory, lastElections, votesSince } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../shell/ui/dialog.js';
import { ElectionEvent } from '../election/election-event.js';
import { ClassGuide } from '../guide/guide.js';
import { Recap } from '../recap/recap.js';
import { SinceLast } from '../recap/since-last.js';
import { Votes } from '../recap/votes.js';
import { useBoard } from './board-context.js';
import { useMoreWords } from './more-words.js';

export type Opened = 'guide' | 'since' | Chapter;

interface ToolDialogProps {
  readonly opened: Opened;
  readonly log: readonly LogEntry[];
  readonly seen: number;
  readonly chapters: readonly Chapter[];
  open(what: Opened | null): void;
}

const WORDS = ['guide', 'recap'];

export default function ToolDialog({ opened, open, ...told }: ToolDialogProps) {
  const { view, seat, words: before, name } = useBoard();
  const words = useMoreWords(before, view, WORDS);
  const close = () => open(null);
  if (opened === 'guide') return <Guide words={words} close={close} />;
  if (opened === 'since') return <Since {...told} words={words} open={open} close={close} />;
  return (
    <Dialog title={name(opened.phase)} onClose={close}>
      <div className="heg-in-dialog">
        <Recap log={told.log} chapter={opened} words={words} seat={seat} close={close} />
      </div>
    </Dialog>
  );
}

interface OpenedProps {
  readonly words: GameWords;
  close(): void;
}

function Guide({ words, close }: OpenedProps) {
  const { view, seat } = useBoard();
  const guided = seat ?? view.turn.seat;
  return (
    <Dialog title={words.say('guide.title', { seat: guided })} onClose={close}>
      <div className="heg-in-dialog">
        <ClassGuide seat={guided} words={words} seats={view.seats} />
      </div>
    </Dialog>
  );
}

function Since({ log, seen, chapters, open, words, close }: Omit<ToolDialogProps, 'opened'> & OpenedProps) {
  const { view, seat, say } = useBoard();
  const [vote, setVote] = useState<ElectionStory | null>(null);
  const votes = useMemo(() => votesSince(log, seen), [log, seen]);
  // What the Elections have decided holds in the round after them: it is read there too.
  const elections = useMemo(() => lastElections(log, seen), [log, seen]);
  return (
    <>
      <Dialog title={words.say('since.title')} onClose={close}>
        <div className="heg-in-dialog">
          <SinceLast log={log} from={seen} seat={seat} view={view} words={words} />
          <Votes title={words.say('votes.since')} stories={votes} words={words} seat={seat} again={setVote} />
          {elections && (
            <Votes
              title={words.say('votes.elections', { round: elections.round })}
              stories={elections.votes}
              words={words}
              seat={seat}
              again={setVote}
            />
          )}
          <div className="heg-again">
            {chapters.map((chapter) => (
              <button key={chapter.from} type="button" className="button" onClick={() => open(chapter)}>
                {words.say('replay', { phase: chapter.phase })}
              </button>
            ))}
            <button type="button" className="button primary" onClick={close}>
              {say('step.close')}
            </button>
          </div>
        </div>
      </Dialog>
      {vote && (
        <Dialog title={words.say('votes')} onClose={() => setVote(null)}>
          <div className="heg-in-dialog">
            <ElectionEvent story={vote} view={view} words={words} close={() => setVote(null)} />
          </div>
        </Dialog>
      )}
    </>
  );
}
