/** How many random games one core plays in a second, and what a decision costs. */
import { randomBot } from '@polity/bots';
import { type Game, simulate } from '@polity/kernel';
import { figure } from '@polity/words';
import type { Measured, Progress } from './benchmark.js';
import { median, type Pains, stepsPerSecond, warmUp } from './measure.js';

/** How long it is warmed up: all the rules have to have been compiled, not those of one game only. */
const THOROUGH: Pains = { rounds: 9, warmUp: 4000 };
const QUICK: Pains = { rounds: 1, warmUp: 0 };

/** Which game, with how many players, and how many games make a round. */
export interface Played {
  readonly game: Game;
  readonly seats: number;
  readonly games: number;
}

interface GamesDocument {
  readonly name: string;
  /** In each round. */
  readonly games: number;
  readonly decisions: number;
  readonly gamesPerSecond: number;
  readonly microsecondsPerDecision: number;
  readonly decisionsPerGame: number;
}

export async function measureGames(played: Played, progress: Progress, quick = false): Promise<Measured> {
  const document = measure(played, progress, quick ? QUICK : THOROUGH);
  return { document, text: inWords(document, played.seats) };
}

/** Every round plays the same games; the middle one counts. */
function measure(played: Played, progress: Progress, pains: Pains): GamesDocument {
  warmUp(pains.warmUp, () => playGames(played));
  const rates: number[] = [];
  let decisions = 0;
  for (let round = 0; round < pains.rounds; round++) {
    rates.push(
      stepsPerSecond(() => {
        decisions = playGames(played);
        return decisions;
      }),
    );
    progress.show(round + 1, pains.rounds);
  }
  const perSecond = median(rates);
  const decisionsPerGame = decisions / played.games;
  return {
    name: played.game.id,
    games: played.games,
    decisions,
    gamesPerSecond: Number((perSecond / decisionsPerGame).toFixed(1)),
    microsecondsPerDecision: Number((1e6 / perSecond).toFixed(2)),
    decisionsPerGame: Number(decisionsPerGame.toFixed(1)),
  };
}

function playGames({ game, seats, games }: Played): number {
  let decisions = 0;
  for (let nth = 0; nth < games; nth++) {
    decisions += simulate(game, { seats }, `bench/${nth}`, () => randomBot).decisions;
  }
  return decisions;
}

function inWords(document: GamesDocument, seats: number): string {
  const { name, gamesPerSecond, microsecondsPerDecision, decisionsPerGame, games } = document;
  return (
    `${name}: random games with ${seats} players (rounds of ${figure(games)}, the middle one)\n` +
    `  games a second        ${figure(gamesPerSecond, 1).padStart(10)}\n` +
    `  decisions in a game   ${figure(decisionsPerGame, 1).padStart(10)}\n` +
    `  microseconds for one  ${figure(microsecondsPerDecision, 2).padStart(10)}\n`
  );
}
