/** Advice beside the question: what a sensible player would do and why, and a button that does it. */
import { advise } from '@polity/hegemony/advice';
import type { HegemonyView } from '@polity/hegemony/page';
import { type Advice, type AskDescription, equal, type Json, type JsonObject, type Reckoning } from '@polity/kernel';
import { type GameWords, signed } from '@polity/words';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { pathsOf } from '../../../board/choices.js';
import { takesOnePress } from '../../../board/one-press.js';
import { isFilledIn, pointedAt } from '../../../board/pointed-at.js';
import { usePointer } from '../../../board/spot-context.js';
import { shineOn } from '../../../board/spotlight.js';
import { usePreferences } from '../../../shell/preferences.js';
import { HEGEMONY_BOARD } from '../choices/rules.js';
import { adviceTitle } from './advice-title.js';
import { lookAhead, useLookingAhead, wantAdvice } from './advice-wanted.js';
import { figuresOf, foundInWords, orThumb } from './found-in-words.js';

export interface AdvicePanelProps {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
  readonly words: GameWords;
  readonly pending?: boolean;
  answer(value: Json): void;
  preview(value: Json | null): void;
  /** Takes back what led to the question, where that can be done. */
  readonly undo?: (() => void) | null;
  weigh?(): Promise<Reckoning | null>;
}

