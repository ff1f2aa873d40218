/** Rules of thumb for what single cards and events ask. */
import type { Class, Good, HegemonyView, Industry, Seat, Source, WageLevel, WorkerClass } from '@polity/hegemony/page';
import {
  CLASSES,
  cardOf,
  EVENTS,
  EXPORTS,
  type ExportCard,
  population,
  priceAt,
  SKILLS,
  wageOf,
} from '@polity/hegemony/page';
import { amountMeaning } from './amounts.js';
import { stockOf } from './derive.js';
import type { Thumb } from './hints.js';
import { because, bestHint } from './hints-best.js';
import { spareMoney } from './hints-money.js';
import { pleaseClass } from './hints-politics.js';

const EXPORT_CARDS: Readonly<Record<string, ExportCard>> = EXPORTS;

/** A card or an event is there once: as much as it allows, and goods for the price it pays. */
const cardAmount: Thumb = (ask, view) => {
  const { price, source, good, event } = ask.about;
  const answer = amountMeaning(ask, view).start;
  if (typeof price === 'number' && source === undefined && good !== undefined) {
    if (price === 0) return { answer: ask.min, why: because('card.nothing') };
    return { answer, why: because('card.sell', { price, good }) };
  }
  return { answer, why: because(event === undefined ? 'card.amount' : 'card.event') };
};

/** What a good earns if it is sold by an Export card, as far as it is in store. */
function earnings(view: HegemonyView, seat: 'middle' | 'capitalist', id: string): number {
  const { storage } = view[seat];
  let sum = 0;
  for (const { good, amount, money } of Object.values(EXPORT_CARDS[id] ?? {})) {
    if (storage[good as Good] >= amount) sum += money;
  }
  return sum;
}

const cardOption: Thumb = (ask, view) => {
  const options = ask.options.map(String);
  if (options.every((id) => EXPORT_CARDS[id] !== undefined)) {
    const earned = (id: string) => earnings(view, ask.seat as 'middle' | 'capitalist', id);
    return bestHint<string>(ask.options, earned, (id) => because('card.export', { money: earned(id) }));
  }
  if (options.includes('market')) return { answer: 'market', why: because('card.market') };
  if (options.includes('one-token')) return { answer: 'one-token', why: because('card.token') };
  if (options.includes('many-sources')) return { answer: 'many-sources', why: because('card.sources') };
  if (ask.about.event !== undefined && options.every((sum) => Number.isFinite(Number(sum)))) {
    const affordable = options.filter((sum) => 3 * Number(sum) <= view.state.treasury);
    return { answer: affordable.at(-1) ?? options[0] ?? null, why: because('card.event') };
  }
  return undefined;
};

/** Landlords and hosts are paid: as much as can be spared, or as little as possible. Others are chosen by points. */
const cardClass: Thumb = (ask, view) => {
  const { card } = ask.about;
  if (card === 'wc-affordable-housing') {
    const dear = ask.options.includes('capitalist') && spareMoney(view, 'working') >= HOUSING.capitalist.rent;
    const landlord = dear || !ask.options.includes('middle') ? 'capitalist' : 'middle';
    return { answer: landlord, why: because('card.rent', { ...HOUSING[landlord] }) };
  }
  if (card === 'wc-boost-domestic-tourism') {
    const price = (of: Source) => priceAt(view, of, 'luxury');
    return bestHint<Seat>(
      ask.options,
      (of) => Math.min(stockOf(view, of as 'middle', 'luxury').amount, population(view, 'working')) * 100 - price(of),
      (of) => because('card.host', { price: price(of) }),
    );
  }
  return pleaseClass(ask, view);
};

/** As printed on Affordable Housing. */
const HOUSING = { capitalist: { rent: 20, points: 5 }, middle: { rent: 10, points: 3 } } as const;

/** Where most companies that employ the Working Class belong to one owner. */
const industry: Thumb = (ask, { companies }) => {
  const workplaces = (of: Industry) => {
    const counts = { middle: 0, capitalist: 0, state: 0, working: 0 };
    for (const company of companies) {
      const employs = company.workers.some((worker) => worker?.class === 'working');
      if (employs && cardOf(company).industry === of) counts[company.owner]++;
    }
    return Math.max(counts.middle, counts.capitalist, counts.state);
  };
  return bestHint<Industry>(ask.options, workplaces, (of) => because('card.industry', { count: workplaces(of) }));
};

/** What an event would cost that nobody deals with; what costs the least loved class counts most. */
function penaltyOf({ state }: HegemonyView, id: string): number {
  const lost = EVENTS[id.split('/')[0] ?? id]?.penalty.legitimacy ?? {};
  const lowest = Math.min(...CLASSES.map((of) => state.legitimacy[of]));
  const weight = (of: Class) => (state.legitimacy[of] === lowest ? 2 : 1);
  return CLASSES.reduce((sum, of) => sum + Math.abs(lost[of] ?? 0) * weight(of), 0);
}

const event: Thumb = (ask, view) =>
  bestHint<string>(
    ask.options,
    (id) => penaltyOf(view, id),
    () => because('event.worst'),
  );

const placeEvent: Thumb = (ask, view) =>
  bestHint<string>(
    ask.options,
    (id) => -penaltyOf(view, id),
    () => because('event.mildest'),
  );

/** One's own people first, then whoever has most of them without work. */
const staffPublic: Thumb = (ask, view) => {
  const idle = (of: WorkerClass) => SKILLS.reduce((sum, skill) => sum + view.unemployed[of][skill], 0);
  return bestHint<{ company: string; class: WorkerClass }>(
    ask.options,
    ({ class: of }) => (of === ask.seat ? 100 : idle(of)),
    ({ class: of }) => because('staff', { class: of, idle: idle(of) }),
  );
};

/** Where one has to be raised, the one that costs least. */
const adjustWage: Thumb = (ask, { companies }) => {
  const raise = ({ company: id, wage }: { company: string; wage: WageLevel }) => {
    const company = companies.find((one) => one.id === id);
    return company ? (cardOf(company).wages?.[wage - 1] ?? 0) - wageOf(company) : 0;
  };
  const best = bestHint<{ company: string; wage: WageLevel }>(
    ask.options,
    (change) => -raise(change),
    (change) => because(raise(change) < 0 ? 'wage.low' : 'wage.least'),
  );
  const lowers = best !== undefined && raise(best.answer as unknown as { company: string; wage: WageLevel }) < 0;
  return lowers || !ask.canStop ? best : { answer: null, why: because('wage.keep') };
};

export const CARDS: Readonly<Record<string, Thumb>> = {
  'card-amount': cardAmount,
  'card-option': cardOption,
  'card-class': cardClass,
  'card-industry': industry,
  event,
  'place-event': placeEvent,
  'staff-public-company': staffPublic,
  'adjust-wage': adjustWage,
  'deal-to-zone': (ask) => ({ answer: ask.min, why: because('deal.store') }),
};
