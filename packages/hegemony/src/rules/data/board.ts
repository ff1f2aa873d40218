/** What is printed on the boards, tiles and aids: tables, tracks, prices, limits, set-up. */
import type { Class, Good, Policy, Resource, Seat, Section, Skill, WorkerClass } from '../names.js';

type BySection<T> = Readonly<Record<Section, T>>;

export const ROUNDS = 5;
export const TURNS_PER_ROUND = 5;
export const HAND = { start: 7, drawn: 5 } as const;

export const ROLES: Readonly<Record<2 | 3 | 4, readonly Seat[]>> = {
  2: ['working', 'capitalist'],
  3: ['working', 'middle', 'capitalist'],
  4: ['working', 'middle', 'capitalist', 'state'],
};

export const POLICY_START: Readonly<Record<Policy, Section>> = {
  'fiscal-policy': 'C',
  'labor-market': 'B',
  taxation: 'A',
  'welfare-health': 'B',
  'welfare-education': 'C',
  'foreign-trade': 'B',
  immigration: 'B',
};

/** Where the IMF puts the policies. */
export const IMF_TARGET: Readonly<Record<Policy, Section>> = {
  'fiscal-policy': 'C',
  'labor-market': 'C',
  taxation: 'A',
  'welfare-health': 'B',
  'welfare-education': 'C',
  'foreign-trade': 'B',
  immigration: 'B',
};

export const PUBLIC_COMPANIES: BySection<number> = { A: 9, B: 6, C: 3 };
/** The number of the State's loans at which the IMF comes. */
export const IMF_LOANS: BySection<number> = { A: 2, B: 2, C: 1 };
export const MINIMUM_WAGE: BySection<1 | 2 | 3> = { A: 3, B: 2, C: 1 };
/** By section of the Labor Market, then of Taxation. */
export const INCOME_TAX: BySection<BySection<number>> = {
  A: { A: 7, B: 6, C: 5 },
  B: { A: 4, B: 4, C: 4 },
  C: { A: 1, B: 2, C: 3 },
};
export const TAX_MULTIPLIER: BySection<{ readonly base: number; readonly factor: number }> = {
  A: { base: 3, factor: 2 },
  B: { base: 2, factor: 1 },
  C: { base: 1, factor: 0 },
};
/** The spaces of the Tax Multiplier's track. */
export const TAX_TRACK: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 9, 11];
export const WELFARE_MODIFIER: BySection<number> = { A: 2, B: 1, C: 0 };
/** The price of public Health and Education by section of their Welfare State policy. */
export const WELFARE_PRICE: BySection<number> = { A: 0, B: 5, C: 10 };
/** From which revenue on, which tax by section of Taxation. */
export const CORPORATE_TAX: readonly ({ readonly revenue: number } & BySection<number>)[] = [
  { revenue: 300, A: 160, B: 120, C: 60 },
  { revenue: 200, A: 100, B: 70, C: 40 },
  { revenue: 100, A: 40, B: 30, C: 20 },
  { revenue: 50, A: 24, B: 15, C: 10 },
  { revenue: 25, A: 12, B: 10, C: 7 },
  { revenue: 10, A: 5, B: 5, C: 4 },
  { revenue: 5, A: 1, B: 2, C: 2 },
  { revenue: 0, A: 0, B: 0, C: 0 },
];
export const IMPORT_PRICE = { food: 10, luxury: 6 } as const;
export const TARIFF: BySection<{ readonly food: number; readonly luxury: number }> = {
  A: { food: 10, luxury: 6 },
  B: { food: 5, luxury: 3 },
  C: { food: 0, luxury: 0 },
};
export const DEALS_PER_ROUND: BySection<number> = { A: 0, B: 1, C: 2 };
export const IMMIGRANTS: BySection<number> = { A: 0, B: 1, C: 2 };

