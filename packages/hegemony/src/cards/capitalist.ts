/** The 40 action cards of the Capitalist Class. */
import { type BuildRules, buildable, buildFromMarket, sellable, sellCompany } from '../actions/build-company.js';
import { exportGoods, exportStock, makeBusinessDeal, possibleDeals, sellAbroad } from '../actions/foreign-trade.js';
import { addCubes } from '../bag.js';
import { cardOf, companiesOf, findCompany, hasCommitted, isOperational } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { gainInfluence } from '../goods.js';
import { canFill, openSlots, settleLabour, stand } from '../labour.js';
import { moneyOf, pay } from '../money.js';
import type { Skill } from '../names.js';
import { score } from '../points.js';
import { isAt } from '../policies.js';
import { setWage } from '../prices.js';
import { revealForMarket } from '../round/preparation.js';
import type { Company, HegemonyState, Worker } from '../state.js';
import { possibleBills } from '../vote.js';
import { type Deck, effect, policy } from './card.js';
import {
  chooseExportCard,
  type Effect,
  fakeNews,
  interestGroups,
  investmentOpportunities,
  movement,
  overtime,
  proposeTwoBills,
  publicOpinionPolling,
  radicalReforms,
  sellableToState,
  sellToState,
  staffable,
  staffOne,
  stateBuys,
} from './shared.js';

const canPay =
  (amount: number) =>
  (state: HegemonyState): boolean =>
    moneyOf(state, 'capitalist') >= amount;

const owned = (state: HegemonyState): Company[] => companiesOf(state, 'capitalist');
const ids = (companies: readonly Company[]): string[] => companies.map(({ id }) => id);

