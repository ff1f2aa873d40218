/** What policies are worth at the end of the game, and what a section would bring or take of it. */
import { END_GAME } from '../rules/data/board.js';
import { IDEOLOGIES, type Policy, type Seat, type Section } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { movedTo } from './moved-policy.js';

/** What the policies are worth to a class at the end of the game, as they stand. */
export function pointsAtEnd({ policies }: HegemonyView, seat: Seat): number {
  if (seat === 'state') return 0;
  const { section, vp } = END_GAME.policyVP[seat];
  return vp[IDEOLOGIES.filter((one) => policies[one] === section).length] ?? 0;
}

/** What a class would lose at the end of the game if the policy moved from where it counts; nothing where it does not. */
export function lostAtEnd(view: HegemonyView, policy: Policy, section: Section, seat: Seat | null): number {
  if (seat === null) return 0;
  return Math.max(0, pointsAtEnd(view, seat) - pointsAtEnd(movedTo(view, policy, section), seat));
}

/** The section that counts for a class at the end of the game; the State has its agenda instead. */
export function wantedSection(seat: Seat): Section | undefined {
  return seat === 'state' ? undefined : END_GAME.policyVP[seat].section;
}

/** What the policies that a class wants are worth at the end, with this one among them. */
export interface Worth {
  readonly count: number;
  readonly points: number;
  /** How many points more than as they stand. */
  readonly more: number;
}

/** Nothing where the section does not count for the seat. */
export function worthAtEnd(view: HegemonyView, policy: Policy, section: Section, seat: Seat | null): Worth | undefined {
  if (seat === null || seat === 'state' || wantedSection(seat) !== section) return undefined;
  if (!IDEOLOGIES.some((one) => one === policy)) return undefined;
  const vp: readonly number[] = END_GAME.policyVP[seat].vp;
  const held = IDEOLOGIES.filter((one) => view.policies[one] === section).length;
  const count = view.policies[policy] === section ? held : held + 1;
  const points = vp[count] ?? 0;
  return { count, points, more: points - (vp[held] ?? 0) };
}
