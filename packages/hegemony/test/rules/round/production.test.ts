/** The Production Phase: Demonstration and strikes, production and wages, Food, taxes (p. 11-12, 15-17, 20, 25). */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../../src/rules/companies.js';
import { emptySpaces, production } from '../../../src/rules/round/production.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, company, emptied, perform, position, type Scripted, staffed, unemployed } from '../../support.js';

const DEMONSTRATION = 0;
const PRODUCE = 1;
const MIDDLE_FOOD = 2;
const WORKING_FOOD = 3;
const TAXES = 5;

const producing = (players: 2 | 3 | 4, step: number, change?: (state: HegemonyState) => void) =>
  position(players, (state) => {
    state.phase = 'production';
    state.step = step;
    change?.(state);
  });
const produced = (state: HegemonyState, answers: readonly Scripted[] = []) => perform(state, production, answers).state;
const struck = (state: HegemonyState, id: string) => {
  findCompany(state, id).onStrike = true;
  state.supply.strikes--;
};

describe('a Demonstration', () => {
  it('brings 1 Influence and costs the others VP for the unemployed and the Trade Unions, as the Working Class likes', () => {
    const state = producing(4, DEMONSTRATION, (s) => {
      s.demonstration = true;
      unemployed(s, 'working', { unskilled: 6 });
      s.working.unions.media = true;
      s.supply.workers.working.media--;
    });
    produced(state, [
      ['demonstration-loss', 2, 'working'],
      ['demonstration-loss', 4, 'working'],
    ]);
    // 6 + 1 in all: 2 from the Middle Class, 4 from the Capitalist Class, the last one from the State.
    expect([state.middle.vp, state.capitalist.vp, state.state.vp]).toEqual([-2, -4, -1]);
    expect(state.working.influence).toBe(2);
    expect(state.demonstration).toBe(false);
  });

  it('takes from nobody more than it has empty spaces; face-down Public companies are empty', () => {
    const state = position(4);
    expect([emptySpaces(state, 'middle'), emptySpaces(state, 'capitalist'), emptySpaces(state, 'state')]).toEqual([
      6, 8, 6,
    ]);
  });

  it('must be shared out in full as far as there are empty spaces (H34)', () => {
    const state = producing(3, DEMONSTRATION, (s) => {
      s.demonstration = true;
      unemployed(s, 'working', { unskilled: 10, luxury: 3 });
    });
    // 13 of 6 + 8: the Middle Class has to take at least 5.
    produced(state, [['demonstration-loss', 5, 'working']]);
    expect([state.middle.vp, state.capitalist.vp]).toEqual([-5, -8]);
  });

  it('is settled whatever has become of its condition (H17)', () => {
    const state = producing(2, DEMONSTRATION, (s) => {
      s.demonstration = true;
    });
    produced(state);
    expect(state.working.influence).toBe(2);
    expect(state.capitalist.vp).toBe(0);
  });
});

