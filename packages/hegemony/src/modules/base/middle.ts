/** The Middle Class deck: 40 action cards, 26 different ones. */
import { STOP } from '@polity/kernel';
import { type BuildRules, buildFromMarket, canBuild, mayBuildFromMarket } from '../../rules/actions/build-company.js';
import { type BuyRules, buyableResources, buyGoods, buyResource, sourcesOf } from '../../rules/actions/buy.js';
import { extraShift } from '../../rules/actions/extra-shift.js';
import { canExport, sellAbroad } from '../../rules/actions/foreign-trade.js';
import { addStorage, expandable } from '../../rules/actions/free.js';
import { addCubes } from '../../rules/bag.js';
import { type Deck, effect, legitimacyFor, numbered, policy } from '../../rules/cards/card.js';
import { companiesOf, employeeSlot, findCompany } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import {
  companiesEmploying,
  employ,
  population,
  possibleEmployees,
  settleLabour,
  workersIn,
} from '../../rules/labour.js';
import { moneyOf, pay } from '../../rules/money.js';
import { PRODUCT } from '../../rules/names.js';
import { gainProsperity } from '../../rules/points.js';
import type { Company, HegemonyState, OpenState } from '../../rules/state.js';
import { movement, publicOpinionPolling } from './bills.js';
import {
  addSpecialist,
  allowance,
  chooseExportCard,
  halfPrice,
  hasNewcomers,
  highlightSocialIssues,
  investmentOpportunities,
  laborMarketDeregulation,
  migration,
  publicOvertime,
  stateBuys,
} from './shared.js';
import { fakeNews, interestGroups } from './voting-cubes.js';

