/** How an ask is answered by pointing: what has been picked, what that means, and what is sent. Plain steps, no drawing. */
import { type AskDescription, equal, type Json } from '@polity/kernel';
import type { FollowUp } from './board-rules.js';
import { type Choice, type Choices, choicesOf, NOTHING_PICKED, type Picked, type Question } from './choices.js';
import { gather, gatheringOf, planOfGathered } from './plan.js';

export interface Pointing {
  readonly picked: Picked;
  /** A spot that would answer, pressed once where answers wait for a second press. */
  readonly armed: string | null;
  /** An answer that was chosen elsewhere and that no spot stands for alone, where it waits in the question. */
  readonly meant?: Json;
}
export const NOT_POINTING: Pointing = { picked: NOTHING_PICKED, armed: null };

/** What comes of a press on a spot: a new state of pointing, or an answer. */
export interface Pressed {
  readonly pointing: Pointing;
  readonly send?: FollowUp;
}

/** The choices that are open, with those left out for which what is picked leaves no room. */
export function openChoices(question: Question, { picked }: Pointing): Choices {
  const { rules, ask, view } = question;
  const choices = choicesOf(question, picked);
  if (ask.type === 'some') return { ...choices, spots: keep(choices, (choice) => hasRoom(ask, picked, choice)) };
  const gathering = gatheringOf(rules, ask);
  if (gathering?.fits === undefined) return choices;
  const fits = (choice: Choice) =>
    choice.type !== 'answer' ||
    isPicked(picked, choice.answer) ||
    gathering.fits?.(choice.answer, picked.options, ask, view) === true;
  return { ...choices, spots: keep(choices, fits) };
}

function keep({ spots }: Choices, fits: (choice: Choice) => boolean): ReadonlyMap<string, Choice> {
  return new Map([...spots].filter(([, choice]) => fits(choice)));
}

function hasRoom({ max }: AskDescription, picked: Picked, choice: Choice): boolean {
  return picked.places.length < max || (choice.type === 'toggle' && picked.places.includes(choice.index));
}

function isPicked({ options }: Picked, option: Json): boolean {
  return options.some((other) => equal(other, option));
}

/** Whether a spot stands for something picked. */
export function isChosen(choices: Choices, { picked, armed, meant }: Pointing, spot: string): boolean {
  if (armed === spot || picked.path.includes(spot)) return true;
  const choice = choices.spots.get(spot);
  if (choice?.type === 'toggle') return picked.places.includes(choice.index);
  if (choice?.type !== 'answer') return false;
  return isPicked(picked, choice.answer) || (meant !== undefined && equal(meant, choice.answer));
}

/** @param sure whether an answer is given at the first press. */
export function press(question: Question, pointing: Pointing, spot: string, sure: boolean): Pressed {
  const { rules, ask } = question;
  const { picked } = pointing;
  if (picked.path.at(-1) === spot) return { pointing: withPicked({ ...picked, path: picked.path.slice(0, -1) }) };
  const choice = openChoices(question, pointing).spots.get(spot);
  if (choice === undefined) return { pointing };
  switch (choice.type) {
    case 'open':
      return { pointing: withPicked({ ...picked, path: [...picked.path, spot] }) };
    case 'toggle':
      return { pointing: withPicked({ ...picked, places: toggled(picked.places, choice.index) }) };
    case 'answer': {
      const gathering = gatheringOf(rules, ask);
      if (gathering) {
        return { pointing: withPicked({ ...picked, options: gather(gathering, ask, picked.options, choice.answer) }) };
      }
      if (!sure && pointing.armed !== spot) return { pointing: { picked, armed: spot } };
      return { pointing: NOT_POINTING, send: { answer: choice.answer, rest: choice.plan } };
    }
  }
}

function withPicked(picked: Picked): Pointing {
  return { picked, armed: null };
}

/** Picks in the order of the options. */
function toggled(places: readonly number[], index: number): readonly number[] {
  const without = places.filter((other) => other !== index);
  return without.length < places.length ? without : [...places, index].sort((a, b) => a - b);
}

/** The options that are picked or gathered. */
export function pickedOptions({ options, type }: AskDescription, { picked }: Pointing): readonly Json[] {
  return type === 'some' ? options.filter((_, index) => picked.places.includes(index)) : picked.options;
}

/** What the confirming button sends now; nothing while there is nothing to confirm. */
export function confirmation(question: Question, pointing: Pointing): FollowUp | undefined {
  const { rules, ask } = question;
  const { picked, armed, meant } = pointing;
  if (meant !== undefined) return { answer: meant, rest: [] };
  if (ask.type === 'some') {
    const { length } = picked.places;
    return length >= ask.min && length <= ask.max ? { answer: [...pickedOptions(ask, pointing)], rest: [] } : undefined;
  }
  if (gatheringOf(rules, ask)) return planOfGathered(ask, picked.options);
  const choice = armed === null ? undefined : openChoices(question, pointing).spots.get(armed);
  return choice?.type === 'answer' ? { answer: choice.answer, rest: choice.plan } : undefined;
}

/** What a spot would answer, to be shown before; nothing for one that only leads on. */
export function previewOf(question: Question, pointing: Pointing, spot: string): Json | undefined {
  const choice = openChoices(question, pointing).spots.get(spot);
  if (choice?.type === 'answer') return choice.answer;
  if (choice?.type !== 'toggle') return undefined;
  const places = toggled(pointing.picked.places, choice.index);
  return confirmation(question, withPicked({ ...pointing.picked, places }))?.answer;
}

/** All that would be answered with a spot, to be shown together: every change that is gathered, and the spot's own. */
export function previewedWith(question: Question, pointing: Pointing, spot: string | null): readonly Json[] {
  const gathering = gatheringOf(question.rules, question.ask);
  if (gathering) {
    const { options } = pointing.picked;
    const choice = spot === null ? undefined : openChoices(question, pointing).spots.get(spot);
    const adds = choice?.type === 'answer' && !isPicked(pointing.picked, choice.answer);
    return adds ? gather(gathering, question.ask, options, choice.answer) : options;
  }
  const one = spot === null ? undefined : previewOf(question, pointing, spot);
  return one === undefined ? [] : [one];
}
