/** The 20 Business Deal cards: what the lot costs and holds, and the tariff by section of Foreign Trade. */
import type { BusinessDeal } from '../names.js';

export const BUSINESS_DEALS = {
  'business-deal-food-7': { copies: 2, goods: { food: 7, luxury: 0 }, cost: 50, tariffs: { A: 14, B: 7, C: 0 } },
  'business-deal-food-6': { copies: 2, goods: { food: 6, luxury: 0 }, cost: 40, tariffs: { A: 12, B: 6, C: 0 } },
  'business-deal-luxury-12': { copies: 2, goods: { food: 0, luxury: 12 }, cost: 50, tariffs: { A: 24, B: 12, C: 0 } },
  'business-deal-food-8': { copies: 2, goods: { food: 8, luxury: 0 }, cost: 55, tariffs: { A: 16, B: 8, C: 0 } },
  'business-deal-luxury-10': { copies: 2, goods: { food: 0, luxury: 10 }, cost: 40, tariffs: { A: 20, B: 10, C: 0 } },
  'business-deal-luxury-8': { copies: 2, goods: { food: 0, luxury: 8 }, cost: 30, tariffs: { A: 16, B: 8, C: 0 } },
  'business-deal-food-5-luxury-6': {
    copies: 2,
    goods: { food: 5, luxury: 6 },
    cost: 60,
    tariffs: { A: 22, B: 11, C: 0 },
  },
  'business-deal-food-4-luxury-8': {
    copies: 2,
    goods: { food: 4, luxury: 8 },
    cost: 60,
    tariffs: { A: 24, B: 12, C: 0 },
  },
  'business-deal-food-8-luxury-4': {
    copies: 2,
    goods: { food: 8, luxury: 4 },
    cost: 75,
    tariffs: { A: 24, B: 12, C: 0 },
  },
  'business-deal-food-7-luxury-5': {
    copies: 2,
    goods: { food: 7, luxury: 5 },
    cost: 70,
    tariffs: { A: 24, B: 12, C: 0 },
  },
} as const satisfies Record<string, BusinessDeal>;