describe('production', () => {
  it('pays wages to the class of the workers and fills the storages', () => {
    const state = produced(producing(3, PRODUCE));
    // The State: University Hospital 30 to the Working, Technical University 30 to the Middle Class.
    expect(state.state.treasury).toBe(120 - 60);
    expect(state.state.services).toEqual({ health: 12, education: 12, influence: 4 });
    // The Capitalist Class: Supermarket 20, College 20 to the Working, Shopping Mall 20 to the Middle Class.
    expect(state.capitalist.revenue).toBe(120 - 60);
    expect(state.capitalist.storage).toEqual({ food: 1 + 4, luxury: 2 + 6, health: 0, education: 2 + 6 });
    expect(state.working.money).toBe(30 + 30 + 40);
    expect(state.middle.money).toBe(40 + 30 + 20);
    expect(state.middle.storage).toEqual({ food: 3, luxury: 0, health: 3, education: 0 });
  });

  it('leaves companies without workers idle', () => {
    const state = producing(2, PRODUCE);
    produced(state);
    expect(state.capitalist.storage.health).toBe(0);
    expect(state.state.services.influence).toBe(3);
  });

  it('pays an employee and adds its bonus', () => {
    const state = producing(3, PRODUCE, (s) => staffed(s, 'doctors-office-start', 'working', ['unskilled'], false, 1));
    produced(state);
    expect(state.middle.storage.health).toBe(1 + 2 + 2);
    expect(state.middle.money).toBe(40 + 30 + 20 - 8);
    expect(state.working.money).toBe(30 + 30 + 40 + 8);
  });

  it('uses what the Middle Class has earned elsewhere for the wages that it pays', () => {
    const state = producing(3, PRODUCE, (s) => {
      staffed(s, 'doctors-office-start', 'working', ['unskilled'], false, 1);
      s.middle.money = 0;
    });
    produced(state);
    expect(state.middle).toMatchObject({ loans: 0, money: 42 });
  });

  it('lets automated companies produce without wages, and Machinery add to staffed ones only (H20)', () => {
    const state = producing(2, PRODUCE, (s) => {
      company(s, 'automated-grain-farm', 'capitalist');
      findCompany(s, 'shopping-mall-start').machinery = true;
      findCompany(s, 'clinic-start').machinery = true;
    });
    produced(state);
    expect(state.capitalist.storage).toMatchObject({ food: 1 + 4 + 2, luxury: 2 + 6 + 2, health: 0 });
    expect(state.capitalist.revenue).toBe(120 - 40);
  });

  it('gives the Working Class 2 Food of each Cooperative Farm and 1 Influence of each Trade Union', () => {
    const state = producing(3, PRODUCE, (s) => {
      company(s, 'cooperative-farm', 'working', {
        staff: { class: 'working', skills: ['unskilled', 'unskilled', 'unskilled'] },
      });
      s.working.unions.agriculture = true;
      s.supply.workers.working.agriculture--;
    });
    produced(state);
    expect(state.working.goods.food).toBe(2);
    expect(state.working.influence).toBe(2);
    expect(state.working.money).toBe(30 + 30 + 40);
  });

  it('frees all committed workers', () => {
    const state = producing(3, PRODUCE, (s) =>
      staffed(s, 'college-start', 'working', ['education', 'unskilled'], true),
    );
    produced(state);
    expect(state.companies.flatMap(({ workers }) => workers).some((worker) => worker?.committed)).toBe(false);
  });

  it('brings an unplayed State back to the minimum wage once nobody is committed', () => {
    const state = producing(3, PRODUCE, (s) => {
      at(s, { 'labor-market': 'C' });
      staffed(s, 'university-hospital', 'working', ['healthcare', 'unskilled', 'unskilled'], true);
    });
    produced(state);
    expect(state.working.money).toBe(30 + 30 + 40); // still at level 2
    expect(findCompany(state, 'university-hospital').wage).toBe(1);
  });

  it('makes the State take loans for wages', () => {
    const state = produced(producing(2, PRODUCE, (s) => Object.assign(s.state, { treasury: 10 })));
    expect(state.state).toMatchObject({ loans: 1, treasury: 20 });
  });

  it('puts Influence of the media where it belongs', () => {
    const state = producing(4, PRODUCE, (s) => {
      company(s, 'radio-station', 'capitalist', { staff: { class: 'working', skills: ['unskilled', 'unskilled'] } });
      company(s, 'local-newspaper', 'middle', { staff: { class: 'middle', skills: ['media'] } });
      staffed(s, 'national-public-broadcasting', 'working', ['media', 'unskilled', 'unskilled']);
    });
    produced(state);
    expect(state.capitalist.influence).toBe(1 + 2);
    expect(state.middle.influence).toBe(1 + 2);
    expect(state.state.services.influence).toBe(4 + 4);
    expect(state.state.influence).toBe(1);
  });
});

