/** In which part of the board a spot lies. */
import type { Seat } from '@polity/hegemony/page';
import type { SpotKind } from './spots.js';

export type Part = 'politics' | 'economy' | 'board' | 'hand' | 'others';

type PartOf = Part | null | ((id: string | undefined, seat: Seat | null) => Part);

/** Every kind of spot; nothing for those that are drawn beside the board. */
const PARTS: Readonly<Record<SpotKind, PartOf>> = {
  policy: 'politics',
  event: 'politics',
  history: 'politics',
  crisis: 'politics',
  company: 'economy',
  slot: 'economy',
  wage: 'economy',
  market: 'economy',
  closed: 'economy',
  unemployed: 'economy',
  'foreign-market': 'economy',
  transaction: 'economy',
  deal: 'economy',
  resource: 'board',
  union: 'board',
  price: 'board',
  storage: 'board',
  storages: 'board',
  'free-trade-zone': 'board',
  card: 'hand',
  agenda: 'hand',
  basic: 'hand',
  free: 'hand',
  end: 'hand',
  stance: 'others',
  vote: 'others',
  cube: 'others',
  offer: (id, seat) => (id === seat ? 'board' : id === 'middle' || id === 'capitalist' ? 'others' : 'economy'),
  seat: (id, seat) => (id === seat ? 'board' : 'others'),
  supply: null,
  export: null,
  industry: null,
  option: null,
};

export function partOf(spot: string, seat: Seat | null): Part | undefined {
  const [kind = '', id] = spot.split(':');
  const part = PARTS[kind as SpotKind];
  return (typeof part === 'function' ? part(id, seat) : part) ?? undefined;
}

/** Nobody is led to the end of a turn while there is anything else to do. */
export function partsWithChoices(spots: readonly string[], seat: Seat | null): ReadonlySet<Part> {
  const others = spots.filter((spot) => spot !== 'end');
  return new Set((others.length > 0 ? others : spots).flatMap((spot) => partOf(spot, seat) ?? []));
}
