/** In which part of the board a spot lies. */
import type { Seat } from '@polity/hegemony/page';
import type { Part } from './board-tabs.js';
import type { Spot } from './spots.js';

const PLACES: Readonly<Record<string, Part>> = {
  policy: 'politics',
  event: 'politics',
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
  basic: 'hand',
  free: 'hand',
  end: 'hand',
  stance: 'others',
  vote: 'others',
  cube: 'others',
};

/** Nothing for a spot that is drawn beside the board. */
export function partOf(spot: Spot, seat: Seat | null): Part | undefined {
  const [place = '', id] = spot.split(':');
  if (place === 'offer') return id === seat ? 'board' : id === 'middle' || id === 'capitalist' ? 'others' : 'economy';
  if (place === 'seat') return id === seat ? 'board' : 'others';
  return PLACES[place];
}

/** The end of a turn is a button of the question too; nobody is led to it. */
export function partsWithChoices(spots: readonly Spot[], seat: Seat | null): ReadonlySet<Part> {
  return new Set(spots.filter((spot) => spot !== 'end').flatMap((spot) => partOf(spot, seat) ?? []));
}
