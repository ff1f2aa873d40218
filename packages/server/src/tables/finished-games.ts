/**
 * Finished games as records, for people who study games. What is in them is the game: no token, no player's id, no chat,
 * nothing that leads to the table, and the names that people chose only where they are asked for.
 */
import { createHash } from 'node:crypto';
import { type Game, RulesError, type SavedTable, SavedTableError, type Standing, Table } from '@polity/kernel';
import { gameOf, type Registry } from '../registry.js';
import type { Store, TableRow } from '../store/store.js';
import { type GameRecord, RECORD_FORMAT } from '../wire.js';
import { membersOf, type Sitter } from './meta.js';

export interface WantedGames {
  /** One game; all, if not said. */
  readonly game?: string;
  /** Milliseconds: games that ended then or later, and perhaps some of the day before. */
  readonly since: number;
  /** Whether the names that people chose are among it. */
  readonly names: boolean;
}

const AT_A_TIME = 50;

/** In the order in which their tables were made; `undefined` for one that is not kept as it ended. */
export async function* finishedGames(
  store: Store,
  games: Registry['games'],
  { game, since, names }: WantedGames,
): AsyncGenerator<GameRecord | undefined> {
  let rows = await store.finished({ since, most: AT_A_TIME });
  while (rows.length > 0) {
    for (const row of rows) {
      if (game !== undefined && row.meta.game !== game) continue;
      const saved = await savedOf(store, row);
      yield saved && recordOf(row, saved, gameOf({ games, bots: {} }, row.meta.game), await namesAt(store, row, names));
    }
    const last = rows.at(-1);
    rows = last && rows.length === AT_A_TIME ? await store.finished({ since, after: last, most: AT_A_TIME }) : [];
  }
}

/** With its end every game is kept whole. */
async function savedOf(store: Store, { id }: TableRow): Promise<SavedTable | undefined> {
  const history = await store.history(id);
  if (history === undefined || history.events.length > 0) return undefined;
  const saved = JSON.parse(history.snapshot.saved) as SavedTable;
  return saved.over ? saved : undefined;
}

async function namesAt(
  store: Store,
  { meta }: TableRow,
  wanted: boolean,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (!wanted) return undefined;
  const players = await store.players(membersOf(meta));
  return new Map(players.map(({ id, name }) => [id, name ?? '']));
}

function recordOf(
  { id, meta, createdAt }: TableRow,
  saved: SavedTable,
  game: Game | undefined,
  names: ReadonlyMap<string, string> | undefined,
): GameRecord {
  return {
    format: RECORD_FORMAT,
    id: createHash('sha256').update(`record ${id}`).digest('hex').slice(0, 32),
    game: meta.game,
    day: new Date(createdAt).toISOString().slice(0, 10),
    seats: Object.entries(meta.seats).map(([seat, sitter]) => playerAt(seat, sitter, names)),
    standings: standingsOf(saved, game),
    saved,
  };
}

function playerAt(
  seat: string,
  sitter: Sitter,
  names: ReadonlyMap<string, string> | undefined,
): GameRecord['seats'][number] {
  switch (sitter.kind) {
    case 'open':
      return { seat, kind: 'nobody' };
    case 'person':
      return { seat, kind: 'person', ...(names === undefined ? {} : { name: names.get(sitter.player) ?? '' }) };
    case 'bot': {
      const { bot, insteadOf, successor } = sitter;
      // The record itself tells what took the place of who has left.
      if (successor !== undefined) return { seat, kind: 'nobody' };
      return { seat, kind: 'bot', bot, ...(insteadOf === undefined ? {} : { insteadOf }) };
    }
  }
}

function standingsOf(saved: SavedTable, game: Game | undefined): readonly Standing[] | null {
  if (game === undefined || game.rules !== saved.rules) return null;
  try {
    return Table.load(game, saved).standings();
  } catch (error) {
    // Rules that have changed without a new number; the record itself is as whole as it was.
    if (error instanceof SavedTableError || error instanceof RulesError) return null;
    throw error;
  }
}
