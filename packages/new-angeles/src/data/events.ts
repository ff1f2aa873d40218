/** The sixteen events: what they look at, what they place, and how many turns follow. */
import type { DistrictId, Enemy, Source, Tier, Wanderer } from '../names.js';

/** What is shown on the back: the element that the upper half depends on (20.2). */
export type EventBack = Enemy | 'outage' | 'unrest';
/** What an upper half counts: districts in strike, in protest or strike, or with the piece. */
export type Counted = Enemy | 'outage' | 'strike' | 'unrest';

export type UpperHalf =
  /** Each such unit moves so many times, the highest district first. */
  | { readonly kind: 'moves'; readonly piece: Enemy; readonly times: number }
  /** Threat, once, if such a unit is in that tier; otherwise each of them moves. */
  | { readonly kind: 'in-tier-or-moves'; readonly piece: Enemy; readonly tier: Tier; readonly threat: number }
  | { readonly kind: 'each'; readonly counts: Counted; readonly threat: number }
  | { readonly kind: 'at-least'; readonly counts: Counted; readonly number: number; readonly threat: number }
  /** The threat of the first of these tiers that holds such a piece. */
  | {
      readonly kind: 'highest-tier';
      readonly piece: 'outage';
      readonly threat: readonly { readonly tier: Tier; readonly threat: number }[];
    };

export interface PrintedEvent {
  readonly name: string;
  readonly back: EventBack;
  readonly upper: UpperHalf;
  /** Row by row from top to bottom. */
  readonly places: Readonly<Record<Wanderer, readonly DistrictId[]>>;
  /** The assets laid on the turn track; null where the number was found nowhere. */
  readonly turns: number | null;
  readonly source: Source;
}

