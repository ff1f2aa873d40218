/** What an action card in a hand asks for before it can be played, told from what its holder sees, and what it brings. */
import '../modules/as-wanted.js';
import type { LegitimacyChange, Need } from '../rules/cards/card.js';
import { isPlayable } from '../rules/cards/playable.js';
import { allManifests, cardNamed } from '../rules/modules.js';
import { type Seat, TURN_ORDER } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { stateOf } from './forecast.js';

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

/** The cards of a class from every box that is here, each once. */
export function deckOf(seat: Seat): readonly string[] {
  return allManifests().flatMap(({ decks }) => Object.keys(decks?.[seat] ?? {}));
}

/** Whose deck a card is in, whichever module it comes from; nobody's for what is no action card. */
export function deckWith(card: string): Seat | undefined {
  return TURN_ORDER.find((seat) => allManifests().some(({ decks }) => decks?.[seat]?.[card] !== undefined));
}
