/** The board and the box: districts and their paths, tracks, and how many there are of each piece. */
import type { CorporationId, DistrictId, Piece, PlayerCount, Source } from '../names.js';
import { type DistrictOutput, PROPOSED_OUTPUT, TOKENS } from './reconstructed.js';

export interface PrintedDistrict {
  readonly name: string;
  readonly number: number;
  /** Where the one path out of it leads; null is The Root (50). */
  readonly movesTo: DistrictId | null;
  readonly source: Source;
}

export const DISTRICT: Readonly<Record<DistrictId, PrintedDistrict>> = {
  guayaquil: { name: 'Guayaquil', number: 1, movesTo: 'quinde', source: 'transcript' },
  quinde: { name: 'Quinde', number: 2, movesTo: 'rabotgorod', source: 'transcript' },
  'la-costa': { name: 'La Costa', number: 3, movesTo: 'rabotgorod', source: 'transcript' },
  manta: { name: 'Manta', number: 4, movesTo: 'nihongai', source: 'transcript' },
  rabotgorod: { name: 'Rabotgorod', number: 5, movesTo: 'laguna-velasco', source: 'transcript' },
  'laguna-velasco': { name: 'Laguna Velasco', number: 6, movesTo: 'rutherford', source: 'transcript' },
  nihongai: { name: 'Nihongai', number: 7, movesTo: 'rutherford', source: 'transcript' },
  esmeraldas: { name: 'Esmeraldas', number: 8, movesTo: 'rutherford', source: 'transcript' },
  rutherford: { name: 'Rutherford', number: 9, movesTo: 'base-de-cayambe', source: 'transcript' },
  'base-de-cayambe': { name: 'Base de Cayambe', number: 10, movesTo: null, source: 'rulebook' },
};

/** What a district produces: three were found, the others are proposed. */
export const OUTPUT: Readonly<Record<DistrictId, DistrictOutput>> = {
  ...PROPOSED_OUTPUT,
  manta: { primary: { resource: 'entertainment', amount: 1 }, secondary: { resource: 'tech', amount: 1 } },
  rabotgorod: { primary: { resource: 'credits', amount: 1 }, secondary: { resource: 'tech', amount: 1 } },
  nihongai: { primary: { resource: 'tech', amount: 2 }, secondary: { resource: 'consumables', amount: 1 } },
};

/** How many of each piece are in the box (32). Unrest tokens never run out: there are more than districts. */
export const COMPONENTS: Readonly<Record<Piece, number>> = {
  'human-first': 9,
  orgcrime: 9,
  prisec: 6,
  android: TOKENS.android,
  outage: TOKENS.outage,
  illness: TOKENS.illness,
  development: TOKENS.development,
};

/** The spaces of the round track: a demand round after every second standard round (B.1). */
export const ROUND_TRACK = [1, 2, 'demand', 3, 4, 'demand', 5, 6, 'demand'] as const;
export const LAST_STANDARD_ROUND = 6;
export const TURN_TRACK_SPACES = 5;

export const THREAT = {
  /** The game ends at once (64). */
  end: 25,
  /** For each piece that moves into The Root (64.3). */
  root: 2,
  /** For an action card that involved illness, once (3.5). */
  illness: 2,
} as const;

export const CAPITAL = {
  /** Of the first active player; each next player clockwise starts with one more (C.8). */
  first: 10,
  /** What the Federalist needs when the city falls (11). */
  federalist: 25,
} as const;

export const HAND_SIZE = 5;

/** A player with the card of his own corporation has to pass so many others (67.2). */
export const OTHERS_TO_PASS: Readonly<Record<PlayerCount, number>> = { 4: 2, 5: 3, 6: 3 };

/** Melange Mining is paid for an event by which threat rose by less than this. */
export const CALM_EVENT = 2;

/** The pieces whose removal fulfils a corporation's contract. */
export const REMOVAL_CONTRACT: Readonly<Partial<Record<Piece, CorporationId>>> = {
  illness: 'jinteki',
  outage: 'weyland-consortium',
  'human-first': 'globalsec',
  orgcrime: 'globalsec',
};
