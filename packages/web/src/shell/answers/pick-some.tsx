/** Pick some: presses toggle, a button answers when enough are picked. */
import type { Json } from '@polity/kernel';
import { useEffect, useState } from 'react';
import { useSay } from '../words/shell.js';
import { type ListStart, OptionList } from './option-list.js';
import type { AnswererProps } from './question.js';

export function PickSome(props: AnswererProps & ListStart) {
  const { ask, pending, answer, preview, onBoard } = props;
  const say = useSay();
  const [own, setPicked] = useState<readonly number[]>([]);
  const begun = onBoard?.begun === true;
  const picked = begun ? onBoard.places : own;
  useEffect(() => {
    if (begun) setPicked([]);
  }, [begun]);
  const { min, max } = ask;
  const fits = picked.length >= min && picked.length <= max;
  const answerOf = (indices: readonly number[]): Json =>
    indices.toSorted((a, b) => a - b).map((index) => ask.options[index] ?? null);

  const toggle = (index: number) => {
    const now = picked.includes(index) ? picked.filter((one) => one !== index) : [...picked, index];
    if (begun) onBoard.letGo();
    setPicked(now);
    preview(now.length >= min && now.length <= max ? answerOf(now) : null);
  };
  /** What would change with the option pointed at, if that would be an answer. */
  const point = (index: number | null) => {
    const wanted = index === null || picked.includes(index) ? picked : [...picked, index];
    preview(wanted.length >= Math.max(1, min) && wanted.length <= max ? answerOf(wanted) : null);
  };
  const count = { picked: picked.length, min, max };
  const said = min === max ? 'ask.some.exact' : min === 0 ? 'ask.some.upTo' : 'ask.some.between';
  return (
    <>
      <OptionList
        {...props}
        isPicked={(index) => picked.includes(index)}
        isBarred={(index) => picked.length >= max && !picked.includes(index)}
        pick={toggle}
        point={point}
      />
      {!begun && (
        <div className="answer-foot">
          <span className="muted" aria-live="polite">
            {say(said, count)}
          </span>
          <button
            type="button"
            className="button primary"
            disabled={!fits || pending}
            onClick={() => answer(answerOf(picked))}
          >
            {say('ask.confirm')}
          </button>
        </div>
      )}
    </>
  );
}
