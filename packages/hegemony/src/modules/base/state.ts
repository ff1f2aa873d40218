/** The State deck. */
import { classesToLose, takeMediaInfluence } from '../../rules/actions/state-actions.js';
import { agendaMatches } from '../../rules/agenda.js';
import { providableCubes, provideCubes, provideInfluence, provideMoney } from '../../rules/benefits.js';
import { type Deck, effect, type LegitimacyChange, legitimacyFor, numbered, policy } from '../../rules/cards/card.js';
import { companiesOf } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { gainInfluence, giveInfluence, hasInfluence, spendInfluence } from '../../rules/goods.js';
import { employedCount } from '../../rules/labour.js';
import { moneyOf, pay, receive } from '../../rules/money.js';
import { CLASSES, type Class, type Seat, WORKER_CLASSES, type WorkerClass } from '../../rules/names.js';
import { takeLegitimacyToken } from '../../rules/points.js';
import { changePolicy } from '../../rules/policies.js';
import type { HegemonyState, OpenState } from '../../rules/state.js';
import { offerImmediateVote, possibleChanges, proposeBill } from '../../rules/vote.js';
import { canPropose, radicalReforms } from './bills.js';
import { aMatterOfHighPriority, immediateResponse, shiftFocus } from './event-cards-of-state.js';
import { nationalization, privatization } from './nationalization.js';
import { chooseClass, provideForAll, serveForeigners } from './public-services.js';
import { overtime, staffable, staffOne } from './shared.js';

