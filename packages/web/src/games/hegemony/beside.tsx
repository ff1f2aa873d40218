/** What the moment brings: an election in the place of my hand, what has just happened, a hint, a look ahead. */
import type { Json, LogEntry } from '@polity/kernel';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { InPlace } from '../../table/places.js';
import { useNarrow, useWide } from '../../ui/use-narrow.js';
import { useBoard } from './board-context.js';
import { Election } from './election.js';
import { ElectionEvent } from './election-event.js';
import { electionsIn } from './election-story.js';
import { useHints } from './hints-wanted.js';
import { Ledger } from './ledger.js';
import { type Moment, momentsIn } from './moments.js';
import { Recap } from './recap.js';

/** Rules of thumb are loaded for those who want them. */
const HintPanel = lazy(async () => ({ default: (await import('./hint-panel.js')).HintPanel }));

export interface MomentProps {
  readonly log: readonly LogEntry[];
  answer(value: Json): void;
  preview(value: Json | null): void;
}

/** The election under way takes the place of my hand; what is over unfolds at the side and stands in nobody's way. */
export function Moments({ log, seen, answer, preview }: MomentProps & { readonly seen: number }) {
  const { view, ask, t } = useBoard();
  const asked = ask?.kind === 'immediate-vote' || ask?.kind === 'remove-cube';
  const voting = view.vote !== null;
  const moments = useMemo(() => momentsIn(log), [log]);
  // What was over when the page was opened is no event any more.
  const [closed, setClosed] = useState(() => moments.at(-1)?.start ?? -1);
  // Who has gone on playing has seen it; the recap keeps it.
  const left = moments.filter(({ start, end }) => start > closed && end > seen);
  const wide = useWide();
  const narrow = useNarrow();
  if (voting || asked) {
    return (
      <div className="heg-event-place instead" data-part="others">
        {voting && log.length > 0 ? <Voting log={log} answer={answer} preview={preview} /> : <Election />}
      </div>
    );
  }
  if (left.length === 0) return null;
  if (narrow) {
    return (
      <details className="heg-strip">
        <summary>{t('unfolding.strip', { count: left.length })}</summary>
        <Unfolding log={log} moments={left} close={setClosed} />
      </details>
    );
  }
  const unfolding = <Unfolding log={log} moments={left} close={setClosed} />;
  // Beside the table it takes the log's place; where there is no such column it lies over the table.
  return wide ? (
    <InPlace name="moment">
      <div className="heg-out">{unfolding}</div>
    </InPlace>
  ) : (
    <div className="heg-event-place after">{unfolding}</div>
  );
}

function Voting({ log, ...send }: MomentProps) {
  const { view, seat, words, ask } = useBoard();
  const story = useMemo(() => electionsIn(log).at(-1), [log]);
  if (story === undefined) return null;
  return <ElectionEvent story={story} view={view} seat={seat} words={words} ask={ask} {...send} />;
}

interface UnfoldingProps {
  readonly log: readonly LogEntry[];
  readonly moments: readonly Moment[];
  /** Closes all that began up to there. */
  close(start: number): void;
}

/** One after the other, until they are closed. */
function Unfolding({ log, moments, close: closeUpTo }: UnfoldingProps) {
  const { view, seat, words, t } = useBoard();
  const [moment] = moments;
  if (moment === undefined) return null;
  const close = () => closeUpTo(moment.start);
  return (
    <div className="heg-unfolding">
      {moment.type === 'election' ? (
        <ElectionEvent
          key={moment.start}
          story={moment.story}
          view={view}
          seat={seat}
          words={words}
          ask={null}
          close={close}
        />
      ) : (
        <Recap key={moment.start} log={log} chapter={moment.chapter} words={words} seat={seat} close={close} />
      )}
      {moments.length > 1 && (
        <button type="button" className="button quiet" onClick={() => closeUpTo(moments.at(-1)?.start ?? moment.start)}>
          {t('unfolding.all', { count: moments.length })}
        </button>
      )}
    </div>
  );
}

/** What a sensible player would do, while I am asked and want to be told. */
export function Hint({ answer, preview }: Omit<MomentProps, 'log'>) {
  const { view, words, ask } = useBoard();
  const wanted = useHints();
  if (!wanted) return null;
  // Its place is kept while others are asked, so that nothing jumps when my turn comes.
  if (ask === null) return <aside className="heg-hint idle" aria-hidden="true" />;
  return (
    <Suspense fallback={<aside className="heg-hint idle" aria-hidden="true" />}>
      <HintPanel ask={ask} view={view} words={words} answer={answer} preview={preview} />
    </Suspense>
  );
}

/** Beside my board: what the coming production would bring, below a hint if there is one. */
export function Aside({ children }: { readonly children?: ReactNode }) {
  const { view, previewed, seat, words } = useBoard();
  if (seat === null) return null;
  return (
    <div className="heg-aside">
      {children}
      <Ledger view={view} previewed={previewed} seat={seat} words={words} />
    </div>
  );
}
