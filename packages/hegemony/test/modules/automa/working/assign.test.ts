/** Assign Workers of the Working Class Automa: ways, criteria, bonuses, CHECK WORKERS. */
import { describe, expect, it } from 'vitest';
import { labourOf, waysToAssign } from '../../../../src/modules/automa/assign.js';
import type { Bonus } from '../../../../src/modules/automa/bonus.js';
import { WORKING_BONUSES } from '../../../../src/modules/automa/working/bonuses.js';
import { checkWorkers } from '../../../../src/modules/automa/working/check-workers.js';
import { chooseSkill } from '../../../../src/modules/automa/working/skilled-worker.js';
import { findCompany } from '../../../../src/rules/companies.js';
import { unemployedCount } from '../../../../src/rules/labour.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, company, emptied, perform, staffed, unemployed } from '../../../support.js';
import { automaTable, entries, performed, turnOf, turnWith } from '../support.js';

/** With nothing but what is staffed completely: Supermarket, College and University Hospital are the Working Class's. */
const table = (change: (state: HegemonyState) => void = () => {}, mode: 'simplified' | 'advanced' = 'simplified') =>
  automaTable(3, { working: mode }, (state) => {
    state.companies = state.companies.filter(({ workers }) => !workers.includes(null));
    change(state);
  });

const advanced = (change: (state: HegemonyState) => void) => table(change, 'advanced');

/** Nothing to buy and nothing to propose, so that Assign Workers is all that is left. */
function only(state: HegemonyState): void {
  state.working.money = 0;
  state.working.bills = 0;
}

function found(state: HegemonyState, bonus?: Bonus): Record<string, number> {
  const { result } = perform(state, function* (t) {
    return checkWorkers(turnOf(t, 'working', 1), bonus);
  });
  return Object.fromEntries(result.map(({ condition, rows }) => [condition, rows]));
}

describe('ways to assign workers (G-11, G-19)', () => {
  it('are all sets of places that can be filled, and nothing beyond the allowance', () => {
    const state = table((t) => {
      company(t, 'clinic', 'capitalist');
      company(t, 'fast-food-chain', 'capitalist');
      unemployed(t, 'working', { healthcare: 1, unskilled: 4 });
    });
    const ways = (atMost: number) =>
      waysToAssign(labourOf(state, 'working'), atMost).map(({ places }) =>
        places.map(({ company: { id } }) => id).join('+'),
      );
    const open = ways(3);
    expect(open).toContain('clinic');
    expect(open).not.toContain('clinic+fast-food-chain');
    expect(ways(5)).toContain('clinic+fast-food-chain');
  });

  it('include a Trade Union whose four workers the same action places (AU-7.11)', () => {
    const state = table((t) => {
      staffed(t, 'university-hospital', 'working', ['healthcare', 'unskilled', 'unskilled']);
      company(t, 'clinic', 'capitalist');
      unemployed(t, 'working', { healthcare: 2, unskilled: 1 });
    });
    const ways = waysToAssign(labourOf(state, 'working'), 3).filter(({ unions }) => unions.length > 0);
    expect(
      ways.map(({ places, unions, workers }) => [places.map(({ company: { id } }) => id), unions, workers]),
    ).toEqual([[['clinic'], ['healthcare'], 3]]);
  });
});

