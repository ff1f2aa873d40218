/** The Middle Class's cards about its companies. */
import { describe, expect, it } from 'vitest';
import { findCompany } from '../../../src/rules/companies.js';
import { storageLimit } from '../../../src/rules/goods.js';
import { population, workerCount } from '../../../src/rules/labour.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { at, company, emptied, type Scripted, staffed, unemployed } from '../../support.js';
import {
  asked,
  CONVENIENCE_STORE,
  commitEverybody,
  DOCTORS_OFFICE,
  employees,
  MALL,
  market,
  noSpace,
  play,
  playable,
  STOP,
  table,
  UNIVERSITY,
} from './middle-hand.js';

describe('Employment Subsidy (H49)', () => {
  const card = 'mc-employment-subsidy';
  const subsidized = (players: PlayerCount = 4) =>
    table((state) => {
      at(state, { 'fiscal-policy': 'B' });
      company(state, 'game-store', 'middle', { staff: { class: 'middle', skills: ['luxury'] } });
      employees(state, CONVENIENCE_STORE, DOCTORS_OFFICE);
    }, players);

  it('brings 5 from the Treasury for each own company with a Working Class worker', () => {
    const { state } = play(subsidized(), card, ['extra-shift', STOP]);
    expect(state.middle.money).toBe(50);
    expect(state.state.treasury).toBe(110);
    expect(state.state.legitimacy.middle).toBe(2);
  });

  it('lets one of them work an extra shift, whose wage goes to the Working Class', () => {
    const { state } = play(subsidized(), card, ['extra-shift', DOCTORS_OFFICE]);
    expect(state.middle.storage.health).toBe(1 + 2 + 2);
    expect(state.middle.money).toBe(40 + 10 - 8);
    expect(state.working.money).toBe(30 + 8);
    expect(findCompany(state, DOCTORS_OFFICE).workers.every((worker) => worker?.committed)).toBe(true);
  });

  it('brings 1 Legitimacy for three companies, and none with 3 players', () => {
    const legitimacy = (players: PlayerCount) => {
      const state = subsidized(players);
      employees(state, 'game-store');
      play(state, card, ['extra-shift', STOP]);
      expect(state.middle.money).toBe(55);
      return state.state.legitimacy.middle;
    };
    expect(legitimacy(4)).toBe(3);
    expect(legitimacy(3)).toBe(2);
  });

  it('offers the extra shift only where an employee works and the Middle Class worker is not committed', () => {
    const state = subsidized();
    expect(asked(state, card)?.options).toEqual([CONVENIENCE_STORE, DOCTORS_OFFICE]);
    staffed(state, CONVENIENCE_STORE, 'middle', ['agriculture'], true);
    staffed(state, DOCTORS_OFFICE, 'middle', ['healthcare'], true);
    play(state, card);
    expect(state.middle.money).toBe(50);
  });

  it('lets the wage be paid out of the subsidy, and offers no company whose wage cannot be paid', () => {
    const state = subsidized();
    state.middle.money = 0;
    expect(play(state, card, ['extra-shift', CONVENIENCE_STORE]).state.middle.money).toBe(2);
    const poor = subsidized();
    poor.middle.money = 0;
    findCompany(poor, CONVENIENCE_STORE).wage = 3;
    emptied(poor, DOCTORS_OFFICE);
    play(poor, card);
    expect(poor.middle.money).toBe(5);
  });

  it('makes only the Middle Class worker produce where the employee is committed or on strike', () => {
    for (const busy of ['committed', 'on strike']) {
      const state = subsidized();
      const office = findCompany(state, DOCTORS_OFFICE);
      if (busy === 'committed') staffed(state, DOCTORS_OFFICE, 'working', ['unskilled'], true, 1);
      else office.onStrike = true;
      play(state, card, ['extra-shift', DOCTORS_OFFICE]);
      expect(state.middle.storage.health).toBe(3);
      expect(state.working.money).toBe(30);
      expect(office.workers[1]?.committed).toBe(busy === 'committed');
    }
  });

  it('makes a poor State take a loan', () => {
    const state = subsidized(3);
    state.state.treasury = 4;
    play(state, card, ['extra-shift', STOP]);
    expect(state.state).toMatchObject({ treasury: 44, loans: 1 });
  });

  it('needs a Fiscal Policy in A or B, and an employee somewhere', () => {
    expect(playable(at(subsidized(), { 'fiscal-policy': 'A' }), card)).toBe(true);
    expect(playable(at(subsidized(), { 'fiscal-policy': 'C' }), card)).toBe(false);
    expect(playable(at(table(), { 'fiscal-policy': 'A' }), card)).toBe(false);
  });

  it('counts companies whose employee strikes or is committed too', () => {
    const state = table((state) => {
      at(state, { 'fiscal-policy': 'A' });
      employees(state, CONVENIENCE_STORE, DOCTORS_OFFICE);
      findCompany(state, CONVENIENCE_STORE).onStrike = true;
      state.supply.strikes--;
      for (const worker of findCompany(state, DOCTORS_OFFICE).workers) if (worker) worker.committed = true;
    });
    play(state, 'mc-employment-subsidy', ['extra-shift', STOP]);
    expect(state.middle.money).toBe(40 + 2 * 5);
  });
});

