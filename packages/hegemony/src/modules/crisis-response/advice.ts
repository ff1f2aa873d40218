/** Advice on Bonds: what is lent comes back with more, and keeps the policies where they are. */
import type { Advisers } from '../../advice/asked.js';
import { because } from '../../reading/reason.js';
import { moneyOf } from '../../rules/money.js';
import type { Seat } from '../../rules/names.js';
import type { HegemonyView } from '../../rules/view.js';
import { owedFor } from './bond-sides.js';

/** Taxes are still to be paid in this round. */
const KEPT = 30;

const canSpare = (view: HegemonyView, seat: Seat, lent: number) => moneyOf(view, seat) - lent >= KEPT;

export const CRISIS_ASKS: Advisers<'buy-bond'> = {
  'buy-bond': ({ seat, options }, view) => {
    const lent = options.findLast((sum) => canSpare(view, seat, sum));
    if (lent === undefined) return { answer: null, reason: because('bond.none') };
    return { answer: lent, reason: because('bond', { lent, owed: owedFor(lent) }) };
  },
};
