/** Rules of thumb for bills, votes and influence. */
import type { HegemonyView, Policy, Proposal, Seat, Section, Stance } from '@polity/hegemony/page';
import { AGENDAS, type Agenda, CLASSES, IDEOLOGIES, type Ideology, SECTIONS } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import type { Thumb } from './hints.js';
import { because, bestHint, heaviest } from './hints-best.js';
import { policyEffects, wantedSection } from './policy-effects.js';

const AGENDA_CARDS: Readonly<Record<string, Agenda>> = AGENDAS;

function isIdeology(policy: Policy): policy is Ideology {
  return (IDEOLOGIES as readonly Policy[]).includes(policy);
}

/** Where a seat wants a policy to be: what counts at the end, or the State's agenda. */
export function wish(view: HegemonyView, seat: Seat, policy: Policy): Section | undefined {
  if (!isIdeology(policy)) return undefined;
  if (seat !== 'state') return wantedSection(seat);
  return view.state.agenda === null ? undefined : AGENDA_CARDS[view.state.agenda]?.[policy];
}

/** How much nearer a section is to what a seat wants than the one in force; what it would earn breaks ties. */
export function gainOf(view: HegemonyView, seat: Seat, { policy, section }: Proposal): number {
  const wanted = wish(view, seat, policy);
  const far = (from: Section, to: Section) => Math.abs(SECTIONS.indexOf(from) - SECTIONS.indexOf(to));
  const nearer = wanted === undefined ? 0 : far(view.policies[policy], wanted) - far(section, wanted);
  const effects = policyEffects(view, policy, seat).find((one) => one.section === section)?.effects ?? [];
  const money = effects.find(({ what }) => what === 'money-after');
  return nearer + (money ? Math.max(-0.5, Math.min(0.5, (money.after - money.now) / 100)) : 0);
}

/** A class's share of the cubes that could be drawn. */
export function shareOfBag({ bag }: HegemonyView, seat: Seat): number {
  const all = CLASSES.reduce((sum, of) => sum + bag[of], 0);
  return seat === 'state' || all === 0 ? 0 : bag[seat] / all;
}

const bill: Thumb = (ask, view) => {
  const seat = ask.seat as Seat;
  return bestHint<Proposal>(
    ask.options,
    (proposal) => gainOf(view, seat, proposal),
    (proposal) => {
      const { policy, section } = proposal;
      if (wish(view, seat, policy) === section) return because('bill.wanted', { policy, section });
      return because(gainOf(view, seat, proposal) > 0 ? 'bill.nearer' : 'bill.least', { policy, section });
    },
  );
};

const stance: Thumb = (ask, view) => {
  const { policy, section } = ask.about as unknown as Proposal;
  const gain = gainOf(view, ask.seat as Seat, { policy, section });
  // A bill that passes anyway brings a supporter a point.
  const inFavour = gain >= 0;
  const key = gain > 0 ? 'stance.for' : gain < 0 ? 'stance.against' : 'stance.point';
  return { answer: inFavour ? 'for' : 'against', why: because(key, { policy, section }) };
};

const immediateVote: Thumb = ({ about, seat }, view) => {
  const share = shareOfBag(view, seat as Seat);
  const now = share >= 0.45 || about.cost === 0;
  const percent = Math.round(share * 100);
  return { answer: now ? 'now' : 'later', why: because(now ? 'vote.now' : 'vote.later', { percent }) };
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
const pleaseClass: Thumb = (ask, view) => {
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
  'card-class': pleaseClass,
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
