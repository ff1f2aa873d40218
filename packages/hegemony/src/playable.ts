/** What an action card in a hand asks for before it can be played, told from what its holder sees, and what it brings. */
import { isPlayable, type LegitimacyChange, type Need } from './cards/card.js';
import { DECKS } from './cards/decks.js';
import { stateOf } from './forecast.js';
import type { HegemonyView } from './view.js';

function cardNamed(id: string) {
  const [card = id] = id.split('/');
  for (const deck of Object.values(DECKS)) if (deck[card]) return deck[card];
  return undefined;
}

/** The condition printed on a card, if there is one. */
export function needOf(card: string): Need | undefined {
  return cardNamed(card)?.needs;
}

/** The Legitimacy that a card brings the State whatever is done with it; what depends on that is not in it. */
export function legitimacyOf(card: string): LegitimacyChange {
  return cardNamed(card)?.legitimacy ?? {};
}

/** Whether a card could be carried out as things stand. It may look at nothing that lies face down. */
export function isPlayableIn(view: HegemonyView, card: string): boolean {
  const played = cardNamed(card);
  return played !== undefined && isPlayable(stateOf(view), played);
}
