/** A quick guide for one class: what I want, how I score, three things to try first, what the icons mean, and the switch for advice. */
import type { Seat } from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { useAdvice, wantAdvice } from '../advice/advice-wanted.js';
import { type Drawing, Glyph } from '../board/icons.js';
import { ClassMark } from '../board/workers.js';
import { showLabels, useLabels } from './first-time.js';
import './guide.css';

export interface ClassGuideProps {
  readonly seat: Seat;
  readonly words: GameWords;
  /** Who plays: some advice depends on it. */
  readonly seats: readonly Seat[];
}

/** How many ways of scoring each class's guide speaks of. */
export const SCORES: Readonly<Record<Seat, number>> = { working: 5, middle: 5, capitalist: 4, state: 5 };

export function ClassGuide({ seat, words, seats }: ClassGuideProps) {
  const advised = useAdvice();
  const labels = useLabels();
  const players = seats.length;
  const items = (part: string, count: number) =>
    Array.from({ length: count }, (_, i) => words.say(`guide.${seat}.${part}.${i + 1}`, { players }));
  return (
    <article className="heg-guide">
      <p className="heg-guide-want">
        <ClassMark of={seat} size={16} /> {words.say(`guide.${seat}.want`, { players })}
      </p>
      <h3>{words.say('guide.score')}</h3>
      <ul>
        {items('score', SCORES[seat]).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>{words.say('guide.try')}</h3>
      <ol>
        {items('try', 3).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <h3>{words.say('guide.round')}</h3>
      <p>{words.say('guide.round.text')}</p>
      <p>{words.say('guide.vote', { players })}</p>
      <p>{words.say('guide.loan', { seat })}</p>
      <h3>{words.say('guide.icons')}</h3>
      <Legend words={words} />
      <label className="heg-guide-advice">
        <input type="checkbox" checked={labels} onChange={({ target }) => showLabels(target.checked)} />{' '}
        {words.say('guide.labels')}
      </label>
      <label className="heg-guide-advice">
        <input type="checkbox" checked={advised} onChange={({ target }) => wantAdvice(target.checked)} />{' '}
        {words.say('guide.hints')}
      </label>
    </article>
  );
}

/** Every icon that stands on the board without a word beside it. */
export const LEGEND: readonly Drawing[] = [
  'vp',
  'money',
  'capital',
  'treasury',
  'loan',
  'influence',
  'food',
  'luxury',
  'health',
  'education',
  'card',
  'bill',
  'cube',
  'bag',
  'population',
  'prosperity',
  'wealth',
  'legitimacy',
  'union',
  'company',
  'automated',
  'machinery',
  'strike',
  'crate',
  'hourglass',
];

/** What the icons mean, for whoever cannot point at them with a mouse. */
function Legend({ words }: { readonly words: GameWords }) {
  return (
    <ul className="heg-legend">
      {LEGEND.map((icon) => (
        <li key={icon}>
          <Glyph name={icon} size={15} />
          <span>{words.say(`legend.${icon}`)}</span>
        </li>
      ))}
    </ul>
  );
}
