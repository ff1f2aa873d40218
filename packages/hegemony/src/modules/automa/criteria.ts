/** Criteria lists: bullets over options, read from top to bottom until one option is left (section 7). */
import type { Json } from '@polity/kernel';
import { cardOf, isOperational } from '../../rules/companies.js';
import type { Hegemony } from '../../rules/context.js';
import type { Class, Industry } from '../../rules/names.js';
import { statePrice } from '../../rules/prices.js';

/** What of the options a bullet describes; none of them, and it is passed over (AU-7.4). */
export interface Bullet<Option> {
  readonly name: string;
  keep(options: readonly Option[], t: Hegemony): readonly Option[];
}

export interface Criteria<Option> {
  readonly name: string;
  readonly bullets: readonly Bullet<Option>[];
  /** What an option is called in the log. */
  label(option: Option): Json;
}

/** Options of which something is true. */
export function that<Option>(name: string, is: (option: Option) => boolean): Bullet<Option> {
  return { name, keep: (options) => options.filter(is) };
}

/** All options tied for the highest value; where all of them have none it describes nothing (AU-7.6, G-11). */
export function most<Option>(name: string, value: (option: Option) => number): Bullet<Option> {
  return { name, keep: (options) => highest(options, value) };
}

function highest<Option>(options: readonly Option[], value: (option: Option) => number): readonly Option[] {
  const values = options.map(value);
  const best = Math.max(...values);
  return best <= 0 ? [] : options.filter((_, i) => values[i] === best);
}

/** All options tied for the lowest value. */
export function fewest<Option>(name: string, value: (option: Option) => number): Bullet<Option> {
  return {
    name,
    keep(options) {
      const values = options.map(value);
      const best = Math.min(...values);
      return options.filter((_, i) => values[i] === best);
    },
  };
}

/** Names in order of preference: the options of the first that occurs, those with most of it (AU-7.5). */
export function inOrder<Option, Name>(
  name: string,
  names: readonly Name[],
  count: (option: Option, of: Name) => number,
): Bullet<Option> {
  return {
    name,
    keep(options) {
      for (const of of names) {
        const kept = highest(options, (option) => count(option, of));
        if (kept.length > 0) return kept;
      }
      return [];
    },
  };
}

/** Reads the list and picks one, at random where the list leaves several. What leaves nothing to decide is not told (AU-7.1). */
export function choose<Option>(
  t: Hegemony,
  seat: Class,
  criteria: Criteria<Option>,
  options: readonly Option[],
): Option {
  let left = options;
  if (left.length > 1) {
    t.log('automa-options', { seat, criteria: criteria.name, count: left.length });
    for (const { name, keep } of criteria.bullets) {
      const kept = keep(left, t);
      if (kept.length > 0 && kept.length < left.length) {
        left = kept;
        t.log('automa-bullet', { seat, bullet: name, count: left.length, left: labels(criteria, left) });
      }
      if (left.length === 1) break;
    }
    if (left.length > 1) {
      left = [t.random.pick(left)];
      t.log('automa-bullet', { seat, bullet: 'at-random', count: 1, left: labels(criteria, left) });
    }
  }
  if (left[0] === undefined) throw new Error(`nothing to choose from by ${criteria.name}`);
  return left[0];
}

const NAMED = 6;

function labels<Option>({ label }: Criteria<Option>, left: readonly Option[]): Json[] {
  return left.length > NAMED ? [] : left.map(label);
}

/** Which industry is preferred of Healthcare and Education: one that no Public company produces, then by price, then at random (AU-7.10). */
function preferredService(t: Hegemony, by: 'cheaper' | 'dearer'): Service {
  const { state } = t;
  const made = (industry: Service) =>
    state.companies.some(
      (company) => company.owner === 'state' && cardOf(company).industry === industry && isOperational(company),
    );
  if (made('healthcare') !== made('education')) return made('healthcare') ? 'education' : 'healthcare';
  const more = statePrice(state, 'health') - statePrice(state, 'education');
  if (more === 0) return t.random.pick(['healthcare', 'education'] as const);
  return more > 0 === (by === 'dearer') ? 'healthcare' : 'education';
}

type Service = 'healthcare' | 'education';

/** Healthcare or Education; between the two as the card says (AU-7.10). */
export function healthcareOrEducation<Option>(
  by: 'cheaper' | 'dearer',
  count: (option: Option, industry: Industry) => number,
): Bullet<Option> {
  return {
    name: by === 'cheaper' ? 'healthcare-or-education-cheaper' : 'healthcare-or-education-dearer',
    keep(options, t) {
      const kept = highest(options, (option) => count(option, 'healthcare') + count(option, 'education'));
      const some = (industry: Service) => kept.some((option) => count(option, industry) > 0);
      if (kept.length < 2 || !some('healthcare') || !some('education')) return kept;
      const service = preferredService(t, by);
      return highest(kept, (option) => count(option, service));
    },
  };
}

/** A bullet whose own lines decide it completely, if it describes several (AU-7.7). */
export function decided<Option>(bullet: Bullet<Option>, lines: readonly Bullet<Option>[]): Bullet<Option> {
  return {
    name: bullet.name,
    keep(options, t) {
      let left = bullet.keep(options, t);
      for (const line of lines) {
        const kept = left.length > 1 ? line.keep(left, t) : [];
        if (kept.length > 0) left = kept;
      }
      return left.length > 1 ? [t.random.pick(left)] : left;
    },
  };
}

/** The first of what the list leaves, without telling it: for what is only pretended in a check. */
export function narrow<Option>(t: Hegemony, { bullets }: Criteria<Option>, options: readonly Option[]): Option {
  let left = options;
  for (const { keep } of bullets) {
    if (left.length === 1) break;
    const kept = keep(left, t);
    if (kept.length > 0) left = kept;
  }
  return left[0] as Option;
}
