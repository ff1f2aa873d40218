/** How options are listed and picked, how a table is planned, and what an address means. */
import type { AskDescription } from '@polity/kernel';
import type { GameSummary } from '@polity/server/wire';
import { Catalogue, GameWords } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { typeAmount, typeDigit } from '../../../src/shell/answers/keys.js';
import { areShort, findOptions, groupOptions } from '../../../src/shell/answers/options.js';
import {
  firstOpponent,
  meAgainst,
  meAgainstBots,
  offeredOf,
  opponentsOf,
  seatsHeld,
  tableOf,
  usualPlan,
  withOption,
} from '../../../src/shell/home/plan.js';
import { routeOf } from '../../../src/shell/router.js';

describe('options by number', () => {
  it('are picked with one digit where that is enough', () => {
    expect(typeDigit('', '3', 9)).toEqual({ digits: '', pick: 2 });
  });

  it('wait for a second digit where there is such an option', () => {
    expect(typeDigit('', '1', 18)).toEqual({ digits: '1', pick: 0 });
    expect(typeDigit('1', '2', 18)).toEqual({ digits: '', pick: 11 });
    expect(typeDigit('', '2', 18)).toEqual({ digits: '', pick: 1 });
  });

  it('begin anew where two digits name nothing', () => {
    expect(typeDigit('1', '9', 18)).toEqual({ digits: '', pick: 8 });
    expect(typeDigit('', '0', 5)).toEqual({ digits: '', pick: undefined });
  });
});

describe('listed options', () => {
  const ask: AskDescription = {
    seat: 'a',
    kind: 'turn',
    version: 1,
    type: 'one',
    options: ['draw-three', { do: 'sell' }, 'stay'],
    min: 1,
    max: 1,
    canStop: false,
    about: {},
  };
  const words = new GameWords(new Catalogue('en', [{ 'group.goods': 'Goods', 'text.stay': 'Nothing happens.' }]), {
    groupOf: (_kind, option) => (typeof option === 'object' ? 'goods' : undefined),
  });
  const groups = groupOptions(ask, words, {});

  it('are numbered in the order in which they are shown', () => {
    expect(groups.map(({ title, options }) => [title, options.map(({ index, number }) => [index, number])])).toEqual([
      [
        undefined,
        [
          [0, 1],
          [2, 2],
        ],
      ],
      ['Goods', [[1, 3]]],
    ]);
  });

  it('are found by their words and what they do', () => {
    expect(findOptions(groups, 'HAPPENS').flatMap(({ options }) => options.map(({ text }) => text))).toEqual(['Stay']);
    expect(findOptions(groups, ' ')).toBe(groups);
  });

  it('stand close together when they are short', () => {
    expect(areShort(groups)).toBe(false);
    expect(areShort([{ title: undefined, options: groups[1]?.options ?? [] }])).toBe(true);
  });
});

describe('the plan of a table', () => {
  const game: GameSummary = {
    id: 'g',
    options: { seats: { values: [2, 3] }, long: { values: [false, true] } },
    seatsFor: { '2': ['a', 'b'], '3': ['a', 'b', 'c'] },
    bots: ['random', 'greedy'],
  };

  it('seats me against the best bots and starts at once', () => {
    expect(tableOf('g', usualPlan(game, 'bots'))).toEqual({
      game: 'g',
      options: { seats: 2, long: false },
      seats: { a: 'me', b: { bot: 'greedy' } },
      listed: false,
      start: true,
    });
  });

  it('seats the bot that I have chosen, also where a role comes in later', () => {
    const plan = meAgainst(game, usualPlan(game, 'bots'), 'b', 'bot:random');
    expect(plan.seats).toEqual({ a: 'bot:random', b: 'me' });
    expect(withOption(game, plan, 'seats', 3, 'bot:random').seats.c).toBe('bot:random');
    expect(opponentsOf(game)).toEqual(['bot:random', 'bot:greedy']);
  });

  it('offers bots by their level, the easiest for a first game, and the others apart', () => {
    const many = { ...game, bots: ['random', 'easy', 'adviser', 'medium', 'hard', 'very-hard'] };
    expect(offeredOf(many)).toEqual({
      first: ['bot:easy', 'bot:medium', 'bot:hard', 'bot:very-hard'],
      more: ['bot:random', 'bot:adviser'],
    });
    expect([firstOpponent(many, false), firstOpponent(many, true)]).toEqual(['bot:easy', 'bot:medium']);
    expect(offeredOf(game)).toEqual({ first: ['bot:random', 'bot:greedy'], more: [] });
    expect(firstOpponent(game, false)).toBe('bot:greedy');
  });

  it('seats who decides at once where nobody has chosen, however strong others are', () => {
    const many = { ...game, bots: ['random', 'easy', 'adviser', 'medium', 'hard'] };
    expect(usualPlan(many, 'bots').seats).toEqual({ a: 'me', b: 'bot:adviser' });
  });

  it('waits for others where seats are open', () => {
    expect(tableOf('g', { ...usualPlan(game, 'open'), listed: true })).toMatchObject({ listed: true, start: false });
  });

  it('keeps who sits where when the number of players changes', () => {
    const mine = meAgainstBots(game, usualPlan(game, 'bots'), 'b');
    const three = withOption(game, mine, 'seats', 3, 'bots');
    expect(three.seats).toEqual({ a: 'bot:greedy', b: 'me', c: 'bot:greedy' });
    expect(seatsHeld(three)).toBe(1);
  });

  it('gives me a seat again when mine has gone', () => {
    const three = withOption(game, usualPlan(game, 'bots'), 'seats', 3, 'bots');
    const two = withOption(game, meAgainstBots(game, three, 'c'), 'seats', 2, 'bots');
    expect(seatsHeld(two)).toBe(1);
  });
});

describe('addresses', () => {
  it('lead to the pages', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/about')).toEqual({ page: 'about' });
    expect(routeOf('/new', '?game=hegemony')).toEqual({ page: 'new', game: 'hegemony' });
    expect(routeOf('/table/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(routeOf('/games/x')).toEqual({ page: 'game', game: 'x' });
    expect(routeOf('/what/is/this')).toEqual({ page: 'nowhere' });
  });
});

describe('an amount being typed', () => {
  it('goes on with the digits before, and begins anew where that would be too much', () => {
    expect(typeAmount('', '1', 15)).toBe('1');
    expect(typeAmount('1', '2', 15)).toBe('12');
    expect(typeAmount('1', '7', 15)).toBe('7');
  });
});
