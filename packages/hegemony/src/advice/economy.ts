/** Advice on goods, companies, prices and wages. */
import { byWeight } from '@polity/kernel';
import { transactionOn } from '../reading/printed.js';
import { because } from '../reading/reason.js';
import type { Seller } from '../rules/actions/foreign-trade.js';
import { cardById, cardOf, companyIn, isOperational, outputOf, wageOf } from '../rules/companies.js';
import { type OwnerClass, storageLimit } from '../rules/goods.js';
import { unemployedCount } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import type { Good, WageLevel, WorkerClass } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import type { Advisers, Asked, AskKind, Opinion } from './asked.js';
import { best } from './best.js';
import { isWithinMeans } from './building.js';
import { salesWorthWhile } from './exporting.js';
import { dealGain, ownersAtHand, profitOf } from './owning.js';

/** What earns most until the end; the Middle Class looks first for those who would run it. */
function build({ seat, options, canStop }: Asked<'build-company'>, view: HegemonyView): Opinion | undefined {
  const worth = (id: string) => {
    const { produces, cost } = cardById(id);
    if (seat === 'middle') return (ownersAtHand(view, id) ? 100 : 0) + produces - cost / 10;
    const profit = profitOf(view, id) ?? -cost;
    return profit > 0 && !isWithinMeans(view, id) ? profit - BORROWED : profit;
  };
  const company = best(options, worth, (id) =>
    because('build', { company: id, makes: cardById(id).produces, cost: cardById(id).cost }),
  );
  const loses = company !== undefined && worth(company.option) <= 0;
  if (!loses || !canStop) return company;
  return { answer: null, reason: because('build.not'), over: byWeight(options, worth) };
}

/** More than any company earns: one that would have to be borrowed for comes after all that need not be. */
const BORROWED = 1000;

/** Owners pay as little as they may. */
function setWage({ options }: Asked<'set-wage'>): Opinion | undefined {
  return best(
    options,
    (wage) => -wage,
    () => because('wage.low'),
  );
}

function sell({ options }: Asked<'sell-company'>, view: HegemonyView): Opinion | undefined {
  return best(
    options,
    (id) => {
      const company = companyIn(view, id);
      return (company && isOperational(company) ? -10 : 0) - (company ? outputOf(company, true) : 0);
    },
    (company) => because('sell', { company }),
  );
}

/** The company that makes most. */
const biggest =
  (kind: string) =>
  ({ options }: { readonly options: readonly string[] }, view: HegemonyView): Opinion | undefined => {
    const makes = (id: string) => {
      const company = companyIn(view, id);
      return company ? outputOf(company, true) : cardById(id).produces;
    };
    return best(options, makes, (company) => because(kind, { company, makes: makes(company) }));
  };

function closeCompany({ options }: Asked<'close-public-company'>, view: HegemonyView): Opinion | undefined {
  return best(
    options,
    (id) => {
      const company = companyIn(view, id);
      return company && isOperational(company) ? -outputOf(company, true) : 1;
    },
    (company) => because('close', { company }),
  );
}

/** What cannot be paid for makes room for something else. */
function discardCompanies({ seat, options, max }: Asked<'discard-companies'>, view: HegemonyView): Opinion {
  const money = moneyOf(view, seat);
  const dear = options.filter((id) => cardById(id).cost > money);
  return { answer: dear.slice(0, max), reason: because(dear.length > 0 ? 'market.clear' : 'market.keep') };
}

/** How full the storage of a good is, from 0 to 1. */
function fullness(view: HegemonyView, seat: OwnerClass, good: Good): number {
  return view[seat].storage[good] / storageLimit(view, seat, good);
}

