/** Positions of games between advisers in which somebody is asked something, each as a table that can be laid. */
import { adviserBot } from '@polity/bots';
import { type Ask, seededRandom, situationAt, Table } from '@polity/kernel';
import { type NewAngelesState, newAngeles, type Seat } from '@polity/new-angeles';
import type { Laid } from '../stored-table.js';

export type CityTable = Table<NewAngelesState>;

export interface Wanted {
  readonly id: string;
  readonly seats: 4 | 5 | 6;
  /** Whether somebody is asked what is looked for, here. */
  is(ask: Ask, table: CityTable): boolean;
}

export interface Found extends Laid {
  /** Who is asked. */
  readonly seat: Seat;
  readonly state: NewAngelesState;
}

/** What is rare does not come up in every game. */
const GAMES = 20;

/** The first position that is wanted, with who is asked holding his seat alone. */
export function findPosition(wanted: Wanted): Found {
  for (let game = 0; game < GAMES; game++) {
    const found = foundIn(wanted, game === 0 ? wanted.id : `${wanted.id}/${game}`);
    if (found) return found;
  }
  throw new Error(`no game of ${wanted.id} has such a position`);
}

function foundIn({ id, seats, is }: Wanted, seed: string): Found | undefined {
  const table = Table.open(newAngeles, { seats }, `new-angeles/${seed}`);
  const luck = seededRandom('fast', seed);
  for (let [ask] = table.asks(); ask !== undefined; [ask] = table.asks()) {
    if (is(ask, table)) {
      const { saved, state } = structuredClone({ saved: table.save(), state: table.state });
      return { id, seat: ask.seat as Seat, state, saved, seats: table.seats, held: [ask.seat] };
    }
    const answer = adviserBot.answer(situationAt(table, ask), luck);
    if (!table.submit({ seat: ask.seat, version: ask.version, answer }).ok) throw new Error('a bot was refused');
  }
  return undefined;
}
