/** Rules of thumb for goods, companies, prices and wages. */
import type { Company, Good, HegemonyView, WageLevel } from '@polity/hegemony/page';
import {
  BUSINESS_DEALS,
  type BusinessDeal,
  cardById,
  isOperational,
  outputOf,
  storageLimit,
} from '@polity/hegemony/page';
import { transactionOf } from './choices-gather.js';
import { moneyOf } from './derive.js';
import type { Thumb } from './hints.js';
import { because, bestHint } from './hints-best.js';

const DEALS: Readonly<Record<string, BusinessDeal>> = BUSINESS_DEALS;

function find({ companies }: HegemonyView, id: string): Company | undefined {
  return companies.find((company) => company.id === id);
}

/** What a company makes for what it costs, if its workers can be found. */
const build: Thumb = (ask) =>
  bestHint<string>(
    ask.options,
    (id) => {
      const { produces, cost, automated } = cardById(id);
      return (produces / Math.max(1, cost)) * (automated ? 2 : 1);
    },
    (company) => because('build', { company, makes: cardById(company).produces, cost: cardById(company).cost }),
  );

/** Owners pay as little as they may. */
const setWage: Thumb = (ask) =>
  bestHint<WageLevel>(
    ask.options,
    (wage) => -wage,
    () => because('wage.low'),
  );

const sell: Thumb = (ask, view) =>
  bestHint<string>(
    ask.options,
    (id) => {
      const company = find(view, id);
      return (company && isOperational(company) ? -10 : 0) - (company ? outputOf(company, true) : 0);
    },
    (company) => because('sell', { company }),
  );

/** The company that makes most. */
const biggest =
  (key: string): Thumb =>
  (ask, view) => {
    const makes = (id: string) => {
      const company = find(view, id);
      return company ? outputOf(company, true) : cardById(id).produces;
    };
    return bestHint<string>(ask.options, makes, (company) => because(key, { company, makes: makes(company) }));
  };

/** What cannot be paid for makes room for something else. */
const discardCompanies: Thumb = (ask, view) => {
  const money = moneyOf(view, ask.seat as 'middle' | 'capitalist');
  const dear = ask.options.filter((id) => cardById(String(id)).cost > money);
  return { answer: dear.slice(0, ask.max), why: because(dear.length > 0 ? 'market.clear' : 'market.keep') };
};

/** A full storage wants buyers, an empty one can ask for more. */
const adjustPrice: Thumb = (ask, view) => {
  const seat = ask.seat as 'middle' | 'capitalist';
  const { prices, storage } = view[seat];
  const full = (good: Good) => storage[good] / storageLimit(view, seat, good);
  const useful = ({ good, price }: { good: Good; price: number }) => {
    const rises = price - prices[good];
    return full(good) >= 0.75 ? -rises : full(good) <= 0.25 ? rises : -10;
  };
  const best = bestHint<{ good: Good; price: number }>(ask.options, useful, (change) =>
    because(change.price < prices[change.good] ? 'price.lower' : 'price.raise', { ...change }),
  );
  const good = best && useful(best.answer as unknown as { good: Good; price: number }) > 0;
  return good || !ask.canStop ? best : { answer: null, why: because('price.keep') };
};

const storage: Thumb = (ask, view) => {
  const seat = ask.seat as 'middle' | 'capitalist';
  const full = (good: Good) => view[seat].storage[good] / storageLimit(view, seat, good);
  return bestHint<Good>(ask.options, full, (good) => because('storage', { good }));
};

/** The best money for each good. */
const transaction: Thumb = (ask) =>
  bestHint<string>(
    ask.options,
    (id) => {
      const sale = transactionOf(ask, id);
      return sale ? sale.money / sale.amount : 0;
    },
    (id) => because('export', { money: transactionOf(ask, id)?.money ?? 0 }),
  );

const deal: Thumb = (ask) =>
  bestHint<string>(
    ask.options,
    (id) => -(DEALS[id]?.cost ?? 0),
    () => because('deal'),
  );

const dealStorage: Thumb = (ask) => {
  const tariff = Number(ask.about.tariff ?? 0);
  const place = tariff > 0 ? 'free-trade-zone' : 'storage';
  return { answer: place, why: because(`deal.${place}`, { tariff }) };
};

const closeCompany: Thumb = (ask, view) =>
  bestHint<string>(
    ask.options,
    (id) => {
      const company = find(view, id);
      return company && isOperational(company) ? -outputOf(company, true) : 1;
    },
    (company) => because('close', { company }),
  );

export const ECONOMY: Readonly<Record<string, Thumb>> = {
  'build-company': build,
  'set-wage': setWage,
  'sell-company': sell,
  'extra-shift': biggest('most'),
  'give-bonus': biggest('bonus'),
  machinery: biggest('most'),
  'card-company': biggest('most'),
  'open-public-company': biggest('most'),
  'discard-companies': discardCompanies,
  'adjust-price': adjustPrice,
  'storage-tile': storage,
  'export-transaction': transaction,
  'business-deal': deal,
  'deal-storage': dealStorage,
  'close-public-company': closeCompany,
  'replace-event': (ask) => (ask.canStop ? { answer: null, why: because('event.keep') } : undefined),
};
