/** Roles that a game plays itself: chosen where the role is, told to the server as options, shown at the table. */
import { hegemony } from '@polity/hegemony';
import about from '@polity/hegemony/words/en/about.json';
import { parseOptions } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import ui from '../../../src/games/hegemony/index.js';
import {
  meAgainst,
  type Plan,
  type PlannedGame,
  seatsHeld,
  sitterOf,
  tableOf,
  usualPlan,
  withOption,
  withSitter,
} from '../../../src/shell/home/plan.js';
import { playedIn } from '../../../src/shell/seats/seats.js';
import { optionsToChoose } from '../../../src/shell/words/option-name.js';

const game: PlannedGame = {
  id: 'hegemony',
  options: hegemony.options,
  bots: ['random', 'adviser'],
  seatsFor: {
    2: ['working', 'capitalist'],
    3: ['working', 'middle', 'capitalist'],
    4: ['working', 'middle', 'capitalist', 'state'],
  },
  playsItself: ui.playsItself,
};

/** What the rules say to a plan, and whose seats they have. */
function seatsBy({ options }: Plan): readonly string[] {
  return hegemony.seats(parseOptions(hegemony, options) as Parameters<typeof hegemony.seats>[0]);
}

describe('a role that the game plays itself', () => {
  it('has no seat, and its option says so', () => {
    const plan = withSitter(game, usualPlan(game, 'open'), 'capitalist', 'game:simplified');
    expect(sitterOf(game, plan, 'capitalist')).toBe('game:simplified');
    expect(tableOf('hegemony', plan)).toMatchObject({
      options: { 'automa-capitalist': 'simplified' },
      seats: { working: 'me' },
      start: true,
    });
    expect(Object.keys(plan.seats)).toEqual(seatsBy(plan));
  });

  it('can be given to somebody else again', () => {
    const played = withSitter(game, usualPlan(game, 'open'), 'working', 'game:advanced');
    expect(seatsHeld(played)).toBe(0);
    const again = withSitter(game, played, 'working', 'bot:adviser');
    expect(again.options['automa-working']).toBe('none');
    expect(again.seats).toEqual({ working: 'bot:adviser', capitalist: 'open' });
  });

  it('leaves the game with its role, and others stay as they were', () => {
    const four = withOption(game, usualPlan(game, 'open'), 'seats', 4, 'open');
    const played = withSitter(game, four, 'middle', 'game:advanced');
    const two = withOption(game, withSitter(game, played, 'capitalist', 'game:simplified'), 'seats', 2, 'open');
    expect(two.options).toMatchObject({ 'automa-middle': 'none', 'automa-capitalist': 'simplified' });
    expect(Object.keys(two.seats)).toEqual(seatsBy(two));
  });

  it('is nobody where all are', () => {
    const plan = ['working', 'capitalist'].reduce(
      (before, role) => withSitter(game, before, role, 'game:advanced'),
      usualPlan(game, 'open'),
    );
    expect(plan.seats).toEqual({});
    expect(seatsBy(plan)).toEqual([]);
  });
});

describe('against Automas', () => {
  it('I play the Working Class at once', () => {
    const plan = usualPlan(game, 'game:advanced');
    expect(plan.seats).toEqual({ working: 'me' });
    expect(plan.options).toMatchObject({ seats: 2, 'automa-capitalist': 'advanced', 'automa-working': 'none' });
  });

  it('the State brings four into the game, three of them Automas', () => {
    const plan = meAgainst(game, usualPlan(game, 'game:advanced'), 'state', 'game:advanced');
    expect(plan.seats).toEqual({ state: 'me' });
    expect(seatsBy(plan)).toEqual(['state']);
    expect(playedIn(ui, plan.options)).toEqual(
      ['working', 'middle', 'capitalist'].map((role) => ({ role, mode: 'advanced' })),
    );
  });

  it('a State that is not mine is a bot, for no Automa plays it', () => {
    const four = withOption(game, usualPlan(game, 'game:simplified'), 'seats', 4, 'game:simplified');
    expect(four.seats).toEqual({ working: 'me', state: 'bot:adviser' });
    expect(four.options).toMatchObject({ 'automa-middle': 'simplified', 'automa-capitalist': 'simplified' });
  });

  it('and against bots again', () => {
    const plan = meAgainst(game, usualPlan(game, 'game:advanced'), 'working', 'bots');
    expect(plan).toMatchObject(usualPlan(game, 'bots'));
  });
});

it('the options of such roles are chosen nowhere else', () => {
  const names = optionsToChoose(ui, hegemony.options).map(([name]) => name);
  expect(names).toContain('new-actions');
  expect(names.filter((name) => name.startsWith('automa') || name === 'lesson')).toEqual([]);
});

it('the game has words for them', () => {
  const modes = new Set(Object.values(ui.playsItself).flatMap(({ modes }) => modes));
  const keys = [...modes].flatMap((mode) => [`against.${mode}`, `played.${mode}`]);
  expect(['against', 'played.count', ...keys].filter((key) => !Object.hasOwn(about, key))).toEqual([]);
  for (const { option, modes: values } of Object.values(ui.playsItself)) {
    const known: readonly unknown[] = hegemony.options[option]?.values ?? [];
    expect(values.filter((value) => !known.includes(value))).toEqual([]);
  }
});
