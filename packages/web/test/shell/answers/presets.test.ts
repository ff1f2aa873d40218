/** Ready-made choices for a new table, and what is said where options do not go together. */
import { hegemony } from '@polity/hegemony';
import named from '@polity/hegemony/words/en/about.json';
import begin from '@polity/hegemony/words/en/begin.json';
import { parseOptions } from '@polity/kernel';
import { Catalogue } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../../src/games/hegemony/presets.js';
import { ApiError } from '../../../src/shell/api.js';
import { hasOptions, usualPlan, withOptions } from '../../../src/shell/home/plan.js';
import { refusalIn } from '../../../src/shell/words/option-name.js';

const about = { ...named, ...begin };

const game = {
  id: 'hegemony',
  options: hegemony.options,
  bots: ['random'],
  seatsFor: {
    2: ['working', 'capitalist'],
    3: ['working', 'middle', 'capitalist'],
    4: ['working', 'middle', 'capitalist', 'state'],
  },
} as unknown as Parameters<typeof usualPlan>[0];
const words = new Catalogue('en', [
  Object.fromEntries(Object.entries(about).map(([key, text]) => [`game.hegemony.${key}`, text])),
]);

describe('ready-made choices', () => {
  it.each(PRESETS)('$id can be played, and has a name and a line', ({ id, options }) => {
    for (const seats of [2, 3, 4]) expect(parseOptions(hegemony, { seats, ...options })).toMatchObject(options);
    expect([`preset-name.${id}`, `preset-about.${id}`].filter((key) => !Object.hasOwn(about, key))).toEqual([]);
  });

  it('are the base game at first; everything brings the fourth player in', () => {
    const plan = usualPlan(game, 'open');
    const [base, , everything] = PRESETS;
    expect(hasOptions(plan, base?.options ?? {})).toBe(true);
    const all = withOptions(game, plan, everything?.options ?? {}, 'open');
    expect(Object.keys(all.seats)).toEqual(['working', 'middle', 'capitalist', 'state']);
    expect(all.options).toMatchObject({ 'alternative-events': true, 'crisis-response': true });
    expect(PRESETS.filter(({ options }) => hasOptions(all, options)).map(({ id }) => id)).toEqual(['everything']);
  });

  it('every module has a line on what it brings', () => {
    const modules = Object.keys(PRESETS[0]?.options ?? {});
    const lines = modules.flatMap((name) => [`option-name.${name}`, `option-about.${name}`]);
    expect(lines.filter((key) => !Object.hasOwn(about, key))).toEqual([]);
  });
});

it('options that do not go together are refused in the words of the game', () => {
  const refusal = hegemony.refuse?.({ seats: 3, 'alternative-events': true });
  const error = new ApiError(400, 'malformed', 'these options do not go together', refusal);
  expect(refusalIn(words, 'hegemony', error)).toContain('for four players');
  expect(refusalIn(words, 'hegemony', new Error('lost'))).toBeUndefined();
});
