/** `polity arena`: bots against each other, from every seat, and how sure one can be who is stronger. */
import { availableParallelism } from 'node:os';
import type { Game, OptionSpec } from '@polity/kernel';
import { figure } from '@polity/words';
import type { Command } from 'commander';
import { type Ended, matches, played } from '../arena/match.js';
import { byBot, byRole, type Result } from '../arena/results.js';
import { playOnThreads } from '../arena/threads.js';
import { readOptions } from '../options.js';
import { progress } from '../progress.js';
import { columns } from '../text.js';
import { collect, count, listed, lookUp, UsageError } from '../usage.js';
import { printJson, type World } from '../world.js';

interface Flags {
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly seats?: string;
  readonly option?: readonly string[];
  readonly threads: number;
  readonly brake: boolean;
  readonly json?: boolean;
}

interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: ReturnType<typeof byBot>;
  readonly roles: ReturnType<typeof byRole>;
}

export function addArena(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('arena')
    .description('let bots play each other from every seat, and compare them')
    .argument('<game>', `one of: ${Object.keys(world.games).join(', ')}`)
    .requiredOption('--bots <names>', `who plays, one for each seat, of: ${Object.keys(world.bots).join(', ')}`)
    .option('--games <number>', 'how many games', count, 100)
    .option('--seed <text>', 'deal i is dealt from the seed <text>/i', '1')
    .option('--seats <number>', 'how many play; as many as bots are named, if not said')
    .option('--option <name=value>', 'set another option of the game; can be repeated', collect)
    .option('--threads <number>', 'how many games are played at once', count, availableParallelism())
    .option('--no-brake', 'let bots look at no clock, so that they try as much on a busy machine as on a quiet one')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Every deal is played as often as there are seats, and each time all bots move on by one seat. Rates and margins come
with the interval in which they lie in 95 of 100 cases. A margin is what one has more than the best of the others.

Examples:
  polity arena hegemony --bots medium,adviser --games 200
  polity arena hegemony --bots hard,medium,medium,medium --games 100 --seed spring --json
  polity arena hegemony --bots medium --seats 4 --option automa-middle=advanced \\
    --option automa-working=advanced --option automa-capitalist=advanced`,
    )
    .action(async (name: string, flags: Flags) => finish(await arena(name, flags, world)));
}

async function arena(name: string, flags: Flags, world: World): Promise<number> {
  const game = lookUp('game', world.games, name);
  const bots = flags.bots.split(',').map((bot) => bot.trim());
  for (const bot of bots) {
    if (lookUp('bot', world.bots, bot).plays?.(game) === false)
      throw new UsageError(`${bot} cannot play ${name}; those who can: ${listed(playersOf(game, world))}`);
  }
  const options = readOptions(game, flags.seats ?? seatsFor(game, bots.length), flags.option ?? []);
  const seats = game.seats(options);
  if (seats.length !== bots.length)
    throw new UsageError(`${bots.length} bots are named for ${seats.length} seats: ${listed(seats)}`);

  const bar = progress(world.errors, `${game.id}: ${bots.join(', ')}`);
  const all: (readonly Ended[])[] = [];
  let done = 0;
  const note = (nth: number, ended: readonly Ended[]) => {
    all[nth] = ended;
    bar.show(++done, flags.games);
  };
  const list = matches(game, options, bots, flags.games, flags.seed, flags.brake);
  if (world.threads !== undefined && flags.threads > 1) await playOnThreads(list, flags.threads, note);
  else for (const match of list) note(done, played(match, world.games, world.bots));
  bar.clear();

  const ended = all.flat();
  const report: Report = {
    game: game.id,
    seats: seats.length,
    games: flags.games,
    seed: flags.seed,
    bots: byBot(ended, bots),
    roles: byRole(ended, bots),
  };
  if (flags.json) printJson(world.output, report);
  else world.output.write(inWords(report));
  return 0;
}

function playersOf(game: Game, { bots }: World): readonly string[] {
  return Object.keys(bots).filter((bot) => bots[bot]?.plays?.(game) ?? true);
}

/** As many seats as bots, where the game can be played by so many. */
function seatsFor(game: Game, bots: number): string | undefined {
  const spec = (game.options as Readonly<Record<string, OptionSpec>>).seats;
  return spec?.values.includes(bots) ? String(bots) : undefined;
}

function inWords({ game, seats, games, seed, bots, roles }: Report): string {
  const rows = (list: Report['bots'], role: string) => list.map((result) => rowOf(role, result));
  const head = ['seat', 'bot', 'games', 'wins', 'of games', '95% of cases', 'points', 'margin', '±', 'ms/decision'];
  return (
    `${game}: ${figure(games)} games, ${seats} seats, seed ${seed}\n\n` +
    columns([head, ...rows(bots, 'all'), ...Object.entries(roles).flatMap(([role, list]) => rows(list, role))])
  );
}

function rowOf(role: string, result: Result & { readonly bot: string }): string[] {
  const { bot, games, wins, winRate, low, high, meanScore, meanMargin, marginWithin, msPerDecision } = result;
  const percent = (rate: number) => `${figure(100 * rate, 1)}%`;
  const interval = `${percent(low)} to ${percent(high)}`;
  const margin = [figure(meanScore, 1), figure(meanMargin, 1), figure(marginWithin, 1), figure(msPerDecision, 2)];
  return [role, bot, figure(games), figure(wins), percent(winRate), interval, ...margin];
}