export const EVENTS = {
  'activist-cells-awaken': {
    name: 'Activist Cells Awaken',
    back: 'human-first',
    upper: { kind: 'moves', piece: 'human-first', times: 2 },
    places: { 'human-first': ['la-costa'], orgcrime: ['nihongai'], illness: ['quinde'], outage: [] },
    turns: 4,
    source: 'transcript',
  },
  'beanstalk-beset-by-protesters': {
    name: 'Beanstalk Beset By Protesters',
    back: 'human-first',
    upper: { kind: 'in-tier-or-moves', piece: 'human-first', tier: 3, threat: 4 },
    places: { 'human-first': ['nihongai'], orgcrime: [], illness: ['rutherford', 'base-de-cayambe'], outage: [] },
    turns: 3,
    source: 'transcript',
  },
  'human-first-starts-riot': {
    name: 'Human First Starts Riot',
    back: 'human-first',
    upper: { kind: 'in-tier-or-moves', piece: 'human-first', tier: 2, threat: 2 },
    places: { 'human-first': ['quinde'], orgcrime: [], illness: ['guayaquil'], outage: ['rabotgorod'] },
    turns: 4,
    source: 'transcript',
  },
  'humanity-labor-hosts-union-heads': {
    name: 'Humanity Labor Hosts Union Heads',
    back: 'human-first',
    upper: { kind: 'each', counts: 'human-first', threat: 1 },
    places: { 'human-first': ['manta'], orgcrime: [], illness: ['guayaquil'], outage: [] },
    turns: 3,
    source: 'transcript',
  },
  'beanstalk-owned-by-mob': {
    name: 'Beanstalk Owned By Mob?',
    back: 'orgcrime',
    upper: { kind: 'in-tier-or-moves', piece: 'orgcrime', tier: 3, threat: 4 },
    places: { 'human-first': ['la-costa'], orgcrime: ['laguna-velasco'], illness: ['manta'], outage: [] },
    turns: null,
    source: 'transcript',
  },
  'gang-wars-at-all-time-high': {
    name: 'Gang Wars at All-Time High!',
    back: 'orgcrime',
    upper: { kind: 'each', counts: 'orgcrime', threat: 1 },
    places: { 'human-first': [], orgcrime: ['base-de-cayambe'], illness: ['la-costa'], outage: ['guayaquil'] },
    turns: 3,
    source: 'transcript',
  },
  'pistoleros-hit-squads-strike': {
    name: 'Pistoleros Hit Squads Strike!',
    back: 'orgcrime',
    upper: { kind: 'in-tier-or-moves', piece: 'orgcrime', tier: 2, threat: 3 },
    places: { 'human-first': ['esmeraldas'], orgcrime: ['la-costa'], illness: ['quinde'], outage: [] },
    turns: 3,
    source: 'transcript',
  },
  'tri-maf-leaders-unite': {
    name: 'Tri-Maf Leaders Unite!',
    back: 'orgcrime',
    upper: { kind: 'each', counts: 'orgcrime', threat: 1 },
    places: { 'human-first': ['guayaquil', 'quinde'], orgcrime: [], illness: ['la-costa'], outage: ['nihongai'] },
    turns: 5,
    source: 'transcript',
  },
  'crumbling-infrastructure': {
    name: 'Crumbling Infrastructure',
    back: 'outage',
    upper: { kind: 'each', counts: 'outage', threat: 1 },
    places: {
      'human-first': ['nihongai'],
      orgcrime: ['quinde'],
      illness: ['rabotgorod', 'base-de-cayambe'],
      outage: [],
    },
    turns: 5,
    source: 'transcript',
  },
  'earthquake-rocks-city': {
    name: 'Earthquake Rocks City',
    back: 'outage',
    upper: { kind: 'at-least', counts: 'outage', number: 3, threat: 5 },
    places: { 'human-first': ['esmeraldas'], orgcrime: [], illness: ['nihongai', 'rutherford'], outage: ['quinde'] },
    turns: 4,
    source: 'transcript',
  },
  'helium-3-transport-threatened': {
    name: 'Helium-3 Transport Threatened',
    back: 'outage',
    upper: {
      kind: 'highest-tier',
      piece: 'outage',
      threat: [
        { tier: 3, threat: 5 },
        { tier: 2, threat: 3 },
      ],
    },
    places: { 'human-first': ['rabotgorod'], orgcrime: [], illness: ['esmeraldas'], outage: [] },
    turns: 3,
    source: 'transcript',
  },
  'rolling-outages-increase': {
    name: 'Rolling Outages Increase',
    back: 'outage',
    upper: { kind: 'each', counts: 'outage', threat: 1 },
    places: { 'human-first': [], orgcrime: ['manta'], illness: ['rabotgorod'], outage: ['esmeraldas'] },
    turns: 3,
    source: 'transcript',
  },
  'average-wage-falls-again': {
    name: 'Average Wage Falls Again',
    back: 'unrest',
    upper: { kind: 'at-least', counts: 'strike', number: 3, threat: 4 },
    places: { 'human-first': ['rutherford'], orgcrime: ['esmeraldas'], illness: ['esmeraldas'], outage: [] },
    turns: 4,
    source: 'transcript',
  },
  'report-record-unemployment': {
    name: 'Report: Record Unemployment',
    back: 'unrest',
    upper: { kind: 'at-least', counts: 'unrest', number: 6, threat: 4 },
    places: { 'human-first': ['guayaquil'], orgcrime: ['rutherford'], illness: ['laguna-velasco'], outage: [] },
    turns: 4,
    source: 'transcript',
  },
  'social-apps-spark-revolution': {
    name: 'Social Apps Spark Revolution',
    back: 'unrest',
    upper: { kind: 'each', counts: 'unrest', threat: 1 },
    places: { 'human-first': ['laguna-velasco'], orgcrime: [], illness: ['manta', 'laguna-velasco'], outage: [] },
    turns: 5,
    source: 'transcript',
  },
  'welfare-programs-slashed': {
    name: 'Welfare Programs Slashed',
    back: 'unrest',
    upper: { kind: 'each', counts: 'strike', threat: 1 },
    places: {
      'human-first': [],
      orgcrime: ['guayaquil', 'quinde'],
      illness: ['base-de-cayambe', 'guayaquil'],
      outage: [],
    },
    turns: 3,
    source: 'transcript',
  },
} as const satisfies Readonly<Record<string, PrintedEvent>>;

export type EventId = keyof typeof EVENTS;
export const EVENT_IDS = Object.keys(EVENTS) as EventId[];
