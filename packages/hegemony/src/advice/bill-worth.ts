/** What a bill is worth to a seat in points, and whether it has a chance. */
import type { Proposal } from '../rules/asks.js';
import { VOTE } from '../rules/data/board.js';
import { CLASSES, POLICIES, SECTIONS, type Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { nearerBy } from './policies.js';

/** Points that a section nearer to what a class wants comes to by the end, roughly. */
const WORTH_OF_A_SECTION = 3;
/** What imports and business deals mean to those who trade. */
const OPEN_BORDERS: Readonly<Record<Seat, number>> = { working: 0.6, middle: 0, capitalist: 0.4, state: -0.4 };
/** More workers are more wages for some and cheaper hands for others. */
const MORE_PEOPLE: Readonly<Record<Seat, number>> = { working: -0.2, middle: 0, capitalist: 0.4, state: 0 };
const TOWARDS_C: Readonly<Record<string, number>> = { A: 0, B: 1, C: 2 };

/** What the bill would be worth to the seat if it passed, in points; what its proposer gets not counted. */
export function worthOf(view: HegemonyView, seat: Seat, bill: Proposal): number {
  const { policy, section } = bill;
  const steps = (TOWARDS_C[section] ?? 0) - (TOWARDS_C[view.policies[policy]] ?? 0);
  if (policy === 'foreign-trade') return steps * OPEN_BORDERS[seat];
  if (policy === 'immigration') return steps * MORE_PEOPLE[seat];
  return WORTH_OF_A_SECTION * nearerBy(view, seat, bill);
}

/** Which part of the cubes that may be drawn is likely to be for the bill. */
export function chanceOf(view: HegemonyView, seat: Seat, bill: Proposal): number {
  let all = 0;
  let inFavour = 0;
  for (const of of CLASSES) {
    if (!view.seats.includes(of)) continue;
    const weight = view.bag[of] + view[of].influence;
    all += weight;
    if (of === seat || worthOf(view, of, bill) >= 0) inFavour += weight;
  }
  if (seat === 'state') {
    inFavour += view.state.influence;
    all += view.state.influence;
  }
  return all === 0 ? 1 : inFavour / all;
}

/** What to propose a bill is worth, as far as it is likely to pass. */
export function promiseOf(view: HegemonyView, seat: Seat, bill: Proposal): number {
  return chanceOf(view, seat, bill) * (VOTE.proposerVP + worthOf(view, seat, bill));
}

/** The best promise of a bill that the seat could propose now; nothing where it has none left or none helps it. */
export function bestPromise(view: HegemonyView, seat: Seat): number {
  if (view[seat].bills === 0) return 0;
  let best = 0;
  for (const policy of POLICIES) {
    if (view.bills[policy] !== null) continue;
    const now = SECTIONS.indexOf(view.policies[policy]);
    for (const by of [-1, 1]) {
      const section = SECTIONS[now + by];
      if (section === undefined || worthOf(view, seat, { policy, section }) < 0) continue;
      best = Math.max(best, promiseOf(view, seat, { policy, section }));
    }
  }
  return best;
}
