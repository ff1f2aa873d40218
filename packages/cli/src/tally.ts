/** What is remembered of many games: who scored what, and what went wrong first. */
import type { CheckedGame, Violation } from '@polity/kernel';

export interface Score {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
  readonly wins: number;
}

interface Sums {
  games: number;
  sum: number;
  min: number;
  max: number;
  wins: number;
}

const nothingYet = (): Sums => ({ games: 0, sum: 0, min: 0, max: 0, wins: 0 });

export class Tally {
  decisions = 0;
  violations = 0;
  firstViolation: Violation | undefined;
  private readonly sums: Map<string, Sums>;

  /** With what the standings may name besides: roles that no seat plays. */
  constructor(seats: readonly string[]) {
    this.sums = new Map(seats.map((seat) => [seat, nothingYet()]));
  }

  add({ decisions, standings, violations }: CheckedGame): void {
    this.decisions += decisions;
    this.violations += violations.length;
    this.firstViolation ??= violations[0];
    for (const { seat, score, won } of violations.length > 0 ? [] : standings) {
      const sums = this.sums.get(seat) ?? nothingYet();
      this.sums.set(seat, sums);
      sums.min = sums.games === 0 ? score : Math.min(sums.min, score);
      sums.max = sums.games === 0 ? score : Math.max(sums.max, score);
      sums.games++;
      sums.sum += score;
      if (won) sums.wins++;
    }
  }

  /** Over the games that came to their end. */
  scores(): Readonly<Record<string, Score>> {
    const entries = [...this.sums].map(([seat, { games, sum, min, max, wins }]): [string, Score] => [
      seat,
      { mean: games === 0 ? 0 : sum / games, min, max, wins },
    ]);
    return Object.fromEntries(entries);
  }
}