export const CAPITALIST_CARDS: Deck = {
  'cc-bid-rigging': {
    name: 'Bid Rigging',
    copies: 1,
    *play(t) {
      const range = () => ({ min: 0, max: sellableToState(t.state, 'capitalist', 'luxury', 6) });
      const about = { card: 'cc-bid-rigging', good: 'luxury', price: 10 };
      const amount = yield* t.askAmount('capitalist', 'card-amount', range, { about });
      if (amount > 0) sellToState(t, 'capitalist', 'luxury', amount);
      gainInfluence(t, 'capitalist', 1);
      return { capitalist: Math.floor(amount / 3) };
    },
  },
  'cc-business-expansion': {
    name: 'Business Expansion',
    copies: 2,
    can: (state) => buildable(state, 'capitalist').length > 0,
    /** Where only one company can be built, one is; the market is refilled by as many as were (ruling). */
    *play(t) {
      let built = 0;
      while (built < 2 && buildable(t.state, 'capitalist').length > 0) {
        yield* buildFromMarket(t, 'capitalist');
        built++;
      }
      revealForMarket(t, 'capitalist', built);
      return undefined;
    },
  },
  'cc-business-grants': {
    name: 'Business Grants',
    copies: 1,
    needs: policy('fiscal-policy', 'A', 'B'),
    play: effect((t) => {
      const companies = owned(t.state).length;
      pay(t, 'state', 'capitalist', companies * 5, 'card');
      return { capitalist: Math.floor(companies / 3) };
    }),
  },
  'cc-buy-private-island': {
    name: 'Buy Private Island',
    copies: 1,
    can: canPay(50),
    play: effect((t) => {
      pay(t, 'capitalist', 'state', 50, 'card', 'capital');
      score(t, 'capitalist', 7, 'cards');
      return undefined;
    }),
  },
  'cc-competitive-wages': {
    name: 'Competitive Wages',
    copies: 2,
    needs: policy('labor-market', 'B', 'C'),
    can: (state) => headhunters(state).length > 0,
    *play(t) {
      const about = { card: 'cc-competitive-wages' };
      const to = yield* t.ask('capitalist', 'card-company', () => ids(headhunters(t.state)), { about });
      const company = findCompany(t.state, to);
      const rivals = () => ids(rivalsOf(t.state, company));
      const from = yield* t.ask('capitalist', 'card-company', rivals, { about: { ...about, company: to } });
      setWage(t, company, 3);
      changeEmployer(t, findCompany(t.state, from), company);
      return undefined;
    },
  },
  'cc-endorse-political-campaign': {
    name: 'Endorse Political Campaign',
    copies: 1,
    can: canPay(15),
    play: effect((t) => {
      pay(t, 'capitalist', 'supply', 15, 'card');
      addCubes(t, 'capitalist', 6);
      return undefined;
    }),
  },
  'cc-exit-strategy': {
    name: 'Exit Strategy',
    copies: 2,
    can: (state) => sellable(state, 'capitalist').some(hasNoMachinery),
    *play(t) {
      yield* sellCompany(t, 'capitalist', 2, hasNoMachinery);
      return undefined;
    },
  },
  'cc-extra-shift': {
    name: 'Extra Shift',
    copies: 2,
    ...overtime('cc-extra-shift', 'capitalist'),
  },
  'cc-fake-news': {
    name: 'Fake News',
    copies: 1,
    ...fakeNews('cc-fake-news', 'capitalist'),
  },
  'cc-foreign-market-insight': {
    name: 'Foreign Market Insight',
    copies: 2,
    *play(t) {
      yield* chooseExportCard(t, 'capitalist', 'cc-foreign-market-insight', 2);
      yield* sellAbroad(t, 'capitalist', { optional: true });
      return undefined;
    },
  },
  'cc-foreign-partner': {
    name: 'Foreign Partner',
    copies: 2,
    needs: policy('foreign-trade', 'B', 'C'),
    can: (state) => possibleDeals(state).length > 0,
    *play(t) {
      yield* makeBusinessDeal(t);
      yield* sellAbroad(t, 'capitalist', { goods: ['food', 'luxury'], optional: true });
      return undefined;
    },
  },
  'cc-foreign-recruitment': {
    name: 'Foreign Recruitment',
    copies: 2,
    needs: policy('immigration', 'B', 'C'),
    can: (state) => canPay(10)(state) && staffable(state, 'capitalist', 'supply').length > 0,
    *play(t) {
      pay(t, 'capitalist', 'supply', 10, 'card');
      yield* staffOne(t, 'capitalist', 'cc-foreign-recruitment', 'supply');
      return undefined;
    },
  },
  'cc-global-branding': {
    name: 'Global Branding',
    copies: 1,
    *play(t) {
      yield* sellAbroad(t, 'capitalist', { optional: true });
      yield* sellMoreAbroad(t, 'luxury', { atMost: 6, price: 10, card: 'cc-global-branding' });
      return undefined;
    },
  },
  'cc-global-food-crisis': {
    name: 'Global Food Crisis',
    copies: 1,
    *play(t) {
      yield* sellAbroad(t, 'capitalist', { optional: true });
      yield* sellMoreAbroad(t, 'food', { atMost: 4, price: 15, card: 'cc-global-food-crisis' });
      return undefined;
    },
  },
  'cc-health-crisis': {
    name: 'Health Crisis',
    copies: 1,
    ...stateBuys('cc-health-crisis', 'capitalist', 'health', 9),
  },
  'cc-higher-education-program': {
    name: 'Higher Education Program',
    copies: 1,
    ...stateBuys('cc-higher-education-program', 'capitalist', 'education', 9),
  },
  'cc-industrialization': {
    name: 'Industrialization',
    copies: 1,
    needs: policy('fiscal-policy', 'A', 'B'),
    legitimacy: { capitalist: 1 },
    ...industrialization(),
  },
  'cc-interest-groups': {
    name: 'Interest Groups',
    copies: 1,
    ...interestGroups('cc-interest-groups', 'capitalist'),
  },
  'cc-investment-opportunities': {
    name: 'Investment Opportunities',
    copies: 2,
    ...investmentOpportunities('cc-investment-opportunities', 'capitalist', 10),
  },
  'cc-offshore-companies': {
    name: 'Offshore Companies',
    copies: 2,
    play: effect((t) => {
      const { capitalist } = t.state;
      const amount = Math.floor(capitalist.revenue / 2);
      capitalist.revenue -= amount;
      capitalist.capital += amount;
      t.log('to-capital', { amount });
      return undefined;
    }),
  },
  'cc-public-opinion-polling': {
    name: 'Public Opinion Polling',
    copies: 1,
    ...publicOpinionPolling('capitalist'),
  },
  'cc-push-political-agenda': {
    name: 'Push Political Agenda',
    copies: 1,
    can: (state) => canPay(25)(state) && possibleBills(state, 'capitalist').length > 0,
    *play(t) {
      pay(t, 'capitalist', 'supply', 25, 'card');
      return yield* proposeTwoBills(t, 'capitalist');
    },
  },
  'cc-radical-reforms': {
    name: 'Radical Reforms',
    copies: 1,
    ...radicalReforms('capitalist'),
  },
  'cc-tap-into-new-markets': {
    name: 'Tap into New Markets',
    copies: 1,
    ...movement('capitalist', 'foreign-trade'),
  },
  'cc-taxed-enough-already': {
    name: 'Taxed Enough Already!',
    copies: 1,
    ...movement('capitalist', 'taxation'),
  },
  'cc-technological-progress': {
    name: 'Technological Progress',
    copies: 3,
    can: (state) => canPay(MACHINERY_COST['one-token'])(state) && machineryPlaces(state).length > 0,
    /** Two tokens may be bought with one place for them; the other then goes back to the Supply. */
    *play(t) {
      const options = () => MACHINERY_OPTIONS.filter((option) => canPay(MACHINERY_COST[option])(t.state));
      const about = { card: 'cc-technological-progress' };
      const option = yield* t.ask('capitalist', 'card-option', options, { about });
      pay(t, 'capitalist', 'supply', MACHINERY_COST[option as MachineryOption], 'card');
      yield* placeMachinery(t);
      if (option === 'two-tokens') yield* placeMachinery(t);
      return undefined;
    },
  },
  'cc-trade-protectionism-lobby': {
    name: 'Trade Protectionism Lobby',
    copies: 1,
    needs: policy('foreign-trade', 'A', 'B'),
    can: (state) => protectedCompanies(state) > 0,
    play: effect((t) => {
      addCubes(t, 'capitalist', 2 * protectedCompanies(t.state));
      return undefined;
    }),
  },
  'cc-unemployment-initiative-program': {
    name: 'Unemployment Initiative Program',
    copies: 2,
    needs: policy('welfare-health', 'A', 'B'),
    legitimacy: { capitalist: 1 },
    can: (state) => staffable(state, 'capitalist', 'unemployed').length > 0,
    *play(t) {
      const company = yield* staffOne(t, 'capitalist', 'cc-unemployment-initiative-program', 'unemployed');
      pay(t, 'state', 'capitalist', company.workers.length * 5, 'card');
      return undefined;
    },
  },
};

