/** The nine cards of the last round. */
import { cardOf, companiesOf, isOperational } from '../../../rules/companies.js';
import type { Hegemony, Play } from '../../../rules/context.js';
import type { OwnerClass } from '../../../rules/goods.js';
import { gainInfluence } from '../../../rules/goods.js';
import { removeUnemployed, unemployedSkills } from '../../../rules/labour.js';
import { moneyOf, pay, receive } from '../../../rules/money.js';
import { CLASSES, type Seat, WORKER_CLASSES } from '../../../rules/names.js';
import { changeLegitimacy } from '../../../rules/points.js';
import { isAt } from '../../../rules/policies.js';
import { isPlayed } from '../../../rules/roles.js';
import type { Company, HegemonyState } from '../../../rules/state.js';
import { poll } from '../../../rules/vote.js';
import { chooseLoss, discardDeals, lose, loseCompanies, mayBuyPublic, owners, raisePrices } from '../business.js';
import { EVERYBODY, type HistoricalEvent, moves, NOTHING } from '../event.js';
import { playing, pleaseAnyTwo } from '../people.js';
import { movePolicy } from '../politics.js';

const FIFTH = { ...NOTHING, era: 5 } as const;

const EMISSIONS = { money: 10 } as const;
const FINANCIAL = { money: 10, legitimacy: 1, classes: 2, saved: 1 } as const;
const TRADE_WAR = { deals: 1 } as const;
const DEBT = { legitimacy: 1 } as const;
const MAASTRICHT = { people: 10, capitalist: 25, influence: 2 } as const;
const ASIA = { points: 1 } as const;

const TREATY = [
  { policy: 'foreign-trade', section: 'C' },
  { policy: 'immigration', section: 'C' },
] as const;

/** One vote on both policies, for no points; whoever has brought it about proposes it (HE-12). Says whether both stand there. */
function* ratify(t: Hegemony, by: Seat): Play<boolean> {
  const [first, second] = TREATY;
  if (TREATY.every(({ policy, section }) => isAt(t.state, policy, section))) return true;
  const { passed } = yield* poll(t, { ...first, with: second, by });
  if (passed) for (const change of TREATY) yield* movePolicy(t, change);
  return passed;
}

function luxuryCompanies(state: HegemonyState, owner: OwnerClass): number {
  return companiesOf(state, owner).filter((company) => isOperational(company) && cardOf(company).industry === 'luxury')
    .length;
}

/** The State may pay half the cost of a company, rounded down, to the Supply, if it has the money (HE-16). */
function* maySave(t: Hegemony, card: string, company: Company): Play<boolean> {
  const cost = Math.floor(cardOf(company).cost / 2);
  if (moneyOf(t.state, 'state') < cost) return false;
  const about = { card, company: company.id, cost };
  if ((yield* t.ask('state', 'save-company', () => ['save', 'leave'], { about })) === 'leave') return false;
  pay(t, 'state', 'supply', cost, 'history');
  t.log('company-saved', { company: company.id });
  changeLegitimacy(t, company.owner as OwnerClass, FINANCIAL.saved);
  return true;
}

