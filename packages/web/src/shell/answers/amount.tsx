/** Name an amount: a slider, a stepper and a field, all of the same number. */
import { type FormEvent, useRef, useState } from 'react';
import { Icon } from '../ui/icons.js';
import { useSay } from '../words/shell.js';
import type { AnswererProps } from './question.js';
import { isDigit, isNowhere, useKeys } from './use-keys.js';

/** So few that each can be a button of its own. */
const FEW = 11;

export function AmountAnswer({ ask, pending, answer, preview }: AnswererProps) {
  const say = useSay();
  const { min, max } = ask;
  const [amount, setAmount] = useState(min);
  const field = useRef<HTMLInputElement>(null);
  const set = (wanted: number) => {
    const now = Math.min(max, Math.max(min, Number.isFinite(wanted) ? Math.round(wanted) : min));
    setAmount(now);
    preview(now);
  };
  useKeys((event) => {
    if (event.key === '+' || event.key === 'ArrowUp' || event.key === 'ArrowRight') set(amount + 1);
    else if (event.key === '-' || event.key === 'ArrowDown' || event.key === 'ArrowLeft') set(amount - 1);
    else if (isDigit(event.key)) {
      // The digit itself goes on into the field.
      field.current?.focus();
      field.current?.select();
      return;
    } else if (event.key === 'Enter' && isNowhere(event.target)) answer(amount);
    else return;
    event.preventDefault();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) answer(amount);
  };
  const few = max - min < FEW;
  return (
    <form className="amount" onSubmit={send}>
      <button type="button" className="button" disabled={amount === min} onClick={() => set(min)}>
        {say('ask.amount.least')} {min}
      </button>
      <div className="stepper">
        <button
          type="button"
          className="button icon-only"
          aria-label={say('ask.amount.less')}
          disabled={amount <= min}
          onClick={() => set(amount - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={field}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={amount}
          aria-label={say('ask.amount')}
          onChange={({ target }) => set(target.valueAsNumber)}
          onFocus={() => preview(amount)}
        />
        <button
          type="button"
          className="button icon-only"
          aria-label={say('ask.amount.more')}
          disabled={amount >= max}
          onClick={() => set(amount + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <button type="button" className="button" disabled={amount === max} onClick={() => set(max)}>
        {say('ask.amount.most')} {max}
      </button>
      {few ? (
        <div className="amount-few">
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((value) => (
            <button
              key={value}
              type="button"
              className={value === amount ? 'option picked' : 'option'}
              aria-pressed={value === amount}
              onClick={() => set(value)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && preview(value)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && preview(amount)}
            >
              {value}
            </button>
          ))}
        </div>
      ) : (
        <input
          type="range"
          min={min}
          max={max}
          value={amount}
          aria-label={say('ask.amount')}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
      )}
      <button type="submit" className="button primary" disabled={pending}>
        {say('ask.amount.confirm', { amount })}
      </button>
    </form>
  );
}
