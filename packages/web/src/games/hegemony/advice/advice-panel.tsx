/** Advice beside the question: what a sensible player would do and why, and a button that does it. */
import { advise } from '@polity/hegemony/advice';
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription, Json, JsonObject } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import { pathsOf } from '../../../board/choices.js';
import { shineOn } from '../../../board/spotlight.js';
import { HEGEMONY_BOARD } from '../choices/rules.js';
import { adviceTitle } from './advice-title.js';
import { wantAdvice } from './advice-wanted.js';

export interface AdvicePanelProps {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
  readonly words: GameWords;
  readonly pending?: boolean;
  answer(value: Json): void;
  preview(value: Json | null): void;
  /** Takes back what led to the question, where that can be done. */
  readonly undo?: (() => void) | null;
}

export function AdvicePanel({ ask, view, words, pending = false, answer, preview, undo = null }: AdvicePanelProps) {
  const advice = useMemo(() => advise(ask, view), [ask, view]);
  const spot = useMemo(() => advisedSpot(ask, view), [ask, view]);
  const back = advice.undo ? undo : null;
  const card = (advice.answer as JsonObject | null)?.card;
  const what = typeof card === 'string' ? words.describe(card) : undefined;
  return (
    <aside className="heg-advice" aria-label={words.say('advice.title')}>
      <p>
        <strong>
          {words.say('advice.try')} {back ? words.say('advice.undo') : adviceTitle(words, ask, view, advice.answer)}
        </strong>
        {what !== undefined && back === null && <span> {what}</span>}
      </p>
      <p>{words.paragraph([advice.reason, ...advice.more].map((reason) => words.say(reason)))}</p>
      <div className="heg-advice-buttons">
        <button
          type="button"
          className="button primary"
          disabled={pending}
          onClick={back ?? (() => answer(advice.answer))}
          onPointerEnter={() => back ?? preview(advice.answer)}
          onPointerLeave={() => preview(null)}
          onFocus={() => back ?? preview(advice.answer)}
          onBlur={() => preview(null)}
        >
          {words.say('advice.take')}
        </button>
        {spot !== undefined && (
          <button type="button" className="button quiet" onClick={() => shineOn([spot])}>
            {words.say('advice.where')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => wantAdvice(false)}>
          {words.say('advice.off')}
        </button>
      </div>
    </aside>
  );
}

/** The spot at which advice points, so that the board can show it. */
export function advisedSpot(ask: AskDescription, view: HegemonyView): string | undefined {
  const { answer } = advise(ask, view);
  return answer === null || ask.type !== 'one'
    ? undefined
    : pathsOf({ rules: HEGEMONY_BOARD, ask, view }, answer)[0]?.[0];
}
