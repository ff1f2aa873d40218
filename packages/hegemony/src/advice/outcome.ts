/** What a card that was tried out did for its player, and what it took, in numbers. */
import type { JsonObject, Reason } from '@polity/kernel';
import { because } from '../reading/reason.js';
import { isOperational } from '../rules/companies.js';
import { LOAN } from '../rules/data/board.js';
import { employedCount, population, workersIn } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import { CLASSES, GOODS, type Good, type Seat, type WorkerClass } from '../rules/names.js';
import { importPrice } from '../rules/prices.js';
import type { HegemonyState, OpenState } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { earnedAt, WORTH_OF_A_UNION } from './moves.js';

export interface Outcome {
  readonly gains: readonly JsonObject[];
  readonly losses: readonly JsonObject[];
}

/** Money without what is borrowed; whatever else can be counted, and companies by their names. */
export function outcomeOf(view: HegemonyView, seat: Seat, after: HegemonyState): Outcome {
  // Whose cubes are drawn out of the bag is up to chance, and may be others the next time.
  if (CLASSES.some((of) => of !== seat && after.bag[of] !== view.bag[of])) return { gains: [], losses: [] };
  const changes = [
    counted('tried.money', wealth(after, seat) - wealth(view, seat)),
    counted('tried.points', after[seat].vp - view[seat].vp),
    ...GOODS.map((good) => counted('amount', stored(after, seat, good) - stored(view, seat, good), { resource: good })),
    counted('amount', after[seat].influence - view[seat].influence, { resource: 'influence' }),
    ...inTheBag(view, after, seat),
    ...approval(view, after, seat),
  ];
  const gains = changes.flatMap(({ amount, part }) => (amount > 0 ? [{ ...part, amount }] : []));
  const losses = changes.flatMap(({ amount, part }) => (amount < 0 ? [{ ...part, amount: -amount }] : []));
  const work = jobs(view, after, seat);
  return { gains: [...companies(view, after, seat), ...work.gains, ...gains], losses: [...losses, ...work.losses] };
}

/** Nothing where it does nothing for its player that can be counted. */
export function reasonOf({ gains, losses }: Outcome): Reason | undefined {
  return gains.length === 0 ? undefined : because('turn.card.brings', { gains, losses });
}

interface Counted {
  readonly amount: number;
  readonly part: JsonObject;
}

function counted(say: string, amount: number, more: JsonObject = {}): Counted {
  return { amount, part: { say, ...more } };
}

function wealth(state: OpenState, seat: Seat): number {
  return moneyOf(state, seat) - LOAN.amount * state[seat].loans;
}

/** What one has for one's people and in store. */
function stored(state: OpenState, seat: Seat, good: Good): number {
  const own = seat === 'working' || seat === 'middle' ? state[seat].goods[good] : 0;
  const zone = seat === 'capitalist' && (good === 'food' || good === 'luxury') ? state.capitalist.zone[good] : 0;
  const services = seat === 'state' && (good === 'health' || good === 'education') ? state.state.services[good] : 0;
  const store = seat === 'middle' || seat === 'capitalist' ? state[seat].storage[good] : 0;
  return own + zone + services + store;
}

function inTheBag(view: OpenState, after: OpenState, seat: Seat): readonly Counted[] {
  return CLASSES.filter((of) => of === seat).map((of) => counted('tried.cubes', after.bag[of] - view.bag[of]));
}

function approval(view: OpenState, after: OpenState, seat: Seat): readonly Counted[] {
  if (seat !== 'state') return [];
  const more = (of: (typeof CLASSES)[number]) => after.state.legitimacy[of] - view.state.legitimacy[of];
  return CLASSES.map((of) => counted('tried.legitimacy', more(of), { class: of }));
}

/** Companies that were built, or have got their workers. */
function companies(view: HegemonyView, after: HegemonyState, seat: Seat): readonly JsonObject[] {
  return after.companies.flatMap((company) => {
    if (company.owner !== seat) return [];
    const before = view.companies.find(({ id }) => id === company.id);
    if (before === undefined) return [{ say: 'tried.company', company: company.id }];
    const staffed = (one: typeof company) => one.workers.filter((worker) => worker !== null).length;
    const hired = isOperational(company) && staffed(company) > staffed(before);
    const equipped = company.machinery && !before.machinery;
    return [
      ...(hired ? [{ say: 'tried.staffed', company: company.id }] : []),
      ...(equipped ? [{ say: 'tried.machinery', company: company.id }] : []),
    ];
  });
}

/** What more work, or better paid, comes to once those are fed who have come for it; nothing where they eat it up. */
function jobs(view: HegemonyView, after: HegemonyState, seat: Seat): Outcome {
  if (seat !== 'working' && seat !== 'middle') return { gains: [], losses: [] };
  const people = population(after, seat) - population(view, seat);
  const eaten = people > 0 ? [{ say: 'tried.people', amount: people }] : [];
  const earns = earned(after, seat) - earned(view, seat);
  if (earns <= people * importPrice(after, 'food')) return { gains: [], losses: eaten };
  const placed = employedCount(after, seat) - employedCount(view, seat);
  const gain = placed > 0 ? { say: 'tried.work', amount: placed } : { say: 'tried.earns', amount: earns };
  return { gains: [gain], losses: eaten };
}

/** What the people of a class earn in a round, and what their Trade Unions are worth. */
function earned(state: OpenState, of: WorkerClass): number {
  const unions = of === 'working' ? Object.values(state.working.unions).filter(Boolean).length : 0;
  const places = state.companies.filter((company) => isOperational(company) && workersIn(company, of) > 0);
  return places.reduce((sum, company) => sum + earnedAt(company, of), unions * WORTH_OF_A_UNION);
}
