/** What can be bought where, and sold abroad from what is in store, as parameters of messages. */
import type { AskDescription, Json, JsonObject } from '@polity/kernel';
import { type Offer, offersIn } from '../reading/offers.js';
import { bestSales } from '../reading/stock.js';
import type { HegemonyView } from '../rules/view.js';
import { salesOf } from './cards.js';

/** Of whom and at which table it is asked, where that is known. */
export interface AskedIn {
  readonly seat: string | undefined;
  readonly view: Partial<HegemonyView>;
}

/** The offers behind an answer, with what one has and needs; nothing where no table is known. */
export function salesIn(kind: string, option: Json, about: JsonObject, { seat, view }: AskedIn): JsonObject {
  if (seat === undefined || view.policies === undefined) return {};
  const ask = { kind, about, seat, options: [option] } as unknown as AskDescription;
  const [offered] = offersIn(ask, view as HegemonyView);
  if (offered === undefined) return {};
  const { have, need, offers } = offered;
  return { have, ...(need === null ? {} : { need }), offers: offers.map((offer) => offerPart(kind, offer)) };
}

function offerPart(kind: string, { source, price, amount, cost }: Offer): JsonObject {
  return { say: kind === 'buy-resource' ? 'offered' : 'offered.alone', source, price, amount, cost };
}

/** Every sale of an Export card, and which of them bring how much from what is in store now, where a table is known. */
export function salesFromStore(card: Json, { seat, view }: AskedIn): JsonObject {
  const sales = salesOf(card);
  if (seat === undefined || view.policies === undefined || sales.sales === undefined) return sales;
  const best = bestSales(view as HegemonyView, seat, String(card));
  const brings = best.reduce((sum, { money }) => sum + money, 0);
  return { ...sales, brings, sold: { row: best.map((sale) => ({ say: 'sale', ...sale })) } };
}
