/** Names an amount on the board: a slider and steps, with what it costs or brings running along. */
import type { Json } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { typeAmount } from '../shell/answers/keys.js';
import { DIGIT_WAIT, isDigit, isNowhere, useKeys } from '../shell/answers/use-keys.js';
import { type Preferences, usePreferences } from '../shell/preferences.js';
import type { AmountMeaning } from './board-rules.js';
import { usePointer } from './spot-context.js';
import './amount-box.css';

export interface AmountBoxProps {
  readonly meaning: AmountMeaning;
  readonly min: number;
  readonly max: number;
  readonly words: GameWords;
  readonly pending?: boolean;
  answer(value: Json): void;
  preview(value: Json | null): void;
  /** A drawing of what is counted. */
  drawUnit(unit: string): ReactNode;
  /** Whether one press answers with an amount. */
  isEnough(amount: number, chosen: Preferences): boolean;
  /** The reason to think again before a second press, in words. */
  givesUp(amount: number): string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { '+': 1, '-': -1 };

/** Whether the amount is the one that was offered, which a press only chooses where answers wait for a second one. */
type Chosen = 'offered' | 'pressed' | 'chosen';

export function AmountBox(props: AmountBoxProps) {
  const { meaning, min, max, words, pending = false, answer, preview, drawUnit, isEnough, givesUp } = props;
  const chosen = usePreferences();
  const [amount, setAmount] = useState(meaning.start);
  const [by, setBy] = useState<Chosen>('offered');
  const { pointing, clear } = usePointer();
  const { meant } = pointing;
  const total = useId();
  const typed = useTyped(max);
  const set = (wanted: number) => {
    const now = Math.min(max, Math.max(min, Number.isFinite(wanted) ? Math.round(wanted) : min));
    setAmount(now);
    setBy('chosen');
    if (meant !== undefined) clear();
    preview(now);
  };
  // What is offered first can be seen before it is touched; a fist is nobody's business.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, for which the box is made anew
  useEffect(() => {
    if (!meaning.fist) preview(meaning.start);
  }, []);
  // What was found elsewhere waits here to be confirmed.
  useEffect(() => {
    if (typeof meant !== 'number') return;
    setAmount(meant);
    setBy('pressed');
  }, [meant]);
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
  // A press that came from the keyboard has been seen before it was made.
  const press = (event: MouseEvent) => {
    if (event.detail === 0 || by !== 'offered' || isEnough(amount, chosen)) return;
    event.preventDefault();
    setBy('pressed');
  };
  const step = (by: number, label: string, sign: string) => (
    <button
      type="button"
      className="button icon-only"
      aria-label={words.say(label)}
      disabled={amount + by < min || amount + by > max}
      onClick={() => set(amount + by)}
    >
      {sign}
    </button>
  );
  return (
    <form
      className={meaning.fist ? 'board-amount-box fist' : 'board-amount-box'}
      data-anchor="answer:amount"
      onSubmit={send}
    >
      <div className="board-amount-row">
        {step(-1, 'amount.less', '−')}
        <input
          type="range"
          min={min}
          max={max}
          value={amount}
          aria-label={words.say('amount.label')}
          aria-describedby={total}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
        {step(1, 'amount.more', '+')}
        <output className="board-amount-now">
          {amount}
          {meaning.unit !== undefined && drawUnit(meaning.unit)}
        </output>
      </div>
      <p id={total} className="board-amount-total" aria-live="polite">
        {meaning.say(amount, words)}
        {by === 'pressed' && ` ${givesUp(amount) ?? ''}`}
      </p>
      <div className="board-amount-row">
        {min < max && (
          <button type="button" className="button quiet" disabled={amount === max} onClick={() => set(max)}>
            {words.say('amount.most', { amount: max })}
          </button>
        )}
        <button type="submit" className="button primary" disabled={pending} onClick={press}>
          {by === 'pressed'
            ? words.say('choice.confirm', { count: 1 })
            : words.say(meaning.fist ? 'amount.close-fist' : (meaning.confirm ?? 'amount.confirm'), { amount })}
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
