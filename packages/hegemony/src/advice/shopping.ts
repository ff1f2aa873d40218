/** Advice on buying: what one's people lack, where it is cheapest, and how much can be spared for it. */
import { heaviest, type Reason } from '@polity/kernel';
import { costOf, loansFor } from '../reading/amounts.js';
import { because } from '../reading/reason.js';
import { dearness, priceFor } from '../reading/sellers.js';
import { stockOf } from '../reading/stock.js';
import { type Seller, tradesAbroad } from '../rules/actions/foreign-trade.js';
import type { Source } from '../rules/asks.js';
import { ACTION, END_GAME, PROSPERITY_TRACK } from '../rules/data/board.js';
import { population } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import type { Good, Resource, WorkerClass } from '../rules/names.js';
import { priceAt } from '../rules/prices.js';
import type { HegemonyView } from '../rules/view.js';
import { type Advisers, type Asked, type AskKind, type Opinion, orUndo } from './asked.js';
import { best } from './best.js';
import { freeActionsLeft, moneyBeyondNeeds, needsLoan, spareForFood, spareMoney } from './money.js';

/** What moves a class up its Prosperity track when all its people have it. */
const PROSPEROUS = ['health', 'education', 'luxury'] as const;
type Prosperous = (typeof PROSPEROUS)[number];

/** What it brings beyond the track, in points: Health 2 and a worker, Education a skill. */
const BEYOND: Readonly<Record<Prosperous, number>> = { health: 2.5, education: 0.5, luxury: 0 };

interface Offer {
  readonly price: number;
  readonly stock: number;
}

export interface Purchase {
  readonly resource: Prosperous;
  readonly cost: number;
  /** What it is worth in points, after what the money would have been worth. */
  readonly gain: number;
}

/** How many of a good one's people still lack. */
export function lacking(view: HegemonyView, seat: WorkerClass, good: Good): number {
  return population(view, seat) - view[seat].goods[good];
}

/** What is best bought for all people at once with what can be spared, if anything can be. */
export function bestPurchase(view: HegemonyView, seat: WorkerClass, spare?: number): Purchase | undefined {
  const purchases = PROSPEROUS.flatMap((resource) => {
    const cost = costOfAll(offersOf(view, seat, resource).slice(0, ACTION.sources), lacking(view, seat, resource));
    return purchaseFor(view, seat, resource, cost, spare) ?? [];
  });
  return heaviest(purchases, ({ gain }) => gain);
}

/** All that is lacking at half the price of one source, if it has as much. */
export function halfPrice(
  view: HegemonyView,
  seat: WorkerClass,
  resource: Prosperous,
  sources: readonly Seller[],
  spare?: number,
): Purchase | undefined {
  const needed = lacking(view, seat, resource);
  const purchases = sources.flatMap((source) => {
    const cost = costOfAll([offerOf(view, seat, source, resource)], needed);
    return purchaseFor(view, seat, resource, cost === undefined ? undefined : Math.ceil(cost / 2), spare) ?? [];
  });
  return heaviest(purchases, ({ gain }) => gain);
}

/** Nothing where there is no money to spare for it, or no free action left to use it. */
function purchaseFor(
  view: HegemonyView,
  seat: WorkerClass,
  resource: Prosperous,
  cost: number | undefined,
  spare?: number,
): Purchase | undefined {
  if (cost === undefined || cost > (spare ?? spareMoney(view, seat)) || tooLate(view, seat)) return;
  const track = PROSPERITY_TRACK[seat];
  const next = track[Math.min(track.length - 1, view[seat].prosperity + 1)] ?? 0;
  return { resource, cost, gain: next + BEYOND[resource] - cost / END_GAME.moneyPerVP[seat] };
}

/** Whether all free actions until the end of the game are needed for what one has already. */
export function tooLate(view: HegemonyView, seat: WorkerClass): boolean {
  return freeActionsLeft(view) <= PROSPEROUS.filter((good) => lacking(view, seat, good) <= 0).length;
}

/** What it costs to buy so much; nothing where that cannot be bought, or nothing is lacking. */
function costOfAll(offers: readonly Offer[], needed: number): number | undefined {
  if (needed <= 0) return undefined;
  let left = needed;
  let cost = 0;
  for (const { price, stock } of offers) {
    const amount = Math.min(left, stock);
    cost += amount * price;
    left -= amount;
  }
  return left === 0 ? cost : undefined;
}

/** Who sells a good, the cheapest first. */
function offersOf(view: HegemonyView, seat: WorkerClass, good: Good): readonly Offer[] {
  const owners = (['middle', 'capitalist'] as const).filter((owner) => view.seats.includes(owner));
  const offers = [...owners, 'state' as const].map((owner) => offerOf(view, seat, owner, good));
  if (good === 'luxury' || good === 'food') {
    offers.push({
      price: priceAt(view, 'foreign-market', good),
      stock: tradesAbroad(view) ? Number.POSITIVE_INFINITY : 0,
    });
  }
  return offers.filter(({ stock }) => stock > 0).sort((a, b) => a.price - b.price);
}

