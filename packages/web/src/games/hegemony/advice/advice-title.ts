/** What is advised, with a verb of its own for every kind of question: "Discard Migration", "Buy 3 Food". */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription, Json, JsonObject } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { ASKS } from '../choices/asks.js';

export function adviceTitle(words: GameWords, ask: AskDescription, view: HegemonyView, answer: Json): string {
  const stop = answer === null ? words.stop(ask) : undefined;
  if (stop !== undefined) return stop;
  if (!Object.hasOwn(ASKS, ask.kind)) return plainly(words, ask, view, answer);
  const details = (answer === null ? undefined : words.facts.details?.(ask.kind, answer, ask.about, view)) ?? {};
  const option = isObject(answer) ? answer : { option: answer };
  return words.toldTo(ask.seat).say(`advice.do.${ask.kind}`, { ...ask.about, ...details, ...option });
}

/** The answer as it is listed. */
function plainly(words: GameWords, ask: AskDescription, view: HegemonyView, answer: Json): string {
  if (answer === null) return words.say('advice.stop');
  if (ask.type === 'amount') return String(answer);
  if (ask.type === 'one') return words.option(ask, answer, view).text;
  const picked = answer as readonly Json[];
  if (picked.length === 0) return words.say('advice.none');
  return words.list(picked.map((one) => words.option(ask, one, view).text));
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
