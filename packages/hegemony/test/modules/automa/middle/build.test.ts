/** Build Company of the Middle Class Automa: conditions, criteria, bonuses, CHECK COMPANIES. */
import { describe, expect, it } from 'vitest';
import { MIDDLE_BONUSES } from '../../../../src/modules/automa/middle/bonuses.js';
import { checkCompanies } from '../../../../src/modules/automa/middle/build-company.js';
import { companiesOf, companyIn, findCompany } from '../../../../src/rules/companies.js';
import { workerCount } from '../../../../src/rules/labour.js';
import type { HegemonyState } from '../../../../src/rules/state.js';
import { at, company, perform, staffed, unemployed } from '../../../support.js';
import { automaTable, failures, performed, turnOf, turnWith } from '../support.js';

/** Fiscal Policy at C leaves cards 10 and 13 without their bonus. It has a Convenience Store and a Doctor's Office. */
const table = (
  market: string[],
  money: number,
  change: (state: HegemonyState) => void = () => {},
  players: 3 | 4 = 3,
) =>
  automaTable(players, { middle: 'simplified' }, (state) => {
    state.middle.market = market;
    state.middle.money = money;
    state.middle.bills = 0;
    state.state.services = { health: 0, education: 0, influence: 0 };
    change(state);
  });

const pharmacists = (state: HegemonyState) => unemployed(state, 'middle', { healthcare: 1, unskilled: 1 });
const PLAIN = 13;

const built = (state: HegemonyState, card = PLAIN) => {
  const before = companiesOf(state, 'middle').map(({ id }) => id);
  turnWith(state, card);
  return companiesOf(state, 'middle')
    .map(({ id }) => id)
    .filter((id) => !before.includes(id));
};

const whyNot = (state: HegemonyState, card = PLAIN) =>
  failures(turnWith(state, card).log).find((failure) => Array.isArray(failure) && failure[0] === 'build-company');

describe('Build Company', () => {
  it('takes the money, and unemployed workers alone, who are committed (G-29)', () => {
    const state = table(['pharmacy'], 16, pharmacists);
    expect(built(state)).toEqual(['pharmacy']);
    expect(findCompany(state, 'pharmacy').workers).toEqual([
      { class: 'middle', skill: 'healthcare', committed: true },
      { class: 'middle', skill: 'unskilled', committed: true },
    ]);
    expect(state.middle.money).toBe(0);
  });

  it('is impossible without the money, the workers or a space, and never a third of an industry', () => {
    const nothing = ['build-company', 'nothing-to-build'];
    expect(whyNot(table(['pharmacy'], 15, pharmacists))).toEqual(nothing);
    expect(whyNot(table(['pharmacy'], 40, (t) => unemployed(t, 'middle', { healthcare: 1 })))).toEqual(nothing);
    const third = table(['pharmacy'], 40, (t) => {
      pharmacists(t);
      company(t, 'doctors-office', 'middle');
    });
    expect(whyNot(third)).toEqual(nothing);
    const full = table(['pharmacy'], 40, (t) => {
      pharmacists(t);
      for (const id of [
        'game-store',
        'jewelry-store',
        'private-school',
        'training-center',
        'pr-agency',
        'organic-farm',
      ])
        company(t, id, 'middle');
    });
    expect(whyNot(full)).toEqual(['build-company', 'no-space']);
  });

  it('puts an unskilled worker of the Working Class on the employee’s slot, at the lowest wage', () => {
    const state = table(['tutoring-company'], 40, (t) => {
      unemployed(t, 'middle', { education: 1 });
      unemployed(t, 'working', { media: 1, unskilled: 1 });
    });
    built(state);
    expect(findCompany(state, 'tutoring-company')).toMatchObject({
      wage: 2,
      workers: [
        { class: 'middle', skill: 'education' },
        { class: 'working', skill: 'unskilled', committed: true },
      ],
    });
  });
});

describe('Building Company Criteria', () => {
  const owners = (state: HegemonyState) =>
    unemployed(state, 'middle', { media: 1, education: 1, luxury: 1, agriculture: 1, unskilled: 1 });

  it('prefer one whose employee is unemployed, then one run by its own workers alone', () => {
    const market = ['pr-agency', 'tutoring-company', 'jewelry-store'];
    const withEmployee = table([...market], 60, (t) => {
      owners(t);
      unemployed(t, 'working', { unskilled: 1 });
    });
    expect(built(withEmployee)).toEqual(['tutoring-company']);
    // Luxury comes before Media.
    expect(built(table([...market], 60, owners))).toEqual(['jewelry-store']);
  });

  it('then the industry in which it runs fewest, then Healthcare and Education', () => {
    expect(built(table(['fast-food-restaurant', 'jewelry-store'], 60, owners))).toEqual(['jewelry-store']);
    expect(built(table(['jewelry-store', 'training-center'], 60, owners))).toEqual(['training-center']);
  });

  it('then the highest production, its employee included', () => {
    const state = table(['game-store', 'electronics-store'], 60, (t) => {
      owners(t);
      unemployed(t, 'working', { luxury: 1 });
    });
    expect(built(state)).toEqual(['electronics-store']);
  });
});

