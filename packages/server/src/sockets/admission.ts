/**
 * Who is let in to a table's sockets. Spectators are so many for a table, for an address at a table, and for an address
 * altogether; who holds a seat is never refused, whoever else is there: of too many sockets of theirs the oldest goes.
 */
import type { Limits } from '../settings.js';

/** Somebody at the door of a table. */
export interface Visitor {
  readonly table: string;
  readonly address: string;
  /** The player, if one who holds a seat there or made the table. */
  readonly holder: string | null;
  /** Lets this socket go, because its holder has opened too many others. */
  giveWay(): void;
}

export class Admission {
  private readonly spectators = new Map<string, number>();
  private readonly holders = new Map<string, Set<Visitor>>();

  constructor(private readonly limits: Limits) {}

  /** Lets a visitor in, or says why not. Who was let in leaves once. */
  enter(visitor: Visitor): { readonly leave: () => void } | { readonly refused: string } {
    return visitor.holder === null ? this.enterToWatch(visitor) : this.enterToPlay(visitor, visitor.holder);
  }

  private enterToWatch({ table, address }: Visitor): { readonly leave: () => void } | { readonly refused: string } {
    const { spectatorsPerTable, spectatorsPerTableAndAddress, spectatorsPerAddress } = this.limits;
    const counts = [
      { key: `table ${table}`, most: spectatorsPerTable, refused: 'too many spectators at this table' },
      {
        key: `both ${table} ${address}`,
        most: spectatorsPerTableAndAddress,
        refused: 'too many spectators from your address at this table',
      },
      { key: `address ${address}`, most: spectatorsPerAddress, refused: 'too many sockets from your address' },
    ];
    const full = counts.find(({ key, most }) => (this.spectators.get(key) ?? 0) >= most);
    if (full) return { refused: full.refused };
    for (const { key } of counts) this.count(key, 1);
    return {
      leave: () => {
        for (const { key } of counts) this.count(key, -1);
      },
    };
  }

  private enterToPlay(visitor: Visitor, holder: string): { readonly leave: () => void } {
    const key = `${visitor.table} ${holder}`;
    const here = this.holders.get(key) ?? new Set();
    this.holders.set(key, here.add(visitor));
    const leave = () => {
      here.delete(visitor);
      if (here.size === 0) this.holders.delete(key);
    };
    const [oldest] = here;
    if (here.size > this.limits.socketsPerHolder && oldest) {
      here.delete(oldest);
      oldest.giveWay();
    }
    return { leave };
  }

  private count(key: string, by: number): void {
    const now = (this.spectators.get(key) ?? 0) + by;
    if (now > 0) this.spectators.set(key, now);
    else this.spectators.delete(key);
  }
}
