/** Set-up for 2, 3 and 4 players (p. 8-10). */
import { seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { companiesOf, findCompany, isEmpty, isOperational } from '../../src/rules/companies.js';
import { population, unemployedCount, workerCount } from '../../src/rules/labour.js';
import { taxMultiplier } from '../../src/rules/policies.js';
import type { PlayerCount } from '../../src/rules/roles.js';
import { finishSetup } from '../../src/rules/round/setup-step.js';
import { setUp } from '../../src/rules/setup.js';
import { perform, type Scripted } from '../support.js';

const start = (players: PlayerCount) => setUp({ seats: players }, seededRandom('fast', 'set-up'));
const finished = (players: PlayerCount, answers: readonly Scripted[] = []) =>
  perform(start(players), finishSetup, answers).state;
const skills = (state: ReturnType<typeof start>, id: string) =>
  findCompany(state, id).workers.map((worker) => worker && `${worker.class} ${worker.skill}`);

describe.each([2, 3, 4] as const)('set-up for %i players', (players) => {
  it('starts in round 1 with the printed policies and a Tax Multiplier of 5', () => {
    const state = start(players);
    expect(state.round).toBe(1);
    expect(Object.values(state.policies)).toEqual(['C', 'B', 'A', 'B', 'C', 'B', 'B']);
    expect(taxMultiplier(state)).toBe(5);
    expect(Object.values(state.bills)).toEqual([null, null, null, null, null, null, null]);
  });

  it('gives the Treasury 120 and the Capitalist Class 120 in its Revenue', () => {
    const { state, capitalist } = start(players);
    expect(state.treasury).toBe(120);
    expect([capitalist.revenue, capitalist.capital, capitalist.wealth]).toEqual([120, 0, 0]);
  });

  it('puts 8 cubes of every colour in the bag, of 25 each (H2)', () => {
    const { bag, cubes } = start(players);
    expect(bag).toEqual({ working: 8, middle: 8, capitalist: 8 });
    expect(cubes).toEqual({ working: 17, middle: 17, capitalist: 17 });
  });

  it('opens one Business Deal and one Export card', () => {
    const { deals, exports } = start(players);
    expect(deals.open).toHaveLength(1);
    expect(deals.deck).toHaveLength(19);
    expect(exports.deck).toHaveLength(15);
  });

  it('places the four companies of the Capitalist Class and 3 open Public companies, at level 2 wages', () => {
    const state = start(players);
    expect(companiesOf(state, 'capitalist').map(({ card }) => card)).toEqual([
      'supermarket-start',
      'shopping-mall-start',
      'clinic-start',
      'college-start',
    ]);
    expect(companiesOf(state, 'state')).toHaveLength(3);
    expect(state.state.closed).toHaveLength(6);
    expect(state.companies.every(({ wage }) => wage === 2)).toBe(true);
  });

  it('lets all starting workers stand', () => {
    const state = start(players);
    const workers = state.companies.flatMap((company) => company.workers.filter((worker) => worker !== null));
    expect(workers.some((worker) => worker.committed)).toBe(false);
  });

  it('deals every player in the game 7 of its 40 cards, 1 Influence and 3 Bill markers', () => {
    const state = start(players);
    for (const seat of state.seats) {
      const board = state[seat];
      expect(board.hand).toHaveLength(7);
      expect(board.deck).toHaveLength(33);
      expect([board.influence, board.bills, board.loans, board.vp]).toEqual([1, 3, 0, 0]);
    }
  });

  it('shows the Capitalist Class 4 of the 24 companies that it can build', () => {
    const { market, companyDeck } = start(players).capitalist;
    expect(market).toHaveLength(4);
    expect(new Set([...market, ...companyDeck]).size).toBe(24);
  });

  it('brings every class with workers to 10 of them and a Population of 3 (H1)', () => {
    const state = finished(players, players === 2 ? [] : [['new-worker', 'luxury', 'middle']]);
    for (const name of ['working', 'middle'] as const) {
      if (!state.seats.includes(name)) continue;
      expect(workerCount(state, name)).toBe(10);
      expect(population(state, name)).toBe(3);
    }
    expect(state.phase).toBe('action');
  });

  it('takes what lies on the boards out of the Supply', () => {
    const { supply, state, seats } = start(players);
    const withMiddle = seats.includes('middle') ? 1 : 0;
    expect(supply.resources).toEqual({
      food: 62 - 1 - withMiddle,
      luxury: 64 - 2,
      health: 64 - state.services.health - withMiddle,
      education: 64 - 2 - state.services.education,
      influence: 35 - state.services.influence - players,
    });
    expect(supply).toMatchObject({ machinery: 6, strikes: 7, storageTiles: 6, farms: 2 });
    expect(supply.tokens).toEqual({ working: 6, middle: 6, capitalist: 6 });
  });
});

describe('roles by number of players', () => {
  it('leaves out the Middle Class with 2 and the State with 2 and 3', () => {
    expect(start(2).seats).toEqual(['working', 'capitalist']);
    expect(start(3).seats).toEqual(['working', 'middle', 'capitalist']);
    expect(start(4).seats).toEqual(['working', 'middle', 'capitalist', 'state']);
  });
});

describe('2 players', () => {
  it('opens the Public companies with two diamonds and stocks 5 Health, 5 Education, 3 Influence', () => {
    const state = start(2);
    expect(companiesOf(state, 'state').map(({ id }) => id)).toEqual([
      'public-hospital-2p',
      'public-university-2p',
      'regional-tv-station-2p',
    ]);
    expect(state.state.services).toEqual({ health: 5, education: 5, influence: 3 });
  });

  it('puts the Working Class in four companies, two workers each', () => {
    const state = start(2);
    expect(skills(state, 'supermarket-start')).toEqual(['working agriculture', 'working unskilled']);
    expect(skills(state, 'shopping-mall-start')).toEqual(['working luxury', 'working unskilled']);
    expect(skills(state, 'public-hospital-2p')).toEqual(['working healthcare', 'working unskilled']);
    expect(skills(state, 'public-university-2p')).toEqual(['working education', 'working unskilled']);
    expect(state.companies.filter(isOperational)).toHaveLength(4);
  });

  it('adds one unskilled worker and one immigrant to the unemployed', () => {
    const state = finished(2);
    expect(unemployedCount(state, 'working')).toBe(2);
    expect(state.unemployed.working.unskilled).toBeGreaterThanOrEqual(1);
    expect(state.immigration).toHaveLength(25);
  });

  it('has no Middle Class companies, workers, money or cards', () => {
    const state = finished(2);
    expect(companiesOf(state, 'middle')).toEqual([]);
    expect(workerCount(state, 'middle')).toBe(0);
    expect(state.middle).toMatchObject({ money: 0, hand: [], deck: [], market: [], companyDeck: [] });
    expect(state.middle.storage).toEqual({ food: 0, luxury: 0, health: 0, education: 0 });
  });
});

describe.each([3, 4] as const)('%i players', (players) => {
  it('opens the Public companies with three diamonds and stocks 6 Health, 6 Education, 4 Influence', () => {
    const state = start(players);
    expect(companiesOf(state, 'state').map(({ id }) => id)).toEqual([
      'university-hospital',
      'technical-university',
      'national-public-broadcasting',
    ]);
    expect(state.state.services).toEqual({ health: 6, education: 6, influence: 4 });
  });

  it('puts 7 workers of each class in companies', () => {
    const state = start(players);
    expect(skills(state, 'supermarket-start')).toEqual(['working agriculture', 'working unskilled']);
    expect(skills(state, 'college-start')).toEqual(['working education', 'working unskilled']);
    expect(skills(state, 'university-hospital')).toEqual([
      'working healthcare',
      'working unskilled',
      'working unskilled',
    ]);
    expect(skills(state, 'technical-university')).toEqual(['middle education', 'middle unskilled', 'middle unskilled']);
    expect(skills(state, 'shopping-mall-start')).toEqual(['middle luxury', 'middle unskilled']);
    expect(skills(state, 'convenience-store-start')).toEqual(['middle agriculture', null]);
    expect(skills(state, 'doctors-office-start')).toEqual(['middle healthcare', null]);
    expect(isEmpty(findCompany(state, 'clinic-start'))).toBe(true);
    expect(isEmpty(findCompany(state, 'national-public-broadcasting'))).toBe(true);
  });

  it('lets the Middle Class choose a skill before it draws its 2 immigrants', () => {
    const state = finished(players, [['new-worker', 'media', 'middle']]);
    expect(unemployedCount(state, 'middle')).toBe(3);
    expect(state.unemployed.middle.media).toBeGreaterThanOrEqual(1);
    expect(unemployedCount(state, 'working')).toBe(3);
  });

  it('gives the Middle Class 40, 1 Food, 1 Health and 3 of the 15 companies that it can build', () => {
    const { middle } = start(players);
    expect(middle.money).toBe(40);
    expect(middle.storage).toEqual({ food: 1, luxury: 0, health: 1, education: 0 });
    expect(middle.market).toHaveLength(3);
    expect(new Set([...middle.market, ...middle.companyDeck]).size).toBe(15);
  });
});

describe('the boards', () => {
  it('gives the Working Class 30', () => {
    const { working } = start(4);
    expect([working.money, working.prosperity]).toEqual([30, 0]);
    expect(working.goods).toEqual({ food: 0, luxury: 0, health: 0, education: 0 });
  });

  it('gives the Capitalist Class 1 Food, 2 Luxury and 2 Education, and prices of 12 and 8', () => {
    const { capitalist, middle } = start(4);
    expect(capitalist.storage).toEqual({ food: 1, luxury: 2, health: 0, education: 2 });
    expect(capitalist.zone).toEqual({ food: 0, luxury: 0 });
    for (const board of [capitalist, middle])
      expect(board.prices).toEqual({ food: 12, luxury: 8, health: 8, education: 8 });
  });

  it('sets the State up with Legitimacy 2, two events and an agenda with 4 players only', () => {
    const { state } = start(4);
    expect(state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 2 });
    expect(state.events).toHaveLength(2);
    expect(state.agenda).not.toBeNull();
    expect(state.agendaDeck).toHaveLength(9);
    const unplayed = start(3).state;
    expect(unplayed).toMatchObject({ influence: 0, events: [], eventDeck: [], agenda: null, agendaDeck: [], hand: [] });
  });

  it('puts the second and the third row of Public companies face down', () => {
    expect(start(4).state.closed).toEqual([
      'public-hospital',
      'public-university',
      'regional-tv-station',
      'public-hospital/2',
      'public-university/2',
      'regional-tv-station/2',
    ]);
  });
});
