/** The 25 Event cards: what the State has to do, what it gains by it, and what it loses if it does nothing. */
import type { Penalty, EventCard as PrintedEvent } from '../../rules/cards/event.js';
import type { Class, Good } from '../../rules/names.js';

/** What the State gains, once or for every full `per` of what it gave. Legitimacy and tokens are of the column's class. */
export interface Reward {
  readonly per?: number;
  readonly legitimacy?: number;
  readonly tokens?: number;
  readonly vp?: number;
}

/** What the size of a task depends on, counted for the class that is chosen. */
export type Measure = 'population' | 'operational-companies' | 'workers-in-public-companies';
export type Measured = Reward & { readonly by: Measure };

/** The classes that can be chosen, with what each choice brings. */
export type Columns<Column = Reward> = Readonly<Partial<Record<Class, Column>>>;

export type Task =
  /** A bill that the chosen class names. */
  | { readonly verb: 'propose'; readonly columns: Columns }
  /** Goods for one class, half its measure rounded up, at least one of each kind. */
  | { readonly verb: 'provide-goods'; readonly goods: readonly Good[]; readonly columns: Columns<Measured> }
  /** Money for one class, so much for each of its measure. */
  | { readonly verb: 'provide-money'; readonly each: number; readonly columns: Columns<Measured> }
  /** One of several sums for each of so many classes; points, if any, are gained once. */
  | { readonly verb: 'provide-sums'; readonly classes: 2 | 3; readonly sums: readonly Sum[] }
  /** Influence of one kind, and cubes, for one class. */
  | {
      readonly verb: 'provide-influence';
      readonly kind: 'personal' | 'media';
      readonly influence: number;
      readonly cubes: number;
      readonly columns: Columns;
    }
  /** Money spent, and cubes or Media Influence shared out among classes. */
  | {
      readonly verb: 'share';
      readonly spend: number;
      readonly what: 'cubes' | 'media';
      readonly least: number;
      readonly most: number;
      readonly columns: Columns;
    }
  | {
      readonly verb: 'spend-service';
      readonly service: 'health' | 'education';
      readonly most: number;
      readonly reward: Reward;
    }
  | { readonly verb: 'spend-money'; readonly sums: readonly number[]; readonly reward: Reward }
  /** A good from the classes with a column, at their prices, up to the number of Public companies. */
  | { readonly verb: 'buy'; readonly good: Good; readonly columns: Columns }
  /** A company of that cost or more from a market, built for its owner. */
  | { readonly verb: 'build'; readonly leastCost: number; readonly columns: Columns };

export interface Sum {
  readonly money: number;
  readonly vp?: number;
  /** What each class that gets the sum brings. */
  readonly columns?: Columns;
}

export type EventCard = PrintedEvent & Task;

const ANY_TWO: Penalty = { mode: 'any-two', legitimacy: { working: -1, middle: -1, capitalist: -1 } };
const WORKING_AND_MIDDLE: Penalty = { mode: 'all', legitimacy: { working: -1, middle: -1 } };
const WORKING_AND_CAPITALIST: Penalty = { mode: 'all', legitimacy: { working: -1, capitalist: -1 } };
const MIDDLE_AND_CAPITALIST: Penalty = { mode: 'all', legitimacy: { middle: -1, capitalist: -1 } };

