/**
 * Ways to assign unemployed workers, as complete uses of one action (G-11, G-19): which empty places are filled and which
 * Trade Unions formed. It works on a small picture of the labour market, so that ways can be weighed without going them.
 */
import { cardOf, wageOf } from '../../rules/companies.js';
import type { Hegemony } from '../../rules/context.js';
import { ACTION, UNION_NEEDS } from '../../rules/data/board.js';
import { employ, openSlots, UNEMPLOYED, workersInIndustry } from '../../rules/labour.js';
import { INDUSTRIES, type Industry, type Seat, SKILLS, type Skill, type WorkerClass } from '../../rules/names.js';
import type { Company, HegemonyState } from '../../rules/state.js';

export type Pool = Readonly<Record<Skill, number>>;

/** A company that can be filled, or its employee's slot. */
export interface Place {
  readonly company: Company;
  readonly owner: Seat;
  readonly industry: Industry;
  /** What its workers earn. */
  readonly wage: number;
  readonly slots: readonly number[];
  /** The skills that its slots ask for; the rest takes anybody. */
  readonly skills: readonly Industry[];
}

export interface Labour {
  readonly of: WorkerClass;
  readonly pool: Pool;
  readonly places: readonly Place[];
  /** Working Class workers in companies of each industry, and its Trade Unions. */
  readonly working: Readonly<Record<Industry, number>>;
  readonly unions: Readonly<Record<Industry, boolean>>;
}

/** One complete way to use the action. */
export interface Way {
  readonly places: readonly Place[];
  readonly unions: readonly Industry[];
  /** How many workers it places. */
  readonly workers: number;
}

export function sizeOf(pool: Pool): number {
  return SKILLS.reduce((sum, skill) => sum + pool[skill], 0);
}

export function labourOf(state: HegemonyState, of: WorkerClass, pool: Pool = state.unemployed[of]): Labour {
  const places: Place[] = [];
  for (const company of state.companies) {
    const slots = openSlots(company, of);
    if (slots.length > 0) places.push(placeOf(company, of, slots));
  }
  const working = Object.fromEntries(INDUSTRIES.map((name) => [name, workersInIndustry(state, name)]));
  return { of, pool, places, working: working as Labour['working'], unions: state.working.unions };
}

function placeOf(company: Company, of: WorkerClass, slots: readonly number[]): Place {
  const card = cardOf(company);
  const skills = slots.map((slot) => card.slots[slot]?.kind as Skill);
  return {
    company,
    owner: company.owner,
    industry: card.industry,
    // In a company of one's own nobody earns a wage.
    wage: company.owner === of ? 0 : wageOf(company),
    slots,
    skills: skills.filter((skill): skill is Industry => skill !== 'unskilled'),
  };
}

/** All legal ways with at most so many workers, that of placing nobody left out. */
export function waysToAssign(labour: Labour, atMost: number): Way[] {
  const ways: Way[] = [];
  const limit = Math.min(atMost, sizeOf(labour.pool));
  const { places } = labour;
  const chosen: Place[] = [];
  const left: Record<Skill, number> = { ...labour.pool };
  const add = (from: number, workers: number) => {
    addWays(ways, labour, chosen, left, workers, limit);
    for (let i = from; i < places.length; i++) {
      const place = places[i] as Place;
      const total = workers + place.slots.length;
      if (total > limit) continue;
      for (const skill of place.skills) left[skill]--;
      if (place.skills.every((skill) => left[skill] >= 0)) {
        chosen.push(place);
        add(i + 1, total);
        chosen.pop();
      }
      for (const skill of place.skills) left[skill]++;
    }
  };
  add(0, 0);
  return ways;
}

/** Ways of at most three workers, only to what is offered. */
export function waysAmong(
  labour: Labour,
  offered: readonly ({ readonly company: string } | { readonly union: Industry })[],
): Way[] {
  const companies = offered.flatMap((target) => ('company' in target ? [target.company] : []));
  const unions = offered.flatMap((target) => ('union' in target ? [target.union] : []));
  const places = labour.places.filter(({ company }) => companies.includes(company.id));
  // A Trade Union that is not offered yet may be formed after its places are filled.
  return waysToAssign({ ...labour, places }, ACTION.assign).filter(
    (way) => way.places.length > 0 || way.unions.every((union) => unions.includes(union)),
  );
}

