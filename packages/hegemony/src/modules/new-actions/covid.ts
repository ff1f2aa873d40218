/** The card about the pandemic that each class has of its own. */
import { buyGoods, SOURCES, sourcesOf } from '../../rules/actions/buy.js';
import { tradesAbroad } from '../../rules/actions/foreign-trade.js';
import { canProvideGoods, provideGoods } from '../../rules/benefits.js';
import { type ActionCard, effect, legitimacyFor } from '../../rules/cards/card.js';
import { cardOf, companiesOf, isOperational } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { addToState, fromSupply, stateRoom } from '../../rules/goods.js';
import { companiesEmploying, population, workersIn } from '../../rules/labour.js';
import { pay } from '../../rules/money.js';
import { WORKER_CLASSES, type WorkerClass } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';

/** What the State pays, and what a dose costs it abroad, as printed. */
const STIMULUS = { worker: 2, company: 4, legitimacy: 1, per: 15 } as const;
const FUNDING = { each: 15, legitimacy: 1 } as const;
const VACCINE = { price: 5, legitimacy: 1, per: 3 } as const;

/** Health for nothing, which is neither bought nor counted as bought (NC-5); then as much as from any seller there is. */
export const risingCases: ActionCard = {
  name: 'Rising COVID-19 Cases',
  copies: 1,
  purpose: 'other',
  worth: 8,
  costs: 0,
  legitimacy: { working: 1 },
  can: (state) => freeHealth(state) > 0 || sourcesOf(state, 'working', 'health').length > 0,
  lacks: 'card.buy',
  *play(t) {
    const { state } = t;
    const taken = yield* t.askAmount('working', 'card-amount', () => ({ min: 0, max: freeHealth(state) }), {
      about: { card: 'wcx-rising-covid-19-cases', deed: 'take', good: 'health' },
    });
    addToState(state, 'health', -taken);
    state.working.goods.health += taken;
    if (taken > 0) t.log('resource', { seat: 'working', resource: 'health', amount: taken });
    yield* buyGoods(t, 'working', { resources: ['health'], atMostSources: SOURCES.length, optional: true });
    return undefined;
  },
};

/** Half of the Population, rounded up, as far as the State has it. */
function freeHealth(state: HegemonyState): number {
  return Math.min(Math.ceil(population(state, 'working') / 2), state.state.services.health);
}

export const stimulusPackage: ActionCard = {
  name: 'COVID-19 Stimulus Package',
  copies: 1,
  numbers: STIMULUS,
  purpose: 'money',
  costs: 0,
  can: (state) => stimulus(state) > 0,
  lacks: 'card.stimulus',
  play: effect((t) => {
    const sum = stimulus(t.state);
    pay(t, 'state', 'middle', sum, 'card');
    return legitimacyFor('middle', sum, STIMULUS);
  }),
};

/** For workers in companies of others, and for companies of one's own, operational or not. */
function stimulus(state: HegemonyState): number {
  const workers = companiesEmploying(state, 'middle', ['state', 'capitalist']).reduce(
    (sum, company) => sum + workersIn(company, 'middle'),
    0,
  );
  return STIMULUS.worker * workers + STIMULUS.company * companiesOf(state, 'middle').length;
}

export const vaccineFunding: ActionCard = {
  name: 'COVID-19 Vaccine R&D Funding',
  copies: 1,
  numbers: FUNDING,
  purpose: 'money',
  costs: 0,
  can: (state) => laboratories(state) > 0,
  lacks: 'card.laboratories',
  play: effect((t) => {
    const count = laboratories(t.state);
    pay(t, 'state', 'capitalist', FUNDING.each * count, 'card');
    return { capitalist: FUNDING.legitimacy * count };
  }),
};

function laboratories(state: HegemonyState): number {
  return companiesOf(state, 'capitalist').filter(
    (company) => isOperational(company) && cardOf(company).industry === 'healthcare',
  ).length;
}

export const vaccinationProgram: ActionCard = {
  name: 'COVID-19 Vaccination Program',
  copies: 1,
  numbers: VACCINE,
  purpose: 'please',
  costs: 0,
  can: (state) => leastImport(state) !== undefined,
  lacks: 'card.provide',
  *play(t) {
    const { state } = t;
    const card = 'stx-covid-19-vaccination-program';
    yield* importHealth(t, card);
    const classes = () => WORKER_CLASSES.filter((of) => canVaccinate(state, of));
    const of = (yield* t.ask('state', 'card-class', classes, { about: { card } })) as WorkerClass;
    const doses = population(state, of);
    yield* provideGoods(t, of, { health: doses }, 'replace');
    return legitimacyFor(of, doses, VACCINE);
  },
};

function canVaccinate(state: HegemonyState, of: WorkerClass): boolean {
  return canProvideGoods(state, of, { health: population(state, of) });
}

/** Only here does the Foreign Market sell Health: as much as the Public Services can store, and without a loan. */
function* importHealth(t: Hegemony, card: string): Play {
  const { state } = t;
  const range = () => ({ min: leastImport(state) ?? 0, max: mostImport(state) });
  const amount = yield* t.askAmount('state', 'card-amount', range, {
    about: { card, deed: 'buy', source: 'foreign-market', good: 'health', price: VACCINE.price },
  });
  if (amount === 0) return;
  addToState(state, 'health', fromSupply(state, 'health', amount));
  const price = amount * VACCINE.price;
  pay(t, 'state', 'supply', price, 'purchase');
  t.log('bought', { seat: 'state', from: 'foreign-market', resource: 'health', amount, price });
}

function mostImport(state: HegemonyState): number {
  if (!tradesAbroad(state)) return 0;
  const affordable = Math.floor(state.state.treasury / VACCINE.price);
  return Math.min(stateRoom(state, 'health'), state.supply.resources.health, affordable);
}

/** The least after which a class can be provided for; any more will do too, since nobody sells Health for less. */
function leastImport(state: HegemonyState): number | undefined {
  const most = mostImport(state);
  for (let amount = 0; amount <= most; amount++) {
    const after = afterImport(state, amount);
    if (WORKER_CLASSES.some((of) => canVaccinate(after, of))) return amount;
  }
  return undefined;
}

/** The position as far as providing looks at it. */
function afterImport(state: HegemonyState, amount: number): HegemonyState {
  const { treasury, services } = state.state;
  return {
    ...state,
    state: {
      ...state.state,
      treasury: treasury - amount * VACCINE.price,
      services: { ...services, health: services.health + amount },
    },
  };
}
