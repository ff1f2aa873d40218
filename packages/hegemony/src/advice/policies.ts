/** Why a policy should move or stay: what changes for the seat in the coming production, then what counts at the end. */
import { heaviest, type Reason } from '@polity/kernel';
import { changesForAll, type Effect, policyEffects } from '../reading/policy-effects.js';
import { wantedSection } from '../reading/policy-points.js';
import { because } from '../reading/reason.js';
import { agendaOf } from '../rules/agenda.js';
import type { Proposal } from '../rules/asks.js';
import { END_GAME } from '../rules/data/board.js';
import { IDEOLOGIES, type Ideology, type Policy, SECTIONS, type Seat, type Section } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';

/** A section that opens the borders further, to those who buy abroad or trade with it, beside one that counts at the end. */
const OPEN_BORDERS: Readonly<Record<Seat, number>> = { working: 0.2, middle: 0, capitalist: 0.15, state: 0 };

/** What is felt first and most; the sum of all of it last. */
const NEAREST: readonly Effect['what'][] = [
  'imf',
  'wages-in',
  'wages-out',
  'price-health',
  'price-education',
  'taxes',
  'taxes-in',
  'import-food',
  'import-luxury',
  'deals',
  'money-after',
];

function isIdeology(policy: Policy): policy is Ideology {
  return (IDEOLOGIES as readonly Policy[]).includes(policy);
}

/** Where a seat wants a policy to be: what counts at the end, or the State's agenda. */
function wish(view: HegemonyView, seat: Seat, policy: Policy): Section | undefined {
  if (!isIdeology(policy)) return undefined;
  if (seat !== 'state') return wantedSection(seat);
  return agendaOf(view)?.[policy];
}

/** How many sections nearer to what a seat wants; below nought where it is farther. */
export function nearerBy(view: HegemonyView, seat: Seat, { policy, section }: Proposal): number {
  const wanted = wish(view, seat, policy);
  const far = (from: Section, to: Section) => Math.abs(SECTIONS.indexOf(from) - SECTIONS.indexOf(to));
  return wanted === undefined ? 0 : far(view.policies[policy], wanted) - far(section, wanted);
}

/** How many sections more than the seat somebody else comes nearer to what it wants; nought where nobody does. */
export function rivalsLead(view: HegemonyView, seat: Seat, bill: Proposal): number {
  const own = Math.max(0, nearerBy(view, seat, bill));
  return Math.max(0, ...view.seats.map((of) => (of === seat ? 0 : nearerBy(view, of, bill) - own)));
}

/** How much nearer a section is to what a seat wants than the one in force; what it would earn breaks ties. */
export function gainOf(view: HegemonyView, seat: Seat, bill: Proposal): number {
  return gain(view, seat, bill, earnedBy(view, seat, bill));
}

/** What a seat would earn with a bill in the coming production, and at once. */
export function earnedBy(view: HegemonyView, seat: Seat, bill: Proposal): number {
  return earnedWith(view, bill).get(seat) ?? 0;
}

type EarnedBySeat = ReadonlyMap<Seat, number>;

const looked = new WeakMap<HegemonyView, Map<string, EarnedBySeat>>();

/** What everybody would earn with a bill: one look ahead for all of them, and once for each view. */
function earnedWith(view: HegemonyView, { policy, section }: Proposal): EarnedBySeat {
  const bills = looked.get(view) ?? new Map<string, EarnedBySeat>();
  looked.set(view, bills);
  const bill = `${policy}/${section}`;
  // An owner who may cut wages does.
  const changes = () =>
    changesForAll(view, policy, section).map(({ seat, atOnce, money, cut }) => [seat, atOnce + (cut ?? money)]);
  const earned = bills.get(bill) ?? new Map(changes() as [Seat, number][]);
  bills.set(bill, earned);
  return earned;
}

function gain(view: HegemonyView, seat: Seat, bill: Proposal, money: number): number {
  return nearerBy(view, seat, bill) + openingFor(view, seat, bill) + Math.max(-0.5, Math.min(0.5, money / 100));
}

/** What cheaper imports and more deals mean in rounds that nobody can look ahead to. */
function openingFor(view: HegemonyView, seat: Seat, { policy, section }: Proposal): number {
  if (policy !== 'foreign-trade') return 0;
  return OPEN_BORDERS[seat] * (SECTIONS.indexOf(section) - SECTIONS.indexOf(view.policies[policy]));
}

/** What a bill would change for a seat, for better or for worse. */
export function effectsFor(view: HegemonyView, seat: Seat, { policy, section }: Proposal): readonly Effect[] {
  return policyEffects(view, policy, seat).find((one) => one.section === section)?.effects ?? [];
}

/** What speaks for a bill, or against it: the nearest first. */
export function reasonsOf(view: HegemonyView, seat: Seat, bill: Proposal, inFavour: boolean): readonly Reason[] {
  const effects = effectsFor(view, seat, bill);
  const fitting = effects.filter(({ what, good }) => good === inFavour && NEAREST.includes(what));
  const first = heaviest(fitting, ({ what }) => -NEAREST.indexOf(what));
  const nearest = first?.what === 'money-after' ? (paidAtOnce(effects, inFavour) ?? first) : first;
  const now = nearest && because(`effect.${nearest.what}`, { ...amounts(nearest) });
  const cause = nearest?.cause && because(`effect.by-${nearest.cause.what}`, { ...amounts(nearest.cause) });
  return [now, cause, atTheEnd(view, seat, bill, inFavour)].filter((reason) => reason !== undefined);
}

/** What is paid or received at once, where that is what changes one's money. */
function paidAtOnce(effects: readonly Effect[], inFavour: boolean): Effect | undefined {
  const atOnce = effects.find(({ what }) => what === 'at-once');
  if (atOnce === undefined) return undefined;
  const by = atOnce.after - atOnce.now - (atOnce.borrowed ?? 0);
  return by > 0 === inFavour ? { ...atOnce, after: atOnce.now + by } : undefined;
}

function amounts({ now, after, borrowed = 0, cut }: Pick<Effect, 'now' | 'after' | 'borrowed' | 'cut'>) {
  return { now, after, by: after - now, borrowed, ...(cut === undefined ? {} : { cut }) };
}

/** The points that the policy would bring or cost, with their number, or that it comes nearer to them. */
function atTheEnd(view: HegemonyView, seat: Seat, bill: Proposal, inFavour: boolean): Reason | undefined {
  const { policy, section } = bill;
  const by = nearerBy(view, seat, bill);
  const wanted = wish(view, seat, policy);
  if (wanted === undefined || by === 0 || by > 0 !== inFavour) return undefined;
  const reached = section === wanted;
  if (!reached && view.policies[policy] !== wanted) {
    const [nearer, farther] =
      seat === 'state' ? ['end.agenda.nearer', 'end.agenda.farther'] : ['end.nearer', 'end.farther'];
    return because(inFavour ? nearer : farther, { policy, section: wanted });
  }
  if (seat === 'state') return because(reached ? 'end.agenda' : 'end.agenda.lost', { policy, section: wanted });
  const { vp } = END_GAME.policyVP[seat];
  const now = IDEOLOGIES.filter((one) => view.policies[one] === wanted).length;
  const after = now + (reached ? 1 : -1);
  const points = (count: number): number => vp[count] ?? 0;
  return because(reached ? 'end.more' : 'end.less', {
    section: wanted,
    count: after,
    points: points(after),
    before: points(now),
  });
}
