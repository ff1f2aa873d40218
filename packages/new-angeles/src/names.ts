/** The words of the game as types: who plays, what stands in the city, what is printed. */

/** Where one sits; clockwise in this order. Which corporation a seat leads is decided at set-up. */
export const SEATS = ['player-1', 'player-2', 'player-3', 'player-4', 'player-5', 'player-6'] as const;
export type Seat = (typeof SEATS)[number];
export type PlayerCount = 4 | 5 | 6;

/** The ten districts by their numbers, the lowest first. The Root is none of them (7.1). */
export const DISTRICTS = [
  'guayaquil',
  'quinde',
  'la-costa',
  'manta',
  'rabotgorod',
  'laguna-velasco',
  'nihongai',
  'esmeraldas',
  'rutherford',
  'base-de-cayambe',
] as const;
export type DistrictId = (typeof DISTRICTS)[number];
export type Tier = 1 | 2 | 3;

export const RESOURCES = ['energy', 'consumables', 'tech', 'entertainment', 'credits'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Enemy units (56). */
export const ENEMIES = ['human-first', 'orgcrime'] as const;
export type Enemy = (typeof ENEMIES)[number];
export const UNITS = ['human-first', 'orgcrime', 'prisec'] as const;
/** What wanders towards The Root when a district cannot hold it. */
export type Wanderer = Enemy | 'illness' | 'outage';
/** What a district holds at most one of; unrest is a stage of its own. */
export const PIECES = ['android', 'illness', 'outage', 'development', 'human-first', 'orgcrime', 'prisec'] as const;
export type Piece = (typeof PIECES)[number];

/** The stages of unrest, upwards (29). */
export const STAGES = ['stable', 'protest', 'strike'] as const;
export type Unrest = (typeof STAGES)[number];

/** The types of action cards, each with a deck of its own (16.3). */
export const ACTION_TYPES = ['biotech', 'construction', 'labor', 'media', 'security'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

export const CORPORATIONS = [
  'haas-bioroid',
  'jinteki',
  'weyland-consortium',
  'nbn',
  'globalsec',
  'melange-mining',
] as const;
export type CorporationId = (typeof CORPORATIONS)[number];
/** Whose card it is: a corporation's, or the Federalist's. */
export type RivalId = CorporationId | 'federalist';

/** Where a printed value was found; `reconstructed` is our proposal for what was found nowhere. */
export type Source = 'rulebook' | 'transcript' | 'reconstructed';

/** The two offers of a deal. */
export type Side = 'main' | 'counter';
