/** Positions with the new action cards in the decks, and a way to play these. */
import { seededRandom } from '@polity/kernel';
import { cardOfSeat } from '../../../src/rules/cards/decks.js';
import type { Policy, Seat, Section } from '../../../src/rules/names.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { setUp } from '../../../src/rules/setup.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { canPlay, firstAsk, playCard, type Scripted } from '../../support.js';

const LETTERS: Readonly<Record<Seat, string>> = { working: 'wcx', middle: 'mcx', capitalist: 'ccx', state: 'stx' };

/** Set up with the module, on the Working Class's turn, with no immigrants yet. */
export function table(players: PlayerCount, change: (state: HegemonyState) => void = () => {}): HegemonyState {
  const state = setUp({ seats: players, 'new-actions': true }, seededRandom('fast', 'test'));
  state.phase = 'action';
  change(state);
  return state;
}

/** All who play, by the number of players. */
export const EVERYBODY: readonly (readonly [players: PlayerCount, seat: Seat])[] = [
  [2, 'working'],
  [2, 'capitalist'],
  [3, 'working'],
  [3, 'middle'],
  [3, 'capitalist'],
  [4, 'working'],
  [4, 'middle'],
  [4, 'capitalist'],
  [4, 'state'],
];

export const play = (state: HegemonyState, seat: Seat, card: string, ...answers: Scripted[]) =>
  playCard(state, seat, `${LETTERS[seat]}-${card}`, answers);

export const playable = (state: HegemonyState, seat: Seat, card: string) =>
  canPlay(state, seat, `${LETTERS[seat]}-${card}`);

/** What the card asks first. */
export const asked = (state: HegemonyState, seat: Seat, card: string) =>
  firstAsk(structuredClone(state), (t) => cardOfSeat(t.state, seat, `${LETTERS[seat]}-${card}`).play(t));

/** A bill that lies on the table. */
export function billed(state: HegemonyState, by: Seat, policy: Policy, section: Section): HegemonyState {
  state[by].bills--;
  state.bills[policy] = { by, section };
  return state;
}

/** Gives a seat so much Influence, out of the Supply. */
export function influential(state: HegemonyState, seat: Seat, influence: number): HegemonyState {
  state.supply.resources.influence += state[seat].influence - influence;
  state[seat].influence = influence;
  return state;
}
