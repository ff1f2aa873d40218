/** Assign Workers of the Middle Class Automa: criteria, bonuses, CHECK WORKERS; its Skilled Worker Criteria. */
import { describe, expect, it } from 'vitest';
import type { Bonus } from '../../../../src/modules/automa/bonus.js';
import { checkWorkers } from '../../../../src/modules/automa/middle/assign-workers.js';
import { MIDDLE_BONUSES } from '../../../../src/modules/automa/middle/bonuses.js';
import { chooseSkill } from '../../../../src/modules/automa/middle/skilled-worker.js';
import { findCompany, isEmpty } from '../../../../src/rules/companies.js';
import { unemployedCount } from '../../../../src/rules/labour.js';
import { INDUSTRIES } from '../../../../src/rules/names.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, company, emptied, perform, staffed, unemployed } from '../../../support.js';
import { automaTable, entries, performed, turnOf, turnWith } from '../support.js';

/** Nothing to buy, to build or to propose, and no empty company but those that a test opens. */
const table = (change: (state: HegemonyState) => void = () => {}, mode: 'simplified' | 'advanced' = 'simplified') =>
  automaTable(3, { middle: mode }, (state) => {
    state.companies = state.companies.filter((one) => !isEmpty(one));
    state.middle.money = 0;
    state.middle.bills = 0;
    state.middle.market = [];
    change(state);
  });

const AW = 'assign-workers';
/** In 7A and 2A these have no bonus. */
const PLAIN = 17;
const closed = (state: HegemonyState) => at(state, { immigration: 'A' });

function found(state: HegemonyState, bonus?: Bonus): Record<string, number> {
  const { result } = perform(state, function* (t) {
    return checkWorkers(turnOf(t, 'middle', PLAIN), bonus);
  });
  return Object.fromEntries(result.map(({ condition, rows }) => [condition, rows]));
}

describe('Assign Workers', () => {
  it('needs work for two (G-30)', () => {
    const make = (unskilled: number) =>
      table((t) => {
        closed(t);
        company(t, 'clinic', 'capitalist');
        unemployed(t, 'middle', { healthcare: 1, unskilled });
      });
    expect(performed(turnWith(make(0), PLAIN).log)).not.toContain(AW);
    const state = make(1);
    expect(performed(turnWith(state, PLAIN).log)).toEqual([AW]);
    expect(findCompany(state, 'clinic').workers.map((worker) => [worker?.skill, worker?.committed])).toEqual([
      ['healthcare', true],
      ['unskilled', true],
    ]);
  });

  it('finds it in two companies as well as in one', () => {
    const state = table((t) => {
      closed(t);
      emptied(t, 'doctors-office-start');
      emptied(t, 'convenience-store-start');
      unemployed(t, 'middle', { healthcare: 1, agriculture: 1 });
    });
    expect(performed(turnWith(state, PLAIN).log)).toEqual([AW]);
    expect(unemployedCount(state, 'middle')).toBe(0);
  });

  it('swaps skilled workers out of unskilled slots first', () => {
    const state = table((t) => {
      closed(t);
      staffed(t, 'shopping-mall-start', 'middle', ['luxury', 'healthcare']);
      company(t, 'clinic', 'capitalist');
      unemployed(t, 'middle', { unskilled: 2 });
    });
    const { log } = turnWith(state, PLAIN);
    expect(entries(log, 'swapped')).toEqual([
      { class: 'middle', company: 'shopping-mall-start', out: 'healthcare', in: 'unskilled' },
    ]);
    expect(findCompany(state, 'clinic').workers.map((worker) => worker?.skill)).toEqual(['healthcare', 'unskilled']);
  });
});

it('swaps out one skill after the other, where there are too few to swap with (AU-7.8)', () => {
  const state = table((t) => {
    for (const [id, skilled, other] of [
      ['supermarket', 'agriculture', 'agriculture'],
      ['clinic', 'healthcare', 'agriculture'],
      ['college', 'education', 'luxury'],
    ] as const) {
      company(t, id, 'capitalist', { staff: { class: 'middle', skills: [skilled, other] } });
    }
    unemployed(t, 'middle', { unskilled: 2 });
    // It needs a farmer most, and one is enough.
    t.middle.market = ['organic-farm'];
  }, 'advanced');
  found(state);
  expect(state.unemployed.middle).toMatchObject({ unskilled: 0, agriculture: 1, luxury: 1 });
});