/** A full storage wants buyers, an empty one can ask for more. */
function adjustPrice(ask: Asked<'adjust-price'>, view: HegemonyView): Opinion | undefined {
  const seat = ask.seat as OwnerClass;
  const { prices } = view[seat];
  const useful = ({ good, price }: { good: Good; price: number }) => {
    const rises = price - prices[good];
    const full = fullness(view, seat, good);
    return full >= 0.75 ? -rises : full <= 0.25 ? rises : -10;
  };
  const change = best(ask.options, useful, ({ good, price }) =>
    because(price < prices[good] ? 'price.lower' : 'price.raise', { good, price }),
  );
  const helps = change !== undefined && useful(change.option) > 0;
  if (helps || !ask.canStop) return change;
  return { answer: null, reason: because('price.keep'), over: byWeight(ask.options, useful) };
}

/** Where one has to be raised, the one that costs least. */
function adjustWage(ask: Asked<'adjust-wage'>, view: HegemonyView): Opinion | undefined {
  const raise = ({ company: id, wage }: { company: string; wage: WageLevel }) => {
    const company = companyIn(view, id);
    return company ? (cardOf(company).wages?.[wage - 1] ?? 0) - wageOf(company) : 0;
  };
  const change = best(
    ask.options,
    (option) => -raise(option),
    (option) => because(raise(option) < 0 ? 'wage.low' : 'wage.least'),
  );
  const lowers = change !== undefined && raise(change.option) < 0;
  if (lowers || !ask.canStop) return change;
  return { answer: null, reason: because('wage.keep'), over: byWeight(ask.options, (option) => -raise(option)) };
}

function storageTile({ seat, options }: Asked<'storage-tile'>, view: HegemonyView): Opinion | undefined {
  return best(
    options,
    (good) => fullness(view, seat as OwnerClass, good),
    (good) => because('storage', { good }),
  );
}

/** The best money for each good, of what taxes and food do not take again. */
function transaction(ask: Asked<'export-transaction'>, view: HegemonyView): Opinion | undefined {
  const { about, options, canStop } = ask;
  const sale = (id: string) => transactionOn(about.card, id);
  const each = (id: string) => {
    const { money, amount } = sale(id) ?? { money: 0, amount: 1 };
    return money / amount;
  };
  const worthWhile = salesWorthWhile(view, ask.seat as Seller, options).map(({ id }) => id);
  if (worthWhile.length === 0 && canStop) {
    return { answer: null, reason: because('export.not'), over: byWeight(options, each) };
  }
  return best(
    options,
    (id) => (worthWhile.includes(id) ? WORTH_WHILE : 0) + each(id),
    (id) => because('export', { money: sale(id)?.money ?? 0 }),
  );
}

/** More than any piece is sold for: the others come after those that pay. */
const WORTH_WHILE = 1000;

function deal({ options }: Asked<'business-deal'>): Opinion | undefined {
  return best(options, dealGain, () => because('deal'));
}

function dealStorage({ about }: Asked<'deal-storage'>): Opinion {
  const { tariff } = about;
  const place = tariff > 0 ? 'free-trade-zone' : 'storage';
  return { answer: place, reason: because(`deal.${place}`, { tariff }) };
}

/** One's own people first, then whoever has most of them without work. */
function staffPublic({ seat, options }: Asked<'staff-public-company'>, view: HegemonyView): Opinion | undefined {
  const idle = (of: WorkerClass) => unemployedCount(view, of);
  return best(
    options,
    ({ class: of }) => (of === seat ? 100 : idle(of)),
    ({ class: of }) => because('staff', { class: of, idle: idle(of) }),
  );
}

export const ECONOMY = {
  'build-company': build,
  'set-wage': setWage,
  'sell-company': sell,
  'extra-shift': biggest('most'),
  'give-bonus': biggest('bonus'),
  machinery: biggest('most'),
  'card-company': biggest('most'),
  'open-public-company': biggest('most'),
  'close-public-company': closeCompany,
  'staff-public-company': staffPublic,
  'discard-companies': discardCompanies,
  'adjust-price': adjustPrice,
  'adjust-wage': adjustWage,
  'storage-tile': storageTile,
  'export-transaction': transaction,
  'business-deal': deal,
  'deal-storage': dealStorage,
  'deal-to-zone': ({ min }) => ({ answer: min, reason: because('deal.store') }),
} satisfies Partial<Advisers<AskKind>>;
