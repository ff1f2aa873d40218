/** Who at a table does not want to wait for bots: they answer without a pause as long as nobody here wants to follow. */
import type { Table } from '@polity/kernel';
import { playsSeat, seatsOf, type TableMeta } from './meta.js';

export class Hurry {
  private readonly wishes = new Set<string>();

  /** Holds until a seat that the player plays is asked something. Who holds no seat has nothing to wish for. */
  wish(player: string, meta: TableMeta): boolean {
    if (seatsOf(meta, player).length === 0) return false;
    this.wishes.add(player);
    return true;
  }

  /** Whether everybody who holds a seat and is connected wants it: nobody's table is hurried by somebody else. */
  isWanted(meta: TableMeta, table: Table | undefined, connected: ReadonlySet<string>): boolean {
    for (const player of this.wishes) if (table?.over || isAsked(player, meta, table)) this.wishes.delete(player);
    if (this.wishes.size === 0) return false;
    const here = [...connected].filter((player) => seatsOf(meta, player).length > 0);
    return here.length > 0 && here.every((player) => this.wishes.has(player));
  }
}

function isAsked(player: string, meta: TableMeta, table: Table | undefined): boolean {
  return table?.deciding().some((seat) => playsSeat(meta, player, seat)) ?? false;
}
