/** An answer that was found elsewhere, such as what is advised, as if it had been pointed at and waited to be confirmed. */
import { type AskDescription, equal, type Json } from '@polity/kernel';
import { choicesOf, NOTHING_PICKED, pathsOf, type Question } from './choices.js';
import { gatheringOf } from './plan.js';
import { confirmation, NOT_POINTING, type Pointing } from './pointing.js';

export function pointedAt(question: Question, answer: Json): Pointing {
  const { rules, ask } = question;
  if (ask.type === 'some' && Array.isArray(answer))
    return { ...NOT_POINTING, picked: { ...NOTHING_PICKED, places: placesOf(ask, answer) } };
  const alone = (spot: string) => {
    const choice = choicesOf(question).spots.get(spot);
    // What a way to it would mean beyond the question was not chosen with it.
    return choice?.type === 'answer' && equal(choice.answer, answer) && choice.plan.length === 0;
  };
  const spot =
    ask.type === 'one' && !gatheringOf(rules, ask) ? pathsOf(question, answer).flat().find(alone) : undefined;
  return spot === undefined ? { ...NOT_POINTING, meant: answer } : { ...NOT_POINTING, armed: spot };
}

/** Of two that are alike each has its own place. */
function placesOf({ options }: AskDescription, wanted: readonly Json[]): readonly number[] {
  const left = [...wanted];
  return options.flatMap((option, index) => {
    const at = left.findIndex((one) => equal(one, option));
    if (at < 0) return [];
    left.splice(at, 1);
    return [index];
  });
}

/** Whether an answer waits to be confirmed already. */
export function isFilledIn(question: Question, pointing: Pointing, answer: Json): boolean {
  const sent = pointing === NOT_POINTING ? undefined : confirmation(question, pointing);
  return sent !== undefined && equal(sent.answer, answer);
}