export const STATE_CARDS: Deck = {
  'st-a-matter-of-high-priority': {
    name: 'A Matter of High Priority',
    copies: 2,
    purpose: 'other',
    costs: 0,
    ...aMatterOfHighPriority,
  },

  'st-agenda-setting': {
    name: 'Agenda-Setting',
    copies: 2,
    purpose: 'influence',
    costs: 0,
    ...numbered({ each: 1 }, ({ each }) => ({
      can: (state) => agendaMatches(state) > 0 && hasInfluence(state),
      lacks: 'card.agenda',
      play: effect((t) => {
        gainInfluence(t, 'state', each * agendaMatches(t.state));
        return undefined;
      }),
    })),
  },
  'st-allowances-and-subsidies': {
    name: 'Allowances and Subsidies',
    copies: 2,
    purpose: 'please',
    ...numbered({ money: 20 }, ({ money }) => ({
      costs: money,
      can: (state) => has(state, money),
      *play(t) {
        const of = yield* chooseClass(t, 'st-allowances-and-subsidies', () => CLASSES);
        provideMoney(t, of, money, 'replace');
        takeLegitimacyToken(t, of);
        return undefined;
      },
    })),
  },
  // Nothing cannot be provided (H68).
  'st-business-grants': {
    name: 'Business Grants',
    copies: 1,
    purpose: 'please',
    needs: policy('fiscal-policy', 'A', 'B'),
    ...numbered({ each: 5, legitimacy: 1, per: 3 }, (printed) => {
      const companies = (state: OpenState) => companiesOf(state, 'capitalist').length;
      const grants = (state: OpenState) => printed.each * companies(state);
      return {
        costs: grants,
        can: (state) => companies(state) > 0 && has(state, grants(state)),
        lacks: 'card.companies',
        play: effect((t) => {
          provideMoney(t, 'capitalist', grants(t.state), 'replace');
          return legitimacyFor('capitalist', companies(t.state), printed);
        }),
      };
    }),
  },
  'st-construction-boom': {
    name: 'Construction Boom',
    copies: 1,
    purpose: 'money',
    costs: 0,
    legitimacy: { working: 1, capitalist: 1 },
    ...numbered({ money: 15 }, ({ money }) => ({
      play: effect((t) => receiveEach(t, ['state', 'working', 'capitalist'], money)),
    })),
  },
  // A class without Influence gives none and is lost all the same (H62).
  'st-denial-of-free-speech': {
    name: 'Denial of Free Speech',
    copies: 1,
    purpose: 'seldom',
    costs: 0,
    ...numbered({ media: 2, influence: 1, classes: 2, legitimacy: 1 }, (printed) => ({
      can: (state) => classesToLose(state).length >= printed.classes && hasSpeechToDeny(state),
      lacks: 'card.deny',
      *play(t) {
        const card = 'st-denial-of-free-speech';
        const range = () => ({ min: 0, max: Math.min(printed.media, t.state.state.services.influence) });
        const about = { card, deed: 'take', good: 'influence' } as const;
        takeMediaInfluence(t, yield* t.askAmount('state', 'card-amount', range, { about }));
        const losing = yield* chooseToLose(t, card, printed.classes);
        for (const name of losing) {
          giveInfluence(t, name, 'state', Math.min(printed.influence, t.state[name].influence));
        }
        return loss(losing, printed.legitimacy);
      },
    })),
  },
  'st-emergency-state': {
    name: 'Emergency State',
    copies: 1,
    purpose: 'other',
    costs: 0,
    ...numbered({ bills: 3 }, ({ bills }) => ({
      needs: { bills },
      can: (state) => possibleChanges(state).length > 0,
      lacks: 'bill.its',
      *play(t) {
        const about = { card: 'st-emergency-state' };
        const change = yield* t.ask('state', 'card-policy', () => possibleChanges(t.state), { about });
        yield* changePolicy(t, change.policy, change.section);
        return undefined;
      },
    })),
  },
  // To each of the two (H64).
  'st-employment-support-scheme': {
    name: 'Employment Support Scheme',
    copies: 1,
    purpose: 'other',
    legitimacy: { working: 1, middle: 1 },
    ...numbered({ each: 15 }, ({ each }) => {
      const costs = each * WORKER_CLASSES.length;
      return {
        costs,
        can: (state) => has(state, costs),
        play: effect((t) => {
          for (const name of WORKER_CLASSES) pay(t, 'state', name, each, 'card');
          return undefined;
        }),
      };
    }),
  },
  'st-foreign-financial-assistance': {
    name: 'Foreign Financial Assistance',
    copies: 2,
    purpose: 'money',
    costs: 0,
    ...numbered({ each: 10 }, ({ each }) => ({
      can: (state) => agendaMatches(state) > 0,
      lacks: 'card.agenda',
      play: effect((t) => receiveEach(t, ['state'], each * agendaMatches(t.state))),
    })),
  },
  'st-foreign-investment-program': {
    name: 'Foreign Investment Program',
    copies: 2,
    purpose: 'money',
    costs: 0,
    ...numbered({ influence: 2, money: 40 }, ({ influence, money }) => ({
      can: ({ state }) => state.influence >= influence,
      lacks: 'card.influence',
      play: effect((t) => {
        spendInfluence(t, 'state', influence);
        return receiveEach(t, ['state'], money);
      }),
    })),
  },
  'st-foreign-students': {
    name: 'Foreign Students',
    copies: 1,
    purpose: { abroad: 'education' },
    costs: 0,
    needs: policy('fiscal-policy', 'A', 'B'),
    ...serveForeigners('st-foreign-students', 'education'),
  },
  'st-geopolitical-support': {
    name: 'Geopolitical Support',
    copies: 2,
    purpose: 'money',
    costs: 0,
    ...numbered({ A: 15, B: 30, C: 45 }, (at) => ({
      play: effect((t) => receiveEach(t, ['state'], at[t.state.policies['foreign-trade']])),
    })),
  },
  'st-growth-in-tourism': {
    name: 'Growth in Tourism',
    copies: 1,
    purpose: 'money',
    costs: 0,
    legitimacy: { middle: 1, capitalist: 1 },
    ...numbered({ money: 15 }, ({ money }) => ({
      play: effect((t) => receiveEach(t, ['state', 'middle', 'capitalist'], money)),
    })),
  },
  'st-healthcare-program': {
    name: 'Healthcare Program',
    copies: 1,
    purpose: 'please',
    costs: 0,
    needs: policy('welfare-health', 'A', 'B'),
    ...provideForAll('st-healthcare-program', 'health'),
  },
  'st-higher-vat': {
    name: 'Higher VAT',
    copies: 2,
    purpose: 'seldom',
    costs: 0,
    ...numbered({ money: 15, classes: 2, legitimacy: 1 }, ({ money, classes, legitimacy }) => ({
      can: (state) => classesToLose(state).length >= classes,
      lacks: 'basic.extra-tax',
      *play(t) {
        for (const name of CLASSES) pay(t, name, 'state', money, 'card');
        return loss(yield* chooseToLose(t, 'st-higher-vat', classes), legitimacy);
      },
    })),
  },
  'st-immediate-response': {
    name: 'Immediate Response',
    copies: 2,
    purpose: 'other',
    costs: 0,
    ...immediateResponse,
  },

  'st-literacy-program': {
    name: 'Literacy Program',
    copies: 1,
    purpose: 'please',
    costs: 0,
    needs: policy('welfare-education', 'A', 'B'),
    ...provideForAll('st-literacy-program', 'education'),
  },
  'st-medical-tourism': {
    name: 'Medical Tourism',
    copies: 1,
    purpose: { abroad: 'health' },
    costs: 0,
    needs: policy('fiscal-policy', 'A', 'B'),
    ...serveForeigners('st-medical-tourism', 'health'),
  },
  'st-nationalization': {
    name: 'Nationalization',
    copies: 1,
    purpose: 'other',
    costs: 0,
    needs: policy('fiscal-policy', 'A', 'B'),
    ...nationalization,
  },
  'st-pressing-matters': {
    name: 'Pressing Matters',
    copies: 2,
    purpose: 'bill',
    costs: 0,
    can: canPropose('state'),
    lacks: 'bill.its',
    *play(t) {
      yield* offerImmediateVote(t, 'state', yield* proposeBill(t, 'state'), 0);
      return undefined;
    },
  },
  'st-privatization': {
    name: 'Privatization',
    copies: 1,
    purpose: 'seldom',
    costs: 0,
    needs: policy('fiscal-policy', 'B', 'C'),
    ...privatization,
  },
  'st-public-sector-overtime': {
    name: 'Public Sector Overtime',
    copies: 2,
    purpose: 'other',
    costs: 0,
    ...overtime('st-public-sector-overtime', 'state'),
  },
  'st-quantitative-easing': {
    name: 'Quantitative Easing',
    copies: 1,
    purpose: 'money',
    costs: 0,
    ...numbered({ money: 25, indebted: 35 }, ({ money, indebted }) => ({
      play: effect((t) => receiveEach(t, ['state'], t.state.state.loans > 0 ? indebted : money)),
    })),
  },
  'st-radical-reforms': { name: 'Radical Reforms', copies: 1, purpose: 'bill', costs: 0, ...radicalReforms('state') },
  'st-shift-focus': {
    name: 'Shift Focus',
    copies: 2,
    purpose: 'other',
    costs: 0,
    ...shiftFocus,
  },

  'st-step-for-representation': {
    name: 'Step for Representation',
    copies: 2,
    purpose: 'please',
    costs: 0,
    ...numbered({ influence: 1, cubes: 2, legitimacy: 2 }, (printed) => ({
      can: (state) => representable(state, printed).length > 0,
      lacks: 'card.represent',
      *play(t) {
        const of = yield* chooseClass(t, 'st-step-for-representation', () => representable(t.state, printed));
        provideInfluence(t, of, printed.influence, 'personal', 'replace');
        provideCubes(t, of, printed.cubes, 'add');
        return { [of]: printed.legitimacy };
      },
    })),
  },
  'st-supplemental-income-program': {
    name: 'Supplemental Income Program',
    copies: 1,
    purpose: 'please',
    needs: policy('labor-market', 'B', 'C'),
    ...numbered({ each: 1, legitimacy: 1, per: 10 }, (printed) => {
      const income = (state: OpenState, of: WorkerClass) => printed.each * employedCount(state, of);
      const payable = (state: HegemonyState) =>
        WORKER_CLASSES.filter((of) => income(state, of) > 0 && has(state, income(state, of)));
      return {
        costs: (state) => Math.min(...WORKER_CLASSES.map((of) => income(state, of))),
        can: (state) => payable(state).length > 0,
        lacks: 'card.income',
        *play(t) {
          const card = 'st-supplemental-income-program';
          const of = (yield* chooseClass(t, card, () => payable(t.state))) as WorkerClass;
          provideMoney(t, of, income(t.state, of), 'replace');
          return legitimacyFor(of, employedCount(t.state, of), printed);
        },
      };
    }),
  },
  'st-unemployment-initiative-program': {
    name: 'Unemployment Initiative Program',
    copies: 1,
    purpose: 'staff',
    costs: 0,
    needs: policy('welfare-health', 'A', 'B'),
    can: (state) => staffable(state, 'state', 'unemployed').length > 0,
    lacks: 'card.staff',
    *play(t) {
      yield* staffOne(t, 'state', 'st-unemployment-initiative-program', 'unemployed');
      return undefined;
    },
  },
};

