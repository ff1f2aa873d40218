/** What a sensible corporation would answer, and why, for whoever asks; the board shows where. */
import type { Advice, AskDescription, Json, LogEntry } from '@polity/kernel';
import { useState } from 'react';
import { choicesOf } from '../../board/choices.js';
import { shineOn } from '../../board/spotlight.js';
import { NEW_ANGELES } from './choices.js';
import { useCity } from './parts.js';

/** To be keyed by the question: what was advised on another is nobody's business any more. */
export function Hint({ ask, log }: { readonly ask: AskDescription; readonly log: readonly LogEntry[] }) {
  const { view, words } = useCity();
  const [advice, setAdvice] = useState<Advice | null>(null);
  const think = async () => {
    const { advise } = await import('@polity/new-angeles/advice');
    const advised = advise(ask, view, () => log);
    setAdvice(advised);
    shineOn(spotsFor(advised.answer));
  };
  const spotsFor = (answer: Json) => {
    const wanted = (Array.isArray(answer) ? answer : [answer]).map((one) => JSON.stringify(one));
    const { spots } = choicesOf({ rules: NEW_ANGELES, ask, view });
    return [...spots].flatMap(([spot, choice]) => {
      const means = choice.type === 'answer' ? choice.answer : choice.type === 'toggle' ? choice.option : undefined;
      return means !== undefined && wanted.includes(JSON.stringify(means)) ? [spot] : [];
    });
  };
  const said = (answer: Json): string => {
    if (answer === null) return words.stop(ask) ?? '';
    if (typeof answer === 'number') return String(answer);
    const options = ask.type === 'some' && Array.isArray(answer) ? answer : [answer];
    if (options.length === 0) return words.say('hint.nothing');
    return words.list(options.map((option: Json) => words.option(ask, option, view).text));
  };
  return (
    <div className="na-hint">
      {advice === null ? (
        <button type="button" className="button quiet" onClick={think}>
          {words.say('hint')}
        </button>
      ) : (
        <p role="status">
          <strong>{said(advice.answer)}</strong> <span>{words.say(advice.reason)}</span>
        </p>
      )}
    </div>
  );
}