export const MIDDLE_CARDS: Deck = {
  // An employee who strikes or is committed takes no part in the Extra Shift (H49).
  'mc-employment-subsidy': {
    name: 'Employment Subsidy',
    copies: 2,
    purpose: 'money',
    costs: 0,
    needs: policy('fiscal-policy', 'A', 'B'),
    ...numbered({ each: 5, legitimacy: 1, per: 3 }, (printed) => ({
      can: (state) => withEmployee(state).length > 0,
      lacks: 'card.employees',
      *play(t) {
        const subsidized = withEmployee(t.state);
        pay(t, 'state', 'middle', printed.each * subsidized.length, 'card');
        yield* extraShift(t, (company) => subsidized.includes(company), true);
        return legitimacyFor('middle', subsidized.length, printed);
      },
    })),
  },
  'mc-export-subsidy': {
    name: 'Export Subsidy',
    copies: 2,
    purpose: 'money',
    costs: 0,
    needs: policy('fiscal-policy', 'A', 'B'),
    legitimacy: { middle: 1 },
    ...numbered({ each: 5 }, ({ each }) => ({
      can: (state) => canExport(state, 'middle'),
      lacks: 'basic.sell-to-foreign-market',
      *play(t) {
        const made = yield* sellAbroad(t, 'middle');
        pay(t, 'state', 'middle', each * made, 'card');
        return undefined;
      },
    })),
  },
  'mc-fake-news': {
    name: 'Fake News',
    copies: 1,
    purpose: 'votes',
    costs: 0,
    ...fakeNews('mc-fake-news', 'middle'),
  },
  'mc-foreign-market-insight': {
    name: 'Foreign Market Insight',
    copies: 2,
    purpose: 'sale',
    costs: 0,
    ...numbered({ cards: 1, times: 2 }, ({ cards, times }) => ({
      *play(t) {
        yield* chooseExportCard(t, 'middle', 'mc-foreign-market-insight', cards);
        yield* sellAbroad(t, 'middle', { times, optional: true });
        return undefined;
      },
    })),
  },
  // Without a tile left it still builds, at full cost (H50).
  'mc-growing-business': {
    name: 'Growing Business',
    copies: 2,
    purpose: 'company',
    costs: 0,
    ...numbered({ discount: 4 }, ({ discount }) => ({
      can: (state) => expandable(state, 'middle').length > 0 || canBuild(state, 'middle'),
      lacks: 'card.build',
      *play(t) {
        const stored = expandable(t.state, 'middle').length > 0 ? yield* addStorage(t, 'middle') : undefined;
        yield* mayBuildFromMarket(t, 'middle', {
          costOf: ({ cost, industry }) => (PRODUCT[industry] === stored ? Math.max(0, cost - discount) : cost),
        });
        return undefined;
      },
    })),
  },
  'mc-health-crisis': {
    name: 'Health Crisis',
    copies: 1,
    purpose: 'sale',
    costs: 0,
    ...stateBuys('mc-health-crisis', 'middle', 'health', 6),
  },
  'mc-healthcare-benefits': {
    name: 'Healthcare Benefits',
    copies: 1,
    ...halfPrice('middle', 'health'),
  },
  'mc-higher-education-program': {
    name: 'Higher Education Program',
    copies: 1,
    purpose: 'sale',
    costs: 0,
    ...stateBuys('mc-higher-education-program', 'middle', 'education', 6),
  },
  'mc-highlight-social-issues': {
    name: 'Highlight Social Issues',
    copies: 1,
    ...highlightSocialIssues('middle'),
  },
  'mc-immigration-reform': {
    name: 'Immigration Reform',
    copies: 1,
    purpose: 'bill',
    costs: 0,
    ...movement('middle', 'immigration'),
  },
  'mc-import-subsidy': {
    name: 'Import Subsidy',
    copies: 2,
    purpose: 'money',
    costs: 0,
    needs: policy('foreign-trade', 'A', 'B'),
    ...numbered({ legitimacy: 1, per: 4 }, (printed) => ({
      can: (state) => buyableResources(state, 'middle', SUBSIDIZED_IMPORT).length > 0,
      lacks: 'card.buy',
      *play(t) {
        const bought = yield* buyGoods(t, 'middle', SUBSIDIZED_IMPORT);
        return legitimacyFor('middle', bought, printed);
      },
    })),
  },
  'mc-interest-groups': {
    name: 'Interest Groups',
    copies: 1,
    purpose: 'votes',
    costs: 0,
    ...interestGroups('mc-interest-groups', 'middle'),
  },
  'mc-investment-opportunities': {
    name: 'Investment Opportunities',
    copies: 2,
    purpose: 'company',
    costs: 0,
    ...investmentOpportunities('mc-investment-opportunities', 'middle', 8),
  },
  'mc-labor-market-deregulation': {
    name: 'Labor Market Deregulation',
    copies: 1,
    ...laborMarketDeregulation('middle'),
  },
  'mc-land-of-opportunity': {
    name: 'Land of Opportunity',
    copies: 2,
    purpose: 'staff',
    costs: 0,
    needs: policy('immigration', 'B', 'C'),
    can: (state) => canBuild(state, 'middle', WITH_NEW_OWNER),
    lacks: 'card.build',
    *play(t) {
      yield* buildFromMarket(t, 'middle', WITH_NEW_OWNER);
      return undefined;
    },
  },
  'mc-migration': {
    name: 'Migration',
    copies: 3,
    purpose: 'seldom',
    costs: 0,
    ...migration('mc-migration', 'middle'),
  },
  'mc-new-theme-park': {
    name: 'New Theme Park',
    copies: 1,
    purpose: 'points',
    ...numbered({ each: 6 }, ({ each }) => {
      const cost = (state: OpenState) => each * population(state, 'middle');
      return {
        costs: cost,
        can: (state) => moneyOf(state, 'middle') >= cost(state),
        play: effect((t) => {
          pay(t, 'middle', 'supply', cost(t.state), 'card');
          gainProsperity(t, 'middle');
          return undefined;
        }),
      };
    }),
  },
  'mc-personal-consumption': {
    name: 'Personal Consumption',
    copies: 2,
    purpose: 'other',
    costs: 0,
    ...numbered({ times: 2 }, ({ times }) => ({
      can: (state) => buyableResources(state, 'middle').length > 0,
      lacks: 'card.buy',
      *play(t) {
        yield* consume(t, times);
        return undefined;
      },
    })),
  },
  'mc-public-opinion-polling': {
    name: 'Public Opinion Polling',
    copies: 2,
    purpose: 'bill',
    costs: 0,
    ...publicOpinionPolling('middle'),
  },
  'mc-public-sector-overtime': {
    name: 'Public Sector Overtime',
    copies: 1,
    purpose: 'other',
    costs: 0,
    ...publicOvertime('mc-public-sector-overtime', 'middle'),
  },
  'mc-small-business-grant': {
    name: 'Small Business Grant',
    copies: 2,
    purpose: 'company',
    costs: 0,
    needs: policy('fiscal-policy', 'A', 'B'),
    legitimacy: { middle: 1 },
    can: (state) => canBuild(state, 'middle', PAID_BY_STATE),
    lacks: 'card.build',
    *play(t) {
      yield* buildFromMarket(t, 'middle', PAID_BY_STATE);
      return undefined;
    },
  },
  'mc-specialization': {
    name: 'Specialization',
    copies: 2,
    purpose: 'staff',
    costs: 0,
    needs: policy('immigration', 'B', 'C'),
    ...numbered({ most: 3 }, ({ most }) => ({
      can: (state) => hasNewcomers(state) || hiring(state).length > 0,
      lacks: 'card.hire',
      *play(t) {
        yield* addSpecialist(t, 'mc-specialization', 'middle');
        yield* hire(t, 'mc-specialization', { least: 0, most });
        return undefined;
      },
    })),
  },
  'mc-state-scholarship': {
    name: 'State Scholarship',
    copies: 1,
    ...halfPrice('middle', 'education'),
  },
  'mc-supplemental-income-program': {
    name: 'Supplemental Income Program',
    copies: 2,
    purpose: 'allowance',
    costs: 0,
    needs: policy('labor-market', 'B', 'C'),
    ...allowance('middle', workingForOthers, { each: 2, legitimacy: 1, per: 5 }),
  },
  'mc-unemployment-initiative-program': {
    name: 'Unemployment Initiative Program',
    copies: 1,
    purpose: 'staff',
    costs: 0,
    needs: policy('welfare-health', 'A', 'B'),
    legitimacy: { middle: 1 },
    ...numbered({ most: 3, each: 5 }, ({ most, each }) => ({
      can: (state) => hiring(state).length > 0,
      lacks: 'card.hire',
      *play(t) {
        const hired = yield* hire(t, 'mc-unemployment-initiative-program', { least: 1, most });
        pay(t, 'state', 'middle', each * hired, 'card');
        return undefined;
      },
    })),
  },
  'mc-voice-of-middle-class-workers': {
    name: 'Voice of Middle Class Workers',
    copies: 1,
    purpose: 'votes',
    costs: 0,
    ...numbered({ cubes: 2 }, ({ cubes }) => ({
      can: (state) => state.cubes.middle > 0,
      lacks: 'basic.apply-political-pressure',
      play: effect((t) => {
        addCubes(t, 'middle', cubes + employersOf(t.state).length);
        return undefined;
      }),
    })),
  },
};