describe('Growing Business (H50)', () => {
  const card = 'mc-growing-business';
  const growing = (money = 40) =>
    table((state) => {
      market(state, 'tutoring-company', 'training-center');
      state.middle.money = money;
      unemployed(state, 'middle', { education: 1 });
    });
  const tutoring: Scripted[] = [
    ['build-company', 'tutoring-company'],
    ['assign-worker', { from: 'unemployed', skill: 'education' }],
    ['set-wage', 2],
  ];

  it('adds a Storage tile and takes 4 off a company that produces what is stored there', () => {
    const { state } = play(growing(), card, ['storage-tile', 'education'], ...tutoring);
    expect(state.middle.money).toBe(40 - 8);
    expect(storageLimit(state, 'middle', 'education')).toBe(20);
    expect(state.supply.storageTiles).toBe(5);
    expect(findCompany(state, 'tutoring-company').workers[0]).toMatchObject({ skill: 'education', committed: true });
  });

  it('takes nothing off other companies', () => {
    const { state } = play(growing(), card, ['storage-tile', 'food'], ...tutoring);
    expect(state.middle.money).toBe(40 - 12);
    expect(storageLimit(state, 'middle', 'food')).toBe(16);
  });

  it('need not build', () => {
    const { state } = play(growing(), card, ['storage-tile', 'health'], ['build-company', STOP]);
    expect(state.middle.money).toBe(40);
    expect(state.middle.tiles).toEqual(['health']);
  });

  it('builds only what can be paid', () => {
    expect(play(growing(8), card, ['storage-tile', 'education'], ...tutoring).state.middle.money).toBe(0);
    const { state } = play(growing(8), card, ['storage-tile', 'food']);
    expect(state.middle.money).toBe(8);
  });

  it('doubles no storage twice', () => {
    const state = growing();
    state.middle.tiles = ['luxury'];
    expect(asked(state, card)?.options).toEqual(['food', 'health', 'education']);
  });

  it('without a tile left still builds, at full cost; with neither it cannot be played', () => {
    const state = growing();
    state.supply.storageTiles = 0;
    play(state, card, ...tutoring);
    expect(state.middle.money).toBe(28);
    const poor = growing(11);
    poor.supply.storageTiles = 0;
    expect(playable(poor, card)).toBe(false);
  });
});

describe('Investment Opportunities', () => {
  const card = 'mc-investment-opportunities';
  const investing = (money: number) =>
    table((state) => {
      market(state, 'tutoring-company');
      state.middle.money = money;
      unemployed(state, 'middle', { media: 1, unskilled: 1 });
    });

  it('builds a company of the Market for 8 less', () => {
    const { state } = play(investing(40), card, ['card-option', 'market'], ['set-wage', 3]);
    expect(state.middle.money).toBe(36);
    expect(state.middle.market).toEqual([]);
    expect(findCompany(state, 'tutoring-company').wage).toBe(3);
  });

  it('builds any company of the pile for 8 more and leaves the Market alone', () => {
    const before = investing(40);
    const pile = before.middle.companyDeck.filter((id) => id !== 'pr-agency');
    const { state } = play(
      before,
      card,
      ['card-option', 'pile'],
      ['build-company', 'pr-agency'],
      ['assign-worker', { from: 'unemployed', skill: 'unskilled' }],
    );
    expect(state.middle.money).toBe(40 - 28);
    expect(state.middle.market).toEqual(['tutoring-company']);
    expect(state.middle.companyDeck.toSorted()).toEqual(pile.toSorted());
  });

  it('offers only what can be paid', () => {
    const { state } = play(investing(4), card, ['set-wage', 2]);
    expect(state.middle.money).toBe(0);
    expect(playable(investing(3), card)).toBe(false);
  });

  it('cannot be played without space or without workers', () => {
    const full = investing(100);
    noSpace(full);
    expect(playable(full, card)).toBe(false);
    const busy = table((s) => market(s, 'tutoring-company'));
    commitEverybody(busy);
    expect(playable(busy, card)).toBe(false);
  });
});

