/** Night Ferry keeps its rules, and what the kernel promises of every game. */
import { randomBot } from '@polity/bots';
import { checkGame, fingerprint, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { nightFerry, type Seat, type State } from '../src/index.js';

/** A table at a position made up for one rule: the game, set up otherwise. */
function tableAt(position: Partial<State>): Table<State> {
  const setup: typeof nightFerry.setup = (options, random) => ({ ...nightFerry.setup(options, random), ...position });
  return Table.open({ ...nightFerry, setup }, {}, 'a seed');
}

function give(table: Table<State>, seat: Seat, answer: unknown): void {
  const version = table.askOf(seat)?.version ?? -1;
  expect(table.submit({ seat, version, answer })).toMatchObject({ ok: true });
}

const rowing: Partial<State> = { called: 2, lead: 'east', waiting: { abbey: [5], fort: [], mill: [2, 3] } };

describe('Night Ferry', () => {
  it('lets a ferry that is alone at a landing carry all who wait there', () => {
    const table = tableAt(rowing);
    give(table, 'east', 'mill');
    give(table, 'west', 'fort');
    expect(table.state.purses).toEqual({ east: 5 + 2 + 3, west: 5 });
    expect(table.state.waiting).toEqual({ abbey: [5], fort: [], mill: [] });
  });

  it('lets the lead buy the landing where the ferries meet', () => {
    const table = tableAt(rowing);
    give(table, 'west', 'abbey');
    give(table, 'east', 'abbey');
    give(table, 'east', 2);
    give(table, 'west', 'turn-back');
    expect(table.state.purses).toEqual({ east: 5 - 2 + 5, west: 5 + 2 });
  });

  it('keeps where a ferry rows secret until the other has rowed', () => {
    const table = tableAt(rowing);
    const before = { view: table.view('west'), log: table.log('west'), deciding: table.deciding() };
    give(table, 'east', 'mill');
    expect({ view: table.view('west'), log: table.log('west'), deciding: table.deciding() }).toEqual(before);
  });

  it('lets a seat choose another landing until it has drawn', () => {
    const table = tableAt({ lead: 'east' });
    give(table, 'east', 'mill');
    expect(table.undo('east').ok).toBe(true);
    give(table, 'east', 'fort');
    give(table, 'east', table.state.hands.east.slice(0, 1));
    expect(table.undo('east')).toMatchObject({ ok: false, reason: 'revealed' });
  });

  it('keeps every promise in 200 games between random bots', () => {
    for (let game = 1; game <= 200; game++) {
      const { violations } = checkGame(nightFerry, {}, `night-ferry/${game}`, () => randomBot);
      expect(violations).toEqual([]);
    }
  });

  it('plays these games as ever: where that has to change, raise `rules` and pin them anew', () => {
    expect(fingerprint(nightFerry, [{}, { rounds: 4 }], randomBot)).toEqual({
      rules: 1,
      games: ['36 e766c58af606', '28 d7d260177e44'],
    });
  });
});
