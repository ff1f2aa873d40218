/**
 * The worked examples of the rulebook with their numbers, first part: the three classes. Jim is the Working Class,
 * Claire the Middle Class, Mike the Capitalist Class, Anna the State.
 */
import { describe, expect, it } from 'vitest';
import { companiesOf, findCompany, operationalCount } from '../../src/rules/companies.js';
import { workerCount } from '../../src/rules/labour.js';
import { taxMultiplier } from '../../src/rules/policies.js';
import { endGame } from '../../src/rules/round/game-end.js';
import { prepare } from '../../src/rules/round/preparation.js';
import { production } from '../../src/rules/round/production.js';
import { scoring } from '../../src/rules/round/scoring.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { corporateTax, employmentTax, incomeTax } from '../../src/rules/taxes.js';
import {
  act,
  at,
  company,
  peopled,
  perform,
  playCard,
  position,
  type Scripted,
  staffed,
  unemployed,
} from '../support.js';

/** Puts Immigration cards on top of the pile, the first to be drawn last in the list. */
function onTop(state: HegemonyState, ...cards: string[]): void {
  for (const card of cards) {
    state.immigration.splice(state.immigration.indexOf(card), 1);
    state.immigration.push(card);
  }
}

const newWorkers = (state: HegemonyState, answers: readonly Scripted[] = []) => {
  Object.assign(state, { phase: 'preparation', step: 6, round: 2 });
  return perform(state, prepare, answers).state;
};

describe('p. 11: State Scholarship', () => {
  it('lets Jim buy Education at half price; Anna’s Working Class Legitimacy rises by 1', () => {
    const state = at(position(4), { 'welfare-education': 'B' });
    playCard(state, 'working', 'wc-state-scholarship', [['buy-amount', 3]]);
    expect(state.working.goods.education).toBe(3);
    expect(state.working.money).toBe(30 - 8); // half of 15, rounded up
    expect(state.state.legitimacy.working).toBe(3);
  });
});

describe('p. 13: Claire’s loan at the end of the game', () => {
  it('takes 35 of her 38; the 20 that she lacks cost 4 VP', () => {
    const state = position(3, ({ middle }) => {
      Object.assign(middle, { loans: 1, money: 38 });
      middle.storage = { food: 0, luxury: 0, health: 0, education: 0 };
    });
    perform(state, endGame);
    expect(state.middle.money).toBe(3);
    expect(state.points.find(({ seat, source }) => seat === 'middle' && source === 'loans')?.amount).toBe(-4);
  });
});

describe('p. 14: new workers of the Working Class', () => {
  it('are 2 gray ones and at 7C those of two cards, a gray and an orange one', () => {
    const state = at(position(2), { immigration: 'C' });
    onTop(state, 'immigration-working-education', 'immigration-middle-luxury');
    newWorkers(state);
    expect(state.unemployed.working).toMatchObject({ unskilled: 3, education: 1 });
    expect(workerCount(state, 'working')).toBe(8 + 4);
  });
});

describe('p. 15: Jim buys', () => {
  it('5 Health from the State at 5 and the 3 that Mike has at 8', () => {
    const state = peopled(position(2), 'working', 5);
    state.working.money = 60;
    state.state.services.health = 6;
    state.capitalist.storage.health = 3;
    act(state, 'working', 'buy-goods-and-services', [
      ['buy-resource', 'health'],
      ['buy-source', 'state'],
      ['buy-amount', 5],
      ['buy-source', 'capitalist'],
      ['buy-amount', 3],
    ]);
    expect(state.working.goods.health).toBe(8);
    expect(state.working.money).toBe(60 - 25 - 24);
    expect([state.state.treasury, state.capitalist.revenue]).toEqual([145, 144]);
  });

  it('6 Luxury abroad at 6B: 36 to the Supply and 18 to the State', () => {
    const state = peopled(position(2), 'working', 6);
    state.working.money = 60;
    act(state, 'working', 'buy-goods-and-services', [
      ['buy-resource', 'luxury'],
      ['buy-source', 'foreign-market'],
      ['buy-amount', 6],
    ]);
    expect(state.working).toMatchObject({ money: 60 - 54 });
    expect(state.working.goods.luxury).toBe(6);
    expect(state.state.treasury).toBe(138);
  });
});

