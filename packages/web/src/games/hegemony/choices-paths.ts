/** Where each option of an ask lies on the board: the spots that are pointed at, one after the other, to mean it. */
import type { HegemonyView } from '@polity/hegemony/page';
import { cardById, EXPORTS } from '@polity/hegemony/page';
import type { AskDescription, Json, JsonObject } from '@polity/kernel';
import { as, companyNamed, each, one, type Path, type PathsOf } from './choices-way.js';
import {
  assignTo,
  carried,
  staffClass,
  staffPublic,
  staffWorker,
  swap,
  worker,
  workerOnSlot,
} from './choices-workers.js';
import type { Spot } from './spots.js';

const company: PathsOf = (id) => one(`company:${id}`);

/** A company wherever it lies: on the board, in a market, face down. */
const companyAnywhere: PathsOf = (id, _ask, view) => {
  if (companyNamed(view, id)) return one(`company:${id}`);
  return view.state.closed.includes(String(id)) ? one(`closed:${id}`) : one(`market:${id}`);
};

const policySection: PathsOf = (option) => {
  const { policy, section } = as<{ policy: string; section: 'A' | 'B' | 'C' }>(option);
  return one(`policy:${policy}:${section}`);
};

const seat: PathsOf = (id) => one(id === 'foreign-market' ? 'foreign-market' : `seat:${id}`);

const turn: PathsOf = (option) => {
  const { do: what, card, action } = as<JsonObject>(option);
  switch (what) {
    case 'play':
      return one(`card:${card}`);
    case 'basic':
      return one(`basic:${action}`);
    case 'free':
      return one(`free:${action}`);
    default:
      return one('end');
  }
};

const SELLERS = ['middle', 'capitalist', 'state', 'foreign-market'] as const;

/** A resource in the row of resources, or wherever some of it is for sale. */
const resource: PathsOf = (id, _ask, view) => {
  const sellers = SELLERS.filter((seller) => stockOf(view, seller, String(id)) > 0);
  return each([`resource:${id}`, ...sellers.map((seller): Spot => `offer:${seller}:${id}`)]);
};

function stockOf({ middle, capitalist, state }: HegemonyView, seller: (typeof SELLERS)[number], id: string): number {
  const stock: Readonly<Record<string, number>> = {
    middle: middle.storage,
    capitalist: capitalist.storage,
    state: { ...state.services, ...state.goods },
    'foreign-market': { food: 1, luxury: 1 },
  }[seller];
  return stock[id] ?? 0;
}

const source =
  (good: string | undefined): PathsOf =>
  (id, ask, view) => [...seat(id, ask, view), [`offer:${id}:${good ?? ask.about.resource}`]];

const wage: PathsOf = (level, { about }) => one(`wage:${about.company}:${level as 1 | 2 | 3}`);

const cardOption: PathsOf = (id) => one(Object.hasOwn(EXPORTS, String(id)) ? `export:${id}` : `option:${id}`);

/** An industry: as such, or by one of the companies in it. */
const industry: PathsOf = (id, _ask, view) => {
  const inIt = view.companies.filter((other) => cardById(other.id).industry === id);
  return each([`industry:${id}`, ...inIt.map((other): Spot => `company:${other.id}`)]);
};

/** Every kind of ask that picks among options. Amounts are named on a box of their own. */
const PATHS: Readonly<Record<string, PathsOf>> = {
  turn,
  'discard-card': (id) => one(`card:${id}`),

  'propose-bill': policySection,
  'immediate-vote': (when) => one(`vote:${when as 'now' | 'later'}`),
  stance: (stance) => one(`stance:${stance as 'for' | 'against'}`),

  'assign-to': assignTo,
  'assign-worker': carried(worker),
  'swap-workers': swap,
  'upgrade-worker': workerOnSlot,
  'upgrade-to': (id) => one(`supply:${id}`),
  'new-worker': (id) => one(`supply:${id}`),
  strike: company,

  'buy-resource': resource,
  'buy-source': source(undefined),
  'food-source': source('food'),

  'build-company': (id) => one(`market:${id}`),
  'set-wage': wage,
  'staff-class': carried(staffClass),
  'staff-worker': carried(staffWorker),
  'sell-company': company,
  'extra-shift': company,
  'give-bonus': company,
  'discard-companies': (id) => one(`market:${id}`),
  'adjust-price': (option) => {
    const { good, price } = as<{ good: string; price: number }>(option);
    return one(`price:${good}:${price}`);
  },
  'adjust-wage': (option) => {
    const { company: id, wage: level } = as<{ company: string; wage: 1 | 2 | 3 }>(option);
    return one(`wage:${id}:${level}`);
  },
  'storage-tile': (good) => one(`storage:${good}`),
  machinery: company,

  'export-transaction': (id) => one(`transaction:${id}`),
  'business-deal': (id) => one(`deal:${id}`),
  'deal-storage': (place) => one(place === 'storage' ? 'storages' : 'free-trade-zone'),

  'open-public-company': (id) => one(`closed:${id}`),
  'close-public-company': company,
  'staff-public-company': staffPublic,

  event: (id) => one(`event:${id}`),
  'place-event': (id) => one(`event:${id}`),
  'replace-event': (id) => one(`event:${id}`),
  'extra-tax-class': seat,

  'card-option': cardOption,
  'card-class': seat,
  'card-classes': seat,
  'card-company': companyAnywhere,
  'card-worker': worker,
  'card-industry': industry,
  'card-policy': policySection,
  'remove-cube': (of) => one(`cube:${of}`),
};

/** The ways of pointing at an option; none where the board has no place for it. */
export function pathsOf(ask: AskDescription, view: HegemonyView, option: Json): readonly Path[] {
  return PATHS[ask.kind]?.(option, ask, view) ?? [];
}
