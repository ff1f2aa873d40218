/** What the board reads in the market as a seat sees it. */
import type { Lantern, MarketView, Stall } from '@polity/lantern-market/page';

export function stallOf({ merchants }: MarketView, seat: string | null): Stall | undefined {
  return merchants.find((stall) => stall.seat === seat);
}

/** The lanterns of a hand that lies open. */
export function openHand(stall: Stall | undefined): readonly Lantern[] {
  return typeof stall?.hand === 'object' ? stall.hand : [];
}

export function handSize({ hand }: Stall): number {
  return typeof hand === 'number' ? hand : hand.length;
}

export function pointsOf({ points }: Stall): number {
  return points.reduce((sum, { amount }) => sum + amount, 0);
}
