/** The printed components of the base game besides its action cards and events: cards, policies, the boards' tables. */
import type { Catalog, JsonObject } from '@polity/kernel';
import { list } from '../../rules/catalog.js';
import { AGENDAS } from '../../rules/data/agendas.js';
import {
  ACTION,
  COMPANY_SPACES,
  COMPONENTS,
  CORPORATE_TAX,
  DEALS_PER_ROUND,
  END_GAME,
  EVENT_SPACES,
  FREE_TRADE_ZONE,
  HAND,
  IMF_LOANS,
  IMF_TARGET,
  IMMIGRANTS,
  IMPORT_PRICE,
  INCOME_TAX,
  LEAST_POPULATION,
  LEGITIMACY,
  LEGITIMACY_INFLUENCE,
  LOAN,
  MARKET_SIZE,
  MINIMUM_WAGE,
  POLICY_START,
  POPULATION_FROM,
  PRICE_LADDER,
  PROSPERITY_DROP,
  PROSPERITY_TRACK,
  PUBLIC_COMPANIES,
  ROLES,
  ROUNDS,
  SETUP,
  START,
  START_PRICE,
  STATE_PRICE,
  STATE_STORAGE,
  STORAGE,
  STORAGE_TILE,
  TARIFF,
  TAX_MULTIPLIER,
  TAX_TRACK,
  TURNS_PER_ROUND,
  UNION_NEEDS,
  VOTE,
  WEALTH_ADVANCE_VP,
  WEALTH_FROM,
  WELFARE_MODIFIER,
  WELFARE_PRICE,
} from '../../rules/data/board.js';
import { BUSINESS_DEALS } from '../../rules/data/business-deals.js';
import { COMPANIES } from '../../rules/data/companies.js';
import { EXPORTS } from '../../rules/data/exports.js';
import { IMMIGRATION } from '../../rules/data/immigration.js';
import {
  type Agenda,
  type CompanyCard,
  type ExportCard,
  IDEOLOGIES,
  POLICIES,
  type Policy,
  PRODUCT,
  SECTIONS,
  type Seat,
  type Section,
  type Slot,
} from '../../rules/names.js';

export function components(): Catalog {
  return {
    companies: list<CompanyCard>(COMPANIES, companyRecord),
    exports: list<ExportCard>(EXPORTS, (card) => ({
      copies: 1,
      transactions: list(card, ({ good, amount, money }) => ({ resource: good, amount, money })),
    })),
    businessDeals: list(BUSINESS_DEALS, ({ copies, goods, cost, tariffs }) => ({ copies, goods, cost, tariffs })),
    immigration: list(IMMIGRATION, ({ copies, working, middle }) => ({ copies, working, middle })),
    agendas: list<Agenda>(AGENDAS, (agenda) => ({
      copies: 1,
      policies: Object.fromEntries(IDEOLOGIES.map((policy) => [policy, agenda[policy]])),
    })),
    loans: [{ id: 'loan-50', copies: COMPONENTS.loans, value: LOAN.amount }],
    policies: POLICIES.map(policyRecord),
    tables: Object.entries(TABLES).map(([id, table]) => ({ id, ...table }) as JsonObject),
  };
}

function companyRecord(card: CompanyCard): JsonObject {
  const { name, owner, industry, cost, produces, machinery, automated, slots, wages, copies, starts } = card;
  return {
    name,
    owner,
    industry,
    cost,
    produces: { resource: PRODUCT[industry], amount: produces },
    machinery,
    automated,
    slots: slots.map((slot) => slotRecord(slot, owner)),
    wages: wages && { L1: wages[0], L2: wages[1], L3: wages[2] },
    copies,
    starts,
  };
}

function slotRecord({ kind, role, bonus = 0 }: Slot, owner: Seat): JsonObject {
  const classes =
    role === 'owner' ? ['middle'] : role === 'employee' || owner === 'working' ? ['working'] : ['working', 'middle'];
  return { kind, role, classes, required: role !== 'employee', bonus };
}

/** What each section of a policy means. */
const SECTION_NUMBERS: Readonly<Record<Policy, (section: Section) => JsonObject>> = {
  'fiscal-policy': (section) => ({ publicCompanies: PUBLIC_COMPANIES[section], imfLoans: IMF_LOANS[section] }),
  'labor-market': (section) => ({ minimumWage: MINIMUM_WAGE[section], incomeTax: INCOME_TAX[section] }),
  taxation: (section) => ({ ...TAX_MULTIPLIER[section] }),
  'welfare-health': (section) => ({ price: WELFARE_PRICE[section], modifier: WELFARE_MODIFIER[section] }),
  'welfare-education': (section) => ({ price: WELFARE_PRICE[section], modifier: WELFARE_MODIFIER[section] }),
  'foreign-trade': (section) => ({ tariff: TARIFF[section], deals: DEALS_PER_ROUND[section] }),
  immigration: (section) => ({ immigrants: IMMIGRANTS[section] }),
};

function policyRecord(policy: Policy, index: number): JsonObject {
  return {
    id: policy,
    number: index + 1,
    start: POLICY_START[policy],
    imf: IMF_TARGET[policy],
    sections: Object.fromEntries(SECTIONS.map((section) => [section, SECTION_NUMBERS[policy](section)])),
  };
}

const TABLES: Readonly<Record<string, object>> = {
  'income-tax': { byLaborMarketThenTaxation: INCOME_TAX },
  'corporate-tax': { fromRevenue: CORPORATE_TAX.toReversed() },
  'tax-multiplier': { spaces: TAX_TRACK, byTaxation: TAX_MULTIPLIER, byWelfare: WELFARE_MODIFIER },
  imports: { prices: IMPORT_PRICE, tariffs: TARIFF },
  population: { least: LEAST_POPULATION, fromWorkers: POPULATION_FROM.toReversed() },
  prosperity: { spaces: PROSPERITY_TRACK, drop: PROSPERITY_DROP },
  wealth: { fromCapital: WEALTH_FROM, advanceVP: WEALTH_ADVANCE_VP },
  legitimacy: { ...LEGITIMACY, influence: LEGITIMACY_INFLUENCE.slice(1) },
  prices: { ladders: PRICE_LADDER, start: START_PRICE, state: STATE_PRICE, welfare: WELFARE_PRICE },
  storage: { ...STORAGE, tile: STORAGE_TILE, freeTradeZone: FREE_TRADE_ZONE, state: STATE_STORAGE },
  spaces: { companies: COMPANY_SPACES, market: MARKET_SIZE, events: EVENT_SPACES },
  components: { ...COMPONENTS },
  loans: { ...LOAN },
  voting: { ...VOTE },
  actions: { ...ACTION, unionWorkers: UNION_NEEDS },
  rounds: { rounds: ROUNDS, turns: TURNS_PER_ROUND, hand: HAND, roles: ROLES },
  'game-end': { ...END_GAME },
  start: { ...START },
  setup: { byPlayers: SETUP },
};
