/** What is happening and has just happened: the election, then production and scoring step by step, then what I missed. */
import type { LogEntry } from '@polity/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { ElectionEvent, type ElectionEventProps } from './election-event.js';
import { HintPanel } from './hint-panel.js';
import { useHints } from './hints-wanted.js';
import { Recap } from './recap.js';
import { SinceLast } from './recap-since.js';
import { type Chapter, chaptersOf } from './recap-steps.js';
import { say } from './say.js';
import './css/pointing.css';

export interface HappeningsProps extends Omit<ElectionEventProps, 'children'> {
  /** How long the log was when this seat last did something. */
  readonly seen: number;
  /** What stands there while nothing happens. */
  readonly children?: ReactNode;
}

/** What somebody has asked to see, or nothing: then what is new is shown. */
type Wanted =
  | { readonly type: 'since'; readonly from: number }
  | { readonly type: 'chapter'; readonly chapter: Chapter };

export function Happenings({ seen, children = null, ...props }: HappeningsProps) {
  const { log, words, seat, ask, view } = props;
  const chapters = useMemo(() => finishedChapters(log), [log]);
  const last = chapters.at(-1);
  // What was over when the page was opened can be seen again, but does not come up by itself.
  const [closed, setClosed] = useState(() => last?.from ?? 0);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const hints = useHints();
  const fresh = last && last.from > closed ? last : undefined;
  const chapter = wanted?.type === 'chapter' ? wanted.chapter : wanted === null ? fresh : undefined;
  const close = () => {
    setClosed(last?.from ?? 0);
    setWanted(null);
  };
  return (
    <div className="heg-happenings">
      {hints && ask && <HintPanel key={`${ask.kind} ${ask.version}`} {...props} ask={ask} />}
      <ElectionEvent {...props}>
        {chapter ? (
          <Recap key={chapter.from} log={log} chapter={chapter} words={words} seat={seat} close={close} />
        ) : wanted?.type === 'since' ? (
          <SinceLast log={log} from={wanted.from} seat={seat} words={words} close={close} />
        ) : (
          children
        )}
      </ElectionEvent>
      {view.vote === null && (
        <div className="heg-again">
          {log.length > seen && (
            <button type="button" className="button quiet" onClick={() => setWanted({ type: 'since', from: seen })}>
              {say(words, 'again.since')}
            </button>
          )}
          {chapters.slice(-2).map((one) => (
            <button
              key={one.from}
              type="button"
              className="button quiet"
              onClick={() => setWanted({ type: 'chapter', chapter: one })}
            >
              {say(words, 'again.chapter', { phase: one.phase, round: one.round })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Production, scoring and the end of the game, once they are over. */
export function finishedChapters(log: readonly LogEntry[]): readonly Chapter[] {
  const over = log.at(-1)?.kind === 'game-over';
  return chaptersOf(log).filter(
    ({ phase, from, to }) => phase !== 'elections' && to > from && (to < log.length || over),
  );
}
