/** Pick one: a press answers, or selects first where answers are confirmed. */
import { equal, type Json } from '@polity/kernel';
import { useEffect, useState } from 'react';
import { confirmsAnswers, usePreferences } from '../preferences.js';
import { useSay } from '../words/shell.js';
import { type ListStart, OptionList } from './option-list.js';
import type { AnswererProps } from './question.js';

export function PickOne(props: AnswererProps & ListStart) {
  const { ask, pending, answer, preview, isEnough, onBoard } = props;
  const say = useSay();
  const chosen = usePreferences();
  const confirms = (option: Json) => (isEnough ? !isEnough(option, chosen) : confirmsAnswers(chosen));
  const [own, setOwn] = useState<number | null>(null);
  const begun = onBoard?.begun === true;
  const there = ask.options.findIndex((option) => onBoard?.option !== undefined && equal(option, onBoard.option));
  const selected = begun ? (there < 0 ? null : there) : own;
  useEffect(() => {
    if (begun) setOwn(null);
  }, [begun]);
  const optionAt = (index: number) => ask.options[index] ?? null;
  const send = (index: number) => (begun && selected === index ? onBoard.confirm() : answer(optionAt(index)));
  const pick = (index: number, sure: boolean) => {
    if (!sure && selected !== index && confirms(optionAt(index))) {
      if (begun) onBoard.letGo();
      setOwn(index);
      preview(optionAt(index));
    } else send(index);
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
            data-anchor="answer:confirm"
            disabled={pending}
            onClick={() => send(selected)}
          >
            {say('ask.confirm')}
          </button>
        </div>
      )}
    </>
  );
}
