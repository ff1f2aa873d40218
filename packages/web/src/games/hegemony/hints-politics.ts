/** Rules of thumb for bills, votes and influence. */
import type { HegemonyView, Proposal, Seat, Stance } from '@polity/hegemony/page';
import { CLASSES } from '@polity/hegemony/page';
import type { AskDescription, Json } from '@polity/kernel';
import type { Hint, Thumb } from './hints.js';
import { because, bestHint, heaviest } from './hints-best.js';
import { turnsLeft } from './hints-money.js';
import { effectsFor, nearerBy, reasonsOf } from './hints-reasons.js';
import type { Message } from './say.js';

/** How much nearer a section is to what a seat wants than the one in force; what it would earn breaks ties. */
export function gainOf(view: HegemonyView, seat: Seat, bill: Proposal): number {
  const money = effectsFor(view, seat, bill).find(({ what }) => what === 'money-after');
  const earned = money ? Math.max(-0.5, Math.min(0.5, (money.after - money.now) / 100)) : 0;
  return nearerBy(view, seat, bill) + earned;
}

/** A class's share of the cubes that could be drawn. */
export function shareOfBag({ bag }: HegemonyView, seat: Seat): number {
  const all = CLASSES.reduce((sum, of) => sum + bag[of], 0);
  return seat === 'state' || all === 0 ? 0 : bag[seat] / all;
}

/** The nearest reason first; where there is none, what is said instead. */
function withReasons(answer: Json, reasons: readonly Message[], otherwise: string): Hint {
  const [why = because(otherwise), ...more] = reasons;
  return { answer, why, more };
}

const bill: Thumb = (ask, view) => {
  const seat = ask.seat as Seat;
  const gain = (proposal: Proposal) => gainOf(view, seat, proposal);
  const best = heaviest(ask.options as readonly unknown[] as readonly Proposal[], gain);
  if (best === undefined) return undefined;
  return withReasons({ ...best }, gain(best) > 0 ? reasonsOf(view, seat, best, true) : [], 'bill.least');
};

const stance: Thumb = (ask, view) => {
  const seat = ask.seat as Seat;
  const { policy, section } = ask.about as unknown as Proposal;
  const gain = gainOf(view, seat, { policy, section });
  // A bill that passes anyway brings a supporter a point.
  const inFavour = gain >= 0;
  const reasons = gain === 0 ? [] : reasonsOf(view, seat, { policy, section }, inFavour);
  return withReasons(inFavour ? 'for' : 'against', reasons, 'stance.point');
};

const immediateVote: Thumb = ({ about, seat }, view) => {
  const share = shareOfBag(view, seat as Seat);
  const free = about.cost === 0;
  const percent = Math.round(share * 100);
  if (free || share >= 0.45) return { answer: 'now', why: because(free ? 'vote.free' : 'vote.now', { percent }) };
  return { answer: 'later', why: because(turnsLeft(view) > 0 ? 'vote.later' : 'vote.elections', { percent }) };
};

/** As much as the open cubes lack, if that is not all one has. */
const voteInfluence: Thumb = (ask, view) => {
  const { vote, drawn } = view;
  if (vote === null) return undefined;
  const side = vote.stances[ask.seat as Seat];
  const cubes = (of: Stance) => CLASSES.reduce((sum, one) => sum + (vote.stances[one] === of ? drawn[one] : 0), 0);
  const [mine, theirs] = side === 'for' ? [cubes('for'), cubes('against')] : [cubes('against') - 1, cubes('for')];
  const lacking = theirs - mine;
  const gain = Math.abs(gainOf(view, ask.seat as Seat, vote));
  if (gain < 0.75) return { answer: ask.min, why: because('influence.spare') };
  if (lacking <= 0) return { answer: Math.min(1, ask.max), why: because('influence.ahead') };
  if (lacking + 1 > ask.max) return { answer: ask.min, why: because('influence.lost', { lacking }) };
  return { answer: lacking + 1, why: because('influence.enough', { lacking }) };
};

/** The cubes of whoever has most, but not one's own. */
const removeCube: Thumb = (ask, { drawn }) => {
  const others = ask.options.filter((of) => of !== ask.seat);
  if (others.length === 0) return ask.canStop ? { answer: null, why: because('cube.own') } : undefined;
  return bestHint<(typeof CLASSES)[number]>(
    others,
    (of) => drawn[of],
    (of) => because('cube.rival', { class: of }),
  );
};

/** Whom the State should please: the class that thinks least of it. */
export const pleaseClass: Thumb = (ask, view) => {
  if (ask.seat !== 'state') return leader(ask, view);
  const { legitimacy } = view.state;
  return bestHint<(typeof CLASSES)[number]>(
    ask.options,
    (of) => -(legitimacy[of] ?? 0),
    (of) => because('class.lowest', { class: of }),
  );
};

function leader(ask: AskDescription, view: HegemonyView) {
  return bestHint<Seat>(
    ask.options,
    (of) => view[of].vp,
    (of) => because('class.leader', { class: of }),
  );
}

/** Whom the State can disappoint: the classes that think most of it. */
const disappoint: Thumb = (ask, { state }) => {
  const sorted = [...ask.options].sort((a, b) => state.legitimacy[b as 'working'] - state.legitimacy[a as 'working']);
  return { answer: sorted.slice(0, ask.min), why: because('class.highest') };
};

/** The demonstration hits whoever is ahead. */
const demonstrationLoss: Thumb = (ask, view) => {
  const others = view.seats.filter((seat) => seat !== 'working');
  const ahead = heaviest(others, (seat) => view[seat].vp);
  const hit = ahead === ask.about.seat;
  return { answer: hit ? ask.max : ask.min, why: because(hit ? 'demonstration.leader' : 'demonstration.other') };
};

export const POLITICS: Readonly<Record<string, Thumb>> = {
  'propose-bill': bill,
  'card-policy': bill,
  stance,
  'immediate-vote': immediateVote,
  'vote-influence': voteInfluence,
  'remove-cube': removeCube,
  'card-classes': disappoint,
  'extra-tax-class': (ask, view) => leaderLegitimacy(ask, view),
  'demonstration-loss': demonstrationLoss,
  'campaign-amount': (ask) => ({ answer: ask.max, why: because('campaign') }),
};

function leaderLegitimacy(ask: AskDescription, { state }: HegemonyView) {
  return bestHint<(typeof CLASSES)[number]>(
    ask.options,
    (of) => state.legitimacy[of] + state.tokens[of],
    () => because('class.highest'),
  );
}
