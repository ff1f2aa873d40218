/**
 * The spots of the board that a log entry speaks of. They have the names that the board gives them: what is pressed, and the
 * anchors where things start and arrive; `seat:…` is a player's panel or board. What lies nowhere any more is left out by
 * whoever shows them, and so is a spot that holds another one which is shown.
 */
import type { Class, HegemonyLog, Purse, Resource, Seat, Source, WorkerClass } from '@polity/hegemony/page';
import { spotsByKind } from '../../../board/log-spots.js';

type Spots = readonly string[];

const seatOf = ({ seat }: { readonly seat: Seat }): Spots => [`seat:${seat}`];
const companyOf = ({ company }: { readonly company: string }): Spots => [`company:${company}`];
/** Several wages may be told in one line. */
const companiesWith = ({
  company,
  wages,
}: {
  readonly company: string;
  readonly wages?: readonly { readonly company: string }[];
}) => (wages ?? [{ company }]).flatMap(companyOf);
const sectionOf = ({ policy, section }: { readonly policy: string; readonly section: string }): Spots => [
  `policy:${policy}:${section}`,
  `policy:${policy}`,
];
const nowhere = (): Spots => [];
const abroad = (): Spots => ['foreign-market'];
const crisis = (): Spots => ['crisis'];

function purse(of: Purse): Spots {
  return of === 'supply' ? [] : [`money:${of}`, `seat:${of}`];
}

function hand(seat: Seat): Spots {
  return [`hand:${seat}`, `seat:${seat}`];
}

/** Where a seat has what it owns of a resource; owners keep goods for sale in a storage. */
function stock(seat: Seat, resource: Resource): Spots {
  if (resource === 'influence') return [`influence:${seat}`, `seat:${seat}`];
  if (seat === 'state') return [`service:${resource}`, 'services'];
  return [`${resource}:${seat}`, `seat:${seat}`];
}

function storage(seat: Seat, resource: Resource): Spots {
  if (resource === 'influence' || seat === 'state' || seat === 'working') return stock(seat, resource);
  return [`${resource}:${seat}:storage`, `seat:${seat}`];
}

function offer(source: Source, resource: Resource): Spots {
  if (source === 'foreign-market') return abroad();
  return source === 'state' ? [`service:${resource}`, 'services'] : storage(source, resource);
}

/** A worker is without work, in the Trade Union of its skill, or in a company. */
function worker(of: WorkerClass, at: string, skill = ''): Spots {
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

function historical({ card }: { readonly card: string }): Spots {
  return [`history:${card}`, 'history'];
}

function legitimacy({ class: of }: { readonly class: Class }): Spots {
  return [`legitimacy:${of}`, 'seat:state'];
}

export const spotsOf = spotsByKind<HegemonyLog>({
  round: nowhere,
  phase: nowhere,
  card: seatOf,
  basic: seatOf,
  free: seatOf,
  pass: seatOf,
  'end-turn': seatOf,
  'to-be-handed-over': seatOf,
  'handed-over': seatOf,
  pay: ({ from, to }) => [...purse(from), ...purse(to)],
  loan: ({ seat }) => purse(seat),
  'loan-paid': ({ seat }) => purse(seat),
  'to-capital': () => ['capital', 'money:capitalist', 'seat:capitalist'],
  points: ({ seat }) => [`vp:${seat}`, `seat:${seat}`],
  prosperity: ({ seat }) => [`prosperity:${seat}`, `seat:${seat}`],
  wealth: () => ['wealth', 'seat:capitalist'],
  legitimacy,
  'legitimacy-halved': () => ['legitimacy:working', 'legitimacy:middle', 'legitimacy:capitalist', 'seat:state'],
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
  wage: companiesWith,
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
  'agenda-kept': ({ seat, card }) => [`agenda:${card}`, `seat:${seat}`],
  'agenda-fulfilled': seatOf,
  'agenda-lost': seatOf,
  'agenda-turned': seatOf,
  'automa-card': seatOf,
  'automa-failed': seatOf,
  'automa-action': seatOf,
  'automa-special': seatOf,
  'automa-instead': seatOf,
  'automa-no-bonus': seatOf,
  'automa-pressure': seatOf,
  'automa-check': seatOf,
  'automa-raised': seatOf,
  'automa-raised-policy': seatOf,
  'automa-not-raised': seatOf,
  'automa-rows': seatOf,
  'automa-lowered': seatOf,
  'automa-aside': seatOf,
  'automa-options': seatOf,
  'automa-bullet': seatOf,
  'automa-weighs': seatOf,
  'automa-spending': ({ seats }) => seats.map((seat) => `seat:${seat}`),
  'automa-drew': seatOf,
  'automa-chose': seatOf,
  benefits: ({ class: of }) => [`benefits:${of}`, 'seat:state'],
  'benefits-received': ({ class: of }) => [`seat:${of}`],
  'benefits-lost': ({ class: of }) => [`benefits:${of}`, 'seat:state'],
  cubes: ({ class: of }) => [`bag:${of}`, 'bag'],
  'cubes-drawn': () => ['drawn', 'bag'],
  'cubes-removed': () => ['drawn', 'bag'],
  bill: sectionOf,
  'bill-discarded': sectionOf,
  'policy-protected': ({ policy }) => [`policy:${policy}`],
  vote: sectionOf,
  stance: seatOf,
  'influence-spent': ({ seat }) => stock(seat, 'influence'),
  'vote-result': sectionOf,
  policy: sectionOf,
  imf: () => purse('state'),
  'crisis-response': crisis,
  'crisis-skipped': crisis,
  'crisis-open': crisis,
  'bill-returned': sectionOf,
  'policy-locked': ({ policy }) => [`policy:${policy}`],
  'locks-removed': ({ policies }) => policies.map((policy) => `policy:${policy}`),
  'bond-offered': seatOf,
  'bonds-short': crisis,
  'event-kept': seatOf,
  'event-cashed': seatOf,
  'benefit-used': seatOf,
  'benefit-goods': ({ seat, resource }) => stock(seat, resource),
  'wage-shifted': companyOf,
  'state-pressed': sectionOf,
  'history-start': () => ['history'],
  'history-open': ({ cards }) => [...cards.map((card) => `history:${card}`), 'history'],
  history: historical,
  'history-idle': historical,
  'company-discarded': ({ seat, company }) => [`company:${company}`, `seat:${seat}`],
  'company-saved': companyOf,
  'food-used': ({ seat }) => stock(seat, 'food'),
  'game-over': ({ winners }) => winners.map((seat) => `seat:${seat}`),
});
