/** The city as it was before an entry of the log, worked back from the city as it is. */
import type { LogEntry } from '@polity/kernel';
import type { SetupId } from '../data/reconstructed.js';
import { SETUP_CARDS } from '../data/values.js';
import { DISTRICTS, type DistrictId, type Piece, type Unrest } from '../names.js';
import type { District } from '../rules/state.js';
import type { City } from './event-look.js';

type Changed = Record<DistrictId, District>;
type Undo = (city: Changed, params: LogEntry['params'], before: readonly LogEntry[]) => void;

/** @param now the city after the last entry of the log. */
export function cityBefore(now: City, log: readonly LogEntry[], at: number): City {
  const city = Object.fromEntries(DISTRICTS.map((id) => [id, { ...now[id] }])) as Changed;
  for (let index = log.length - 1; index >= at; index--) {
    const { kind, params } = log[index] as LogEntry;
    UNDO[kind]?.(city, params, log.slice(0, index));
  }
  return city;
}

const UNDO: Readonly<Record<string, Undo>> = {
  placed(city, { piece, at }, before) {
    takeAway(city, piece as Piece, at as DistrictId | null, before);
  },
  moved(city, { piece, from, to }, before) {
    takeAway(city, piece as Piece, to as DistrictId | null, before);
    city[from as DistrictId][piece as Piece] = true;
  },
  removed(city, { piece, district }) {
    city[district as DistrictId][piece as Piece] = true;
  },
  android(city, { from, to }) {
    city[to as DistrictId].android = false;
    city[from as DistrictId].android = true;
  },
  unrest(city, { district, from }) {
    city[district as DistrictId].unrest = from as Unrest;
  },
};

/** What went into the Root left nothing in the city. */
function takeAway(city: Changed, piece: Piece, at: DistrictId | null, before: readonly LogEntry[]): void {
  if (at === null) return;
  city[at][piece] = false;
  if (piece === 'outage') city[at].unrest = unrestAt(before, at);
}

/** An outage takes unrest away and nothing is told of that: what it was stands in the log, or on the set-up card (62). */
function unrestAt(log: readonly LogEntry[], district: DistrictId): Unrest {
  const last = log.findLast(({ kind, params }) => {
    if (kind === 'unrest') return params.district === district;
    return params.piece === 'outage' && (kind === 'placed' ? params.at : kind === 'moved' && params.to) === district;
  });
  if (last !== undefined) return last.kind === 'unrest' ? (last.params.to as Unrest) : 'stable';
  const setup = log.find(({ kind }) => kind === 'setup')?.params.setup as SetupId | undefined;
  const { strike = [], protest = [] } = setup === undefined ? {} : SETUP_CARDS[setup].places;
  return strike.includes(district) ? 'strike' : protest.includes(district) ? 'protest' : 'stable';
}
