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

export interface LooseSpotsProps {
  /** Kinds of spots that are drawn elsewhere after all: the word before the colon. */
  readonly except?: readonly string[];
  /** Where there is room for few words in the question: whether only those are drawn, or only what does not fit there. */
  readonly short?: boolean | undefined;
}

/** So many letters have room in the question, all together. */
const SHORT = 64;

export function LooseSpots({ except = [], short }: LooseSpotsProps) {
  const { question, choices, words } = usePointer();
  if (question === null || choices === null || words === null) return null;
  const { rules, ask, view } = question;
  const loose = [...choices.spots]
    .filter(([spot]) => rules.isLoose?.(spot, view) && !except.includes(spot.split(':')[0] ?? ''))
    .map(([spot, choice]) => ({ spot, ...labelOf(words, ask, view, spot, choice) }));
  if (loose.length === 0) return null;
  const fits = loose.map(({ text, detail = '' }) => text + detail).join('').length <= SHORT;
  if (short !== undefined && short !== fits) return null;
  return (
    <ul className="board-loose">
      {loose.map(({ spot, text, detail }) => (
        <li key={spot}>
          <Spot name={spot} label={detail === undefined ? text : `${text}. ${detail}`} className="board-loose-spot">
            <strong>{text}</strong>
            {detail !== undefined && <span className="board-loose-detail">{detail}</span>}
          </Spot>
        </li>
      ))}
    </ul>
  );
}
