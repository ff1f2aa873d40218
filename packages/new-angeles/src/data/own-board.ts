/**
 * A table "as on your board": what could be read nowhere is replaced by what somebody reads off their own components.
 * It comes as text from outside, so that all of it is checked here; what is left out stays as we propose it.
 */
import type { OptionsRefusal } from '@polity/kernel';
import { DISTRICTS, type DistrictId, ENEMIES, PIECES, RESOURCES, type Resource, type Tier } from '../names.js';
import { COMPONENTS, TURN_TRACK_SPACES } from './board.js';
import { DEMANDS, type DemandId } from './demands.js';
import {
  type DistrictOutput,
  type Output,
  PROPOSED_OUTPUT,
  PROPOSED_TURNS,
  type PrintedSetup,
  SETUP_IDS,
  type SetupId,
  type SetupRow,
} from './reconstructed.js';
import { BOARD_VALUES, type BoardValues, SETUP_CARDS } from './values.js';

/** The rows of a set-up card, as they stand on it. */
export const SETUP_ROWS: readonly SetupRow[] = [
  'android',
  'protest',
  'strike',
  'illness',
  'outage',
  'human-first',
  'orgcrime',
  'prisec',
  'development',
];

/** Districts whose goods were not found, and the event whose turns were not. */
export const PROPOSED_DISTRICTS = Object.keys(PROPOSED_OUTPUT) as readonly (keyof typeof PROPOSED_OUTPUT)[];
export const PROPOSED_EVENTS = Object.keys(PROPOSED_TURNS) as readonly (keyof typeof PROPOSED_TURNS)[];

export type OwnSetup = Pick<PrintedSetup, 'places' | 'turns'>;

export interface OwnBoard {
  readonly tiers?: Partial<Readonly<Record<DistrictId, Tier>>>;
  readonly output?: Partial<Readonly<Record<(typeof PROPOSED_DISTRICTS)[number], DistrictOutput>>>;
  readonly trackEnds?: Partial<Readonly<Record<Resource, number>>>;
  readonly eventTurns?: Partial<Readonly<Record<(typeof PROPOSED_EVENTS)[number], number>>>;
  readonly setups?: Partial<Readonly<Record<SetupId, OwnSetup>>>;
}

/** As much text as all of it needs, and a little more. */
export const LONGEST_BOARD = 6000;
const MOST_MADE = 5;
const LONGEST_TRACK = 15;
const LEAST_TURNS = 1;

/** The values of a table; a text that was refused is never asked for. */
export function boardFrom(text: string): { values: BoardValues; setups: Readonly<Record<SetupId, PrintedSetup>> } {
  const own = text === '' ? {} : (JSON.parse(text) as OwnBoard);
  const values: BoardValues = {
    tiers: { ...BOARD_VALUES.tiers, ...own.tiers },
    output: { ...BOARD_VALUES.output, ...own.output },
    trackEnds: { ...BOARD_VALUES.trackEnds, ...own.trackEnds },
    eventTurns: { ...BOARD_VALUES.eventTurns, ...own.eventTurns },
  };
  const setups = Object.fromEntries(
    SETUP_IDS.map((id) => [id, { ...SETUP_CARDS[id], ...own.setups?.[id] }]),
  ) as unknown as Record<SetupId, PrintedSetup>;
  return { values, setups };
}

/** Why a text is no board, by what is wrong with it; nothing where it is one. */
export function refuseBoard(text: string): OptionsRefusal | undefined {
  if (text === '') return undefined;
  const wrong = wrongIn(parsed(text));
  return wrong === undefined ? undefined : { kind: wrong, params: {} };
}

type Wrong =
  | 'board-unreadable'
  | 'board-tiers'
  | 'board-output'
  | 'board-tracks'
  | 'board-turns'
  | 'board-setups'
  | 'board-crowded';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const PARTS: Readonly<Record<keyof OwnBoard, (value: unknown) => Wrong | undefined>> = {
  tiers: (value) => (isRecordOf(value, DISTRICTS, (tier) => isWhole(tier, 1, 3)) ? undefined : 'board-tiers'),
  output: (value) => (isRecordOf(value, PROPOSED_DISTRICTS, isOutput) ? undefined : 'board-output'),
  trackEnds: (value) =>
    isRecordOf(value, RESOURCES, (end, resource) => isWhole(end, mostAsked(resource), LONGEST_TRACK))
      ? undefined
      : 'board-tracks',
  eventTurns: (value) => (isRecordOf(value, PROPOSED_EVENTS, isTurns) ? undefined : 'board-turns'),
  setups: wrongInSetups,
};

function wrongIn(value: unknown): Wrong | undefined {
  if (!isPlain(value)) return 'board-unreadable';
  for (const [part, own] of Object.entries(value)) {
    if (!Object.hasOwn(PARTS, part)) return 'board-unreadable';
    const wrong = PARTS[part as keyof OwnBoard](own);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function wrongInSetups(value: unknown): Wrong | undefined {
  if (!isRecordOf(value, SETUP_IDS, isSetup)) return 'board-setups';
  return Object.values(value as Record<string, OwnSetup>).some(isCrowded) ? 'board-crowded' : undefined;
}

function isSetup(value: unknown): value is OwnSetup {
  if (!isPlain(value) || Object.keys(value).length !== 2) return false;
  const { places, turns } = value;
  if (!isTurns(turns) || !isPlain(places) || Object.keys(places).length !== SETUP_ROWS.length) return false;
  return SETUP_ROWS.every((row) => isDistricts(places[row]));
}

function isDistricts(value: unknown): value is DistrictId[] {
  return (
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((id) => DISTRICTS.some((district) => district === id))
  );
}

/**
 * A status has one slot: protest, strike or outage; no enemy stands beside prisec (29, 53); and there are no more pieces
 * than the box holds (32).
 */
function isCrowded({ places }: OwnSetup): boolean {
  if (PIECES.some((piece) => places[piece].length > COMPONENTS[piece])) return true;
  return DISTRICTS.some((id) => {
    const has = (row: SetupRow) => places[row].includes(id);
    const statuses = (['protest', 'strike', 'outage'] as const).filter(has).length;
    return statuses > 1 || (has('prisec') && ENEMIES.some(has));
  });
}

function isOutput(value: unknown): value is DistrictOutput {
  if (!isPlain(value) || Object.keys(value).length !== 2) return false;
  const { primary, secondary } = value;
  if (!isGood(primary)) return false;
  return secondary === null || (isGood(secondary) && secondary.resource !== primary.resource);
}

function isGood(value: unknown): value is Output {
  if (!isPlain(value) || Object.keys(value).length !== 2) return false;
  return RESOURCES.some((resource) => resource === value.resource) && isWhole(value.amount, 1, MOST_MADE);
}

function isTurns(value: unknown): boolean {
  return isWhole(value, LEAST_TURNS, TURN_TRACK_SPACES);
}

/** A track reaches at least what demands ask for on it. */
function mostAsked(resource: Resource): number {
  return Math.max(...(Object.keys(DEMANDS) as DemandId[]).map((id) => DEMANDS[id].demand[resource]));
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecordOf<Key extends string>(
  value: unknown,
  keys: readonly Key[],
  is: (one: unknown, key: Key) => boolean,
): boolean {
  return isPlain(value) && Object.entries(value).every(([id, one]) => keys.includes(id as Key) && is(one, id as Key));
}
