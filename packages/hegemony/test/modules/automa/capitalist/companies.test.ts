/** Build Company and Sell Company of the Capitalist Class Automa, with their bonuses and CHECK COMPANIES. */
import { describe, expect, it } from 'vitest';
import type { Bonus } from '../../../../src/modules/automa/bonus.js';
import { CAPITALIST_BONUSES } from '../../../../src/modules/automa/capitalist/bonuses.js';
import { checkCompanies } from '../../../../src/modules/automa/capitalist/build-company.js';
import { findCompany } from '../../../../src/rules/companies.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, company, emptied, perform, unemployed } from '../../../support.js';
import { automaTable, entries, failures, performed, turnOf, turnWith } from '../support.js';

/** Nothing in the Market but this, no bill marker, no goods, and no company that stands idle. */
const table = (
  market: readonly string[],
  change: (state: HegemonyState) => void = () => {},
  mode: 'simplified' | 'advanced' = 'simplified',
  players: 3 | 4 = 3,
) =>
  automaTable(players, { capitalist: mode }, (state) => {
    state.companies = state.companies.filter(({ workers }) => !workers.includes(null));
    state.capitalist.companyDeck.push(...state.capitalist.market);
    state.capitalist.companyDeck = state.capitalist.companyDeck.filter((id) => !market.includes(id));
    state.capitalist.market = [...market];
    state.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 };
    state.capitalist.bills = 0;
    state.capitalist.influence = 9;
    change(state);
  });

const built = (log: ReturnType<typeof turnWith>['log']) => entries(log, 'built').map(({ company: id }) => id);

function found(state: HegemonyState, bonus?: Bonus): Record<string, number[]> {
  const { result } = perform(state, function* (t) {
    return checkCompanies(turnOf(t, 'capitalist', 1), bonus);
  });
  const rows: Record<string, number[]> = {};
  for (const finding of result) rows[finding.condition] = [...(rows[finding.condition] ?? []), finding.rows];
  return rows;
}

describe('Build Company', () => {
  it('in Simplified Mode needs a company that runs at once; in Advanced Mode an idle one will do', () => {
    expect(failures(turnWith(table(['clinic']), 8).log)).toContainEqual(['build-company', 'nothing-to-build']);
    const staffed = table(['clinic'], (t) => unemployed(t, 'working', { healthcare: 1, unskilled: 1 }));
    expect(built(turnWith(staffed, 8).log)).toEqual(['clinic']);
    expect(findCompany(staffed, 'clinic')).toMatchObject({
      wage: 2,
      workers: [{ skill: 'healthcare' }, { skill: 'unskilled' }],
    });
    const idle = table(['clinic'], () => {}, 'advanced');
    expect(built(turnWith(idle, 8).log)).toEqual(['clinic']);
  });

  it('never builds an idle one beside an idle one of its industry', () => {
    const state = table(['clinic'], (t) => company(t, 'hospital', 'capitalist'), 'advanced');
    expect(built(turnWith(state, 8).log)).toEqual([]);
  });

  it('chooses as in the example of the rules: staffed before automated, fewest companies, no Trade Union', () => {
    // A Luxury company runs already; Education would reach four workers; so Media is built.
    const state = table(['shopping-mall', 'academy', 'radio-station', 'automated-grain-farm'], (t) => {
      t.capitalist.revenue = 63;
      company(t, 'fashion-company', 'capitalist', {
        staff: { class: 'middle', skills: ['unskilled', 'unskilled'] },
      });
      emptied(t, 'college-start');
      t.companies = t.companies.filter(({ id }) => id !== 'college-start' && id !== 'technical-university');
      company(t, 'technical-university', 'state', {
        staff: { class: 'working', skills: ['education', 'unskilled', 'unskilled'] },
      });
      unemployed(t, 'working', { luxury: 1, education: 1, unskilled: 2 });
    });
    const { log } = turnWith(state, 1);
    expect(built(log)[0]).toBe('radio-station');
  });

  it('takes the Middle Class if both could fill it, the Working Class while it demonstrates', () => {
    const make = (demonstration: boolean) =>
      table(['clinic'], (t) => {
        t.demonstration = demonstration;
        unemployed(t, 'working', { healthcare: 1, unskilled: 4 });
        unemployed(t, 'middle', { healthcare: 1, unskilled: 1 });
      });
    const calm = make(false);
    turnWith(calm, 8);
    expect(findCompany(calm, 'clinic').workers[0]?.class).toBe('middle');
    const loud = make(true);
    turnWith(loud, 8);
    expect(findCompany(loud, 'clinic').workers[0]?.class).toBe('working');
  });
});

