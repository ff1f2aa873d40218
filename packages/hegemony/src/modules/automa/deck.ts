/** An Automa's deck: cards turned over for a turn, and drawn for the symbol in their corner (AU-3.2, AU-11.9, G-27). */
import type { Hegemony } from '../../rules/context.js';
import type { Class } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import type { AutomaCard } from './automa.js';
import { classRules } from './classes.js';
import type { Automa } from './kinds.js';

export function automaOf({ automas }: Pick<HegemonyState, 'automas'>, seat: Class): Automa {
  const automa = automas?.[seat];
  if (automa === undefined) throw new Error(`${seat} is no Automa`);
  return automa;
}

export function cardNumbered(seat: Class, number: number): AutomaCard {
  return classRules(seat).cards[number - 1] as AutomaCard;
}

/** Shuffles the discard pile and puts it under the deck (AU-13.4). */
export function shuffleUnder(t: Hegemony, { deck, discard }: Automa): void {
  if (discard.length > 0) deck.unshift(...t.random.shuffle(discard.splice(0)));
}

function top(t: Hegemony, automa: Automa, count: number): number[] {
  if (automa.deck.length < count) shuffleUnder(t, automa);
  return t.draw(automa.deck, count);
}

/** Turns over the card of this turn; that of the turn before is on the discard pile already. */
export function turnOver(t: Hegemony, seat: Class): AutomaCard {
  const automa = automaOf(t.state, seat);
  const number = top(t, automa, 1)[0] as number;
  automa.card = number;
  const card = cardNumbered(seat, number);
  t.log('automa-card', { seat, card: number, symbols: [...card.symbols] });
  return card;
}

/** Draws cards and puts them under the deck in the order drawn (G-7, G-27). Returns them. */
export function drawUnder(t: Hegemony, seat: Class, count: number): readonly AutomaCard[] {
  const automa = automaOf(t.state, seat);
  const numbers = top(t, automa, count);
  for (const number of numbers) automa.deck.unshift(number);
  const cards = numbers.map((number) => cardNumbered(seat, number));
  const symbols = cards.filter(({ influence }) => influence).length;
  t.log('automa-drew', { seat, cards: numbers, symbols });
  return cards;
}

/** How many of so many drawn cards show the Influence symbol. */
export function drawSymbols(t: Hegemony, seat: Class, count: number): number {
  return count <= 0 ? 0 : drawUnder(t, seat, count).filter(({ influence }) => influence).length;
}

/** A yes or no that no card covers: yes, if the next card shows the symbol (AU-15.1). */
export function saysYes(t: Hegemony, seat: Class): boolean {
  return drawSymbols(t, seat, 1) > 0;
}
