/** The game itself takes a seat's place: put in for the seat, kept like anything out of turn, offered to nobody. */
import { randomBot } from '@polity/bots';
import { type Play, SUCCESSION, simulate, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { answer, plain, type Tiny, tinyGame } from './support.js';

interface Turns {
  turn: number;
  gone: string[];
}

const SEATS = ['a', 'b', 'c'] as const;

function* takeTurns(t: Tiny<Turns>): Play {
  while (t.state.turn < 12) {
    const seat = SEATS[t.state.turn % 3] as 'a' | 'b' | 'c';
    if (!t.state.gone.includes(seat)) yield* t.ask(seat, 'pick', () => [1, 2]);
    t.state.turn++;
    yield* t.checkpoint();
  }
}

const game = tinyGame<Turns>(() => ({ turn: 0, gone: [] }), takeTurns, {
  succession: {
    options: ({ gone }, seat) => (seat === 'c' || gone.includes(seat) ? [] : ['clockwork']),
    apply(t, seat) {
      t.state.gone.push(seat);
      t.log('note', { text: `clockwork for ${seat}` });
    },
  },
});

const open = () => Table.open(game, {}, 'succession', 'fast');
const handOver = (table: Table, seat: string, value: unknown = 'clockwork') =>
  table.submit({ seat, interjection: SUCCESSION, value });

describe('a successor', () => {
  it('can be put in for a seat for which the game has one, once, and for no other', () => {
    const table = open();
    expect(table.seats.map((seat) => table.successors(seat))).toEqual([['clockwork'], ['clockwork'], []]);
    expect(handOver(table, 'c')).toMatchObject({ ok: false, reason: 'not-an-option' });
    expect(handOver(table, 'b', 'steam')).toMatchObject({ ok: false, reason: 'not-an-option' });
    expect(handOver(table, 'b').ok).toBe(true);
    expect(table.successors('b')).toEqual([]);
    expect(handOver(table, 'b').ok).toBe(false);
    while (!table.over) {
      expect(table.deciding()).not.toContain('b');
      answer(table, table.deciding()[0] as string, 1);
    }
    expect(table.successors('a')).toEqual([]);
  });

  it('is not among what seats and bots may put in', () => {
    const table = open();
    for (const seat of table.seats) expect(table.interjections(seat)).toEqual([]);
    const { run } = simulate(game, {}, 'bots', () => randomBot);
    expect((run.state as Turns).gone).toEqual([]);
  });

  it('stays when the answer before is taken back, and is there again after saving, replaying and forking', () => {
    const table = open();
    answer(table, 'a', 1);
    handOver(table, 'a');
    expect(table.undo('a').ok).toBe(true);
    expect((table.state as Turns).gone).toEqual(['a']);
    const saved = plain(table.save());
    expect(saved.entries).toEqual([{ seat: 'a', interjection: SUCCESSION, value: 'clockwork' }]);
    for (const again of [Table.load(game, saved), Table.replay(game, saved), table.fork()]) {
      expect(again.hash()).toBe(table.hash());
      expect(again.log('c')).toEqual(table.log('c'));
    }
  });

  it('is refused where the game has none', () => {
    const table = Table.open(
      tinyGame(() => ({ turn: 0, gone: [] }), takeTurns),
      {},
      'none',
      'fast',
    );
    expect(table.successors('a')).toEqual([]);
    expect(handOver(table, 'a')).toMatchObject({ ok: false, reason: 'malformed' });
  });
});
