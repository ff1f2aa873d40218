/** Offers and what to draw for them: as advised, but what cannot matter is not looked at. */
import { heaviest } from '@polity/kernel';
import { counterPrice, ownWorth } from '../advice/deal.js';
import { drawer } from '../advice/hand.js';
import { judged, offerWorth } from '../advice/offer-worth.js';
import { cardWorth } from '../advice/plans.js';
import type { ActionId } from '../data/actions.js';
import type { ActionType } from '../names.js';
import type { Answerers } from './answering.js';

/** Two cards that tell what a type is good for now. */
const TYPICAL: Readonly<Record<ActionType, readonly [ActionId, ActionId]>> = {
  biotech: ['clinical-trials', 'clean-slate'],
  construction: ['gentrification', 'budget-renovations'],
  labor: ['efficiency-experts', 'high-risk-investments'],
  media: ['24-7-live-feeds', 'spin-doctors'],
  security: ['riot-control', 'arrest-orders'],
};

export const DEALS: Answerers<'main-offer' | 'counteroffer' | 'draw-type'> = {
  'main-offer': ({ options }, mine) => heaviest(options, (card) => ownWorth(mine, card)),
  /** Only a card that gains enough is worth asking what others think of it. */
  counteroffer({ options, about, canStop }, mine) {
    const { main, counter } = judged(mine);
    const stands = mine.view.deal?.countering == null ? main : Math.max(main, counter);
    const least = stands + counterPrice(about.price);
    const good = canStop ? options.filter((card) => offerWorth(mine, { seat: mine.seat, card }) >= least) : options;
    return heaviest(good, (card) => ownWorth(mine, card)) ?? null;
  },
  'draw-type'({ options, about }, mine) {
    const who = drawer(mine, about.player);
    return heaviest(options, (type) =>
      TYPICAL[type].reduce((sum, card) => sum + Math.max(0, cardWorth(who, card, who)), 0),
    );
  },
};
