/** Rules of thumb for cards: what each is good for, and what it is worth now; one that costs money has to be affordable. */
import type { HegemonyView, Seat, WorkerClass } from '@polity/hegemony/page';
import { population, priceAt } from '@polity/hegemony/page';
import { because } from './hints-best.js';
import { needsLoan, spareMoney } from './hints-money.js';
import { bestPurchase, halfPrice, type Purchase } from './hints-shopping.js';
import type { Message } from './say.js';

/** How much an option weighs, and why; a weight of 0 or less is not worth the while. */
export interface Weighed {
  readonly weight: number;
  readonly why: Message;
}

/** What cards are good for, by a part of their name; a card for its effect beats one that is only discarded. */
const CARDS: readonly (readonly [pattern: RegExp, weight: number, reason: string])[] = [
  [/wc-specialization|labor-market-dereg|signing-bonus/, 9, 'work'],
  [/specialization|land-of-opp|unemployment-init/, 9, 'staff'],
  [/healthcare-benefits|state-scholarship|boost-domestic-tourism/, 8.5, 'half'],
  [/[wm]c-supplemental|unemployment-benefits/, 8.5, 'allowance'],
  [/st-(supplemental|business-grants)|allowances|healthcare-program|literacy|representation/, 8, 'please'],
  [/grants|subsidy|construction|growth|easing|assistance|geopolitical/, 8, 'money'],
  [/grant|investment-opp|expansion|industrialization|growing/, 8, 'company'],
  [/foreign-investment-program/, 8, 'money'],
  [/housing|island|theme-park/, 7.5, 'points'],
  [/crisis|program|branding|insight|foreign-partner|students|medical/, 7.5, 'sale'],
  [/rigging/, 6.2, 'sale'],
  [/recruitment/, 6.2, 'staff'],
  [/general-strike/, 7, 'strike'],
  [/accident/, 7, 'money'],
  [/cooperative/, 7, 'farm'],
  [/competitive/, 7, 'staff'],
  [/movement|reform|political-agenda|change|polling|pressing|enough|markets/, 6.5, 'bill'],
  [/unite|groups|fake-news|voice|lobby|campaign/, 6, 'votes'],
  [/issues|agenda-setting/, 6, 'influence'],
  [/migration|exit|denial|vat|offshore/, 3, 'other'],
];
const USUAL = [/./, 6.2, 'other'] as const;

/** What whoever plays a card must pay, as printed; by its id without the deck. */
const CARD_COSTS: Readonly<Record<string, (view: HegemonyView) => number>> = {
  'affordable-housing': ({ seats }) => (seats.includes('middle') ? 10 : 20),
  'highlight-social-issues': () => 15,
  'new-theme-park': (view) => 6 * population(view, 'middle'),
};

function known(card: string): (typeof CARDS)[number] {
  return CARDS.find(([pattern]) => pattern.test(card)) ?? USUAL;
}

/** What a card is worth at its time. */
export function cardWeight(card: string): number {
  return known(card)[1];
}

/** What it is worth now. */
export function weighCard(card: string, view: HegemonyView, seat: Seat): Weighed {
  const [, weight, reason] = known(card);
  if (reason === 'half') return weighPurchase(halfPriceOf(card, view, seat as WorkerClass), weight, view, seat);
  if (reason === 'allowance') return weighAllowance(view, seat as WorkerClass, weight);
  if (sellsForNothing(card, view)) return { weight: 1, why: because('card.nothing') };
  const cost = CARD_COSTS[card.slice(3)]?.(view) ?? 0;
  if (cost > 0 && (seat === 'working' || seat === 'middle') && cost > spareMoney(view, seat)) {
    return { weight: 1, why: because(needsLoan(view, seat, cost) ? 'turn.card.loan' : 'turn.card.dear', { cost }) };
  }
  return { weight, why: because(`turn.card.${reason}`, { cost }) };
}

/** The State sells its services abroad at its own price, which may be nothing. */
function sellsForNothing(card: string, view: HegemonyView): boolean {
  if (card === 'st-medical-tourism') return priceAt(view, 'state', 'health') === 0;
  return card === 'st-foreign-students' && priceAt(view, 'state', 'education') === 0;
}

function halfPriceOf(card: string, view: HegemonyView, seat: WorkerClass): Purchase | undefined {
  if (card.endsWith('tourism')) return halfPrice(view, seat, 'luxury', view.seats.filter(isSeller));
  return halfPrice(view, seat, card.endsWith('scholarship') ? 'education' : 'health', ['state']);
}

function isSeller(seat: Seat): seat is 'middle' | 'capitalist' | 'state' {
  return seat !== 'working';
}

function weighPurchase(purchase: Purchase | undefined, weight: number, view: HegemonyView, seat: Seat): Weighed {
  if (purchase !== undefined) {
    const { resource, cost } = purchase;
    return { weight, why: because('turn.card.half', { resource, cost }) };
  }
  return { weight: 1, why: because(spareMoney(view, seat) <= 0 ? 'turn.card.dear' : 'turn.card.half.not') };
}

/** The money is a gift; what is bought with it is worth as much as it would be without. */
function weighAllowance(view: HegemonyView, seat: WorkerClass, weight: number): Weighed {
  const best = bestPurchase(view, seat);
  if (best === undefined) return { weight: 5.5, why: because('turn.card.allowance') };
  return { weight: weight + Math.min(2, Math.max(0, best.gain)), why: because('turn.card.allowance.buy', { ...best }) };
}
