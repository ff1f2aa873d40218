/** The twelve investments: what a demand round counts for their holder. */
import type { Piece, Resource, Source } from '../names.js';

interface Printed {
  readonly name: string;
  readonly source: Source;
}
/** Only the highest row that is reached counts. */
export interface TableInvestment extends Printed {
  readonly kind: 'table';
  readonly counts: Piece | 'scarce-resources';
  readonly table: readonly { readonly atLeast: number; readonly capital: number }[];
}
/** Scores only if the resource has reached its target. */
export interface SectorInvestment extends Printed {
  readonly kind: 'sector';
  readonly resource: Resource;
  readonly base: number;
  readonly perUnit: number;
  readonly cap: number;
}
/** For each district in protest or strike. */
export interface DistrictInvestment extends Printed {
  readonly kind: 'per-district';
  readonly perUnit: number;
}
export type PrintedInvestment = TableInvestment | SectorInvestment | DistrictInvestment;

/** A resource is scarce at this amount or less. */
export const SCARCE = 1;

export const INVESTMENTS = {
  'healthcare-initiative': {
    name: 'Healthcare Initiative',
    kind: 'table',
    counts: 'illness',
    table: [
      { atLeast: 2, capital: 3 },
      { atLeast: 3, capital: 5 },
      { atLeast: 4, capital: 7 },
    ],
    source: 'transcript',
  },
  'power-siphoning': {
    name: 'Power Siphoning',
    kind: 'table',
    counts: 'outage',
    table: [
      { atLeast: 1, capital: 3 },
      { atLeast: 2, capital: 5 },
      { atLeast: 3, capital: 7 },
    ],
    source: 'transcript',
  },
  'union-agreement': {
    name: 'Union Agreement',
    kind: 'table',
    counts: 'human-first',
    table: [
      { atLeast: 2, capital: 3 },
      { atLeast: 3, capital: 5 },
      { atLeast: 4, capital: 7 },
    ],
    source: 'transcript',
  },
  'laundering-scheme': {
    name: 'Laundering Scheme',
    kind: 'table',
    counts: 'orgcrime',
    table: [
      { atLeast: 2, capital: 3 },
      { atLeast: 3, capital: 5 },
      { atLeast: 4, capital: 7 },
    ],
    source: 'transcript',
  },
  'militarized-police': {
    name: 'Militarized Police',
    kind: 'table',
    counts: 'prisec',
    table: [
      { atLeast: 1, capital: 3 },
      { atLeast: 2, capital: 6 },
      { atLeast: 3, capital: 8 },
    ],
    source: 'transcript',
  },
  'short-sale': {
    name: 'Short Sale',
    kind: 'table',
    counts: 'scarce-resources',
    table: [
      { atLeast: 1, capital: 3 },
      { atLeast: 2, capital: 5 },
      { atLeast: 3, capital: 7 },
    ],
    source: 'transcript',
  },
  'retail-sector': {
    name: 'Retail Sector',
    kind: 'sector',
    resource: 'consumables',
    base: 2,
    perUnit: 2,
    cap: 6,
    source: 'transcript',
  },
  'energy-sector': {
    name: 'Energy Sector',
    kind: 'sector',
    resource: 'energy',
    base: 3,
    perUnit: 2,
    cap: 7,
    source: 'transcript',
  },
  'banking-sector': {
    name: 'Banking Sector',
    kind: 'sector',
    resource: 'credits',
    base: 2,
    perUnit: 1,
    cap: 6,
    source: 'transcript',
  },
  'technology-sector': {
    name: 'Technology Sector',
    kind: 'sector',
    resource: 'tech',
    base: 3,
    perUnit: 1,
    cap: 6,
    source: 'transcript',
  },
  'entertainment-sector': {
    name: 'Entertainment Sector',
    kind: 'sector',
    resource: 'entertainment',
    base: 2,
    perUnit: 1,
    cap: 6,
    source: 'rulebook',
  },
  'populist-dismissal': { name: 'Populist Dismissal', kind: 'per-district', perUnit: 1, source: 'transcript' },
} as const satisfies Readonly<Record<string, PrintedInvestment>>;

export type InvestmentId = keyof typeof INVESTMENTS;
export const INVESTMENT_IDS = Object.keys(INVESTMENTS) as InvestmentId[];
