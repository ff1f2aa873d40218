/** The complete set-up (C) and the first decisions. */
import { seededRandom, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { SETUP_IDS } from '../../src/data/reconstructed.js';
import { SETUP_CARDS } from '../../src/data/values.js';
import { newAngeles } from '../../src/index.js';
import { CORPORATIONS, DISTRICTS, PIECES } from '../../src/names.js';
import { setUp } from '../../src/rules/setup.js';
import type { NewAngelesState } from '../../src/rules/state.js';

const PLAYERS = [4, 5, 6] as const;

function begin(seats: 4 | 5 | 6, seed = 'a seed'): NewAngelesState {
  return setUp(
    { seats, corporations: 'dealt', start: 'random', lesson: 'none', 'own-board': '' },
    seededRandom('fast', seed),
  );
}

/** Answers what is asked with the first option until the first turn. */
function toFirstTurn(seats: 4 | 5 | 6, options: object = {}): Table<NewAngelesState> {
  const table = Table.open(newAngeles, { seats, ...options }, 'a seed', 'fast');
  while (table.state.phase !== 'deal') {
    const [ask] = table.asks();
    if (ask === undefined) throw new Error('nothing is asked');
    table.submit({ seat: ask.seat, version: ask.version, answer: ask.options[0] });
  }
  return table;
}

describe.each(PLAYERS)('for %i players', (seats) => {
  it('makes five action decks of 20, of 4 cards with 5 copies each (C.2, NA43)', () => {
    for (const deck of Object.values(begin(seats).actionDecks)) {
      expect(deck).toHaveLength(20);
      expect(new Set(deck).size).toBe(4);
    }
  });

  it('gives the first active player 10 capital and each next one clockwise one more (C.8)', () => {
    const state = begin(seats);
    const start = state.seats.indexOf(state.active);
    const clockwise = [...state.seats.slice(start), ...state.seats.slice(0, start)];
    expect(clockwise.map((seat) => state.players[seat].capital)).toEqual([10, 11, 12, 13, 14, 15].slice(0, seats));
  });

  it('gives everybody another corporation with its emergency action faceup, a hand, a rival and an investment', () => {
    const { state } = toFirstTurn(seats);
    const players = state.seats.map((seat) => state.players[seat]);
    expect(new Set(players.map(({ corporation }) => corporation)).size).toBe(seats);
    expect(players.every(({ emergencies }) => emergencies.length === 1 && emergencies[0]?.faceup)).toBe(true);
    const hands = state.seats.map((seat) => state.players[seat].hand.length + (seat === state.active ? 0 : 3));
    expect(hands.every((count) => count === 6)).toBe(true); // three at set-up; the active player has refreshed
    expect(players.every(({ investment }) => investment !== null)).toBe(true);
    const rivals = [...players.map(({ rival }) => rival), state.underBoard.rival];
    expect(rivals.toSorted()).toEqual([...players.map(({ corporation }) => corporation), 'federalist'].toSorted());
    expect(newAngeles.check?.(state)).toEqual([]);
  });
});

it.each(SETUP_IDS)('%s puts one piece into each district beside its row and lays out its turns (C.3, NA6)', (setup) => {
  const seed = Array.from({ length: 200 }, (_, i) => `setup/${i}`).find((one) => begin(4, one).setup === setup);
  const state = begin(4, seed);
  const { places, turns } = SETUP_CARDS[setup];
  for (const piece of PIECES) {
    expect(DISTRICTS.filter((id) => state.city[id][piece])).toEqual(
      DISTRICTS.filter((id) => (places[piece] as readonly string[]).includes(id)),
    );
  }
  for (const stage of ['protest', 'strike'] as const) {
    expect(DISTRICTS.filter((id) => state.city[id].unrest === stage)).toEqual(
      DISTRICTS.filter((id) => (places[stage] as readonly string[]).includes(id)),
    );
  }
  expect(state.turnTrack).toHaveLength(turns);
  expect(state.assetDeck).toHaveLength(34 - turns);
  expect(newAngeles.check?.(state)).toEqual([]);
});

it('starts a first game with New Acquisitions and Increased Martian Violence (NA7)', () => {
  const { state } = toFirstTurn(4, { start: 'first-game' });
  expect(state).toMatchObject({ setup: 'new-acquisitions', demand: 'increased-martian-violence' });
});

it('lets players pick their corporations in a random order (C.6, NA32)', () => {
  const table = Table.open(newAngeles, { seats: 4, corporations: 'picked' }, 'a seed', 'fast');
  const order = table.state.picking?.order.slice() ?? [];
  for (const seat of order) {
    const ask = table.askOf(seat);
    expect(table.submit({ seat, version: ask?.version ?? -1, answer: ask?.options.at(-1) }).ok).toBe(true);
  }
  expect(order.map((seat) => table.state.players[seat].corporation)).toEqual(CORPORATIONS.slice(2).toReversed());
});

it('uses the four-player sides of the sheets with four players only (2.3)', () => {
  const four = Table.open(newAngeles, { seats: 4 }, 'sheets', 'fast');
  expect(four.asks()[0]?.kind).toBe('draw-type');
  const six = Table.open(newAngeles, { seats: 6 }, 'sheets', 'fast');
  const melange = six.state.seats.find((seat) => six.state.players[seat].corporation === 'melange-mining');
  expect(six.asks().map(({ seat }) => seat)).toEqual([melange]);
});
