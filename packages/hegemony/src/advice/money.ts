/** What can be spent without a loan: the rules' own forecast of the coming production says what is needed for it. */
import { forecast, type SeatForecast } from '../reading/forecast.js';
import { LOAN, ROUNDS, TURNS_PER_ROUND } from '../rules/data/board.js';
import { type First, moneyOf } from '../rules/money.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';

/** Prices and wages change before production: so much is kept for that. */
const RESERVE = 30;

const told = new WeakMap<HegemonyView, readonly SeatForecast[]>();

/** What production would bring a seat; asked for often, so it is foretold once for each view. */
function comingFor(view: HegemonyView, seat: Seat): SeatForecast | undefined {
  const seats = told.get(view) ?? forecast(view)?.seats ?? [];
  told.set(view, seats);
  return seats.find((one) => one.seat === seat);
}

/** What is left of one's money after food, taxes and interest; below nought where a loan is coming. */
export function moneyBeyondNeeds(view: HegemonyView, seat: Seat): number {
  return Math.min(moneyOf(view, seat), moneyInTheEnd(view, seat));
}

/** What one has when production is over and its interest is paid, without the loans that it took. */
function moneyInTheEnd(view: HegemonyView, seat: Seat): number {
  return moneyAfterProduction(view, seat) - (comingFor(view, seat)?.interest ?? 0);
}

/** What is left when production is over, less the loans that it took. */
export function moneyAfterProduction(view: HegemonyView, seat: Seat): number {
  const coming = comingFor(view, seat);
  return coming === undefined ? moneyOf(view, seat) : coming.money.after - LOAN.amount * coming.loans.taken;
}

/** What can be spent: of what is left in the end something is kept, as nobody knows what the others do until then. */
export function spareMoney(view: HegemonyView, seat: Seat): number {
  return Math.min(moneyOf(view, seat), moneyInTheEnd(view, seat) - RESERVE);
}

/** The same for food, which production needs anyway and need not be bought twice. */
export function spareForFood(view: HegemonyView, seat: Seat): number {
  const food = comingFor(view, seat)?.food?.cost ?? 0;
  return Math.min(moneyOf(view, seat), spareMoney(view, seat) + food);
}

/**
 * Whether production would turn so much spent now into another loan. It is foretold anew, as an owner with less revenue
 * pays less tax.
 */
export function isBorrowedAgain(view: HegemonyView, seat: Seat, cost: number, first: First = 'revenue'): boolean {
  if (cost <= 0) return false;
  return cost > moneyOf(view, seat) || loansToCome(without(view, seat, cost, first), seat) > loansToCome(view, seat);
}

/** The same where a loan is paid off. */
export function isLoanTakenAgain(view: HegemonyView, seat: Seat): boolean {
  const paid = without(view, seat, LOAN.payOff, 'capital');
  const then = { ...paid, [seat]: { ...paid[seat], loans: paid[seat].loans - 1 } };
  return LOAN.payOff > moneyOf(view, seat) || loansToCome(then, seat) > loansToCome(view, seat);
}

/** In production, and for the interest that is due after it. */
export function loansToCome(view: HegemonyView, seat: Seat): number {
  const coming = comingFor(view, seat);
  if (coming === undefined) return 0;
  return coming.loans.taken + Math.ceil(Math.max(0, coming.interest - coming.money.after) / LOAN.amount);
}

/** The view with so much less in one's purse, or in both of the Capitalist Class's. */
function without(view: HegemonyView, seat: Seat, cost: number, first: First): HegemonyView {
  if (seat === 'state') return { ...view, state: { ...view.state, treasury: view.state.treasury - cost } };
  if (seat !== 'capitalist') return { ...view, [seat]: { ...view[seat], money: view[seat].money - cost } };
  const { capitalist } = view;
  const fromFirst = Math.min(capitalist[first], cost);
  const second: First = first === 'revenue' ? 'capital' : 'revenue';
  const purses = { [first]: capitalist[first] - fromFirst, [second]: capitalist[second] - (cost - fromFirst) };
  return { ...view, capitalist: { ...capitalist, ...purses } };
}

/** Whether so much less money would mean a loan. */
export function needsLoan(view: HegemonyView, seat: Seat, cost: number): boolean {
  return cost > moneyBeyondNeeds(view, seat);
}

export function isLastRound({ round }: HegemonyView): boolean {
  return round >= ROUNDS;
}

/** Turns of one's own that are left before the elections, besides this one. */
export function turnsLeft({ turn }: HegemonyView): number {
  return Math.max(0, TURNS_PER_ROUND - turn.number);
}

/** How many free actions one has until the game is over; enough of them before the last round. */
export function freeActionsLeft(view: HegemonyView): number {
  return isLastRound(view) ? turnsLeft(view) + (view.turn.free ? 0 : 1) : Number.POSITIVE_INFINITY;
}
