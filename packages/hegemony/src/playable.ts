/** What an action card in a hand asks for before it can be played, told from what its holder sees. */
import { isPlayable, type Need } from './cards/card.js';
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

/** Whether a card could be carried out as things stand. It may look at nothing that lies face down. */
export function isPlayableIn(view: HegemonyView, card: string): boolean {
  const played = cardNamed(card);
  return played !== undefined && isPlayable(stateOf(view), played);
}
