/** Buying: what all of one's people lack and can be paid for without a loan; food when it has to be. */
import { heaviest } from '@polity/kernel';
import { bestPurchase, lacking, tooLate } from '../advice/shopping.js';
import { costOf } from '../reading/amounts.js';
import { priceFor } from '../reading/sellers.js';
import type { WorkerClass } from '../rules/names.js';
import type { Answerers } from './answering.js';
import { foodCost, spare } from './means.js';

/** More influence than that at once is money that is missed elsewhere. */
const INFLUENCE_AT_ONCE = 3;
const WISHES = { food: 5, health: 4, education: 3, luxury: 2, influence: 1.5 } as const;

export const PURCHASES: Answerers<'buy-resource' | 'buy-source' | 'buy-amount' | 'food-source' | 'food-amount'> = {
  'buy-resource': (ask, view) => {
    const seat = ask.seat as WorkerClass;
    const purchase = bestPurchase(view, seat, spare(view, seat));
    if (purchase && ask.options.includes(purchase.resource)) return purchase.resource;
    if (ask.canStop) return null;
    return heaviest(ask.options, (good) => (good === 'influence' || lacking(view, seat, good) > 0 ? WISHES[good] : 0));
  },
  'buy-source': (ask, view) => {
    const seat = ask.seat as WorkerClass;
    const { resource } = ask.about;
    const source = heaviest(ask.options, (one) => -priceFor(view, seat, one, resource));
    if (!ask.canStop || source === undefined) return source;
    if (resource === 'influence' || lacking(view, seat, resource) <= 0) return null;
    const means = spare(view, seat) + (resource === 'food' ? foodCost(view, seat) : 0);
    return priceFor(view, seat, source, resource) > means ? null : source;
  },
  'buy-amount': (ask, view) => {
    const seat = ask.seat as WorkerClass;
    const { resource } = ask.about;
    const wanted = resource === 'influence' ? INFLUENCE_AT_ONCE : lacking(view, seat, resource);
    if (resource !== 'food' && resource !== 'influence' && tooLate(view, seat)) return ask.min;
    const means = spare(view, seat) + (resource === 'food' ? foodCost(view, seat) : 0);
    let amount = Math.max(ask.min, Math.min(ask.max, wanted));
    while (amount > ask.min && costOf(ask, amount) > means) amount--;
    return amount;
  },
  'food-source': ({ seat, options }, view) => heaviest(options, (source) => -priceFor(view, seat, source, 'food')),
  'food-amount': ({ max }) => max,
};
