/** A table laid for looking at a card: it changes places with one that lies where players first meet its kind. */
import { contentsOf } from './modules.js';
import { TURN_ORDER } from './names.js';
import type { HegemonyState } from './state.js';

/** Cards that are met, and the pile that they were drawn from. */
type Drawn = readonly [met: string[], pile: string[]];

export function lay(state: HegemonyState, card: string): boolean {
  return (
    drawn(state).some(([met, pile]) => exchange(met, pile, card)) ||
    layExport(state.exports, card) ||
    layAgenda(state.state, card) ||
    layImmigration(state.immigration, card)
  );
}

function drawn(state: HegemonyState): Drawn[] {
  const { middle, capitalist, deals } = state;
  return [
    ...TURN_ORDER.map((seat): Drawn => [state[seat].hand, state[seat].deck]),
    [middle.market, middle.companyDeck],
    [capitalist.market, capitalist.companyDeck],
    [state.state.events, state.state.eventDeck],
    [deals.open, deals.deck],
    ...contentsOf(state).manifests.flatMap(({ piles }) => piles?.(state) ?? []),
  ];
}

/** The card that has lain there longest gives way, so that several can be laid one after another. */
function exchange(met: string[], pile: string[], card: string): boolean {
  const there = met.indexOf(card);
  if (there >= 0) {
    met.push(...met.splice(there, 1));
    return true;
  }
  const at = pile.indexOf(card);
  const givesWay = at < 0 ? undefined : met.shift();
  if (givesWay === undefined) return false;
  pile[at] = givesWay;
  met.push(card);
  return true;
}

function layExport(exports: HegemonyState['exports'], card: string): boolean {
  const met = [exports.current];
  const laid = exchange(met, exports.deck, card);
  exports.current = met[0] as string;
  return laid;
}

function layAgenda(board: HegemonyState['state'], card: string): boolean {
  if (board.agenda === null) return false;
  const met = [board.agenda];
  const laid = exchange(met, board.agendaDeck, card);
  board.agenda = met[0] as string;
  return laid;
}

function layImmigration(pile: string[], card: string): boolean {
  const top = pile.splice(-1);
  const laid = exchange(top, pile, card);
  pile.push(...top);
  return laid;
}