/** Own empty companies to which the workers of a Public company could go over. */
function headhunters(state: HegemonyState): Company[] {
  return owned(state).filter((company) => !isOperational(company) && rivalsOf(state, company).length > 0);
}

/** Public companies of the same industry whose workers are as many as the slots, fit there and are not committed. */
function rivalsOf(state: HegemonyState, company: Company): Company[] {
  const { industry } = cardOf(company);
  return companiesOf(state, 'state').filter((rival) => {
    if (cardOf(rival).industry !== industry || !isOperational(rival) || hasCommitted(rival)) return false;
    const [first, ...rest] = workersOf(rival);
    if (first === undefined || rest.some((worker) => worker.class !== first.class)) return false;
    const slots = openSlots(company, first.class);
    return slots.length === rest.length + 1 && canFill(company, slots, skillsOf([first, ...rest]));
  });
}

function workersOf(company: Company): Worker[] {
  return company.workers.filter((worker) => worker !== null);
}

function skillsOf(workers: readonly Worker[]): Record<Skill, number> {
  const skills = { unskilled: 0, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 };
  for (const { skill } of workers) skills[skill]++;
  return skills;
}

/** All workers leave one company for another, where they are committed; skilled slots are filled first. */
function changeEmployer(t: Hegemony, from: Company, to: Company): void {
  const workers = workersOf(from);
  from.workers = from.workers.map(() => null);
  for (const slot of openSlots(to, (workers[0] as Worker).class)) {
    const kind = cardOf(to).slots[slot]?.kind;
    const next = workers.findIndex(({ skill }) => kind === 'unskilled' || skill === kind);
    const [worker] = workers.splice(next, 1) as [Worker];
    stand(t, to, slot, worker.class, worker.skill, from.id);
  }
  settleLabour(t);
}

/** Automated companies count as carrying machinery. */
function hasNoMachinery(company: Company): boolean {
  return !company.machinery && !cardOf(company).automated;
}

/** A further sale abroad, piece by piece; what lies in the Free Trade Zone may go too. */
function* sellMoreAbroad(
  t: Hegemony,
  good: 'food' | 'luxury',
  { atMost, price, card }: { readonly atMost: number; readonly price: number; readonly card: string },
): Play {
  const range = () => ({ min: 0, max: Math.min(atMost, exportStock(t.state, 'capitalist', good)) });
  const amount = yield* t.askAmount('capitalist', 'card-amount', range, { about: { card, good, price } });
  if (amount > 0) exportGoods(t, 'capitalist', good, amount, amount * price);
}

/** A company of two industries for half its cost, rounded up; the State pays the rest and may need loans for it. */
function industrialization(): Effect {
  const rules: BuildRules = {
    costOf: ({ cost }) => Math.ceil(cost / 2),
    only: ({ industry }) => industry === 'agriculture' || industry === 'luxury',
  };
  return {
    can: (state) => buildable(state, 'capitalist', rules).length > 0,
    *play(t) {
      const company = yield* buildFromMarket(t, 'capitalist', rules);
      pay(t, 'state', 'supply', Math.floor(cardOf(company).cost / 2), 'build');
      return undefined;
    },
  };
}

type MachineryOption = 'one-token' | 'two-tokens';
const MACHINERY_OPTIONS: readonly MachineryOption[] = ['one-token', 'two-tokens'];
const MACHINERY_COST: Readonly<Record<MachineryOption, number>> = { 'one-token': 20, 'two-tokens': 45 };

/** Own companies that could use a Machinery token, while tokens last. */
function machineryPlaces(state: HegemonyState): Company[] {
  if (state.supply.machinery === 0) return [];
  return owned(state).filter((company) => cardOf(company).machinery > 0 && !company.machinery);
}

function* placeMachinery(t: Hegemony): Play {
  const { state } = t;
  if (machineryPlaces(state).length === 0) return;
  const id = yield* t.ask('capitalist', 'machinery', () => ids(machineryPlaces(state)));
  findCompany(state, id).machinery = true;
  state.supply.machinery--;
  t.log('machinery', { company: id });
}

/** Companies that tariffs shelter: in agriculture, and in section A in luxury too. */
function protectedCompanies(state: HegemonyState): number {
  const sheltered = isAt(state, 'foreign-trade', 'A') ? ['agriculture', 'luxury'] : ['agriculture'];
  return owned(state).filter((company) => sheltered.includes(cardOf(company).industry)).length;
}
