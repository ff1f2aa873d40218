/** The Production Phase: produce, cover needs, check the IMF, pay taxes, each in reverse order of play (p. 11-12). */
import { payFor, stockAt, takeFrom } from '../actions/buy.js';
import type { Source } from '../asks.js';
import { companiesOf, isOperational, wageOf, workforce } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { ACTION, COMPANY_SPACES } from '../data/board.js';
import { gainInfluence, toSupply } from '../goods.js';
import { checkImf } from '../imf.js';
import { endStrike, population, unemployedCount, unionCount, workersIn } from '../labour.js';
import { contentsOf, PRODUCTION_STEPS, type ProductionStep } from '../modules.js';
import { pay } from '../money.js';
import type { Class, Seat, WorkerClass } from '../names.js';
import { score } from '../points.js';
import { lowerUnplayedWages, priceAt } from '../prices.js';
import { outputInProduction, produce, wageInProduction } from '../produce.js';
import { isPlayed } from '../roles.js';
import type { Company, HegemonyState } from '../state.js';
import { corporateTax, employmentTax, incomeTax } from '../taxes.js';
import { endPhase, startPhase } from './phase.js';

const STEPS: Readonly<Record<ProductionStep, (t: Hegemony) => Play>> = {
  demonstration: resolveDemonstration,
  produce: produceAll,
  'middle-needs': (t) => coverNeeds(t, 'middle'),
  'working-needs': (t) => coverNeeds(t, 'working'),
  imf: checkImf,
  taxes: payTaxes,
};

export function* production(t: Hegemony): Play {
  const { state } = t;
  if (state.step === 0) {
    t.log('phase', { phase: 'production' });
    yield* startPhase(t, 'production');
  }
  const step = PRODUCTION_STEPS[state.step] as ProductionStep;
  for (const { beforeStep } of contentsOf(state).manifests) yield* beforeStep?.[step]?.(t) ?? [];
  yield* STEPS[step](t);
  state.step++;
  if (state.step === PRODUCTION_STEPS.length) {
    yield* endPhase(t, 'elections');
    state.step = 0;
  }
}

/** The others lose VP as the Working Class likes, each at most as many as it has empty spaces, all of them shared out (p. 16, H34), and before strikes (H17). */
function* resolveDemonstration(t: Hegemony): Play {
  const { state } = t;
  if (!state.demonstration) return;
  state.demonstration = false;
  t.log('demonstration-over', { resolved: false });
  gainInfluence(t, 'working', ACTION.demonstrationInfluence);
  const others = state.seats.filter((seat) => seat !== 'working');
  let left = unemployedCount(state, 'working') + unionCount(state);
  for (const [i, seat] of others.entries()) {
    const later = others.slice(i + 1).reduce((sum, other) => sum + emptySpaces(state, other), 0);
    const most = Math.min(left, emptySpaces(state, seat));
    const range = () => ({ min: Math.min(most, Math.max(0, left - later)), max: most });
    const loss = yield* t.askAmount('working', 'demonstration-loss', range, { about: { seat, left } });
    score(t, seat, -loss, 'demonstration');
    left -= loss;
  }
}

/** Spaces without a built company; face-down Public companies count as empty. */
export function emptySpaces(state: HegemonyState, seat: Seat): number {
  return seat === 'working' ? 0 : COMPANY_SPACES[seat] - companiesOf(state, seat).length;
}

const PRODUCERS: readonly Seat[] = ['state', 'capitalist', 'middle', 'working'];

function* produceAll(t: Hegemony): Play {
  const { state } = t;
  const struck = settleStrikes(t);
  for (const owner of PRODUCERS) {
    for (const company of companiesOf(state, owner)) if (isOperational(company)) runCompany(t, company, struck);
  }
  gainInfluence(t, 'working', unionCount(state) * ACTION.unionInfluence);
  for (const company of state.companies) for (const worker of company.workers) if (worker) worker.committed = false;
  if (!isPlayed(state, 'state')) lowerUnplayedWages(t);
}

/** Tokens go from companies at level 3; each company still struck brings 1 Influence and does not produce. */
function settleStrikes(t: Hegemony): readonly Company[] {
  const struck: Company[] = [];
  for (const company of t.state.companies) {
    if (!company.onStrike) continue;
    const paid = wageInProduction(t.state, company) === 3;
    endStrike(t, company, paid);
    if (paid || !isOperational(company) || workersIn(company, 'working') === 0) continue;
    struck.push(company);
    gainInfluence(t, 'working', ACTION.strikeInfluence);
  }
  return struck;
}

