/** The invariants: what they find, and what they rightly let pass. */
import { describe, expect, it } from 'vitest';
import { assignWorkers } from '../../src/rules/actions/assign-workers.js';
import { check } from '../../src/rules/check.js';
import { findCompany } from '../../src/rules/companies.js';
import type { HegemonyState, Worker } from '../../src/rules/state.js';
import { emptied, perform, position, staffed, unemployed } from '../support.js';

describe('a table that has just been set up', () => {
  it.each([2, 3, 4] as const)('is in order with %i players', (players) => {
    expect(check(position(players))).toEqual([]);
  });
});

/** Something that must not be, and what is said of it. */
const WRONG: readonly [says: string, change: (state: HegemonyState) => void][] = [
  ['.working.money is negative', (state) => (state.working.money = -1)],
  ['19 unskilled workers of the working class instead of 18', (state) => state.unemployed.working.unskilled++],
  ['5 education workers of the middle class instead of 6', (state) => state.supply.workers.middle.education--],
  ['63 food instead of 62', (state) => state.working.goods.food++],
  ['36 influence instead of 35', (state) => state.state.benefits.working.resources.influence++],
  ['26 voting cubes of the capitalist class', (state) => state.bag.capitalist++],
  ['24 voting cubes of the working class', (state) => state.cubes.working--],
  ['6 strike tokens instead of 7', (state) => state.supply.strikes--],
  ['7 machinery tokens instead of 6', (state) => (findCompany(state, 'college-start').machinery = true)],
  ['3 cooperative farms instead of 2', (state) => state.supply.farms++],
  ['7 storage tiles instead of 6', (state) => state.middle.tiles.push('food')],
  ['7 legitimacy tokens of the middle class instead of 6', (state) => state.state.tokens.middle++],
  ['2 bill markers of state instead of 3', (state) => state.state.bills--],
  ['4 bill markers of working instead of 3', (state) => (state.bills.taxation = { by: 'working', section: 'B' })],
  ['a missing', (state) => state.working.hand.pop()],
  ['state holds 8 cards', (state) => state.state.hand.push(state.state.deck.pop() ?? '')],
  ['too many among the cards of middle', (state) => state.middle.discard.push(state.middle.hand[0] as string)],
  ['too many among the events', (state) => state.state.eventDiscard.push('ev-drought')],
  ['among the agendas', (state) => (state.state.agenda = null)],
  ['among the export cards', (state) => state.exports.deck.pop()],
  ['among the business deals', (state) => state.deals.open.pop()],
  ['among the immigration cards', (state) => state.immigration.pop()],
  ['a missing college-start among the companies', (state) => remove(state, 'college-start')],
  ['one public-hospital too many among the companies', (state) => state.removed.push('public-hospital')],
  ['lies among the companies of middle', (state) => state.middle.market.push(state.capitalist.market.pop() ?? '')],
  ['pays less than the minimum wage', (state) => (findCompany(state, 'college-start').wage = 1)],
  ['university-hospital is neither staffed nor empty', (state) => dismissed(state, 'university-hospital', 1)],
  ['a worker stands on the wrong slot of college-start', (state) => swapSkill(state, 'college-start', 0, 'media')],
  ['two classes work in college-start', (state) => staffed(state, 'college-start', 'middle', ['unskilled'], false, 1)],
  [
    'not all are committed in college-start',
    (state) => ((findCompany(state, 'college-start').workers[0] as Worker).committed = true),
  ],
  [
    'nobody strikes in shopping-mall-start',
    (state) => {
      findCompany(state, 'shopping-mall-start').onStrike = true;
      state.supply.strikes--;
    },
  ],
  [
    'the education union has too few workers behind it',
    (state) => {
      state.supply.workers.working.education--;
      state.working.unions.education = true;
    },
  ],
  [
    'capitalist stores 9 food',
    (state) => {
      state.supply.resources.food -= 8;
      state.capitalist.storage.food += 8;
    },
  ],
  [
    '13 luxury in the Free Trade Zone',
    (state) => {
      state.supply.resources.luxury -= 13;
      state.capitalist.zone.luxury += 13;
    },
  ],
  [
    'the State stores 13 health',
    (state) => {
      state.supply.resources.health -= 7;
      state.state.services.health += 7;
    },
  ],
  ['middle asks 11 for food', (state) => (state.middle.prices.food = 11)],
  ['legitimacy 11 with working', (state) => (state.state.legitimacy.working = 11)],
  ['legitimacy 0 with capitalist', (state) => (state.state.legitimacy.capitalist = 0)],
  ['working has 3 points, but 0 by source', (state) => (state.working.vp = 3)],
  ['it is round 6', (state) => (state.round = 6)],
  ['it is turn 6', (state) => (state.turn.number = 6)],
  [
    'drawn cubes still lie open',
    (state) => {
      state.bag.working--;
      state.drawn.working++;
    },
  ],
  ['workers are still being assigned', (state) => (state.assigning = [])],
];

function remove(state: HegemonyState, id: string): void {
  emptied(state, id);
  state.companies = state.companies.filter((company) => company.id !== id);
}

function dismissed(state: HegemonyState, id: string, slot: number): void {
  const company = findCompany(state, id);
  const worker = company.workers[slot] as Worker;
  state.unemployed[worker.class][worker.skill]++;
  company.workers[slot] = null;
}

function swapSkill(state: HegemonyState, id: string, slot: number, skill: Worker['skill']): void {
  const worker = findCompany(state, id).workers[slot] as Worker;
  state.supply.workers[worker.class][worker.skill]++;
  state.supply.workers[worker.class][skill]--;
  worker.skill = skill;
}

describe('the check', () => {
  it.each(WRONG)('says: %s', (says, change) => {
    const state = position(4);
    change(state);
    expect(check(state).join('; ')).toContain(says);
  });

  it('lets points be below 0 (H12)', () => {
    const state = position(2);
    state.working.vp = -4;
    state.points.push({ seat: 'working', source: 'demonstration', round: 1, amount: -4 });
    expect(check(state)).toEqual([]);
  });

  it('counts what State Benefits hold', () => {
    const state = position(4);
    state.cubes.middle -= 2;
    state.state.benefits.middle.cubes = 2;
    state.supply.resources.food -= 3;
    state.state.benefits.middle.resources.food = 3;
    expect(check(state)).toEqual([]);
  });

  it('lets a company be incomplete while its workers are being moved, and no longer', () => {
    const rules = { atMost: 3, from: 'anywhere', optional: false } as const;
    const state = unemployed(position(3), 'working', { unskilled: 1 });
    state.turn.main = true;
    // The one skilled worker, of the University Hospital, goes to the Clinic; two are left behind until all is done.
    let between: readonly string[] = ['never looked'];
    perform(
      state,
      function* (t) {
        const play = assignWorkers(t, 'working', rules);
        let step = play.next();
        while (!step.done) {
          if (findCompany(state, 'university-hospital').workers[0] === null) between = check(state);
          step = play.next(yield step.value);
        }
      },
      [
        ['assign-to', { company: 'clinic-start' }],
        ['assign-worker', { from: 'unemployed', skill: 'unskilled' }],
        ['assign-to', null],
      ],
    );
    expect(between).toEqual([]);
    expect(check(state)).toEqual([]);
    expect(findCompany(state, 'university-hospital').workers).toEqual([null, null, null]);
  });
});
