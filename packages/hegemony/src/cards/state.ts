/** The State deck. */
import { STOP } from '@polity/kernel';
import { classesToLose, eventAction, takeMediaInfluence } from '../actions/state-actions.js';
import {
  canProvideGoods,
  providableCubes,
  provideCubes,
  provideGoods,
  provideInfluence,
  provideMoney,
} from '../benefits.js';
import { companiesOf } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { EVENT_SPACES } from '../data/board.js';
import { addToState, gainInfluence, giveInfluence, spendInfluence, toSupply } from '../goods.js';
import { employedCount, population } from '../labour.js';
import { moneyOf, pay, receive } from '../money.js';
import { CLASSES, type Class, type Seat, type WorkerClass } from '../names.js';
import { takeLegitimacyToken } from '../points.js';
import { changePolicy } from '../policies.js';
import { statePrice } from '../prices.js';
import { agendaMatches } from '../round/scoring.js';
import type { HegemonyState } from '../state.js';
import { offerImmediateVote, possibleChanges, proposeBill } from '../vote.js';
import { type Deck, effect, type LegitimacyChange, policy } from './card.js';
import { discardEvent, lookAtEvents, placeEvent } from './event-pile.js';
import { canResolve, resolvableEvents, resolveEvent } from './events.js';
import { nationalization, privatization } from './nationalization.js';
import { canPropose, type Effect, overtime, radicalReforms, staffable, staffOne } from './shared.js';

