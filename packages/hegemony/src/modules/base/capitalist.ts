/** The 40 action cards of the Capitalist Class. */
import {
  type BuildRules,
  buildFromMarket,
  canBuild,
  sellable,
  sellCompany,
} from '../../rules/actions/build-company.js';
import { canMakeDeal, makeBusinessDeal, sellAbroad } from '../../rules/actions/foreign-trade.js';
import { addCubes } from '../../rules/bag.js';
import { type Deck, type Effect, effect, legitimacyFor, numbered, policy } from '../../rules/cards/card.js';
import { cardOf, companiesOf } from '../../rules/companies.js';
import { gainInfluence, hasInfluence } from '../../rules/goods.js';
import { moneyOf, pay } from '../../rules/money.js';
import { score } from '../../rules/points.js';
import { isAt } from '../../rules/policies.js';
import { revealForMarket } from '../../rules/round/preparation.js';
import type { Company, HegemonyState } from '../../rules/state.js';
import { canPropose } from '../../rules/vote.js';
import { movement, proposeTwoBills, publicOpinionPolling, radicalReforms } from './bills.js';
import { competitiveWages } from './competitive-wages.js';
import { technologicalProgress } from './machinery.js';
import { sellMoreAbroad } from './sales-abroad.js';
import {
  chooseExportCard,
  investmentOpportunities,
  overtime,
  sellableToState,
  sellToState,
  staffable,
  staffOne,
  stateBuys,
} from './shared.js';
import { fakeNews, interestGroups } from './voting-cubes.js';

const canPay =
  (amount: number) =>
  (state: HegemonyState): boolean =>
    moneyOf(state, 'capitalist') >= amount;

const owned = (state: HegemonyState): Company[] => companiesOf(state, 'capitalist');

