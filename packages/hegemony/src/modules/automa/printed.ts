/** How an Automa card is written down: its symbols and policies by short names, and the five things printed on it. */
import type { AutomaCard } from './automa.js';

export const AW = 'assign-workers';
export const BC = 'build-company';
export const BGS = 'buy-goods-and-services';
export const LOB = 'lobby';
export const PB = 'propose-bill';
export const SA = 'special-action';
export const SFM = 'sell-to-foreign-market';
export const STR = 'strike';

export const FISCAL = 'fiscal-policy';
export const LABOR = 'labor-market';
export const TAXATION = 'taxation';
export const HEALTH = 'welfare-health';
export const EDUCATION = 'welfare-education';
export const TRADE = 'foreign-trade';
export const IMMIGRATION = 'immigration';

/** A card with the names that its class has for bonuses and Special Actions. */
export interface PrintedCard<Bonus extends string, Special extends string> extends AutomaCard {
  readonly bonus: Bonus;
  readonly special: Special;
}

export function card<Bonus extends string, Special extends string>(
  symbols: AutomaCard['symbols'],
  policies: AutomaCard['policies'],
  bonus: Bonus,
  special: Special,
  corner: 'influence' | 'nothing',
): PrintedCard<Bonus, Special> {
  return { symbols, policies, bonus, special, influence: corner === 'influence' };
}
