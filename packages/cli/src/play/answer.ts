/** How a person answers by typing: options by their numbers, an amount as it is, 0 for none. */
import { type AskDescription, equal, type Json, STOP } from '@polity/kernel';

export type Typed = { readonly answer: unknown } | { readonly problem: string };

export function readAnswer(ask: AskDescription, line: string): Typed {
  switch (ask.type) {
    case 'one':
      return readOne(ask, line);
    case 'some':
      return readSome(ask, line);
    case 'amount':
      return readAmount(ask, line);
  }
}

/** What can be typed to answer. */
export function howToAnswer({ type, options, min, max, canStop }: AskDescription): string {
  if (type === 'one') return canStop ? `1 to ${options.length}, or 0 to stop` : `1 to ${options.length}`;
  if (type === 'amount') return `an amount from ${min} to ${max}`;
  const many = min === max ? `${min}` : `${min} to ${max}`;
  return `${many} of the numbers 1 to ${options.length}, as in 1,2${min === 0 ? '; 0 for none' : ''}`;
}

/** What would be typed to give that answer. */
export function typedAs({ type, options }: AskDescription, answer: Json): string {
  if (type === 'amount') return String(answer);
  const numberOf = (picked: Json) => options.findIndex((option) => equal(option, picked)) + 1;
  const picked = type === 'some' ? (answer as readonly Json[]) : [answer];
  return picked.length === 0 ? '0' : picked.map(numberOf).join(',');
}

function readOne({ options, canStop, ...ask }: AskDescription, line: string): Typed {
  const number = wholeNumber(line);
  if (number === 0 && canStop) return { answer: STOP };
  return number !== undefined && number >= 1 && number <= options.length
    ? { answer: options[number - 1] }
    : { problem: `Type ${howToAnswer({ ...ask, options, canStop })}.` };
}

function readSome(ask: AskDescription, line: string): Typed {
  const { options, min, max } = ask;
  const numbers = line === '0' ? [] : line.split(/[\s,]+/).map(wholeNumber);
  const known = numbers.every((number) => number !== undefined && number >= 1 && number <= options.length);
  if (!known || numbers.length < min || numbers.length > max) return { problem: `Type ${howToAnswer(ask)}.` };
  if (new Set(numbers).size < numbers.length) return { problem: 'Each number can be picked once.' };
  return { answer: numbers.map((number) => options[Number(number) - 1]) };
}

function readAmount(ask: AskDescription, line: string): Typed {
  const amount = /^-?\d{1,15}$/.test(line) ? Number(line) : undefined;
  return amount !== undefined && amount >= ask.min && amount <= ask.max
    ? { answer: amount }
    : { problem: `Type ${howToAnswer(ask)}.` };
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
