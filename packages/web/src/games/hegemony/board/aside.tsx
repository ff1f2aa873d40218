/** What the moment brings: an election, advice, a look ahead. */
import { lazy, type ReactNode, Suspense } from 'react';
import { lazyPart, useLoadedWhenIdle } from '../../../shell/ui/lazy-part.js';
import type { BoardProps } from '../../game-ui.js';
import { useAdvice } from '../advice/advice-wanted.js';
import { BeforeElection } from '../election/election.js';
import type { MomentProps } from '../election/voting.js';
import { Ledger } from '../ledger/ledger.js';
import { useBoard } from './board-context.js';

/** Rules of thumb are loaded for those who want them. */
const AdviceInWords = lazy(async () => ({ default: (await import('../advice/advice-in-words.js')).AdviceInWords }));

/** It is fetched before anybody votes, and drawn nowhere else before it is there: nothing moves from under a pointer. */
const Voting = lazyPart(() => import('../election/voting.js'));

/** The vote under way lies on the question; what is asked before one takes the place of my hand. */
export function UnderWay(props: MomentProps) {
  const { view, ask } = useBoard();
  useLoadedWhenIdle(Voting);
  const asked = ask?.kind === 'immediate-vote' || ask?.kind === 'remove-cube';
  const underWay = view.vote !== null;
  if (!underWay && !asked) return null;
  return (
    <div className={`heg-event-place ${underWay ? '' : 'instead'}`} data-part="others">
      {underWay ? <Voting {...props} /> : <BeforeElection />}
    </div>
  );
}

/** What a sensible player would do, while I am asked and want to be told. */
export function Advice({ answer, preview, undo, weigh }: Pick<BoardProps, 'answer' | 'preview' | 'undo' | 'weigh'>) {
  const { view, ask } = useBoard();
  const wanted = useAdvice();
  if (!wanted) return null;
  // Its place is kept while others are asked, so that nothing jumps when my turn comes.
  if (ask === null) return <aside className="heg-advice idle" aria-hidden="true" />;
  return (
    <Suspense fallback={<aside className="heg-advice idle" aria-hidden="true" />}>
      <AdviceInWords {...{ ask, view, answer, preview, undo, ...(weigh ? { weigh } : {}) }} />
    </Suspense>
  );
}

/** Beside my board: what the coming production would bring, below the advice if there is any. */
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
