/** The Special Actions of the Capitalist Class Automa. */
import { workOvertime } from '../../../rules/actions/extra-shift.js';
import { addCubes } from '../../../rules/bag.js';
import { policy } from '../../../rules/cards/card.js';
import { cardOf, companiesOf, isOperational, outputOf, wageOf } from '../../../rules/companies.js';
import type { Hegemony, Play } from '../../../rules/context.js';
import { FREE_TRADE_ZONE, ROUNDS, STATE_PRICE } from '../../../rules/data/board.js';
import { gainInfluence, storageLimit } from '../../../rules/goods.js';
import { type StaffSource, staffFrom } from '../../../rules/labour.js';
import { moneyOf, pay } from '../../../rules/money.js';
import { type Industry, PRODUCT, type Resource } from '../../../rules/names.js';
import { score } from '../../../rules/points.js';
import { isAt } from '../../../rules/policies.js';
import type { Company, HegemonyState } from '../../../rules/state.js';
import { machineryPlaces } from '../../base/machinery.js';
import { sellableToState, sellToState } from '../../base/shared.js';
import type { Special } from '../automa.js';
import { type Criteria, choose, healthcareOrEducation, inOrder, most, that } from '../criteria.js';
import { addOwnCubes, exchangeCubes, goodsForState, removeOthersCubes } from '../specials.js';
import { bestDeals, makeDeal } from './business-deal.js';
import { companiesIn } from './conditions.js';
import { movablePairs, poach } from './poach.js';
import { type Assignable, chooseAssignable, idleCompanies, staffFor } from './staffing.js';

const PER_COMPANY = { money: 5, companies: 3 } as const;
const MACHINERY = { first: 20, second: 25 } as const;
const DONATION = { money: 50, vp: 7 } as const;
const RECRUITING = 10;
const PER_WORKER = 5;
const CAMPAIGN = { cubes: 3, money: 15 } as const;
const LUXURY_SALE = { most: 6, price: 10, per: 3, influence: 1 } as const;
const SERVICE_SALE = { most: 9, price: 10, per: 3 } as const;
const CUBES_PER_COMPANY = 2;

const hasMoney = (state: HegemonyState, amount: number) => moneyOf(state, 'capitalist') >= amount;

/** Operational companies with workers, not on strike, whose wage it has. */
function overtimeCompanies(state: HegemonyState): Company[] {
  return companiesOf(state, 'capitalist').filter(
    (company) =>
      isOperational(company) && !cardOf(company).automated && !company.onStrike && hasMoney(state, wageOf(company)),
  );
}

/** How much of a resource it can still store, the Free Trade Zone included. */
function roomFor(state: HegemonyState, resource: Resource): number {
  if (resource === 'influence') return state.supply.resources.influence;
  const { storage, zone } = state.capitalist;
  const abroad = resource === 'food' || resource === 'luxury' ? FREE_TRADE_ZONE[resource] - zone[resource] : 0;
  return storageLimit(state, 'capitalist', resource) - storage[resource] + abroad;
}

/** What overtime is worth at its own prices, less the wage. */
function overtimeGain(state: HegemonyState, company: Company): number {
  const resource = PRODUCT[cardOf(company).industry];
  const price = resource === 'influence' ? STATE_PRICE.influence : state.capitalist.prices[resource];
  return Math.min(outputOf(company, true), roomFor(state, resource)) * price - wageOf(company);
}

const OVERTIME_FLOOR = 1000;

/** Place Machinery Criteria. Automated companies count as having a token. */
function machineryCriteria(state: HegemonyState): Criteria<Company> {
  const isOf = (company: Company, industry: Industry) => Number(cardOf(company).industry === industry);
  const hasOther = (company: Company) =>
    companiesOf(state, 'capitalist').some(
      (other) =>
        other !== company &&
        cardOf(other).industry === cardOf(company).industry &&
        (other.machinery || cardOf(other).automated),
    );
  return {
    name: 'place-machinery',
    label: ({ id }) => id,
    bullets: [
      that('no-other-machinery', (company) => !hasOther(company)),
      inOrder('agriculture-luxury', ['agriculture', 'luxury'] as const, isOf),
      healthcareOrEducation('dearer', isOf),
      most('highest-production', (company) => cardOf(company).produces),
    ],
  };
}

function placeMachinery(t: Hegemony, cost: number): void {
  pay(t, 'capitalist', 'supply', cost, 'card');
  const company = choose(t, 'capitalist', machineryCriteria(t.state), machineryPlaces(t.state));
  company.machinery = true;
  t.state.supply.machinery--;
  t.log('machinery', { company: company.id });
}

/** Idle companies that workers of one class could fill. */
function fillable(state: HegemonyState, from: StaffSource): Assignable[] {
  return idleCompanies(state).flatMap((company) => {
    const of = staffFor(state, company, from);
    return of ? [{ company, of }] : [];
  });
}

/** No company is built by it: a Demonstration goes on (H45). */
function* staffOne(t: Hegemony, from: StaffSource): Play<number> {
  const { company, of } = chooseAssignable(t, fillable(t.state, from));
  yield* staffFrom(t, from, 'capitalist', company, of);
  return company.workers.length;
}

