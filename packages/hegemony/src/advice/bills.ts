/** Which bill a seat had best propose, by what it is worth and whether it may pass. */
import { byWeight, type Reason } from '@polity/kernel';
import { because } from '../reading/reason.js';
import type { Proposal } from '../rules/asks.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { promiseOf } from './bill-worth.js';
import { gainOf, nearerBy, rivalsLead } from './policies.js';
import { chanceToPass } from './vote-chance.js';
import { NOT_WORTH_IT, type Weighed } from './weighed.js';

export interface Prospect {
  readonly bill: Proposal;
  /** What it would change for the seat. */
  readonly gain: number;
  readonly chance: number;
  /** Nothing or less where it is better not proposed. */
  readonly promise: number;
}

/** More than any bill is worth: what harms its proposer comes after all that does not. */
const HARM = 10;

/** The best first. */
export function prospectsOf(view: HegemonyView, seat: Seat, bills: readonly Proposal[]): readonly Prospect[] {
  const prospects = bills.map((bill) => {
    const nearer = nearerBy(view, seat, bill);
    // What leads away from what it wants harms it, whatever it earns: there is no need to look ahead.
    if (nearer < 0) return { bill, gain: nearer, chance: 0, promise: nearer - HARM };
    const gain = gainOf(view, seat, bill);
    const chance = chanceToPass(view, seat, bill);
    const net = gain - rivalsLead(view, seat, bill);
    return { bill, gain, chance, promise: chance * (1 + net) - (gain < 0 ? HARM : 0) };
  });
  return byWeight(prospects, ({ promise }) => promise);
}

/** Whether it is worth proposing: it does no harm, and more for its proposer than for a rival. */
export function helps({ gain, promise }: Prospect): boolean {
  return gain >= 0 && promise > 0;
}

/** What it weighs in a turn to propose the best of the bills; nothing where none of them helps, or has a chance. */
export function weighBills(
  view: HegemonyView,
  seat: Seat,
  bills: readonly Proposal[],
  reason: (params: Reason['params']) => Reason,
): Weighed {
  const [best] = prospectsOf(view, seat, bills);
  if (best === undefined || !helps(best)) return { weight: NOT_WORTH_IT, reason: because('turn.bill.not') };
  const { bill, chance } = best;
  const odds = oddsOf(chance);
  if (odds === 'hardly') return { weight: NOT_WORTH_IT, reason: because('turn.bill.hardly') };
  const weight = USUAL + promiseOf(view, seat, bill);
  return { weight, reason: reason({ policy: bill.policy, section: bill.section, odds }) };
}

/** What a bill without any chance weighs. */
const USUAL = 3.5;

/** A chance in words. */
export type Odds = 'sure' | 'likely' | 'even' | 'unlikely' | 'hardly';

export function oddsOf(chance: number): Odds {
  if (chance >= 0.9) return 'sure';
  if (chance >= 0.65) return 'likely';
  if (chance >= 0.4) return 'even';
  return chance >= 0.15 ? 'unlikely' : 'hardly';
}
