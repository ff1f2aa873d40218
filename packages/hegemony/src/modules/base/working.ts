/** The 40 action cards of the Working Class, in the order of the deck. */
import { assignWorkers, canAssign } from '../../rules/actions/assign-workers.js';
import { calmDemonstration, canStrike, strike } from '../../rules/actions/strike.js';
import { addCubes } from '../../rules/bag.js';
import { type Deck, effect, numbered, policy } from '../../rules/cards/card.js';
import { cardOf, findCompany, placeCompany } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { ACTION } from '../../rules/data/board.js';
import { COMPANIES } from '../../rules/data/companies.js';
import {
  companiesEmploying,
  employ,
  employedCount,
  population,
  unemployedCount,
  unemployedSkills,
  unionCount,
} from '../../rules/labour.js';
import { built } from '../../rules/moments.js';
import { moneyOf, pay } from '../../rules/money.js';
import { INDUSTRIES, type Industry, type Seat, type Skill } from '../../rules/names.js';
import { score } from '../../rules/points.js';
import { priceAt } from '../../rules/prices.js';
import { isPlayed } from '../../rules/roles.js';
import type { Company, HegemonyState } from '../../rules/state.js';
import { canPropose, movement, proposeTwoBills, publicOpinionPolling, radicalReforms } from './bills.js';
import {
  addSpecialist,
  allowance,
  buyAtHalfPrice,
  halfPrice,
  hasNewcomers,
  highlightSocialIssues,
  laborMarketDeregulation,
  migration,
  mostAtHalfPrice,
  publicOvertime,
} from './shared.js';
import { fakeNews, interestGroups } from './voting-cubes.js';

/** As printed on Affordable Housing. */
export const HOUSING = { capitalist: { rent: 20, vp: 5 }, middle: { rent: 10, vp: 3 } } as const;

