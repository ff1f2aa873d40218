/** What a hint says to do, with a verb of its own for every kind of question: "Discard Migration", "Buy 3 Food". */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription, Json, JsonObject } from '@polity/kernel';
import type { GameWords } from '../../words/game-words.js';
import { KINDS } from './ask-kinds.js';
import { say } from './say.js';

export function hintTitle(words: GameWords, ask: AskDescription, view: HegemonyView, answer: Json): string {
  const stop = answer === null ? words.stop(ask) : undefined;
  if (stop !== undefined) return stop;
  if (!(KINDS as readonly string[]).includes(ask.kind)) return plainly(words, ask, view, answer);
  const details = (answer === null ? undefined : words.facts.details?.(ask.kind, answer, ask.about, view)) ?? {};
  const option = isObject(answer) ? answer : { option: answer };
  return say(words, `hint.do.${ask.kind}`, { ...ask.about, ...details, ...option });
}

/** The answer as it is listed. */
function plainly(words: GameWords, ask: AskDescription, view: HegemonyView, answer: Json): string {
  if (answer === null) return say(words, 'hint.stop');
  if (ask.type === 'amount') return String(answer);
  if (ask.type === 'one') return words.option(ask, answer, view).text;
  const picked = answer as readonly Json[];
  if (picked.length === 0) return say(words, 'hint.none');
  return words.list(picked.map((one) => words.option(ask, one, view).text));
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
