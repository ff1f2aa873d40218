/** The end of the game: loans, last points, and who has won (p. 13). */
import type { Standing } from '@polity/kernel';
import { agendaMatches } from '../agenda.js';
import type { Hegemony, Play } from '../context.js';
import { END_GAME, LOAN } from '../data/board.js';
import { stateStock } from '../goods.js';
import { contentsOf } from '../modules.js';
import { moneyOf, pay } from '../money.js';
import { GOODS, type Good, IDEOLOGIES, type Resource, type Seat } from '../names.js';
import { score } from '../points.js';
import type { HegemonyState } from '../state.js';
import { endPhase, startPhase } from './phase.js';

export function* endGame(t: Hegemony): Play {
  const { state } = t;
  t.log('phase', { phase: 'game-end' });
  yield* startPhase(t, 'game-end');
  for (const seat of state.seats) settleLoans(t, seat);
  for (const seat of state.seats) scoreEnd(t, seat);
  yield* endPhase(t, 'over');
  t.log('game-over', { winners: winners(state) });
}

/** 55 for each loan, as much as possible in steps of 5; 1 VP for every 5 left. The Capitalist Class loses 5 VP each. */
function settleLoans(t: Hegemony, seat: Seat): void {
  const { loans } = t.state[seat];
  if (seat === 'capitalist') {
    score(t, seat, loans * LOAN.capitalistVP, 'loans');
    return;
  }
  const due = loans * LOAN.payOffLate;
  const steps = (amount: number) => Math.floor(amount / LOAN.unpaidStep);
  const paid = Math.min(due, steps(moneyOf(t.state, seat)) * LOAN.unpaidStep);
  pay(t, seat, 'supply', paid, 'pay-off-loan');
  score(t, seat, -steps(due - paid), 'loans');
  t.state[seat].loans = 0;
}

function scoreEnd(t: Hegemony, seat: Seat): void {
  const { state } = t;
  if (seat !== 'state') score(t, seat, END_GAME.policyVP[seat].vp[ownPolicies(state, seat)] ?? 0, 'policies');
  score(t, seat, moneyPoints(state, seat), 'money');
  score(t, seat, goodsPoints(state, seat), 'goods');
  for (const { scoreEnd: scoreToo } of contentsOf(state).manifests) scoreToo?.(t, seat);
}

/** Policies 1 to 5 in the section that the class wants; for the State those that match its agenda. */
function ownPolicies(state: HegemonyState, seat: Seat): number {
  if (seat === 'state') return agendaMatches(state);
  const { section } = END_GAME.policyVP[seat];
  return IDEOLOGIES.filter((policy) => state.policies[policy] === section).length;
}

function moneyPoints(state: HegemonyState, seat: Seat): number {
  if (seat === 'capitalist') return 0;
  const points = Math.floor(moneyOf(state, seat) / END_GAME.moneyPerVP[seat]);
  return seat === 'working' ? Math.min(points, END_GAME.workingMoneyMost) : points;
}

/** What lies in the storages, each kind rounded down by itself; bought goods do not count. */
function goodsPoints(state: HegemonyState, seat: Seat): number {
  const points = (resource: Resource, amount: number) => Math.floor(amount / END_GAME.goodsPerVP[resource]);
  const total = (stock: (good: Good) => number) => GOODS.reduce((sum, good) => sum + points(good, stock(good)), 0);
  switch (seat) {
    case 'working':
      return 0;
    case 'middle':
      return total((good) => state.middle.storage[good]);
    case 'capitalist': {
      const { storage, zone } = state.capitalist;
      return total((good) => storage[good] + (good === 'food' || good === 'luxury' ? zone[good] : 0));
    }
    case 'state':
      return total((good) => stateStock(state, good)) + points('influence', state.state.services.influence);
  }
}

/** Points; then own policies; then the State; then cubes in the bag (H6). What is still equal is shared. */
function rank(state: HegemonyState, a: Seat, b: Seat): number {
  const cubes = (seat: Seat) => (seat === 'state' ? 0 : state.bag[seat]);
  return (
    state[b].vp - state[a].vp ||
    ownPolicies(state, b) - ownPolicies(state, a) ||
    Number(b === 'state') - Number(a === 'state') ||
    cubes(b) - cubes(a)
  );
}

function winners(state: HegemonyState): Seat[] {
  return state.seats.filter((seat) => state.seats.every((other) => rank(state, seat, other) <= 0));
}

export function standings(state: HegemonyState): Standing[] {
  const over = state.phase === 'over';
  return state.seats.map((seat) => {
    const better = state.seats.filter((other) => rank(state, other, seat) < 0).length;
    const points = state.points
      .filter((point) => point.seat === seat)
      .map(({ source, round, amount }) => ({ source, round, amount }));
    return { seat, place: better + 1, score: state[seat].vp, won: over && better === 0, points };
  });
}