describe('Assign Middle Class Workers Criteria', () => {
  /** Two companies for two workers each, of which one action fills one. */
  const chosen = (
    first: readonly [id: string, owner: 'capitalist' | 'state', wage: 1 | 2 | 3],
    second: readonly [id: string, owner: 'capitalist' | 'state', wage: 1 | 2 | 3],
  ) => {
    const state = table((t) => {
      closed(t);
      for (const [id, owner, wage] of [first, second]) company(t, id, owner, { wage });
      unemployed(t, 'middle', { healthcare: 1, education: 1, luxury: 1, agriculture: 1, media: 1, unskilled: 1 });
    });
    turnWith(state, PLAIN);
    return [first, second].map(([id]) => id).filter((id) => !isEmpty(findCompany(state, id)));
  };

  it('prefer higher wages, then Public companies', () => {
    expect(chosen(['clinic', 'capitalist', 3], ['public-hospital', 'state', 2])).toEqual(['clinic']);
    expect(chosen(['clinic', 'capitalist', 2], ['public-hospital', 'state', 2])).toEqual(['public-hospital']);
  });

  it('then Healthcare or Education, the cheaper one, then Agriculture, Media, Luxury', () => {
    expect(chosen(['shopping-mall', 'capitalist', 2], ['clinic', 'capitalist', 2])).toEqual(['clinic']);
    // Both services are produced; Health costs 5 and Education 10.
    expect(chosen(['college', 'capitalist', 2], ['clinic', 'capitalist', 2])).toEqual(['clinic']);
    expect(chosen(['shopping-mall', 'capitalist', 2], ['supermarket', 'capitalist', 2])).toEqual(['supermarket']);
    expect(chosen(['shopping-mall', 'capitalist', 2], ['lobbying-firm', 'capitalist', 2])).toEqual(['lobbying-firm']);
  });

  it('prefer most workers to all of this', () => {
    const state = table((t) => {
      closed(t);
      company(t, 'clinic', 'capitalist', { wage: 3 });
      company(t, 'national-public-broadcasting', 'state', { wage: 1 });
      unemployed(t, 'middle', { healthcare: 1, media: 1, unskilled: 2 });
    });
    turnWith(state, PLAIN);
    expect(isEmpty(findCompany(state, 'national-public-broadcasting'))).toBe(false);
  });

  it('know no wage in a company of its own', () => {
    const state = table((t) => {
      closed(t);
      emptied(t, 'doctors-office-start').wage = 3;
      emptied(t, 'convenience-store-start').wage = 3;
      company(t, 'fast-food-chain', 'capitalist', { wage: 1 });
      unemployed(t, 'middle', { healthcare: 1, agriculture: 1 });
    });
    turnWith(state, PLAIN);
    expect(isEmpty(findCompany(state, 'fast-food-chain'))).toBe(false);
  });
});

describe('the bonuses of Assign Workers', () => {
  it('cards 17 and 19: a skilled worker comes first, in 7B and 7C, whatever its own Market needs', () => {
    const make = (section: 'A' | 'B') =>
      table((t) => {
        at(t, { immigration: section });
        t.middle.market = ['pr-agency'];
        company(t, 'clinic', 'capitalist');
        unemployed(t, 'middle', { unskilled: 1 });
      });
    for (const card of [17, 19]) {
      const state = make('B');
      const { log } = turnWith(state, card);
      expect(entries(log, 'new-worker')).toEqual([{ class: 'middle', skill: 'healthcare' }]);
      expect(isEmpty(findCompany(state, 'clinic'))).toBe(false);
      expect(performed(turnWith(make('A'), card).log)).not.toContain(AW);
    }
  });

  it('cards 16 and 18: any number of unemployed in 2B, three in 2A', () => {
    const make = (section: 'A' | 'B') =>
      table((t) => {
        at(t, { 'labor-market': section });
        for (const id of ['clinic', 'shopping-mall', 'college']) company(t, id, 'capitalist', { wage: 3 });
        unemployed(t, 'middle', { healthcare: 1, luxury: 1, education: 1, unskilled: 3 });
      });
    for (const card of [16, 18]) {
      const free = make('B');
      turnWith(free, card);
      expect(unemployedCount(free, 'middle')).toBe(0);
      const bound = make('A');
      turnWith(bound, card);
      expect(unemployedCount(bound, 'middle')).toBe(4);
    }
  });

  it('in 2C move employed workers of the Capitalist Class to Public companies that pay no less (G-19)', () => {
    const make = (wage: 1 | 3, committed = false) =>
      table((t) => {
        at(t, { 'labor-market': 'C' });
        company(t, 'public-hospital', 'state', { wage });
        company(t, 'clinic', 'capitalist', {
          wage: 2,
          staff: { class: 'middle', skills: ['healthcare', 'unskilled'], committed },
        });
        company(t, 'shopping-mall', 'capitalist', { wage: 1 });
        unemployed(t, 'middle', { luxury: 1, unskilled: 1 });
      });
    const left = (state: HegemonyState) => {
      turnWith(state, 16);
      return isEmpty(findCompany(state, 'clinic'));
    };
    // 25 are more than 20, and 15 less; who is committed stays.
    expect([left(make(3)), left(make(1)), left(make(3, true))]).toEqual([true, false, false]);
  });
});

