/** What things of Hegemony are called at a terminal. */
import { cardById, hegemony, type Policy, PRODUCT, type Seat, type Section } from '@polity/hegemony';
import { ACTION_TEXT, EVENT_TEXT } from './cards.js';

const catalog = hegemony.catalog?.() ?? {};
const NAMES = new Map(
  ['companies', 'actions', 'events'].flatMap((group) =>
    (catalog[group] ?? []).map(({ id, name }): [string, string] => [String(id), String(name)]),
  ),
);

/** The name of a card or company; the second copy of a company has a 2 behind it. */
export function nameOf(id: string): string {
  const [card = id, copy] = id.split('/');
  return `${NAMES.get(card) ?? plain(card)}${copy === undefined ? '' : ` ${copy}`}`;
}

/** The name of an action card or event with what it does, in short. */
export function described(id: string): string {
  const text = ACTION_TEXT[id] ?? EVENT_TEXT[id];
  return text === undefined ? nameOf(id) : `${nameOf(id)}: ${text}`;
}

/** An id as words: `foreign-market` is the foreign market. */
export function plain(id: string): string {
  return id.replaceAll('-', ' ');
}

/** A word with its article. */
export function a(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

export const SEATS: Readonly<Record<Seat, string>> = {
  working: 'Working Class',
  middle: 'Middle Class',
  capitalist: 'Capitalist Class',
  state: 'State',
};

/** A seat, or another place that money and goods come from and go to. */
export function who(id: string): string {
  const name = Object.hasOwn(SEATS, id) ? SEATS[id as Seat] : plain(id);
  return `the ${name}`;
}

export const POLICY_NAMES: Readonly<Record<Policy, string>> = {
  'fiscal-policy': 'Fiscal Policy',
  'labor-market': 'Labor Market',
  taxation: 'Taxation',
  'welfare-health': 'Health & Benefits',
  'welfare-education': 'Education',
  'foreign-trade': 'Foreign Trade',
  immigration: 'Immigration',
};

export function bill(policy: Policy, section: Section): string {
  return `${POLICY_NAMES[policy]} to ${section}`;
}

/** `2 food, 1 health`; what there is none of is left out. */
export function amounts(counts: Readonly<Record<string, number>>, none = 'nothing'): string {
  const parts = Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `${count} ${plain(what)}`);
  return parts.length === 0 ? none : parts.join(', ');
}

/** A company that could be built: what it costs, makes and needs. */
export function offer(id: string): string {
  const { cost, industry, produces, automated, wages, slots } = cardById(id);
  const places = slots.map(({ kind, role }) => (role === 'employee' ? `(${kind})` : kind));
  const pays = wages === null ? '' : `, wages ${wages.join('/')}`;
  const staff = automated ? 'automated' : places.join(' + ');
  return `${nameOf(id)} (cost ${cost}, makes ${produces} ${PRODUCT[industry]}${pays}; ${staff})`;
}

interface Transaction {
  readonly id: string;
  readonly resource: string;
  readonly amount: number;
  readonly money: number;
}

function transactions(card: string): readonly Transaction[] {
  const record = (catalog.exports ?? []).find(({ id }) => id === card);
  return (record?.transactions ?? []) as unknown as readonly Transaction[];
}

/** One transaction of an Export card. */
export function sale(card: string, id: string): string | undefined {
  const found = transactions(card).find((other) => other.id === id);
  return found && `${found.amount} ${found.resource} for ${found.money}`;
}

/** All transactions of an Export card; empty if there is no such card. */
export function exportCard(card: string): string {
  return transactions(card)
    .map(({ amount, resource, money }) => `${amount} ${resource} ${money}`)
    .join(', ');
}

/** What a Business Deal brings, costs and is taxed with. */
export function deal(id: string): string {
  const record = (catalog.businessDeals ?? []).find((other) => other.id === id) as unknown as
    | { goods: Record<string, number>; cost: number; tariffs: Record<Section, number> }
    | undefined;
  if (record === undefined) return plain(id);
  const { A, B, C } = record.tariffs;
  return `${amounts(record.goods)} for ${record.cost} (tariff at A/B/C ${A}/${B}/${C})`;
}

/** The sections that an agenda wants for policies 1 to 5. */
export function agenda(id: string): string {
  const record = (catalog.agendas ?? []).find((other) => other.id === id);
  return Object.entries((record?.policies ?? {}) as Record<string, string>)
    .map(([policy, section]) => `${POLICY_NAMES[policy as Policy]} ${section}`)
    .join(', ');
}
