/** State Benefits: what the State provides, where it comes from, and what a class gets that takes it (p. 27). */
import { describe, expect, it } from 'vitest';
import { hasBenefits, noBenefits } from '../../src/rules/actions/free.js';
import {
  canProvideGoods,
  provideCubes,
  provideGoods,
  provideInfluence,
  provideMoney,
} from '../../src/rules/benefits.js';
import { check } from '../../src/rules/check.js';
import type { Hegemony, Play } from '../../src/rules/context.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { stock } from '../modules/base/facing.js';
import { act, mayAct, perform, position, type Scripted } from '../support.js';

const table = (change: (state: HegemonyState) => void = () => {}) => position(4, change);
const amount = (count: number): Scripted => ['card-amount', count, 'state'];

/** Does something in which nothing is asked. */
function doing(state: HegemonyState, deed: (t: Hegemony) => void): HegemonyState {
  perform(state, function* (t): Play {
    deed(t);
  });
  return state;
}

describe('what is provided', () => {
  it('is discarded when something new comes, money and things to the Supply, cubes to their class', () => {
    const state = table();
    doing(state, (t) => {
      provideMoney(t, 'middle', 20, 'replace');
      provideCubes(t, 'middle', 3, 'add');
      provideInfluence(t, 'middle', 1, 'personal', 'add');
    });
    expect(state.state.benefits.middle).toMatchObject({ money: 20, cubes: 3, resources: { influence: 1 } });
    doing(state, (t) => provideInfluence(t, 'middle', 2, 'media', 'replace'));
    expect(state.state.benefits.middle).toMatchObject({ money: 0, cubes: 0, resources: { influence: 2 } });
    expect([state.cubes.middle, state.state.treasury, state.state.influence]).toEqual([17, 100, 0]);
    expect(check(state)).toEqual([]);
  });

  it('is told with what lies there now, and what had to make room', () => {
    const { log } = perform(table(), function* (t): Play {
      provideMoney(t, 'middle', 20, 'replace');
      provideCubes(t, 'middle', 3, 'add');
      provideInfluence(t, 'middle', 1, 'personal', 'replace');
    });
    expect(log.filter(({ kind }) => kind.startsWith('benefits'))).toEqual([
      { kind: 'benefits', params: { class: 'middle', held: { money: 20 } } },
      { kind: 'benefits', params: { class: 'middle', held: { money: 20, cubes: 3 } } },
      { kind: 'benefits-lost', params: { class: 'middle', lost: { money: 20, cubes: 3 } } },
      { kind: 'benefits', params: { class: 'middle', held: { influence: 1 } } },
    ]);
  });

  it('is told when it is taken, with what fitted into no storage (H27)', () => {
    const state = table((s) => {
      stock(s, s.capitalist.storage, { health: 11 });
      stock(s, s.state.benefits.capitalist.resources, { health: 3 });
      s.state.benefits.capitalist.money = 5;
    });
    const { log } = act(state, 'capitalist', 'receive-benefits');
    expect(log.filter(({ kind }) => kind.startsWith('benefits'))).toEqual([
      { kind: 'benefits-received', params: { class: 'capitalist', received: { money: 5, health: 1 } } },
      { kind: 'benefits-lost', params: { class: 'capitalist', lost: { health: 2 } } },
    ]);
  });

  it('leaves the other classes alone', () => {
    const state = table();
    doing(state, (t) => {
      provideMoney(t, 'middle', 20, 'replace');
      provideMoney(t, 'working', 10, 'replace');
    });
    expect(state.state.benefits.middle.money).toBe(20);
  });
});

