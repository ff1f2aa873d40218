/** On a phone, in the question itself: answers as buttons, with what each of them brings. */
import type { AskDescription, Json } from '@polity/kernel';
import { useBoard } from '../board/board-context.js';
import { useSpot } from '../board/parts.js';
import type { Spot } from '../board/spots.js';

interface AnswersProps {
  readonly ask: AskDescription;
  /** Where an answer lies on the board. */
  spotOf(option: Json): Spot;
}

export function Answers({ ask, spotOf }: AnswersProps) {
  return (
    <div className="options heg-offers">
      <div className="option-grid">
        {ask.options.map((option) => (
          <Answer key={JSON.stringify(option)} ask={ask} option={option} spot={spotOf(option)} />
        ))}
      </div>
    </div>
  );
}

interface AnswerProps {
  readonly ask: AskDescription;
  readonly option: Json;
  readonly spot: Spot;
}

function Answer({ ask, option, spot }: AnswerProps) {
  const { view, words } = useBoard();
  const { choosable, chosen, choose } = useSpot(spot);
  const { text, detail } = words.option(ask, option, view);
  return (
    <button
      type="button"
      className={chosen ? 'option picked' : 'option'}
      data-at-hand={spot}
      aria-pressed={chosen}
      disabled={!choosable}
      onClick={({ detail: presses }) => choose(presses === 0)}
    >
      <span className="option-text">{text}</span>
      {detail !== undefined && <span className="option-detail">{detail}</span>}
    </button>
  );
}
