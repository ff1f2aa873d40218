/** The Middle Class deck: 40 action cards, 26 different ones. */
import { STOP } from '@polity/kernel';
import { type BuildRules, buildable, buildFromMarket, mayBuildFromMarket } from '../actions/build-company.js';
import { type BuyRules, buyableResources, buyGoods, buyResource, sourcesOf } from '../actions/buy.js';
import { extraShift } from '../actions/extra-shift.js';
import { possibleExports, sellAbroad } from '../actions/foreign-trade.js';
import { addStorage, expandable } from '../actions/free.js';
import { addCubes } from '../bag.js';
import { companiesOf, employeeSlot, findCompany } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { companiesEmploying, employ, population, possibleEmployees, settleLabour, workersIn } from '../labour.js';
import { moneyOf, pay } from '../money.js';
import { PRODUCT } from '../names.js';
import { gainProsperity } from '../points.js';
import type { Company, HegemonyState } from '../state.js';
import { type Deck, effect, policy } from './card.js';
import {
  addSpecialist,
  allowance,
  chooseExportCard,
  fakeNews,
  halfPrice,
  highlightSocialIssues,
  interestGroups,
  investmentOpportunities,
  laborMarketDeregulation,
  migration,
  movement,
  publicOpinionPolling,
  publicOvertime,
  stateBuys,
} from './shared.js';

export const MIDDLE_CARDS: Deck = {
  'mc-employment-subsidy': {
    name: 'Employment Subsidy',
    copies: 2,
    needs: policy('fiscal-policy', 'A', 'B'),
    can: (state) => withEmployee(state).length > 0,
    *play(t) {
      const subsidized = withEmployee(t.state);
      pay(t, 'state', 'middle', 5 * subsidized.length, 'card');
      yield* extraShift(t, (company) => subsidized.includes(company), true);
      return { middle: Math.floor(subsidized.length / 3) };
    },
  },
  'mc-export-subsidy': {
    name: 'Export Subsidy',
    copies: 2,
    needs: policy('fiscal-policy', 'A', 'B'),
    legitimacy: { middle: 1 },
    can: (state) => possibleExports(state, 'middle').length > 0,
    *play(t) {
      const made = yield* sellAbroad(t, 'middle');
      pay(t, 'state', 'middle', 5 * made, 'card');
      return undefined;
    },
  },
  'mc-fake-news': {
    name: 'Fake News',
    copies: 1,
    ...fakeNews('mc-fake-news', 'middle'),
  },
  'mc-foreign-market-insight': {
    name: 'Foreign Market Insight',
    copies: 2,
    *play(t) {
      yield* chooseExportCard(t, 'middle', 'mc-foreign-market-insight', 1);
      yield* sellAbroad(t, 'middle', { times: 2, optional: true });
      return undefined;
    },
  },
  'mc-growing-business': {
    name: 'Growing Business',
    copies: 2,
    can: (state) => expandable(state, 'middle').length > 0 || buildable(state, 'middle').length > 0,
    *play(t) {
      const stored = expandable(t.state, 'middle').length > 0 ? yield* addStorage(t, 'middle') : undefined;
      yield* mayBuildFromMarket(t, 'middle', {
        costOf: ({ cost, industry }) => (PRODUCT[industry] === stored ? Math.max(0, cost - 4) : cost),
      });
      return undefined;
    },
  },
  'mc-health-crisis': {
    name: 'Health Crisis',
    copies: 1,
    ...stateBuys('mc-health-crisis', 'middle', 'health', 6),
  },
  'mc-healthcare-benefits': {
    name: 'Healthcare Benefits',
    copies: 1,
    needs: policy('welfare-health', 'B', 'C'),
    legitimacy: { middle: 1 },
    ...halfPrice('middle', 'health'),
  },
  'mc-higher-education-program': {
    name: 'Higher Education Program',
    copies: 1,
    ...stateBuys('mc-higher-education-program', 'middle', 'education', 6),
  },
  'mc-highlight-social-issues': {
    name: 'Highlight Social Issues',
    copies: 1,
    legitimacy: { middle: 1 },
    ...highlightSocialIssues('middle'),
  },
  'mc-immigration-reform': {
    name: 'Immigration Reform',
    copies: 1,
    ...movement('middle', 'immigration'),
  },
  'mc-import-subsidy': {
    name: 'Import Subsidy',
    copies: 2,
    needs: policy('foreign-trade', 'A', 'B'),
    can: (state) => buyableResources(state, 'middle', SUBSIDIZED_IMPORT).length > 0,
    *play(t) {
      const bought = yield* buyGoods(t, 'middle', SUBSIDIZED_IMPORT);
      return { middle: Math.floor(bought / 4) };
    },
  },
  'mc-interest-groups': {
    name: 'Interest Groups',
    copies: 1,
    ...interestGroups('mc-interest-groups', 'middle'),
  },
  'mc-investment-opportunities': {
    name: 'Investment Opportunities',
    copies: 2,
    ...investmentOpportunities('mc-investment-opportunities', 'middle', 8),
  },
  'mc-labor-market-deregulation': {
    name: 'Labor Market Deregulation',
    copies: 1,
    needs: policy('labor-market', 'B', 'C'),
    ...laborMarketDeregulation('middle'),
  },
  'mc-land-of-opportunity': {
    name: 'Land of Opportunity',
    copies: 2,
    needs: policy('immigration', 'B', 'C'),
    can: (state) => buildable(state, 'middle', WITH_NEW_OWNER).length > 0,
    *play(t) {
      yield* buildFromMarket(t, 'middle', WITH_NEW_OWNER);
      return undefined;
    },
  },
  'mc-migration': {
    name: 'Migration',
    copies: 3,
    ...migration('mc-migration', 'middle'),
  },
  'mc-new-theme-park': {
    name: 'New Theme Park',
    copies: 1,
    can: (state) => moneyOf(state, 'middle') >= themeParkCost(state),
    play: effect((t) => {
      pay(t, 'middle', 'supply', themeParkCost(t.state), 'card');
      gainProsperity(t, 'middle');
      return undefined;
    }),
  },
  'mc-personal-consumption': {
    name: 'Personal Consumption',
    copies: 2,
    can: (state) => buyableResources(state, 'middle').length > 0,
    *play(t) {
      yield* consume(t);
      return undefined;
    },
  },
  'mc-public-opinion-polling': {
    name: 'Public Opinion Polling',
    copies: 2,
    ...publicOpinionPolling('middle'),
  },
  'mc-public-sector-overtime': {
    name: 'Public Sector Overtime',
    copies: 1,
    ...publicOvertime('mc-public-sector-overtime', 'middle'),
  },
  'mc-small-business-grant': {
    name: 'Small Business Grant',
    copies: 2,
    needs: policy('fiscal-policy', 'A', 'B'),
    legitimacy: { middle: 1 },
    can: (state) => buildable(state, 'middle', PAID_BY_STATE).length > 0,
    *play(t) {
      yield* buildFromMarket(t, 'middle', PAID_BY_STATE);
      return undefined;
    },
  },
  'mc-specialization': {
    name: 'Specialization',
    copies: 2,
    needs: policy('immigration', 'B', 'C'),
    *play(t) {
      yield* addSpecialist(t, 'mc-specialization', 'middle');
      yield* hire(t, 'mc-specialization', 0);
      return undefined;
    },
  },
  'mc-state-scholarship': {
    name: 'State Scholarship',
    copies: 1,
    needs: policy('welfare-education', 'B', 'C'),
    legitimacy: { middle: 1 },
    ...halfPrice('middle', 'education'),
  },
  'mc-supplemental-income-program': {
    name: 'Supplemental Income Program',
    copies: 2,
    needs: policy('labor-market', 'B', 'C'),
    ...allowance('middle', workingForOthers, { each: 2, per: 5 }),
  },
  'mc-unemployment-initiative-program': {
    name: 'Unemployment Initiative Program',
    copies: 1,
    needs: policy('welfare-health', 'A', 'B'),
    legitimacy: { middle: 1 },
    can: (state) => hiring(state).length > 0,
    *play(t) {
      const hired = yield* hire(t, 'mc-unemployment-initiative-program', 1);
      pay(t, 'state', 'middle', 5 * hired, 'card');
      return undefined;
    },
  },
  'mc-voice-of-middle-class-workers': {
    name: 'Voice of Middle Class Workers',
    copies: 1,
    can: (state) => state.cubes.middle > 0,
    play: effect((t) => {
      addCubes(t, 'middle', 2 + employersOf(t.state).length);
      return undefined;
    }),
  },
};

