/** The votes that have been held: the bill, the count, who gained by it, and the stamp. */
import type { ElectionStory, Seat } from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { ClassMark } from '../board/workers.js';
import { Face } from '../faces/face.js';
import { Stamp } from '../scenes/stamp.js';
import { GainsRow } from './gains.js';
import './votes.css';

export interface VotesProps {
  /** Which of them these are, where that has to be said. */
  readonly title?: string;
  readonly stories: readonly ElectionStory[];
  readonly words: GameWords;
  readonly seat: Seat | null;
  /** Tells one again, step by step; without it they are only listed. */
  again?(story: ElectionStory): void;
}

/** Nothing when there were none. */
export function Votes({ title, stories, words, seat, again }: VotesProps) {
  if (stories.length === 0) return null;
  const heading = title ?? words.say('votes');
  return (
    <section className="heg-votes" aria-label={heading}>
      <h3 className="heg-title">{heading}</h3>
      <ul>
        {stories.map((story) => (
          <li key={story.start}>
            <Vote story={story} words={words} seat={seat} />
            {again && (
              <button type="button" className="button quiet" onClick={() => again(story)}>
                {words.say('votes.again')}
                <span className="heg-sr">
                  {words.say('scene.vote.bill', { policy: story.policy, section: story.section })}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Vote({ story, words, seat }: Omit<VotesProps, 'stories'> & { readonly story: ElectionStory }) {
  const { by, policy, section, result, points, stances } = story;
  const mine = stances.find((one) => one.seat === seat)?.stance;
  if (result === null) return null;
  return (
    <>
      <Face of={policy} size={34} />
      <ClassMark of={by} size={13} />
      <span className="heg-votes-bill">
        <b>{words.say('scene.vote.bill', { policy, section })}</b>
        <small>
          {words.say('votes.count', { for: result.for, against: result.against, stance: mine ?? 'none' })}{' '}
          {points.map((one) => (
            <GainsRow
              key={one.seat}
              gains={{ seat: one.seat, money: 0, points: one.amount, goods: {} }}
              words={words}
              mine={one.seat === seat}
            />
          ))}
        </small>
      </span>
      <Stamp passed={result.passed} words={words} small />
    </>
  );
}
