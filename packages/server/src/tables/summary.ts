/** What everybody with the link may know of a table, as one player is told it. */
import type { Progress } from '@polity/kernel';
import type { TableRow } from '../store/store.js';
import type { SeatHolder, TableSummary, TableTrouble } from '../wire.js';
import type { Sitter } from './meta.js';
import { type Circumstances, successionSeen } from './succession.js';

/** What a summary needs to know besides the table's row. */
export interface Around {
  readonly trouble: TableTrouble | null;
  readonly names: ReadonlyMap<string, string>;
  readonly connected: ReadonlySet<string>;
  readonly spectators: number;
  readonly deciding: readonly string[];
  readonly progress: Progress | undefined;
  readonly commitment: string;
  readonly laid: readonly string[];
  readonly circumstances: Pick<Circumstances, 'isAway' | 'successors'>;
}

export function summaryOfTable(row: TableRow, around: Around, player: string | null): TableSummary {
  const { id, status, listed, meta, createdAt } = row;
  const seats = Object.entries(meta.seats).map(([seat, sitter]) => {
    const succession = status === 'playing' ? successionSeen(meta, seat, player, around.circumstances) : undefined;
    return { seat, holder: holder(sitter, around, player), ...(succession && { succession }) };
  });
  return {
    id,
    game: meta.game,
    options: meta.options,
    status,
    trouble: around.trouble,
    listed,
    host: meta.host === player,
    seats,
    deciding: around.deciding,
    ...(status === 'playing' && around.progress ? { progress: around.progress } : {}),
    spectators: around.spectators,
    commitment: around.commitment,
    laid: around.laid,
    seed: status === 'over' ? meta.seed : null,
    rematch: meta.rematch,
    createdAt,
  };
}

function holder(sitter: Sitter, { names, connected }: Around, player: string | null): SeatHolder {
  switch (sitter.kind) {
    case 'open':
      return { kind: 'open' };
    case 'person': {
      const { player: sits } = sitter;
      return { kind: 'person', name: names.get(sits) ?? '', you: sits === player, connected: connected.has(sits) };
    }
    case 'bot': {
      const { bot, owner, insteadOf, successor } = sitter;
      if (successor !== undefined) return { kind: 'successor', way: successor };
      const yours = player !== null && owner === player;
      return { kind: 'bot', bot, yours, ...(insteadOf === undefined ? {} : { insteadOf }) };
    }
  }
}
