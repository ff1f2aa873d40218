/** The values that a table plays with where the printed ones were not all found: ours, or those of somebody's own board. */
import type { DistrictId, Resource, Tier } from '../names.js';
import { OUTPUT } from './board.js';
import { EVENT_IDS, EVENTS, type EventId } from './events.js';
import {
  type DistrictOutput,
  PROPOSED_TURNS,
  type PrintedSetup,
  SETUPS,
  type SetupId,
  TIERS,
  TRACK_ENDS,
} from './reconstructed.js';

export interface BoardValues {
  readonly tiers: Readonly<Record<DistrictId, Tier>>;
  readonly output: Readonly<Record<DistrictId, DistrictOutput>>;
  readonly trackEnds: Readonly<Record<Resource, number>>;
  /** The turns that follow each event. */
  readonly eventTurns: Readonly<Record<EventId, number>>;
}

export const BOARD_VALUES: BoardValues = {
  tiers: TIERS,
  output: OUTPUT,
  trackEnds: TRACK_ENDS,
  eventTurns: Object.fromEntries(
    EVENT_IDS.map((id) => [id, EVENTS[id].turns ?? PROPOSED_TURNS['beanstalk-owned-by-mob']]),
  ) as Record<EventId, number>,
};

export const SETUP_CARDS: Readonly<Record<SetupId, PrintedSetup>> = SETUPS;