/** Wages, then goods. In a struck Middle Class company only its employee rests. */
function runCompany(t: Hegemony, company: Company, struck: readonly Company[]): void {
  const onStrike = struck.includes(company);
  if (onStrike && company.owner !== 'middle') return;
  const paid = onStrike ? undefined : workforce(company);
  const level = wageInProduction(t.state, company);
  if (paid) pay(t, company.owner, paid, wageOf({ ...company, wage: level }), 'wage');
  produce(t, company, outputInProduction(t.state, company, !onStrike));
}

/** Food for the whole Population: its own first, then bought wherever it likes, with loans if it must (p. 17, 25). */
function* coverNeeds(t: Hegemony, seat: WorkerClass): Play {
  const { state } = t;
  if (!isPlayed(state, seat)) return;
  let needed = population(state, seat);
  needed -= eatOwn(t, seat, needed);
  while (needed > 0) {
    const left = needed;
    const sources = () => FOOD_SOURCES.filter((source) => source !== seat && hasFood(state, source));
    const source = yield* t.ask(seat, 'food-source', sources, { about: { needed: left } });
    const most = source === 'foreign-market' ? left : Math.min(left, stockAt(state, source, 'food'));
    const least = sources().length === 1 ? most : 1;
    const price = priceAt(state, source, 'food');
    const amount = yield* t.askAmount(seat, 'food-amount', () => ({ min: least, max: most }), {
      about: { source, price, needed: left },
    });
    buyFood(t, seat, source, amount, price);
    needed -= amount;
  }
}

const FOOD_SOURCES: readonly Source[] = ['middle', 'capitalist', 'state', 'foreign-market'];

function hasFood(state: HegemonyState, source: Source): boolean {
  return source === 'foreign-market' || stockAt(state, source, 'food') > 0;
}

/** Food bought before, and produced: what lies among the bought goods is good for nothing else (H21). */
function eatOwn(t: Hegemony, seat: WorkerClass, needed: number): number {
  const { state } = t;
  const { goods } = state[seat];
  const bought = Math.min(needed, goods.food);
  goods.food -= bought;
  let stored = 0;
  if (seat === 'middle') {
    stored = Math.min(needed - bought, state.middle.storage.food);
    state.middle.storage.food -= stored;
  }
  toSupply(state, 'food', bought + stored);
  if (bought + stored > 0) t.log('food-used', { seat, amount: bought + stored });
  return bought + stored;
}

/** Bought Food is eaten at once: it never lies on the buyer's board. */
function buyFood(t: Hegemony, seat: WorkerClass, source: Source, amount: number, price: number): void {
  if (source !== 'foreign-market') {
    takeFrom(t.state, source, 'food', amount);
    toSupply(t.state, 'food', amount);
  }
  payFor(t, seat, source, 'food', amount, price * amount);
  t.log('bought', { seat, from: source, resource: 'food', amount, price: price * amount });
  t.log('food-used', { seat, amount });
}

/** The Capitalist Class pays on its companies, then on its revenue; the others on their work and companies. */
function* payTaxes(t: Hegemony): Play {
  const { state } = t;
  const employment = employmentTax(state, 'capitalist');
  // Taxed is the Revenue that is left after the other tax in full, whatever is taken off both.
  const corporate = corporateTax(state, Math.max(0, state.capitalist.revenue - employment));
  payTaxesOf(t, 'capitalist', [
    ['employment-tax', employment],
    ['corporate-tax', corporate],
  ]);
  if (isPlayed(state, 'middle')) {
    payTaxesOf(t, 'middle', [
      ['income-tax', incomeTax(state, 'middle')],
      ['employment-tax', employmentTax(state, 'middle')],
    ]);
  }
  payTaxesOf(t, 'working', [['income-tax', incomeTax(state, 'working')]]);
  state.paidUnder = null;
}

type Tax = readonly [reason: 'income-tax' | 'employment-tax' | 'corporate-tax', amount: number];

/** What modules take off is taken off the first tax, then off the second. */
function payTaxesOf(t: Hegemony, of: Class, taxes: readonly Tax[]): void {
  let relief = 0;
  for (const { taxRelief } of contentsOf(t.state).manifests) relief += taxRelief?.(t.state, of) ?? 0;
  for (const [reason, amount] of taxes) {
    const spared = Math.min(relief, amount);
    relief -= spared;
    pay(t, of, 'state', amount - spared, reason);
  }
}