/** The least number of workers for each population from 4 on; fewer make a population of 3. */
export const POPULATION_FROM: readonly { readonly workers: number; readonly population: number }[] = [
  { workers: 30, population: 10 },
  { workers: 27, population: 9 },
  { workers: 24, population: 8 },
  { workers: 21, population: 7 },
  { workers: 18, population: 6 },
  { workers: 15, population: 5 },
  { workers: 12, population: 4 },
];
export const LEAST_POPULATION = 3;

export const PROSPERITY_TRACK: Readonly<Record<WorkerClass, readonly number[]>> = {
  working: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  middle: [0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7],
};
export const PROSPERITY_DROP: Readonly<Record<WorkerClass, number>> = { working: 1, middle: 2 };

/** The capital from which each space of the Wealth table counts; a space is worth its number in VP. */
export const WEALTH_FROM: readonly number[] = [
  0, 10, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500,
];
export const WEALTH_ADVANCE_VP = 3;

export const PRICE_LADDER: Readonly<Record<Good, readonly [number, number, number]>> = {
  food: [9, 12, 15],
  luxury: [5, 8, 10],
  health: [5, 8, 10],
  education: [5, 8, 10],
};
export const START_PRICE: Readonly<Record<Good, number>> = { food: 12, luxury: 8, health: 8, education: 8 };
/** What the State asks for what it sells at a fixed price. */
export const STATE_PRICE = { food: 12, luxury: 8, influence: 10 } as const;

export const STORAGE: Readonly<Record<'middle' | 'capitalist', Readonly<Record<Good, number>>>> = {
  middle: { food: 8, luxury: 8, health: 8, education: 8 },
  capitalist: { food: 8, luxury: 12, health: 12, education: 12 },
};
/** What a Storage tile adds. */
export const STORAGE_TILE: Readonly<Record<Good, number>> = { food: 8, luxury: 12, health: 12, education: 12 };
export const FREE_TRADE_ZONE = { food: 8, luxury: 12 } as const;
/** What the State can store beyond what its companies of that industry produce. */
export const STATE_STORAGE = 6;

export const COMPANY_SPACES = { capitalist: 12, middle: 8, state: 9 } as const;
export const MARKET_SIZE = { capitalist: 4, middle: 3 } as const;
export const EVENT_SPACES = 2;

/** The State's influence in Refill Bag, by its lowest Legitimacy. */
export const LEGITIMACY_INFLUENCE: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5];
export const LEGITIMACY = { least: 1, most: 10, start: 2 } as const;

export const UNION_NEEDS = 4;

/** Colours of workers, cubes and tokens by kind are H1 and H2, resources by token H3. */
export const COMPONENTS = {
  workers: {
    working: { unskilled: 18, agriculture: 6, luxury: 6, healthcare: 6, education: 6, media: 6 },
    middle: { unskilled: 12, agriculture: 6, luxury: 6, healthcare: 6, education: 6, media: 6 },
  } satisfies Record<WorkerClass, Record<Skill, number>>,
  resources: { food: 62, luxury: 64, health: 64, education: 64, influence: 35 } satisfies Record<Resource, number>,
  cubes: 25,
  machinery: 6,
  strikes: 7,
  legitimacyTokens: 6,
  storageTiles: 6,
  loans: 10,
  bills: 3,
} as const;

export const VOTE = {
  startInBag: 8,
  drawn: 5,
  /** Cubes that an unplayed Middle Class adds at every refill. */
  unplayedMiddleRefill: 5,
  proposerVP: 3,
  supporterVP: 1,
  immediateCost: 1,
} as const;

export const LOAN = { amount: 50, interest: 5, payOff: 50, payOffLate: 55, capitalistVP: -5, unpaidStep: 5 } as const;