function has(state: HegemonyState, money: number): boolean {
  return moneyOf(state, 'state') >= money;
}

function receiveEach(t: Hegemony, seats: readonly Seat[], amount: number): undefined {
  for (const seat of seats) receive(t, seat, amount, 'card');
  return undefined;
}

/** The classes that pay with Legitimacy, which must be there to lose (FAQ p. 36-37, H63). */
function chooseToLose(t: Hegemony, card: string, count: number): Play<readonly Class[]> {
  const classes = () => classesToLose(t.state);
  return t.askSome('state', 'card-classes', classes, { min: count, max: count, about: { card } });
}

function loss(classes: readonly Class[], legitimacy: number): LegitimacyChange {
  return Object.fromEntries(classes.map((of) => [of, -legitimacy]));
}

/** Influence that the State could take: out of the media, or from a class with which it has Legitimacy to lose. */
function hasSpeechToDeny(state: HegemonyState): boolean {
  return state.state.services.influence > 0 || classesToLose(state).some((name) => state[name].influence > 0);
}

/** Classes with enough cubes outside the bag, if the State has the Personal Influence to go with them. */
function representable(state: HegemonyState, { influence, cubes }: Readonly<Record<'influence' | 'cubes', number>>) {
  if (state.state.influence < influence) return [];
  return CLASSES.filter((of) => providableCubes(state, of, 'replace') >= cubes);
}
