/** A trade that is being composed: to whom, capital and assets in both directions, and what would be promised. */

import type { AssetId, Goods, Seat, TradeOffer, TradeProposal } from '@polity/new-angeles/page';
import type { BoardProps } from '../game-ui.js';

export interface Draft extends Omit<TradeProposal, 'to'> {
  readonly to: Seat | null;
}

/** What every part of trading is given. */
export interface TradeProps extends Pick<BoardProps, 'interjections' | 'interject' | 'pending'> {
  readonly draft: Draft;
  setDraft(draft: Draft): void;
}

const NOTHING: Goods = { capital: 0, assets: [] };
export const NO_DRAFT: Draft = { to: null, give: NOTHING, want: NOTHING, promise: '', ask: '' };

export type Direction = 'give' | 'want';
export const OPPOSITE: Readonly<Record<Direction, Direction>> = { give: 'want', want: 'give' };

export function draftOf({ to, give, want, promise, ask }: TradeOffer): Draft {
  return { to, give, want, promise, ask };
}

/** The same, from the other side. */
export function answerTo({ from, give, want, promise, ask }: TradeOffer): Draft {
  return { to: from, give: want, want: give, promise: ask, ask: promise };
}

/** Capital goes one way: one more in a direction is one less in the other, as long as there is any. */
export function withMore(draft: Draft, direction: Direction): Draft {
  const other = OPPOSITE[direction];
  const back = draft[other].capital;
  return back > 0 ? withCapital(draft, other, back - 1) : withCapital(draft, direction, draft[direction].capital + 1);
}

export function withCapital(draft: Draft, direction: Direction, capital: number): Draft {
  return { ...draft, [direction]: { ...draft[direction], capital } };
}

export function toggled(draft: Draft, direction: Direction, asset: AssetId): Draft {
  const { assets, capital } = draft[direction];
  const left = assets.filter((one) => one !== asset);
  return { ...draft, [direction]: { capital, assets: left.length < assets.length ? left : [...assets, asset] } };
}

/** With somebody else, who has other assets; what I would give and promise stays. */
export function withPartner(draft: Draft, to: Seat): Draft {
  return draft.to === to ? draft : { ...draft, to, want: { ...draft.want, assets: [] } };
}

/** What of a draft still lies there to be given: an asset may have gone since it was named. */
export function keptOf(
  { capital, assets }: Goods,
  has: { readonly capital: number; readonly assets: readonly { readonly asset: AssetId }[] },
): Goods {
  return {
    capital: Math.min(capital, has.capital),
    assets: assets.filter((id) => has.assets.some(({ asset }) => asset === id)),
  };
}

export function isNothing({ capital, assets }: Goods): boolean {
  return capital === 0 && assets.length === 0;
}

/** Something for nothing, not even for a word. */
export function isGift({ give, want, ask }: Omit<Draft, 'to'>): boolean {
  return !isNothing(give) && isNothing(want) && ask.trim() === '';
}
