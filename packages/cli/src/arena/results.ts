/** What an arena comes to: wins and margins of each bot, in all and in each role, with how far chance may be in them. */
import type { Ended } from './match.js';

export interface Result {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** Between these the win rate lies in 95 of 100 cases (Wilson's interval). */
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  readonly meanMargin: number;
  /** Half of the interval in which the mean margin lies in 95 of 100 cases. */
  readonly marginWithin: number;
  readonly msPerDecision: number;
}

const CERTAINTY = 1.96;

export function resultOf(ended: readonly Ended[]): Result {
  const games = ended.length;
  const sum = (of: (one: Ended) => number) => ended.reduce((all, one) => all + of(one), 0);
  const wins = sum(({ won }) => Number(won));
  const meanMargin = sum(({ margin }) => margin) / games;
  const variance = sum(({ margin }) => (margin - meanMargin) ** 2) / Math.max(1, games - 1);
  const { low, high } = wilson(wins, games);
  return {
    games,
    wins,
    winRate: rounded(wins / games, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    meanScore: rounded(sum(({ score }) => score) / games, 2),
    meanMargin: rounded(meanMargin, 2),
    marginWithin: rounded(CERTAINTY * Math.sqrt(variance / games), 2),
    msPerDecision: rounded(
      sum(({ milliseconds }) => milliseconds) /
        Math.max(
          1,
          sum(({ decisions }) => decisions),
        ),
      3,
    ),
  };
}

/** The interval in which a rate lies that was seen so often. */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  const square = CERTAINTY ** 2;
  const rate = wins / games;
  const middle = (rate + square / (2 * games)) / (1 + square / games);
  const half =
    (CERTAINTY / (1 + square / games)) * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** What the rules play by themselves. */
export const BY_RULES = 'rules';

/** By bot in the order of `bots`, then the rules where they play a role. */
export function byBot(ended: readonly Ended[], bots: readonly string[]): ({ readonly bot: string } & Result)[] {
  return [...new Set(bots), BY_RULES].flatMap((bot) => {
    const own = ended.filter((one) => (one.bot ?? BY_RULES) === bot);
    return own.length === 0 ? [] : [{ bot, ...resultOf(own) }];
  });
}

/** The same for every role. */
export function byRole(
  ended: readonly Ended[],
  bots: readonly string[],
): Readonly<Record<string, ({ readonly bot: string } & Result)[]>> {
  const roles = [...new Set(ended.map(({ seat }) => seat))];
  return Object.fromEntries(
    roles.map((role) => [
      role,
      byBot(
        ended.filter(({ seat }) => seat === role),
        bots,
      ),
    ]),
  );
}
