/** An Automa in a vote: its side, and the Influence that Automas of one side spend together (sections 11 to 13). */
import type { Hegemony } from '../../rules/context.js';
import { ROUNDS } from '../../rules/data/board.js';
import type { Class, Seat } from '../../rules/names.js';
import { isAsked } from '../../rules/roles.js';
import type { HegemonyState, Stance, Vote } from '../../rules/state.js';
import { billedPolicies, countVotes } from '../../rules/vote.js';
import { drawSymbols } from './deck.js';
import { closer } from './desired.js';
import type { Instruction } from './spending.js';
import { instructionFor, neededToWin, shareOut } from './spending.js';

/** In favour if the bill brings the policy closer to the Desired one; a bill that does neither it opposes (AU-11.1, G-8). Of two policies at once what they come to counts (HE-12). */
export function stanceOf(
  state: HegemonyState,
  seat: Class,
  { with: other, ...bill }: Pick<Vote, 'policy' | 'section' | 'with'>,
): Stance {
  return closer(state, seat, bill) + (other ? closer(state, seat, other) : 0) > 0 ? 'for' : 'against';
}

/**
 * What each Automa that is asked spends, side by side. It depends on nothing that the players choose (AU-11.11, G-25); sides
 * are handled on their own (AU-12.4).
 */
export function spendInVote(t: Hegemony, asked: readonly Class[]): number[] {
  const spent = new Map<Class, number>();
  for (const stance of ['for', 'against'] as const) spendOf(t, stance, spent);
  return asked.map((seat) => spent.get(seat) ?? 0);
}

function spendOf(t: Hegemony, stance: Stance, spent: Map<Class, number>): void {
  const { state } = t;
  const seats = state.seats.filter(
    (role): role is Class => !isAsked(state, role) && state.vote?.stances[role] === stance && state[role].influence > 0,
  );
  if (seats.length === 0) return;
  const held = seats.map((seat) => state[seat].influence);
  const own = sum(held);
  const instruction = isLastVote(state) ? LAST_VOTE(own) : instructionFor(sceneOf(state, stance, own));
  t.log('automa-spending', { seats, ...instruction });
  const total = carryOut(t, instruction, seats, own);
  const paid = shareOut(held, total, (equals) => t.random.pick(equals));
  seats.forEach((seat, i) => {
    spent.set(seat, paid[i] as number);
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** In the very last vote all of it goes (AU-13.5). */
function isLastVote(state: HegemonyState): boolean {
  return state.round === ROUNDS && state.phase === 'elections' && billedPolicies(state).length === 1;
}

const LAST_VOTE = (own: number): Instruction => ({ spending: 'last-vote', necessary: own, draw: 0 });

function sceneOf(state: HegemonyState, stance: Stance, own: number) {
  const { stances } = state.vote as Vote;
  const votes = countVotes(state, stances);
  const leading: Stance = votes.for >= votes.against ? 'for' : 'against';
  const influenceOf = (of: Stance) =>
    sum(state.seats.filter((role) => stances[role] === of).map((role: Seat) => state[role].influence));
  return {
    winning: leading === stance,
    needed: neededToWin(votes),
    own,
    side: influenceOf(stance),
    other: influenceOf(stance === 'for' ? 'against' : 'for'),
  };
}

/** Cards come from the deck of one of them, picked at random, for the whole instruction (AU-12.3, G-9). */
function carryOut(
  t: Hegemony,
  { spending, necessary, draw }: Instruction,
  seats: readonly Class[],
  own: number,
): number {
  if (draw === 0) return necessary;
  const drawer = seats.length === 1 ? (seats[0] as Class) : t.random.pick(seats);
  const symbols = drawSymbols(t, drawer, draw);
  if (spending === 'draw-for-all') return symbols > 0 ? own : 0;
  return necessary + symbols;
}
