/** Where workers are pointed at: who goes, who leaves, and the places that they go to. */
import type { Company, HegemonyView, Industry, Skill, WorkerAt, WorkerClass } from '@polity/hegemony/page';
import { cardOf, mayLeave, openSlots, SKILLS } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { as, companyNamed, each, one, type Path, type PathsOf } from './choices-way.js';
import type { Spot } from './spots.js';

/** A place that is to be staffed: a company's card or an empty slot of it, a union; or first one who goes there. */
export const assignTo: PathsOf = (option, ask, view) => {
  const { company: id, union } = as<{ company?: string; union?: Industry }>(option);
  const targets =
    union === undefined ? jobsIn(companyNamed(view, id), ask) : [{ spot: `union:${union}`, kinds: [union] } as const];
  const goers = [...idleGoers(ask, view), ...employedGoers(ask, view, id)];
  return targets.flatMap(({ spot, kinds }): Path[] => {
    const fitting = goers.filter(({ skill }) => kinds.includes(skill) || kinds.includes('unskilled'));
    return [[spot], ...fitting.map((goer): Path => [goer.spot, spot])];
  });
};

/** A place with the skills that it asks for, any of which will do. */
interface Job {
  readonly spot: Spot;
  readonly kinds: readonly Skill[];
}

function jobsIn(place: Company | undefined, { seat }: AskDescription): readonly Job[] {
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

function idleGoers({ seat }: AskDescription, { unemployed }: HegemonyView): Goer[] {
  const idle = unemployed[seat as WorkerClass] ?? {};
  return SKILLS.filter((skill) => idle[skill] > 0).map((skill) => ({ spot: `unemployed:${seat}:${skill}`, skill }));
}

/** Those who have work elsewhere and may leave it for this. */
function employedGoers({ seat, about }: AskDescription, view: HegemonyView, to: string | undefined): Goer[] {
  if (about.from === 'unemployed') return [];
  return view.companies
    .filter(({ id }) => id !== to)
    .flatMap((place) =>
      place.workers.flatMap((standing, slot): Goer[] =>
        standing?.class === seat && mayLeave(place, slot)
          ? [{ spot: `slot:${place.id}:${slot}`, skill: standing.skill }]
          : [],
      ),
    );
}

/** The same ways and, for whoever is carried rather than pointed at, on to the place that the ask is about. */
export const carried =
  (paths: PathsOf): PathsOf =>
  (option, ask, view) => {
    const ways = paths(option, ask, view);
    return [...ways, ...ways.flatMap((way) => placesAbout(ask).map((place): Path => [...way, place]))];
  };

function placesAbout({ about: { company: id, slot, union } }: AskDescription): Spot[] {
  if (union !== undefined) return [`union:${union}`];
  if (id === undefined) return [];
  return typeof slot === 'number' ? [`slot:${id}:${slot}`, `company:${id}`] : [`company:${id}`];
}

/** A worker where it stands. Two alike in one company are the same to the game. */
export const worker: PathsOf = (option, ask, view) => {
  const { from, skill } = as<WorkerAt>(option);
  if (from === 'unemployed') return one(`unemployed:${ask.seat}:${skill}`);
  const alike = companyNamed(view, from)?.workers.flatMap((standing, slot) =>
    standing?.class === ask.seat && standing.skill === skill && !standing.committed ? [slot] : [],
  );
  return each((alike ?? []).map((slot): Spot => `slot:${from}:${slot}`));
};

export const workerOnSlot: PathsOf = (option, ask) => {
  const { from, skill, slot } = as<WorkerAt & { slot: number }>(option);
  return one(from === 'unemployed' ? `unemployed:${ask.seat}:${skill}` : `slot:${from}:${slot}`);
};

/** Who leaves and who comes, in either order. */
export const swap: PathsOf = (option, ask) => {
  const { company: id, slot, skill } = as<{ company: string; slot: number; skill: Skill }>(option);
  const leaves: Spot = `slot:${id}:${slot}`;
  const comes: Spot = `unemployed:${ask.seat}:${skill}`;
  return [
    [leaves, comes],
    [comes, leaves],
  ];
};

/** The unemployed of the class that staffs the company; which one that is shows in who could be picked. */
export const staffWorker: PathsOf = (skill, ask, view) => {
  const place = companyNamed(view, ask.about.company);
  const standing = place?.workers.find((inside) => inside !== null)?.class;
  const fits = (of: WorkerClass) => ask.options.every((option) => view.unemployed[of][option as Skill] > 0);
  const employs = place && cardOf(place).slots.some(({ role }) => role === 'employee');
  const likely: readonly WorkerClass[] = employs ? ['working'] : standing ? [standing] : ['working', 'middle'];
  const classes = likely.filter(fits);
  if (classes.length === 0) return one(`supply:${skill}`);
  return each(classes.map((of): Spot => `unemployed:${of}:${skill}`));
};

/** A class, by its panel or by its people among the unemployed. */
export const staffClass: PathsOf = (of, _ask, view) => {
  const skills = SKILLS.filter((skill) => view.unemployed[of as WorkerClass][skill] > 0);
  return each([`seat:${of}`, ...skills.map((skill): Spot => `unemployed:${of}:${skill}`)]);
};

export const staffPublic: PathsOf = (option) => {
  const { company: id, class: of } = as<{ company: string; class: WorkerClass }>(option);
  return [
    [`company:${id}`, `seat:${of}`],
    [`seat:${of}`, `company:${id}`],
  ];
};
