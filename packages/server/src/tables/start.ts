/** How a game begins. */
import { type Game, Table } from '@polity/kernel';
import type { Snapshot } from '../store/store.js';
import type { TableMeta } from './meta.js';
import { seatedPlayers } from './seats.js';

/** The table's first position, to be stored with its start. */
export function startOf(game: Game, meta: TableMeta): { readonly meta: TableMeta; readonly snapshot: Snapshot } {
  const table = Table.open(game, meta.options, meta.seed, 'chacha');
  const snapshot = { version: table.version, saved: JSON.stringify(table.save()) };
  return { meta: { ...meta, sat: seatedPlayers(meta) }, snapshot };
}