export type CapitalistSpecial =
  | 'state-5-per-company'
  | 'extra-production'
  | 'buy-machinery'
  | 'replace-3-cubes'
  | 'draw-6-remove-others'
  | 'business-deal'
  | 'pay-50-for-7-vp'
  | 'recruit-from-supply'
  | 'staff-from-unemployed'
  | 'poach-from-public-company'
  | 'add-3-plus-3-cubes'
  | 'cubes-per-trade-company'
  | 'revenue-to-capital'
  | 'sell-luxury-to-state'
  | 'sell-health-to-state'
  | 'sell-education-to-state';

export const CAPITALIST_SPECIALS: Readonly<Record<CapitalistSpecial, Special>> = {
  'state-5-per-company': {
    needs: policy('fiscal-policy', 'A', 'B'),
    can: (state) => companiesOf(state, 'capitalist').length > 0,
    *perform(t) {
      const count = companiesOf(t.state, 'capitalist').length;
      pay(t, 'state', 'capitalist', count * PER_COMPANY.money, 'card');
      return Math.floor(count / PER_COMPANY.companies);
    },
  },
  'extra-production': {
    can: (state) => overtimeCompanies(state).length > 0,
    *perform(t) {
      const { state } = t;
      const criteria: Criteria<Company> = {
        name: 'extra-production',
        label: ({ id }) => id,
        bullets: [most('best-gain', (company) => overtimeGain(state, company) + OVERTIME_FLOOR)],
      };
      workOvertime(t, choose(t, 'capitalist', criteria, overtimeCompanies(state)));
      return undefined;
    },
  },
  'buy-machinery': {
    can: (state) => state.round < ROUNDS && hasMoney(state, MACHINERY.first) && machineryPlaces(state).length > 0,
    *perform(t) {
      placeMachinery(t, MACHINERY.first);
      if (hasMoney(t.state, MACHINERY.second) && machineryPlaces(t.state).length > 0)
        placeMachinery(t, MACHINERY.second);
      return undefined;
    },
  },
  'replace-3-cubes': exchangeCubes(3),
  'draw-6-remove-others': removeOthersCubes(6),
  'business-deal': {
    can: (state) => bestDeals(state).length > 0,
    *perform(t) {
      makeDeal(t);
      return undefined;
    },
  },
  'pay-50-for-7-vp': {
    can: (state) => hasMoney(state, DONATION.money),
    *perform(t) {
      pay(t, 'capitalist', 'state', DONATION.money, 'card', 'capital');
      score(t, 'capitalist', DONATION.vp, 'cards');
      return undefined;
    },
  },
  'recruit-from-supply': {
    needs: policy('immigration', 'B', 'C'),
    can: (state) => hasMoney(state, RECRUITING) && fillable(state, 'supply').length > 0,
    *perform(t) {
      pay(t, 'capitalist', 'supply', RECRUITING, 'card');
      yield* staffOne(t, 'supply');
      return undefined;
    },
  },
  'staff-from-unemployed': {
    needs: policy('welfare-health', 'A', 'B'),
    legitimacy: 1,
    can: (state) => fillable(state, 'unemployed').length > 0,
    *perform(t) {
      const workers = yield* staffOne(t, 'unemployed');
      pay(t, 'state', 'capitalist', workers * PER_WORKER, 'card');
      return undefined;
    },
  },
  'poach-from-public-company': {
    needs: policy('labor-market', 'B', 'C'),
    can: (state) => movablePairs(state).length > 0,
    *perform(t) {
      poach(t);
      return undefined;
    },
  },
  'add-3-plus-3-cubes': {
    can: ({ cubes }) => cubes.capitalist > 0,
    *perform(t) {
      addCubes(t, 'capitalist', CAMPAIGN.cubes);
      if (!hasMoney(t.state, CAMPAIGN.money) || t.state.cubes.capitalist === 0) return undefined;
      pay(t, 'capitalist', 'supply', CAMPAIGN.money, 'card');
      addCubes(t, 'capitalist', CAMPAIGN.cubes);
      return undefined;
    },
  },
  'cubes-per-trade-company': {
    needs: policy('foreign-trade', 'A', 'B'),
    ...addOwnCubes(
      (state) =>
        CUBES_PER_COMPANY *
        (companiesIn(state, 'agriculture') + (isAt(state, 'foreign-trade', 'A') ? companiesIn(state, 'luxury') : 0)),
    ),
  },
  'revenue-to-capital': {
    can: ({ capitalist }) => capitalist.revenue >= 150,
    *perform(t) {
      const { capitalist } = t.state;
      const amount = Math.floor(capitalist.revenue / 2);
      capitalist.revenue -= amount;
      capitalist.capital += amount;
      t.log('to-capital', { amount });
      return undefined;
    },
  },
  'sell-luxury-to-state': {
    can: (state) => sellableToState(state, 'capitalist', 'luxury', LUXURY_SALE.most) > 0,
    *perform(t) {
      const { most: atMost, price, per, influence } = LUXURY_SALE;
      const amount = sellableToState(t.state, 'capitalist', 'luxury', atMost);
      sellToState(t, 'capitalist', 'luxury', amount, price);
      gainInfluence(t, 'capitalist', influence);
      return Math.floor(amount / per);
    },
  },
  'sell-health-to-state': goodsForState('capitalist', 'health', SERVICE_SALE),
  'sell-education-to-state': goodsForState('capitalist', 'education', SERVICE_SALE),
};
