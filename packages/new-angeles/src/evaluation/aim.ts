/** What a seat has to do to win, as its rival card says, and by how much it does. */
import { CAPITAL, OTHERS_TO_PASS } from '../data/board.js';
import type { CorporationId, PlayerCount, RivalId, Seat } from '../names.js';
import type { NewAngelesState } from '../rules/state.js';

/** Passing one other player, passing some of them, or the fall of the city. */
export const AIMS = ['rival', 'own', 'federalist'] as const;
export type Aim = (typeof AIMS)[number];

/** What of a table decides who wins: its state, or what a seat sees of it. */
export interface Known {
  readonly seats: readonly Seat[];
  readonly players: Readonly<
    Record<
      Seat,
      { readonly rival: RivalId | null; readonly corporation: CorporationId | null; readonly capital: number }
    >
  >;
}

export function aimOf({ players }: Known, seat: Seat): Aim {
  const { rival, corporation } = players[seat];
  if (rival === 'federalist') return 'federalist';
  return rival === corporation ? 'own' : 'rival';
}

/** Who has to be passed, where it is one. */
export function rivalOf(known: Known, seat: Seat): Seat | undefined {
  if (aimOf(known, seat) !== 'rival') return undefined;
  const { seats, players } = known;
  return seats.find((other) => players[other].corporation === players[seat].rival);
}

/** Capital beyond what it takes; not enough where it is not above nothing. */
export function beyond(known: Known, seat: Seat): number {
  const { players, seats } = known;
  const { capital } = players[seat];
  const aim = aimOf(known, seat);
  if (aim === 'federalist') return capital - CAPITAL.federalist + 1;
  const others = seats.filter((other) => other !== seat).map((other) => players[other].capital);
  if (aim === 'own') {
    const bar = others.sort((a, b) => a - b)[OTHERS_TO_PASS[seats.length as PlayerCount] - 1] ?? 0;
    return capital - bar;
  }
  const rival = rivalOf(known, seat);
  return capital - (rival === undefined ? 0 : players[rival].capital);
}

/** A win is worth so much of a hundred, how clear it is so much, and the rest is for the city that ended as the seat needs it. */
const WON = 70;
const CLEAR = 20;
const FINE = 10;
/** So much capital beyond the bar, or short of it, makes it clear. */
const CLEARLY = 2.5;

/** What a game that is over was worth to a seat, from nothing to a hundred. */
export function outcome(state: NewAngelesState, seat: Seat): number {
  const fell = state.ending === 'threat';
  if (fell !== (aimOf(state, seat) === 'federalist')) return 0;
  const by = beyond(state, seat);
  return FINE + (by > 0 ? WON : 0) + CLEAR / (1 + Math.exp((0.5 - by) / CLEARLY));
}
