/** Positions for the tests of the Middle Class's cards, and a way to play these. */
import { cardOfSeat } from '../../../src/rules/cards/decks.js';
import { type Class, GOODS, type Good, type Seat } from '../../../src/rules/names.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { canPlay, company, firstAsk, playCard, position, type Scripted, staffed } from '../../support.js';

export const CONVENIENCE_STORE = 'convenience-store-start';
export const DOCTORS_OFFICE = 'doctors-office-start';
export const MALL = 'shopping-mall-start';
export const HOSPITAL = 'university-hospital';
export const UNIVERSITY = 'technical-university';
export const BROADCASTING = 'national-public-broadcasting';
export const STOP = null;

export const play = (state: HegemonyState, card: string, ...answers: Scripted[]) =>
  playCard(state, 'middle', card, answers);
export const playable = (state: HegemonyState, card: string) => canPlay(state, 'middle', card);
export const asked = (state: HegemonyState, card: string) =>
  firstAsk(structuredClone(state), (t) => cardOfSeat(t.state, 'middle', card).play(t));

/** The position of a test, for four players unless it says otherwise. */
export const table = (change: (state: HegemonyState) => void = () => {}, players: PlayerCount = 4) =>
  position(players, change);

/** The Middle Class has so much money. */
export const having = (money: number, players: PlayerCount = 4) =>
  table((state) => {
    state.middle.money = money;
  }, players);

/** Puts exactly these companies into the Middle Class's Market. */
export function market(state: HegemonyState, ...ids: string[]): void {
  const { middle } = state;
  const all = [...middle.market, ...middle.companyDeck];
  middle.market = ids;
  middle.companyDeck = all.filter((id) => !ids.includes(id));
}

/** Puts an Export card on the board, and perhaps another on top of the pile. */
export function exportCard(state: HegemonyState, current: string, next?: string): void {
  const { exports } = state;
  const rest = [...exports.deck, exports.current].filter((id) => id !== current && id !== next);
  exports.current = current;
  exports.deck = next ? [...rest, next] : rest;
}

/** What the Middle Class has in its storages; nothing of what is not named. */
export function storing(state: HegemonyState, goods: Partial<Record<Good, number>>): void {
  for (const good of GOODS) {
    state.supply.resources[good] += state.middle.storage[good] - (goods[good] ?? 0);
    state.middle.storage[good] = goods[good] ?? 0;
  }
}

/** Which cubes are in the bag; all others are in their supplies. */
export function inBag(state: HegemonyState, cubes: Record<Class, number>): void {
  for (const name of ['working', 'middle', 'capitalist'] as const) {
    state.bag[name] = cubes[name];
    state.cubes[name] = 25 - cubes[name];
  }
}

/** Puts a Working Class worker on the employee slot of Middle Class companies. */
export function employees(state: HegemonyState, ...ids: string[]): void {
  for (const id of ids) staffed(state, id, 'working', ['unskilled'], false, 1);
}

export function commitEverybody(state: HegemonyState): void {
  for (const { workers } of state.companies) for (const worker of workers) if (worker) worker.committed = true;
}

/** Fills the Middle Class's eight spaces for companies. */
export function noSpace(state: HegemonyState): void {
  for (const id of ['game-store', 'private-school', 'pharmacy', 'local-newspaper', 'organic-farm', 'doctors-office'])
    company(state, id, 'middle');
}

export const allIn = (cubes: Record<Class, number>) => cubes.working + cubes.middle + cubes.capitalist;
export const nobodyAgainst: Scripted[] = [
  ['stance', 'for', 'working'],
  ['stance', 'for', 'capitalist'],
  ['stance', 'for', 'state'],
];
export const spending = (...seats: Seat[]): Scripted[] => seats.map((seat) => ['vote-influence', 0, seat]);