export function AdvicePanel(props: AdvicePanelProps) {
  const { ask, view, words, pending = false, answer, preview, undo = null, weigh } = props;
  const thumb = useMemo(() => advise(ask, view), [ask, view]);
  const looking = useLookingAhead() && weigh !== undefined;
  const reckoned = useReckoning(ask.version, looking ? weigh : undefined);
  const found = useMemo(() => reckoned && orThumb(reckoned, thumb), [reckoned, thumb]);
  // Until it has looked ahead nobody knows what it will advise: a press would do something else than was read.
  const thinking = looking && reckoned === undefined;
  const best = found?.answers[0];
  const advised = best === undefined ? thumb.answer : best.answer;
  const spot = useMemo(() => spotOf(ask, view, advised), [ask, view, advised]);
  const back = thumb.undo && best === undefined ? undo : null;
  const card = (advised as JsonObject | null)?.card;
  const what = typeof card === 'string' && back === null && !found ? words.describe(card) : undefined;
  const chosen = usePreferences();
  const [pointed, setPointed] = useState(false);
  const { pointing, fillIn } = usePointer();
  const question = { rules: HEGEMONY_BOARD, ask, view };
  const waits = isFilledIn(question, pointing, advised);
  // To do nothing more takes one press in the question as well.
  const sure = waits || advised === null || takesOnePress(question, advised, chosen);
  // What waits to be confirmed goes on being shown.
  usePreviewed((pointed || waits) && back === null && !pending, ask, advised, preview);
  const title = back ? words.say('advice.undo') : adviceTitle(words, ask, view, advised);
  return (
    <aside className="heg-advice" aria-label={words.say('advice.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its room is scrolled with the keys */}
      <div className="heg-advice-said" tabIndex={0}>
        <p>
          <strong>
            {words.say('advice.try')}{' '}
            {what === undefined ? title : words.say('advice.titled', { title: { said: title } })}
          </strong>
          {what !== undefined && <span> {what}</span>}
        </p>
        {(!found || (!thumb.undo && equal(advised, thumb.answer))) && (
          <p>{words.paragraph([thumb.reason, ...thumb.more].map((reason) => words.say(reason)))}</p>
        )}
        {thinking && <p role="status">{words.say('advice.thinking')}</p>}
        {found && <Promises found={found} thumb={thumb} ask={ask} view={view} words={words} />}
      </div>
      <div className="heg-advice-buttons">
        <button
          type="button"
          className="button primary"
          aria-pressed={waits}
          disabled={pending || thinking}
          // A press that came from the keyboard has been seen before it was made; what waits is confirmed in the question.
          onClick={
            back ??
            (({ detail }) => (sure || detail === 0 ? answer(advised) : fillIn(advised, pointedAt(question, advised))))
          }
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
          onFocus={() => setPointed(true)}
          onBlur={() => setPointed(false)}
        >
          {words.say('advice.take')}
        </button>
        {spot !== undefined && (
          <button type="button" className="button quiet" onClick={() => shineOn([spot])}>
            {words.say('advice.where')}
          </button>
        )}
        {weigh !== undefined && (
          <button
            type="button"
            className="button quiet"
            title={words.say('advice.ahead.what')}
            onClick={() => lookAhead(!looking)}
          >
            {words.say(looking ? 'advice.thumb' : 'advice.ahead')}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => wantAdvice(false)}>
          {words.say('advice.off')}
        </button>
      </div>
    </aside>
  );
}

/** Shows what is advised while its button is pointed at, and anew where something else is advised meanwhile. */
function usePreviewed(
  shown: boolean,
  { version }: AskDescription,
  advised: Json,
  preview: AdvicePanelProps['preview'],
) {
  const latest = useRef({ advised, preview });
  latest.current = { advised, preview };
  const told = JSON.stringify(advised);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question or another answer is another preview
  useEffect(() => {
    if (!shown) return;
    latest.current.preview(latest.current.advised);
    return () => latest.current.preview(null);
  }, [shown, version, told]);
}

/** What looking ahead found for the question: nothing while it looks, null where there was nothing to weigh. */
function useReckoning(version: number, weigh: AdvicePanelProps['weigh']): Reckoning | null | undefined {
  const [found, setFound] = useState<{ readonly version: number; readonly reckoning: Reckoning | null }>();
  useEffect(() => {
    let wanted = true;
    const take = (reckoning: Reckoning | null) => {
      if (wanted) setFound({ version, reckoning });
    };
    weigh?.().then(take, () => take(null));
    return () => {
      wanted = false;
    };
  }, [version, weigh]);
  return found?.version === version && weigh !== undefined ? found.reckoning : undefined;
}

type Told = Pick<AdvicePanelProps, 'ask' | 'view' | 'words'>;

interface Found extends Told {
  readonly found: Reckoning;
  readonly thumb: Advice;
}

/** In a sentence what the best answer is worth; the best ones with their figures for who wants them. */
function Promises({ found, thumb, ask, view, words }: Found) {
  const id = useId();
  const title = (answer: Json) => adviceTitle(words, ask, view, answer);
  const said = foundInWords(words, found, thumb, title);
  if (said === undefined) return null;
  return (
    <>
      <p>
        {said}{' '}
        <button type="button" className="button quiet" popoverTarget={id}>
          {words.say('advice.figures')}
        </button>
      </p>
      {/* Over the table: beside the hand there is no room, and nothing is to move. */}
      <div id={id} popover="auto" className="heg-out heg-over">
        <p className="muted">{words.say('advice.promise', { worlds: found.worlds })}</p>
        <ol className="heg-promises">
          {found.answers.map((one) => {
            const { answer, margin } = one;
            const parts = figuresOf(words, found, one);
            return (
              <li key={JSON.stringify(answer)}>
                <strong>{words.say('advice.margin', { margin: signed(margin), points: Math.abs(margin) })}</strong>{' '}
                {title(answer)} {!thumb.undo && equal(answer, thumb.answer) && <em>{words.say('advice.quick')} </em>}
                {parts !== '' && (
                  <span className="muted">{words.say('advice.against', { parts: { said: parts } })}</span>
                )}
              </li>
            );
          })}
        </ol>
        <p className="muted">{words.say('advice.parts')}</p>
      </div>
    </>
  );
}

/** The spot at which advice points, so that the board can show it. */
export function advisedSpot(ask: AskDescription, view: HegemonyView): string | undefined {
  return spotOf(ask, view, advise(ask, view).answer);
}

function spotOf(ask: AskDescription, view: HegemonyView, answer: Json): string | undefined {
  return answer === null || ask.type !== 'one'
    ? undefined
    : pathsOf({ rules: HEGEMONY_BOARD, ask, view }, answer)[0]?.[0];
}
