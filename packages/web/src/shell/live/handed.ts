/** Seats that went over to a bot, or back to a person, while the game is played: everybody else is told. */
import type { SeatHolder, TableSummary } from '@polity/server/wire';
import { isMine } from '../seats/seats.js';

export interface Handed {
  readonly seat: string;
  readonly from: SeatHolder;
  readonly to: SeatHolder;
}

const HANDED = ['person bot', 'bot person'];

/** What became of who sits where between two looks at the table. What somebody did with a seat of theirs they know. */
export function handedIn(before: TableSummary | null, { status, seats }: TableSummary): readonly Handed[] {
  if (before?.status !== 'playing' || status !== 'playing') return [];
  return seats.flatMap(({ seat, holder: to }) => {
    const from = before.seats.find((one) => one.seat === seat)?.holder;
    const isHanded = from && HANDED.includes(`${from.kind} ${to.kind}`);
    return isHanded && !isMine(from) && !isMine(to) ? [{ seat, from, to }] : [];
  });
}
