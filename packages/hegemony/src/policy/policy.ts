/**
 * What a sensible player would answer, at once: the knowledge of the advice, with money in closed form instead of a
 * forecast, and without reasons. It plays on where a bot looks ahead, so that it has to be quick before it is clever.
 */
import { type AskDescription, isOffered, type Json } from '@polity/kernel';
import { ADVISERS } from '../advice/advise.js';
import type { AskKind } from '../advice/asked.js';
import { type WithinMeans, type Worth, worthOfBuilding } from '../advice/building.js';
import { cardOption } from '../advice/card-asks.js';
import { transaction } from '../advice/economy.js';
import { outlayOf } from '../advice/owning.js';
import { amountMeaning } from '../reading/amounts.js';
import type { HegemonyView } from '../rules/view.js';
import type { Answerer, Answerers } from './answering.js';
import { BILLS } from './bills.js';
import { moneyLeft, spare } from './means.js';
import { PURCHASES } from './purchases.js';
import { TURNS } from './turns.js';

/** What the adviser would say, for what it finds out without a forecast. */
const advised =
  <Kind extends AskKind>(kind: Kind): Answerer<Kind> =>
  (ask, view) =>
    ADVISERS[kind](ask, view)?.answer;

/** Whether it can be paid for without a loan, in closed form. */
const isPaidAtOnce: WithinMeans = (view, id, cost) => outlayOf(view, id, cost) <= spare(view, 'capitalist');
const worthAtOnce: Worth = (view, seat, id, cost) => worthOfBuilding(view, seat, id, cost, isPaidAtOnce);

/** Every kind of question is answered: a kind without an entry does not compile. */
export const POLICY: Answerers<AskKind> = {
  ...TURNS,
  ...BILLS,
  ...PURCHASES,
  'assign-to': advised('assign-to'),
  'assign-worker': advised('assign-worker'),
  'swap-workers': advised('swap-workers'),
  'upgrade-worker': advised('upgrade-worker'),
  'upgrade-to': advised('upgrade-to'),
  'new-worker': advised('new-worker'),
  strike: advised('strike'),
  'staff-worker': advised('staff-worker'),
  'staff-class': advised('staff-class'),
  'card-worker': advised('card-worker'),
  'set-wage': advised('set-wage'),
  'sell-company': advised('sell-company'),
  'extra-shift': advised('extra-shift'),
  'give-bonus': advised('give-bonus'),
  machinery: advised('machinery'),
  'card-company': advised('card-company'),
  'open-public-company': advised('open-public-company'),
  'close-public-company': advised('close-public-company'),
  'staff-public-company': advised('staff-public-company'),
  'discard-companies': advised('discard-companies'),
  'adjust-price': advised('adjust-price'),
  'adjust-wage': advised('adjust-wage'),
  'storage-tile': advised('storage-tile'),
  'export-transaction': (ask, view) => transaction(ask, view, moneyLeft)?.answer,
  'business-deal': advised('business-deal'),
  'deal-storage': advised('deal-storage'),
  'deal-to-zone': ({ min }) => min,
  'remove-cube': advised('remove-cube'),
  'card-classes': advised('card-classes'),
  'extra-tax-class': advised('extra-tax-class'),
  'demonstration-loss': advised('demonstration-loss'),
  'campaign-amount': ({ max }) => max,
  'card-amount': advised('card-amount'),
  'card-option': (ask, view) => cardOption(ask, view, worthAtOnce, moneyLeft)?.answer,
  'card-class': advised('card-class'),
  'card-industry': advised('card-industry'),
  event: advised('event'),
  'place-event': advised('place-event'),
  'replace-event': advised('replace-event'),
  'take-influence-from': advised('take-influence-from'),
  'keep-agenda': advised('keep-agenda'),
  'buy-bond': advised('buy-bond'),
  'keep-event': advised('keep-event'),
  'event-cost': advised('event-cost'),
  'use-benefit': advised('use-benefit'),
  'shift-wage': advised('shift-wage'),
  'historical-event': advised('historical-event'),
  'save-company': advised('save-company'),
};

/** Always something that the ask offers. */
export function policy(ask: AskDescription, view: HegemonyView): Json {
  const answerer = (POLICY as Readonly<Record<string, Answerer<never>>>)[ask.kind];
  // The kernel describes an ask as it comes from the rules, which declare its options by its kind.
  const answer = answerer?.(ask as never, view);
  // Most answers are one of the options themselves: nothing has to be compared then.
  if (answer !== undefined && (ask.options.includes(answer) || isOffered(ask, answer))) return answer;
  return anyAnswer(ask, view);
}

/** Without an opinion: what costs least. */
function anyAnswer(ask: AskDescription, view: HegemonyView): Json {
  if (ask.type === 'amount') return amountMeaning(ask, view).start;
  if (ask.type === 'some') return ask.options.slice(0, ask.min);
  return ask.options[0] ?? null;
}