const NO_LIMIT = Number.POSITIVE_INFINITY;
const SUBSIDIZED_IMPORT: BuyRules = {
  sources: ['foreign-market'],
  resources: ['food', 'luxury'],
  dutyFree: true,
  optional: true,
};
/** On whichever slot of those who run it the newcomer fits (H51). */
const WITH_NEW_OWNER: BuildRules = { newOwner: true };
const PAID_BY_STATE: BuildRules = { payer: 'state' };

function withEmployee(state: HegemonyState): Company[] {
  return companiesEmploying(state, 'working', ['middle']);
}

/** Public and Capitalist companies in which the Middle Class works. */
function employersOf(state: HegemonyState): Company[] {
  return companiesEmploying(state, 'middle', ['state', 'capitalist']);
}

function workingForOthers(state: HegemonyState): number {
  return employersOf(state).reduce((sum, company) => sum + workersIn(company, 'middle'), 0);
}

/** One resource: its Population from every source, or so many times that from one. */
function* consume(t: Hegemony, times: number): Play {
  const { state } = t;
  const resource = yield* t.ask('middle', 'buy-resource', () => buyableResources(state, 'middle'));
  // With a single source to buy from, buying from many is only less.
  const ways = () =>
    sourcesOf(state, 'middle', resource).length > 1 ? ['many-sources', 'one-source'] : ['one-source'];
  const about = { card: 'mc-personal-consumption', resource };
  const way = yield* t.ask('middle', 'card-option', ways, { about });
  const rules =
    way === 'one-source'
      ? { atMostSources: 1, limit: times * population(state, 'middle') }
      : { atMostSources: NO_LIMIT };
  yield* buyResource(t, 'middle', resource, rules);
}

/** Own companies whose employee slot could be filled out of the unemployed. */
function hiring(state: HegemonyState): Company[] {
  return companiesOf(state, 'middle').filter((company) => possibleEmployees(state, company).length > 0);
}

/** Takes unemployed Working Class workers as employees, as when a company is built, without ending a Demonstration (H45). */
function* hire(
  t: Hegemony,
  card: string,
  { least, most }: { readonly least: number; readonly most: number },
): Play<number> {
  const { state } = t;
  let hired = 0;
  while (hired < most) {
    const companies = () => hiring(state).map(({ id }) => id);
    const id = yield* t.ask('middle', 'card-company', companies, { canStop: hired >= least, about: { card } });
    if (id === STOP) break;
    const company = findCompany(state, id);
    const about = { company: id };
    const skill = yield* t.ask('middle', 'staff-worker', () => possibleEmployees(state, company), { about });
    employ(t, company, employeeSlot(company), 'working', skill);
    hired++;
  }
  settleLabour(t);
  return hired;
}
