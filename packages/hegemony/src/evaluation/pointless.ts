/** What nobody who knows the game would answer: a bot that looks ahead need not try it, and cannot take it by chance. */
import type { AskDescription, Json } from '@polity/kernel';
import { isLastRound } from '../advice/money.js';
import { WORTH_OF } from '../advice/owning.js';
import type { TurnOption } from '../rules/asks.js';
import { companyIn, hasWage, isOperational, minimumWage } from '../rules/companies.js';
import { PRICE_LADDER } from '../rules/data/board.js';
import type { Good, WageLevel } from '../rules/names.js';
import { paidAreCommitted, priceAt } from '../rules/prices.js';
import type { Company, HegemonyState } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';

type Judge<Answer> = (answer: Answer, view: HegemonyView, ask: AskDescription) => boolean;

/** As much as is asked abroad, where less would be paid at home and still bring more than exports do. */
const isUnpaid: Judge<{ readonly good: Good; readonly price: number }> = ({ good, price }, view) => {
  if (good !== 'food' && good !== 'luxury') return false;
  const abroad = priceAt(view, 'foreign-market', good);
  return price >= abroad && PRICE_LADDER[good].some((other) => other < abroad && other > WORTH_OF[good]);
};

/** More than has to be paid, where nobody is on strike for it. */
const isGiven: Judge<{ readonly company: string; readonly wage: WageLevel }> = ({ company: id, wage }, view) => {
  const company = companyIn(view, id);
  return company !== undefined && wage > company.wage && !company.onStrike;
};

const isAtWork = (company: Company | undefined) => company !== undefined && isOperational(company);

/** A company that earns, before one that stands still. */
const isMissed: Judge<string> = (id, view, { options }) =>
  !isLastRound(view) &&
  isAtWork(companyIn(view, id)) &&
  options.some((other) => !isAtWork(companyIn(view, other as string)));

const turn: Judge<TurnOption> = (option, view, { seat }) => {
  if (option.do !== 'basic' && option.do !== 'free') return false;
  const own = view.companies.filter(({ owner }) => owner === seat);
  if (option.action === 'sell-company') return !isLastRound(view) && own.every(isOperational);
  return option.action === 'adjust-wages' && !own.some((company) => company.onStrike || canPayLess(view, company));
};

function canPayLess(view: HegemonyView, company: Company): boolean {
  // The minimum is read off what lies open, which a view has like the state.
  const least = minimumWage(view as unknown as HegemonyState);
  return hasWage(company) && company.wage > least && !paidAreCommitted(company);
}

const JUDGES: Readonly<Record<string, Judge<never>>> = {
  turn,
  'adjust-price': isUnpaid,
  'adjust-wage': isGiven,
  'sell-company': isMissed,
};

/** To stop is never pointless. */
export function pointless(ask: AskDescription, view: HegemonyView, answer: Json): boolean {
  // The kernel describes an ask as it comes from the rules, which declare its options by its kind.
  return answer !== null && (JUDGES[ask.kind]?.(answer as never, view, ask) ?? false);
}