export const WORKING_CARDS: Deck = {
  'wc-affordable-housing': {
    name: 'Affordable Housing',
    copies: 1,
    purpose: 'points',
    numbers: {
      rentCapitalist: HOUSING.capitalist.rent,
      pointsCapitalist: HOUSING.capitalist.vp,
      rentMiddle: HOUSING.middle.rent,
      pointsMiddle: HOUSING.middle.vp,
    },
    costs: (state) => HOUSING[isPlayed(state, 'middle') ? 'middle' : 'capitalist'].rent,
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
    purpose: { halfPrice: 'luxury' },
    costs: 0,
    needs: policy('fiscal-policy', 'A', 'B'),
    legitimacy: { working: 1 },
    can: (state) => hosts(state).length > 0,
    lacks: 'card.buy',
    *play(t) {
      const about = { card: 'wc-boost-domestic-tourism' };
      const host = yield* t.ask('working', 'card-class', () => hosts(t.state), { about });
      const amount = yield* buyAtHalfPrice(t, 'working', host, 'luxury');
      // A State that sells would pay its half to itself: no money moves (H37).
      pay(t, 'state', host, Math.floor((amount * priceAt(t.state, host, 'luxury')) / 2), 'card');
      return undefined;
    },
  },
  'wc-cooperative-farm': {
    name: 'Cooperative Farm',
    copies: 2,
    purpose: 'farm',
    costs: 0,
    ...numbered({ workers: 3 }, ({ workers }) => ({
      needs: { unemployed: 'working', count: workers },
      can: (state) => state.supply.farms > 0,
      lacks: 'card.farms',
      play: foundFarm,
    })),
  },
  'wc-extra-shift': {
    name: 'Extra Shift',
    copies: 2,
    purpose: 'other',
    costs: 0,
    ...publicOvertime('wc-extra-shift', 'working'),
  },
  'wc-fake-news': { name: 'Fake News', copies: 1, purpose: 'votes', costs: 0, ...fakeNews('wc-fake-news', 'working') },
  'wc-general-strike': {
    name: 'General Strike',
    copies: 2,
    purpose: 'strike',
    costs: 0,
    needs: policy('labor-market', 'B', 'C'),
    can: canStrike,
    lacks: 'basic.strike',
    *play(t) {
      yield* strike(t, ACTION.strikes + unionCount(t.state), 'any-time');
      return undefined;
    },
  },
  'wc-healthcare-benefits': {
    name: 'Healthcare Benefits',
    copies: 2,
    ...halfPrice('working', 'health'),
  },
  'wc-healthcare-movement': {
    name: 'Healthcare Movement',
    copies: 1,
    purpose: 'bill',
    costs: 0,
    ...movement('working', 'welfare-health'),
  },
  'wc-highlight-social-issues': {
    name: 'Highlight Social Issues',
    copies: 1,
    ...highlightSocialIssues('working'),
  },
  'wc-immigration-reform': {
    name: 'Immigration Reform',
    copies: 1,
    purpose: 'bill',
    costs: 0,
    ...movement('working', 'immigration'),
  },
  'wc-interest-groups': {
    name: 'Interest Groups',
    copies: 1,
    purpose: 'votes',
    costs: 0,
    ...interestGroups('wc-interest-groups', 'working'),
  },
  'wc-labor-market-deregulation': {
    name: 'Labor Market Deregulation',
    copies: 2,
    ...laborMarketDeregulation('working'),
  },
  'wc-migration': {
    name: 'Migration',
    copies: 2,
    purpose: 'seldom',
    costs: 0,
    ...migration('wc-migration', 'working'),
  },
  'wc-need-for-change': {
    name: 'Need for Change',
    copies: 3,
    purpose: 'bill',
    costs: 0,
    can: canPropose('working'),
    lacks: 'bill.its',
    play: (t) => proposeTwoBills(t, 'working'),
  },
  'wc-proletarians-of-the-world-unite': {
    name: 'Proletarians of the World, Unite!',
    copies: 2,
    purpose: 'votes',
    costs: 0,
    can: (state) => state.cubes.working > 0,
    lacks: 'basic.apply-political-pressure',
    play: effect((t) => {
      addCubes(t, 'working', population(t.state, 'working'));
      return undefined;
    }),
  },
  'wc-public-opinion-polling': {
    name: 'Public Opinion Polling',
    copies: 1,
    purpose: 'bill',
    costs: 0,
    ...publicOpinionPolling('working'),
  },
  'wc-radical-reforms': { name: 'Radical Reforms', copies: 1, purpose: 'bill', costs: 0, ...radicalReforms('working') },
  'wc-signing-bonus': {
    name: 'Signing Bonus',
    copies: 2,
    purpose: 'work',
    costs: 0,
    needs: policy('labor-market', 'B', 'C'),
    ...numbered({ most: 4, bonus: 4 }, ({ most, bonus }) => {
      const rules = { atMost: most, from: 'unemployed', optional: true } as const;
      return {
        can: (state) => canAssign(state, 'working', rules),
        lacks: 'card.assign',
        *play(t) {
          // A Trade Union is no company and pays nothing; a Cooperative Farm would have its own class pay (H47).
          for (const { company } of yield* assignWorkers(t, 'working', rules)) {
            if (company !== null) pay(t, findCompany(t.state, company).owner, 'working', bonus, 'card');
          }
          return undefined;
        },
      };
    }),
  },
  'wc-specialization': {
    name: 'Specialization',
    copies: 2,
    purpose: 'work',
    costs: 0,
    needs: policy('immigration', 'B', 'C'),
    can: (state) => hasNewcomers(state) || canAssign(state, 'working', ASSIGN),
    lacks: 'card.assign',
    *play(t) {
      yield* addSpecialist(t, 'wc-specialization', 'working');
      yield* assignWorkers(t, 'working', ASSIGN);
      return undefined;
    },
  },
  'wc-state-scholarship': {
    name: 'State Scholarship',
    copies: 2,
    ...halfPrice('working', 'education'),
  },
  'wc-student-movement': {
    name: 'Student Movement',
    copies: 1,
    purpose: 'bill',
    costs: 0,
    ...movement('working', 'welfare-education'),
  },
  'wc-supplemental-income-program': {
    name: 'Supplemental Income Program',
    copies: 2,
    purpose: 'allowance',
    costs: 0,
    needs: policy('labor-market', 'B', 'C'),
    ...allowance('working', (state) => employedCount(state, 'working'), { each: 1, legitimacy: 1, per: 10 }),
  },
  'wc-unemployment-benefits': {
    name: 'Unemployment Benefits',
    copies: 2,
    purpose: 'allowance',
    costs: 0,
    needs: policy('welfare-health', 'A', 'B'),
    ...allowance(
      'working',
      (state) => unemployedCount(state, 'working'),
      { each: 5, legitimacy: 1, per: 3 },
      { sources: ['state'] },
    ),
  },
  'wc-workers-movement': {
    name: 'Workers Movement',
    copies: 1,
    purpose: 'bill',
    costs: 0,
    ...movement('working', 'labor-market'),
  },
  'wc-workplace-accident': {
    name: 'Workplace Accident',
    copies: 1,
    purpose: 'money',
    worth: 7,
    costs: 0,
    ...numbered({ damages: 8 }, ({ damages }) => ({
      can: (state) => dangerousIndustries(state).length > 0,
      lacks: 'card.accident',
      *play(t) {
        const { state } = t;
        const card = 'wc-workplace-accident';
        const industries = () => dangerousIndustries(state);
        const industry = yield* t.ask('working', 'card-industry', industries, { about: { card } });
        const owners = () => liable(state, industry);
        const owner = yield* t.ask('working', 'card-class', owners, { about: { card, industry } });
        pay(t, owner, 'working', damages * workplaces(state, owner, industry), 'card');
        return undefined;
      },
    })),
  },
};

