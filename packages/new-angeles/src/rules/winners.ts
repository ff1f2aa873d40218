/** Who has won when the game is over, and who stands where (67). */
import type { Standing } from '@polity/kernel';
import { CAPITAL, OTHERS_TO_PASS, ROUND_TRACK } from '../data/board.js';
import type { PlayerCount, Seat } from '../names.js';
import type { NewAngeles } from './context.js';
import { leaderOf, othersThan } from './seats.js';
import type { Ending, NewAngelesState } from './state.js';

export function endGame(t: NewAngeles, ending: Ending): void {
  const { state } = t;
  t.reveal();
  state.ending = ending;
  state.phase = 'over';
  state.inEffect = false;
  state.carriedOut = null;
  state.tradeOffers = [];
  t.log('rivals', { rivals: Object.fromEntries(state.seats.map((seat) => [seat, state.players[seat].rival])) });
  t.log('game-over', { ending, winners: winners(state) });
}

/** Nobody has won before the end. */
export function winners(state: NewAngelesState): Seat[] {
  if (state.ending === null) return [];
  return state.seats.filter((seat) =>
    state.ending === 'threat' ? winsByThreat(state, seat) : winsByRival(state, seat),
  );
}

/** When the city falls only a rich Federalist wins (67.3). */
function winsByThreat({ players }: NewAngelesState, seat: Seat): boolean {
  return players[seat].rival === 'federalist' && players[seat].capital >= CAPITAL.federalist;
}

/** More capital than the rival; a tie is a loss (67.1). With the own card: more than some others (67.2). */
function winsByRival(state: NewAngelesState, seat: Seat): boolean {
  const { rival, corporation, capital } = state.players[seat];
  if (rival === 'federalist') return false;
  const passed = othersThan(state, seat).filter((other) => capital > state.players[other].capital);
  if (rival === corporation) return passed.length >= OTHERS_TO_PASS[state.seats.length as PlayerCount];
  const leader = leaderOf(state, rival);
  return leader !== undefined && passed.includes(leader);
}

/** Winners share the first place, all others the next one, even if nobody has won; among equals the richest is first. */
export function standings(state: NewAngelesState): readonly Standing[] {
  const won = winners(state);
  const standings = state.seats.map((seat) => ({
    seat,
    place: won.includes(seat) ? 1 : Math.max(2, 1 + won.length),
    score: state.players[seat].capital,
    won: won.includes(seat),
    points: state.capitalHistory
      .filter((entry) => entry.seat === seat)
      .map(({ source, round, amount }) => ({ source, round: source === 'start' ? 0 : roundOf(round), amount })),
  }));
  return standings.sort((a, b) => a.place - b.place || b.score - a.score);
}

/** The round to which a space of the track belongs: a demand round to the standard one before it. */
function roundOf(space: number): number {
  return Number(ROUND_TRACK.findLast((one, at) => at <= space && one !== 'demand'));
}
