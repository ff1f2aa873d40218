/** How views are compared, taken apart and told. */

import { Catalogue, GameWords } from '@polity/words';
import common from '@polity/words/words/en/common.json';
import { describe, expect, it } from 'vitest';
import { describeChanges } from '../../../src/shell/view/describe-change.js';
import { diffViews, listChange } from '../../../src/shell/view/diff.js';
import { partsOf, shapeOf } from '../../../src/shell/view/shape.js';
import { share } from '../../../src/shell/view/share.js';

describe('the difference of two views', () => {
  it('is the numbers that changed, by their path', () => {
    const before = { round: 1, working: { money: 30, goods: { food: 1, health: 0 } } };
    const after = { round: 1, working: { money: 12, goods: { food: 3, health: 0 } } };
    expect(diffViews(before, after)).toEqual([
      { path: ['working', 'money'], before: 30, after: 12 },
      { path: ['working', 'goods', 'food'], before: 1, after: 3 },
    ]);
  });

  it('knows the things in a list by their id or seat, wherever they stand', () => {
    const before = {
      companies: [
        { id: 'mall', wage: 1 },
        { id: 'clinic', wage: 2 },
      ],
    };
    const after = { companies: [{ id: 'clinic', wage: 3 }] };
    expect(diffViews(before, after)).toEqual([
      { path: ['companies', 'mall'], before: { id: 'mall', wage: 1 }, after: undefined },
      { path: ['companies', 'clinic', 'wage'], before: 2, after: 3 },
    ]);
  });

  it('takes a list of plain values as a whole', () => {
    const [change] = diffViews({ hand: ['a', 'b', 'b'] }, { hand: ['b', 'c'] });
    expect(change?.path).toEqual(['hand']);
    expect(listChange(['a', 'b', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a', 'b'] });
  });

  it('sees a slot being filled', () => {
    expect(diffViews({ slots: [null, { skill: 'x' }] }, { slots: [{ skill: 'y' }, { skill: 'x' }] })).toEqual([
      { path: ['slots', '0'], before: null, after: { skill: 'y' } },
    ]);
  });

  it('finds nothing between equal views', () => {
    expect(diffViews({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
  });
});

describe('a change in words', () => {
  const words = new GameWords(new Catalogue('en', [{ 'name.amber': 'Amber', 'field.coins': 'Coins' }, common]));
  const how = { words, seats: ['amber', 'jade'], hidden: ['secret'] };

  it('puts one’s own first and leaves out what is hidden', () => {
    const changes = diffViews(
      {
        bank: 5,
        merchants: [
          { seat: 'amber', coins: 3, secret: 1 },
          { seat: 'jade', coins: 1 },
        ],
      },
      {
        bank: 6,
        merchants: [
          { seat: 'amber', coins: 2, secret: 2 },
          { seat: 'jade', coins: 4 },
        ],
      },
    );
    const lines = describeChanges(changes, how, 'jade');
    expect(lines.map(({ seat, label, by }) => [seat, label, by])).toEqual([
      ['jade', 'Coins', 3],
      [undefined, 'Bank', 1],
      ['amber', 'Coins', -1],
    ]);
  });

  it('tells what came into a list and what left it', () => {
    const [line] = describeChanges(diffViews({ hand: ['a', 'b'] }, { hand: ['b', 'c'] }), how, null);
    expect(line).toMatchObject({ label: 'Hand', text: '−A → +C' });
  });

  it('finds no change in rows that hold what they held, and tells which rows have changed', () => {
    expect(diffViews({ rows: [['a', 'b'], []] }, { rows: [['a', 'b'], []] })).toEqual([]);
    const [change] = diffViews({ rows: [['a'], ['b']] }, { rows: [['a'], ['c']] });
    expect(listChange(change?.before as [], change?.after as [])).toEqual({ added: [['c']], removed: [['b']] });
  });

  it('tells of a thing within another what it was and would be', () => {
    const [line] = describeChanges(diffViews({ goods: { food: 1 } }, { goods: { food: 3 } }), how, null);
    expect(line).toMatchObject({ label: 'Goods · Food', text: '1 → 3', by: 2 });
  });
});

describe('the shape of a piece of a view', () => {
  it('tells amounts, lists and tables apart', () => {
    expect(shapeOf(3).kind).toBe('scalar');
    expect(shapeOf(['a', 'b']).kind).toBe('list');
    expect(shapeOf({ food: 1, health: 0 }).kind).toBe('counts');
    expect(
      shapeOf([
        { id: 'a', wage: 1 },
        { id: 'b', wage: 2 },
      ]),
    ).toMatchObject({ kind: 'table', columns: ['id', 'wage'] });
    expect(shapeOf({ working: { x: 1, y: 2 }, middle: { x: 3, y: 4 } }).kind).toBe('table');
    expect(shapeOf({ money: 1, goods: { food: 1 } }).kind).toBe('record');
  });

  it('leaves out hidden columns', () => {
    expect(
      shapeOf(
        [
          { id: 'a', card: 'x' },
          { id: 'b', card: 'y' },
        ],
        new Set(['card']),
      ),
    ).toMatchObject({ columns: ['id'] });
  });
});

describe('the parts of a view', () => {
  it('finds the seats’ things under their names, one’s own first', () => {
    const parts = partsOf({ round: 1, working: { vp: 1 }, state: { vp: 2 } }, ['working', 'state'], 'state');
    expect(parts.seats.map(({ seat }) => seat)).toEqual(['state', 'working']);
    expect(parts.rest).toEqual([['round', 1]]);
  });

  it('finds them in a list that names its seats', () => {
    const parts = partsOf(
      {
        merchants: [
          { seat: 'amber', coins: 1 },
          { seat: 'jade', coins: 2 },
        ],
      },
      ['amber', 'jade'],
      null,
    );
    expect(parts.seats[1]).toEqual({ seat: 'jade', path: ['merchants', 'jade'], value: { coins: 2 } });
  });

  it('does not take a list of several things of one seat for the seats', () => {
    const points = [
      { seat: 'amber', amount: 1 },
      { seat: 'amber', amount: 2 },
    ];
    expect(partsOf({ points }, ['amber', 'jade'], null).seats).toEqual([]);
  });
});

describe('sharing', () => {
  const before = {
    round: 1,
    companies: [
      { id: 'a', wage: 1 },
      { id: 'b', wage: 2 },
    ],
    hand: ['x', 'y'],
  };

  it('keeps what has not changed, wherever it stands in its list', () => {
    const after = share(before, {
      round: 2,
      companies: [
        { id: 'new', wage: 1 },
        { id: 'a', wage: 1 },
        { id: 'b', wage: 3 },
      ],
      hand: ['x', 'y'],
    });
    expect(after.round).toBe(2);
    expect(after.hand).toBe(before.hand);
    expect(after.companies[1]).toBe(before.companies[0]);
    expect(after.companies[2]).toEqual({ id: 'b', wage: 3 });
  });

  it('gives the very same object for an equal one, and never another value', () => {
    expect(share(before, structuredClone(before))).toBe(before);
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(share(['x', 'y'], ['y', 'x'])).toEqual(['y', 'x']);
    expect(share([], {})).toEqual({});
    expect(share(undefined, null)).toBeNull();
  });
});