describe('Assign Workers', () => {
  it('needs two workers for companies, or one for a Trade Union', () => {
    const one = table((t) => {
      only(t);
      unemployed(t, 'working', { unskilled: 1 });
    });
    expect(performed(turnWith(one, 1).log)).not.toContain('assign-workers');
    const union = table((t) => {
      only(t);
      company(t, 'clinic', 'capitalist', { staff: { class: 'working', skills: ['healthcare', 'unskilled'] } });
      unemployed(t, 'working', { healthcare: 1 });
    });
    expect(performed(turnWith(union, 1).log)).toEqual(['assign-workers']);
    expect(union.working.unions.healthcare).toBe(true);
  });

  it('forms a Trade Union before anything else', () => {
    const state = table((t) => {
      only(t);
      at(t, { 'labor-market': 'A' });
      company(t, 'clinic', 'capitalist', { staff: { class: 'working', skills: ['healthcare', 'unskilled'] } });
      company(t, 'shopping-mall', 'capitalist');
      emptied(t, 'shopping-mall-start');
      unemployed(t, 'working', { healthcare: 1, luxury: 1, unskilled: 1 });
    });
    turnWith(state, 1);
    expect({ union: state.working.unions.healthcare, left: unemployedCount(state, 'working') }).toEqual({
      union: true,
      left: 0,
    });
  });

  it('swaps skilled workers out of unskilled slots first, in Simplified Mode right before it', () => {
    const state = table((t) => {
      only(t);
      emptied(t, 'university-hospital');
      staffed(t, 'university-hospital', 'working', ['healthcare', 'luxury', 'unskilled']);
      company(t, 'shopping-mall', 'capitalist');
      unemployed(t, 'working', { unskilled: 2 });
    });
    const { log } = turnWith(state, 1);
    expect(entries(log, 'swapped')).toEqual([
      { class: 'working', company: 'university-hospital', out: 'luxury', in: 'unskilled' },
    ]);
    expect(findCompany(state, 'shopping-mall').workers.map((worker) => worker?.skill)).toEqual(['luxury', 'unskilled']);
  });
});

describe('the bonuses of Assign Workers', () => {
  it('cards 1 and 26: four workers, and the owner pays 4 for each', () => {
    const state = table((t) => {
      only(t);
      company(t, 'clinic', 'capitalist');
      company(t, 'shopping-mall', 'capitalist');
      unemployed(t, 'working', { healthcare: 1, luxury: 1, unskilled: 2 });
    });
    turnWith(state, 26);
    expect({
      left: unemployedCount(state, 'working'),
      money: state.working.money,
      revenue: state.capitalist.revenue,
    }).toEqual({ left: 0, money: 16, revenue: 120 - 16 });
  });

  it('cards 2 and 14: a Cooperative Farm with three unemployed, or the ordinary action without them', () => {
    const state = table((t) => {
      only(t);
      unemployed(t, 'working', { media: 1, unskilled: 2 });
    });
    turnWith(state, 2);
    expect(findCompany(state, 'cooperative-farm').workers.map((worker) => [worker?.skill, worker?.committed])).toEqual([
      ['unskilled', true],
      ['unskilled', true],
      ['media', true],
    ]);
    const two = table((t) => {
      only(t);
      unemployed(t, 'working', { unskilled: 2 });
    });
    expect(performed(turnWith(two, 14).log)).not.toContain('assign-workers');
    const none = table((t) => {
      only(t);
      t.supply.farms = 0;
      unemployed(t, 'working', { unskilled: 3 });
    });
    expect(performed(turnWith(none, 14).log)).not.toContain('assign-workers');
  });

  it('cards 7 and 20: a skilled worker comes first, and may be one of those assigned', () => {
    const make = () =>
      table((t) => {
        only(t);
        company(t, 'clinic', 'capitalist');
        unemployed(t, 'working', { unskilled: 1 });
      });
    const state = make();
    const { log } = turnWith(state, 20);
    expect(entries(log, 'new-worker')).toEqual([{ class: 'working', skill: 'healthcare' }]);
    expect(findCompany(state, 'clinic').workers.map((worker) => worker?.skill)).toEqual(['healthcare', 'unskilled']);
    const closed = make();
    at(closed, { immigration: 'A' });
    expect(performed(turnWith(closed, 7).log)).not.toContain('assign-workers');
  });

  it('cards 8 and 19: any number of unemployed in 2B, three in 2A', () => {
    const make = (section: 'A' | 'B') =>
      table((t) => {
        only(t);
        at(t, { 'labor-market': section });
        for (const { wage } of t.companies) expect(wage).toBe(2);
        company(t, 'clinic', 'capitalist', { wage: 3 });
        company(t, 'shopping-mall', 'capitalist', { wage: 3 });
        company(t, 'college', 'capitalist', { wage: 3 });
        unemployed(t, 'working', { healthcare: 1, luxury: 1, education: 1, unskilled: 3 });
      });
    const free = make('B');
    turnWith(free, 8);
    expect(unemployedCount(free, 'working')).toBe(0);
    const bound = make('A');
    turnWith(bound, 19);
    expect(unemployedCount(bound, 'working')).toBe(4);
  });

  it('in 2C moves employed workers to Public companies that pay no less, and keeps Trade Unions (G-19)', () => {
    const make = (wage: 1 | 3) =>
      table((t) => {
        only(t);
        at(t, { 'labor-market': 'C' });
        emptied(t, 'university-hospital').wage = wage;
        company(t, 'clinic', 'capitalist', {
          wage: 2,
          staff: { class: 'working', skills: ['healthcare', 'unskilled'] },
        });
        company(t, 'shopping-mall', 'capitalist', { wage: 1 });
        unemployed(t, 'working', { luxury: 1, unskilled: 2 });
      });
    const better = make(3);
    turnWith(better, 8);
    expect(findCompany(better, 'university-hospital').workers.map((worker) => worker?.skill)).toEqual([
      'healthcare',
      'unskilled',
      'unskilled',
    ]);
    expect(findCompany(better, 'clinic').workers).toEqual([null, null]);
    const worse = make(1);
    findCompany(worse, 'clinic').wage = 3;
    turnWith(worse, 8);
    expect(findCompany(worse, 'clinic').workers.every((worker) => worker !== null)).toBe(true);
  });
});