/** The ways that fill these places, without a Trade Union and with each set of those that are possible then. */
function addWays(
  ways: Way[],
  labour: Labour,
  chosen: readonly Place[],
  left: Readonly<Record<Skill, number>>,
  workers: number,
  limit: number,
): void {
  const places = [...chosen];
  if (workers > 0) ways.push({ places, unions: [], workers });
  if (labour.of !== 'working' || workers >= limit) return;
  const possible = INDUSTRIES.filter((industry) => left[industry] > 0 && canUnite(labour, places, industry));
  for (const unions of subsets(possible, limit - workers)) {
    ways.push({ places, unions, workers: workers + unions.length });
  }
}

/** Four workers in companies of the industry, those of this very action included (AU-7.11). */
function canUnite({ working, unions }: Labour, places: readonly Place[], industry: Industry): boolean {
  return !unions[industry] && working[industry] + placedIn(places, industry) >= UNION_NEEDS;
}

export function placedIn(places: readonly Place[], industry: Industry): number {
  let count = 0;
  for (const place of places) if (place.industry === industry) count += place.slots.length;
  return count;
}

/** All sets of one to so many of the items. */
function subsets<Item>(items: readonly Item[], atMost: number): Item[][] {
  let sets: Item[][] = [[]];
  for (const item of items) sets = [...sets, ...sets.filter((set) => set.length < atMost).map((set) => [...set, item])];
  return sets.slice(1);
}

/** Industries that have four workers only after it, and so meet what a Trade Union requires (AU-7.11). */
export function newlyUnitable({ working }: Labour, { places }: Way): number {
  return INDUSTRIES.filter(
    (industry) => working[industry] < UNION_NEEDS && working[industry] + placedIn(places, industry) >= UNION_NEEDS,
  ).length;
}

export function workersAt({ places }: Way, which: (place: Place) => boolean): number {
  let count = 0;
  for (const place of places) if (which(place)) count += place.slots.length;
  return count;
}

export function wagesOf({ places }: Way): number {
  return places.reduce((sum, { wage }) => sum + wage, 0);
}

/** What is left of the picture when a way has been gone. */
export function after(labour: Labour, way: Way): Labour {
  const pool = { ...labour.pool };
  for (const { skill } of staffing(labour.pool, way, (skills) => skills[0] as Skill)) pool[skill]--;
  const working = { ...labour.working };
  if (labour.of === 'working') for (const name of INDUSTRIES) working[name] += placedIn(way.places, name);
  const unions = { ...labour.unions };
  for (const union of way.unions) unions[union] = true;
  return { ...labour, pool, places: labour.places.filter((place) => !way.places.includes(place)), working, unions };
}

export interface Staffed {
  readonly place: Place | null;
  readonly slot: number;
  readonly skill: Skill;
}

/** Who goes where: skilled slots and unions get their own, the rest unskilled workers first (G-19). */
export function staffing(pool: Pool, { places, unions }: Way, pick: (equals: readonly Skill[]) => Skill): Staffed[] {
  const left: Record<Skill, number> = { ...pool };
  const staffed: Staffed[] = [];
  const open: { place: Place; slot: number }[] = [];
  for (const place of places) {
    for (const slot of place.slots) {
      const kind = cardOf(place.company).slots[slot]?.kind as Skill;
      if (kind === 'unskilled') open.push({ place, slot });
      else {
        left[kind]--;
        staffed.push({ place, slot, skill: kind });
      }
    }
  }
  for (const union of unions) left[union]--;
  for (const { place, slot } of open) {
    const skill = forUnskilledSlot(left, pick);
    left[skill]--;
    staffed.push({ place, slot, skill });
  }
  return [...staffed, ...unions.map((skill) => ({ place: null, slot: 0, skill }))];
}

/** An unskilled worker; without one, of the skill with most unemployed (G-19). */
export function forUnskilledSlot(pool: Pool, pick: (equals: readonly Skill[]) => Skill): Skill {
  if (pool.unskilled > 0) return 'unskilled';
  const most = Math.max(...INDUSTRIES.map((skill) => pool[skill]));
  const equals = INDUSTRIES.filter((skill) => pool[skill] === most);
  return equals.length === 1 ? (equals[0] as Skill) : pick(equals);
}

/** Goes the way: workers leave the unemployed and are committed. */
export function goWay(t: Hegemony, of: WorkerClass, way: Way): void {
  const { state } = t;
  for (const { place, slot, skill } of staffing(state.unemployed[of], way, (equals) => t.random.pick(equals))) {
    if (place) employ(t, place.company, slot, of, skill);
    else {
      state.unemployed[of][skill]--;
      state.working.unions[skill as Industry] = true;
      t.log('assigned', { class: of, skill, from: UNEMPLOYED, to: 'union' });
    }
  }
}
