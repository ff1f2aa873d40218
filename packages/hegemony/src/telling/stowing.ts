/** Where the goods of a Business Deal go: what comes, and what there is room for. */
import type { Json, JsonObject } from '@polity/kernel';
import { businessDeal } from '../reading/printed.js';
import { FREE_TRADE_ZONE } from '../rules/data/board.js';
import { storageLimit } from '../rules/goods.js';
import type { HegemonyView } from '../rules/view.js';
import { amounts } from './cards.js';

/** Nothing where no table is known. */
export function stowed(
  place: 'storage' | 'free-trade-zone',
  deal: Json | undefined,
  known: Partial<HegemonyView>,
): JsonObject {
  const goods = typeof deal === 'string' ? businessDeal(deal)?.goods : undefined;
  if (goods === undefined || known.capitalist === undefined) return {};
  const view = known as HegemonyView;
  const { storage, zone } = known.capitalist;
  const room = (good: 'food' | 'luxury') =>
    place === 'storage' ? storageLimit(view, 'capitalist', good) - storage[good] : FREE_TRADE_ZONE[good] - zone[good];
  const come = (['food', 'luxury'] as const).filter((good) => goods[good] > 0);
  return { goods: amounts(goods), room: amounts(Object.fromEntries(come.map((good) => [good, room(good)]))) };
}
