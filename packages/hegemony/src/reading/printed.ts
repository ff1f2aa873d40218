/** What is printed on a card of the Foreign Market, by its id. */
import { BUSINESS_DEALS } from '../rules/data/business-deals.js';
import { EXPORTS } from '../rules/data/exports.js';
import type { BusinessDeal, ExportCard, Transaction } from '../rules/names.js';

const EXPORT_CARDS: Readonly<Record<string, ExportCard>> = EXPORTS;
const DEALS: Readonly<Record<string, BusinessDeal>> = BUSINESS_DEALS;

export function exportCard(id: string): ExportCard | undefined {
  return EXPORT_CARDS[id];
}

/** A transaction of an Export card, if the card has it. */
export function transactionOn(card: string, id: string): Transaction | undefined {
  return EXPORT_CARDS[card]?.[id];
}

export function businessDeal(id: string): BusinessDeal | undefined {
  return DEALS[id];
}
