/** Advice on goods, companies and wages. */
import { byWeight } from '@polity/kernel';
import { transactionOn } from '../reading/printed.js';
import { because } from '../reading/reason.js';
import type { Seller } from '../rules/actions/foreign-trade.js';
import { cardById, cardOf, companyIn, isOperational, outputOf, wageOf } from '../rules/companies.js';
import type { OwnerClass } from '../rules/goods.js';
import { unemployedCount } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import { INDUSTRIES, type WageLevel, type WorkerClass } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { type Advisers, type Asked, type AskKind, type Opinion, orUndo } from './asked.js';
import { best } from './best.js';
import { worthOfBuilding, worthOfChoice } from './building.js';
import { reasonsToBuild } from './building-reasons.js';
import { broughtBy, type MoneyLeft, mostBySales, salesWorthWhile } from './exporting.js';
import { dealGain, gainOfSelling } from './owning.js';
import { adjustPrice, fullness } from './prices.js';

/** What earns most until the end; the Middle Class looks first for those who would run it. */
function build(ask: Asked<'build-company'>, seen: HegemonyView): Opinion | undefined {
  const { options, canStop, about } = ask;
  const seat = ask.seat as OwnerClass;
  const view = about.newcomer ? withNewcomer(seen) : seen;
  const costOf = (id: string) => about.costs?.[id] ?? cardById(id).cost;
  const [company, ...over] = byWeight(options, (id) => worthOfChoice(view, seat, id, costOf(id)));
  if (company === undefined) return undefined;
  const worth = worthOfBuilding(view, seat, company, costOf(company));
  // What costs nothing is worth having, though nobody can work there yet.
  const loses = worth < 0 || (worth === 0 && costOf(company) > 0);
  if (loses && canStop) return { answer: null, reason: because('build.not'), over: [company, ...over] };
  const choice = { company, cost: costOf(company), over };
  const [reason = because('build.not'), ...more] = reasonsToBuild(view, seat, choice);
  if (!loses) return { answer: company, reason, more, over };
  const undone = orUndo({ answer: company, reason, over }, loses);
  // What it would lose is not seen at a glance, where others leave their place for it.
  return seat === 'middle' && undone
    ? { ...undone, more: reasonsToBuild(view, seat, { ...choice, named: true }) }
    : undone;
}

/** With a worker from the Supply, of whatever skill the company wants. */
function withNewcomer(view: HegemonyView): HegemonyView {
  const middle = { ...view.unemployed.middle };
  for (const skill of INDUSTRIES) middle[skill]++;
  return { ...view, unemployed: { ...view.unemployed, middle } };
}

/** Owners pay as little as they may. */
function setWage({ options }: Asked<'set-wage'>): Opinion | undefined {
  return best(
    options,
    (wage) => -wage,
    () => because('wage.low'),
  );
}

/** What brings most after what it would still have earned; nothing in the place of a company that earns more than that. */
function sell({ options, about }: Asked<'sell-company'>, view: HegemonyView): Opinion | undefined {
  const gain = (id: string) => {
    const company = companyIn(view, id);
    return company ? gainOfSelling(view, company, about.times) : 0;
  };
  const sale = best(options, gain, (company) => because('sell', { company }));
  return orUndo(sale, sale !== undefined && gain(sale.option) <= 0);
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

/**
 * The most money that what lies in store brings, of what taxes and food do not take again; the best price for each piece
 * first, or where only so many sales may be made the most money.
 * @param left what production leaves of one's money: by the forecast, if not said.
 */
export function transaction(
  ask: Asked<'export-transaction'>,
  view: HegemonyView,
  left?: MoneyLeft,
): Opinion | undefined {
  const { about, options, canStop } = ask;
  const seat = ask.seat as Seller;
  const sale = (id: string) => transactionOn(about.card, id) ?? { money: 0, amount: 1 };
  const each = (id: string) => {
    const { money, amount } = sale(id);
    return about.most === undefined ? money / amount : money;
  };
  const worthWhile = salesWorthWhile(view, seat, options, left);
  if (worthWhile.length === 0 && canStop) {
    return { answer: null, reason: because('export.not'), over: byWeight(options, each) };
  }
  const all = broughtBy(worthWhile);
  const kept = mostBySales(view, seat, options) - all;
  const together = (money: number) =>
    about.most === undefined ? { rest: all - money, all, kept } : { rest: 0, kept: 0 };
  return best(
    options,
    (id) => (worthWhile.some((one) => one.id === id) ? WORTH_WHILE : 0) + each(id),
    (id) => because('export', { money: sale(id).money, ...together(sale(id).money) }),
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
