/** What it means to fill a place: what it earns, and what is lost where workers are taken from another place for it. */
import { cardById, cardOf, isOperational, outputOf, wageOf } from '../rules/companies.js';
import { UNION_NEEDS } from '../rules/data/board.js';
import { mayLeave, openSlots, workersIn } from '../rules/labour.js';
import type { Industry, Skill, WorkerClass } from '../rules/names.js';
import type { Company } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';

/** Money for each unit that one's own company makes, roughly. */
export const WORTH_OF_A_UNIT = 5;
/** A Trade Union is 2 points and 1 influence in every round: as much as so much money. */
export const WORTH_OF_A_UNION = 25;

export interface Move {
  /** What the place earns in a round, after what is lost elsewhere. */
  readonly earns: number;
  /** How many workers it takes. */
  readonly workers: number;
  /** The places that lose their workers, and stand still, for it. */
  readonly emptied: readonly Company[];
}

/** What a company at work earns those who work there: its wage, or what it makes if it is their own. */
export function earnedAt(company: Company, of: WorkerClass): number {
  return company.owner === of ? WORTH_OF_A_UNIT * outputOf(company, true) : wageOf(company);
}

/** What is lost if a worker of the class leaves: all of it, unless the place stands still already. */
export function lostWithout(company: Company, of: WorkerClass): number {
  return isOperational(company) ? earnedAt(company, of) : 0;
}

/** Whether a Trade Union would be dissolved if these places stood still. */
export function endsUnion(view: HegemonyView, left: readonly Company[]): boolean {
  return left.some((company) => {
    const { industry } = cardOf(company);
    return view.working.unions[industry] && !keepsUnion(view, industry, left);
  });
}

/**
 * Whether a Trade Union has its workers though these places stand still: who goes from one of them takes all others
 * along, and who stands in a company that is incomplete already leaves it too.
 */
export function keepsUnion(view: HegemonyView, industry: Industry, left: readonly Company[] = []): boolean {
  let staying = 0;
  for (const company of view.companies) {
    if (left.includes(company) || cardOf(company).industry !== industry || !isOperational(company)) continue;
    staying += workersIn(company, 'working');
  }
  return staying >= UNION_NEEDS;
}

/** Who would fill a company: the unemployed first, then whoever is missed least; nothing where it ends a Trade Union. */
export function moveTo(
  view: HegemonyView,
  of: WorkerClass,
  company: Company,
  onlyUnemployed: boolean,
): Move | undefined {
  const slots = openSlots(company, of);
  const mayBeLeft = (left: readonly Company[]) =>
    !left.includes(company) && (of !== 'working' || !endsUnion(view, left));
  const taker = new Taker(view, of, onlyUnemployed, mayBeLeft);
  const filled = slots.every((slot) => taker.take(cardOf(company).slots[slot]?.kind ?? 'unskilled'));
  return filled ? taker.move(earnedAt(company, of), slots.length) : undefined;
}

/** Who would run a company that the Middle Class builds; nothing where they cannot be found. */
export function moveToRun(view: HegemonyView, id: string): Move | undefined {
  const { slots, produces } = cardById(id);
  const owners = slots.filter(({ role }) => role === 'owner');
  const taker = new Taker(view, 'middle', false, () => true);
  const found = owners.every(({ kind }) => taker.take(kind));
  return found ? taker.move(WORTH_OF_A_UNIT * produces, owners.length) : undefined;
}

/** Who would form a Trade Union that is worth so much; nothing where it would be dissolved at once for want of workers. */
export function moveToUnion(
  view: HegemonyView,
  union: Industry,
  worth: number,
  onlyUnemployed: boolean,
): Move | undefined {
  if (!keepsUnion(view, union)) return undefined;
  const mayBeLeft = (left: readonly Company[]) => keepsUnion(view, union, left) && !endsUnion(view, left);
  const taker = new Taker(view, 'working', onlyUnemployed, mayBeLeft);
  return taker.take(union) ? taker.move(worth, 1) : undefined;
}

/** Takes workers one after another, and remembers what that empties. */
class Taker {
  private readonly idle: Record<Skill, number>;
  private readonly emptied = new Map<string, { company: Company; left: Skill[] }>();
  private readonly places: readonly Company[];
  private lost = 0;

  /** @param mayBeLeft whether all these places may stand still for it. */
  constructor(
    view: HegemonyView,
    private readonly of: WorkerClass,
    onlyUnemployed: boolean,
    private readonly mayBeLeft: (left: readonly Company[]) => boolean,
  ) {
    this.idle = { ...view.unemployed[of] };
    this.places = onlyUnemployed ? [] : view.companies;
  }

  /** Whether somebody is found. */
  take(kind: Skill): boolean {
    if (this.takeIdle(kind) || this.takeLeft(kind)) return true;
    const emptied = [...this.emptied.values()].map(({ company }) => company);
    const places = this.places.filter(
      (one) => !this.emptied.has(one.id) && this.leaving(one).some(fits(kind)) && this.mayBeLeft([...emptied, one]),
    );
    const cheapest = places.sort((a, b) => lostWithout(a, this.of) - lostWithout(b, this.of))[0];
    if (cheapest === undefined) return false;
    this.emptied.set(cheapest.id, { company: cheapest, left: this.leaving(cheapest) });
    this.lost += lostWithout(cheapest, this.of);
    return this.takeLeft(kind);
  }

  move(earns: number, workers: number): Move {
    const emptied = [...this.emptied.values()].map(({ company }) => company).filter(isOperational);
    return { earns: earns - this.lost, workers, emptied };
  }

  private takeIdle(kind: Skill): boolean {
    const skill = kind === 'unskilled' ? SKILLS_BY_WORTH.find((one) => this.idle[one] > 0) : kind;
    if (skill === undefined || this.idle[skill] === 0) return false;
    this.idle[skill]--;
    return true;
  }

  /** Somebody more from a place that stands still now anyway. */
  private takeLeft(kind: Skill): boolean {
    for (const { left } of this.emptied.values()) {
      const found = left.findIndex(fits(kind));
      if (found >= 0) return left.splice(found, 1).length > 0;
    }
    return false;
  }

  private leaving(company: Company): Skill[] {
    return company.workers.flatMap((worker, slot) =>
      worker?.class === this.of && mayLeave(company, slot) ? [worker.skill] : [],
    );
  }
}

function fits(kind: Skill): (skill: Skill) => boolean {
  return (skill) => kind === 'unskilled' || skill === kind;
}

/** A plain place takes anybody: those without a trade first. */
const SKILLS_BY_WORTH: readonly Skill[] = ['unskilled', 'agriculture', 'luxury', 'media', 'education', 'healthcare'];
