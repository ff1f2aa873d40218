/** What the Working Class Automa answers in steps of the base game, and its Free Actions (sections 8 and 16). */
import { describe, expect, it } from 'vitest';
import { endTurn, startTurn } from '../../../../src/modules/automa/working/free-actions.js';
import { findCompany } from '../../../../src/rules/companies.js';
import { addWorker } from '../../../../src/rules/labour.js';
import { changePolicy } from '../../../../src/rules/policies.js';
import { production } from '../../../../src/rules/round/production.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { emptied, unemployed } from '../../../support.js';
import { automaTable, decidedBy, entries, stack } from '../support.js';

const table = (change: (state: HegemonyState) => void = () => {}, players: 2 | 3 | 4 = 2) =>
  automaTable(players, { working: 'simplified' }, change);

describe('Free Actions (AU-8.1)', () => {
  it('at the start: benefits, then Loans while there is money', () => {
    const state = table((t) => {
      t.state.benefits.working.money = 30;
      t.working.loans = 2;
      t.working.money = 75;
    }, 4);
    const { log } = decidedBy(state, startTurn);
    expect(entries(log, 'free').map(({ action }) => action)).toEqual([
      'receive-benefits',
      'pay-off-loan',
      'pay-off-loan',
    ]);
    expect({ loans: state.working.loans, money: state.working.money, vp: state.state.vp }).toEqual({
      loans: 0,
      money: 5,
      vp: 1,
    });
  });

  it('at the end: Luxury, Education, Health, each as often as there is enough', () => {
    const state = table((t) => {
      t.working.goods = { food: 0, luxury: 6, education: 3, health: 3 };
    });
    const { log } = decidedBy(state, endTurn);
    expect(entries(log, 'free').map(({ action }) => action)).toEqual([
      'use-luxury',
      'use-luxury',
      'use-education',
      'use-healthcare',
    ]);
    expect(state.working.prosperity).toBe(4);
  });

  it('teaches an unemployed unskilled worker, else an employed one, and nobody who is skilled', () => {
    const state = table((t) => {
      t.working.goods.education = 3;
      unemployed(t, 'working', { unskilled: 1, media: 1 });
    });
    const { log } = decidedBy(state, endTurn);
    expect(entries(log, 'upgraded')).toMatchObject([{ from: 'unskilled', at: 'unemployed' }]);
    const skilled = table((t) => {
      t.working.goods.education = 3;
      for (const { workers } of t.companies) for (const worker of workers) if (worker) worker.skill = 'media';
      unemployed(t, 'working', { luxury: 1 });
    });
    expect(entries(decidedBy(skilled, endTurn).log, 'upgraded')).toEqual([]);
  });
});

describe('the Automa answers', () => {
  it('Cover Needs with the cheapest Food; equal prices: abroad before the State, then the others', () => {
    const state = table((t) => {
      t.phase = 'production';
      t.step = 3;
      t.capitalist.storage.food = 8;
      t.capitalist.prices.food = 15;
    });
    const { log } = decidedBy(state, production);
    // Abroad it costs 10 and a tariff of 5; the Capitalist Class asks the same.
    expect(entries(log, 'bought').map(({ from, amount }) => [from, amount])).toEqual([['foreign-market', 3]]);
    const cheaper = table((t) => {
      t.phase = 'production';
      t.step = 3;
      t.capitalist.storage.food = 2;
      t.capitalist.prices.food = 12;
    });
    expect(entries(decidedBy(cheaper, production).log, 'bought').map(({ from, amount }) => [from, amount])).toEqual([
      ['capitalist', 2],
      ['foreign-market', 1],
    ]);
  });

  it('which newly opened Public company its workers fill, by its Assign Workers Criteria (G-15)', () => {
    const state = table((t) => {
      unemployed(t, 'working', { media: 1, unskilled: 1, healthcare: 1 });
    });
    decidedBy(state, (t) => changePolicy(t, 'fiscal-policy', 'B'));
    // Three open: Hospital, University and TV Station. Media pays more than Healthcare.
    const filled = ['public-hospital', 'regional-tv-station'].filter((id) =>
      findCompany(state, id).workers.every((worker) => worker !== null),
    );
    expect(filled.length).toBe(1);
  });

  it('of which colour a worker is when unskilled ones have run out (G-24)', () => {
    const state = table((t) => {
      emptied(t, 'public-hospital-2p');
      t.supply.workers.working.unskilled = 0;
    });
    const { result } = decidedBy(state, (t) => addWorker(t, 'working', 'unskilled'));
    expect(result).toBe('healthcare');
  });

  it('nothing where prices may follow a policy, and lower wages where the minimum has fallen (G-20)', () => {
    const state = table((t) => {
      t.policies['labor-market'] = 'C';
    });
    const { result } = decidedBy(state, function* (t) {
      const price = yield* t.ask('working', 'adjust-price', () => [{ good: 'food', price: 9 }], { canStop: true });
      const wages = [
        { company: 'supermarket-start', wage: 3 },
        { company: 'supermarket-start', wage: 1 },
      ] as const;
      const wage = yield* t.ask('working', 'adjust-wage', () => wages, { canStop: true });
      const higher = yield* t.ask('working', 'adjust-wage', () => wages.slice(0, 1), { canStop: true });
      return [price, wage, higher];
    });
    expect(result).toEqual([null, { company: 'supermarket-start', wage: 1 }, null]);
  });

  it('a bond with the higher sum that it has, if a card shows the symbol (AU-14.2)', () => {
    const state = table();
    const lent = (card: number, sums: readonly number[]) => {
      stack(state, 'working', card);
      return decidedBy(state, function* (t) {
        return yield* t.ask('working', 'buy-bond', () => sums, { canStop: true, about: { gathered: 0, needed: 100 } });
      }).result;
    };
    expect([lent(1, [30, 50]), lent(1, [30]), lent(2, [30, 50])]).toEqual([50, 30, null]);
  });

  it('what its cards do not cover by one of them: Influence symbol means yes (AU-15.1)', () => {
    const state = table();
    const answer = (card: number) => {
      const automa = state.automas?.working;
      automa?.deck.push(...automa.deck.splice(automa.deck.indexOf(card), 1));
      return decidedBy(state, function* (t) {
        return yield* t.ask('working', 'card-company', () => ['clinic-start'], { canStop: true, about: {} });
      }).result;
    };
    expect([answer(1), answer(2)]).toEqual(['clinic-start', null]);
  });
});
