/** Cards that are in the box more than once: all copies of a deck. */

type Copies = Readonly<Record<string, { readonly copies: number }>>;
const listed = new WeakMap<Copies, readonly string[]>();

/** Every card of a deck as often as it is in the box, in a list of one's own. */
export function allCopies(deck: Copies): string[] {
  let cards = listed.get(deck);
  if (cards === undefined) {
    cards = Object.entries(deck).flatMap(([id, { copies }]) => Array.from({ length: copies }, () => id));
    listed.set(deck, cards);
  }
  return cards.slice();
}
