/** `polity sim`: games between bots, as fast as they go or with every promise checked. */
import {
  type Bot,
  type CheckedGame,
  checkGame,
  type Game,
  type OptionValues,
  simulate,
  type Violation,
} from '@polity/kernel';
import { figure } from '@polity/words';
import type { Command } from 'commander';
import { readOptions } from '../options.js';
import { progress } from '../progress.js';
import { type Score, Tally } from '../tally.js';
import { columns } from '../text.js';
import { collect, count, lookUp } from '../usage.js';
import { printJson, type World } from '../world.js';

interface Flags {
  readonly seats?: string;
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
  readonly check?: boolean;
  readonly option?: readonly string[];
  readonly json?: boolean;
}

interface Report {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly violations: number;
  readonly firstViolation?: Violation;
  readonly scores: Readonly<Record<string, Score>>;
}

export function addSim(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('sim')
    .description('play games between bots')
    .argument('<game>', `one of: ${Object.keys(world.games).join(', ')}`)
    .option('--seats <number>', 'how many play')
    .option('--bot <name>', `who plays, one of: ${Object.keys(world.bots).join(', ')}`, 'random')
    .option('--games <number>', 'how many games', count, 100)
    .option('--seed <text>', 'game i is played from the seed <text>/i', '1')
    .option('--check', "check the game's promises after every decision (slower)")
    .option('--option <name=value>', 'set another option of the game; can be repeated', collect)
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Exits with 1 when a promise was broken.

Examples:
  polity sim lantern-market
  polity sim lantern-market --seats 4 --games 10000 --seed spring
  polity sim lantern-market --check --json`,
    )
    .action((name: string, flags: Flags) => finish(sim(name, flags, world)));
}

function sim(name: string, flags: Flags, world: World): number {
  const game = lookUp('game', world.games, name);
  const bot = lookUp('bot', world.bots, flags.bot);
  const options = readOptions(game, flags.seats, flags.option ?? []);
  const play = flags.check ? checkGame : simulateGame;

  const bar = progress(world.errors, game.id);
  const tally = new Tally(game.seats(options));
  const started = performance.now();
  for (let i = 0; i < flags.games; i++) {
    tally.add(play(game, options, `${flags.seed}/${i}`, () => bot));
    bar.show(i + 1, flags.games);
  }
  const seconds = (performance.now() - started) / 1000;
  bar.clear();

  const report = summary(game, flags, tally, seconds);
  if (flags.json) printJson(world.output, report);
  else world.output.write(inWords(report, flags.check === true));
  return report.violations > 0 ? 1 : 0;
}

/** Rules that break off are a finding too; the game is then played again to see after which input. */
function simulateGame(game: Game, options: OptionValues, seed: string, bots: (seat: string) => Bot): CheckedGame {
  try {
    const { run, decisions } = simulate(game, options, seed, bots);
    return { decisions, standings: game.standings(run.state), violations: [] };
  } catch (error) {
    const what = `the rules broke: ${(error as Error).stack}`;
    const input = inputsTaken(game, options, seed, bots);
    return { decisions: input, standings: [], violations: [{ seed, input, what }] };
  }
}

function inputsTaken(game: Game, options: OptionValues, seed: string, bots: (seat: string) => Bot): number {
  let looks = 0;
  try {
    simulate(game, options, seed, bots, { watch: () => looks++ });
  } catch {
    // It breaks as it did before.
  }
  return Math.max(0, looks - 1);
}

function summary({ id }: Game, { bot, games, seed }: Flags, tally: Tally, seconds: number): Report {
  const { decisions, violations, firstViolation } = tally;
  const scores = tally.scores();
  return {
    game: id,
    seats: Object.keys(scores).length,
    bot,
    games,
    seed,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    gamesPerSecond: Number((games / Math.max(seconds, 1e-9)).toFixed(1)),
    violations,
    ...(firstViolation === undefined ? {} : { firstViolation }),
    scores,
  };
}

function inWords(report: Report, checked: boolean): string {
  const { game, seats, bot, games, seed, decisions, seconds, gamesPerSecond } = report;
  const rows = Object.entries(report.scores).map(([seat, { mean, min, max, wins }]) => [
    seat,
    figure(wins),
    `${figure((100 * wins) / games, 1)}%`,
    figure(mean, 2),
    figure(min),
    figure(max),
  ]);
  return (
    `${game}: ${figure(games)} games, ${seats} seats, bot ${bot}, seed ${seed}\n` +
    `${figure(decisions)} decisions in ${figure(seconds, 2)} s, ${figure(gamesPerSecond)} games a second\n\n` +
    columns([['seat', 'wins', 'of games', 'mean', 'min', 'max'], ...rows]) +
    foundText(report, checked)
  );
}

function foundText({ games, violations, firstViolation }: Report, checked: boolean): string {
  if (firstViolation === undefined) return checked ? `\nno violations in ${counted(games)}\n` : '';
  const { seed, input, what } = firstViolation;
  return `\nviolations: ${violations}\nthe first: seed ${seed}, after input ${input}: ${what}\n`;
}

function counted(games: number): string {
  return games === 1 ? 'one game' : `${figure(games)} games`;
}