describe('the bonuses of Build Company', () => {
  it('cards 1 and 26: a second company that runs, and then two new ones in the Market', () => {
    const state = table(['automated-grain-farm', 'automated-dairy-farm']);
    state.capitalist.revenue = 300;
    const { log } = turnWith(state, 26);
    expect(built(log)).toHaveLength(2);
    expect(state.capitalist.market).toHaveLength(2);
    const one = table(['automated-grain-farm', 'clinic']);
    one.capitalist.revenue = 300;
    expect(built(turnWith(one, 1).log)).toEqual(['automated-grain-farm']);
    expect(one.capitalist.market).toEqual(['clinic']);
  });

  it('cards 7 and 20: the State pays half of Luxury and Agriculture in 1A or 1B, with Legitimacy', () => {
    const make = (market: string[], section: 'B' | 'C') =>
      table(
        market,
        (t) => {
          at(t, { 'fiscal-policy': section });
          unemployed(t, 'working', { agriculture: 1, healthcare: 1, unskilled: 1 });
        },
        'simplified',
        4,
      );
    const state = make(['supermarket'], 'B');
    turnWith(state, 7);
    // It costs 16.
    expect({
      revenue: state.capitalist.revenue,
      treasury: state.state.treasury,
      legitimacy: state.state.legitimacy.capitalist,
    }).toEqual({ revenue: 112, treasury: 112, legitimacy: 3 });
    const other = make(['clinic'], 'B');
    turnWith(other, 20);
    expect({ treasury: other.state.treasury, legitimacy: other.state.legitimacy.capitalist }).toEqual({
      treasury: 120,
      legitimacy: 2,
    });
    const closed = make(['supermarket'], 'C');
    turnWith(closed, 20);
    expect(closed.capitalist.revenue).toBe(104);
  });

  it('cards 8 and 13: 10 less', () => {
    const make = (revenue: number) =>
      table(['supermarket'], (t) => {
        t.capitalist.revenue = revenue;
        unemployed(t, 'working', { agriculture: 1, unskilled: 1 });
      });
    const state = make(6);
    turnWith(state, 13);
    expect(state.capitalist.revenue).toBe(0);
    expect(built(turnWith(make(5), 8).log)).toEqual([]);
  });

  it('cards 2 and 19: an idle company without machinery brings twice its cost', () => {
    // A Supermarket costs 16: 32 are enough for the 20 that Simplified Mode asks for.
    const make = () => table([], (t) => company(t, 'supermarket', 'capitalist'));
    const state = make();
    const { log } = turnWith(state, 2);
    expect(performed(log)).toEqual(['sell-company']);
    expect(state.capitalist.revenue).toBe(152);
    const withMachinery = make();
    findCompany(withMachinery, 'supermarket').machinery = true;
    withMachinery.supply.machinery--;
    expect(performed(turnWith(withMachinery, 19).log)).not.toContain('sell-company');
    // Without the card 16 are too little.
    expect(performed(turnWith(make(), 8).log)).not.toContain('sell-company');
  });
});

describe('Sell Company', () => {
  it('takes the highest cost of what stands idle, in Advanced Mode without a minimum', () => {
    const state = table([], (t) => {
      company(t, 'supermarket', 'capitalist');
      company(t, 'hospital', 'capitalist');
    });
    const { log } = turnWith(state, 8);
    expect(entries(log, 'company-sold')).toEqual([{ seat: 'capitalist', company: 'hospital' }]);
    const cheap = automaTable(3, { capitalist: 'advanced' }, (t) => {
      const cards = t.automas?.capitalist?.priorities;
      if (cards)
        cards.actions = [
          ['build-company', 'sell-to-foreign-market', 'propose-bill', 'special-action', 'lobby'],
          [],
          [],
          [],
          [],
          [],
          [],
          [],
          ['sell-company'],
        ];
      t.companies = t.companies.filter(({ workers }) => !workers.includes(null));
      company(t, 'supermarket', 'capitalist');
    });
    expect(performed(turnWith(cheap, 5).log)).toEqual(['sell-company']);
  });
});

describe('CHECK COMPANIES', () => {
  it('counts what would run by the Production Phases left, and what makes something new', () => {
    const state = table(['clinic', 'supermarket', 'automated-grain-farm'], (t) => {
      unemployed(t, 'working', { healthcare: 1, unskilled: 1 });
      t.capitalist.revenue = 300;
    });
    // Clinic and the automated farm would run: +2 each in round 1; Health is new, Food is made already.
    expect(found(state)).toEqual({
      'would-run': [4],
      'makes-something-new': [1],
      'demonstration-out-there': [0],
      'little-to-build': [0],
    });
    state.round = 5;
    state.demonstration = true;
    expect(found(state)).toMatchObject({
      'would-run': [0],
      'makes-something-new': [1],
      'demonstration-out-there': [3],
    });
  });

  it('raises the Special Action where there is little, and Sell Company by what idle ones bring', () => {
    const state = table([], (t) => {
      company(t, 'supermarket', 'capitalist');
      company(t, 'hospital', 'capitalist');
    });
    // 16 are too little; the Hospital costs 20.
    expect(found(state)).toMatchObject({ 'little-to-build': [1], 'idle-company': [0, 2] });
    expect(found(state, CAPITALIST_BONUSES['sell-company-double'])['idle-company']).toEqual([3, 4]);
  });

  it('counts what the State would add by Demand for Startup Support (AU-14.3)', () => {
    const make = (held: readonly string[]) =>
      table(
        ['automated-grain-farm'],
        (t) => {
          t.options = { ...t.options, 'alternative-events': true };
          t.alternative = {
            held: { working: [], middle: [], capitalist: [...held] },
            shifted: null,
            pressed: null,
          };
          t.capitalist.revenue = 15;
        },
        'simplified',
        4,
      );
    expect(found(make([]))['would-run']).toEqual([0]);
    expect(found(make(['ae-demand-for-startup-support']))['would-run']).toEqual([2]);
    const state = make(['ae-demand-for-startup-support']);
    expect(built(turnWith(state, 1).log)).toEqual(['automated-grain-farm']);
    expect(state.capitalist.revenue).toBe(0);
    expect(built(turnWith(make([]), 1).log)).toEqual([]);
  });

  it('counts what the bonus makes affordable', () => {
    // The automated farm costs 25.
    const state = table(['automated-grain-farm'], (t) => {
      t.capitalist.revenue = 15;
    });
    expect(found(state)['would-run']).toEqual([0]);
    expect(found(state, CAPITALIST_BONUSES['build-10-less'])['would-run']).toEqual([2]);
  });
});
