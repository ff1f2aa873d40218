/** Where each option of an ask lies on the board: the spots that are pointed at, one after the other, to mean it. */
import type { Company, HegemonyView, Industry, Skill, WorkerAt, WorkerClass } from '@polity/hegemony/page';
import { cardById, cardOf, EXPORTS, openSlots, SKILLS } from '@polity/hegemony/page';
import type { AskDescription, Json, JsonObject } from '@polity/kernel';
import type { Spot } from './spots.js';

/** One way of pointing at an option. Several ways may lead to it. */
export type Path = readonly Spot[];
type PathsOf = (option: Json, ask: AskDescription, view: HegemonyView) => readonly Path[];

/** An option that is known to be an object of this shape, because the game says so of its kind. */
function as<Shape>(option: Json): Shape {
  return option as unknown as Shape;
}
const one = (...path: Spot[]): readonly Path[] => [path];
const each = (spots: readonly Spot[]): readonly Path[] => spots.map((spot) => [spot]);

function companyNamed(view: HegemonyView, id: Json | undefined): Company | undefined {
  return view.companies.find((company) => company.id === id);
}

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

/** A place that is to be staffed: a company's card or an empty slot of it, a union; or first one who goes there. */
const assignTo: PathsOf = (option, ask, view) => {
  const { company: id, union } = as<{ company?: string; union?: Industry }>(option);
  const place = companyNamed(view, id);
  const targets: Spot[] = union === undefined ? [`company:${id}`] : [`union:${union}`];
  const kinds: Skill[] = union === undefined ? [] : [union];
  for (const slot of place ? openSlots(place, ask.seat as WorkerClass) : []) {
    targets.push(`slot:${id}:${slot}`);
    if (place) kinds.push(cardOf(place).slots[slot]?.kind ?? 'unskilled');
  }
  const idle = view.unemployed[ask.seat as WorkerClass] ?? {};
  const goers = SKILLS.filter((skill) => idle[skill] > 0 && (kinds.includes(skill) || kinds.includes('unskilled')));
  return [
    ...each(targets),
    ...goers.flatMap((skill) => targets.map((target): Path => [`unemployed:${ask.seat}:${skill}`, target])),
  ];
};

/** A worker where it stands. Two alike in one company are the same to the game. */
const worker: PathsOf = (option, ask, view) => {
  const { from, skill } = as<WorkerAt>(option);
  if (from === 'unemployed') return one(`unemployed:${ask.seat}:${skill}`);
  const alike = companyNamed(view, from)?.workers.flatMap((standing, slot) =>
    standing?.class === ask.seat && standing.skill === skill && !standing.committed ? [slot] : [],
  );
  return each((alike ?? []).map((slot): Spot => `slot:${from}:${slot}`));
};

const workerOnSlot: PathsOf = (option, ask) => {
  const { from, skill, slot } = as<WorkerAt & { slot: number }>(option);
  return one(from === 'unemployed' ? `unemployed:${ask.seat}:${skill}` : `slot:${from}:${slot}`);
};

/** Who leaves and who comes, in either order. */
const swap: PathsOf = (option, ask) => {
  const { company: id, slot, skill } = as<{ company: string; slot: number; skill: Skill }>(option);
  const leaves: Spot = `slot:${id}:${slot}`;
  const comes: Spot = `unemployed:${ask.seat}:${skill}`;
  return [
    [leaves, comes],
    [comes, leaves],
  ];
};

/** The unemployed of the class that staffs the company; which one that is shows in who could be picked. */
const staffWorker: PathsOf = (skill, ask, view) => {
  const place = companyNamed(view, ask.about.company);
  const standing = place?.workers.find((inside) => inside !== null)?.class;
  const fits = (of: WorkerClass) => ask.options.every((option) => view.unemployed[of][option as Skill] > 0);
  const employs = place && cardOf(place).slots.some(({ role }) => role === 'employee');
  const likely: readonly WorkerClass[] = employs ? ['working'] : standing ? [standing] : ['working', 'middle'];
  const classes = likely.filter(fits);
  if (classes.length === 0) return one(`supply:${skill}`);
  return each(classes.map((of): Spot => `unemployed:${of}:${skill}`));
};

/** A class, by its panel or by its people among the unemployed. */
const staffClass: PathsOf = (of, _ask, view) => {
  const skills = SKILLS.filter((skill) => view.unemployed[of as WorkerClass][skill] > 0);
  return each([`seat:${of}`, ...skills.map((skill): Spot => `unemployed:${of}:${skill}`)]);
};

const staffPublic: PathsOf = (option) => {
  const { company: id, class: of } = as<{ company: string; class: WorkerClass }>(option);
  return [
    [`company:${id}`, `seat:${of}`],
    [`seat:${of}`, `company:${id}`],
  ];
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
  'assign-worker': worker,
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
  'staff-class': staffClass,
  'staff-worker': staffWorker,
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
