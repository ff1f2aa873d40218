/** A round told at its end: points by source, production as money that sums up, its votes, what was played. */
import type { LogEntry } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { openingsOf } from '../../src/reading/openings.js';
import { productionMoney, roundEnd } from '../../src/reading/round-end.js';
import { LOAN, TURNS_PER_ROUND } from '../../src/rules/data/board.js';
import { moneyOf } from '../../src/rules/money.js';
import { playRandom, seeds, viewOf } from '../games.js';

interface Before {
  readonly length: number;
  readonly money: Readonly<Record<string, number>>;
}

/** Places in the log where a round begins that has another before it. */
function begun(log: readonly LogEntry[]): readonly number[] {
  return log.flatMap(({ kind, params }, at) => (kind === 'round' && params.round !== 1 ? [at] : []));
}

describe('the end of a round', () => {
  it('tells the points of everybody by where they came from, and who stands where', () => {
    for (const { seats, seed } of seeds(6, 'ends')) {
      const run = playRandom(seats, seed, () => undefined);
      for (const at of begun(run.log)) {
        const { round, standings } = roundEnd(run.log, at, viewOf(run, null));
        for (const { seat, before, after, sources, place } of standings) {
          const told = run.log
            .slice(0, at)
            .flatMap(({ kind, params }) => (kind === 'points' && params.seat === seat ? [Number(params.amount)] : []));
          expect(after, `${seed}, ${seat}, round ${round}`).toBe(told.reduce((sum, amount) => sum + amount, 0));
          expect(before + sources.reduce((sum, { amount }) => sum + amount, 0)).toBe(after);
          expect(place).toBe(1 + standings.filter((other) => other.after > after).length);
        }
      }
    }
  });

  it('tells which events nobody has dealt with, and the legitimacy that they cost', () => {
    let told = 0;
    for (const { seed } of seeds(6, 'events')) {
      const run = playRandom(4, seed, () => undefined);
      const [at = 0] = begun(run.log);
      const before = run.log.slice(0, at);
      const { unresolved } = roundEnd(run.log, at, viewOf(run, null));
      const failed = before.filter(({ kind }) => kind === 'event-unresolved');
      expect(unresolved.map(({ event }) => event)).toEqual(failed.map(({ params }) => params.event));
      for (const { lost } of unresolved) {
        expect(lost.every(({ by }) => by < 0)).toBe(true);
        told += lost.length;
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  it('has told its money before the votes already', () => {
    let told = 0;
    for (const { seats, seed } of seeds(6, 'ends')) {
      const run = playRandom(seats, seed, () => undefined);
      for (const at of begun(run.log)) {
        const { round, money } = roundEnd(run.log, at, viewOf(run, null));
        const votes = run.log.findLastIndex(
          ({ kind, params }, index) => index < at && kind === 'phase' && params.phase === 'elections',
        );
        const before = votes < 0 ? undefined : productionMoney(run.log, votes, viewOf(run, null));
        if (before?.round !== round) continue;
        expect(before.money, `${seed}, round ${round}`).toEqual(money);
        told++;
      }
    }
    expect(told).toBeGreaterThan(5);
  });

  it('begins its money with what everybody had when production began, and tells loans apart from all that is neither wages, food nor taxes', () => {
    let compared = 0;
    for (const { seats, seed } of seeds(12, 'tables')) {
      const asked: Before[] = [];
      const run = playRandom(seats, seed, ({ view }, { log }) => {
        const money = Object.fromEntries(view.seats.map((seat) => [seat, moneyOf(view, seat)]));
        asked.push({ length: log.length, money });
      });
      for (const at of begun(run.log)) {
        const { money } = roundEnd(run.log, at, viewOf(run, null));
        const start = run.log.findLastIndex(
          ({ kind, params }, index) => index < at && kind === 'phase' && params.phase === 'production',
        );
        const last = asked.findLast(({ length }) => length <= start);
        const between = run.log.slice(last?.length ?? 0, start).some(({ kind }) => kind === 'pay' || kind === 'loan');
        const end = run.log.findIndex(({ kind }, index) => index > start && kind === 'phase');
        for (const { seat, before, wagesIn, wagesOut, food, taxes, loans, other, after } of money) {
          if (last && !between) {
            expect(before, `${seed}, ${seat}`).toBe(last.money[seat]);
            compared++;
          }
          expect(before + wagesIn + wagesOut + food + taxes + loans + other).toBe(after);
          const produced = run.log.slice(start, end);
          const taken = produced.filter(({ kind, params }) => kind === 'loan' && params.seat === seat).length;
          const rest = produced.reduce((sum, { kind, params }) => {
            const counted = kind === 'pay' && !/wage|purchase|food|tariff|-tax$/.test(String(params.for));
            const amount = counted ? Number(params.amount) : 0;
            return sum + (params.to === seat ? amount : 0) - (params.from === seat ? amount : 0);
          }, 0);
          expect(loans, `${seed}, ${seat}`).toBe(LOAN.amount * taken);
          expect(other, `${seed}, ${seat}`).toBe(rest);
        }
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  it('tells the interest that is paid when the next round begins, and what everybody begins it with', () => {
    let paid = 0;
    for (const { seats, seed } of seeds(12, 'tables')) {
      const first = new Map<number, Readonly<Record<string, number>>>();
      const run = playRandom(seats, seed, ({ view }) => {
        const money = Object.fromEntries(view.seats.map((seat) => [seat, moneyOf(view, seat)]));
        if (view.phase === 'action' && !first.has(view.round)) first.set(view.round, money);
      });
      for (const at of begun(run.log)) {
        const round = Number(run.log[at]?.params.round);
        for (const { seat, interest, borrowed, money: has } of openingsOf(run.log, at, viewOf(run, null))) {
          expect(has, `${seed}, ${seat}, round ${round}`).toBe(first.get(round)?.[seat]);
          if (interest === 0) continue;
          const begins = run.log.findIndex(({ kind }, index) => index > at && kind === 'drew-cards');
          const told = run.log.slice(at, begins).filter(({ kind, params }) => kind === 'pay' && params.from === seat);
          expect(told.map(({ params }) => params.amount)).toEqual([interest]);
          expect(borrowed % LOAN.amount).toBe(0);
          paid++;
        }
      }
    }
    expect(paid).toBeGreaterThan(5);
  });

  it('says nothing of a prosperity that was at nought and stays there, nor of a place that was shared', () => {
    let still = 0;
    let falls = 0;
    for (const { seats, seed } of seeds(6, 'still')) {
      const run = playRandom(seats, seed, () => undefined);
      for (const at of begun(run.log)) {
        const acted = run.log.findIndex(({ kind }, index) => index > at && /card|basic|free|pass/.test(kind));
        const { next, standings } = roundEnd(run.log.slice(0, acted), at, viewOf(run, null));
        for (const seat of ['working', 'middle']) {
          const of = (log: readonly LogEntry[]) =>
            log.filter(({ kind, params }) => kind === 'prosperity' && params.seat === seat);
          const before = of(run.log.slice(0, at)).at(-1)?.params.space ?? 0;
          if (before === 0) expect(of(next)).toEqual([]);
          else falls += of(next).length;
          still += before === 0 ? 1 : 0;
        }
        for (const { seat, before, levelBefore } of standings) {
          expect(levelBefore).toBe(standings.some((other) => other.seat !== seat && other.before === before));
        }
      }
    }
    expect(still).toBeGreaterThan(0);
    expect(falls).toBeGreaterThan(0);
  });

  it('keeps what was done with every card, and the votes of the round alone', () => {
    const run = playRandom(4, 'deeds', () => undefined);
    const ends = begun(run.log).map((at) => roundEnd(run.log, at, viewOf(run, null)));
    expect(ends.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    for (const { deeds } of ends) {
      for (const seat of ['working', 'middle', 'capitalist', 'state']) {
        expect(deeds.filter((deed) => deed.seat === seat).length).toBeLessThanOrEqual(TURNS_PER_ROUND);
      }
    }
    const votes = run.log.slice(0, begun(run.log)[3]).filter(({ kind }) => kind === 'vote-result').length;
    expect(ends.reduce((sum, end) => sum + end.votes.length, 0)).toBe(votes);
  });
});
