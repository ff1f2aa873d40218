/** What Lantern Market gives to its words: the rules' own numbers, and which offer a number stands for. */
import type { Json, JsonObject } from '@polity/kernel';
import { AT_ONCE, ERRANDS_A_TURN, type Market } from './state.js';

/** Offers are accepted and withdrawn by their number; in words they are what is given for what. */
function details(kind: string, option: Json, _about: JsonObject, view: Partial<Pick<Market, 'offers'>>): JsonObject {
  if (kind !== 'accept' && kind !== 'withdraw') return {};
  const offer = view.offers?.find(({ id }) => id === option);
  return offer ? { from: offer.from, give: offer.give, want: offer.want } : {};
}

export const telling = { details, numbers: { errands: ERRANDS_A_TURN, ...AT_ONCE }, headings: ['dusk'] } as const;
