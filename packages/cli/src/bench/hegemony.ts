/** How many random games of Hegemony with four players one core plays in a second, and what a decision costs. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { simulate } from '@polity/kernel';
import type { Progress } from '../progress.js';
import { figure } from '../text.js';
import type { Benchmark } from './index.js';
import { median, stepsPerSecond, warmUp } from './measure.js';

const SEATS = 4;
const ROUNDS = 9;
const GAMES_PER_ROUND = 40;
/** All the rules have to have been compiled, not those of one game only. */
const WARM_UP_MS = 4000;

interface HegemonyDocument {
  readonly name: 'hegemony';
  /** In each round. */
  readonly games: number;
  readonly decisions: number;
  readonly gamesPerSecond: number;
  readonly microsecondsPerDecision: number;
  readonly decisionsPerGame: number;
}

export const hegemonyBenchmark: Benchmark = {
  about: `random games of ${hegemony.id} with ${SEATS} players a second, and the time for a decision`,
  async run(progress) {
    const document = measure(progress);
    return { document, text: inWords(document) };
  },
};

/** Every round plays the same games; the middle one counts. */
function measure(progress: Progress): HegemonyDocument {
  warmUp(WARM_UP_MS, playGames);
  const rates: number[] = [];
  let decisions = 0;
  for (let round = 0; round < ROUNDS; round++) {
    rates.push(
      stepsPerSecond(() => {
        decisions = playGames();
        return decisions;
      }),
    );
    progress.show(round + 1, ROUNDS);
  }
  const perSecond = median(rates);
  const decisionsPerGame = decisions / GAMES_PER_ROUND;
  return {
    name: 'hegemony',
    games: GAMES_PER_ROUND,
    decisions,
    gamesPerSecond: Number((perSecond / decisionsPerGame).toFixed(1)),
    microsecondsPerDecision: Number((1e6 / perSecond).toFixed(2)),
    decisionsPerGame: Number(decisionsPerGame.toFixed(1)),
  };
}

function playGames(): number {
  let decisions = 0;
  for (let game = 0; game < GAMES_PER_ROUND; game++) decisions += playGame(game);
  return decisions;
}

function playGame(game: number): number {
  return simulate(hegemony, { seats: SEATS }, `bench/${game}`, () => randomBot).decisions;
}

function inWords({ gamesPerSecond, microsecondsPerDecision, decisionsPerGame, games }: HegemonyDocument): string {
  return (
    `hegemony: random games with ${SEATS} players (rounds of ${figure(games)}, the middle one)\n` +
    `  games a second        ${figure(gamesPerSecond, 1).padStart(10)}\n` +
    `  decisions in a game   ${figure(decisionsPerGame, 1).padStart(10)}\n` +
    `  microseconds for one  ${figure(microsecondsPerDecision, 2).padStart(10)}\n`
  );
}
