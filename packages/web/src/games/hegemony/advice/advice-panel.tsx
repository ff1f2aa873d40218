/** Advice beside the question: what a sensible player would do and why, and a button that does it. */
import { advise } from '@polity/hegemony/advice';
import type { HegemonyView } from '@polity/hegemony/page';
import type { Advice, AskDescription, Json, JsonObject, Reckoning } from '@polity/kernel';
import { type GameWords, signed } from '@polity/words';
import { useEffect, useMemo, useState } from 'react';
import { pathsOf } from '../../../board/choices.js';
import { shineOn } from '../../../board/spotlight.js';
import { HEGEMONY_BOARD } from '../choices/rules.js';
import { adviceTitle } from './advice-title.js';
import { lookAhead, useLookingAhead, wantAdvice } from './advice-wanted.js';
import { foundInWords } from './found-in-words.js';

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
  const found = useReckoning(ask.version, looking ? weigh : undefined);
  const best = found?.answers[0];
  const advised = best === undefined ? thumb.answer : best.answer;
  const spot = useMemo(() => spotOf(ask, view, advised), [ask, view, advised]);
  const back = thumb.undo && best === undefined ? undo : null;
  const card = (advised as JsonObject | null)?.card;
  const what = typeof card === 'string' && back === null && !found ? words.describe(card) : undefined;
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
        {!found && <p>{words.paragraph([thumb.reason, ...thumb.more].map((reason) => words.say(reason)))}</p>}
        {looking && found === undefined && <p role="status">{words.say('advice.thinking')}</p>}
        {found && <Promises found={found} thumb={thumb} ask={ask} view={view} words={words} />}
      </div>
      <div className="heg-advice-buttons">
        <button
          type="button"
          className="button primary"
          disabled={pending}
          onClick={back ?? (() => answer(advised))}
          onPointerEnter={() => back ?? preview(advised)}
          onPointerLeave={() => preview(null)}
          onFocus={() => back ?? preview(advised)}
          onBlur={() => preview(null)}
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

/** There is little room beside the hand: what tells most is enough. */
const MOST_PARTS = 2;

type Told = Pick<AdvicePanelProps, 'ask' | 'view' | 'words'>;

interface Found extends Told {
  readonly found: Reckoning;
  readonly thumb: Advice;
}

/** In a sentence what the best answer is worth; the best ones with their figures for who wants them. */
function Promises({ found, thumb, ask, view, words }: Found) {
  const title = (answer: Json) => adviceTitle(words, ask, view, answer);
  const said = foundInWords(words, found, thumb, title);
  if (said === undefined) return null;
  return (
    <>
      <p>{said}</p>
      {/* In the little room that there is they would open out of sight. */}
      <details onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
        <summary>{words.say('advice.figures')}</summary>
        <p className="muted">{words.say('advice.promise', { worlds: found.worlds })}</p>
        <ol className="heg-promises">
          {found.answers.map(({ answer, margin, parts }, i) => (
            <li key={JSON.stringify(answer)}>
              <strong>{words.say('advice.margin', { margin: signed(margin), points: Math.abs(margin) })}</strong>{' '}
              {title(answer)}{' '}
              {i > 0 && parts.length > 0 && (
                <span className="muted">
                  {words.say('advice.against', {
                    parts: words.list(parts.slice(0, MOST_PARTS).map((part) => words.aspect(part, found.seat))),
                  })}
                </span>
              )}
            </li>
          ))}
        </ol>
      </details>
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
