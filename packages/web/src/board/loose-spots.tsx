/** Choices that lie nowhere on the board, such as ways of doing what a card says: they are drawn beside the question. */
import type { AskDescription } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import type { Choice } from './choices.js';
import { Spot } from './spot.js';
import { usePointer } from './spot-context.js';
import './loose-spots.css';

/** What a press on the spot would answer, in words; for one that only leads on, its own name. */
export function labelOf(words: GameWords, ask: AskDescription, view: object, spot: string, choice: Choice) {
  if (choice.type === 'open') return { text: words.name(spot.split(':')[1] ?? spot), detail: undefined };
  return words.option(ask, choice.type === 'answer' ? choice.answer : choice.option, view);
}

/**
 * @param except kinds of spots that are drawn elsewhere after all: the word before the colon.
 */
export function LooseSpots({ except = [] }: { readonly except?: readonly string[] }) {
  const { question, choices, words } = usePointer();
  if (question === null || choices === null || words === null) return null;
  const { rules, ask, view } = question;
  const loose = [...choices.spots].filter(
    ([spot]) => rules.isLoose?.(spot, view) && !except.includes(spot.split(':')[0] ?? ''),
  );
  if (loose.length === 0) return null;
  return (
    <ul className="board-loose">
      {loose.map(([spot, choice]) => {
        const { text, detail } = labelOf(words, ask, view, spot, choice);
        return (
          <li key={spot}>
            <Spot name={spot} label={detail === undefined ? text : `${text}. ${detail}`} className="board-loose-spot">
              <strong>{text}</strong>
              {detail !== undefined && <span className="board-loose-detail">{detail}</span>}
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}
