/** Victory points, Prosperity and Legitimacy: what the players score. */
import type { Hegemony } from './context.js';
import { ACTION, LEGITIMACY, PROSPERITY_TRACK } from './data/board.js';
import type { Class, Seat, WorkerClass } from './names.js';
import { isPlayed } from './roles.js';
import type { PointSource } from './state.js';

/** Gives points, or takes them; the score may go below 0 (H12). */
export function score(t: Hegemony, seat: Seat, amount: number, source: PointSource): void {
  const { state } = t;
  if (amount === 0 || !isPlayed(state, seat)) return;
  state[seat].vp += amount;
  const { round } = state;
  const known = state.points.find((p) => p.seat === seat && p.source === source && p.round === round);
  if (known) known.amount += amount;
  else state.points.push({ seat, source, round, amount });
  t.log('points', { seat, amount, source });
}

/** One space forward and the VP of the new space; at the end of the track the last space scores again (FAQ p. 35). */
export function gainProsperity(t: Hegemony, seat: WorkerClass): void {
  const board = t.state[seat];
  const track = PROSPERITY_TRACK[seat];
  board.prosperity = Math.min(board.prosperity + 1, track.length - 1);
  t.log('prosperity', { seat, space: board.prosperity });
  score(t, seat, track[board.prosperity] as number, 'prosperity');
}

/** Moves a Legitimacy marker, if a player runs the State. */
export function changeLegitimacy(t: Hegemony, of: Class, by: number): void {
  if (by === 0 || !isPlayed(t.state, 'state')) return;
  const { legitimacy } = t.state.state;
  const before = legitimacy[of];
  legitimacy[of] = Math.max(LEGITIMACY.least, Math.min(LEGITIMACY.most, before + by));
  if (legitimacy[of] !== before) t.log('legitimacy', { class: of, by: legitimacy[of] - before });
}

/** +1 now and in every Scoring Phase. Without a token left there is neither (H13). */
export function takeLegitimacyToken(t: Hegemony, of: Class): void {
  const { state, supply } = t.state;
  if (!isPlayed(t.state, 'state') || supply.tokens[of] === 0) return;
  supply.tokens[of]--;
  state.tokens[of]++;
  t.log('legitimacy-token', { class: of });
  changeLegitimacy(t, of, 1);
}

/** What the State gets for selling Health or Education cheaply (p. 26). */
export function rewardWelfare(t: Hegemony, buyer: WorkerClass, price: number, amount: number): void {
  if (amount === 0) return;
  if (price === 5) score(t, 'state', ACTION.welfareVP, 'welfare');
  if (price === 0) changeLegitimacy(t, buyer, Math.floor(amount / ACTION.welfareLegitimacyPer));
}
