/** What has been picked and waits to be confirmed: several of something, changes gathered, a press that was not sure. */
import type { AskDescription, Json } from '@polity/kernel';
import type { GameWords } from '../../words/game-words.js';
import { earnings } from './choices-gather.js';
import { isGathered } from './choices-plan.js';
import { confirmation, NOT_POINTING, type Pointing, previewOf, type Question } from './pointing.js';
import { say } from './say.js';
import { usePointer } from './spot-context.js';
import './css/pointing.css';

export function ChoiceBar() {
  const { question, pointing, words, pending, confirm, clear } = usePointer();
  if (question === null || words === null) return null;
  const { ask } = question;
  const begun = pointing !== NOT_POINTING;
  if (!begun && ask.type !== 'some') return null;
  const ready = confirmation(question, pointing) !== undefined;
  return (
    <div className="heg-choice-bar" role="status">
      <Said question={question} pointing={pointing} words={words} />
      {begun && (
        <button type="button" className="button quiet" onClick={clear}>
          {say(words, 'choice.clear')}
        </button>
      )}
      {(ready || ask.type === 'some' || isGathered(ask)) && (
        <button type="button" className="button primary" disabled={!ready || pending} onClick={confirm}>
          {say(words, 'choice.confirm', { count: pointing.picked.options.length })}
        </button>
      )}
    </div>
  );
}

interface SaidProps {
  readonly question: Question;
  readonly pointing: Pointing;
  readonly words: GameWords;
}

function Said({ question, pointing, words }: SaidProps) {
  const { ask, view } = question;
  const { picked, armed } = pointing;
  const text = (option: Json) => words.option(ask, option, view).text;
  if (ask.type === 'some') return <span>{say(words, 'choice.several', countOf(ask, picked.options.length))}</span>;
  if (picked.options.length > 0) {
    return (
      <>
        <span>{words.list(picked.options.map(text))}</span>
        {ask.kind === 'export-transaction' && (
          <strong>
            {say(words, 'choice.sum', { money: earnings(ask, picked.options), count: picked.options.length })}
          </strong>
        )}
      </>
    );
  }
  const answer = armed === null ? undefined : previewOf(question, pointing, armed);
  if (answer !== undefined) return <span>{text(answer)}</span>;
  return <span>{say(words, 'choice.further')}</span>;
}

function countOf({ min, max }: AskDescription, picked: number) {
  return { picked, min, max, exact: min === max };
}
