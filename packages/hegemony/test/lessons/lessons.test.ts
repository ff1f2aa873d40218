/** A guided round: whoever does exactly what it says comes to its end, as every class and whatever the others do. */
import { adviserBot, randomBot } from '@polity/bots';
import { type AskDescription, type Bot, checkGame, followLesson, parseOptions, Table, taughtAt } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { hegemony } from '../../src/index.js';
import { LESSONS } from '../../src/lessons/index.js';
import { CARD, FIRST_TURN, HANDS, LAID } from '../../src/lessons/laid.js';
import type { HegemonyView } from '../../src/rules/view.js';

const SEEDS = Array.from({ length: 8 }, (_, i) => `lesson/${i}`);

const optionsOf = ({ options }: (typeof LESSONS)[number]) => parseOptions(hegemony, options);

const follow = (lesson: (typeof LESSONS)[number], seed: string, others: Bot) =>
  followLesson(hegemony, lesson, seed, others) as { told: string[]; view: HegemonyView };

describe.each(LESSONS.map((lesson) => [lesson.seat, lesson] as const))('the lesson of the %s', (seat, lesson) => {
  it('is ten to fifteen sentences, each told in its turn', () => {
    const { told } = follow(lesson, 'lesson/a', adviserBot);
    const keys = lesson.steps.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const first = [...new Set(told)].filter((key) => keys.includes(key));
    expect(first.map((key) => keys.indexOf(key))).toEqual(
      [...first.map((key) => keys.indexOf(key))].sort((a, b) => a - b),
    );
    expect(first).toEqual(keys);
    expect(keys.length).toBeGreaterThanOrEqual(10);
    expect(keys.length).toBeLessThanOrEqual(15);
  });

  it('comes to its end by doing what it says, beside sensible players and beside any', () => {
    for (const others of [adviserBot, randomBot]) {
      for (const seed of SEEDS) {
        const { told, view } = follow(lesson, seed, others);
        expect(view.round, seed).toBe(2);
        expect(told.at(-1), seed).toBe(`${seat}.points`);
      }
    }
  });

  it('speaks of what lies on its table', () => {
    for (const seed of SEEDS) {
      const state = Table.open(hegemony, optionsOf(lesson), seed).view(lesson.seat) as HegemonyView;
      const open = JSON.stringify([state.middle.market, state.capitalist.market, state.state.events, state.exports]);
      for (const id of LAID[lesson.seat as keyof typeof LAID]) {
        if (!id.startsWith('immigration')) expect(open, seed).toContain(id);
      }
      const number = FIRST_TURN[lesson.seat as keyof typeof FIRST_TURN];
      expect(state.turn, seed).toMatchObject({ number, seat });
      expect(state[lesson.seat as 'working'].hand, seed).toEqual(HANDS[lesson.seat as keyof typeof HANDS]);
    }
  });

  it('plays its card, and has no other that would be advised instead of what it teaches', () => {
    const card = CARD[seat as keyof typeof CARD];
    for (const seed of SEEDS) {
      const taught: unknown[] = [];
      const advised: unknown[] = [];
      const watched = lesson.steps.map((step) => ({
        ...step,
        ...(step.answers && {
          answers(ask: AskDescription, view: HegemonyView) {
            const answers = step.answers?.(ask, view) ?? [];
            if (ask.kind === 'turn') {
              taught.push(answers[0]);
              advised.push(advise(ask, view).answer);
            }
            return answers;
          },
        }),
      }));
      follow({ ...lesson, steps: watched }, seed, adviserBot);
      expect(taught, seed).toContainEqual({ do: 'play', card });
      const others = advised.filter((answer) => (answer as { do: string; card?: string }).do === 'play');
      for (const answer of others) expect(answer, seed).toEqual({ do: 'play', card });
    }
  });

  it('is a game that keeps the rules to its end', () => {
    for (const seed of SEEDS.slice(0, 1)) {
      expect(checkGame(hegemony, optionsOf(lesson), seed, () => randomBot).violations, seed).toEqual([]);
    }
  });
});

describe('a step', () => {
  const [lesson] = LESSONS;
  it('is said again when its answer is taken back, and the lesson is as far as it was', () => {
    if (lesson === undefined) throw new Error('there is no lesson');
    const table = Table.open(hegemony, optionsOf(lesson), 'back');
    const now = (at: number) =>
      taughtAt(lesson, at, table.askOf('working') ?? null, table.view('working') as HegemonyView);
    expect(now(1)?.step.key).toBe('working.assign');
    const ask = table.askOf('working');
    const answer = { do: 'basic', action: 'assign-workers' };
    table.submit({ seat: 'working', version: ask?.version ?? 0, answer });
    expect(now(1)).toMatchObject({ step: { key: 'spare' }, at: 1 });
    table.undo('working');
    expect(now(2)).toMatchObject({ step: { key: 'working.assign' }, at: 2 });
  });
});

describe('the lesson of the Working Class', () => {
  const [lesson] = LESSONS;
  it('makes the main move of the class: health for all its people, used for prosperity, points and a new worker', () => {
    if (lesson === undefined) throw new Error('there is no lesson');
    for (const seed of SEEDS) {
      const { told, view } = follow(lesson, seed, adviserBot);
      expect(told, seed).toContain('working.use');
      expect(view.working.vp, seed).toBeGreaterThanOrEqual(3);
    }
  });
});

/** By the class: what it is told when it has made its own move. */
const MAIN = { middle: 'middle.healthy', capitalist: 'capitalist.sold', state: 'state.given' } as const;

describe.each(LESSONS.slice(1).map((lesson) => [lesson.seat, lesson] as const))(
  'the lesson of the %s',
  (seat, lesson) => {
    it('makes the main moves of the class, beside sensible players', () => {
      for (const seed of SEEDS) {
        const { told, view } = follow(lesson, seed, adviserBot);
        expect(told, seed).toContain(MAIN[seat as keyof typeof MAIN]);
        expect(told, seed).toContain(seat === 'state' ? 'state.done' : `${seat}.works`);
        expect(view[seat as keyof typeof MAIN].vp, seed).toBeGreaterThan(0);
      }
    });
  },
);
