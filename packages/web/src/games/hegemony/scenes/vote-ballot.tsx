/** The count of a vote: both sides, the cubes from the bag, and everybody's fist. */
import {
  CLASSES,
  type Class,
  type ElectionStory,
  type HegemonyView,
  mixed,
  type Seat,
  type Stance,
  undecidedIn,
  VOTE,
  voteOutlook,
} from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { Fragment, type ReactNode } from 'react';
import type { SeatAtTable } from '../../game-ui.js';
import { Glyph } from '../board/icons.js';
import { ClassMark, Cube } from '../board/workers.js';
import type { VoteShown } from './scene-props.js';

/** What is drawn around a side of the count: where it can be taken, a place to point at. */
export type SideOf = (stance: Stance, drawn: ReactNode) => ReactNode;

const JUST_DRAWN: SideOf = (stance, drawn) => <div className={`heg-vote-side ${stance}`}>{drawn}</div>;

export interface VoteBallotProps {
  readonly story: ElectionStory;
  readonly shown: VoteShown;
  readonly view: HegemonyView;
  readonly seat: Seat | null;
  readonly seats: readonly SeatAtTable[];
  readonly words: GameWords;
  readonly sideOf?: SideOf;
}

export function VoteBallot({ story, shown, view, seat, seats, words, sideOf = JUST_DRAWN }: VoteBallotProps) {
  const cubes = story.drawn === null ? [] : mixed(story.drawn, story.start);
  const drawn = cubes.slice(0, shown.cubes);
  const votes = votesOf(story, drawn, shown);
  const sum = (stance: Stance) => votes.filter((one) => one.stance === stance).reduce((all, one) => all + one.total, 0);
  // Cubes are drawn when all who take part have taken a side.
  // Influence lies open, and what is added of it does not until everybody has decided.
  const outlook = shown.fists === 'closed' && story.result === null ? voteOutlook(view, story.stances) : null;
  const more = (stance: Stance) =>
    outlook && outlook.more[stance] > 0 ? (
      <small>{words.say('scene.vote.more', { more: outlook.more[stance] })}</small>
    ) : null;
  const undecided = story.result === null ? undecidedIn(view, story.stances) : [];
  return (
    <section className="heg-vote-ballot" aria-label={words.say('scene.vote.count')}>
      <div className="heg-vote-score">
        {sideOf(
          'for',
          <p>
            <b>{sum('for')}</b> {words.say('election.for')} {more('for')}
          </p>,
        )}
        {outlook?.sure ? (
          <strong>{words.say(`scene.vote.${outlook.sure}`)}</strong>
        ) : (
          <small>{words.say('scene.vote.tie')}</small>
        )}
        {sideOf(
          'against',
          <p>
            {more('against')} {words.say('election.against')} <b>{sum('against')}</b>
          </p>,
        )}
      </div>
      <div className="heg-vote-bars" aria-hidden="true">
        {(['for', 'against'] as const).map((stance) => (
          <div key={stance}>
            {votes
              .filter((one) => one.stance === stance)
              .map(({ seat: of, cubes: own, influence }) => (
                <Fragment key={of}>
                  <Units count={own} className={`heg-${of}`} />
                  <Units count={influence} className={`heg-${of} influence`} />
                </Fragment>
              ))}
          </div>
        ))}
      </div>
      <ol className="heg-drawn heg-vote-drawn" aria-label={words.say('election.cubes')}>
        {Array.from({ length: Math.max(VOTE.drawn, cubes.length) }, (_, place) => drawn[place]).map((of, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places for cubes are all alike
          <li key={place} className={of ? 'heg-drawn-cube' : 'heg-drawn-place'} title={of && words.name(of)}>
            {of && (
              <>
                <Cube of={of} size={30} />
                <span className="heg-sr">{words.name(of)}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <ul className="heg-vote-seats">
        {view.seats.map((of) => {
          const vote = votes.find((one) => one.seat === of);
          const player = seats.find((one) => one.seat === of)?.player ?? '';
          return (
            <li key={of} className={`heg-edge-${of} ${vote?.stance ?? 'absent'}`}>
              <p className="heg-vote-who">
                <ClassMark of={of} size={13} /> <b>{words.name(of)}</b>{' '}
                <small>{of === seat ? words.say('scene.you') : player}</small>
              </p>
              <p className="heg-vote-stance">
                {words.say(
                  vote
                    ? `election.${vote.stance}`
                    : undecided.includes(of)
                      ? 'scene.vote.undecided'
                      : 'scene.vote.absent',
                )}
              </p>
              <b className="heg-vote-total">{vote?.total ?? 0}</b>
              <span className="heg-vote-cubes">
                {CLASSES.filter((one) => one === of && vote).flatMap((one) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: cubes of a class are all alike
                  Array.from({ length: vote?.cubes ?? 0 }, (_, i) => <Cube key={i} of={one} size={22} />),
                )}
              </span>
              {vote && outlook && (
                <span className="heg-vote-fist">
                  <Glyph name="influence" size={18} />{' '}
                  {words.say('scene.vote.holds', { amount: view[of].influence, mine: of === seat })}
                </span>
              )}
              {vote && !outlook && shown.fists !== 'none' && <Fist shown={shown} amount={vote.fist} words={words} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Units({ count, className }: { readonly count: number; readonly className: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: votes of one kind are all alike
  return Array.from({ length: count }, (_, i) => <i key={i} className={className} />);
}

interface FistProps {
  readonly shown: VoteShown;
  readonly amount: number;
  readonly words: GameWords;
}

/** What is in a closed fist is nowhere on the page. */
function Fist({ shown, amount, words }: FistProps) {
  if (shown.fists === 'closed') {
    return (
      <span className="heg-vote-fist">
        <Glyph name="lock" size={18} /> {words.say('scene.vote.secret')}
      </span>
    );
  }
  return (
    <span className="heg-vote-fist open">
      {amount === 0 ? words.say('scene.vote.empty') : <b>+{amount}</b>} <Glyph name="influence" size={18} />
      <span className="heg-sr">{words.name('influence')}</span>
    </span>
  );
}

interface Vote {
  readonly seat: Seat;
  readonly stance: Stance;
  readonly cubes: number;
  /** What is in the fist, and how much of it is counted by now. */
  readonly fist: number;
  readonly influence: number;
  readonly total: number;
}

/** Everybody who takes part, with what counts for them so far. */
function votesOf({ stances, spent }: ElectionStory, drawn: readonly Class[], shown: VoteShown): readonly Vote[] {
  return stances.map(({ seat, stance }) => {
    const cubes = drawn.filter((of) => of === seat).length;
    const fist = spent.find((one) => one.seat === seat)?.amount ?? 0;
    const influence = shown.counted ? fist : 0;
    return { seat, stance, cubes, fist, influence, total: cubes + influence };
  });
}