describe('Land of Opportunity (H51)', () => {
  const card = 'mc-land-of-opportunity';
  const land = (...ids: string[]) => table((state) => market(state, ...ids));

  it('builds a company that a new skilled worker runs', () => {
    const state = unemployed(land('tutoring-company'), 'middle', { unskilled: 4 });
    expect(population(state, 'middle')).toBe(3);
    play(state, card, ['set-wage', 2]);
    expect(state.middle.money).toBe(28);
    expect(findCompany(state, 'tutoring-company').workers[0]).toEqual({
      class: 'middle',
      skill: 'education',
      committed: true,
    });
    expect(workerCount(state, 'middle')).toBe(12);
    expect(population(state, 'middle')).toBe(4);
    expect(findCompany(state, UNIVERSITY).workers[0]?.skill).toBe('education');
  });

  it('may take an employee, as with any new company', () => {
    const state = unemployed(land('tutoring-company'), 'working', { unskilled: 1, media: 1 });
    play(state, card, ['set-wage', 2], ['staff-worker', 'unskilled']);
    expect(findCompany(state, 'tutoring-company').workers[1]).toMatchObject({ class: 'working', skill: 'unskilled' });
  });

  it('fills a second slot with a worker who is there already', () => {
    const state = land('training-center');
    play(state, card, ['new-worker', 'education'], ['assign-worker', { from: MALL, skill: 'luxury' }]);
    expect(findCompany(state, 'training-center').workers.map((worker) => worker?.skill)).toEqual([
      'education',
      'luxury',
    ]);
    expect(workerCount(state, 'middle')).toBe(8);
    expect(state.unemployed.middle.unskilled).toBe(1);
    expect(state.middle.money).toBe(24);
  });

  it('may put the new worker on the unskilled slot beside one of the right skill', () => {
    const state = unemployed(land('training-center'), 'middle', { education: 1 });
    play(state, card, ['new-worker', 'media'], ['assign-worker', { from: 'unemployed', skill: 'education' }]);
    expect(findCompany(state, 'training-center').workers.map((worker) => worker?.skill)).toEqual([
      'education',
      'media',
    ]);
  });

  it('brings one new worker only: a second slot needs somebody who can come', () => {
    const state = land('tutoring-company', 'training-center');
    commitEverybody(state);
    play(state, card, ['set-wage', 2]);
    expect(state.middle.market).toEqual(['training-center']);
    const alone = land('training-center');
    commitEverybody(alone);
    expect(playable(alone, card)).toBe(false);
  });

  it('needs a worker of the colour in the Supply', () => {
    const state = land('tutoring-company', 'training-center');
    state.supply.workers.middle.education = 0;
    play(state, card, ['new-worker', 'agriculture']);
    expect(findCompany(state, 'training-center').workers.map((worker) => worker?.skill)).toEqual([
      'education',
      'agriculture',
    ]);
    const none = land('tutoring-company');
    none.supply.workers.middle.education = 0;
    expect(playable(none, card)).toBe(false);
  });

  it('cannot be played with Immigration in A, without the money or without space', () => {
    expect(playable(land('tutoring-company'), card)).toBe(true);
    expect(playable(at(land('tutoring-company'), { immigration: 'C' }), card)).toBe(true);
    expect(playable(at(land('tutoring-company'), { immigration: 'A' }), card)).toBe(false);
    const poor = land('tutoring-company');
    poor.middle.money = 11;
    expect(playable(poor, card)).toBe(false);
    const full = land('tutoring-company');
    noSpace(full);
    expect(playable(full, card)).toBe(false);
  });
});

describe('Small Business Grant', () => {
  const card = 'mc-small-business-grant';
  const granted = (players: PlayerCount = 4) =>
    table((state) => {
      at(state, { 'fiscal-policy': 'B' });
      market(state, 'tutoring-company');
      state.middle.money = 0;
    }, players);

  it('builds a company at the expense of the State', () => {
    const { state } = play(granted(), card, ['set-wage', 2]);
    expect(state.middle.money).toBe(0);
    expect(state.state.treasury).toBe(108);
    expect(state.state.legitimacy.middle).toBe(3);
    expect(findCompany(state, 'tutoring-company').workers[0]).toMatchObject({ class: 'middle', committed: true });
    expect(findCompany(state, UNIVERSITY).workers).toEqual([null, null, null]);
    expect(play(granted(3), card, ['set-wage', 2]).state.state.legitimacy.middle).toBe(2);
  });

  it('makes a poor State take a loan', () => {
    const state = granted(3);
    state.state.treasury = 5;
    play(state, card, ['set-wage', 2]);
    expect(state.state).toMatchObject({ treasury: 43, loans: 1 });
    expect(state.middle.loans).toBe(0);
  });

  it('needs a Fiscal Policy in A or B, workers and space', () => {
    expect(playable(at(granted(), { 'fiscal-policy': 'A' }), card)).toBe(true);
    expect(playable(at(granted(), { 'fiscal-policy': 'C' }), card)).toBe(false);
    const busy = granted();
    commitEverybody(busy);
    expect(playable(busy, card)).toBe(false);
    const full = granted();
    noSpace(full);
    expect(playable(full, card)).toBe(false);
  });

  it('may hire the employee of the company that its new owner has left', () => {
    const state = table((state) => {
      at(state, { 'fiscal-policy': 'B' });
      market(state, 'organic-farm');
      staffed(state, CONVENIENCE_STORE, 'working', ['agriculture'], false, 1);
    });
    play(state, 'mc-small-business-grant', ['set-wage', 2], ['staff-worker', 'agriculture']);
    expect(findCompany(state, CONVENIENCE_STORE).workers).toEqual([null, null]);
    expect(findCompany(state, 'organic-farm').workers).toEqual([
      { class: 'middle', skill: 'agriculture', committed: true },
      { class: 'working', skill: 'agriculture', committed: true },
    ]);
    expect(state.middle.money).toBe(40);
  });
});