describe('CHECK WORKERS', () => {
  it('counts the workers that one action employs, and two rows for a Trade Union', () => {
    const state = advanced((t) => {
      company(t, 'clinic', 'capitalist');
      unemployed(t, 'working', { healthcare: 2, unskilled: 1 });
    });
    // 3 in the hospital and 2 in the clinic make the union possible with the third, for whom there is no slot.
    expect(found(state)).toEqual({
      'workers-employed': 3,
      'unions-formed': 2,
      'no-work-found': 0,
      'more-unemployed-than-slots': 1,
    });
  });

  it('raises the Special Action where there is nothing, and the Demonstration by the surplus', () => {
    const state = advanced((t) => {
      unemployed(t, 'working', { unskilled: 1 });
    });
    expect(found(state)).toEqual({
      'workers-employed': 0,
      'unions-formed': 0,
      'no-work-found': 1,
      'more-unemployed-than-slots': 1,
    });
  });

  it('pretends the bonus for its own action only (G-10): a worker to come is not unemployed yet', () => {
    const state = advanced((t) => {
      company(t, 'clinic', 'capitalist');
      unemployed(t, 'working', { unskilled: 3 });
    });
    expect(found(state, WORKING_BONUSES['aw-supply-skilled-worker'])).toMatchObject({
      'workers-employed': 2,
      'more-unemployed-than-slots': 1,
    });
  });

  it('counts a farm as three, and any number as all that find a place', () => {
    const state = advanced((t) => {
      company(t, 'clinic', 'capitalist');
      company(t, 'shopping-mall', 'capitalist');
      unemployed(t, 'working', { healthcare: 1, luxury: 1, unskilled: 2 });
    });
    expect(found(state, WORKING_BONUSES['aw-cooperative-farm'])['workers-employed']).toBe(3);
    expect(found(state, WORKING_BONUSES['aw-any-number'])['workers-employed']).toBe(4);
    expect(found(state, WORKING_BONUSES['aw-4-paid-by-owner'])['workers-employed']).toBe(4);
    expect(found(state)['workers-employed']).toBe(2);
  });
});

describe('Skilled Worker Criteria', () => {
  const chosen = (state: HegemonyState) =>
    perform(state, function* (t) {
      return chooseSkill(t, ['agriculture', 'luxury', 'healthcare', 'education', 'media']);
    }).result;

  it('choose the type that could form a Trade Union with two others, one more of a kind if need be', () => {
    // As in the rules' example: 2 in Education, 2 unemployed who can fill another company of it.
    const state = table((t) => {
      emptied(t, 'technical-university');
      company(t, 'college', 'capitalist');
      unemployed(t, 'working', { education: 1, unskilled: 1 });
    });
    expect(chosen(state)).toBe('education');
  });

  it('leave out what is unemployed already, and go by open slots', () => {
    const state = table((t) => {
      company(t, 'clinic', 'capitalist');
      unemployed(t, 'working', { healthcare: 1 });
      t.middle.market = [];
      t.capitalist.market = [];
    });
    expect(chosen(state)).not.toBe('healthcare');
  });
});
