/** Offers, counteroffers and support: which deal is worth what to whom, and how many cards that is worth. */
import { byWeight, type JsonObject } from '@polity/kernel';
import type { ActionId } from '../data/actions.js';
import type { Side } from '../names.js';
import { isEmergency } from '../rules/actions/index.js';
import type { OfferedCard } from '../rules/state.js';
import { type Advisers, type Asked, type Opinion, opinion } from './asked.js';
import { whyBetter } from './contrast.js';
import { dangers, helpOf, payments, supported } from './in-numbers.js';
import { type Interests, othersTogether } from './interests.js';
import { betterSide, judged, offerOn, offerWorth } from './offer-worth.js';
import { CARD_WORTH, cardWorth } from './plans.js';

/** An emergency action is kept until it is worth much; in the last rounds for nothing more. */
const KEPT = 2.5;
const LAST_ROUNDS = 6;
/** What others think of my offer decides whether it wins. */
const OTHERS = 1;
/** A counteroffer must be better by so much, and by so much for each card that it costs. */
const WORTH_COUNTERING = 2;
const WORTH_SUPPORTING = 1;
/** How much better an offer must be for each card that is put down. */
const PER_CARD = 1.6;

/** What a card of mine is worth as an offer: what it brings me, and how the others will look at it. */
export function ownWorth(mine: Interests, card: OfferedCard): number {
  const { view, seat } = mine;
  const liked = cardWorth(othersTogether(view, seat), card, mine);
  const kept = isEmergency(card) && view.round < LAST_ROUNDS ? KEPT : 0;
  return offerWorth(mine, { seat, card }) + OTHERS * liked - kept;
}

/** The least useful cards of a hand first. */
export function leastFirst(mine: Interests, cards: readonly ActionId[]): readonly ActionId[] {
  const known = new Map<ActionId, number>();
  for (const card of cards) if (!known.has(card)) known.set(card, cardWorth(mine, card, mine));
  return byWeight(cards, (card) => -(known.get(card) ?? 0));
}

/** How many cards to put down, and for which side; none where it is not worth it, or of no use. */
export function supportPlan(
  mine: Interests,
  hand: number,
): { readonly side: Side; readonly cards: number } | undefined {
  const { deal } = mine.view;
  if (deal === null || deal.countering === null || deal.main === null || hand === 0) return undefined;
  const { main, counter } = judged(mine);
  const side: Side = main >= counter ? 'main' : 'counter';
  const better = Math.abs(main - counter);
  if (better < WORTH_SUPPORTING) return undefined;
  const needed = neededFor(mine, side);
  if (needed <= 0 && supportersLeft(mine, side) === 0) return undefined;
  const cards = Math.max(1, needed);
  const affordable = Math.min(hand, Math.max(1, Math.floor(better / PER_CARD)));
  return cards > affordable ? undefined : { side, cards };
}

/** How many cards put a side ahead; none where it is, and the active player's is on a tie. */
function neededFor(mine: Interests, side: Side): number {
  const lies = supported(mine);
  return side === 'main' ? lies.counter - lies.main : 1 + lies.main - lies.counter;
}

/** How many others may still put cards down against a side. */
function supportersLeft({ view: { deal, seats, active, players }, seat }: Interests, side: Side): number {
  if (deal === null) return 0;
  const done = [seat, active, deal.countering, ...deal.abstained, ...(side === 'main' ? deal.barred : [])];
  return seats.filter((other) => !done.includes(other) && !deal.support[other] && players[other].handCount > 0).length;
}

function mainOffer(ask: Asked<'main-offer'>, mine: Interests): Opinion {
  const [card] = byWeight(ask.options, (option) => ownWorth(mine, option));
  return ownOffer(mine, card);
}

/** By how much a counteroffer has to be better, that card and so many more being gone. */
export function counterPrice(price: number): number {
  return WORTH_COUNTERING + CARD_WORTH + price * PER_CARD;
}

function counteroffer(ask: Asked<'counteroffer'>, mine: Interests): Opinion {
  const { options, about, canStop } = ask;
  const [card] = byWeight(options, (option) => ownWorth(mine, option));
  if (card === undefined) return opinion(null, 'counter.none');
  const top = judged(mine);
  const { countering } = mine.view.deal ?? {};
  const stands = countering == null ? top.main : Math.max(top.main, top.counter);
  const gain = offerWorth(mine, { seat: mine.seat, card }) - stands;
  if (!canStop || gain >= counterPrice(about.price)) return ownOffer(mine, card);
  const stood = mine.view.deal?.counters.at(-1) ?? mine.view.deal?.main;
  if (gain > 0 || !stood) return opinion(null, 'counter.dear', { card, cards: about.price + 1 });
  return opinion(null, 'counter.content', payments(mine, stood));
}

function ownOffer(mine: Interests, card: OfferedCard | undefined): Opinion {
  const told = card === undefined ? {} : payments(mine, { seat: mine.seat, card });
  const held = opinion(card, reasonFor(mine, card), { ...told, ...dangers(mine), ...helpOf(mine, card) });
  return card === undefined ? held : { ...held, helps: { seat: mine.seat, card } };
}

/** For whom an offer of mine is good. */
function reasonFor(mine: Interests, card: OfferedCard | undefined): string {
  if (mine.federalist) return 'offer.federalist';
  if (card === undefined) return 'offer.best';
  const alone = cardWorth({ ...mine, care: 0 }, card, mine);
  return alone > mine.care ? 'offer.capital' : 'offer.city';
}

function support(ask: Asked<'support'>, mine: Interests): Opinion {
  const { handCount } = mine.view.players[mine.seat];
  const plan = supportPlan(mine, handCount);
  if (plan === undefined || !ask.options.includes(plan.side)) return abstaining(ask, mine);
  return {
    answer: plan.side,
    helps: offerOn(mine, plan.side),
    // A bot that only wants the answer need not look at both offers once more.
    get reason() {
      return whyBetter(mine, plan.side);
    },
  };
}

function abstaining(ask: Asked<'support'>, mine: Interests): Opinion {
  if (!ask.options.includes('counter')) return opinion(null, 'support.unopposed');
  const side = betterSide(mine);
  const cards = neededFor(mine, side);
  if (cards > 0) return opinion(null, 'support.none', { side, cards });
  return opinion(null, supportersLeft(mine, side) === 0 ? 'support.ahead' : 'support.even', counted(mine, side));
}

/** What lies beside an offer, and beside the other. */
function counted(mine: Interests, side: Side): JsonObject {
  const lies = supported(mine);
  const [ahead, behind] = side === 'main' ? [lies.main, lies.counter] : [lies.counter, lies.main];
  return { side, ahead, behind, tie: ahead === behind };
}

export const DEAL = {
  'main-offer': mainOffer,
  counteroffer,
  price: ({ options, min }, mine) => opinion(leastFirst(mine, options).slice(0, min), 'cards.least'),
  support,
  'support-cards'({ options, min, about }, mine) {
    const count = Math.max(min, supportPlan(mine, options.length)?.cards ?? min);
    const side = about.side;
    const reason = neededFor(mine, side) > 0 ? 'support.enough' : 'support.safer';
    const told = { count, left: supportersLeft(mine, side), ...counted(mine, side), ...supported(mine) };
    return opinion(leastFirst(mine, options).slice(0, count), reason, told);
  },
} satisfies Partial<Advisers<'main-offer' | 'counteroffer' | 'price' | 'support' | 'support-cards'>>;
