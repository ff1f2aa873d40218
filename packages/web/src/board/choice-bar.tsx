/** What has been picked and waits to be confirmed: several of something, changes gathered, a press that was not sure. */
import type { AskDescription, Json } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import type { Question } from './choices.js';
import { gatheringOf } from './plan.js';
import { confirmation, NOT_POINTING, type Pointing, pickedOptions, previewOf } from './pointing.js';
import { usePointer } from './spot-context.js';
import './choice-bar.css';

export function ChoiceBar() {
  const { question, pointing, words, pending, confirm, clear } = usePointer();
  if (question === null || words === null) return null;
  const { rules, ask } = question;
  const begun = pointing !== NOT_POINTING;
  // An amount is confirmed where it is named.
  if (ask.type === 'amount' || (!begun && ask.type !== 'some')) return null;
  const ready = confirmation(question, pointing) !== undefined;
  return (
    <div className={isWaiting(pointing) ? 'board-choice-bar armed' : 'board-choice-bar'} role="status">
      <div className="board-choice-said">
        <Said question={question} pointing={pointing} words={words} />
      </div>
      {begun && (
        <button type="button" className="button quiet" onClick={clear}>
          {words.say('choice.clear')}
        </button>
      )}
      {(ready || ask.type === 'some' || gatheringOf(rules, ask)) && (
        <button
          type="button"
          className="button primary"
          data-anchor="answer:confirm"
          disabled={!ready || pending}
          onClick={confirm}
        >
          {words.say('choice.confirm', { count: pickedOptions(ask, pointing).length })}
        </button>
      )}
    </div>
  );
}

/** Whether one answer waits to be confirmed, whose button would else end something at the same place. */
function isWaiting({ armed, meant }: Pointing): boolean {
  return armed !== null || meant !== undefined;
}

interface SaidProps {
  readonly question: Question;
  readonly pointing: Pointing;
  readonly words: GameWords;
}

function Said({ question, pointing, words }: SaidProps) {
  const { rules, ask, view } = question;
  const { picked, armed, meant } = pointing;
  const text = (option: Json) => words.option(ask, option, view).text;
  if (ask.type === 'some') return <span>{words.say('choice.several', countOf(ask, picked.places.length))}</span>;
  if (picked.options.length > 0) {
    const sum = gatheringOf(rules, ask)?.sum?.(picked.options, ask, words);
    return (
      <>
        <span>{words.list(picked.options.map(text))}</span>
        {sum !== undefined && <strong>{sum}</strong>}
      </>
    );
  }
  const answer = armed === null ? meant : previewOf(question, pointing, armed);
  if (answer !== undefined) {
    const left = rules.givesUp?.(ask, view, answer, words);
    return (
      <>
        <span>{text(answer)}</span>
        {left !== undefined && <small>{left}</small>}
      </>
    );
  }
  return <span>{words.say('choice.further')}</span>;
}

function countOf({ min, max }: AskDescription, picked: number) {
  return { picked, min, max, exact: min === max };
}
