/** Pick one: a press answers, or selects first where answers are confirmed. */
import { useState } from 'react';
import { confirmsAnswers, usePreferences } from '../preferences.js';
import { useSay } from '../words/shell.js';
import { type ListStart, OptionList } from './option-list.js';
import type { AnswererProps } from './question.js';

export function PickOne(props: AnswererProps & ListStart) {
  const { ask, pending, answer, preview } = props;
  const say = useSay();
  const confirms = confirmsAnswers(usePreferences());
  const [selected, setSelected] = useState<number | null>(null);
  const optionAt = (index: number) => ask.options[index] ?? null;
  const pick = (index: number, sure: boolean) => {
    if (confirms && !sure && selected !== index) {
      setSelected(index);
      preview(optionAt(index));
    } else answer(optionAt(index));
  };
  const point = (index: number | null) => {
    const shown = index ?? selected;
    preview(shown === null ? null : optionAt(shown));
  };
  return (
    <>
      <OptionList {...props} isPicked={(index) => index === selected} pick={pick} point={point} />
      {selected !== null && (
        <div className="answer-foot">
          <button
            type="button"
            className="button primary"
            disabled={pending}
            onClick={() => answer(optionAt(selected))}
          >
            {say('ask.confirm')}
          </button>
        </div>
      )}
    </>
  );
}
