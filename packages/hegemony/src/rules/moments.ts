/** Where modules look on while the game is played: at its moments, at money that is paid, at what has been done. */
import type { Hegemony } from './context.js';
import type { PaymentReason, Purse } from './log.js';
import { contentsOf } from './modules.js';
import type { Class, Good, Seat, WorkerClass } from './names.js';

/** A moment at which something may have come true: a step is over, or Influence is about to be spent (HA-7). */
export function atMoment(t: Hegemony): void {
  for (const look of contentsOf(t.state).atMoment) look(t);
}

/** A step is over: nothing of it is left to be done. */
export function afterStep(t: Hegemony): void {
  for (const look of contentsOf(t.state).afterStep) look(t);
}

export function paid(t: Hegemony, to: Purse, amount: number, reason: PaymentReason): void {
  for (const look of contentsOf(t.state).paid) look(t, to, amount, reason);
}

/** So much of a good finds no room: whether a module has made some, so that it is tried once more. */
export function overflowing(t: Hegemony, owner: Seat, good: Good, amount: number): boolean {
  return contentsOf(t.state).overflowing.some((makeRoom) => makeRoom(t, owner, good, amount));
}

export function built(t: Hegemony, by: Class): void {
  for (const look of contentsOf(t.state).built) look(t, by);
}

export function soldAbroad(t: Hegemony, seller: Seat): void {
  for (const look of contentsOf(t.state).soldAbroad) look(t, seller);
}

export function provided(t: Hegemony, of: WorkerClass, good: Good): void {
  for (const look of contentsOf(t.state).provided) look(t, of, good);
}

export function performed(t: Hegemony, event: string): void {
  for (const look of contentsOf(t.state).performed) look(t, event);
}
