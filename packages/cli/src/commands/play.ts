/** `polity play`: one person plays against bots in the terminal. */
import { randomBytes } from 'node:crypto';
import { commitment, RulesError, Table } from '@polity/kernel';
import type { Command } from 'commander';
import { checkPlace, laid } from '../laid.js';
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
  readonly lay?: readonly string[];
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
    .option('--lay <component>', 'begin with this card where it is met first: in a hand, on the board', collect)
    .option('--option <name=value>', 'set another option of the game; can be repeated', collect)
    .addHelpText(
      'after',
      `
Examples:
  polity play
  polity play lantern-market --seats 3 --seed spring
  polity play hegemony --lay wc-general-strike
  polity play hegemony --option automa-capitalist=advanced`,
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
  const components = flags.lay ?? [];
  checkPlace(game, options, components);
  const table = Table.open(laid(game, components), options, seed);
  const words = wordsOf(game.id, seat);
  const bots = seats.filter((other) => other !== seat);
  // Whoever has a place in the end and no seat is played by the rules.
  const itself = table.standings().flatMap((one) => (seats.includes(one.seat) ? [] : [one.seat]));
  const others = [
    ...(bots.length === 0 ? [] : [`${listed(bots.map(words.seat))} played by ${bot.name}`]),
    ...(itself.length === 0 ? [] : [`${listed(itself.map(words.seat))} played by the game`]),
  ];
  world.output.write(
    `${game.id}: ${[`you are ${words.seat(seat)}`, ...others].join('; ')}\n` +
      'The table is shown when others have played; v shows it at any time.\n' +
      `The seed's SHA-256 is ${commitment(seed)}; the seed is shown at the end.\n` +
      (components.length === 0 ? '' : `The table is laid: it begins with ${listed(components)}.\n`),
  );
  const lines = linesOf(world);
  try {
    await new Person(table, seat, bot, words, lines, world.output).play();
    return 0;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    world.errors.write(`the rules broke: ${error.message} (seed ${seed})\n${(error.cause as Error).stack}\n`);
    return 1;
  } finally {
    lines.close();
  }
}
