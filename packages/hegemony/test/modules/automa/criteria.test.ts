/** Criteria lists: bullets over options (section 7). */
import { describe, expect, it } from 'vitest';
import {
  type Criteria,
  choose,
  decided,
  fewest,
  healthcareOrEducation,
  inOrder,
  most,
  that,
} from '../../../src/modules/automa/criteria.js';
import type { Industry } from '../../../src/rules/names.js';
import { at, emptied, perform, position } from '../../support.js';
import { entries } from './support.js';

interface Fruit {
  readonly name: string;
  readonly sweet: boolean;
  readonly weight: number;
  readonly colour: string;
}
const apple: Fruit = { name: 'apple', sweet: true, weight: 3, colour: 'red' };
const lemon: Fruit = { name: 'lemon', sweet: false, weight: 2, colour: 'yellow' };
const plum: Fruit = { name: 'plum', sweet: true, weight: 1, colour: 'blue' };
const cherry: Fruit = { name: 'cherry', sweet: true, weight: 1, colour: 'red' };
const ALL = [apple, lemon, plum, cherry];

const sweet = that<Fruit>('sweet', (fruit) => fruit.sweet);
const heavy = most<Fruit>('heavy', ({ weight }) => weight);
const light = fewest<Fruit>('light', ({ weight }) => weight);
const colours = (...names: string[]) =>
  inOrder<Fruit, string>('colours', names, ({ colour }, of) => Number(colour === of));

function picked(bullets: Criteria<Fruit>['bullets'], options = ALL, seed = 'test') {
  const criteria: Criteria<Fruit> = { name: 'fruit', bullets, label: ({ name }) => name };
  const { result, log } = perform(
    position(3),
    function* (t) {
      return choose(t, 'working', criteria, options);
    },
    [],
    seed,
  );
  return {
    name: result.name,
    told: entries(log, 'automa-bullet').map(({ bullet, count, left }) => [bullet, count, left]),
  };
}

describe('a criteria list', () => {
  it('keeps what the first bullet describes, and reads the next on that only (AU-7.2, AU-7.3, AU-7.4, AU-7.9)', () => {
    const yellow = that<Fruit>('yellow', ({ colour }) => colour === 'yellow');
    expect(picked([sweet, yellow, heavy])).toEqual({
      name: 'apple',
      told: [
        ['sweet', 3, ['apple', 'plum', 'cherry']],
        ['heavy', 1, ['apple']],
      ],
    });
  });

  it('keeps all that are tied for the best, and stops when one is left (AU-7.6, AU-7.7)', () => {
    expect(picked([light, colours('red')]).told).toEqual([
      ['light', 2, ['plum', 'cherry']],
      ['colours', 1, ['cherry']],
    ]);
  });

  it('reads several names as an order of preference (AU-7.5)', () => {
    expect(picked([colours('green', 'blue', 'red')]).name).toBe('plum');
  });

  it('picks evenly among those left (AU-7.7)', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, i) => picked([light], ALL, `seed ${i}`).name));
    expect(seen).toEqual(new Set(['plum', 'cherry']));
  });

  it('is not consulted where there is only one option (AU-7.1)', () => {
    expect(picked([sweet], [lemon])).toEqual({ name: 'lemon', told: [] });
  });

  it('lets the lines under a bullet decide it completely (AU-7.7)', () => {
    expect(picked([decided(sweet, [light, colours('blue')]), heavy]).name).toBe('plum');
  });

  it('passes over a count in which all have nothing (G-11)', () => {
    expect(picked([most('bruises', () => 0), heavy]).told).toEqual([['heavy', 1, ['apple']]]);
  });
});

describe('Healthcare or Education (AU-7.10)', () => {
  const industries: readonly Industry[] = ['agriculture', 'healthcare', 'education'];
  const chosen = (by: 'cheaper' | 'dearer', change: Parameters<typeof position>[1], seed = 'test') => {
    const criteria: Criteria<Industry> = {
      name: 'service',
      label: (industry) => industry,
      bullets: [healthcareOrEducation(by, (option, industry) => Number(option === industry))],
    };
    return perform(
      position(3, change),
      function* (t) {
        return choose(t, 'working', criteria, industries);
      },
      [],
      seed,
    ).result;
  };

  it('prefers what no Public company produces', () => {
    expect(chosen('cheaper', (state) => emptied(state, 'university-hospital'))).toBe('healthcare');
    expect(chosen('cheaper', (state) => emptied(state, 'technical-university'))).toBe('education');
  });

  it('then the cheaper or the more expensive, as the card says: Health at B costs 5, Education at C 10', () => {
    expect(chosen('cheaper', () => {})).toBe('healthcare');
    expect(chosen('dearer', () => {})).toBe('education');
  });

  it('and at random where both cost the same', () => {
    const same = (state: Parameters<typeof at>[0]) => {
      at(state, { 'welfare-education': 'B' });
    };
    const seen = new Set(Array.from({ length: 30 }, (_, i) => chosen('dearer', same, `seed ${i}`)));
    expect(seen).toEqual(new Set(['healthcare', 'education']));
  });
});
