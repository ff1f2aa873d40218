/** Where workers are pointed at: who goes, who leaves, and the places that they go to. */
import type {
  Company,
  HegemonyAsks,
  HegemonyView,
  Industry,
  Skill,
  WorkerAt,
  WorkerClass,
} from '@polity/hegemony/page';
import { cardOf, companyIn, mayLeave, openSlots, SKILLS } from '@polity/hegemony/page';
import type { AskOf } from '@polity/kernel';
import type { OpenAsk } from '../../../board/board-rules.js';
import { each, one } from '../../../board/path.js';
import type { Spot } from '../board/spots.js';
import type { Paths } from './paths.js';

/** A place that is to be staffed: a company's card or an empty slot of it, a union; or first one who goes there. */
export function whereToAssign(
  option: { readonly company: string } | { readonly union: Industry },
  ask: OpenAsk,
  view: HegemonyView,
): Paths {
  const company = 'company' in option ? companyIn(view, option.company) : undefined;
  const targets: readonly Job[] =
    'union' in option ? [{ spot: `union:${option.union}`, kinds: [option.union] }] : jobsIn(company, ask);
  const goers = [...idleGoers(ask, view), ...employedGoers(ask, view, company)];
  return targets.flatMap(({ spot, kinds }) => {
    const fitting = goers.filter(({ skill }) => kinds.includes(skill) || kinds.includes('unskilled'));
    return [[spot], ...fitting.map((goer) => [goer.spot, spot])];
  });
}

/** A place with the skills that it asks for, any of which will do. */
interface Job {
  readonly spot: Spot;
  readonly kinds: readonly Skill[];
}

function jobsIn(place: Company | undefined, { seat }: OpenAsk): readonly Job[] {
  if (place === undefined) return [];
  const slots = openSlots(place, seat as WorkerClass).map((slot): Job => {
    return { spot: `slot:${place.id}:${slot}`, kinds: [cardOf(place).slots[slot]?.kind ?? 'unskilled'] };
  });
  return [{ spot: `company:${place.id}`, kinds: slots.flatMap(({ kinds }) => kinds) }, ...slots];
}

interface Goer {
  readonly spot: Spot;
  readonly skill: Skill;
}

function idleGoers({ seat }: OpenAsk, { unemployed }: HegemonyView): Goer[] {
  const idle = unemployed[seat as WorkerClass] ?? {};
  return SKILLS.filter((skill) => idle[skill] > 0).map((skill) => ({ spot: `unemployed:${seat}:${skill}`, skill }));
}

/** Those who have work elsewhere and may leave it for this. */
function employedGoers({ seat, about }: OpenAsk, view: HegemonyView, to: Company | undefined): Goer[] {
  if (about.from === 'unemployed') return [];
  return view.companies
    .filter((place) => place !== to)
    .flatMap((place) =>
      place.workers.flatMap((standing, slot): Goer[] =>
        standing?.class === seat && mayLeave(place, slot)
          ? [{ spot: `slot:${place.id}:${slot}`, skill: standing.skill }]
          : [],
      ),
    );
}

/** The same ways and, for whoever is carried rather than pointed at, on to the place that the ask is about. */
export function orCarried(ways: Paths, ask: OpenAsk): Paths {
  return [...ways, ...ways.flatMap((way) => placesAbout(ask).map((place) => [...way, place]))];
}

function placesAbout({ about: { company: id, slot, union } }: OpenAsk): Spot[] {
  if (union !== undefined) return [`union:${union}`];
  if (id === undefined) return [];
  return typeof slot === 'number' ? [`slot:${id}:${slot}`, `company:${id}`] : [`company:${id}`];
}

/** A worker where it stands. Two alike in one company are the same to the game. */
export function onWorker({ from, skill }: WorkerAt, { seat }: OpenAsk, view: HegemonyView): Paths {
  if (from === 'unemployed') return one(`unemployed:${seat}:${skill}`);
  const alike = companyIn(view, from)?.workers.flatMap((standing, slot) =>
    standing?.class === seat && standing.skill === skill && !standing.committed ? [slot] : [],
  );
  return each((alike ?? []).map((slot): Spot => `slot:${from}:${slot}`));
}

export function onWorkerOfSlot({ from, skill, slot }: WorkerAt & { readonly slot: number }, { seat }: OpenAsk): Paths {
  return one<Spot>(from === 'unemployed' ? `unemployed:${seat}:${skill}` : `slot:${from}:${slot}`);
}

/** Who leaves and who comes, in either order. */
export function onBothSwapped(
  { company, slot, skill }: { readonly company: string; readonly slot: number; readonly skill: Skill },
  { seat }: OpenAsk,
): Paths {
  const leaves: Spot = `slot:${company}:${slot}`;
  const comes: Spot = `unemployed:${seat}:${skill}`;
  return [
    [leaves, comes],
    [comes, leaves],
  ];
}

/** The unemployed of the class that staffs the company; which one that is shows in who could be picked. */
export function onStaff(skill: Skill, ask: AskOf<HegemonyAsks, 'staff-worker'>, view: HegemonyView): Paths {
  const place = companyIn(view, ask.about.company);
  const standing = place?.workers.find((inside) => inside !== null)?.class;
  const fits = (of: WorkerClass) => ask.options.every((option) => view.unemployed[of][option] > 0);
  const employs = place && cardOf(place).slots.some(({ role }) => role === 'employee');
  const likely: readonly WorkerClass[] = employs ? ['working'] : standing ? [standing] : ['working', 'middle'];
  const classes = likely.filter(fits);
  if (classes.length === 0) return one(`supply:${skill}`);
  return each(classes.map((of): Spot => `unemployed:${of}:${skill}`));
}

/** A class, by its panel or by its people among the unemployed. */
export function onStaffClass(of: WorkerClass, view: HegemonyView): Paths {
  const skills = SKILLS.filter((skill) => view.unemployed[of][skill] > 0);
  return each<Spot>([`seat:${of}`, ...skills.map((skill): Spot => `unemployed:${of}:${skill}`)]);
}

/** A Public company and who is to work there, in either order. */
export function onBothStaffed({
  company,
  class: of,
}: {
  readonly company: string;
  readonly class: WorkerClass;
}): Paths {
  return [
    [`company:${company}`, `seat:${of}`],
    [`seat:${of}`, `company:${company}`],
  ];
}