export const CAPITALIST_CARDS: Deck = {
  'cc-bid-rigging': {
    name: 'Bid Rigging',
    copies: 1,
    purpose: 'sale',
    worth: 6.2,
    costs: 0,
    ...numbered({ most: 6, price: 10, influence: 1, legitimacy: 1, per: 3 }, (printed) => ({
      /** Without Luxury to sell it is played for its Influence (H53). */
      can: (state) => sellableToState(state, 'capitalist', 'luxury', printed.most) > 0 || hasInfluence(state),
      lacks: 'card.bid',
      *play(t) {
        const { most, price, influence } = printed;
        const range = () => ({ min: 0, max: sellableToState(t.state, 'capitalist', 'luxury', most) });
        const about = { card: 'cc-bid-rigging', deed: 'sell', good: 'luxury', price } as const;
        const amount = yield* t.askAmount('capitalist', 'card-amount', range, { about });
        if (amount > 0) sellToState(t, 'capitalist', 'luxury', amount, price);
        gainInfluence(t, 'capitalist', influence);
        return legitimacyFor('capitalist', amount, printed);
      },
    })),
  },
  'cc-business-expansion': {
    name: 'Business Expansion',
    copies: 2,
    purpose: 'company',
    costs: 0,
    ...numbered({ companies: 2 }, ({ companies }) => ({
      can: (state) => canBuild(state, 'capitalist'),
      lacks: 'card.build',
      /** Where only one company can be built, one is; the market is refilled by as many as were (H54). */
      *play(t) {
        let built = 0;
        while (built < companies && canBuild(t.state, 'capitalist')) {
          yield* buildFromMarket(t, 'capitalist');
          built++;
        }
        revealForMarket(t, 'capitalist', built);
        return undefined;
      },
    })),
  },
  'cc-business-grants': {
    name: 'Business Grants',
    copies: 1,
    purpose: 'money',
    costs: 0,
    needs: policy('fiscal-policy', 'A', 'B'),
    ...numbered({ each: 5, legitimacy: 1, per: 3 }, (printed) => ({
      can: (state) => owned(state).length > 0,
      lacks: 'card.companies',
      play: effect((t) => {
        const companies = owned(t.state).length;
        pay(t, 'state', 'capitalist', companies * printed.each, 'card');
        return legitimacyFor('capitalist', companies, printed);
      }),
    })),
  },
  'cc-buy-private-island': {
    name: 'Buy Private Island',
    copies: 1,
    purpose: 'points',
    ...numbered({ cost: 50, points: 7 }, ({ cost, points }) => ({
      costs: cost,
      can: canPay(cost),
      play: effect((t) => {
        pay(t, 'capitalist', 'state', cost, 'card', 'capital');
        score(t, 'capitalist', points, 'cards');
        return undefined;
      }),
    })),
  },
  'cc-competitive-wages': {
    name: 'Competitive Wages',
    copies: 2,
    purpose: 'staff',
    worth: 7,
    costs: 0,
    needs: policy('labor-market', 'B', 'C'),
    ...competitiveWages,
  },
  'cc-endorse-political-campaign': {
    name: 'Endorse Political Campaign',
    copies: 1,
    purpose: 'votes',
    ...numbered({ cost: 15, cubes: 6 }, ({ cost, cubes }) => ({
      costs: cost,
      can: (state) => canPay(cost)(state) && state.cubes.capitalist > 0,
      lacks: 'basic.apply-political-pressure',
      play: effect((t) => {
        pay(t, 'capitalist', 'supply', cost, 'card');
        addCubes(t, 'capitalist', cubes);
        return undefined;
      }),
    })),
  },
  'cc-exit-strategy': {
    name: 'Exit Strategy',
    copies: 2,
    purpose: 'seldom',
    costs: 0,
    ...numbered({ times: 2 }, ({ times }) => ({
      can: (state) => sellable(state, 'capitalist').some(hasNoMachinery),
      lacks: 'card.sell',
      *play(t) {
        yield* sellCompany(t, 'capitalist', times, hasNoMachinery);
        return undefined;
      },
    })),
  },
  'cc-extra-shift': {
    name: 'Extra Shift',
    copies: 2,
    purpose: 'other',
    costs: 0,
    ...overtime('cc-extra-shift', 'capitalist'),
  },
  'cc-fake-news': {
    name: 'Fake News',
    copies: 1,
    purpose: 'votes',
    costs: 0,
    ...fakeNews('cc-fake-news', 'capitalist'),
  },
  'cc-foreign-market-insight': {
    name: 'Foreign Market Insight',
    copies: 2,
    purpose: 'sale',
    costs: 0,
    ...numbered({ cards: 2 }, ({ cards }) => ({
      *play(t) {
        yield* chooseExportCard(t, 'capitalist', 'cc-foreign-market-insight', cards);
        yield* sellAbroad(t, 'capitalist', { optional: true });
        return undefined;
      },
    })),
  },
  // The sale comes after the deal, and not without it (H55).
  'cc-foreign-partner': {
    name: 'Foreign Partner',
    copies: 2,
    purpose: 'sale',
    costs: 0,
    needs: policy('foreign-trade', 'B', 'C'),
    can: canMakeDeal,
    lacks: 'basic.make-business-deal',
    *play(t) {
      yield* makeBusinessDeal(t);
      yield* sellAbroad(t, 'capitalist', { goods: ['food', 'luxury'], optional: true });
      return undefined;
    },
  },
  // Of the class that it picks, unskilled ones first (H56).
  'cc-foreign-recruitment': {
    name: 'Foreign Recruitment',
    copies: 2,
    purpose: 'staff',
    worth: 6.2,
    needs: policy('immigration', 'B', 'C'),
    ...numbered({ cost: 10 }, ({ cost }) => ({
      costs: cost,
      can: (state) => canPay(cost)(state) && staffable(state, 'capitalist', 'supply').length > 0,
      lacks: 'card.staff',
      *play(t) {
        pay(t, 'capitalist', 'supply', cost, 'card');
        yield* staffOne(t, 'capitalist', 'cc-foreign-recruitment', 'supply');
        return undefined;
      },
    })),
  },
  'cc-global-branding': {
    name: 'Global Branding',
    copies: 1,
    purpose: 'sale',
    costs: 0,
    ...sellMoreAbroad('cc-global-branding', 'luxury', { most: 6, price: 10 }),
  },
  'cc-global-food-crisis': {
    name: 'Global Food Crisis',
    copies: 1,
    purpose: 'sale',
    costs: 0,
    ...sellMoreAbroad('cc-global-food-crisis', 'food', { most: 4, price: 15 }),
  },
  'cc-health-crisis': {
    name: 'Health Crisis',
    copies: 1,
    purpose: 'sale',
    costs: 0,
    ...stateBuys('cc-health-crisis', 'capitalist', 'health', 9),
  },
  'cc-higher-education-program': {
    name: 'Higher Education Program',
    copies: 1,
    purpose: 'sale',
    costs: 0,
    ...stateBuys('cc-higher-education-program', 'capitalist', 'education', 9),
  },
  'cc-industrialization': {
    name: 'Industrialization',
    copies: 1,
    purpose: 'company',
    costs: 0,
    needs: policy('fiscal-policy', 'A', 'B'),
    legitimacy: { capitalist: 1 },
    ...industrialization(),
  },
  'cc-interest-groups': {
    name: 'Interest Groups',
    copies: 1,
    purpose: 'votes',
    costs: 0,
    ...interestGroups('cc-interest-groups', 'capitalist'),
  },
  'cc-investment-opportunities': {
    name: 'Investment Opportunities',
    copies: 2,
    purpose: 'company',
    costs: 0,
    ...investmentOpportunities('cc-investment-opportunities', 'capitalist', 10),
  },
  'cc-offshore-companies': {
    name: 'Offshore Companies',
    copies: 2,
    purpose: 'seldom',
    costs: 0,
    can: (state) => halfOfRevenue(state) > 0,
    lacks: 'card.revenue',
    play: effect((t) => {
      const { capitalist } = t.state;
      const amount = halfOfRevenue(t.state);
      capitalist.revenue -= amount;
      capitalist.capital += amount;
      t.log('to-capital', { amount });
      return undefined;
    }),
  },
  'cc-public-opinion-polling': {
    name: 'Public Opinion Polling',
    copies: 1,
    purpose: 'bill',
    costs: 0,
    ...publicOpinionPolling('capitalist'),
  },
  'cc-push-political-agenda': {
    name: 'Push Political Agenda',
    copies: 1,
    purpose: 'bill',
    ...numbered({ cost: 25 }, ({ cost }) => ({
      costs: cost,
      can: (state) => canPay(cost)(state) && canPropose(state, 'capitalist'),
      lacks: 'bill.its',
      *play(t) {
        pay(t, 'capitalist', 'supply', cost, 'card');
        return yield* proposeTwoBills(t, 'capitalist');
      },
    })),
  },
  'cc-radical-reforms': {
    name: 'Radical Reforms',
    copies: 1,
    purpose: 'bill',
    costs: 0,
    ...radicalReforms('capitalist'),
  },
  'cc-tap-into-new-markets': {
    name: 'Tap into New Markets',
    copies: 1,
    purpose: 'bill',
    costs: 0,
    ...movement('capitalist', 'foreign-trade'),
  },
  'cc-taxed-enough-already': {
    name: 'Taxed Enough Already!',
    copies: 1,
    purpose: 'bill',
    costs: 0,
    ...movement('capitalist', 'taxation'),
  },
  'cc-technological-progress': {
    name: 'Technological Progress',
    copies: 3,
    purpose: 'other',
    ...technologicalProgress,
  },
  'cc-trade-protectionism-lobby': {
    name: 'Trade Protectionism Lobby',
    copies: 1,
    purpose: 'votes',
    costs: 0,
    needs: policy('foreign-trade', 'A', 'B'),
    ...numbered({ each: 2 }, ({ each }) => ({
      can: (state) => protectedCompanies(state) > 0 && state.cubes.capitalist > 0,
      lacks: 'card.sheltered',
      play: effect((t) => {
        addCubes(t, 'capitalist', each * protectedCompanies(t.state));
        return undefined;
      }),
    })),
  },
  'cc-unemployment-initiative-program': {
    name: 'Unemployment Initiative Program',
    copies: 2,
    purpose: 'staff',
    costs: 0,
    needs: policy('welfare-health', 'A', 'B'),
    legitimacy: { capitalist: 1 },
    ...numbered({ each: 5 }, ({ each }) => ({
      can: (state) => staffable(state, 'capitalist', 'unemployed').length > 0,
      lacks: 'card.staff',
      *play(t) {
        const company = yield* staffOne(t, 'capitalist', 'cc-unemployment-initiative-program', 'unemployed');
        pay(t, 'state', 'capitalist', company.workers.length * each, 'card');
        return undefined;
      },
    })),
  },
};

/** Automated companies count as carrying machinery. */
function hasNoMachinery(company: Company): boolean {
  return !company.machinery && !cardOf(company).automated;
}

function halfOfRevenue({ capitalist }: HegemonyState): number {
  return Math.floor(capitalist.revenue / 2);
}

/** A company of two industries for half its cost, rounded up; the State pays the rest and may need loans for it. */
function industrialization(): Effect {
  const rules: BuildRules = {
    costOf: ({ cost }) => Math.ceil(cost / 2),
    only: ({ industry }) => industry === 'agriculture' || industry === 'luxury',
  };
  return {
    can: (state) => canBuild(state, 'capitalist', rules),
    lacks: 'card.build',
    *play(t) {
      const company = yield* buildFromMarket(t, 'capitalist', rules);
      pay(t, 'state', 'supply', Math.floor(cardOf(company).cost / 2), 'build');
      return undefined;
    },
  };
}

/** Companies that tariffs shelter: in agriculture, and in section A in luxury too. */
function protectedCompanies(state: HegemonyState): number {
  const sheltered = isAt(state, 'foreign-trade', 'A') ? ['agriculture', 'luxury'] : ['agriculture'];
  return owned(state).filter((company) => sheltered.includes(cardOf(company).industry)).length;
}
