/** Offers, counteroffers and support: which deal is worth what to whom, and how many cards that is worth. */
import { byWeight } from '@polity/kernel';
import type { ActionId } from '../data/actions.js';
import type { Seat, Side } from '../names.js';
import { isEmergency } from '../rules/actions/index.js';
import type { OfferedCard } from '../rules/state.js';
import { type Advisers, type Asked, type Offered, type Opinion, opinion } from './asked.js';
import { assetWorth } from './asset-worth.js';
import { dangers, payments, supported } from './in-numbers.js';
import { fearedInterests, guessedInterests, type Interests, othersTogether } from './interests.js';
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

export interface Judged {
  readonly main: number;
  readonly counter: number;
}

/** What it brings me if this offer wins, the asset included. */
export function offerWorth(mine: Interests, { seat, card }: Offered): number {
  const asset = mine.view.deal?.asset ?? null;
  return chosenWorth(mine, seat, card) + (asset === null ? 0 : assetWorth(mine, asset, seat));
}

/** What it brings me as he will carry it out, as likely as he is one to do harm. */
function chosenWorth(mine: Interests, seat: Seat, card: OfferedCard): number {
  if (seat === mine.seat) return cardWorth(mine, card, mine);
  const usual = cardWorth(mine, card, guessedInterests(mine.view, seat));
  const suspect = mine.suspects(seat);
  return suspect === 0 ? usual : usual + suspect * (cardWorth(mine, card, fearedInterests(mine.view, seat)) - usual);
}

/** The two sides of the deal as I see them. */
export function judged(mine: Interests): Judged {
  const { deal, active } = mine.view;
  const top = deal?.countering == null ? undefined : deal.counters.at(-1);
  return {
    main: deal?.main ? offerWorth(mine, deal.main) : deal?.asset ? assetWorth(mine, deal.asset, active) : 0,
    counter: top ? offerWorth(mine, top) : 0,
  };
}

/** What is offered on a side of the deal. */
export function offerOn({ view: { deal } }: Interests, side: Side): Offered | undefined {
  return (side === 'main' ? deal?.main : deal?.counters.at(-1)) ?? undefined;
}

export function betterSide(mine: Interests): Side {
  const { main, counter } = judged(mine);
  return main >= counter ? 'main' : 'counter';
}

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
  const affordable = Math.min(hand, Math.max(1, Math.floor(better / PER_CARD)));
  return needed > affordable ? undefined : { side, cards: needed };
}

/** How many cards put a side ahead, one at least. */
function neededFor(mine: Interests, side: Side): number {
  const lies = supported(mine);
  return Math.max(1, side === 'main' ? lies.counter - lies.main : 1 + lies.main - lies.counter);
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
  const held = opinion(card, reasonFor(mine, card), { ...told, ...dangers(mine) });
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
  if (plan === undefined || !ask.options.includes(plan.side)) {
    if (!ask.options.includes('counter')) return opinion(null, 'support.unopposed');
    const side = betterSide(mine);
    return opinion(null, 'support.none', { side, cards: neededFor(mine, side) });
  }
  const { deal, active } = mine.view;
  const seat = plan.side === 'main' ? active : (deal?.countering ?? active);
  const other = offerOn(mine, plan.side === 'main' ? 'counter' : 'main');
  const offer = offerOn(mine, plan.side);
  const held = opinion(plan.side, seat === mine.rival ? 'support.despite' : 'support.better', {
    side: plan.side,
    capital: offer ? (payments(mine, offer).capital ?? 0) : 0,
    rival: mine.rival ?? null,
    theirs: other ? (payments(mine, other).theirs ?? 0) : 0,
    ...dangers(mine),
  });
  return { ...held, helps: offer };
}

export const DEAL = {
  'main-offer': mainOffer,
  counteroffer,
  price: ({ options, min }, mine) => opinion(leastFirst(mine, options).slice(0, min), 'cards.least'),
  support,
  'support-cards'({ options, min }, mine) {
    const count = Math.max(min, supportPlan(mine, options.length)?.cards ?? min);
    return opinion(leastFirst(mine, options).slice(0, count), 'support.enough', { count, ...supported(mine) });
  },
} satisfies Partial<Advisers<'main-offer' | 'counteroffer' | 'price' | 'support' | 'support-cards'>>;