describe('CHECK WORKERS', () => {
  const advanced = (change: (state: HegemonyState) => void) => table(change, 'advanced');

  it('counts the workers that one action employs, from two on', () => {
    const make = (unskilled: number) =>
      advanced((t) => {
        company(t, 'clinic', 'capitalist');
        unemployed(t, 'middle', { healthcare: 1, unskilled });
      });
    expect(found(make(1))).toEqual({ 'workers-employed': 2, 'no-work-for-two': 0 });
    expect(found(make(0))).toEqual({ 'workers-employed': 0, 'no-work-for-two': 1 });
  });

  it('really swaps first, even if nothing comes of it', () => {
    const state = advanced((t) => {
      staffed(t, 'shopping-mall-start', 'middle', ['luxury', 'healthcare']);
      unemployed(t, 'middle', { unskilled: 1 });
    });
    expect(found(state)).toEqual({ 'workers-employed': 0, 'no-work-for-two': 1 });
    expect(state.unemployed.middle).toMatchObject({ healthcare: 1, unskilled: 0 });
  });

  it('pretends the bonus: a worker to come, and any number', () => {
    const state = () =>
      advanced((t) => {
        company(t, 'clinic', 'capitalist');
        company(t, 'shopping-mall', 'capitalist');
        unemployed(t, 'middle', { luxury: 1, unskilled: 2 });
      });
    expect(found(state())['workers-employed']).toBe(2);
    expect(found(state(), MIDDLE_BONUSES['aw-supply-skilled-worker'])['workers-employed']).toBe(2);
    const four = advanced((t) => {
      company(t, 'clinic', 'capitalist');
      company(t, 'shopping-mall', 'capitalist');
      unemployed(t, 'middle', { luxury: 1, healthcare: 1, unskilled: 2 });
    });
    expect(found(four, MIDDLE_BONUSES['aw-any-number'])['workers-employed']).toBe(4);
    const one = advanced((t) => {
      company(t, 'clinic', 'capitalist');
      unemployed(t, 'middle', { unskilled: 1 });
    });
    expect(found(one, MIDDLE_BONUSES['aw-supply-skilled-worker'])['workers-employed']).toBe(2);
  });
});

describe('Skilled Worker Criteria', () => {
  const chosen = (change: (state: HegemonyState) => void) =>
    perform(
      table((t) => {
        t.capitalist.market = [];
        change(t);
      }),
      function* (t) {
        return chooseSkill(t, INDUSTRIES);
      },
    ).result;

  it('look at its own Market: companies that could be run, then new industries, then a fixed order', () => {
    const market =
      (...ids: string[]) =>
      (t: HegemonyState) => {
        t.middle.market = ids;
      };
    expect(chosen(market('pr-agency', 'game-store'))).toBe('luxury');
    expect(chosen(market('doctors-office', 'local-newspaper'))).toBe('media');
    expect(chosen(market('game-store', 'tutoring-company'))).toBe('education');
  });

  it('leave out who is unemployed already, and industries of which it has two companies', () => {
    const already = (t: HegemonyState) => {
      t.middle.market = ['game-store', 'tutoring-company'];
      unemployed(t, 'middle', { education: 1 });
    };
    expect(chosen(already)).toBe('luxury');
    const enough = (t: HegemonyState) => {
      t.middle.market = ['pharmacy'];
      company(t, 'doctors-office', 'middle');
      company(t, 'lobbying-firm', 'capitalist');
    };
    expect(chosen(enough)).toBe('media');
  });

  it('then at companies that stand idle, then at the Market of the Capitalist Class', () => {
    const market = (t: HegemonyState) => {
      t.capitalist.market = ['academy'];
    };
    expect(chosen(market)).toBe('education');
    expect(chosen((t) => market(t) === undefined && company(t, 'clinic', 'capitalist'))).toBe('healthcare');
  });
});