describe('goods', () => {
  it('come from the State, from those who sell and from abroad, as the State says', () => {
    const state = table((s) => {
      stock(s, s.state.goods, { luxury: 2 });
      stock(s, s.middle.storage, { luxury: 2 });
      s.middle.prices.luxury = 5;
    });
    perform(state, (t) => provideGoods(t, 'working', { luxury: 6 }, 'replace'), [amount(1), amount(2), amount(1)]);
    expect(state.state.benefits.working.resources.luxury).toBe(6);
    expect(state.state.goods.luxury).toBe(1);
    expect([state.middle.money, state.capitalist.revenue, state.state.treasury]).toEqual([50, 128, 120 - 10 - 8 - 12]);
    expect(check(state)).toEqual([]);
  });

  it('come from abroad without a tariff, whatever the Foreign Trade', () => {
    const state = table((s) => {
      s.policies['foreign-trade'] = 'A';
      stock(s, s.middle.storage, { food: 0 });
    });
    perform(state, (t) => provideGoods(t, 'capitalist', { food: 3 }, 'replace'));
    expect(state.state.treasury).toBe(90);
  });

  it('never come from the class that gets them', () => {
    const state = table((s) => {
      stock(s, s.state.services, { education: 0 });
      stock(s, s.capitalist.storage, { education: 5 });
    });
    expect(canProvideGoods(state, 'capitalist', { education: 1 })).toBe(false);
    expect(canProvideGoods(state, 'working', { education: 5 })).toBe(true);
    expect(canProvideGoods(state, 'working', { education: 6 })).toBe(false);
  });

  it('cost no more than the Treasury has', () => {
    const state = table((s) => {
      stock(s, s.middle.storage, { food: 0 });
      stock(s, s.capitalist.storage, { food: 2 });
      s.state.treasury = 34;
    });
    // Two at 12 from the Capitalist Class and one at 10 from abroad; with 31 all three have to come from abroad.
    perform(state, (t) => provideGoods(t, 'working', { food: 3 }, 'replace'), [amount(2)]);
    expect(state.state.treasury).toBe(0);
    const poor = table((s) => {
      stock(s, s.middle.storage, { food: 0 });
      stock(s, s.capitalist.storage, { food: 2 });
      s.state.treasury = 31;
    });
    perform(poor, (t) => provideGoods(t, 'working', { food: 3 }, 'replace'));
    expect([poor.state.treasury, poor.capitalist.storage.food]).toEqual([1, 2]);
    expect(canProvideGoods(poor, 'working', { food: 1 })).toBe(false);
  });

  it('are not bought so dear that those of another kind could not be paid', () => {
    const state = table((s) => {
      stock(s, s.middle.storage, { food: 1 });
      stock(s, s.capitalist.storage, { food: 0, luxury: 0 });
      s.state.treasury = 16;
    });
    perform(state, (t) => provideGoods(t, 'working', { food: 1, luxury: 1 }, 'replace'));
    expect([state.state.treasury, state.middle.money]).toEqual([0, 40]);
    expect(canProvideGoods(state, 'working', { luxury: 1 })).toBe(false);
  });

  it('are added to the rest if they belong to the same card', () => {
    const state = table();
    perform(state, (t) => provideGoods(t, 'middle', { health: 2 }, 'replace'));
    perform(state, (t) => provideGoods(t, 'middle', { health: 1 }, 'add'));
    expect(state.state.benefits.middle.resources.health).toBe(3);
  });
});

describe('Receive Benefits', () => {
  const waiting = (of: 'working' | 'middle' | 'capitalist', change: (state: HegemonyState) => void = () => {}) =>
    table((s) => {
      const benefits = s.state.benefits[of];
      benefits.money = 20;
      benefits.cubes = 2;
      s.cubes[of] -= 2;
      stock(s, benefits.resources, { food: 1, luxury: 2, health: 3, education: 1, influence: 2 });
      change(s);
    });

  it.each(['working', 'middle'] as const)('gives the %s class all of it and the State 1 VP', (of) => {
    const state = waiting(of);
    const { money } = state[of];
    act(state, of, 'receive-benefits');
    expect(state[of].money).toBe(money + 20);
    expect(state[of].goods).toEqual({ food: 1, luxury: 2, health: 3, education: 1 });
    expect([state[of].influence, state.bag[of], state.cubes[of]]).toEqual([3, 10, 15]);
    expect([state.state.vp, state.state.benefits[of]]).toEqual([1, noBenefits()]);
    expect(check(state)).toEqual([]);
  });

  it('gives the Capitalist Class money to its Revenue and goods to its storages', () => {
    const state = waiting('capitalist');
    act(state, 'capitalist', 'receive-benefits');
    expect([state.capitalist.revenue, state.capitalist.influence]).toEqual([140, 3]);
    expect(state.capitalist.storage).toEqual({ food: 2, luxury: 4, health: 3, education: 3 });
    expect(state.bag.capitalist).toBe(10);
    expect(check(state)).toEqual([]);
  });

  it('puts what does not fit into the Free Trade Zone, and the rest is lost', () => {
    const state = waiting('capitalist', (s) => {
      stock(s, s.capitalist.storage, { luxury: 11, health: 11 });
    });
    act(state, 'capitalist', 'receive-benefits');
    expect([state.capitalist.storage.luxury, state.capitalist.zone.luxury]).toEqual([12, 1]);
    expect(state.capitalist.storage.health).toBe(12);
    expect(check(state)).toEqual([]);
  });

  it('needs something to take', () => {
    const state = table();
    expect(hasBenefits(state.state.benefits.working)).toBe(false);
    expect(mayAct(state, 'working', 'receive-benefits')).toBe(false);
    state.state.benefits.working.money = 1;
    expect(mayAct(state, 'working', 'receive-benefits')).toBe(true);
  });
});
