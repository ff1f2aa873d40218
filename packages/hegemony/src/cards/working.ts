/** The 40 action cards of the Working Class, in the order of the deck. */
import { assignTargets, assignWorkers } from '../actions/assign-workers.js';
import { calmDemonstration, strike, strikeable } from '../actions/strike.js';
import { addCubes } from '../bag.js';
import { cardOf, findCompany, placeCompany } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { ACTION } from '../data/board.js';
import {
  companiesEmploying,
  employ,
  employedCount,
  population,
  unemployedCount,
  unemployedSkills,
  unionCount,
} from '../labour.js';
import { moneyOf, pay } from '../money.js';
import { INDUSTRIES, type Industry, type Seat, type Skill } from '../names.js';
import { isPlayed, score } from '../points.js';
import { priceAt } from '../prices.js';
import type { HegemonyState } from '../state.js';
import { type Deck, effect, policy } from './card.js';
import {
  addSpecialist,
  allowance,
  buyAtHalfPrice,
  canPropose,
  fakeNews,
  halfPrice,
  highlightSocialIssues,
  interestGroups,
  laborMarketDeregulation,
  migration,
  mostAtHalfPrice,
  movement,
  proposeTwoBills,
  publicOpinionPolling,
  publicOvertime,
  radicalReforms,
} from './shared.js';

export const WORKING_CARDS: Deck = {
  'wc-affordable-housing': {
    name: 'Affordable Housing',
    copies: 1,
    can: (state) => landlords(state).length > 0,
    *play(t) {
      const about = { card: 'wc-affordable-housing' };
      const landlord = yield* t.ask('working', 'card-class', () => landlords(t.state), { about });
      const { rent, vp } = HOUSING[landlord === 'middle' ? 'middle' : 'capitalist'];
      pay(t, 'working', landlord, rent, 'card');
      score(t, 'working', vp, 'cards');
      return undefined;
    },
  },
  'wc-boost-domestic-tourism': {
    name: 'Boost Domestic Tourism',
    copies: 2,
    needs: policy('fiscal-policy', 'A', 'B'),
    legitimacy: { working: 1 },
    can: (state) => hosts(state).length > 0,
    *play(t) {
      const about = { card: 'wc-boost-domestic-tourism' };
      const host = yield* t.ask('working', 'card-class', () => hosts(t.state), { about });
      const amount = yield* buyAtHalfPrice(t, 'working', host, 'luxury');
      // A State that sells would pay its half to itself: no money moves (ruling).
      pay(t, 'state', host, Math.floor((amount * priceAt(t.state, host, 'luxury')) / 2), 'card');
      return undefined;
    },
  },
  'wc-cooperative-farm': {
    name: 'Cooperative Farm',
    copies: 2,
    needs: { unemployed: 'working', count: 3 },
    can: (state) => state.supply.farms > 0,
    play: foundFarm,
  },
  'wc-extra-shift': { name: 'Extra Shift', copies: 2, ...publicOvertime('wc-extra-shift', 'working') },
  'wc-fake-news': { name: 'Fake News', copies: 1, ...fakeNews('wc-fake-news', 'working') },
  'wc-general-strike': {
    name: 'General Strike',
    copies: 2,
    needs: policy('labor-market', 'B', 'C'),
    can: (state) => strikeable(state).length > 0,
    *play(t) {
      yield* strike(t, ACTION.strikes + unionCount(t.state), true);
      return undefined;
    },
  },
  'wc-healthcare-benefits': {
    name: 'Healthcare Benefits',
    copies: 2,
    needs: policy('welfare-health', 'B', 'C'),
    legitimacy: { working: 1 },
    ...halfPrice('working', 'health'),
  },
  'wc-healthcare-movement': { name: 'Healthcare Movement', copies: 1, ...movement('working', 'welfare-health') },
  'wc-highlight-social-issues': {
    name: 'Highlight Social Issues',
    copies: 1,
    legitimacy: { working: 1 },
    ...highlightSocialIssues('working'),
  },
  'wc-immigration-reform': { name: 'Immigration Reform', copies: 1, ...movement('working', 'immigration') },
  'wc-interest-groups': {
    name: 'Interest Groups',
    copies: 1,
    ...interestGroups('wc-interest-groups', 'working'),
  },
  'wc-labor-market-deregulation': {
    name: 'Labor Market Deregulation',
    copies: 2,
    needs: policy('labor-market', 'B', 'C'),
    ...laborMarketDeregulation('working'),
  },
  'wc-migration': { name: 'Migration', copies: 2, ...migration('wc-migration', 'working') },
  'wc-need-for-change': {
    name: 'Need for Change',
    copies: 3,
    can: canPropose('working'),
    play: (t) => proposeTwoBills(t, 'working'),
  },
  'wc-proletarians-of-the-world-unite': {
    name: 'Proletarians of the World, Unite!',
    copies: 2,
    can: (state) => state.cubes.working > 0,
    play: effect((t) => {
      addCubes(t, 'working', population(t.state, 'working'));
      return undefined;
    }),
  },
  'wc-public-opinion-polling': { name: 'Public Opinion Polling', copies: 1, ...publicOpinionPolling('working') },
  'wc-radical-reforms': { name: 'Radical Reforms', copies: 1, ...radicalReforms('working') },
  'wc-signing-bonus': {
    name: 'Signing Bonus',
    copies: 2,
    needs: policy('labor-market', 'B', 'C'),
    can: (state) => assignTargets(state, 'working', SIGNING).length > 0,
    *play(t) {
      // A Trade Union is no company and pays nothing; a Cooperative Farm would have its own class pay.
      for (const { company } of yield* assignWorkers(t, 'working', SIGNING)) {
        if (company !== null) pay(t, findCompany(t.state, company).owner, 'working', 4, 'card');
      }
      return undefined;
    },
  },
  'wc-specialization': {
    name: 'Specialization',
    copies: 2,
    needs: policy('immigration', 'B', 'C'),
    *play(t) {
      yield* addSpecialist(t, 'wc-specialization', 'working');
      yield* assignWorkers(t, 'working', { atMost: ACTION.assign, from: 'anywhere', optional: true });
      return undefined;
    },
  },
  'wc-state-scholarship': {
    name: 'State Scholarship',
    copies: 2,
    needs: policy('welfare-education', 'B', 'C'),
    legitimacy: { working: 1 },
    ...halfPrice('working', 'education'),
  },
  'wc-student-movement': { name: 'Student Movement', copies: 1, ...movement('working', 'welfare-education') },
  'wc-supplemental-income-program': {
    name: 'Supplemental Income Program',
    copies: 2,
    needs: policy('labor-market', 'B', 'C'),
    ...allowance('working', (state) => employedCount(state, 'working'), { each: 1, per: 10 }),
  },
  'wc-unemployment-benefits': {
    name: 'Unemployment Benefits',
    copies: 2,
    needs: policy('welfare-health', 'A', 'B'),
    ...allowance('working', (state) => unemployedCount(state, 'working'), { each: 5, per: 3 }, { sources: ['state'] }),
  },
  'wc-workers-movement': { name: 'Workers Movement', copies: 1, ...movement('working', 'labor-market') },
  'wc-workplace-accident': {
    name: 'Workplace Accident',
    copies: 1,
    can: (state) => dangerousIndustries(state).length > 0,
    *play(t) {
      const { state } = t;
      const card = 'wc-workplace-accident';
      const industry = yield* t.ask('working', 'card-industry', () => dangerousIndustries(state), { about: { card } });
      const owners = () => liable(state, industry);
      const owner = yield* t.ask('working', 'card-class', owners, { about: { card, industry } });
      pay(t, owner, 'working', 8 * workplaces(state, owner, industry), 'card');
      return undefined;
    },
  },
};

