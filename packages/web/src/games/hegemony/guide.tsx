/** A quick guide for one class: what I want, how I score, three things to try first. */
import type { Seat } from '@polity/hegemony/page';
import type { GameWords } from '../../words/game-words.js';
import { setHints, useHints } from './hints-wanted.js';
import { Legend } from './legend.js';
import { say } from './say.js';
import { ClassMark } from './workers.js';

export interface ClassGuideProps {
  readonly seat: Seat;
  readonly words: GameWords;
  /** Who plays: some advice depends on it. */
  readonly seats: readonly Seat[];
}

/** How many ways of scoring each class's guide speaks of. */
export const SCORES: Readonly<Record<Seat, number>> = { working: 5, middle: 5, capitalist: 4, state: 5 };

export function ClassGuide({ seat, words, seats }: ClassGuideProps) {
  const hints = useHints();
  const players = seats.length;
  const items = (part: string, count: number) =>
    Array.from({ length: count }, (_, i) => say(words, `guide.${seat}.${part}.${i + 1}`, { players }));
  return (
    <article className="heg-guide">
      <p className="heg-guide-want">
        <ClassMark of={seat} size={16} /> {say(words, `guide.${seat}.want`, { players })}
      </p>
      <h3>{say(words, 'guide.score')}</h3>
      <ul>
        {items('score', SCORES[seat]).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>{say(words, 'guide.try')}</h3>
      <ol>
        {items('try', 3).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <h3>{say(words, 'guide.round')}</h3>
      <p>{say(words, 'guide.round.text')}</p>
      <p>{say(words, 'guide.vote', { players })}</p>
      <p>{say(words, 'guide.loan', { seat })}</p>
      <h3>{say(words, 'guide.icons')}</h3>
      <Legend words={words} />
      <label className="heg-guide-hints">
        <input type="checkbox" checked={hints} onChange={({ target }) => setHints(target.checked)} />{' '}
        {say(words, 'guide.hints')}
      </label>
    </article>
  );
}
