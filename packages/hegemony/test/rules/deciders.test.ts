/** Who decides for a role: with a module that answers everything with the first or the least, nobody is asked. */
import { randomBot } from '@polity/bots';
import { checkGame, simulate } from '@polity/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';
import { MODULES } from '../../src/modules/index.js';
import type { HegemonyAsk } from '../../src/rules/asks.js';
import { addCubes } from '../../src/rules/bag.js';
import { bringIn, type Decider, type Manifest } from '../../src/rules/modules.js';
import type { Class } from '../../src/rules/names.js';
import type { HegemonyState } from '../../src/rules/state.js';

const CLASSES_DECIDED = ['working', 'middle', 'capitalist'];

const first = ({ type, options, min }: HegemonyAsk): unknown => {
  if (type === 'amount') return min;
  return type === 'some' ? [] : options[0];
};

const together: string[] = [];

const DECIDER: Decider = {
  *takeTurn(t) {
    addCubes(t, t.state.turn.seat as Class, 1);
  },
  answer: (_t, ask) => first(ask),
  answerTogether(_t, asks) {
    together.push(asks.map(({ seat }) => seat).join(' '));
    return asks.map(first);
  },
};

/** A module for this test alone: it decides for the classes, or for all of them but the Working Class. */
const CLOCKWORK: Manifest = {
  name: 'clockwork',
  decider: ({ decided }, role) =>
    CLASSES_DECIDED.slice(decided === 'all' ? 0 : 1).includes(role) ? DECIDER : undefined,
};
const game = { ...hegemony, options: { ...hegemony.options, decided: { values: ['none', 'all', 'two'] } } };

beforeAll(() => bringIn([...MODULES, [({ decided }) => decided === 'all' || decided === 'two', CLOCKWORK]]));
afterAll(() => bringIn(MODULES));

it('plays a game in which nobody is ever asked to its end, and keeps every promise', () => {
  const options = { seats: 3 as const, decided: 'all' };
  const { run, decisions } = simulate(game, options, 'nobody', () => randomBot);
  expect({ decisions, seats: run.seats, phase: (run.state as HegemonyState).phase }).toEqual({
    decisions: 0,
    seats: [],
    phase: 'over',
  });
  expect(checkGame(game, options, 'nobody', () => randomBot).violations).toEqual([]);
});

it('gives no action cards to a role that is not asked, and asks only the others', () => {
  const { run } = simulate(game, { seats: 4, decided: 'two' }, 'two', () => randomBot, {
    watch: (at) => {
      for (const ask of at.asks()) expect(['working', 'state']).toContain(ask.seat);
    },
  });
  const { middle, capitalist, working } = run.state as HegemonyState;
  expect([middle, capitalist].flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard])).toEqual([]);
  expect(working.discard.length).toBe(25);
});

it('decides together for the roles that are asked at once', () => {
  together.length = 0;
  for (let i = 0; i < 5; i++) simulate(game, { seats: 4, decided: 'two' }, `together/${i}`, () => randomBot);
  expect(together).toContain('middle capitalist');
});
