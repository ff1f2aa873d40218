/**
 * The vote under way, as far as the log has told it, at the place where it is told and drawn as it is there: only its
 * foot is the question now. Loaded when there is one.
 */
import { type ElectionStory, electionsIn, type Stance, undecidedIn } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { useNoTip } from '../../../board/tip.js';
import { useKeys } from '../../../shell/answers/use-keys.js';
import { useNarrow } from '../../../shell/ui/use-narrow.js';
import type { SeatAtTable } from '../../game-ui.js';
import { useBoard } from '../board/board-context.js';
import { useMoreWords, VOTE_WORDS } from '../board/more-words.js';
import { Spot } from '../board/parts.js';
import type { VoteShown } from '../scenes/scene-props.js';
import { aboveQuestion, useVotePlace } from '../scenes/use-vote-place.js';
import { VoteBody, VoteHead, VoteTitle } from '../scenes/vote-body.js';
import '../../../board/scene/scene-frame.css';
import './voting.css';
import './watched.css';

export interface MomentProps {
  readonly log: readonly LogEntry[];
  readonly seats: readonly SeatAtTable[];
}

export default function Voting({ log, seats }: MomentProps) {
  useNoTip();
  const { view, seat, words: told, say, ask } = useBoard();
  const words = useMoreWords(told, view, VOTE_WORDS);
  const story = useMemo(() => electionsIn(log).at(-1), [log]);
  const place = useVotePlace();
  const narrow = useNarrow();
  const [folded, setFolded] = useState(false);
  // Both open what it lies upon: who writes there sees what is written.
  useKeys(({ key }) => {
    if (key === 'c' || key === 'l') setFolded(true);
  });
  if (story === undefined) return null;
  const drawn = {
    story,
    shown: shownOf(story, undecidedIn(view, story.stances).length > 0),
    view,
    log,
    seat,
    seats,
    words,
  };
  const mine = story.stances.find((one) => one.seat === seat);
  // Who has taken a side and still points at it reads that, not that it answers nothing now.
  const tip =
    ask?.kind === 'stance' || mine === undefined
      ? undefined
      : () => <p>{words.log({ kind: 'stance', params: { ...mine } })}</p>;
  const sideOf = (stance: Stance, side: ReactNode) => (
    <Spot
      key={stance}
      name={`stance:${stance}`}
      label={words.say(`election.${stance}`)}
      className={`heg-vote-side ${stance}`}
      tip={tip}
    >
      {side}
    </Spot>
  );
  return (
    <>
      {place && !folded && (
        <div className="heg-vote-behind" style={{ top: place.from, height: place.mine - place.from }} />
      )}
      <section
        className={`heg-scene heg-vote heg-vote-held ${place ? 'placed' : ''} ${folded ? 'folded' : ''}`}
        // Laid aside it leaves log and chat in reach.
        style={place && { ...aboveQuestion(place), ...(folded && { width: 'max-content' }) }}
        aria-label={say('election.title')}
      >
        <header className="scene-head">
          <h2 className="scene-title">
            <VoteTitle {...drawn} />
          </h2>
          {place && (
            <button type="button" className="button quiet" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
              {words.say(folded ? 'scene.vote.unfold' : 'scene.vote.fold')}
            </button>
          )}
          <VoteHead {...drawn} />
        </header>
        {!folded && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
          <div className="scene-body" tabIndex={0}>
            {/* On a phone a side is taken in the question alone. */}
            <VoteBody {...drawn} {...(narrow ? {} : { sideOf })} />
          </div>
        )}
      </section>
    </>
  );
}

/**
 * All that is known: what is in the fists comes to light with the result, which is told on the stage first.
 * @param undecided whether somebody has yet to take a side, as may be also where a card has drawn the cubes before.
 */
function shownOf({ drawn, result }: ElectionStory, undecided: boolean): VoteShown {
  const decided = result !== null;
  const cubes = drawn === null ? 0 : Number.POSITIVE_INFINITY;
  const fists = decided ? 'open' : drawn === null || undecided ? 'none' : 'closed';
  return { cubes, fists, counted: decided, stamped: decided };
}
