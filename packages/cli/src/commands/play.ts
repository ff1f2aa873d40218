/** `polity play`: one person plays against bots in the terminal. */
import { randomBytes } from 'node:crypto';
import { commitment, RulesError, Table } from '@polity/kernel';
import type { Command } from 'commander';
import { readOptions } from '../options.js';
import { linesOf } from '../play/lines.js';
import { Person } from '../play/person.js';
import { collect, listed, lookUp, quoted, UsageError } from '../usage.js';
import { wordsOf } from '../words.js';
import type { World } from '../world.js';

interface Flags {
  readonly seats?: string;
  readonly as?: string;
  readonly bot: string;
  readonly seed?: string;
  readonly option?: readonly string[];
}

export function addPlay(program: Command, world: World, finish: (code: number) => void): void {
  const names = Object.keys(world.games);
  program
    .command('play')
    .description('play against bots in the terminal')
    .argument('[game]', `one of: ${listed(names)}`, names[0])
    .option('--seats <number>', 'how many play')
    .option('--as <seat>', 'the seat that you take (the first, if not said)')
    .option('--bot <name>', `who plays the others, one of: ${listed(Object.keys(world.bots))}`, 'random')
    .option('--seed <text>', 'play from this seed (an unguessable one, if not said)')
    .option('--option <name=value>', 'set another option of the game; can be repeated', collect)
    .addHelpText(
      'after',
      `
Examples:
  polity play
  polity play lantern-market --seats 3 --seed spring`,
    )
    .action(async (name: string, flags: Flags) => finish(await play(name, flags, world)));
}

async function play(name: string, flags: Flags, world: World): Promise<number> {
  const game = lookUp('game', world.games, name);
  const bot = lookUp('bot', world.bots, flags.bot);
  const options = readOptions(game, flags.seats, flags.option ?? []);
  const seats = game.seats(options);
  const seat = flags.as ?? seats[0];
  if (seat === undefined || !seats.includes(seat))
    throw new UsageError(`there is no seat called ${quoted(String(seat))}; known: ${listed(seats)}`);

  const seed = flags.seed ?? randomBytes(16).toString('hex');
  const table = Table.open(game, options, seed);
  world.output.write(
    `${game.id}: you are ${seat}; ${listed(seats.filter((other) => other !== seat))} played by ${bot.name}\n` +
      `The seed's SHA-256 is ${commitment(seed)}; the seed is shown at the end.\n`,
  );
  const lines = linesOf(world);
  try {
    await new Person(table, seat, bot, wordsOf(game.id), lines, world.output).play();
    return 0;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    world.errors.write(`the rules broke: ${error.message} (seed ${seed})\n`);
    return 1;
  } finally {
    lines.close();
  }
}