describe('p. 15: a Trade Union in agriculture', () => {
  it('forms with 2 workers at Mike’s and one in each of two Middle Class companies, and ends when Claire sells one', () => {
    const state = position(3);
    company(state, 'convenience-store', 'middle', { staff: { class: 'middle', skills: ['agriculture'] } });
    unemployed(state, 'working', { unskilled: 2, agriculture: 1 });
    act(state, 'working', 'assign-workers', [
      ['assign-to', { company: 'convenience-store-start' }],
      ['assign-worker', { from: 'unemployed', skill: 'unskilled' }],
      ['assign-to', { company: 'convenience-store' }],
      ['assign-worker', { from: 'unemployed', skill: 'unskilled' }],
      ['assign-to', { union: 'agriculture' }], // for the green worker who is unemployed: Mike's would leave only 3
    ]);
    expect(state.working.unions.agriculture).toBe(true);
    expect(state.unemployed.working).toMatchObject({ unskilled: 0, agriculture: 0 });

    for (const { workers } of state.companies) for (const worker of workers) if (worker) worker.committed = false;
    act(state, 'middle', 'sell-company', [['sell-company', 'convenience-store']]);
    expect(state.working.unions.agriculture).toBe(false);
    expect(state.unemployed.working).toMatchObject({ unskilled: 1, agriculture: 1 });
  });
});

describe('p. 16: Jim provides for his people', () => {
  it('uses 5 of 8 Health: to Prosperity 5 for 5 VP, 2 more, and a gray worker', () => {
    const state = peopled(position(2), 'working', 5);
    state.working.goods.health = 8;
    state.working.prosperity = 4;
    const workers = workerCount(state, 'working');
    act(state, 'working', 'use-healthcare');
    expect(state.working).toMatchObject({ prosperity: 5, vp: 7 });
    expect(state.working.goods.health).toBe(3);
    expect(workerCount(state, 'working')).toBe(workers + 1);
  });

  it('uses 4 + 1 Education: to Prosperity 6 for 6 VP, and the gray worker becomes a purple one', () => {
    const state = peopled(position(2), 'working', 5);
    state.working.goods.education = 5;
    state.working.prosperity = 5;
    const { unskilled } = state.unemployed.working;
    act(state, 'working', 'use-education', [
      ['upgrade-worker', { from: 'unemployed', skill: 'unskilled', slot: -1 }],
      ['upgrade-to', 'media'],
    ]);
    expect(state.working).toMatchObject({ prosperity: 6, vp: 6 });
    expect(state.working.goods.education).toBe(0);
    expect(state.unemployed.working).toMatchObject({ unskilled: unskilled - 1, media: 1 });
  });
});

describe('p. 16: a Demonstration', () => {
  /** 5 unemployed, 2 Trade Unions, and only the Clinic with its two slots stands open. */
  const demonstrating = (companies: 5 | 8) => {
    const state = position(2);
    const skilled = { class: 'working', skills: ['unskilled', 'unskilled'] } as const;
    company(state, 'fast-food-chain', 'capitalist', { staff: skilled });
    staffed(state, 'college-start', 'working', ['education', 'unskilled']);
    staffed(state, 'regional-tv-station-2p', 'working', ['media', 'unskilled']);
    for (const id of companies === 8 ? ['automated-grain-farm', 'automated-dairy-farm', 'car-manufacturer'] : [])
      company(state, id, 'capitalist');
    for (const industry of ['agriculture', 'education'] as const) {
      state.working.unions[industry] = true;
      state.supply.workers.working[industry]--;
    }
    unemployed(state, 'working', { unskilled: 4, healthcare: 1 });
    expect(companiesOf(state, 'capitalist')).toHaveLength(companies);
    act(state, 'working', 'demonstration');
    return state;
  };
  const resolved = (state: HegemonyState) => {
    Object.assign(state, { phase: 'production', step: 0 });
    return perform(state, production).state;
  };

  it('would cost Mike, with 5 companies, 7 VP', () => {
    const state = resolved(demonstrating(5));
    expect(state.capitalist.vp).toBe(-7);
    expect(state.working.influence).toBe(2);
  });

  it('would cost him, with 8 companies, only 4', () => {
    expect(resolved(demonstrating(8)).capitalist.vp).toBe(-4);
  });

  it('ends when he builds a company with 3 slots and employs 3 there', () => {
    const state = demonstrating(5);
    state.capitalist.market = ['hotel'];
    act(state, 'capitalist', 'build-company', [
      ['set-wage', 2],
      ['staff-class', 'working'],
    ]);
    expect(state.demonstration).toBe(false);
    expect(state.working.unions).toMatchObject({ agriculture: true, education: true });
  });
});

