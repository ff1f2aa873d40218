/** Lanterns, coins and points on their way to and from a merchant. */
import { HAND_LIMIT, type Merchant, merchantOf, type Seat, type Source, type T } from './state.js';

/** Draws as many as the hand can hold. When the deck runs out, the discards are shuffled into a new one. */
export function drawLanterns(t: T, seat: Seat, wanted: number): void {
  const { state } = t;
  const { hand } = merchantOf(state, seat);
  const count = Math.min(wanted, HAND_LIMIT - hand.length);
  const lanterns = t.draw(state.deck, count);
  if (lanterns.length < count && state.discards.length > 0) {
    t.log('reshuffled', { count: state.discards.length });
    state.deck = t.random.shuffle(state.discards);
    state.discards = [];
    lanterns.push(...t.draw(state.deck, count - lanterns.length));
  }
  if (lanterns.length === 0) return;
  hand.push(...lanterns);
  t.log('drew', { seat, count: lanterns.length });
  t.tell([seat], 'drawn', { lanterns });
}

/** The bank pays as far as it can. Returns what it paid. */
export function earn(t: T, merchant: Merchant, amount: number): number {
  const paid = Math.min(amount, t.state.bank);
  t.state.bank -= paid;
  merchant.coins += paid;
  return paid;
}

export function pay(t: T, seat: Seat, amount: number): void {
  merchantOf(t.state, seat).coins -= amount;
  t.state.bank += amount;
}

export function score(t: T, seat: Seat, source: Source, amount: number): void {
  merchantOf(t.state, seat).points.push({ source, round: t.state.night, amount });
}
