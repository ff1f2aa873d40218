/** What is told again of production and scoring agrees with what happened. */
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { chaptersOf, gainsOf, stepsOfChapter, turnsSince } from '../../src/reading/recap.js';
import type { HegemonyView } from '../../src/rules/view.js';
import { playRandom, seeds, viewOf } from '../games.js';

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
      const loud = run.log.slice(from).filter((entry) => !isQuiet(entry.kind) && !staysAtNought(run.log, entry));
      expect(told).toEqual(loud);
      from = run.log.length;
      looked++;
    });
    expect(looked).toBeGreaterThan(20);
  });

  it('says nothing of a prosperity that was at nought and stays there', () => {
    const at = (seat: string, space: number): LogEntry => ({ kind: 'prosperity', params: { seat, space } });
    const log: LogEntry[] = [
      { kind: 'round', params: { round: 1 } },
      at('middle', 1),
      { kind: 'round', params: { round: 2 } },
      at('working', 0),
      at('middle', 0),
    ];
    expect(turnsSince(log, 2).flatMap(({ entries }) => entries)).toEqual([at('middle', 0)]);
  });

  it('keeps the first turn of a round apart from what the round began with', () => {
    const card: LogEntry = { kind: 'card', params: { seat: 'working', card: 'wc-signing-bonus' } };
    const log: LogEntry[] = [
      { kind: 'round', params: { round: 2 } },
      { kind: 'prosperity', params: { seat: 'working', space: 1 } },
      card,
      { kind: 'end-turn', params: { seat: 'working' } },
    ];
    const turns = turnsSince(log, 0).map(({ seat, phase, entries }) => ({ seat, phase, entries }));
    expect(turns).toEqual([
      { seat: null, phase: 'preparation', entries: [log[1]] },
      { seat: 'working', phase: null, entries: [card] },
    ]);
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

/** A prosperity at nought that was there before. */
function staysAtNought(log: readonly LogEntry[], { kind, params }: LogEntry): boolean {
  if (kind !== 'prosperity' || params.space !== 0) return false;
  const of = log.filter((entry) => entry.kind === kind && entry.params.seat === params.seat);
  const at = of.findIndex((entry) => entry.params === params);
  return (of[at - 1]?.params.space ?? 0) === 0;
}