export const EVENTS: Readonly<Record<string, EventCard>> = {
  'ev-civil-unrest': {
    name: 'Civil Unrest',
    copies: 1,
    verb: 'propose',
    columns: { working: { legitimacy: 2 }, capitalist: { legitimacy: 2 } },
    penalty: WORKING_AND_CAPITALIST,
  },
  'ev-companies-demand-better-internet': {
    name: 'Companies Demand Better Internet',
    copies: 1,
    verb: 'provide-goods',
    goods: ['luxury'],
    columns: {
      middle: { by: 'operational-companies', legitimacy: 1, per: 2 },
      capitalist: { by: 'operational-companies', legitimacy: 1, per: 2 },
    },
    penalty: MIDDLE_AND_CAPITALIST,
  },
  'ev-declining-birth-rate': {
    name: 'Declining Birth Rate',
    copies: 1,
    verb: 'provide-goods',
    goods: ['health'],
    columns: { working: { by: 'population', legitimacy: 1 }, middle: { by: 'population', legitimacy: 1 } },
    penalty: WORKING_AND_MIDDLE,
  },
  'ev-demand-for-higher-welfare-standards': {
    name: 'Demand for Higher Welfare Standards',
    copies: 1,
    verb: 'provide-goods',
    goods: ['health', 'education'],
    columns: { working: { by: 'population', legitimacy: 1 }, middle: { by: 'population', legitimacy: 1 } },
    penalty: WORKING_AND_MIDDLE,
  },
  'ev-demand-for-pension-reform': {
    name: 'Demand for Pension Reform',
    copies: 1,
    verb: 'provide-money',
    each: 5,
    columns: { working: { by: 'population', vp: 2, per: 15 }, middle: { by: 'population', tokens: 1, per: 20 } },
    penalty: WORKING_AND_MIDDLE,
  },
  'ev-demand-for-thirteen-month-pay': {
    name: 'Demand for Thirteen Month Pay',
    copies: 1,
    verb: 'provide-money',
    each: 5,
    columns: {
      working: { by: 'workers-in-public-companies', tokens: 1, per: 25 },
      middle: { by: 'workers-in-public-companies', legitimacy: 1, per: 15 },
    },
    penalty: WORKING_AND_MIDDLE,
  },
  'ev-developing-countries-in-need': {
    name: 'Developing Countries in Need',
    copies: 1,
    verb: 'spend-service',
    service: 'education',
    most: 6,
    reward: { vp: 1, per: 1 },
    penalty: ANY_TWO,
  },
  'ev-drought': {
    name: 'Drought',
    copies: 1,
    verb: 'provide-goods',
    goods: ['food'],
    columns: { working: { by: 'population', tokens: 1 }, capitalist: { by: 'operational-companies', tokens: 1 } },
    penalty: WORKING_AND_CAPITALIST,
  },
  'ev-earthquake': {
    name: 'Earthquake',
    copies: 1,
    verb: 'provide-goods',
    goods: ['food', 'health'],
    columns: {
      working: { by: 'population', legitimacy: 1, per: 2 },
      middle: { by: 'population', legitimacy: 1, per: 2 },
    },
    penalty: WORKING_AND_MIDDLE,
  },
  'ev-fear-of-deflation': {
    name: 'Fear of Deflation',
    copies: 1,
    verb: 'spend-money',
    sums: [15, 30, 45],
    reward: { vp: 2, per: 15 },
    penalty: ANY_TWO,
  },
  'ev-global-supply-chain-crisis': {
    name: 'Global Supply Chain Crisis',
    copies: 1,
    verb: 'provide-goods',
    goods: ['food', 'luxury'],
    columns: { working: { by: 'population', legitimacy: 1, per: 2 }, middle: { by: 'population', vp: 1, per: 1 } },
    penalty: WORKING_AND_MIDDLE,
  },
  'ev-infant-industry-requires-help': {
    name: 'Infant Industry Requires Help',
    copies: 1,
    verb: 'build',
    leastCost: 15,
    columns: { middle: { tokens: 1 }, capitalist: { tokens: 1 } },
    penalty: MIDDLE_AND_CAPITALIST,
  },
  'ev-local-industries-in-turmoil': {
    name: 'Local Industries in Turmoil',
    copies: 1,
    verb: 'provide-money',
    each: 5,
    columns: {
      middle: { by: 'operational-companies', tokens: 1, per: 20 },
      capitalist: { by: 'operational-companies', vp: 2, per: 15 },
    },
    penalty: MIDDLE_AND_CAPITALIST,
  },
  'ev-low-education-index': {
    name: 'Low Education Index',
    copies: 1,
    verb: 'provide-goods',
    goods: ['education'],
    columns: { working: { by: 'population', legitimacy: 1 }, middle: { by: 'population', legitimacy: 1 } },
    penalty: WORKING_AND_MIDDLE,
  },
  'ev-low-university-ratings': {
    name: 'Low University Ratings',
    copies: 1,
    verb: 'buy',
    good: 'education',
    columns: { middle: { legitimacy: 1, per: 3 }, capitalist: { legitimacy: 1, per: 3 } },
    penalty: MIDDLE_AND_CAPITALIST,
  },
  'ev-need-for-stimulus-package': {
    name: 'Need for Stimulus Package',
    copies: 1,
    verb: 'provide-sums',
    classes: 3,
    sums: [
      { money: 10, vp: 3 },
      { money: 15, columns: { working: { legitimacy: 1 }, middle: { legitimacy: 1 }, capitalist: { legitimacy: 1 } } },
    ],
    penalty: ANY_TWO,
  },
  'ev-need-for-sustainability-initiative': {
    name: 'Need for Sustainability Initiative',
    copies: 1,
    verb: 'provide-sums',
    classes: 2,
    sums: [{ money: 25, columns: { working: { tokens: 1 }, middle: { tokens: 1 }, capitalist: { tokens: 1 } } }],
    penalty: ANY_TWO,
  },
  'ev-neighbors-at-war': {
    name: 'Neighbors at War',
    copies: 1,
    verb: 'spend-service',
    service: 'health',
    most: 6,
    reward: { vp: 1, per: 1 },
    penalty: ANY_TWO,
  },
  'ev-outdated-public-sector-infrastructure': {
    name: 'Outdated Public Sector Infrastructure',
    copies: 1,
    verb: 'buy',
    good: 'luxury',
    columns: { middle: { legitimacy: 1, per: 3 }, capitalist: { legitimacy: 1, per: 3 } },
    penalty: MIDDLE_AND_CAPITALIST,
  },
  'ev-pandemic': {
    name: 'Pandemic',
    copies: 1,
    verb: 'buy',
    good: 'health',
    columns: { middle: { legitimacy: 1, per: 3 }, capitalist: { legitimacy: 1, per: 3 } },
    penalty: MIDDLE_AND_CAPITALIST,
  },
  'ev-political-polarization': {
    name: 'Political Polarization',
    copies: 1,
    verb: 'share',
    spend: 30,
    what: 'cubes',
    least: 4,
    most: 4,
    columns: { working: { legitimacy: 1, per: 2 }, capitalist: { legitimacy: 1, per: 2 } },
    penalty: WORKING_AND_CAPITALIST,
  },
  'ev-political-scandal': {
    name: 'Political Scandal',
    copies: 1,
    verb: 'share',
    spend: 25,
    what: 'media',
    least: 1,
    most: 3,
    columns: {
      working: { legitimacy: 1, per: 1 },
      middle: { legitimacy: 1, per: 1 },
      capitalist: { legitimacy: 1, per: 1 },
    },
    penalty: ANY_TWO,
  },
  'ev-strike-at-the-port': {
    name: 'Strike at the Port',
    copies: 1,
    verb: 'provide-influence',
    kind: 'media',
    influence: 2,
    cubes: 0,
    columns: { working: { tokens: 1 }, capitalist: { tokens: 1 } },
    penalty: WORKING_AND_CAPITALIST,
  },
  'ev-technological-illiteracy': {
    name: 'Technological Illiteracy',
    copies: 1,
    verb: 'provide-goods',
    goods: ['luxury', 'education'],
    columns: {
      working: { by: 'population', legitimacy: 1, per: 2 },
      capitalist: { by: 'operational-companies', legitimacy: 1, per: 2 },
    },
    penalty: WORKING_AND_CAPITALIST,
  },
  'ev-unfair-representation': {
    name: 'Unfair Representation',
    copies: 1,
    verb: 'provide-influence',
    kind: 'personal',
    influence: 1,
    cubes: 2,
    columns: { working: { legitimacy: 1 }, middle: { legitimacy: 1 }, capitalist: { legitimacy: 1 } },
    penalty: ANY_TWO,
  },
};