export const STATE_CARDS: Deck = {
  'st-a-matter-of-high-priority': {
    name: 'A Matter of High Priority',
    copies: 2,
    *play(t) {
      const seen = lookAtEvents(t);
      if (seen.length > 0 && t.state.state.events.length < EVENT_SPACES) {
        const about = { card: 'st-a-matter-of-high-priority' };
        placeEvent(t, yield* t.ask('state', 'place-event', () => seen, { about }), null);
      }
      yield* actOnEvent(t);
      return undefined;
    },
  },
  'st-agenda-setting': {
    name: 'Agenda-Setting',
    copies: 2,
    play: effect((t) => {
      gainInfluence(t, 'state', agendaMatches(t.state));
      return undefined;
    }),
  },
  'st-allowances-and-subsidies': {
    name: 'Allowances and Subsidies',
    copies: 2,
    can: (state) => has(state, 20),
    *play(t) {
      const of = yield* chooseClass(t, 'st-allowances-and-subsidies', () => CLASSES);
      provideMoney(t, of, 20, 'replace');
      takeLegitimacyToken(t, of);
      return undefined;
    },
  },
  'st-business-grants': {
    name: 'Business Grants',
    copies: 1,
    needs: policy('fiscal-policy', 'A', 'B'),
    can: (state) => {
      const { length } = companiesOf(state, 'capitalist');
      return length > 0 && has(state, 5 * length);
    },
    play: effect((t) => {
      const { length } = companiesOf(t.state, 'capitalist');
      provideMoney(t, 'capitalist', 5 * length, 'replace');
      return { capitalist: Math.floor(length / 3) };
    }),
  },
  'st-construction-boom': {
    name: 'Construction Boom',
    copies: 1,
    legitimacy: { working: 1, capitalist: 1 },
    play: effect((t) => receiveEach(t, ['state', 'working', 'capitalist'], 15)),
  },
  'st-denial-of-free-speech': {
    name: 'Denial of Free Speech',
    copies: 1,
    can: (state) => classesToLose(state).length >= 2,
    *play(t) {
      const card = 'st-denial-of-free-speech';
      const range = () => ({ min: 0, max: Math.min(2, t.state.state.services.influence) });
      const media = yield* t.askAmount('state', 'card-amount', range, { about: { card, good: 'influence' } });
      takeMediaInfluence(t, media);
      const two = yield* chooseTwoToLose(t, card);
      for (const of of two) giveInfluence(t, of, 'state', Math.min(1, t.state[of].influence));
      return loss(two);
    },
  },
  'st-emergency-state': {
    name: 'Emergency State',
    copies: 1,
    needs: { bills: 3 },
    can: (state) => possibleChanges(state).length > 0,
    *play(t) {
      const about = { card: 'st-emergency-state' };
      const change = yield* t.ask('state', 'card-policy', () => possibleChanges(t.state), { about });
      yield* changePolicy(t, change.policy, change.section);
      return undefined;
    },
  },
  'st-employment-support-scheme': {
    name: 'Employment Support Scheme',
    copies: 1,
    legitimacy: { working: 1, middle: 1 },
    can: (state) => has(state, 30),
    play: effect((t) => {
      for (const of of WORKERS) pay(t, 'state', of, 15, 'card');
      return undefined;
    }),
  },
  'st-foreign-financial-assistance': {
    name: 'Foreign Financial Assistance',
    copies: 2,
    play: effect((t) => receiveEach(t, ['state'], 10 * agendaMatches(t.state))),
  },
  'st-foreign-investment-program': {
    name: 'Foreign Investment Program',
    copies: 2,
    can: ({ state }) => state.influence >= 2,
    play: effect((t) => {
      spendInfluence(t, 'state', 2);
      return receiveEach(t, ['state'], 40);
    }),
  },
  'st-foreign-students': {
    name: 'Foreign Students',
    copies: 1,
    needs: policy('fiscal-policy', 'A', 'B'),
    ...serveForeigners('st-foreign-students', 'education'),
  },
  'st-geopolitical-support': {
    name: 'Geopolitical Support',
    copies: 2,
    play: effect((t) => receiveEach(t, ['state'], { A: 15, B: 30, C: 45 }[t.state.policies['foreign-trade']])),
  },
  'st-growth-in-tourism': {
    name: 'Growth in Tourism',
    copies: 1,
    legitimacy: { middle: 1, capitalist: 1 },
    play: effect((t) => receiveEach(t, ['state', 'middle', 'capitalist'], 15)),
  },
  'st-healthcare-program': {
    name: 'Healthcare Program',
    copies: 1,
    needs: policy('welfare-health', 'A', 'B'),
    ...provideForAll('st-healthcare-program', 'health'),
  },
  'st-higher-vat': {
    name: 'Higher VAT',
    copies: 2,
    can: (state) => classesToLose(state).length >= 2,
    *play(t) {
      for (const of of CLASSES) pay(t, of, 'state', 15, 'card');
      return loss(yield* chooseTwoToLose(t, 'st-higher-vat'));
    },
  },
  'st-immediate-response': {
    name: 'Immediate Response',
    copies: 2,
    can: (state) => resolvableEvents(state).length > 0,
    *play(t) {
      const id = yield* t.ask('state', 'event', () => resolvableEvents(t.state));
      const provided: Class[] = [];
      yield* resolveEvent(t, id, provided);
      if (canResolve(t.state, id, provided)) yield* resolveEvent(t, id, provided);
      discardEvent(t.state, id);
      return undefined;
    },
  },
  'st-literacy-program': {
    name: 'Literacy Program',
    copies: 1,
    needs: policy('welfare-education', 'A', 'B'),
    ...provideForAll('st-literacy-program', 'education'),
  },
  'st-medical-tourism': {
    name: 'Medical Tourism',
    copies: 1,
    needs: policy('fiscal-policy', 'A', 'B'),
    ...serveForeigners('st-medical-tourism', 'health'),
  },
  'st-nationalization': {
    name: 'Nationalization',
    copies: 1,
    needs: policy('fiscal-policy', 'A', 'B'),
    ...nationalization,
  },
  'st-pressing-matters': {
    name: 'Pressing Matters',
    copies: 2,
    can: canPropose('state'),
    *play(t) {
      yield* offerImmediateVote(t, 'state', yield* proposeBill(t, 'state'), 0);
      return undefined;
    },
  },
  'st-privatization': {
    name: 'Privatization',
    copies: 1,
    needs: policy('fiscal-policy', 'B', 'C'),
    ...privatization,
  },
  'st-public-sector-overtime': {
    name: 'Public Sector Overtime',
    copies: 2,
    ...overtime('st-public-sector-overtime', 'state'),
  },
  'st-quantitative-easing': {
    name: 'Quantitative Easing',
    copies: 1,
    play: effect((t) => receiveEach(t, ['state'], t.state.state.loans > 0 ? 35 : 25)),
  },
  'st-radical-reforms': { name: 'Radical Reforms', copies: 1, ...radicalReforms('state') },
  'st-shift-focus': {
    name: 'Shift Focus',
    copies: 2,
    can: ({ state }) => state.events.length > 0,
    *play(t) {
      const seen = lookAtEvents(t);
      const about = { card: 'st-shift-focus', seen };
      const open = () => (seen.length > 0 ? t.state.state.events : []);
      const instead = yield* t.ask('state', 'replace-event', open, { canStop: true, about });
      if (instead !== STOP) placeEvent(t, yield* t.ask('state', 'place-event', () => seen, { about }), instead);
      yield* actOnEvent(t);
      return undefined;
    },
  },
  'st-step-for-representation': {
    name: 'Step for Representation',
    copies: 2,
    can: (state) => representable(state).length > 0,
    *play(t) {
      const of = yield* chooseClass(t, 'st-step-for-representation', () => representable(t.state));
      provideInfluence(t, of, 1, 'personal', 'replace');
      provideCubes(t, of, 2, 'add');
      return { [of]: 2 };
    },
  },
  'st-supplemental-income-program': {
    name: 'Supplemental Income Program',
    copies: 1,
    needs: policy('labor-market', 'B', 'C'),
    can: (state) => supplementable(state).length > 0,
    *play(t) {
      const of = (yield* chooseClass(t, 'st-supplemental-income-program', () =>
        supplementable(t.state),
      )) as WorkerClass;
      const employed = employedCount(t.state, of);
      provideMoney(t, of, employed, 'replace');
      return { [of]: Math.floor(employed / 10) };
    },
  },
  'st-unemployment-initiative-program': {
    name: 'Unemployment Initiative Program',
    copies: 1,
    needs: policy('welfare-health', 'A', 'B'),
    can: (state) => staffable(state, 'state', 'unemployed').length > 0,
    *play(t) {
      yield* staffOne(t, 'state', 'st-unemployment-initiative-program', 'unemployed');
      return undefined;
    },
  },
};

