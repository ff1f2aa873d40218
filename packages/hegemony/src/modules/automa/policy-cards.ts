/** Where the Policy Priority cards lie: by how far a policy is from the Desired one, and what bills do to them (section 6). */
import { type Class, POLICIES, type Policy } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import { distance } from './desired.js';
import type { Priorities } from './kinds.js';
import { put, remove, rowOf } from './rows.js';

function isThere({ policies, policiesAside }: Priorities, policy: Policy): boolean {
  return policiesAside.includes(policy) || rowOf(policies, policy) > 0;
}

export function setAside(cards: Priorities, policy: Policy): void {
  remove(cards.policies, policy);
  if (!cards.policiesAside.includes(policy)) cards.policiesAside.push(policy);
}

/** On the Desired Policy aside, next to it in row 1, two sections away in row 2 (AU-6.5). */
export function placeByDistance(state: HegemonyState, seat: Class, cards: Priorities, policy: Policy): void {
  const away = distance(state, seat, policy);
  if (away === 0) {
    setAside(cards, policy);
    return;
  }
  cards.policiesAside = cards.policiesAside.filter((other) => other !== policy);
  put(cards.policies, policy, away);
}

/**
 * After anybody's step: a bill that waits puts its card aside until the end of the round (AU-6.8); where a policy has
 * moved, or a bill was taken off the table, the card is placed anew, in order of number (AU-6.9, AU-6.11, AU-6.12, G-6). A
 * vote of the Elections Phase leaves it aside, and one that failed at once leaves it where it was. Gaps stay (G-13).
 */
export function settlePolicyCards(state: HegemonyState, seat: Class, cards: Priorities): void {
  for (const policy of POLICIES) {
    const section = state.policies[policy];
    const moved = cards.sections[policy] !== section;
    const wasBilled = cards.billed.includes(policy);
    const isBilled = state.bills[policy] !== null;
    if (!moved && wasBilled === isBilled) continue;
    cards.sections[policy] = section;
    cards.billed = POLICIES.filter((other) => (other === policy ? isBilled : cards.billed.includes(other)));
    if (!isThere(cards, policy)) continue;
    if (isBilled) setAside(cards, policy);
    else if (state.phase !== 'elections') placeByDistance(state, seat, cards, policy);
  }
}

/** In the Preparation Phase what is aside is placed by distance; cards in rows are not touched (AU-6.10). */
export function placeSetAside(state: HegemonyState, seat: Class, cards: Priorities): void {
  for (const policy of POLICIES) {
    if (cards.policiesAside.includes(policy) && state.bills[policy] === null)
      placeByDistance(state, seat, cards, policy);
  }
}

/** Out of the game: nobody proposes bills for Immigration in the last round (AU-13.1). */
export function takeOut(cards: Priorities, policy: Policy): void {
  remove(cards.policies, policy);
  cards.policiesAside = cards.policiesAside.filter((other) => other !== policy);
}
