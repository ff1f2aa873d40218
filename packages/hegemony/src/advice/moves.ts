/** What it means to fill a place: what it earns, and what is lost where workers are taken from another place for it. */
import { cardOf, isOperational, outputOf, wageOf } from '../rules/companies.js';
import { UNION_NEEDS } from '../rules/data/board.js';
import { mayLeave, openSlots, workersIn, workersInIndustry } from '../rules/labour.js';
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
export function lostWithout(view: HegemonyView, company: Company, of: WorkerClass): number {
  if (!isOperational(company)) return 0;
  return earnedAt(company, of) + (of === 'working' && endsUnion(view, company) ? WORTH_OF_A_UNION : 0);
}

/** Whether the Trade Union of its industry would have too few workers left without the company's. */
function endsUnion(view: HegemonyView, company: Company): boolean {
  const { industry } = cardOf(company);
  if (!view.working.unions[industry]) return false;
  return workersInIndustry(view, industry) - workersIn(company, 'working') < UNION_NEEDS;
}

/** Who would fill a company: the unemployed first, then whoever is missed least. */
export function moveTo(view: HegemonyView, of: WorkerClass, company: Company, onlyUnemployed: boolean): Move {
  const slots = openSlots(company, of);
  const taker = new Taker(view, of, company, onlyUnemployed);
  for (const slot of slots) taker.take(cardOf(company).slots[slot]?.kind ?? 'unskilled');
  return taker.move(earnedAt(company, of), slots.length);
}

/** Who would form a Trade Union that is worth so much. */
export function moveToUnion(view: HegemonyView, union: Industry, worth: number, onlyUnemployed: boolean): Move {
  const taker = new Taker(view, 'working', undefined, onlyUnemployed);
  taker.take(union);
  return taker.move(worth, 1);
}

/** Takes workers one after another, and remembers what that empties. */
class Taker {
  private readonly idle: Record<Skill, number>;
  private readonly emptied = new Map<string, { company: Company; left: Skill[] }>();
  private readonly places: readonly Company[];
  private lost = 0;

  constructor(
    private readonly view: HegemonyView,
    private readonly of: WorkerClass,
    to: Company | undefined,
    onlyUnemployed: boolean,
  ) {
    this.idle = { ...view.unemployed[of] };
    this.places = onlyUnemployed ? [] : view.companies.filter((company) => company !== to);
  }

  take(kind: Skill): void {
    if (this.takeIdle(kind) || this.takeLeft(kind)) return;
    const places = this.places.filter((one) => !this.emptied.has(one.id) && this.leaving(one).some(fits(kind)));
    const cheapest = places.sort((a, b) => lostWithout(this.view, a, this.of) - lostWithout(this.view, b, this.of))[0];
    if (cheapest === undefined) return;
    this.emptied.set(cheapest.id, { company: cheapest, left: this.leaving(cheapest) });
    this.lost += lostWithout(this.view, cheapest, this.of);
    this.takeLeft(kind);
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
