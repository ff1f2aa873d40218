/** A table as it is, and as it could be for all that one of its seats can know. */
import { hegemony } from '@polity/hegemony';
import { type LogEntry, type Random, Table } from '@polity/kernel';

const immigrants = (log: readonly LogEntry[]) => log.filter(({ kind }) => kind === 'immigrant').length;

/** From the last checkpoint of a table; nothing where the game is over, or where the two cannot be compared. */
export function otherWorld(table: Table, luck: Random): { real: Table; other: Table; seat: string } | undefined {
  const saved = JSON.parse(JSON.stringify(table.save()));
  const entries = saved.entries.slice(0, saved.checkpoint.entries);
  const real = Table.load(hegemony, { ...saved, entries });
  // Immigrants who come between the checkpoint and the ask come from a pile that lies otherwise in another world.
  if (real.over || immigrants(real.log(null)) > immigrants(saved.checkpoint.log)) return undefined;
  const { seat } = luck.pick(real.asks());
  const state = structuredClone(saved.checkpoint.state);
  hegemony.imagine?.(state, seat as Parameters<typeof hegemony.view>[1], luck);
  const other = Table.load(hegemony, { ...saved, entries, checkpoint: { ...saved.checkpoint, state } });
  return { real, other, seat };
}