function offerOf(view: HegemonyView, seat: WorkerClass, owner: Seller, good: Good): Offer {
  return { price: owner === seat ? 0 : priceAt(view, owner, good), stock: stockOf(view, owner, good).amount };
}

/** What is bought if nothing is for all people: food is needed anyway. */
const WISHES: Readonly<Record<Resource, number>> = { food: 5, health: 4, education: 3, luxury: 2, influence: 1.5 };
/** More influence than that at once is money that is missed elsewhere. */
const INFLUENCE_AT_ONCE = 3;

function buyResource(ask: Asked<'buy-resource'>, view: HegemonyView): Opinion | undefined {
  const seat = ask.seat as WorkerClass;
  const needed = population(view, seat);
  // Who buys already may buy for all with what was kept for what others do, as long as there is no loan in it.
  const purchase = bestPurchase(view, seat) ?? bestPurchase(view, seat, moneyBeyondNeeds(view, seat));
  const offered = purchase !== undefined && ask.options.includes(purchase.resource);
  if (ask.canStop && !offered) return { answer: null, reason: because(saving(view, seat)) };
  const lacks = (good: Resource) => good === 'influence' || lacking(view, seat, good) > 0;
  const opinion = best(
    ask.options,
    (good) => (purchase?.resource === good ? 10 : lacks(good) ? WISHES[good] : 0),
    (resource) => because(`buy.${resource}`, { needed }),
  );
  return orUndo(opinion, !ask.options.some(lacks));
}

function saving(view: HegemonyView, seat: WorkerClass): string {
  return spareMoney(view, seat) <= 0 ? 'buy.save' : 'buy.nothing';
}

/** The cheapest, until one's people have enough or there is no more money to spare. */
function buySource(ask: Asked<'buy-source'>, view: HegemonyView): Opinion | undefined {
  const seat = ask.seat as WorkerClass;
  const resource = ask.about.resource;
  if (ask.canStop) {
    const enough = resource === 'influence' || lacking(view, seat, resource) <= 0;
    if (enough) return { answer: null, reason: because('buy.enough', { resource }) };
    const price = Math.min(...ask.options.map((source) => priceFor(view, seat, source, resource)));
    if (price > spareFor(view, seat, resource)) return { answer: null, reason: because('buy.save') };
  }
  const useless = resource !== 'influence' && lacking(view, seat, resource) <= 0;
  return orUndo(cheapest(ask, view, resource), useless);
}

function cheapest(
  { seat, options }: Asked<'buy-source' | 'food-source'>,
  view: HegemonyView,
  resource: Resource,
): Opinion | undefined {
  const price = (source: Source) => priceFor(view, seat, source, resource);
  return best(
    options,
    (source) => -dearness(view, seat, source, resource),
    (source) => because('cheapest', { source, price: price(source) }),
  );
}

function spareFor(view: HegemonyView, seat: WorkerClass, resource: Resource): number {
  return resource === 'food' ? spareForFood(view, seat) : spareMoney(view, seat);
}

/** As much as one's people lack, as far as it needs no loan. */
function buyAmount(ask: Asked<'buy-amount'>, view: HegemonyView): Opinion {
  const seat = ask.seat as WorkerClass;
  const resource = ask.about.resource;
  const wanted = resource === 'influence' ? INFLUENCE_AT_ONCE : lacking(view, seat, resource);
  const most = Math.max(ask.min, Math.min(ask.max, wanted));
  const spare = spareFor(view, seat, resource);
  const anyHelps = resource === 'food' || resource === 'influence';
  const none = (reason: Reason): Opinion => ({ answer: ask.min, reason, ...(ask.min > 0 ? { undo: true } : {}) });
  if (!anyHelps && tooLate(view, seat)) return none(because('amount.late'));
  if (wanted < ask.min) return none(because('undo'));
  // A part of what all one's people need is of no use: all of it, if that needs no loan, or nothing.
  const short = !anyHelps && costOf(ask, most) > spare;
  if (short && (most < wanted || needsLoan(view, seat, costOf(ask, most)))) {
    return none(because('amount.part', { needed: population(view, seat) }));
  }
  let answer = most;
  while (anyHelps && answer > ask.min && costOf(ask, answer) > spare) answer--;
  const cost = costOf(ask, answer);
  const borrows = resource !== 'food' && needsLoan(view, seat, cost);
  const kind = borrows ? 'amount.loan' : answer < most ? 'amount.spare' : wanted > most ? 'amount.most' : 'amount.all';
  return { answer, reason: because(kind, { resource, cost, left: Math.max(0, spare) }) };
}

/** People must eat, with a loan if need be. */
function foodAmount(ask: Asked<'food-amount'>, view: HegemonyView): Opinion {
  const loans = loansFor(moneyOf(view, ask.seat), costOf(ask, ask.max));
  return { answer: ask.max, reason: because('amount.food', { loans }) };
}

export const SHOPPING = {
  'buy-resource': buyResource,
  'buy-source': buySource,
  'food-source': (ask, view) => cheapest(ask, view, 'food'),
  'buy-amount': buyAmount,
  'food-amount': foodAmount,
} satisfies Partial<Advisers<AskKind>>;
