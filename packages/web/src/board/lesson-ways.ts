/** What a step of a lesson speaks of, and what is to be pressed next to do as it says. */
import { equal, type Json, type LessonStep } from '@polity/kernel';
import { pathsOf, type Question } from './choices.js';
import { confirmation, isChosen, type Pointing, pickedOptions, previewOf } from './pointing.js';
import type { Pointer } from './spot-context.js';

/** The anchors of answers that are no spots; an option of a list has its place among the options. */
const STOP = 'answer:stop';
export const CONFIRM = 'answer:confirm';
const AMOUNT = 'answer:amount';

type Asked = Pick<Pointer, 'question' | 'pointing' | 'choices'>;

/** Spots and anchors: the next on the shortest ways to its answers, and what it names besides. */
export function spokenOf(step: LessonStep, asked: Asked, view: object): readonly string[] {
  const { question } = asked;
  const named = step.spots?.(view) ?? [];
  if (question === null || step.answers === undefined) return named;
  const answers = step.answers(question.ask, view);
  return [...new Set([...waysOn({ ...asked, question }, answers), ...named])];
}

interface Open extends Asked {
  readonly question: Question;
}

function waysOn(open: Open, answers: readonly Json[]): readonly string[] {
  const { ask } = open.question;
  if (ask.type === 'amount') return [AMOUNT];
  if (ask.type === 'some') return waysToSome(open, answers[0]);
  if (isPicked(open, answers)) return [CONFIRM];
  return answers.flatMap((answer) => (answer === null ? [STOP] : waysTo(open, answer)));
}

/** What is still missing; then what is one too many; then what confirms them. */
function waysToSome(open: Open, answer: Json | undefined): readonly string[] {
  const { question, pointing } = open;
  const wanted = Array.isArray(answer) ? answer : [];
  const picked = pickedOptions(question.ask, pointing);
  const missing = without(wanted, picked).flatMap((option) => waysTo(open, option, false));
  if (missing.length > 0) return missing;
  const tooMany = without(picked, wanted).flatMap((option) => waysTo(open, option, true));
  return tooMany.length > 0 ? tooMany : [CONFIRM];
}

/** Whether one of these was pressed where an answer waits to be confirmed. */
function isPicked({ question, pointing }: Open, answers: readonly Json[]): boolean {
  if (confirmation(question, pointing) === undefined) return false;
  const picked = [...pickedOptions(question.ask, pointing), armedAnswer(question, pointing)];
  return picked.some((one) => one !== undefined && answers.some((answer) => equal(answer, one)));
}

function armedAnswer(question: Question, pointing: Pointing): Json | undefined {
  return pointing.armed === null ? undefined : previewOf(question, pointing, pointing.armed);
}

/** The next spots on the shortest ways to an option, and its place in a list. */
function waysTo({ question, pointing, choices }: Open, option: Json, chosen?: boolean): readonly string[] {
  const passed = pointing.picked.path;
  const ways = pathsOf(question, option).filter((way) => passed.every((spot, i) => spot === way[i]));
  const length = Math.min(...ways.map((way) => way.length));
  const spots = ways.flatMap((way) => (way.length === length ? way.slice(passed.length, passed.length + 1) : []));
  const open = spots.filter(
    (spot) => chosen === undefined || choices === null || isChosen(choices, pointing, spot) === chosen,
  );
  const index = question.ask.options.findIndex((other) => equal(other, option));
  return [...open, `answer:${index}`];
}

/** As often as it is among them, one is left out for each of the others. */
function without(some: readonly Json[], others: readonly Json[]): readonly Json[] {
  const left = [...others];
  return some.filter((one) => {
    const at = left.findIndex((other) => equal(other, one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
