/** What has gone from one place of a board to another, and how that is told from how much lies where. */

/** The middle of the table, where things are played that have no other place. */
export const TABLE = 'table';

/**
 * `from` and `to` name anchors of the board; null is a supply, which has none. What goes from a place to the same place
 * has been put elsewhere together with it.
 */
export interface Move<What = unknown> {
  readonly what: What;
  readonly amount: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** How many of one thing lie at each place. */
export type Places = ReadonlyMap<string, number>;

/** What is missing here has gone where there is more; the rest went to the Supply or came from it. */
export function between(before: Places, after: Places): Pick<Move, 'amount' | 'from' | 'to'>[] {
  const change = (place: string) => (after.get(place) ?? 0) - (before.get(place) ?? 0);
  const places = [...new Set([...before.keys(), ...after.keys()])];
  const less = places.map((place) => ({ place, amount: -change(place) })).filter(({ amount }) => amount > 0);
  const more = places.map((place) => ({ place, amount: change(place) })).filter(({ amount }) => amount > 0);
  const moves: Pick<Move, 'amount' | 'from' | 'to'>[] = [];
  for (const source of less) {
    for (const target of more) {
      const amount = Math.min(source.amount, target.amount);
      if (amount === 0) continue;
      moves.push({ amount, from: source.place, to: target.place });
      source.amount -= amount;
      target.amount -= amount;
    }
    if (source.amount > 0) moves.push({ amount: source.amount, from: source.place, to: null });
  }
  for (const { place, amount } of more) if (amount > 0) moves.push({ amount, from: null, to: place });
  return moves;
}
