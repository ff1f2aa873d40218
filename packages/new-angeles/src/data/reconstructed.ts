/**
 * What could be read nowhere and is proposed so that the game can be played: every value here may differ from the
 * printed component, and can be replaced by it without touching a rule.
 */
import type { DistrictId, Piece, Resource, Tier, Unrest } from '../names.js';

export interface Output {
  readonly resource: Resource;
  readonly amount: number;
}
export interface DistrictOutput {
  readonly primary: Output;
  readonly secondary: Output | null;
}

/** The rows of a set-up card. */
export type SetupRow = Piece | Exclude<Unrest, 'stable'>;

export interface PrintedSetup {
  readonly name: string;
  /** The districts beside each row of the card; one piece goes into each. */
  readonly places: Readonly<Record<SetupRow, readonly DistrictId[]>>;
  /** The number in the upper right corner: turns of the first round. */
  readonly turns: number;
}

/** The tier of every district (NA1). */
export const TIERS: Readonly<Record<DistrictId, Tier>> = {
  guayaquil: 1,
  quinde: 1,
  'la-costa': 1,
  manta: 1,
  rabotgorod: 1,
  'laguna-velasco': 2,
  nihongai: 2,
  esmeraldas: 2,
  rutherford: 3,
  'base-de-cayambe': 3,
};

/** What the seven districts produce that were not found (NA2). */
export const PROPOSED_OUTPUT = {
  guayaquil: { primary: { resource: 'consumables', amount: 1 }, secondary: { resource: 'entertainment', amount: 1 } },
  quinde: { primary: { resource: 'energy', amount: 1 }, secondary: { resource: 'credits', amount: 1 } },
  'la-costa': { primary: { resource: 'consumables', amount: 2 }, secondary: null },
  'laguna-velasco': {
    primary: { resource: 'entertainment', amount: 2 },
    secondary: { resource: 'credits', amount: 1 },
  },
  esmeraldas: { primary: { resource: 'credits', amount: 2 }, secondary: { resource: 'entertainment', amount: 1 } },
  rutherford: { primary: { resource: 'credits', amount: 3 }, secondary: { resource: 'entertainment', amount: 1 } },
  'base-de-cayambe': {
    primary: { resource: 'entertainment', amount: 3 },
    secondary: { resource: 'energy', amount: 1 },
  },
} as const satisfies Partial<Readonly<Record<DistrictId, DistrictOutput>>>;

/** The last space of each resource track (NA3). */
export const TRACK_ENDS: Readonly<Record<Resource, number>> = {
  energy: 4,
  consumables: 5,
  tech: 6,
  entertainment: 8,
  credits: 8,
};

/** How the 60 tokens of five kinds are split (NA4); any number from ten up never runs out. */
export const TOKENS = { android: 12, unrest: 12, outage: 12, illness: 12, development: 12 } as const;

/** The turns of the one event whose number is blank in the transcription (NA5). */
export const PROPOSED_TURNS = { 'beanstalk-owned-by-mob': 4 } as const;

/** The set-up cards (NA6). Only the rows of the first were read, their labels inferred, its turns proposed. */
export const SETUPS = {
  'assault-on-the-beanstalk': {
    name: 'Assault on the Beanstalk',
    places: {
      android: ['manta', 'laguna-velasco', 'esmeraldas'],
      protest: ['laguna-velasco', 'nihongai'],
      strike: ['guayaquil'],
      illness: ['la-costa', 'base-de-cayambe'],
      outage: ['esmeraldas'],
      'human-first': ['laguna-velasco', 'rutherford', 'base-de-cayambe'],
      orgcrime: ['rutherford', 'base-de-cayambe'],
      prisec: ['guayaquil', 'quinde'],
      development: ['laguna-velasco'],
    },
    turns: 4,
  },
  'new-acquisitions': {
    name: 'New Acquisitions',
    places: {
      android: ['rabotgorod', 'nihongai', 'rutherford'],
      protest: ['guayaquil', 'laguna-velasco', 'rutherford'],
      strike: ['quinde'],
      illness: ['manta', 'base-de-cayambe'],
      outage: ['la-costa'],
      'human-first': ['guayaquil', 'nihongai'],
      orgcrime: ['quinde', 'laguna-velasco', 'esmeraldas'],
      prisec: ['rabotgorod', 'base-de-cayambe'],
      development: ['rabotgorod', 'rutherford'],
    },
    turns: 4,
  },
  'picket-lines': {
    name: 'Picket Lines',
    places: {
      android: ['la-costa', 'laguna-velasco', 'base-de-cayambe'],
      protest: ['la-costa', 'base-de-cayambe'],
      strike: ['quinde', 'rabotgorod'],
      illness: ['nihongai'],
      outage: ['esmeraldas'],
      'human-first': ['quinde', 'rabotgorod', 'rutherford'],
      orgcrime: ['manta'],
      prisec: ['guayaquil', 'laguna-velasco'],
      development: ['la-costa'],
    },
    turns: 3,
  },
  'outbreak-season': {
    name: 'Outbreak Season',
    places: {
      android: ['quinde', 'manta', 'rutherford'],
      protest: ['manta', 'rutherford'],
      strike: ['guayaquil'],
      illness: ['guayaquil', 'rabotgorod', 'rutherford'],
      outage: ['laguna-velasco'],
      'human-first': ['la-costa', 'esmeraldas'],
      orgcrime: ['quinde', 'nihongai'],
      prisec: ['manta', 'base-de-cayambe'],
      development: ['nihongai'],
    },
    turns: 5,
  },
  'turf-war': {
    name: 'Turf War',
    places: {
      android: ['guayaquil', 'nihongai', 'base-de-cayambe'],
      protest: ['rabotgorod', 'nihongai', 'esmeraldas'],
      strike: ['manta'],
      illness: ['la-costa', 'laguna-velasco'],
      outage: ['quinde'],
      'human-first': ['manta'],
      orgcrime: ['guayaquil', 'rabotgorod', 'esmeraldas'],
      prisec: ['la-costa', 'rutherford'],
      development: ['base-de-cayambe'],
    },
    turns: 4,
  },
  'rolling-brownouts': {
    name: 'Rolling Brownouts',
    places: {
      android: ['la-costa', 'rabotgorod', 'esmeraldas'],
      protest: ['guayaquil', 'rabotgorod'],
      strike: ['esmeraldas'],
      illness: ['quinde'],
      outage: ['manta', 'nihongai'],
      'human-first': ['laguna-velasco', 'base-de-cayambe'],
      orgcrime: ['la-costa', 'rutherford'],
      prisec: ['quinde', 'nihongai'],
      development: ['esmeraldas'],
    },
    turns: 3,
  },
} as const satisfies Readonly<Record<string, PrintedSetup>>;

export type SetupId = keyof typeof SETUPS;
export const SETUP_IDS = Object.keys(SETUPS) as SetupId[];

/** A proposal for the introductory booklet's fixed set-up, which was not found (NA7). */
export const FIRST_GAME = { setup: 'new-acquisitions', demand: 'increased-martian-violence' } as const;
