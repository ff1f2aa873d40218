/** What is told again of elections, production and scoring agrees with what happened. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { electionsIn, mixed, stepsOf, tally } from '../src/games/hegemony/election-story.js';
import { chaptersOf, gainsOf, stepsOfChapter, turnsSince } from '../src/games/hegemony/recap-steps.js';
import { playRandom, seeds, viewOf } from './hegemony-games.js';

describe('an election told from the log', () => {
  it('comes to the votes that decided it, in random games', () => {
    let told = 0;
    for (const { seats, seed } of seeds(30, 'elections')) {
      const run = playRandom(seats, seed, () => undefined);
      for (const story of electionsIn(run.log)) {
        const steps = stepsOf(story);
        expect(story.result, seed).not.toBeNull();
        expect(tally(story, steps), seed).toEqual({ for: story.result?.for, against: story.result?.against });
        expect(steps.filter(({ type }) => type === 'cube').length).toBeLessThanOrEqual(5);
        if (story.result?.passed) expect(story.points[0]).toEqual({ seat: story.by, amount: 3 });
        else expect(story.points).toEqual([]);
        told++;
      }
    }
    expect(told).toBeGreaterThan(200);
  });

  it('shows no fist that has been opened before everybody has decided', () => {
    let open = 0;
    playRandom(3, 'fists', ({ ask, view }, run) => {
      if (ask.kind !== 'vote-influence') return;
      const story = electionsIn(run.log).at(-1);
      if (!story) return;
      open++;
      expect(stepsOf(story).at(-1)).toEqual({ type: 'fists' });
      expect(story.drawn).toEqual(view.drawn);
    });
    expect(open).toBeGreaterThan(5);
  });

  it('mixes the cubes always the same way', () => {
    const drawn = { working: 2, middle: 2, capitalist: 1 };
    expect(mixed(drawn, 17)).toEqual(mixed(drawn, 17));
    expect(mixed(drawn, 17).toSorted()).toEqual(['capitalist', 'middle', 'middle', 'working', 'working']);
  });
});

function moneyIn(view: HegemonyView): Record<string, number> {
  const { working, middle, capitalist, state } = view;
  return {
    working: working.money,
    middle: middle.money,
    capitalist: capitalist.revenue + capitalist.capital,
    state: state.treasury,
  };
}

describe('a phase told again', () => {
  it('has every entry in one step, and companies with their wages', () => {
    for (const { seats, seed } of seeds(9, 'chapters')) {
      const run = playRandom(seats, seed, () => undefined);
      const chapters = chaptersOf(run.log);
      expect(chapters.filter(({ phase }) => phase === 'production')).toHaveLength(5);
      expect(chapters.filter(({ phase }) => phase === 'scoring').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
      for (const chapter of chapters) {
        const steps = stepsOfChapter(run.log, chapter);
        const entries = steps.flatMap((step) => step.entries);
        expect(entries).toEqual(run.log.slice(chapter.from, chapter.to));
        for (const { kind, entries: told } of steps) {
          if (kind === 'company') expect(told.filter((entry) => entry.kind === 'produced')).toHaveLength(1);
        }
      }
    }
  });

  it('sums up to what everybody gained and lost in money and points, over whole games', () => {
    for (const { seats, seed } of seeds(12, 'sums')) {
      let first: HegemonyView | undefined;
      let from = 0;
      const run = playRandom(seats, seed, ({ view }, at) => {
        if (first) return;
        first = structuredClone(view);
        from = at.log.length;
      });
      const last = viewOf(run, null);
      const before = moneyIn(first as HegemonyView);
      const after = moneyIn(last);
      for (const { seat, money, points } of gainsOf(run.log.slice(from) as never)) {
        expect((after[seat] ?? 0) - (before[seat] ?? 0), `${seed}, ${seat}`).toBe(money);
        if (last.seats.includes(seat)) expect(last[seat].vp, `${seed}, ${seat}`).toBe(points);
      }
    }
  });
});

describe('since I last looked', () => {
  it('tells the turns of others one by one, and all of what they did', () => {
    let looked = 0;
    let from = 0;
    playRandom(4, 'since', ({ ask }, run) => {
      if (ask.kind !== 'turn' || ask.seat !== 'working' || ask.about.main === true) return;
      const turns = turnsSince(run.log, from);
      const told = turns.flatMap(({ entries }) => entries);
      const loud = run.log.slice(from).filter(({ kind }) => !isQuiet(kind));
      expect(told).toEqual(loud);
      from = run.log.length;
      looked++;
    });
    expect(looked).toBeGreaterThan(20);
  });

  it('keeps turns of different seats apart', () => {
    const log: LogEntry[] = [
      { kind: 'card', params: { seat: 'middle', card: 'mc-migration' } },
      { kind: 'pay', params: { from: 'supply', to: 'middle', amount: 5, for: 'card' } },
      { kind: 'end-turn', params: { seat: 'middle' } },
      { kind: 'basic', params: { seat: 'capitalist', action: 'lobby', card: 'cc-extra-shift' } },
      { kind: 'pay', params: { from: 'capitalist', to: 'supply', amount: 30, for: 'lobby' } },
    ];
    const turns = turnsSince(log, 0);
    expect(turns.map(({ seat }) => seat)).toEqual(['middle', 'capitalist']);
    expect(turns[0]?.gains).toEqual([{ seat: 'middle', money: 5, points: 0, goods: {} }]);
    expect(turns[1]?.gains[0]?.money).toBe(-30);
  });
});

function isQuiet(kind: string): boolean {
  return ['end-turn', 'round', 'drew', 'drew-cards', 'phase'].includes(kind);
}
