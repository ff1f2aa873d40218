/** How events are carried out: every way to provide and to buy, and an event that is dealt with twice. */
import { type Ask, Context, seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { resolveEvent } from '../../../src/rules/cards/events.js';
import type { Hegemony, HegemonyNames, Play } from '../../../src/rules/context.js';
import type { Class, Good } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { canResolve, facing, forClass, peopled, stock } from './facing.js';
import { play } from './state-hand.js';

/** All positions to which a part of the rules can lead, whatever is answered. */
function everyEnd(
  start: HegemonyState,
  play: (t: Hegemony) => Play<unknown>,
  answers: unknown[] = [],
): HegemonyState[] {
  const state = structuredClone(start);
  const t: Hegemony = new Context<HegemonyState, HegemonyNames>(state, seededRandom('fast', 'ends'));
  const rules = play(t);
  let step = rules.next();
  for (const answer of answers) step = rules.next(answer);
  if (step.done) return [state];
  const ask = step.value as Ask;
  const { min, max } = ask.range;
  const possible = ask.type === 'amount' ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : ask.options;
  return possible.flatMap((answer) => everyEnd(start, play, [...answers, answer]));
}

describe('what the State provides', () => {
  /** So much from the State, the Middle Class, the Capitalist Class and abroad of each of two goods. */
  type Split = readonly [number, number, number, number];
  const SELLERS = ['state', 'middle', 'capitalist', 'abroad'] as const;

  /** Every split of so many units among sources that have them. */
  function splits(count: number, [most = 0, ...rest]: readonly number[]): number[][] {
    if (rest.length === 0) return count <= most ? [[count]] : [];
    const firsts = Array.from({ length: Math.min(count, most) + 1 }, (_, i) => i);
    return firsts.flatMap((first) => splits(count - first, rest).map((others) => [first, ...others]));
  }

  const price = (state: HegemonyState, seller: (typeof SELLERS)[number], good: Good) => {
    if (seller === 'state') return 0;
    return seller === 'abroad' ? { food: 10, luxury: 6, health: 0, education: 0 }[good] : state[seller].prices[good];
  };

  const stocked = (state: HegemonyState, of: Class, good: Good): Split => {
    const { services, goods } = state.state;
    return [
      good === 'food' || good === 'luxury' ? goods[good] : services[good],
      of === 'middle' ? 0 : state.middle.storage[good],
      of === 'capitalist' ? 0 : state.capitalist.storage[good],
      good === 'food' || good === 'luxury' ? state.supply.resources[good] : 0,
    ];
  };

  /** Every way to put together so many of two goods, at least one of each, with the money at hand, worked out apart. */
  function waysFor(state: HegemonyState, of: Class, [first, second]: readonly [Good, Good], all: number): Set<string> {
    const cost = (good: Good, split: readonly number[]) =>
      split.reduce((sum, count, i) => sum + count * price(state, SELLERS[i] ?? 'state', good), 0);
    const ways = new Set<string>();
    for (let count = 1; count < all; count++) {
      for (const a of splits(count, stocked(state, of, first))) {
        for (const b of splits(all - count, stocked(state, of, second))) {
          if (cost(first, a) + cost(second, b) <= state.state.treasury) ways.add(JSON.stringify([a, b]));
        }
      }
    }
    return ways;
  }

  const cases = [
    ['ev-demand-for-higher-welfare-standards', 'middle', ['health', 'education']],
    ['ev-earthquake', 'working', ['food', 'health']],
    ['ev-global-supply-chain-crisis', 'working', ['food', 'luxury']],
    ['ev-global-supply-chain-crisis', 'middle', ['food', 'luxury']],
    ['ev-technological-illiteracy', 'working', ['luxury', 'education']],
  ] as const;

  it.each(cases)(
    'can come from anywhere but the class itself, if it can be paid: %s for the %s class',
    (event, of, goods) => {
      let found = 0;
      for (let game = 0; game < 12; game++) {
        const dice = seededRandom('fast', `${event} ${game}`);
        const people = 3 + dice.int(5);
        const state = facing(event, (s) => {
          peopled(s, of, people);
          s.state.treasury = dice.int(60);
          for (const good of goods) {
            const own = good === 'food' || good === 'luxury' ? s.state.goods : s.state.services;
            stock(s, own, { [good]: dice.int(3) });
            stock(s, s.middle.storage, { [good]: dice.int(3) });
            stock(s, s.capitalist.storage, { [good]: dice.int(3) });
            s.middle.prices[good] = good === 'food' ? dice.pick([9, 12, 15]) : dice.pick([5, 8, 10]);
          }
        });
        const expected = waysFor(state, of, goods, Math.ceil(people / 2));
        const others = (['working', 'middle', 'capitalist'] as const).filter((other) => other !== of);
        const ends = canResolve(state) ? everyEnd(state, (t) => resolveEvent(t, event)) : [];
        const reached = ends.filter((end) =>
          others.every((other) => end.state.benefits[other].resources[goods[0]] === 0),
        );
        const taken = (end: HegemonyState) =>
          goods.map((good) => {
            const after = stocked(end, of, good);
            return stocked(state, of, good).map((before, i) => before - (after[i] ?? 0));
          });
        expect(new Set(reached.map((end) => JSON.stringify(taken(end))))).toEqual(expected);
        expect(reached).toHaveLength(expected.size);
        found += expected.size;
      }
      expect(found).toBeGreaterThan(20);
    },
  );
});

describe('what the State buys', () => {
  it('is any split between the sellers of at least 1, within the companies, the room and the money', () => {
    for (const [middle, capitalist, money, inStorage] of [
      [4, 4, 120, 6],
      [1, 4, 120, 6],
      [4, 4, 17, 6],
      [4, 4, 120, 10],
      [0, 2, 120, 6],
      [2, 0, 5, 6],
    ] as const) {
      // Three Public companies, of which one makes 6 Health: room for 12. Prices of 8 and 5.
      const state = facing('ev-pandemic', (s) => {
        s.state.treasury = money;
        stock(s, s.state.services, { health: inStorage });
        stock(s, s.middle.storage, { health: middle });
        stock(s, s.capitalist.storage, { health: capitalist });
        s.capitalist.prices.health = 5;
      });
      const expected: string[] = [];
      for (let a = 0; a <= middle; a++) {
        for (let b = 0; b <= capitalist; b++) {
          if (a + b >= 1 && a + b <= Math.min(3, 12 - inStorage) && 8 * a + 5 * b <= money) expected.push(`${a}+${b}`);
        }
      }
      const ends = canResolve(state) ? everyEnd(state, (t) => resolveEvent(t, 'ev-pandemic')) : [];
      const bought = ends.map(
        (end) => `${middle - end.middle.storage.health}+${capitalist - end.capitalist.storage.health}`,
      );
      expect(bought).toEqual(expected);
    }
  });
});

describe('an event that Immediate Response deals with twice', () => {
  it('adds goods to those that it has provided for the same class, paying for both lots', () => {
    const state = facing('ev-low-education-index', (s) => {
      s.state.benefits.working.money = 20;
      stock(s, s.state.services, { education: 3 });
      stock(s, s.capitalist.storage, { education: 2 });
    });
    play('immediate-response', state, [
      forClass('working'),
      ['card-amount', 2],
      forClass('working'),
      ['card-amount', 1],
    ]);
    expect(state.state.benefits.working).toMatchObject({ money: 0, resources: { education: 4 } });
    expect([state.state.services.education, state.capitalist.storage.education]).toEqual([0, 1]);
    expect([state.state.treasury, state.capitalist.revenue, state.state.legitimacy.working]).toEqual([112, 128, 4]);
  });

  it('shares cubes twice: they lie together with those of the first time, and each time costs 30 (H69, H70)', () => {
    const state = facing('ev-political-polarization', (s) => {
      s.cubes.capitalist -= 2;
      s.state.benefits.capitalist.cubes = 2;
    });
    play('immediate-response', state, [
      ['card-amount', 3],
      ['card-amount', 2],
    ]);
    expect([state.state.benefits.working.cubes, state.state.benefits.capitalist.cubes]).toEqual([5, 3]);
    // 3 and 2 bring 1 each time, 1 nothing, 2 one.
    expect(state.state.legitimacy).toEqual({ working: 4, middle: 2, capitalist: 3 });
    expect(state.state.treasury).toBe(60);
  });

  it('proposes two bills that the class names, and needs a marker for each', () => {
    const state = facing('ev-civil-unrest', (s) => {
      s.state.influence = 0;
    });
    play('immediate-response', state, [
      forClass('working'),
      ['card-policy', { policy: 'taxation', section: 'B' }, 'working'],
      forClass('capitalist'),
      ['card-policy', { policy: 'immigration', section: 'C' }, 'capitalist'],
    ]);
    expect(state.state.bills).toBe(1);
    expect(state.state.legitimacy).toEqual({ working: 4, middle: 2, capitalist: 4 });
    const one = facing('ev-civil-unrest', (s) => {
      s.state.influence = 0;
      s.state.bills = 1;
    });
    play('immediate-response', one, [
      forClass('working'),
      ['card-policy', { policy: 'taxation', section: 'B' }, 'working'],
    ]);
    expect([one.state.bills, one.state.eventDiscard]).toEqual([0, ['ev-civil-unrest']]);
  });
});
