/** The nine demands of the United States: what has to be in the supply, and what failing costs in threat. */
import type { Resource, Source } from '../names.js';

export interface PrintedDemand {
  readonly name: string;
  readonly demand: Readonly<Record<Resource, number>>;
  readonly failThreat: number;
  readonly source: Source;
}

export const DEMANDS = {
  'hosting-worlds-cup': {
    name: "Hosting World's Cup",
    demand: { energy: 0, consumables: 1, tech: 3, entertainment: 4, credits: 2 },
    failThreat: 5,
    source: 'transcript',
  },
  'increased-martian-violence': {
    name: 'Increased Martian Violence',
    demand: { energy: 1, consumables: 2, tech: 0, entertainment: 2, credits: 6 },
    failThreat: 6,
    source: 'rulebook',
  },
  'network-disruption': {
    name: 'Network Disruption',
    demand: { energy: 0, consumables: 0, tech: 4, entertainment: 4, credits: 3 },
    failThreat: 7,
    source: 'rulebook',
  },
  'power-grid-overload': {
    name: 'Power Grid Overload',
    demand: { energy: 2, consumables: 0, tech: 1, entertainment: 2, credits: 2 },
    failThreat: 6,
    source: 'transcript',
  },
  'recreational-drug-ban': {
    name: 'Recreational Drug Ban',
    demand: { energy: 0, consumables: 1, tech: 0, entertainment: 6, credits: 6 },
    failThreat: 7,
    source: 'transcript',
  },
  'refugee-influx': {
    name: 'Refugee Influx',
    demand: { energy: 0, consumables: 3, tech: 1, entertainment: 3, credits: 2 },
    failThreat: 5,
    source: 'transcript',
  },
  'retail-shortage': {
    name: 'Retail Shortage',
    demand: { energy: 1, consumables: 1, tech: 0, entertainment: 5, credits: 1 },
    failThreat: 7,
    source: 'transcript',
  },
  'space-elevator-malfunction': {
    name: 'Space Elevator Malfunction',
    demand: { energy: 1, consumables: 0, tech: 2, entertainment: 2, credits: 6 },
    failThreat: 6,
    source: 'transcript',
  },
  'tourism-spike': {
    name: 'Tourism Spike',
    demand: { energy: 2, consumables: 0, tech: 0, entertainment: 5, credits: 5 },
    failThreat: 5,
    source: 'transcript',
  },
} as const satisfies Readonly<Record<string, PrintedDemand>>;

export type DemandId = keyof typeof DEMANDS;
export const DEMAND_IDS = Object.keys(DEMANDS) as DemandId[];