export const ACTION = {
  assign: 3,
  sources: 2,
  strikes: 2,
  pressureCubes: 3,
  demonstrationSurplus: 2,
  lobbyCost: 30,
  lobbyInfluence: 3,
  bonus: 5,
  storageCost: 20,
  exportVP: 1,
  healthVP: 2,
  benefitsVP: 1,
  welfareVP: 1,
  welfareLegitimacyPer: 3,
  mpsInfluence: 2,
  mpsLegitimacy: 1,
  extraTax: 10,
  extraTaxClasses: 2,
  campaign: 3,
  unionInfluence: 1,
  unionVP: 2,
  strikeInfluence: 1,
  demonstrationInfluence: 1,
} as const;

export const END_GAME = {
  policyVP: {
    working: { section: 'A', vp: [0, 1, 4, 8, 12, 18] },
    middle: { section: 'B', vp: [0, 1, 3, 6, 10, 15] },
    capitalist: { section: 'C', vp: [0, 1, 4, 8, 12, 18] },
  } satisfies Record<Class, { section: Section; vp: readonly number[] }>,
  moneyPerVP: { working: 10, middle: 15, state: 30 },
  workingMoneyMost: 15,
  goodsPerVP: { food: 2, luxury: 3, health: 3, education: 3, influence: 3 } satisfies Record<Resource, number>,
} as const;

interface StartingWorkers {
  readonly class: WorkerClass;
  readonly skills: readonly Skill[];
}
interface PlayerCountSetup {
  /** The Public companies by row; only the first row is open. */
  readonly rows: readonly (readonly string[])[];
  readonly services: { readonly health: number; readonly education: number; readonly influence: number };
  readonly workers: Readonly<Record<string, StartingWorkers>>;
  /** How many Immigration cards each class draws after its one unemployed worker. */
  readonly immigrants: Readonly<Partial<Record<WorkerClass, number>>>;
}

const LATER_ROWS = [
  ['public-hospital', 'public-university', 'regional-tv-station'],
  ['public-hospital/2', 'public-university/2', 'regional-tv-station/2'],
] as const;

const WITH_MIDDLE_CLASS: PlayerCountSetup = {
  rows: [['university-hospital', 'technical-university', 'national-public-broadcasting'], ...LATER_ROWS],
  services: { health: 6, education: 6, influence: 4 },
  workers: {
    'supermarket-start': { class: 'working', skills: ['agriculture', 'unskilled'] },
    'college-start': { class: 'working', skills: ['education', 'unskilled'] },
    'university-hospital': { class: 'working', skills: ['healthcare', 'unskilled', 'unskilled'] },
    'technical-university': { class: 'middle', skills: ['education', 'unskilled', 'unskilled'] },
    'shopping-mall-start': { class: 'middle', skills: ['luxury', 'unskilled'] },
    'convenience-store-start': { class: 'middle', skills: ['agriculture'] },
    'doctors-office-start': { class: 'middle', skills: ['healthcare'] },
  },
  immigrants: { working: 2, middle: 2 },
};

export const SETUP: Readonly<Record<2 | 3 | 4, PlayerCountSetup>> = {
  2: {
    rows: [['public-hospital-2p', 'public-university-2p', 'regional-tv-station-2p'], ...LATER_ROWS],
    services: { health: 5, education: 5, influence: 3 },
    workers: {
      'supermarket-start': { class: 'working', skills: ['agriculture', 'unskilled'] },
      'shopping-mall-start': { class: 'working', skills: ['luxury', 'unskilled'] },
      'public-hospital-2p': { class: 'working', skills: ['healthcare', 'unskilled'] },
      'public-university-2p': { class: 'working', skills: ['education', 'unskilled'] },
    },
    immigrants: { working: 1 },
  },
  3: WITH_MIDDLE_CLASS,
  4: WITH_MIDDLE_CLASS,
};

export const START = {
  treasury: 120,
  revenue: 120,
  money: { working: 30, middle: 40 },
  influence: 1,
  storage: {
    middle: { food: 1, luxury: 0, health: 1, education: 0 },
    capitalist: { food: 1, luxury: 2, health: 0, education: 2 },
  } satisfies Record<'middle' | 'capitalist', Record<Good, number>>,
  wage: 2,
} as const;
