/** Where options lie on the board: the spots that are pointed at, one after the other, to mean them. */
import type { HegemonyView, Industry, Policy, Proposal, Resource, Source, TurnOption } from '@polity/hegemony/page';
import { cardById, exportCard, SOURCES, stockAt } from '@polity/hegemony/page';
import type { OpenAsk } from '../../../board/board-rules.js';
import { each, one, type Path } from '../../../board/path.js';
import type { Spot } from '../board/spots.js';

export type Paths = readonly Path<Spot>[];

export const onCompany = (id: string): Paths => one(`company:${id}`);

/** A company wherever it lies: on the board, in a market, face down. */
export function onCompanyAnywhere(id: string, _ask: OpenAsk, view: HegemonyView): Paths {
  if (view.companies.some((company) => company.id === id)) return one(`company:${id}`);
  return view.state.closed.includes(id) ? one(`closed:${id}`) : one(`market:${id}`);
}

export const inMarket = (id: string): Paths => one(`market:${id}`);
export const inSupply = (id: Industry): Paths => one(`supply:${id}`);
export const onEvent = (id: string): Paths => one(`event:${id}`);
export const onSection = ({ policy, section }: Proposal): Paths => one(`policy:${policy}:${section}`);
/** A policy by the section that holds. */
export const inForce = (policy: Policy, _ask: OpenAsk, { policies }: HegemonyView): Paths =>
  onSection({ policy, section: policies[policy] });
export const onSeat = (id: Source): Paths => one(id === 'foreign-market' ? id : `seat:${id}`);

export function inTurn(option: TurnOption): Paths {
  switch (option.do) {
    case 'play':
      return one(`card:${option.card}`);
    case 'basic':
      return one(`basic:${option.action}`);
    case 'free':
      return one(`free:${option.action}`);
    case 'end':
      return one('end');
  }
}

/** A resource in the row of resources, or wherever some of it is for sale. */
export function onResource(id: Resource, _ask: OpenAsk, view: HegemonyView): Paths {
  const sellers = SOURCES.filter((source) => stockAt(view, source, id) > 0);
  return each<Spot>([`resource:${id}`, ...sellers.map((source): Spot => `offer:${source}:${id}`)]);
}

/** A seller, or what it offers of the good. */
export function onSource(id: Source, good: string): Paths {
  return [...onSeat(id), [`offer:${id}:${good}`]];
}

export function onCardOption(id: string): Paths {
  return one<Spot>(exportCard(id) !== undefined ? `export:${id}` : `option:${id}`);
}

/** An industry: as such, or by one of the companies in it. */
export function onIndustry(id: Industry, _ask: OpenAsk, view: HegemonyView): Paths {
  const inIt = view.companies.filter((other) => cardById(other.id).industry === id);
  return each<Spot>([`industry:${id}`, ...inIt.map((other): Spot => `company:${other.id}`)]);
}