const ASSIGN = { atMost: ACTION.assign, from: 'anywhere', optional: true } as const;

/** Those whose housing the Working Class can pay for. */
function landlords(state: HegemonyState): readonly ('capitalist' | 'middle')[] {
  return (['capitalist', 'middle'] as const).filter(
    (seat) => isPlayed(state, seat) && moneyOf(state, 'working') >= HOUSING[seat].rent,
  );
}

/** Players with Luxury of which the Working Class can pay half; a State that is played may be one (H37). */
function hosts(state: HegemonyState): readonly Seat[] {
  return state.seats.filter((seat) => mostAtHalfPrice(state, 'working', seat, 'luxury') > 0);
}

/** A farm beside the board, run by three unemployed. It counts as a company that somebody has built (H44). */
export function* foundFarm(t: Hegemony): Play<undefined> {
  const farm = openFarm(t);
  t.state.assigning = [];
  yield* settleOnFarm(t, farm);
  t.state.assigning = null;
  calmDemonstration(t);
  return undefined;
}

export function openFarm(t: Hegemony): Company {
  const { state } = t;
  const isFirst = state.supply.farms === COMPANIES['cooperative-farm'].copies;
  const id = isFirst ? 'cooperative-farm' : 'cooperative-farm/2';
  state.supply.farms--;
  t.log('built', { seat: 'working', company: id, cost: 0 });
  built(t, 'working');
  return placeCompany(state, id, 'working', 3);
}

/** The class picks those who go, of whatever skill; where no more are unemployed than there is room, all of them go. */
function* settleOnFarm(t: Hegemony, farm: Company): Play {
  const { state } = t;
  const skills = () => unemployedSkills(state, 'working');
  const allGo = unemployedCount(state, 'working') === farm.workers.length;
  for (let slot = 0; slot < farm.workers.length; slot++) {
    const next = allGo
      ? (skills()[0] as Skill)
      : yield* t.ask('working', 'staff-worker', skills, { about: { company: farm.id } });
    employ(t, farm, slot, 'working', next);
  }
}

/** A player's companies of an industry in which the Working Class works. */
function workplaces(state: HegemonyState, owner: Seat, industry: Industry): number {
  return companiesEmploying(state, 'working', [owner]).filter((company) => cardOf(company).industry === industry)
    .length;
}

/** Other players who would have to pay for an accident in the industry; an unplayed State is none (H46). */
function liable(state: HegemonyState, industry: Industry): readonly Seat[] {
  return state.seats.filter((seat) => seat !== 'working' && workplaces(state, seat, industry) > 0);
}

function dangerousIndustries(state: HegemonyState): readonly Industry[] {
  return INDUSTRIES.filter((industry) => liable(state, industry).length > 0);
}
