/** What can be bought where: who sells it at which price, what one has of it and what one's people need. */
import type { AskDescription } from '@polity/kernel';
import { SOURCES, stockAt } from '../rules/actions/buy.js';
import type { Source } from '../rules/asks.js';
import { population } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import type { Resource, WorkerClass } from '../rules/names.js';
import { importPrice, priceAt } from '../rules/prices.js';
import type { HegemonyView } from '../rules/view.js';

export interface Offer {
  readonly source: Source;
  /** Of one; nothing for one's own. */
  readonly price: number;
  /** How many there are; null where nothing limits it. */
  readonly stock: number | null;
  /** What is lacking of it, as far as there is so much; and what that costs. */
  readonly amount: number;
  readonly cost: number;
}

export interface Offered {
  readonly resource: Resource;
  readonly have: number;
  /** What all one's people need; null where no number is enough. */
  readonly need: number | null;
  readonly money: number;
  readonly offers: readonly Offer[];
}

/** Questions of buying that the offers answer. */
const BUYING: readonly string[] = ['buy-resource', 'buy-source', 'food-source'];

/** The offers among which a question asks to choose, resource by resource; none where it asks for something else. */
export function offersIn(ask: AskDescription, view: HegemonyView): readonly Offered[] {
  if (!BUYING.includes(ask.kind)) return [];
  const seat = ask.seat as WorkerClass;
  const money = moneyOf(view, seat);
  const resources = (
    ask.kind === 'buy-resource' ? ask.options : [ask.kind === 'food-source' ? 'food' : ask.about.resource]
  ) as readonly Resource[];
  return resources.map((resource) => {
    const { have, need } = needOf(ask, view, seat, resource);
    const lacking = Math.max(1, (need ?? 1) - have);
    const offers = sellersIn(ask, view, resource).map((source): Offer => {
      const price = priceFor(ask, view, source, resource);
      const all = stockAt(view, source, resource);
      const stock = source === 'foreign-market' ? null : all;
      const amount = Math.min(lacking, stock ?? lacking);
      return { source, price, stock, amount, cost: amount * price };
    });
    return { resource, have, need, money, offers: offers.toSorted((one, other) => one.price - other.price) };
  });
}

function needOf({ kind, about }: AskDescription, view: HegemonyView, seat: WorkerClass, resource: Resource) {
  if (kind === 'food-source') return { have: 0, need: Number(about.needed) };
  if (resource === 'influence') return { have: view[seat].influence, need: null };
  return { have: view[seat].goods[resource], need: population(view, seat) };
}

/** Whoever can be bought from: for a card without tariffs, abroad alone. */
function sellersIn({ kind, options, about, seat }: AskDescription, view: HegemonyView, resource: Resource) {
  if (kind !== 'buy-resource') return options as readonly Source[];
  const money = moneyOf(view, seat as WorkerClass);
  const from: readonly Source[] = about.dutyFree === true ? ['foreign-market'] : SOURCES;
  return from.filter(
    (source) => stockAt(view, source, resource) > 0 && (source === seat || priceAt(view, source, resource) <= money),
  );
}

function priceFor({ seat, about }: AskDescription, view: HegemonyView, source: Source, resource: Resource): number {
  if (source === seat) return 0;
  const isGood = resource === 'food' || resource === 'luxury';
  if (about.dutyFree === true && source === 'foreign-market' && isGood) return importPrice(view, resource);
  return priceAt(view, source, resource);
}