const NO_LIMIT = Number.POSITIVE_INFINITY;
const SUBSIDIZED_IMPORT: BuyRules = {
  sources: ['foreign-market'],
  resources: ['food', 'luxury'],
  dutyFree: true,
  optional: true,
};
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

function themeParkCost(state: HegemonyState): number {
  return 6 * population(state, 'middle');
}

/** One resource: its Population from every source, or twice that from one. */
function* consume(t: Hegemony): Play {
  const { state } = t;
  const resource = yield* t.ask('middle', 'buy-resource', () => buyableResources(state, 'middle'));
  // With a single source to buy from, buying from many is only less.
  const ways = () =>
    sourcesOf(state, 'middle', resource).length > 1 ? ['many-sources', 'one-source'] : ['one-source'];
  const about = { card: 'mc-personal-consumption', resource };
  const way = yield* t.ask('middle', 'card-option', ways, { about });
  const rules =
    way === 'one-source' ? { atMostSources: 1, limit: 2 * population(state, 'middle') } : { atMostSources: NO_LIMIT };
  yield* buyResource(t, 'middle', resource, rules);
}

/** Own companies whose employee slot could be filled out of the unemployed. */
function hiring(state: HegemonyState): Company[] {
  return companiesOf(state, 'middle').filter((company) => possibleEmployees(state, company).length > 0);
}

/** Takes up to three unemployed Working Class workers as employees, as when a company is built (ruling). */
function* hire(t: Hegemony, card: string, atLeast: number): Play<number> {
  const { state } = t;
  let hired = 0;
  while (hired < 3) {
    const companies = () => hiring(state).map(({ id }) => id);
    const id = yield* t.ask('middle', 'card-company', companies, { canStop: hired >= atLeast, about: { card } });
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
