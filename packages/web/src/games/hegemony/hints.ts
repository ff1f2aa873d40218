/**
 * First-game hints: what a sensible player of a class would do, and why, from rules of thumb. Always an answer that the
 * question offers; nothing hidden is known, and nothing is calculated ahead.
 */
import type { HegemonyView } from '@polity/hegemony/page';
import { type AskDescription, equal, type Json } from '@polity/kernel';
import { amountMeaning } from './amounts.js';
import { CARDS } from './hints-cards.js';
import { ECONOMY } from './hints-economy.js';
import { POLITICS } from './hints-politics.js';
import { SHOPPING } from './hints-shopping.js';
import { discardHint, turnHint } from './hints-turn.js';
import { WORKERS } from './hints-workers.js';
import type { Message } from './say.js';

export interface Hint {
  readonly answer: Json;
  readonly why: Message;
  /** What else speaks for it, in the order in which it matters. */
  readonly more?: readonly Message[];
}

/** A rule of thumb for a kind of question; nothing where it has no opinion. */
export type Thumb = (ask: AskDescription, view: HegemonyView) => Hint | undefined;

const THUMBS: Readonly<Record<string, Thumb>> = {
  turn: turnHint,
  'discard-card': discardHint,
  ...POLITICS,
  ...WORKERS,
  ...SHOPPING,
  ...ECONOMY,
  ...CARDS,
};

export function hintFor(ask: AskDescription, view: HegemonyView): Hint {
  const hint = THUMBS[ask.kind]?.(ask, view);
  return hint && isOffered(ask, hint.answer) ? hint : fallback(ask, view);
}

/** Whether the answer could be given. */
export function isOffered(ask: AskDescription, answer: Json): boolean {
  const { type, options, min, max, canStop } = ask;
  if (answer === null) return canStop;
  if (type === 'amount')
    return typeof answer === 'number' && Number.isInteger(answer) && answer >= min && answer <= max;
  const offered = (one: Json) => options.some((option) => equal(option, one));
  if (type === 'one') return offered(answer);
  return Array.isArray(answer) && answer.length >= min && answer.length <= max && answer.every(offered);
}

/** Without an opinion: what costs least. */
function fallback(ask: AskDescription, view: HegemonyView): Hint {
  const why = { key: 'hint.any' };
  if (ask.type === 'amount') return { answer: amountMeaning(ask, view).start, why };
  if (ask.type === 'some') return { answer: ask.options.slice(0, ask.min), why };
  const [first = null] = ask.options;
  return { answer: first, why };
}