const WORKERS: readonly WorkerClass[] = ['working', 'middle'];

function has(state: HegemonyState, money: number): boolean {
  return moneyOf(state, 'state') >= money;
}

function* chooseClass(t: Hegemony, card: string, classes: () => readonly Class[]): Play<Class> {
  return (yield* t.ask('state', 'card-class', classes, { about: { card } })) as Class;
}

function receiveEach(t: Hegemony, seats: readonly Seat[], amount: number): undefined {
  for (const seat of seats) receive(t, seat, amount, 'card');
  return undefined;
}

/** Two classes that pay with Legitimacy, which must be there to lose (FAQ p. 36-37). */
function chooseTwoToLose(t: Hegemony, card: string): Play<readonly Class[]> {
  return t.askSome('state', 'card-classes', () => classesToLose(t.state), { min: 2, max: 2, about: { card } });
}

function loss(classes: readonly Class[]): LegitimacyChange {
  return Object.fromEntries(classes.map((of) => [of, -1]));
}

/** The Event Action that follows is left out if no event can be carried out (ruling). */
function* actOnEvent(t: Hegemony): Play {
  if (resolvableEvents(t.state).length > 0) yield* eventAction(t);
}

/** Foreigners come for a public service and pay its price at home, without the rewards for cheap services. */
function serveForeigners(card: string, service: 'health' | 'education'): Effect {
  return {
    can: ({ state }) => state.services[service] > 0,
    *play(t) {
      const { state } = t;
      const price = statePrice(state, service);
      const range = () => ({ min: 1, max: Math.min(8, state.state.services[service]) });
      const amount = yield* t.askAmount('state', 'card-amount', range, { about: { card, good: service, price } });
      addToState(state, service, -amount);
      toSupply(state, service, amount);
      receive(t, 'state', amount * price, 'card');
      t.log('sold', { seat: 'state', good: service, amount, money: amount * price });
      return undefined;
    },
  };
}

/** As much of a service as the Population of a class with workers, and a Legitimacy token for it. */
function provideForAll(card: string, service: 'health' | 'education'): Effect {
  const wanted = (state: HegemonyState, of: WorkerClass) => ({ [service]: population(state, of) });
  const classes = (state: HegemonyState) => WORKERS.filter((of) => canProvideGoods(state, of, wanted(state, of)));
  return {
    can: (state) => classes(state).length > 0,
    *play(t) {
      const of = (yield* chooseClass(t, card, () => classes(t.state))) as WorkerClass;
      yield* provideGoods(t, of, wanted(t.state, of), 'replace');
      takeLegitimacyToken(t, of);
      return undefined;
    },
  };
}

/** Classes with two cubes outside the bag, if the State has Personal Influence to go with them. */
function representable(state: HegemonyState): Class[] {
  return state.state.influence === 0 ? [] : CLASSES.filter((of) => providableCubes(state, of, 'replace') >= 2);
}

function supplementable(state: HegemonyState): WorkerClass[] {
  return WORKERS.filter((of) => employedCount(state, of) > 0 && has(state, employedCount(state, of)));
}