export const ROUND_5: Readonly<Record<string, HistoricalEvent>> = {
  'he-eu-emissions-trading-system': {
    ...FIFTH,
    name: 'EU Emissions Trading System',
    years: 'since 2005',
    needs: [
      { policy: 'fiscal-policy', sections: ['A', 'B'] },
      { policy: 'taxation', sections: ['A', 'B'] },
    ],
    trigger: 'free',
    by: ['working', 'state'],
    worth: { state: 3 },
    numbers: EMISSIONS,
    *happen(t) {
      for (const of of owners(t)) pay(t, of, 'state', EMISSIONS.money * luxuryCompanies(t.state, of), 'history');
    },
  },
  'he-us-financial-crisis': {
    ...FIFTH,
    name: 'US Financial Crisis',
    years: '2007-2008',
    needs: [{ count: 'loans', least: 2 }],
    trigger: 'revealed',
    policies: moves('.>>....'),
    numbers: FINANCIAL,
    *happen(t, card) {
      pay(t, 'state', 'working', FINANCIAL.money, 'history');
      const endangered: Company[] = [];
      for (const of of owners(t)) {
        pay(t, 'state', of, FINANCIAL.money, 'history');
        const company = yield* chooseLoss(t, of, card);
        if (company) endangered.push(company);
      }
      yield* pleaseAnyTwo(t, card, -FINANCIAL.legitimacy);
      for (const company of endangered) {
        const saved = isPlayed(t.state, 'state') && (yield* maySave(t, card, company));
        if (!saved) lose(t, company);
      }
    },
  },
  'he-us-chinese-trade-war': {
    ...FIFTH,
    name: 'US-Chinese Trade War',
    years: 'since 2018',
    trigger: 'revealed',
    policies: moves('.....<.'),
    lasting: { fixed: ['luxury'] },
    numbers: TRADE_WAR,
    *happen(t) {
      const { open } = t.state.deals;
      if (open.length > 0) discardDeals(t, t.random.shuffle([...open]).slice(0, TRADE_WAR.deals));
      raisePrices(t, ['luxury']);
    },
  },
  'he-european-debt-crisis': {
    ...FIFTH,
    name: 'European Debt Crisis',
    years: '2009-2010s',
    needs: [{ count: 'loans', least: 2 }],
    trigger: 'revealed',
    policies: moves('>><>...'),
    numbers: DEBT,
    *happen(t, card) {
      yield* loseCompanies(t, card);
      for (const of of CLASSES) changeLegitimacy(t, of, -DEBT.legitimacy);
    },
  },
  'he-maastricht-treaty': {
    ...FIFTH,
    name: 'Maastricht Treaty',
    years: '1992',
    trigger: 'free',
    by: EVERYBODY,
    worth: { working: 2, middle: 2, capitalist: 4, state: 2 },
    numbers: MAASTRICHT,
    *happen(t, _card, by) {
      if (by === null || !(yield* ratify(t, by))) return;
      for (const of of playing(t, ...WORKER_CLASSES)) receive(t, of, MAASTRICHT.people, 'history');
      receive(t, 'capitalist', MAASTRICHT.capitalist, 'history');
      if (isPlayed(t.state, 'state')) gainInfluence(t, 'state', MAASTRICHT.influence);
    },
  },
  'he-dissolution-of-the-soviet-union': {
    ...FIFTH,
    name: 'Dissolution of the Soviet Union',
    years: '1991',
    needs: [
      {
        either: [
          { count: 'treasury', most: 50 },
          { count: 'in-a', least: 3 },
        ],
      },
    ],
    trigger: 'basic',
    by: EVERYBODY,
    worth: { working: -3, middle: -3, capitalist: 3 },
    policies: moves('>>>....'),
    *happen(t, card) {
      const { state } = t;
      for (const of of playing(t, ...WORKER_CLASSES)) {
        for (const skill of unemployedSkills(state, of)) {
          while (state.unemployed[of][skill] > 0) removeUnemployed(t, of, skill);
        }
      }
      yield* mayBuyPublic(t, card);
    },
  },
  'he-rise-of-the-middle-class-in-asia': {
    ...FIFTH,
    name: 'Rise of the Middle Class in Asia',
    years: 'since 2000s',
    needs: [
      { count: 'working-prosperity', least: 5 },
      { count: 'middle-prosperity', least: { 3: 5, 4: 5 } },
    ],
    trigger: 'free',
    by: ['working', 'middle'],
    worth: { working: 1, middle: 1 },
    lasting: { points: ASIA.points },
    numbers: ASIA,
  },
  'he-first-phase-of-yellow-vest-protests': {
    ...FIFTH,
    name: 'First Phase of Yellow Vest Protests',
    years: '2018-2020',
    needs: [
      { policy: 'labor-market', sections: ['B', 'C'] },
      { policy: 'taxation', sections: ['A', 'B'] },
    ],
    trigger: 'free',
    by: ['working', 'capitalist', 'middle'],
    policies: moves('.<>....'),
  },
  'he-elections-in-ex-soviet-countries': {
    ...FIFTH,
    name: 'Elections in Ex-Soviet Countries',
    years: '1990s',
    trigger: 'revealed',
    lasting: { freeVotes: true },
  },
};
