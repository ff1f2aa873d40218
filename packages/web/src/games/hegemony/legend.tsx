/** What the icons mean, for whoever cannot point at them with a mouse. */
import type { GameWords } from '../../words/game-words.js';
import { type Drawing, Glyph } from './icons.js';
import { say } from './say.js';

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

export function Legend({ words }: { readonly words: GameWords }) {
  return (
    <ul className="heg-legend">
      {LEGEND.map((icon) => (
        <li key={icon}>
          <Glyph name={icon} size={15} />
          <span>{say(words, `legend.${icon}`)}</span>
        </li>
      ))}
    </ul>
  );
}
