/** Rules of thumb for buying: what one's people lack, where it is cheapest, and how much can be spared for it. */
import type { Good, HegemonyView, Resource, Source, WorkerClass } from '@polity/hegemony/page';
import { END_GAME, forecast, LOAN, PROSPERITY_TRACK, population, priceAt } from '@polity/hegemony/page';
import { amountMeaning } from './amounts.js';
import { stockOf } from './derive.js';
import type { Thumb } from './hints.js';
import { because, bestHint, heaviest } from './hints-best.js';

/** What moves a class up its Prosperity track when all its people have it. */
const PROSPEROUS = ['health', 'education', 'luxury'] as const;
type Prosperous = (typeof PROSPEROUS)[number];

/** What it brings beyond the track, in points: Health 2 and a worker, Education a skill. */
const BEYOND: Readonly<Record<Prosperous, number>> = { health: 2.5, education: 0.5, luxury: 0 };
/** One kind can be bought from so many sources at once. */
const SOURCES_AT_ONCE = 2;

/** Prices and wages change before production: so much is kept for that. */
const RESERVE = 30;

export interface Purchase {
  readonly resource: Prosperous;
  readonly cost: number;
  /** What it is worth in points, after what the money would have been worth. */
  readonly gain: number;
}

/** The money that the coming production does not need for food and taxes; below nought where a loan is coming. */
export function spareMoney(view: HegemonyView, seat: WorkerClass): number {
  const { money } = view[seat];
  const coming = forecast(view)?.seats.find((one) => one.seat === seat);
  if (coming === undefined) return money;
  return Math.min(money, coming.money.after - LOAN.amount * coming.loans.taken - RESERVE);
}

/** How many of a good one's people still lack. */
export function lacking(view: HegemonyView, seat: WorkerClass, good: Good): number {
  return population(view, seat) - view[seat].goods[good];
}

/** What is best bought for all people at once, if anything can be. */
export function bestPurchase(view: HegemonyView, seat: WorkerClass): Purchase | undefined {
  const spare = spareMoney(view, seat);
  const track = PROSPERITY_TRACK[seat];
  const next = track[Math.min(track.length - 1, view[seat].prosperity + 1)] ?? 0;
  const purchases = PROSPEROUS.flatMap((resource) => {
    const cost = costOfAll(view, seat, resource);
    if (cost === undefined || cost > spare) return [];
    return [{ resource, cost, gain: next + BEYOND[resource] - cost / END_GAME.moneyPerVP[seat] }];
  });
  return heaviest(purchases, ({ gain }) => gain);
}

/** What it costs to buy all that is lacking now; nothing where that cannot be bought, or nothing is lacking. */
function costOfAll(view: HegemonyView, seat: WorkerClass, good: Good): number | undefined {
  let left = lacking(view, seat, good);
  if (left <= 0) return undefined;
  let cost = 0;
  for (const { price, stock } of offersOf(view, seat, good).slice(0, SOURCES_AT_ONCE)) {
    const amount = Math.min(left, stock);
    cost += amount * price;
    left -= amount;
  }
  return left === 0 ? cost : undefined;
}

/** Who sells a good, the cheapest first. */
function offersOf(view: HegemonyView, seat: WorkerClass, good: Good) {
  const owners = (['middle', 'capitalist'] as const).filter((owner) => view.seats.includes(owner));
  const offers = owners.map((owner) => ({
    price: owner === seat ? 0 : priceAt(view, owner, good),
    stock: view[owner].storage[good],
  }));
  offers.push({ price: priceAt(view, 'state', good), stock: stockOf(view, 'state', good).amount });
  if (good === 'luxury' || good === 'food') {
    offers.push({ price: priceAt(view, 'foreign-market', good), stock: Number.POSITIVE_INFINITY });
  }
  return offers.filter(({ stock }) => stock > 0).sort((a, b) => a.price - b.price);
}

/** What is worth most for one's people: health, then education, then luxury, as long as they lack it. */
const WISHES: Readonly<Record<Resource, number>> = { health: 5, education: 4, luxury: 3, influence: 1.5, food: 2 };

const buyResource: Thumb = (ask, view) => {
  const seat = ask.seat as WorkerClass;
  const needed = population(view, seat);
  const best = bestPurchase(view, seat);
  const lacks = (good: Resource) => good === 'influence' || lacking(view, seat, good) > 0;
  if (ask.canStop && best === undefined && spareMoney(view, seat) <= 0)
    return { answer: null, why: because('buy.save') };
  return bestHint<Resource>(
    ask.options,
    (good) => (best?.resource === good ? 10 : lacks(good) ? WISHES[good] : 0),
    (resource) => because(`buy.${resource}`, { needed }),
  );
};

/** The cheapest, until one's people have enough. */
const buySource: Thumb = (ask, view) => {
  const seat = ask.seat as WorkerClass;
  const resource = ask.about.resource as Resource;
  const enough = resource !== 'influence' && lacking(view, seat, resource) <= 0;
  if (ask.canStop && enough) return { answer: null, why: because('buy.enough', { resource }) };
  return cheapest(resource)(ask, view);
};

function cheapest(resource: Resource): Thumb {
  return (ask, view) => {
    const price = (source: Source) => (source === ask.seat ? 0 : priceAt(view, source, resource));
    return bestHint<Source>(
      ask.options,
      (source) => -price(source),
      (source) => because('cheapest', { source, price: price(source) }),
    );
  };
}

const amount: Thumb = (ask, view) => ({ answer: amountMeaning(ask, view).start, why: because('amount') });

export const SHOPPING: Readonly<Record<string, Thumb>> = {
  'buy-resource': buyResource,
  'buy-source': buySource,
  'food-source': cheapest('food'),
  'buy-amount': amount,
  'food-amount': amount,
};
