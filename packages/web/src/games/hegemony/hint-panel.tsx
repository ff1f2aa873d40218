/** A hint beside the question: what a sensible player would do and why, and a button that does it. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription, Json, JsonObject } from '@polity/kernel';
import { useMemo } from 'react';
import { pointAt } from '../../table/pointing-at.js';
import type { GameWords } from '../../words/game-words.js';
import { pathsOf } from './choices-paths.js';
import { hintTitle } from './hint-title.js';
import { hintFor } from './hints.js';
import { setHints } from './hints-wanted.js';
import { say, sayMessage } from './say.js';
import type { Spot } from './spots.js';
import './css/first-game.css';

export interface HintPanelProps {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
  readonly words: GameWords;
  readonly pending?: boolean;
  answer(value: Json): void;
  preview(value: Json | null): void;
}

export function HintPanel({ ask, view, words, pending = false, answer, preview }: HintPanelProps) {
  const hint = useMemo(() => hintFor(ask, view), [ask, view]);
  const spot = useMemo(() => hintedSpot(ask, view), [ask, view]);
  const card = (hint.answer as JsonObject | null)?.card;
  const what = typeof card === 'string' ? words.describe(card) : undefined;
  return (
    <aside className="heg-hint" aria-label={say(words, 'hint.title')}>
      <p>
        <strong>
          {say(words, 'hint.try')} {hintTitle(words, ask, view, hint.answer)}
        </strong>
        {what !== undefined && <span> {what}</span>}
      </p>
      <p>{[hint.why, ...(hint.more ?? [])].map((reason) => sayMessage(words, reason)).join(' ')}</p>
      <div className="heg-hint-buttons">
        <button
          type="button"
          className="button primary"
          disabled={pending}
          onClick={() => answer(hint.answer)}
          onPointerEnter={() => preview(hint.answer)}
          onPointerLeave={() => preview(null)}
          onFocus={() => preview(hint.answer)}
          onBlur={() => preview(null)}
        >
          {say(words, 'hint.take')}
        </button>
        {spot !== undefined && (
          <button type="button" className="button quiet" onClick={() => pointAt([spot])}>
            {say(words, 'hint.where')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setHints(false)}>
          {say(words, 'hint.off')}
        </button>
      </div>
    </aside>
  );
}

/** The spot at which a hint points, so that the board can show it. */
export function hintedSpot(ask: AskDescription, view: HegemonyView): Spot | undefined {
  const { answer } = hintFor(ask, view);
  return answer === null || ask.type !== 'one' ? undefined : pathsOf(ask, view, answer)[0]?.[0];
}