describe('p. 17: Jim’s income tax', () => {
  it('at 2C and 3B is 2 for each of a Population of 5: 10', () => {
    const state = at(peopled(position(2), 'working', 5), { 'labor-market': 'C', taxation: 'B' });
    expect(incomeTax(state, 'working')).toBe(10);
  });
});

describe('p. 18: Mike builds the Institute of Technology', () => {
  it('for 20, with an orange and a gray worker, and the purple one of the same class for the third slot', () => {
    const state = position(3);
    state.capitalist.market = ['institute-of-technology'];
    unemployed(state, 'working', { education: 1, unskilled: 1, media: 1 });
    unemployed(state, 'middle', { unskilled: 1 });
    act(state, 'capitalist', 'build-company', [
      ['set-wage', 2],
      ['staff-class', 'working'],
    ]);
    expect(state.capitalist.revenue).toBe(100);
    expect(findCompany(state, 'institute-of-technology').workers).toEqual([
      { class: 'working', skill: 'education', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
      { class: 'working', skill: 'media', committed: true },
    ]);
    expect(state.unemployed.middle.unskilled).toBe(1);
  });
});

describe('p. 19: Mike exports', () => {
  it('3 Food, 4 and 8 Luxury, 3 and 5 Education for 150 in five transactions', () => {
    const state = position(2, (s) => {
      s.exports.current = 'export-06';
      s.capitalist.storage = { food: 4, luxury: 12, health: 0, education: 11 };
    });
    act(state, 'capitalist', 'sell-to-foreign-market', [
      ['export-transaction', 'food-1'],
      ['export-transaction', 'luxury-1'],
      ['export-transaction', 'luxury-2'],
      ['export-transaction', 'education-1'],
      ['export-transaction', 'education-2'],
    ]);
    // 3 Education are left, but each transaction is made once only.
    expect(state.capitalist.revenue).toBe(120 + 150);
    expect(state.capitalist.storage).toEqual({ food: 1, luxury: 0, health: 0, education: 3 });
  });
});

describe('p. 20: Mike’s taxes', () => {
  it('are 7 x 6 = 42 for 7 operational companies of 8', () => {
    const state = at(position(2), { taxation: 'B', 'welfare-health': 'A', 'welfare-education': 'A' });
    staffed(state, 'college-start', 'working', ['education', 'unskilled']);
    for (const id of ['automated-grain-farm', 'automated-dairy-farm', 'electronics-manufacturer', 'car-manufacturer'])
      company(state, id, 'capitalist');
    expect(companiesOf(state, 'capitalist')).toHaveLength(8);
    expect(operationalCount(state, 'capitalist')).toBe(7);
    expect(taxMultiplier(state)).toBe(6);
    expect(employmentTax(state, 'capitalist')).toBe(42);
  });

  it('are 24 on a Revenue of 81 at 3A', () => {
    const state = at(position(2), { taxation: 'A' });
    state.capitalist.revenue = 81;
    expect(corporateTax(state)).toBe(24);
  });
});

describe('p. 21: Mike’s wealth', () => {
  it('57 bring 12 VP, then 34 bring 2, then 166 bring 19', () => {
    const state = position(2, ({ capitalist }) => Object.assign(capitalist, { revenue: 40, capital: 17 }));
    perform(state, scoring);
    expect(state.capitalist).toMatchObject({ vp: 12, wealth: 3, revenue: 0, capital: 57 });
    state.capitalist.capital = 34;
    perform(state, scoring);
    expect(state.capitalist).toMatchObject({ vp: 14, wealth: 3 });
    state.capitalist.capital = 166;
    perform(state, scoring);
    expect(state.capitalist).toMatchObject({ vp: 33, wealth: 7 });
  });
});

describe('p. 22: new workers of the Middle Class', () => {
  it('at 7B are a gray one, the blue one of Claire’s choice and the gray one of her card', () => {
    const state = at(position(3), { immigration: 'B' });
    // Jim draws before her.
    onTop(state, 'immigration-working-media', 'immigration-middle-education');
    newWorkers(state, [['new-worker', 'luxury', 'middle']]);
    expect(state.unemployed.middle).toMatchObject({ unskilled: 2, luxury: 1 });
    expect(workerCount(state, 'middle')).toBe(7 + 3);
  });
});

describe('p. 23: Claire exports', () => {
  it('3 Food, 2 and 6 Luxury and 5 Health for 115, and gains 4 VP', () => {
    const state = position(3, (s) => {
      s.exports.current = 'export-11';
      s.middle.storage = { food: 4, luxury: 8, health: 6, education: 0 };
    });
    act(state, 'middle', 'sell-to-foreign-market', [
      ['export-transaction', 'food-1'],
      ['export-transaction', 'luxury-1'],
      ['export-transaction', 'luxury-2'],
      ['export-transaction', 'health-2'],
    ]);
    expect(state.middle).toMatchObject({ money: 40 + 115, vp: 4 });
    expect(state.middle.storage).toEqual({ food: 1, luxury: 0, health: 1, education: 0 });
  });
});

describe('p. 24: Claire buys', () => {
  it('5 Health from the State at 5 and 3 from herself: 9 with the one she had; Mike is one source too many', () => {
    const state = peopled(position(3), 'middle', 5);
    state.middle.goods.health = 1;
    state.middle.storage.health = 3;
    state.capitalist.storage.health = 1;
    act(state, 'middle', 'buy-goods-and-services', [
      ['buy-resource', 'health'],
      ['buy-source', 'state'],
      ['buy-amount', 5],
      ['buy-source', 'middle'],
      ['buy-amount', 3],
    ]);
    expect(state.middle.goods.health).toBe(9);
    expect(state.middle).toMatchObject({ money: 40 - 25 });
    expect(state.middle.storage.health).toBe(0);
  });

  it('2 Luxury from herself and 3 abroad at 6A: 18 to the Supply and 18 to the State', () => {
    const state = at(peopled(position(3), 'middle', 5), { 'foreign-trade': 'A' });
    state.middle.storage.luxury = 2;
    state.capitalist.storage.luxury = 0;
    act(state, 'middle', 'buy-goods-and-services', [
      ['buy-resource', 'luxury'],
      ['buy-source', 'middle'],
      ['buy-amount', 2],
      ['buy-source', 'foreign-market'],
      ['buy-amount', 3],
    ]);
    expect(state.middle.goods.luxury).toBe(5);
    expect(state.middle.money).toBe(4);
    expect(state.state.treasury).toBe(138);
  });

  it('and uses 5 of 6 Education: to Prosperity 4 for 4 VP; a gray worker becomes an orange one', () => {
    const state = peopled(position(3), 'middle', 5);
    state.middle.goods.education = 6;
    state.middle.prosperity = 3;
    act(state, 'middle', 'use-education', [
      ['upgrade-worker', { from: 'unemployed', skill: 'unskilled', slot: -1 }],
      ['upgrade-to', 'education'],
    ]);
    expect(state.middle).toMatchObject({ prosperity: 4, vp: 4 });
    expect(state.middle.goods.education).toBe(1);
    expect(state.unemployed.middle.education).toBe(1);
  });
});

describe('p. 25: Claire’s taxes and scoring', () => {
  it('her income tax at 2A and 3C for 2 companies of Mike’s and 1 of the State’s is 3 x 5 = 15', () => {
    const state = at(position(3), { 'labor-market': 'A', taxation: 'C' });
    staffed(state, 'clinic-start', 'middle', ['healthcare', 'unskilled']);
    expect(incomeTax(state, 'middle')).toBe(15);
  });

  it('her employment tax for 6 operational companies at a Tax Multiplier of 5 is 30', () => {
    const state = position(3);
    for (const id of ['organic-farm', 'game-store', 'tutoring-company', 'local-newspaper'])
      company(state, id, 'middle').workers[0] = { class: 'middle', skill: 'unskilled', committed: false };
    expect(employmentTax(state, 'middle')).toBe(30);
  });

  it('2 fully operational companies of 3 bring nothing at Prosperity 2', () => {
    const state = position(3, ({ middle }) => Object.assign(middle, { prosperity: 2 }));
    company(state, 'pharmacy', 'middle', { staff: { class: 'middle', skills: ['healthcare', 'unskilled'] } });
    staffed(state, 'convenience-store-start', 'working', ['unskilled'], false, 1);
    perform(state, scoring);
    expect(state.middle).toMatchObject({ prosperity: 2, vp: 0 });
  });

  it('4 of them at Prosperity 3 bring 1 Prosperity and 4 VP', () => {
    const state = position(3, ({ middle }) => Object.assign(middle, { prosperity: 3 }));
    company(state, 'pharmacy', 'middle', { staff: { class: 'middle', skills: ['healthcare', 'unskilled'] } });
    company(state, 'jewelry-store', 'middle', { staff: { class: 'middle', skills: ['luxury', 'unskilled'] } });
    staffed(state, 'convenience-store-start', 'working', ['unskilled'], false, 1);
    staffed(state, 'doctors-office-start', 'working', ['unskilled'], false, 1);
    perform(state, scoring);
    expect(state.middle).toMatchObject({ prosperity: 4, vp: 4 });
  });
});
