/** Names an amount on the board: a slider and steps, with what it costs or brings running along. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription, Json } from '@polity/kernel';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { typeAmount } from '../../answer/keys.js';
import { DIGIT_WAIT, isDigit, isNowhere, useKeys } from '../../answer/use-keys.js';
import type { GameWords } from '../../words/game-words.js';
import { type AmountMeaning, amountMeaning } from './amounts.js';
import { type Drawing, Glyph } from './icons.js';
import { say, sayMessage } from './say.js';

export interface AmountBoxProps {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
  readonly words: GameWords;
  readonly pending?: boolean;
  answer(value: Json): void;
  preview(value: Json | null): void;
}

const STEPS: Readonly<Record<string, number>> = { '+': 1, '-': -1 };

export function AmountBox({ ask, view, words, pending = false, answer, preview }: AmountBoxProps) {
  const meaning = amountMeaning(ask, view);
  const { min, max } = ask;
  const [amount, setAmount] = useState(meaning.start);
  const total = useId();
  const typed = useTyped(max);
  const set = (wanted: number) => {
    const now = Math.min(max, Math.max(min, Number.isFinite(wanted) ? Math.round(wanted) : min));
    setAmount(now);
    preview(now);
  };
  // What is offered first can be seen before it is touched; a fist is nobody's business.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, for which the box is made anew
  useEffect(() => {
    if (!meaning.fist) preview(meaning.start);
  }, []);
  useKeys((event) => {
    const step = STEPS[event.key];
    if (step !== undefined) set(amount + step);
    else if (isDigit(event.key)) set(typed(event.key));
    else if (event.key === 'Enter' && isNowhere(event.target) && !pending) answer(amount);
    else return;
    event.preventDefault();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) answer(amount);
  };
  const step = (by: number, label: string, sign: string) => (
    <button
      type="button"
      className="button icon-only"
      aria-label={say(words, label)}
      disabled={amount + by < min || amount + by > max}
      onClick={() => set(amount + by)}
    >
      {sign}
    </button>
  );
  return (
    <form className={meaning.fist ? 'heg-amount-box fist' : 'heg-amount-box'} onSubmit={send}>
      <div className="heg-amount-row">
        {step(-1, 'amount.less', '−')}
        <input
          type="range"
          min={min}
          max={max}
          value={amount}
          aria-label={say(words, 'amount.label')}
          aria-describedby={total}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
        {step(1, 'amount.more', '+')}
        <output className="heg-amount-now">
          {amount}
          <Glyph name={glyphOf(meaning)} size={16} />
        </output>
      </div>
      <p id={total} className="heg-amount-total" aria-live="polite">
        {sayMessage(words, meaning.say(amount))}
      </p>
      <div className="heg-amount-row">
        {min < max && (
          <button type="button" className="button quiet" disabled={amount === max} onClick={() => set(max)}>
            {say(words, 'amount.most', { amount: max })}
          </button>
        )}
        <button type="submit" className="button primary" disabled={pending}>
          {say(words, meaning.fist ? 'amount.close-fist' : 'amount.confirm', { amount })}
        </button>
      </div>
    </form>
  );
}

/** The number that digits make up which follow each other closely. */
function useTyped(max: number): (digit: string) => number {
  const digits = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (digit) => {
    clearTimeout(timer.current);
    digits.current = typeAmount(digits.current, digit, max);
    timer.current = setTimeout(() => {
      digits.current = '';
    }, DIGIT_WAIT);
    return Number(digits.current);
  };
}

function glyphOf({ of }: AmountMeaning): Drawing {
  switch (of) {
    case 'media':
      return 'influence';
    case 'points':
      return 'vp';
    case 'cubes':
      return 'cube';
    default:
      return of;
  }
}
