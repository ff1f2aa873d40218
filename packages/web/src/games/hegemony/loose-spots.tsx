/** Choices that lie nowhere on the board: ways of doing what a card says, companies of a pile, events just looked at. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import type { GameWords } from '../../words/game-words.js';
import type { Choice } from './choices.js';
import { Spot } from './spot.js';
import { usePointer } from './spot-context.js';
import type { Spot as SpotName } from './spots.js';

/** Kinds of spots that no part of the board draws. */
const NOWHERE: ReadonlySet<string> = new Set([
  'option',
  'vote',
  'stance',
  'export',
  'industry',
  'supply',
  'resource',
  'cube',
]);

/** Whether a spot has to be drawn beside the question, because the board has no place for it. */
export function isLoose(spot: SpotName, { middle, capitalist, state }: HegemonyView): boolean {
  const [place = '', id = ''] = spot.split(':');
  if (place === 'market') return !middle.market.includes(id) && !capitalist.market.includes(id);
  if (place === 'event') return !state.events.includes(id);
  return NOWHERE.has(place);
}

/** What a press on the spot would answer, in words; for one that only leads on, its own name. */
export function labelOf(words: GameWords, ask: AskDescription, view: object, spot: SpotName, choice: Choice) {
  if (choice.type === 'open') return { text: words.name(spot.split(':')[1] ?? spot), hint: undefined };
  return words.option(ask, choice.type === 'answer' ? choice.answer : choice.option, view);
}

/**
 * @param except kinds of spots that are drawn elsewhere after all, such as `cube` or `resource`.
 */
export function LooseSpots({ except = [] }: { readonly except?: readonly string[] }) {
  const { question, choices, words } = usePointer();
  if (question === null || choices === null || words === null) return null;
  const { ask, view } = question;
  const loose = [...choices.spots].filter(
    ([spot]) => isLoose(spot, view) && !except.includes(spot.split(':')[0] ?? ''),
  );
  if (loose.length === 0) return null;
  return (
    <ul className="heg-loose">
      {loose.map(([spot, choice]) => {
        const { text, hint } = labelOf(words, ask, view, spot, choice);
        return (
          <li key={spot}>
            <Spot name={spot} label={hint === undefined ? text : `${text}. ${hint}`} className="heg-loose-spot">
              <strong>{text}</strong>
              {hint !== undefined && <span className="heg-loose-hint">{hint}</span>}
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}
