/** Talk at a table: what everybody heard and what was said between two, in one list, and who can be spoken to alone. */
import type { ChatLine, PrivateLine } from '@polity/server/wire';
import type { SeatAtTable } from '../../games/game-ui.js';

export type Said =
  | { readonly key: string; readonly line: ChatLine }
  | { readonly key: string; readonly aside: PrivateLine };

/** Each in the order in which it was said; between the two the time decides. */
export function inOrder(lines: readonly ChatLine[], asides: readonly PrivateLine[]): readonly Said[] {
  const said: Said[] = [];
  let next = 0;
  for (const line of lines) {
    for (let aside = asides[next]; aside !== undefined && aside.at < line.at; aside = asides[++next])
      said.push({ key: aside.id, aside });
    said.push({ key: String(line.number), line });
  }
  return [...said, ...asides.slice(next).map((aside) => ({ key: aside.id, aside }))];
}

/** The others who play here, for somebody who plays too; a seat each, though somebody may have several. */
export function toBeSpokenTo(seats: readonly SeatAtTable[]): readonly SeatAtTable[] {
  if (!seats.some(({ holder }) => holder.kind === 'person' && holder.you)) return [];
  return seats.filter(({ holder }) => holder.kind === 'person' && !holder.you);
}
