/** The 25 Alternative Events: the task, what it brings with which class, what it costs to do nothing, and the benefit. */
import type { CardNumbers } from '../../rules/cards/card.js';
import type { EventCard, Penalty } from '../../rules/cards/event.js';
import type { Class, Good, Industry, Resource } from '../../rules/names.js';
import type { Reward } from '../base/event-cards.js';
import type { Spend } from './kinds.js';

/** What the State gives up. */
export type Cost =
  /** One of these ways. */
  | { readonly by: 'spending'; readonly ways: readonly Spend[] }
  /** A service, and money for what is missing of it. */
  | { readonly by: 'substitute'; readonly service: 'education'; readonly amount: number; readonly each: number }
  /** Influence of either kind: for every policy that is not as the agenda wants it, for every unused marker of the class. */
  | { readonly by: 'mismatches' | 'markers' }
  /** Food bought for its own stock. */
  | { readonly by: 'buying-food'; readonly most: number };

/** What the class that is chosen must have. */
export type Need = { readonly company: Industry } | 'public-workers' | 'bill-marker';

export type Benefit =
  | { readonly phase: 'preparation' | 'elections'; readonly gain: Readonly<Partial<Record<Resource, number>>> }
  | { readonly phase: 'production'; readonly gain: Readonly<Partial<Record<Resource | 'money', number>>> }
  | { readonly phase: 'elections'; readonly cubes: number }
  | { readonly phase: 'elections'; readonly press: number }
  | { readonly phase: 'action'; readonly aid: number; readonly vp: number }
  | { readonly phase: 'production'; readonly stateMoney: number }
  | {
      readonly phase: 'production';
      readonly sell: Good;
      readonly most: number;
      readonly price: number;
      readonly vp: number;
    }
  | { readonly phase: 'production'; readonly staffs: true; readonly money: number }
  | { readonly phase: 'production'; readonly shifts: true }
  | { readonly phase: 'production'; readonly output: Industry; readonly more: number }
  | { readonly phase: 'production'; readonly wages: number; readonly vp: number }
  | { readonly phase: 'production'; readonly food: number; readonly vp: number }
  | { readonly phase: 'production'; readonly tax: number };

export interface AlternativeEvent extends EventCard {
  readonly cost: Cost;
  readonly needs?: Need;
  readonly columns: Readonly<Partial<Record<Class, Reward>>>;
  readonly benefit: Benefit;
  /** Those of which the text speaks. */
  readonly numbers: CardNumbers;
}

const ANY_TWO: Penalty = { mode: 'any-two', legitimacy: { working: -1, middle: -1, capitalist: -1 } };
const penalty = (...classes: readonly Class[]): Penalty => ({
  mode: 'all',
  legitimacy: Object.fromEntries(classes.map((of) => [of, -1])),
});
const WORKING_AND_MIDDLE = penalty('working', 'middle');
const WORKING_AND_CAPITALIST = penalty('working', 'capitalist');
const MIDDLE_AND_CAPITALIST = penalty('middle', 'capitalist');

const spending = (...ways: readonly Spend[]): Cost => ({ by: 'spending', ways });
const NOTHING = spending({});
const LEGITIMACY: Reward = { legitimacy: 2 };
const ONE: Reward = { legitimacy: 1 };
const TOKEN: Reward = { tokens: 1 };
const points = (vp: number): Reward => ({ vp });

/** A class sells so much of a good to the State in every Production Phase, if it owns a company that makes it. */
const selling = (name: string, company: Industry, sell: Good): AlternativeEvent => ({
  name,
  copies: 1,
  cost: NOTHING,
  needs: { company },
  columns: { middle: ONE, capitalist: ONE },
  penalty: MIDDLE_AND_CAPITALIST,
  benefit: { phase: 'production', sell, most: 2, price: 10, vp: 1 },
  numbers: { most: 2, price: 10, vp: 1 },
});

/** What the State has to add where Public Pressure is used, as far as it can. */
export const PRESS = 2;

