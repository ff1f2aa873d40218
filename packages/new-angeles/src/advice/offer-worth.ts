/** What the offers of a deal are worth to a player, each as its player will carry it out, and which of the two is better. */
import type { Side } from '../names.js';
import type { Offered } from './asked.js';
import { assetWorth } from './asset-worth.js';
import { fearedInterests, guessedInterests, type Interests } from './interests.js';
import { cardWorth } from './plans.js';

export interface Judged {
  readonly main: number;
  readonly counter: number;
}

/** What it brings me if this offer wins, the asset included. */
export function offerWorth(mine: Interests, { seat, card }: Offered): number {
  const asset = mine.view.deal?.asset ?? null;
  return chosenWorth(mine, { seat, card }) + (asset === null ? 0 : assetWorth(mine, asset, seat));
}

/** What it brings me as he will carry it out, as likely as he is one to do harm. */
export function chosenWorth(mine: Interests, { seat, card }: Offered): number {
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
