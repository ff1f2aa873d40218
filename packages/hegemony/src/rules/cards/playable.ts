/** Whether a card can be played for its effect: what it prints, and what it needs to do anything (H36). */
import { unemployedCount } from '../labour.js';
import type { HegemonyState, OpenState } from '../state.js';
import { billedPolicies } from '../vote.js';
import type { ActionCard, Need } from './card.js';

export function isPlayable(state: HegemonyState, card: ActionCard): boolean {
  if (card.needs && !isMet(state, card.needs)) return false;
  return card.can?.(state) ?? true;
}

/** Whether a printed condition holds. */
export function isMet(state: OpenState, need: Need): boolean {
  if ('policy' in need) return need.sections.includes(state.policies[need.policy]);
  if ('bills' in need) return billedPolicies(state).length >= need.bills;
  return unemployedCount(state, need.unemployed) >= need.count;
}