export const ALTERNATIVE_EVENTS: Readonly<Record<string, AlternativeEvent>> = {
  'ae-low-global-innovation-index-ranking': {
    name: 'Low Global Innovation Index Ranking',
    copies: 1,
    cost: { by: 'substitute', service: 'education', amount: 4, each: 8 },
    columns: { working: LEGITIMACY, capitalist: LEGITIMACY },
    penalty: WORKING_AND_CAPITALIST,
    benefit: { phase: 'preparation', gain: { education: 1, luxury: 1 } },
    numbers: { education: 4, each: 8, gain: 1 },
  },
  'ae-demand-for-better-public-education': selling('Demand for Better Public Education', 'education', 'education'),
  'ae-demand-for-subsidies-by-dairy-farmers': {
    name: 'Demand for Subsidies by Dairy Farmers',
    copies: 1,
    cost: spending({ money: 30 }),
    columns: { working: LEGITIMACY, capitalist: TOKEN },
    penalty: WORKING_AND_CAPITALIST,
    benefit: { phase: 'production', gain: { money: 10 } },
    numbers: { money: 30, gain: 10 },
  },
  'ae-demand-for-administrative-upgrade': selling('Demand for Administrative Upgrade', 'luxury', 'luxury'),
  'ae-high-illiteracy-rate': {
    name: 'High Illiteracy Rate',
    copies: 1,
    cost: spending({ education: 4 }, { money: 30 }),
    columns: { working: LEGITIMACY, middle: LEGITIMACY },
    penalty: WORKING_AND_MIDDLE,
    benefit: { phase: 'preparation', gain: { education: 2 } },
    numbers: { education: 4, money: 30, gain: 2 },
  },
  'ae-low-vaccination-rates': {
    name: 'Low Vaccination Rates',
    copies: 1,
    cost: spending({ health: 4 }, { money: 30 }),
    columns: { working: LEGITIMACY, middle: LEGITIMACY },
    penalty: WORKING_AND_MIDDLE,
    benefit: { phase: 'preparation', gain: { health: 2 } },
    numbers: { health: 4, money: 30, gain: 2 },
  },
  'ae-political-pressure': {
    name: 'Political Pressure',
    copies: 1,
    cost: { by: 'mismatches' },
    columns: { working: LEGITIMACY, capitalist: TOKEN },
    penalty: WORKING_AND_CAPITALIST,
    benefit: { phase: 'elections', cubes: 2 },
    numbers: { cubes: 2 },
  },
  'ae-demand-for-energy-subsidy': {
    name: 'Demand for Energy Subsidy',
    copies: 1,
    cost: spending({ media: 1 }),
    columns: { working: TOKEN, middle: TOKEN, capitalist: TOKEN },
    penalty: ANY_TWO,
    benefit: { phase: 'production', stateMoney: 10 },
    numbers: { media: 1, pays: 10 },
  },
  'ae-smear-campaign': {
    name: 'Smear Campaign',
    copies: 1,
    cost: spending({ influence: 1, money: 15 }),
    columns: { working: LEGITIMACY, middle: LEGITIMACY, capitalist: LEGITIMACY },
    penalty: ANY_TWO,
    benefit: { phase: 'elections', gain: { influence: 1 } },
    numbers: { influence: 1, money: 15, gain: 1 },
  },
  'ae-demand-for-economic-stimulus': {
    name: 'Demand for Economic Stimulus',
    copies: 1,
    cost: spending({ money: 30 }),
    columns: { middle: LEGITIMACY, capitalist: points(3) },
    penalty: MIDDLE_AND_CAPITALIST,
    benefit: { phase: 'production', staffs: true, money: 5 },
    numbers: { money: 30, gain: 5 },
  },
  'ae-public-pressure': {
    name: 'Public Pressure',
    copies: 1,
    cost: NOTHING,
    columns: { working: LEGITIMACY, capitalist: LEGITIMACY },
    penalty: WORKING_AND_CAPITALIST,
    benefit: { phase: 'elections', press: PRESS },
    numbers: { press: PRESS },
  },
  'ae-hurricane': {
    name: 'Hurricane',
    copies: 1,
    cost: { by: 'buying-food', most: 5 },
    columns: { working: TOKEN, middle: TOKEN },
    penalty: WORKING_AND_MIDDLE,
    benefit: { phase: 'production', food: 1, vp: 1 },
    numbers: { most: 5, food: 1, vp: 1 },
  },
  'ae-rising-traffic-accidents': {
    name: 'Rising Traffic Accidents',
    copies: 1,
    cost: spending({ health: 2, education: 2 }, { health: 3, education: 1 }, { health: 1, education: 3 }),
    columns: { working: points(3), middle: points(3) },
    penalty: WORKING_AND_MIDDLE,
    benefit: { phase: 'preparation', gain: { health: 1, education: 1 } },
    numbers: { services: 4, gain: 1 },
  },
  'ae-tax-returns': {
    name: 'Tax Returns',
    copies: 1,
    cost: NOTHING,
    columns: { working: TOKEN, middle: TOKEN, capitalist: TOKEN },
    penalty: ANY_TWO,
    benefit: { phase: 'production', tax: 10 },
    numbers: { tax: 10 },
  },
  'ae-fear-of-recession': {
    name: 'Fear of Recession',
    copies: 1,
    cost: spending({ influence: 1, money: 15 }),
    columns: { working: LEGITIMACY, middle: TOKEN, capitalist: points(3) },
    penalty: ANY_TWO,
    benefit: { phase: 'production', gain: { food: 1 } },
    numbers: { influence: 1, money: 15, gain: 1 },
  },
  'ae-student-protest': {
    name: 'Student Protest',
    copies: 1,
    cost: spending({ influence: 1, education: 2 }),
    columns: { working: points(3), middle: LEGITIMACY, capitalist: TOKEN },
    penalty: ANY_TWO,
    benefit: { phase: 'preparation', gain: { education: 2 } },
    numbers: { influence: 1, education: 2, gain: 2 },
  },
  'ae-rising-flu-infections': selling('Rising Flu Infections', 'healthcare', 'health'),
  'ae-low-political-engagement': {
    name: 'Low Political Engagement',
    copies: 1,
    cost: { by: 'markers' },
    needs: 'bill-marker',
    columns: { working: points(3), capitalist: LEGITIMACY },
    penalty: WORKING_AND_CAPITALIST,
    benefit: { phase: 'elections', cubes: 2 },
    numbers: { cubes: 2 },
  },
  'ae-demand-for-digital-transformation': {
    name: 'Demand for Digital Transformation',
    copies: 1,
    cost: spending({ money: 30 }),
    needs: { company: 'luxury' },
    columns: { middle: LEGITIMACY, capitalist: LEGITIMACY },
    penalty: MIDDLE_AND_CAPITALIST,
    benefit: { phase: 'production', output: 'luxury', more: 1 },
    numbers: { money: 30, more: 1 },
  },
  'ae-rising-economic-inequality': {
    name: 'Rising Economic Inequality',
    copies: 1,
    cost: spending({ money: 30 }),
    columns: { working: LEGITIMACY, middle: TOKEN },
    penalty: WORKING_AND_MIDDLE,
    benefit: { phase: 'production', gain: { money: 10 } },
    numbers: { money: 30, gain: 10 },
  },
  'ae-healthcare-scandal': {
    name: 'Healthcare Scandal',
    copies: 1,
    cost: spending({ influence: 1, health: 2 }),
    columns: { working: TOKEN, middle: points(3), capitalist: LEGITIMACY },
    penalty: ANY_TWO,
    benefit: { phase: 'preparation', gain: { health: 2 } },
    numbers: { influence: 1, health: 2, gain: 2 },
  },
  'ae-public-sector-union-negotiations': {
    name: 'Public Sector Union Negotiations',
    copies: 1,
    cost: NOTHING,
    needs: 'public-workers',
    columns: { working: TOKEN, middle: points(2) },
    penalty: WORKING_AND_MIDDLE,
    benefit: { phase: 'production', wages: 5, vp: 1 },
    numbers: { wages: 5, vp: 1 },
  },
  'ae-demand-for-startup-support': {
    name: 'Demand for Startup Support',
    copies: 1,
    cost: NOTHING,
    columns: { middle: ONE, capitalist: ONE },
    penalty: MIDDLE_AND_CAPITALIST,
    benefit: { phase: 'action', aid: 10, vp: 1 },
    numbers: { aid: 10, vp: 1 },
  },
  'ae-gerrymandering': {
    name: 'Gerrymandering',
    copies: 1,
    cost: spending({ influence: 2 }),
    columns: { working: LEGITIMACY, middle: LEGITIMACY, capitalist: LEGITIMACY },
    penalty: ANY_TWO,
    benefit: { phase: 'elections', cubes: 2 },
    numbers: { influence: 2, cubes: 2 },
  },
  'ae-demand-for-state-intervention': {
    name: 'Demand for State Intervention',
    copies: 1,
    cost: spending({ money: 20 }),
    columns: { working: points(2), capitalist: points(2) },
    penalty: WORKING_AND_CAPITALIST,
    benefit: { phase: 'production', shifts: true },
    numbers: { money: 20 },
  },
};
