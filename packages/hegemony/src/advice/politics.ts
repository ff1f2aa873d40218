/** Advice on bills, votes and influence. */
import { byWeight, heaviest, type Json, type Reason } from '@polity/kernel';
import { because } from '../reading/reason.js';
import type { Proposal } from '../rules/asks.js';
import { VOTE } from '../rules/data/board.js';
import type { Class, Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { countVotes } from '../rules/vote.js';
import type { Advisers, Asked, AskKind, Opinion } from './asked.js';
import { best } from './best.js';
import { helps, prospectsOf } from './bills.js';
import { immediateVote } from './immediate-vote.js';
import { gainOf, reasonsOf, rivalsLead } from './policies.js';
import { chanceToPass, WORTH_INFLUENCE, WORTH_SUPPORT } from './vote-chance.js';

/** The nearest reason first; where there is none, what is said instead. */
export function withReasons(answer: Json, reasons: readonly Reason[], otherwise: string): Opinion {
  const [reason = because(otherwise), ...more] = reasons;
  return { answer, reason, more };
}

/** By what it is worth and whether it may pass. */
function bill({ seat, options, canStop }: Asked<'propose-bill'>, view: HegemonyView): Opinion | undefined {
  const [best, ...others] = prospectsOf(view, seat, options);
  if (best === undefined) return undefined;
  const over = others.map((one) => ({ ...one.bill }));
  if (!helps(best)) {
    if (canStop) return { answer: null, reason: because('bill.none'), over: [{ ...best.bill }, ...over] };
    return { answer: { ...best.bill }, reason: because('bill.least'), over, undo: true };
  }
  const reasons = best.gain > 0 ? reasonsOf(view, seat, best.bill, true) : [];
  return { ...withReasons({ ...best.bill }, reasons, 'bill.points'), over };
}

/** A card moves the policy itself, so that nobody has to agree. */
function movePolicy({ seat, options, canStop }: Asked<'card-policy'>, view: HegemonyView): Opinion | undefined {
  const gain = (proposal: Proposal) => gainOf(view, seat, proposal);
  const net = (proposal: Proposal) => gain(proposal) - rivalsLead(view, seat, proposal);
  const [proposal, ...over] = byWeight(options, net);
  if (proposal === undefined) return undefined;
  if (canStop && (gain(proposal) <= 0 || net(proposal) <= 0)) return { answer: null, reason: because('bill.none') };
  const reasons = gain(proposal) > 0 ? reasonsOf(view, seat, proposal, true) : [];
  return { ...withReasons({ ...proposal }, reasons, 'bill.least'), over };
}

/** From this chance on a bill passes with or without one's support. */
const SURE = 0.9;

function stance({ seat, about }: Asked<'stance'>, view: HegemonyView): Opinion {
  const { policy, section, with: other, by } = about;
  const gain = gainOf(view, seat, { policy, section }) + (other ? gainOf(view, seat, other) : 0);
  // A bill that passes anyway brings a supporter a point; one that need not pass brings a rival more of them.
  if (gain >= 0 && gain < WORTH_SUPPORT && chanceToPass(view, by, { policy, section }) < SURE) {
    return { answer: 'against', reason: because('stance.rival', { by, points: VOTE.proposerVP }) };
  }
  const inFavour = gain >= 0;
  const reasons = gain === 0 ? [] : reasonsOf(view, seat, { policy, section }, inFavour);
  return withReasons(inFavour ? 'for' : 'against', reasons, 'stance.point');
}

/** As much as the open cubes lack, if that is not all one has. */
function voteInfluence(ask: Asked<'vote-influence'>, view: HegemonyView): Opinion | undefined {
  const { vote } = view;
  if (vote === null) return undefined;
  const side = vote.stances[ask.seat];
  const cubes = countVotes(view, vote.stances);
  const [mine, theirs] = side === 'for' ? [cubes.for, cubes.against] : [cubes.against - 1, cubes.for];
  const lacking = theirs - mine;
  if (Math.abs(gainFor(view, ask.seat, vote)) < WORTH_INFLUENCE)
    return { answer: ask.min, reason: because('influence.spare') };
  const rivals = influenceAgainst(view, side);
  // Won, whatever the others have in their fists.
  if (lacking + rivals <= 0) return { answer: ask.min, reason: because('influence.sure') };
  if (lacking <= 0) return { answer: Math.max(ask.min, Math.min(1, ask.max)), reason: because('influence.ahead') };
  const keen = influenceAgainst(view, side, (seat) => Math.abs(gainFor(view, seat, vote)) >= WORTH_INFLUENCE);
  const enough = lacking + Math.min(1, keen);
  if (enough > ask.max) {
    // Nobody knows what the others add: one that may win the vote is well spent.
    if (lacking === 1 && ask.max === 1) return { answer: 1, reason: because('influence.try', { rivals }) };
    const kind = ask.max === 0 ? 'influence.lost' : lacking > ask.max ? 'influence.short' : 'influence.unsafe';
    return { answer: ask.min, reason: because(kind, { lacking, have: ask.max, rivals, side: side ?? 'for' }) };
  }
  const kind = keen > 0 ? 'influence.enough' : rivals > 0 ? 'influence.unwanted' : 'influence.exact';
  return { answer: enough, reason: because(kind, { lacking }) };
}

/** What a vote would change for a seat. */
function gainFor(view: HegemonyView, seat: Seat, vote: NonNullable<HegemonyView['vote']>): number {
  return gainOf(view, seat, vote) + (vote.with ? gainOf(view, seat, vote.with) : 0);
}

/** All the influence that those could spend who vote otherwise; of some of them, where only they are likely to. */
function influenceAgainst(
  view: HegemonyView,
  side: 'for' | 'against' | undefined,
  spends: (seat: Seat) => boolean = () => true,
): number {
  const stances = view.vote?.stances ?? {};
  const others = view.seats.filter((seat) => stances[seat] !== undefined && stances[seat] !== side && spends(seat));
  return others.reduce((sum, seat) => sum + view[seat].influence, 0);
}

/** The cubes of whoever has most, but not one's own. */
function removeCube(ask: Asked<'remove-cube'>, { drawn }: HegemonyView): Opinion | undefined {
  const others = ask.options.filter((of) => of !== ask.seat);
  if (others.length === 0) return ask.canStop ? { answer: null, reason: because('cube.own') } : undefined;
  return best(
    others,
    (of) => drawn[of],
    (of) => because('cube.rival', { class: of }),
  );
}

/** Whom the State should please: the class that thinks least of it. Others look at who is ahead. */
export function pleaseClass({ seat, options }: Asked<'card-class'>, view: HegemonyView): Opinion | undefined {
  const legitimacy: Partial<Record<Seat, number>> = view.state.legitimacy;
  if (seat === 'state') {
    return best(
      options,
      (of) => -(legitimacy[of] ?? 0),
      (of) => because('class.lowest', { class: of }),
    );
  }
  return best(
    options,
    (of) => view[of].vp,
    (of) => because('class.leader', { class: of }),
  );
}

/** Whom the State can disappoint: the classes that think most of it. */
function disappoint({ options, min }: Asked<'card-classes'>, { state }: HegemonyView): Opinion {
  const most = byWeight(options, (of: Class) => state.legitimacy[of]);
  return { answer: most.slice(0, min), reason: because('class.highest') };
}

function disappointOne({ options }: Asked<'extra-tax-class'>, { state }: HegemonyView): Opinion | undefined {
  return best(
    options,
    (of) => state.legitimacy[of] + state.tokens[of],
    () => because('class.highest'),
  );
}

/** The demonstration hits whoever is ahead. */
function demonstrationLoss({ about, min, max }: Asked<'demonstration-loss'>, view: HegemonyView): Opinion {
  const others = view.seats.filter((seat) => seat !== 'working');
  const hit = heaviest(others, (seat) => view[seat].vp) === about.seat;
  return { answer: hit ? max : min, reason: because(hit ? 'demonstration.leader' : 'demonstration.other') };
}

export const POLITICS = {
  'propose-bill': bill,
  'card-policy': movePolicy,
  stance,
  'immediate-vote': immediateVote,
  'vote-influence': voteInfluence,
  'remove-cube': removeCube,
  'card-classes': disappoint,
  'extra-tax-class': disappointOne,
  'demonstration-loss': demonstrationLoss,
  'campaign-amount': ({ max }) => ({ answer: max, reason: because('campaign') }),
} satisfies Partial<Advisers<AskKind>>;