const SIGNING = { atMost: 4, from: 'unemployed', optional: true } as const;

const HOUSING = { capitalist: { rent: 20, vp: 5 }, middle: { rent: 10, vp: 3 } } as const;

/** Those whose housing the Working Class can pay for. */
function landlords(state: HegemonyState): readonly ('capitalist' | 'middle')[] {
  return (['capitalist', 'middle'] as const).filter(
    (seat) => isPlayed(state, seat) && moneyOf(state, 'working') >= HOUSING[seat].rent,
  );
}

/** Players with Luxury of which the Working Class can pay half; a State that is played may be one (ruling). */
function hosts(state: HegemonyState): readonly Seat[] {
  return state.seats.filter((seat) => mostAtHalfPrice(state, 'working', seat, 'luxury') > 0);
}

/** Opens a farm beside the board and sends three unemployed there, of whatever skill. */
function* foundFarm(t: Hegemony): Play<undefined> {
  const { state } = t;
  const id = state.supply.farms === 2 ? 'cooperative-farm' : 'cooperative-farm/2';
  state.supply.farms--;
  const farm = placeCompany(state, id, 'working', 3);
  t.log('built', { seat: 'working', company: id, cost: 0 });
  state.assigning = [];
  for (let left = farm.workers.length; left > 0; left--) {
    const skills = () => unemployedSkills(state, 'working');
    const everybody = unemployedCount(state, 'working') === left;
    const skill = everybody
      ? (skills()[0] as Skill)
      : yield* t.ask('working', 'staff-worker', skills, { about: { company: id } });
    employ(t, farm, farm.workers.length - left, 'working', skill);
  }
  state.assigning = null;
  calmDemonstration(t);
  return undefined;
}

/** A player's companies of an industry in which the Working Class works. */
function workplaces(state: HegemonyState, owner: Seat, industry: Industry): number {
  return companiesEmploying(state, 'working', [owner]).filter((company) => cardOf(company).industry === industry)
    .length;
}

/** Other players who would have to pay for an accident in the industry; an unplayed State is none. */
function liable(state: HegemonyState, industry: Industry): readonly Seat[] {
  return state.seats.filter((seat) => seat !== 'working' && workplaces(state, seat, industry) > 0);
}

function dangerousIndustries(state: HegemonyState): readonly Industry[] {
  return INDUSTRIES.filter((industry) => liable(state, industry).length > 0);
}
