/**
 * What a sensible player of a class would answer, and why, from rules of thumb: a table by kind of question. Nothing
 * hidden is known, and nothing is calculated ahead.
 */
import { type Advice, type AskDescription, isOffered, preferredTo } from '@polity/kernel';
import { ALTERNATIVE_ASKS } from '../modules/alternative-events/advice.js';
import { CRISIS_ASKS } from '../modules/crisis-response/advice.js';
import { HIDDEN_AGENDA_ASKS } from '../modules/hidden-agendas/advice.js';
import { HISTORY_ASKS } from '../modules/historical-events/advice.js';
import { amountMeaning } from '../reading/amounts.js';
import { because } from '../reading/reason.js';
import type { HegemonyView } from '../rules/view.js';
import type { Adviser, Advisers, Asked, AskKind, Opinion } from './asked.js';
import { CARD_ASKS } from './card-asks.js';
import { ECONOMY } from './economy.js';
import { NEW_ACTIONS } from './new-actions.js';
import { POLITICS } from './politics.js';
import { SHOPPING } from './shopping.js';
import { triedOut } from './tried-out.js';
import { TURN } from './turn.js';
import { WORKERS } from './workers.js';

export { bringInFor } from '../modules/as-wanted.js';

/** Every kind of question has its adviser: a kind without one does not compile. */
export const ADVISERS: Advisers<AskKind> = {
  ...TURN,
  ...POLITICS,
  ...WORKERS,
  ...SHOPPING,
  ...ECONOMY,
  ...CARD_ASKS,
  ...HIDDEN_AGENDA_ASKS,
  ...NEW_ACTIONS,
  ...CRISIS_ASKS,
  ...ALTERNATIVE_ASKS,
  ...HISTORY_ASKS,
};

/** Always something that the ask offers. */
export function advise(ask: AskDescription, view: HegemonyView): Advice {
  const held = ask.kind === 'turn' ? triedOut(ask, view, opinionOn, advise) : opinionOn(ask, view);
  const { answer, reason, more = [], over = preferredTo(ask, answer), undo } = held;
  return { answer, reason, more, over, ...(undo ? { undo } : {}) };
}

function opinionOn(ask: AskDescription, view: HegemonyView): Opinion {
  const opinion = (ADVISERS as Readonly<Record<string, Adviser<never>>>)[ask.kind]?.(asAsked(ask), view);
  return opinion && isOffered(ask, opinion.answer) ? opinion : anyAnswer(ask, view);
}

/** The kernel describes an ask as it comes from the rules, which declare its options by its kind. */
function asAsked(ask: AskDescription): Asked<never> {
  return ask as unknown as Asked<never>;
}

/** Without an opinion: what costs least. */
function anyAnswer(ask: AskDescription, view: HegemonyView): Opinion {
  const reason = because('any');
  if (ask.type === 'amount') return { answer: amountMeaning(ask, view).start, reason };
  if (ask.type === 'some') return { answer: ask.options.slice(0, ask.min), reason };
  const [first = null] = ask.options;
  return { answer: first, reason };
}
