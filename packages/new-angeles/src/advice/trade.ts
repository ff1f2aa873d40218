/** What a player puts in out of turn: answers to trades that are offered to him, and trades that he offers himself. */
import type { Possible, PutIn } from '@polity/kernel';
import type { Seat } from '../names.js';
import type { NewAngelesView } from '../rules/view.js';
import { interestsOf } from './interests.js';
import { proposed, regretted } from './offers.js';
import { tradeWorth, WORTH_TRADING } from './trade-worth.js';

export { tradeWorth };

/** An offer is answered as soon as it could be carried out. */
export function adviseOutOfTurn(possible: readonly Possible[], view: NewAngelesView, seat: Seat): PutIn | undefined {
  const mine = interestsOf(view, seat);
  const open = possible.find(({ kind }) => kind === 'accept')?.options ?? [];
  const offer = view.tradeOffers.find(({ to, id }) => to === seat && open.includes(id));
  if (offer === undefined) return regretted(mine) ?? proposed(mine);
  return { kind: tradeWorth(mine, offer) > WORTH_TRADING ? 'accept' : 'decline', value: offer.id };
}