describe('storage', () => {
  it('of the Capitalist Class holds 8 Food and 12 of the rest; Food and Luxury overflow into the Free Trade Zone', () => {
    const state = producing(2, PRODUCE, (s) => {
      s.capitalist.storage = { food: 7, luxury: 12, health: 0, education: 10 };
      staffed(s, 'college-start', 'working', ['education', 'unskilled']);
    });
    produced(state);
    expect(state.capitalist.storage).toEqual({ food: 8, luxury: 12, health: 0, education: 12 });
    expect(state.capitalist.zone).toEqual({ food: 3, luxury: 6 });
  });

  it('loses what does not fit into the Free Trade Zone either: 8 Food and 12 Luxury', () => {
    const state = producing(2, PRODUCE, (s) => {
      s.capitalist.storage = { food: 8, luxury: 12, health: 0, education: 0 };
      s.capitalist.zone = { food: 6, luxury: 11 };
    });
    produced(state);
    expect(state.capitalist.zone).toEqual({ food: 8, luxury: 12 });
  });

  it('grows by the 8 or 12 printed on a tile', () => {
    const state = producing(3, PRODUCE, (s) => {
      s.capitalist.tiles = ['food'];
      s.capitalist.storage.food = 14;
      s.middle.tiles = ['health'];
      s.middle.storage.health = 19;
    });
    produced(state);
    expect(state.capitalist.storage.food).toBe(16);
    expect(state.capitalist.zone.food).toBe(2);
    expect(state.middle.storage.health).toBe(20);
  });

  it('of the Middle Class holds 8 of each', () => {
    const state = producing(3, PRODUCE, (s) => {
      s.middle.storage = { food: 7, luxury: 0, health: 8, education: 0 };
    });
    produced(state);
    expect(state.middle.storage).toMatchObject({ food: 8, health: 8 });
  });

  it('of Public Services holds 6 more than the open companies produce, staffed or not', () => {
    const state = producing(3, PRODUCE, (s) => {
      s.state.services.health = 10;
    });
    produced(state);
    expect(state.state.services.health).toBe(12);
  });

  it('takes no more Influence than there are cubes', () => {
    const state = producing(4, PRODUCE, (s) => {
      s.supply.resources.influence = 1;
      company(s, 'radio-station', 'capitalist', { staff: { class: 'working', skills: ['unskilled', 'unskilled'] } });
    });
    produced(state);
    expect(state.capitalist.influence).toBe(2);
  });
});

describe('strikes', () => {
  it('stop production and wage of the company and bring 1 Influence', () => {
    const state = producing(4, PRODUCE, (s) => {
      struck(s, 'supermarket-start');
      struck(s, 'university-hospital');
    });
    produced(state);
    expect(state.capitalist.storage.food).toBe(1);
    expect(state.state.services.health).toBe(6);
    expect(state.working.money).toBe(30 + 20);
    expect(state.working.influence).toBe(3);
    expect(state.supply.strikes).toBe(7);
  });

  it('end without effect where the wage has risen to level 3', () => {
    const state = producing(4, PRODUCE, (s) => {
      struck(s, 'supermarket-start');
      findCompany(s, 'supermarket-start').wage = 3;
    });
    produced(state);
    expect(state.capitalist.storage.food).toBe(5);
    expect(state.working.money).toBe(30 + 25 + 20 + 30);
    expect(state.working.influence).toBe(1);
    expect(findCompany(state, 'supermarket-start').onStrike).toBe(false);
  });

  it('in a Middle Class company stop only the employee', () => {
    const state = producing(3, PRODUCE, (s) => {
      staffed(s, 'doctors-office-start', 'working', ['unskilled'], false, 1);
      struck(s, 'doctors-office-start');
    });
    produced(state);
    expect(state.middle.storage.health).toBe(1 + 2);
    expect(state.working.money).toBe(30 + 30 + 40);
    expect(state.working.influence).toBe(2);
  });
});

