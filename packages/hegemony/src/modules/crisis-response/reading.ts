/** What can be read of Crisis Response in a view: the card that lies open, and what it would do. */
import type { OpenState } from '../../rules/state.js';
import { CRISIS_RESPONSES, type CrisisCard } from './cards.js';

export interface CrisisSeen {
  readonly id: string;
  readonly card: CrisisCard;
}

/** The card that the next intervention uses; nothing in games without them. */
export function openCrisis({ crisis }: Pick<OpenState, 'crisis'>): CrisisSeen | undefined {
  const id = crisis?.open[0];
  const card = id === undefined ? undefined : CRISIS_RESPONSES[id];
  return id === undefined || card === undefined ? undefined : { id, card };
}
