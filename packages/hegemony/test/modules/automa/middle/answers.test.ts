/** What the Middle Class Automa answers in steps of the base game, and its Free Actions (sections 8 and 16). */
import { describe, expect, it } from 'vitest';
import { endTurn, startRound, startTurn } from '../../../../src/modules/automa/middle/free-actions.js';
import { findCompany } from '../../../../src/rules/companies.js';
import { changePolicy } from '../../../../src/rules/policies.js';
import { prepare } from '../../../../src/rules/round/preparation.js';
import { production } from '../../../../src/rules/round/production.js';
import { finishSetup } from '../../../../src/rules/round/setup-step.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, company, staffed, unemployed } from '../../../support.js';
import { automaTable, decidedBy, entries } from '../support.js';

const table = (change: (state: HegemonyState) => void = () => {}, players: 3 | 4 = 3) =>
  automaTable(players, { middle: 'simplified' }, change);

describe('Free Actions (AU-8.1)', () => {
  it('at the start: benefits, prices, wages, Loans', () => {
    const state = table((t) => {
      t.state.benefits.middle.money = 30;
      t.middle.loans = 1;
      t.middle.money = 20;
    }, 4);
    const { log } = decidedBy(state, startTurn);
    expect(entries(log, 'free').map(({ action }) => action)).toEqual([
      'receive-benefits',
      'adjust-prices',
      'pay-off-loan',
    ]);
    expect({ loans: state.middle.loans, money: state.middle.money }).toEqual({ loans: 0, money: 0 });
  });

  it('prices stand in the middle; highest are Food and Luxury in 6A, Health in 4C, Education in 5C', () => {
    const priced = (sections: Parameters<typeof at>[1]) => {
      const state = table((t) => {
        at(t, sections);
        t.middle.prices = { food: 9, luxury: 5, health: 10, education: 5 };
      });
      decidedBy(state, startTurn);
      return Object.values(state.middle.prices);
    };
    expect(priced({ 'foreign-trade': 'B', 'welfare-health': 'B', 'welfare-education': 'B' })).toEqual([12, 8, 8, 8]);
    expect(priced({ 'foreign-trade': 'A', 'welfare-health': 'C', 'welfare-education': 'C' })).toEqual([15, 10, 10, 10]);
  });

  it('a Strike is answered with the highest wage there (G-33), and the next round begins at the minimum again', () => {
    const state = table((t) => {
      staffed(t, 'doctors-office-start', 'working', ['unskilled'], false, 1).onStrike = true;
    });
    decidedBy(state, startTurn);
    const struck = findCompany(state, 'doctors-office-start');
    expect([struck.wage, struck.workers[1]?.committed]).toEqual([3, true]);
    expect(findCompany(state, 'convenience-store-start').wage).toBe(2);
    at(state, { 'labor-market': 'C' });
    decidedBy(state, startRound);
    expect(state.companies.filter(({ owner }) => owner === 'middle').map(({ wage }) => wage)).toEqual([1, 1]);
  });

  it('at the end: Luxury, Education, Health, each as often as there is enough', () => {
    const state = table((t) => {
      t.middle.goods = { food: 0, luxury: 6, education: 3, health: 3 };
    });
    const { log } = decidedBy(state, endTurn);
    expect(entries(log, 'free').map(({ action }) => action)).toEqual([
      'use-luxury',
      'use-luxury',
      'use-education',
      'use-healthcare',
    ]);
    // An employed worker learns, for nobody is unemployed; then an unskilled one comes.
    expect(entries(log, 'upgraded')).toMatchObject([{ class: 'middle', from: 'unskilled' }]);
    expect(state.unemployed.middle.unskilled).toBe(1);
  });
});

describe('the Automa answers', () => {
  it('Cover Needs with its own Food, then the cheapest; equal prices: the State before abroad and the others', () => {
    const eaten = (change: (state: HegemonyState) => void) => {
      const state = table((t) => {
        t.phase = 'production';
        t.step = 2;
        t.capitalist.storage.food = 8;
        change(t);
      });
      return entries(decidedBy(state, production).log, 'bought').map(({ from, amount }) => [from, amount]);
    };
    const dear = (t: HegemonyState) => {
      t.capitalist.prices.food = 15;
    };
    // It has 1 and needs 2 more. Abroad 15, the Capitalist Class asks 12 or 15, the State 12.
    expect(eaten(() => {})).toEqual([['capitalist', 2]]);
    expect(eaten(dear)).toEqual([['foreign-market', 2]]);
    expect(
      eaten((t) => {
        t.state.goods.food = 1;
      }),
    ).toEqual([
      ['state', 1],
      ['capitalist', 1],
    ]);
  });

  it('a skilled worker at set-up by its criteria (G-24)', () => {
    const state = table((t) => {
      t.phase = 'setup';
      t.middle.market = ['tutoring-company', 'pr-agency'];
    });
    const { log } = decidedBy(state, finishSetup);
    expect(entries(log, 'new-worker').find(({ class: of }) => of === 'middle')).toEqual({
      class: 'middle',
      skill: 'education',
    });
  });

  it('in the Preparation Phase which companies leave its Market: those it has the like of', () => {
    const state = table((t) => {
      t.phase = 'preparation';
      t.round = 2;
      t.step = 4;
      t.middle.market = ['pharmacy', 'pr-agency', 'organic-farm'];
    });
    const { log } = decidedBy(state, prepare, [['discard-companies', [], 'capitalist']]);
    expect(entries(log, 'companies-discarded')).toEqual([{ seat: 'middle', companies: ['pharmacy', 'organic-farm'] }]);
    expect(state.middle.market).toHaveLength(3);
  });

  it('whose workers fill a newly opened Public company: its own, if they can, where they earn most (G-15)', () => {
    const state = table((t) => {
      t.companies = t.companies.filter(({ workers }) => workers.some((worker) => worker !== null));
      unemployed(t, 'middle', { healthcare: 1, unskilled: 1 });
      unemployed(t, 'working', { healthcare: 1, unskilled: 1 });
    });
    decidedBy(state, (t) => changePolicy(t, 'fiscal-policy', 'B'));
    expect(findCompany(state, 'public-hospital').workers.map((worker) => worker?.class)).toEqual(['middle', 'middle']);
  });

  it('lower wages where the minimum has fallen and nobody is committed, and prices only in its turn (G-20)', () => {
    const state = table((t) => {
      staffed(t, 'doctors-office-start', 'working', ['unskilled'], true, 1);
      company(t, 'game-store', 'middle', { wage: 2 });
    });
    decidedBy(state, (t) => changePolicy(t, 'labor-market', 'C'), [['adjust-wage', null, 'capitalist']]);
    expect(findCompany(state, 'doctors-office-start').wage).toBe(2);
    expect(findCompany(state, 'game-store').wage).toBe(1);
    decidedBy(state, (t) => changePolicy(t, 'foreign-trade', 'A'), [['adjust-price', null, 'capitalist']]);
    expect(state.middle.prices.food).toBe(12);
  });
});
