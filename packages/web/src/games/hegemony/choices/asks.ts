/** How every kind of question of Hegemony is answered on the board. A kind that is missing does not compile. */
import { amountMeaning, type HegemonyAsks, type HegemonyView } from '@polity/hegemony/page';
import type { AskOf } from '@polity/kernel';
import type { AmountMeaning, AskTable } from '../../../board/board-rules.js';
import { one } from '../../../board/path.js';
import type { Spot } from '../board/spots.js';
import { prices, transactions, wages } from './gather.js';
import {
  inForce,
  inMarket,
  inSupply,
  inTurn,
  onCardOption,
  onCompany,
  onCompanyAnywhere,
  onEvent,
  onIndustry,
  onResource,
  onSeat,
  onSection,
  onSource,
} from './paths.js';
import { buyingFrom, staffingOf, staffingWishes } from './staffing.js';
import {
  onBothStaffed,
  onBothSwapped,
  onStaff,
  onStaffClass,
  onWorker,
  onWorkerOfSlot,
  orCarried,
  whereToAssign,
} from './workers.js';

/** What the button says that confirms it, by what is done with it. */
const CONFIRMS: Readonly<Record<string, string>> = {
  buy: 'amount.purchase',
  sell: 'amount.sale',
  campaign: 'amount.take',
};

function amount(ask: AskOf<HegemonyAsks>, view: HegemonyView): AmountMeaning {
  const { of, at, start, fist } = amountMeaning(ask, view);
  const inWords: AmountMeaning['say'] = (number, words) => {
    const { kind, params } = at(number);
    return words.say(`amount.${kind}`, params);
  };
  return {
    unit: of,
    start,
    fist,
    say: inWords,
    confirm: CONFIRMS[at(start).kind] ?? 'amount.confirm',
  };
}

export const ASKS: AskTable<HegemonyAsks, HegemonyView, Spot> = {
  turn: { paths: inTurn, isDone: (option) => option.do === 'end' },
  'discard-card': { paths: (id) => one(`card:${id}`) },
  'keep-agenda': { paths: (id) => one(`agenda:${id}`) },

  'propose-bill': { paths: onSection },
  'immediate-vote': { paths: (when) => one(`vote:${when}`) },
  stance: { paths: (stance) => one(`stance:${stance}`) },
  'vote-influence': { amount },

  'assign-to': { paths: whereToAssign, plan: staffingOf },
  'assign-worker': {
    paths: (option, ask, view) => orCarried(onWorker(option, ask, view), ask),
    wishes: staffingWishes,
  },
  'swap-workers': { paths: onBothSwapped },
  'upgrade-worker': { paths: onWorkerOfSlot },
  'upgrade-to': { paths: inSupply },
  'new-worker': { paths: inSupply },
  strike: { paths: onCompany },
  'demonstration-loss': { amount },

  'buy-resource': { paths: onResource, plan: buyingFrom },
  'buy-source': { paths: (id, { about }) => onSource(id, about.resource) },
  'buy-amount': { amount },
  'food-source': { paths: (id) => onSource(id, 'food') },
  'food-amount': { amount },

  'build-company': { paths: inMarket },
  'set-wage': { paths: (level, { about }) => one(`wage:${about.company}:${level}`) },
  'staff-class': { paths: (of, ask, view) => orCarried(onStaffClass(of, view), ask) },
  'staff-worker': { paths: (skill, ask, view) => orCarried(onStaff(skill, ask, view), ask) },
  'sell-company': { paths: onCompany },
  'extra-shift': { paths: onCompany },
  'give-bonus': { paths: onCompany },
  'discard-companies': { paths: inMarket },
  'adjust-price': { paths: ({ good, price }) => one(`price:${good}:${price}`), gathering: prices },
  'adjust-wage': { paths: ({ company, wage }) => one(`wage:${company}:${wage}`), gathering: wages },
  'storage-tile': { paths: (good) => one(`storage:${good}`) },
  machinery: { paths: onCompany },

  'export-transaction': { paths: (id) => one(`transaction:${id}`), gathering: transactions },
  'business-deal': { paths: (id) => one(`deal:${id}`) },
  'deal-storage': { paths: (place) => one(place === 'storage' ? 'storages' : place) },
  'deal-to-zone': { amount },

  'open-public-company': { paths: (id) => one(`closed:${id}`) },
  'close-public-company': { paths: onCompany },
  'staff-public-company': { paths: onBothStaffed },

  event: { paths: onEvent },
  'place-event': { paths: onEvent },
  'replace-event': { paths: onEvent },
  'extra-tax-class': { paths: onSeat },
  'campaign-amount': { amount },

  'card-option': { paths: onCardOption },
  'card-class': { paths: onSeat },
  'card-classes': { paths: onSeat },
  'card-company': { paths: onCompanyAnywhere },
  'card-amount': { amount },
  'card-worker': { paths: onWorker },
  'card-industry': { paths: onIndustry },
  'card-policy': { paths: onSection },
  'protect-policy': { paths: inForce },
  'discard-bill': { paths: onSection },
  'take-influence-from': { paths: onSeat },
  'buy-bond': { paths: (lent) => one(`option:${lent}`) },
  'keep-event': { paths: (choice) => one(`option:${choice}`) },
  'event-cost': { paths: (spent) => one(`option:${Object.entries(spent).flat().join('-')}`) },
  'use-benefit': { paths: (choice) => one(`option:${choice}`) },
  'shift-wage': { paths: ({ company, wage }) => one(`wage:${company}:${wage}`) },
  'historical-event': { paths: (id) => one(`history:${id}`) },
  'save-company': { paths: (choice) => one(`option:${choice}`) },
  'remove-cube': { paths: (of) => one(`cube:${of}`) },
};