describe('Food', () => {
  it('of one’s own comes first: bought, then produced (H21)', () => {
    const state = producing(3, MIDDLE_FOOD, (s) => {
      s.middle.goods.food = 2;
      s.middle.storage.food = 4;
    });
    produced(state);
    expect([state.middle.goods.food, state.middle.storage.food, state.middle.money]).toEqual([0, 3, 40]);
  });

  it('is bought from any combination of sources', () => {
    const state = producing(3, WORKING_FOOD);
    produced(state, [
      ['food-source', 'middle', 'working'],
      ['food-source', 'capitalist', 'working'],
    ]);
    // One Food from each owner at 12; the last one comes from abroad: 10 to the Supply, 5 to the State.
    expect(state.working).toMatchObject({ money: 30 - 24 + 50 - 15, loans: 1 });
    expect(state.middle.money).toBe(52);
    expect(state.capitalist.revenue).toBe(132);
    expect(state.state.treasury).toBe(125);
  });

  it('may be left in the storages of others', () => {
    const state = producing(2, WORKING_FOOD, (s) => Object.assign(s.working, { money: 100 }));
    produced(state, [
      ['food-source', 'foreign-market', 'working'],
      ['food-amount', 3, 'working'],
    ]);
    expect(state.working.money).toBe(100 - 45);
    expect(state.capitalist.storage.food).toBe(1);
  });

  it('is bought abroad without a question when nobody else has any', () => {
    const state = producing(2, WORKING_FOOD, (s) => {
      s.capitalist.storage.food = 0;
      s.working.money = 100;
    });
    produced(state);
    expect(state.working.money).toBe(55);
  });

  it('can be bought from the State at 12, and never out of the Free Trade Zone', () => {
    const state = producing(4, WORKING_FOOD, (s) => {
      s.state.goods.food = 3;
      s.capitalist.storage.food = 0;
      s.capitalist.zone.food = 5;
      s.middle.storage.food = 0;
      s.working.money = 50;
    });
    produced(state, [
      ['food-source', 'state', 'working'],
      ['food-amount', 3, 'working'],
    ]);
    expect(state.working.money).toBe(14);
    expect(state.state.treasury).toBe(156);
  });

  it('is bought with a loan where money is short', () => {
    const state = producing(2, WORKING_FOOD, (s) => {
      s.capitalist.storage.food = 0;
      s.working.money = 40;
    });
    produced(state);
    expect(state.working).toMatchObject({ loans: 1, money: 45 });
  });

  it('from abroad never runs out', () => {
    const state = producing(2, WORKING_FOOD, (s) => {
      s.capitalist.storage.food = 0;
      s.supply.resources.food = 0;
      s.working.money = 45;
    });
    produced(state);
    expect(state.working.money).toBe(0);
  });

  it('of a Cooperative Farm or of the State’s benefits is used before any is bought', () => {
    const state = producing(2, WORKING_FOOD, (s) => {
      s.working.goods.food = 4;
    });
    produced(state);
    expect([state.working.goods.food, state.working.money]).toEqual([1, 30]);
  });

  it('is needed by the Middle Class first, then by the Working Class', () => {
    const state = producing(3, MIDDLE_FOOD);
    produced(state, [['food-source', 'capitalist', 'middle']]);
    expect(state.step).toBe(WORKING_FOOD);
    expect(state.capitalist.storage.food).toBe(0);
    expect(state.middle).toMatchObject({ money: 40 - 12 - 15 });
  });
});

describe('taxes', () => {
  it('all go to the Treasury: employment tax first, then corporate tax on what Revenue is left', () => {
    const state = producing(3, TAXES, (s) => Object.assign(s.capitalist, { revenue: 61, capital: 40 }));
    produced(state);
    // Three operational companies times 5; 46 left in Revenue cost 12 at 3A.
    expect(state.capitalist).toMatchObject({ revenue: 61 - 15 - 12, capital: 40 });
    // The Middle Class: 2 companies of others at 4, two of its own at 5. The Working Class: Population 3 at 4.
    expect(state.middle.money).toBe(40 - 8 - 10);
    expect(state.working.money).toBe(30 - 12);
    expect(state.state.treasury).toBe(120 + 27 + 18 + 12);
    expect(state.phase).toBe('elections');
  });

  it('of the Capitalist Class come out of Capital when Revenue is short, then out of a loan', () => {
    const state = producing(3, TAXES, (s) => Object.assign(s.capitalist, { revenue: 5, capital: 6 }));
    produced(state);
    expect(state.capitalist).toMatchObject({ revenue: 0, capital: 46, loans: 1 });
  });

  it('after an intervention look at the Labor Market under which wages were paid, once', () => {
    const state = producing(3, TAXES, (s) => {
      at(s, { 'labor-market': 'C' });
      s.paidUnder = 'A';
    });
    produced(state);
    expect(state.working.money).toBe(30 - 21);
    expect(state.middle.money).toBe(40 - 14 - 10);
    expect(state.paidUnder).toBeNull();
  });

  it('are not due for Public companies that the intervention has closed (FAQ p. 35)', () => {
    const state = producing(3, TAXES, (s) => {
      emptied(s, 'technical-university');
      s.companies = s.companies.filter(({ id }) => id !== 'technical-university');
    });
    produced(state);
    expect(state.middle.money).toBe(40 - 4 - 10);
  });
});
