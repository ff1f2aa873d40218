/** How an ask is answered by pointing: what has been picked, what that means, and what is sent. Plain steps, no drawing. */
import type { HegemonyView } from '@polity/hegemony/page';
import { type AskDescription, equal, type Json } from '@polity/kernel';
import { type Choice, type Choices, choicesOf, NOTHING_PICKED, type Picked } from './choices.js';
import { canAdd } from './choices-gather.js';
import { type FollowUp, gather, isGathered, planOfGathered } from './choices-plan.js';
import type { Spot } from './spots.js';

export interface Pointing {
  readonly picked: Picked;
  /** A spot that would answer, pressed once where answers wait for a second press. */
  readonly armed: Spot | null;
}
export const NOT_POINTING: Pointing = { picked: NOTHING_PICKED, armed: null };

/** What comes of a press on a spot: a new state of pointing, or an answer. */
export interface Pressed {
  readonly pointing: Pointing;
  readonly send?: FollowUp;
}

export interface Question {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
}

/** The choices that are open, with those left out for which what is gathered leaves no room. */
export function openChoices({ ask, view }: Question, { picked }: Pointing): Choices {
  const choices = choicesOf(ask, view, picked);
  if (ask.type === 'some') return { ...choices, spots: keep(choices, (choice) => hasRoom(ask, picked, choice)) };
  if (!isGathered(ask)) return choices;
  const fits = (choice: Choice) =>
    choice.type !== 'answer' || isPicked(picked, choice.answer) || canAdd(ask, view, picked.options, choice.answer);
  return { ...choices, spots: keep(choices, fits) };
}

function keep({ spots }: Choices, fits: (choice: Choice) => boolean): ReadonlyMap<Spot, Choice> {
  return new Map([...spots].filter(([, choice]) => fits(choice)));
}

function hasRoom({ max }: AskDescription, picked: Picked, choice: Choice): boolean {
  return picked.options.length < max || (choice.type === 'toggle' && isPicked(picked, choice.option));
}

function isPicked({ options }: Picked, option: Json): boolean {
  return options.some((other) => equal(other, option));
}

/** Whether a spot stands for something picked. */
export function isChosen(choices: Choices, { picked, armed }: Pointing, spot: Spot): boolean {
  if (armed === spot || picked.path.includes(spot)) return true;
  const choice = choices.spots.get(spot);
  if (choice?.type === 'toggle') return isPicked(picked, choice.option);
  return choice?.type === 'answer' && isPicked(picked, choice.answer);
}

/** @param sure whether an answer is given at the first press. */
export function press(question: Question, pointing: Pointing, spot: Spot, sure: boolean): Pressed {
  const { ask } = question;
  const { picked } = pointing;
  if (picked.path.at(-1) === spot) return { pointing: withPicked({ ...picked, path: picked.path.slice(0, -1) }) };
  const choice = openChoices(question, pointing).spots.get(spot);
  if (choice === undefined) return { pointing };
  switch (choice.type) {
    case 'open':
      return { pointing: withPicked({ ...picked, path: [...picked.path, spot] }) };
    case 'toggle':
      return { pointing: withPicked({ ...picked, options: toggled(ask, picked.options, choice.option) }) };
    case 'answer':
      if (isGathered(ask)) {
        return { pointing: withPicked({ ...picked, options: gather(ask, picked.options, choice.answer) }) };
      }
      if (!sure && pointing.armed !== spot) return { pointing: { ...pointing, armed: spot } };
      return { pointing: NOT_POINTING, send: { answer: choice.answer, rest: choice.plan } };
  }
}

function withPicked(picked: Picked): Pointing {
  return { picked, armed: null };
}

/** Picks in the order of the options. */
function toggled(ask: AskDescription, options: readonly Json[], option: Json): readonly Json[] {
  const without = options.filter((other) => !equal(other, option));
  const wanted = without.length < options.length ? without : [...options, option];
  return ask.options.filter((other) => wanted.some((one) => equal(one, other)));
}

/** What the confirming button sends now; nothing while there is nothing to confirm. */
export function confirmation(question: Question, pointing: Pointing): FollowUp | undefined {
  const { ask } = question;
  const { picked, armed } = pointing;
  if (ask.type === 'some') {
    const { length } = picked.options;
    return length >= ask.min && length <= ask.max ? { answer: [...picked.options], rest: [] } : undefined;
  }
  if (isGathered(ask)) return picked.options.length === 0 ? undefined : planOfGathered(ask, picked.options);
  const choice = armed === null ? undefined : openChoices(question, pointing).spots.get(armed);
  return choice?.type === 'answer' ? { answer: choice.answer, rest: choice.plan } : undefined;
}

/** What a spot would answer, to be shown before; nothing for one that only leads on. */
export function previewOf(question: Question, pointing: Pointing, spot: Spot): Json | undefined {
  const choice = openChoices(question, pointing).spots.get(spot);
  // Of several that are gathered only the first could be shown, and that would mislead.
  if (isGathered(question.ask) && pointing.picked.options.length > 0) return undefined;
  if (choice?.type === 'answer') return choice.answer;
  if (choice?.type !== 'toggle') return undefined;
  const wanted = toggled(question.ask, pointing.picked.options, choice.option);
  return wanted.length >= question.ask.min && wanted.length <= question.ask.max ? [...wanted] : undefined;
}