describe('the bonuses of Build Company', () => {
  it('cards 11 and 15: 4 less and a Storage tile, but not for Media', () => {
    for (const card of [11, 15]) {
      const state = table(['pharmacy'], 12, pharmacists);
      expect(built(state, card)).toEqual(['pharmacy']);
      expect({ money: state.middle.money, tiles: state.middle.tiles }).toEqual({ money: 0, tiles: ['health'] });
    }
    const media = (money: number) =>
      table(['pr-agency'], money, (t) => unemployed(t, 'middle', { media: 1, unskilled: 1 }));
    expect(built(media(19), 11)).toEqual([]);
    const paid = media(20);
    expect({ built: built(paid, 11), tiles: paid.middle.tiles }).toEqual({ built: ['pr-agency'], tiles: [] });
  });

  it('cards 11 and 15: no second tile for the same good', () => {
    const state = table(['pharmacy'], 12, (t) => {
      pharmacists(t);
      t.middle.tiles = ['health'];
    });
    built(state, 15);
    expect(state.middle.tiles).toEqual(['health']);
  });

  it('cards 12 and 14: a worker from the Supply runs it, in 7B and 7C', () => {
    const make = (section: 'A' | 'B') =>
      table(['pharmacy'], 16, (t) => {
        at(t, { immigration: section });
        unemployed(t, 'middle', { unskilled: 1 });
      });
    for (const card of [12, 14]) {
      const state = make('B');
      const before = workerCount(state, 'middle');
      expect(built(state, card)).toEqual(['pharmacy']);
      expect(findCompany(state, 'pharmacy').workers.map((worker) => worker?.skill)).toEqual([
        'healthcare',
        'unskilled',
      ]);
      expect(workerCount(state, 'middle')).toBe(before + 1);
      expect(built(make('A'), card)).toEqual([]);
    }
  });

  it('cards 12 and 14: one of another type on the unskilled slot, where that type has run out', () => {
    const state = table(['pharmacy'], 16, (t) => {
      unemployed(t, 'middle', { healthcare: 1 });
      t.supply.workers.middle.healthcare = 0;
    });
    expect(built(state, 12)).toEqual(['pharmacy']);
    expect(companyIn(state, 'pharmacy')?.workers[0]?.skill).toBe('healthcare');
    expect(companyIn(state, 'pharmacy')?.workers[1]?.skill).not.toBe('healthcare');
  });

  it('cards 10 and 13: the State pays all of it, in 1A and 1B', () => {
    const make = (section: 'B' | 'C') =>
      table(
        ['pharmacy'],
        0,
        (t) => {
          at(t, { 'fiscal-policy': section });
          pharmacists(t);
        },
        4,
      );
    for (const card of [10, 13]) {
      const state = make('B');
      expect(built(state, card)).toEqual(['pharmacy']);
      expect({ treasury: state.state.treasury, legitimacy: state.state.legitimacy.middle }).toEqual({
        treasury: 104,
        legitimacy: 3,
      });
      expect(performed(turnWith(make('C'), card).log)).not.toContain('build-company');
    }
  });
});

describe('CHECK COMPANIES', () => {
  const found = (state: HegemonyState, card = 0) =>
    perform(state, function* (t) {
      const bonus = card === 0 ? undefined : MIDDLE_BONUSES['bc-state-pays'];
      return checkCompanies(turnOf(t, 'middle', PLAIN), bonus);
    }).result.map(({ condition, rows }) => [condition, rows]);

  const tutors = (state: HegemonyState) => {
    unemployed(state, 'middle', { education: 1 });
    unemployed(state, 'working', { unskilled: 1 });
  };

  it('counts for each company what is left of the game, its employee and a new product, and Prosperity once', () => {
    expect(found(table(['tutoring-company'], 40, tutors))).toEqual([
      ['productions-left', 2],
      ['employee-at-hand', 2],
      ['new-product', 2],
      ['prosperous', 2],
      ['little-to-build', 0],
    ]);
    const inRound = (round: number) =>
      found(table(['tutoring-company'], 40, (t) => Object.assign(t, { round }) && tutors(t)));
    expect([2, 3, 4, 5].map((round) => inRound(round)[0]?.[1])).toEqual([2, 1, 1, 0]);
    // In round 5 the employee does not count either, and the product does.
    expect(inRound(5).slice(1, 3)).toEqual([
      ['employee-at-hand', 0],
      ['new-product', 2],
    ]);
  });

  it('knows no new product where one of its companies makes it, and looks at no company that it cannot build', () => {
    const state = table(['convenience-store', 'pr-agency'], 14, (t) => unemployed(t, 'middle', { agriculture: 1 }));
    expect(found(state)).toEqual([
      ['productions-left', 2],
      ['employee-at-hand', 0],
      ['new-product', 0],
      ['prosperous', 2],
      ['little-to-build', 0],
    ]);
  });

  it('raises the Special Action where it has moved Build Company one row at most', () => {
    const state = table([], 40, (t) => {
      staffed(t, 'convenience-store-start', 'working', ['unskilled'], false, 1);
    });
    // Prosperity 0 is less than one full company.
    expect(found(state)).toEqual([
      ['prosperous', 0],
      ['little-to-build', 1],
    ]);
  });

  it('pretends the bonus: with the State paying, everything is affordable', () => {
    const state = () => table(['tutoring-company'], 0, tutors);
    expect(found(state())[0]).toEqual(['prosperous', 2]);
    expect(found(state(), 13)[0]).toEqual(['productions-left', 2]);
  });
});
