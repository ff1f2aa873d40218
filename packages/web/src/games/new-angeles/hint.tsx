/** In the question, for whoever wants it: what a sensible corporation would answer, and why; the board marks where. */
import type { Advice, AskDescription, Json, LogEntry } from '@polity/kernel';
import { useEffect, useState } from 'react';
import { choicesOf } from '../../board/choices.js';
import { usePointer } from '../../board/spot-context.js';
import { placesOf, shineOn } from '../../board/spotlight.js';
import { NEW_ANGELES } from './choices.js';
import { keep, kept } from './kept.js';
import { useCity } from './parts.js';

/** The button of what is advised, where the question itself has one for each answer. */
function inQuestion({ type, options }: AskDescription, answer: Json): readonly string[] {
  const at = options.findIndex((option) => JSON.stringify(option) === JSON.stringify(answer));
  return type === 'one' && at >= 0 ? [`answer:${at}`] : [];
}

/**
 * To be keyed by the question: what was advised on another is nobody's business any more. Once asked for, hints are given
 * with every question, until one is put away.
 */
export function Hint({ ask, log }: { readonly ask: AskDescription; readonly log: readonly LogEntry[] }) {
  const { view, words } = useCity();
  const { answer, pending } = usePointer();
  const [wanted, setWanted] = useState(() => kept('hints') === 'on');
  const [advice, setAdvice] = useState<Advice | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is thought about once
  useEffect(() => {
    if (wanted) void think().then(setAdvice);
  }, []);
  useEffect(() => {
    if (!wanted || advice === null || pending) return;
    const spots = [...spotsFor(advice.answer), ...inQuestion(ask, advice.answer)];
    const places = spots.flatMap((spot) => placesOf(document.body, spot, undefined));
    for (const place of places) place.dataset.hinted = '';
    return () => {
      for (const place of places) delete place.dataset.hinted;
    };
  });
  const want = (on: boolean) => {
    keep('hints', on ? 'on' : 'off');
    setWanted(on);
  };
  const think = async (): Promise<Advice> => {
    const { advise } = await import('@polity/new-angeles/advice');
    return advise(ask, view, () => log);
  };
  const askFor = async () => {
    const advised = advice ?? (await think());
    setAdvice(advised);
    want(true);
    shineOn(spotsFor(advised.answer));
  };
  const spotsFor = (answer: Json) => {
    if (answer === null) return ['answer:stop'];
    const wanted = (Array.isArray(answer) ? answer : [answer]).map((one) => JSON.stringify(one));
    const { spots } = choicesOf({ rules: NEW_ANGELES, ask, view });
    const meant = [...spots].flatMap(([spot, choice]) => {
      const means = choice.type === 'answer' ? choice.answer : choice.type === 'toggle' ? choice.option : undefined;
      return means === undefined ? [] : [{ spot, means: JSON.stringify(means) }];
    });
    // Of cards alike as many as are advised.
    return wanted.flatMap((one) => {
      const at = meant.findIndex(({ means }) => means === one);
      return at < 0 ? [] : meant.splice(at, 1).map(({ spot }) => spot);
    });
  };
  const said = (answer: Json): string => {
    if (answer === null) return words.stop(ask) ?? '';
    if (typeof answer === 'number') return String(answer);
    const options = ask.type === 'some' && Array.isArray(answer) ? answer : [answer];
    if (options.length === 0) return words.say('hint.nothing');
    return words.list(options.map((option: Json) => words.option(ask, option, view).text));
  };
  const why = ({ reason, more }: Advice) => words.paragraph([reason, ...more].map((one) => words.say(one)));
  if (!wanted || advice === null || pending)
    return (
      <div className="na-hint">
        {!wanted && (
          <button type="button" className="button quiet" onClick={askFor}>
            {words.say('hint')}
          </button>
        )}
      </div>
    );
  const what = said(advice.answer);
  return (
    <div className="na-hint said">
      <p role="status">
        {words.say('hint.said', { what: { said: what }, ended: /[!?]$/.test(what), why: { said: why(advice) } })}
      </p>
      <button type="button" className="button primary" onClick={() => answer(advice.answer)}>
        {words.say('hint.take')}
      </button>
      <button
        type="button"
        className="button quiet icon-only"
        aria-label={words.say('hint.close')}
        onClick={() => want(false)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
