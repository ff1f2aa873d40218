/** What can be bought where, as parameters of messages. */
import type { AskDescription, Json, JsonObject } from '@polity/kernel';
import { type Offer, offersIn } from '../reading/offers.js';
import type { HegemonyView } from '../rules/view.js';

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
