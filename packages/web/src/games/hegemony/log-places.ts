/**
 * The places of the board that a log entry speaks of. Places have the names that the board gives them: spots, and the
 * anchors where things start and arrive; `seat:…` is a player's panel or board. What lies nowhere any more is left out by
 * whoever shows them, and so is a place that holds another one which is shown.
 */
import type { Class, HegemonyLog, Purse, Resource, Seat, Source, WorkerClass } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';

type Places = readonly string[];
type PlacesOf = { readonly [Kind in keyof HegemonyLog]: (params: HegemonyLog[Kind]) => Places };

const seatOf = ({ seat }: { readonly seat: Seat }): Places => [`seat:${seat}`];
const companyOf = ({ company }: { readonly company: string }): Places => [`company:${company}`];
const sectionOf = ({ policy, section }: { readonly policy: string; readonly section: string }): Places => [
  `policy:${policy}:${section}`,
  `policy:${policy}`,
];
const nowhere = (): Places => [];
const abroad = (): Places => ['foreign-market'];

function purse(of: Purse): Places {
  return of === 'supply' ? [] : [`money:${of}`, `seat:${of}`];
}

function hand(seat: Seat): Places {
  return [`hand:${seat}`, `seat:${seat}`];
}

/** Where a seat has what it owns of a resource; owners keep goods for sale in a storage. */
function stock(seat: Seat, resource: Resource): Places {
  if (resource === 'influence') return [`influence:${seat}`, `seat:${seat}`];
  if (seat === 'state') return [`service:${resource}`, 'services'];
  return [`${resource}:${seat}`, `seat:${seat}`];
}

function storage(seat: Seat, resource: Resource): Places {
  if (resource === 'influence' || seat === 'state' || seat === 'working') return stock(seat, resource);
  return [`${resource}:${seat}:storage`, `seat:${seat}`];
}

function offer(source: Source, resource: Resource): Places {
  if (source === 'foreign-market') return abroad();
  return source === 'state' ? [`service:${resource}`, 'services'] : storage(source, resource);
}

/** A worker is without work, in the Trade Union of its skill, or in a company. */
function worker(of: WorkerClass, at: string, skill = ''): Places {
  switch (at) {
    case 'unemployed':
    case 'supply':
      return [`unemployed:${of}`, 'unemployed'];
    case 'union':
      return [`union:${skill}`, 'seat:working'];
    default:
      return [`company:${at}`];
  }
}

function legitimacy({ class: of }: { readonly class: Class }): Places {
  return [`legitimacy:${of}`, 'seat:state'];
}

const PLACES: PlacesOf = {
  round: nowhere,
  phase: nowhere,
  card: seatOf,
  basic: seatOf,
  free: seatOf,
  pass: seatOf,
  'end-turn': seatOf,
  pay: ({ from, to }) => [...purse(from), ...purse(to)],
  loan: ({ seat }) => purse(seat),
  'loan-paid': ({ seat }) => purse(seat),
  'to-capital': () => ['capital', 'money:capitalist', 'seat:capitalist'],
  points: ({ seat }) => [`vp:${seat}`, `seat:${seat}`],
  prosperity: ({ seat }) => [`prosperity:${seat}`, `seat:${seat}`],
  wealth: () => ['wealth', 'seat:capitalist'],
  legitimacy,
  'legitimacy-token': legitimacy,
  resource: ({ seat, resource }) => stock(seat, resource),
  bought: ({ seat, from, resource }) => [...stock(seat, resource), ...offer(from, resource)],
  sold: ({ seat, good }) => [...storage(seat, good), `money:${seat}`],
  produced: ({ company, owner, resource }) => [`company:${company}`, ...storage(owner, resource)],
  'new-worker': ({ class: of }) => worker(of, 'unemployed'),
  'worker-left': ({ class: of }) => worker(of, 'unemployed'),
  upgraded: ({ class: of, at, from }) => worker(of, at, from),
  assigned: ({ class: of, skill, from, to }) => [...worker(of, to, skill), ...worker(of, from, skill)],
  swapped: ({ class: of, company }) => [`company:${company}`, ...worker(of, 'unemployed')],
  dismissed: ({ class: of, from }) => [...worker(of, from), ...worker(of, 'unemployed')],
  'union-dissolved': ({ industry }) => [`union:${industry}`, 'seat:working'],
  strike: companyOf,
  'strike-over': companyOf,
  demonstration: () => worker('working', 'unemployed'),
  'demonstration-over': () => worker('working', 'unemployed'),
  built: ({ seat, company }) => [`company:${company}`, ...purse(seat)],
  'company-sold': ({ seat, company }) => [`company:${company}`, ...purse(seat)],
  opened: companyOf,
  closed: companyOf,
  'company-moved': ({ company, to }) =>
    to === 'removed' ? companyOf({ company }) : [`company:${company}`, `seat:${to}`],
  wage: companyOf,
  price: ({ seat, good }) => storage(seat, good),
  committed: companyOf,
  machinery: companyOf,
  'storage-tile': ({ seat, good }) => storage(seat, good),
  'companies-discarded': ({ seat }) => [`market:${seat}`],
  'companies-revealed': ({ seat, companies }) => [...companies.map((id) => `market:${id}`), `market:${seat}`],
  'export-card': abroad,
  'exports-revealed': abroad,
  deals: abroad,
  deal: () => ['foreign-market', 'seat:capitalist'],
  drew: ({ seat }) => hand(seat),
  'drew-cards': ({ seat, cards }) => [...cards.map((card) => `card:${card}`), ...hand(seat)],
  immigrant: ({ class: of }) => [...worker(of, 'unemployed'), 'policy:immigration'],
  events: ({ cards }) => [...cards.map((id) => `event:${id}`), 'events'],
  event: ({ event }) => [`event:${event}`, 'events'],
  'event-unresolved': ({ event }) => [`event:${event}`, 'events'],
  'event-placed': ({ event }) => [`event:${event}`, 'events'],
  'events-seen': ({ cards }) => [...cards.map((id) => `event:${id}`), 'events'],
  agenda: () => ['agenda', 'seat:state'],
  benefits: ({ class: of }) => [`benefits:${of}`, 'seat:state'],
  'benefits-received': ({ class: of }) => [`seat:${of}`],
  cubes: ({ class: of }) => [`bag:${of}`, 'bag'],
  'cubes-drawn': () => ['drawn', 'bag'],
  'cubes-removed': () => ['drawn', 'bag'],
  bill: sectionOf,
  vote: sectionOf,
  stance: seatOf,
  'influence-spent': ({ seat }) => stock(seat, 'influence'),
  'vote-result': sectionOf,
  policy: sectionOf,
  imf: () => purse('state'),
  'food-used': ({ seat }) => stock(seat, 'food'),
  'game-over': ({ winners }) => winners.map((seat) => `seat:${seat}`),
};

export function placesOf({ kind, params }: LogEntry): Places {
  const known = PLACES as Readonly<Record<string, ((params: never) => Places) | undefined>>;
  return [...new Set(known[kind]?.(params as never) ?? [])];
}
