/** `polity learn`: games between bots, a line through how they ended, games between better bots, and so on. */
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  explained,
  explainedByLead,
  Lines,
  policyBot,
  randomBot,
  type Sample,
  samplesOf,
  searchBot,
} from '@polity/bots';
import {
  type Bot,
  type Game,
  type Learned,
  type OptionSpec,
  OptionsError,
  type OptionValues,
  parseOptions,
  type Random,
  seededRandom,
  weigherOf,
} from '@polity/kernel';
import { figure } from '@polity/words';
import type { Command } from 'commander';
import { progress } from '../progress.js';
import { columns } from '../text.js';
import { count, lookUp, UsageError } from '../usage.js';
import type { World } from '../world.js';

interface Flags {
  readonly generations: number;
  readonly games: number;
  readonly seed: string;
  readonly work: string;
}

/** One game in so many is kept out of the lines, to see how well they foretell it. */
const HELD_OUT_ONCE_IN = 5;
/** One game in so many has further parts of the game in it, chosen by chance. */
const VARIED_ONCE_IN = 3;

export function addLearn(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('learn')
    .description('learn from games between bots what a position promises')
    .argument('<game>', 'a game with a policy and an evaluation')
    .option('--generations <number>', 'how often the bots play by what was learned before', count, 3)
    .option('--games <number>', 'how many games are played in each, at least', count, 600)
    .option('--seed <text>', 'game i of generation g is played from the seed <text>/g/i', 'learn')
    .option('--work <folder>', 'where games and weights are kept; what is there already is gone on from', 'learned')
    .addHelpText(
      'after',
      `
The weights of generation g are written to <folder>/<game>-<seed>-g.json, its games to a file beside it.
Broken off, it goes on where it was when it is started again with the same seed and folder.

Example:
  polity learn hegemony --generations 3 --games 600`,
    )
    .action(async (name: string, flags: Flags) => {
      const game = lookUp('game', world.games, name);
      if (game.policy === undefined || game.evaluation === undefined || game.imagine === undefined)
        throw new UsageError(`${name} has no policy and evaluation to learn with`);
      await learn(game, game.policy, flags, world);
      finish(0);
    });
}

async function learn(game: Game, policy: NonNullable<Game['policy']>, flags: Flags, world: World): Promise<void> {
  await mkdir(flags.work, { recursive: true });
  const kept: Sample[][] = [];
  const counts: number[] = [];
  let learned: Learned | undefined;
  for (let generation = 0; generation < flags.generations; generation++) {
    const file = join(flags.work, `${game.id}-${flags.seed}-${generation}`);
    const games = await playedGames(game, playersOf(policy, learned), { ...flags, generation, file }, world);
    kept.push(...games);
    counts.push(games.length);
    const lines = new Lines();
    kept.forEach((samples, i) => {
      if (i % HELD_OUT_ONCE_IN > 0) for (const sample of samples) lines.add(sample);
    });
    learned = lines.learned(noteOf(game, flags.seed, counts));
    await writeFile(`${file}.json`, `${JSON.stringify(learned, undefined, 2)}\n`);
    const heldOut = games.filter((_, i) => (kept.length - games.length + i) % HELD_OUT_ONCE_IN === 0);
    world.output.write(
      `generation ${generation}: ${figure(games.length)} games\n${fitText(learned, heldOut.flat())}\n`,
    );
  }
}

function noteOf({ id, rules, evaluation }: Game, seed: string, counts: readonly number[]): string {
  const target = evaluation?.outcome === undefined ? 'the margin over the best of the others' : 'how the game ended';
  const generations = counts.map((games, generation) => `generation ${generation} of ${games} games`);
  return (
    `polity learn ${id} --seed ${seed}, by the rules ${rules}: ${generations.join(', ')}, one game in ` +
    `${HELD_OUT_ONCE_IN} held out; ridge regression of ${target}`
  );
}

/** Who plays: strong and weak, so that weights learn what good and what bad play leads to. */
function playersOf(policy: NonNullable<Game['policy']>, learned: Learned | undefined): (luck: Random) => Bot {
  const usual = policyBot(policy);
  const [loose, careless, sloppy] = [6, 12, 24].map(
    (onceIn): Bot => ({
      name: 'loose',
      answer: (at, random) => (random.int(onceIn) === 0 ? randomBot : usual).answer(at, random),
    }),
  ) as [Bot, Bot, Bot];
  // Nobody who thinks: many games say more than good ones.
  if (learned === undefined) {
    return (luck) => luck.pick([usual, usual, usual, loose, loose, careless, careless, sloppy]);
  }
  const better = searchBot('better', { worlds: 1, rollouts: 0, milliseconds: 10_000, learned });
  // Every other question thought about: half the time, and positions of more kinds.
  const halfway: Bot = {
    ...better,
    answer: (at, random) => (random.int(2) === 0 ? better : usual).answer(at, random),
  };
  return (luck) => luck.pick([halfway, halfway, usual, loose]);
}

interface Batch extends Flags {
  readonly generation: number;
  readonly file: string;
}

/** The samples of every game of a generation; those that a run before has played are read, all of them. */
async function playedGames(
  game: Game,
  players: (luck: Random) => Bot,
  { games, seed, generation, file }: Batch,
  world: World,
): Promise<Sample[][]> {
  const played = await readGames(`${file}.jsonl`);
  const bar = progress(world.errors, `${game.id}, generation ${generation}`);
  while (played.length < games) {
    const of = `${seed}/${generation}/${played.length}`;
    const luck = seededRandom('fast', `players/${of}`);
    const options = optionsFor(game, played.length, luck);
    const bots = new Map(game.seats(options).map((seat) => [seat, players(luck)]));
    const samples = samplesOf(game, options, of, (seat) => bots.get(seat) ?? randomBot);
    await appendFile(`${file}.jsonl`, `${JSON.stringify(samples)}\n`);
    played.push([...samples]);
    bar.show(played.length, games);
  }
  bar.clear();
  return played;
}

async function readGames(file: string): Promise<Sample[][]> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n');
    // The last piece is empty, or a game that was broken off while it was written.
    if (lines.pop() !== '') await writeFile(file, lines.map((line) => `${line}\n`).join(''));
    return lines.map((line) => JSON.parse(line) as Sample[]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Every number of players in turn; what can be on or off is, in some games, as chance has it. */
function optionsFor(game: Game, nth: number, luck: Random): OptionValues {
  const specs = Object.entries(game.options) as [string, OptionSpec][];
  const numbers = specs.find(([name]) => name === 'seats')?.[1].values ?? [];
  const seats = numbers.length === 0 ? {} : { seats: numbers[nth % numbers.length] as number };
  if (luck.int(VARIED_ONCE_IN) > 0) return parseOptions(game, seats);
  const switches = specs.filter(([, { values }]) => values.includes(true));
  const chosen = Object.fromEntries(switches.map(([name]) => [name, luck.int(2) === 0]));
  try {
    return parseOptions(game, { ...seats, ...chosen });
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return parseOptions(game, seats);
  }
}

function fitText(learned: Learned, samples: readonly Sample[]): string {
  const weigh = weigherOf(learned);
  const keys = [...new Set(samples.map(({ key }) => key))].sort();
  const rows = keys.flatMap((key) => {
    const own = samples.filter((sample) => sample.key === key);
    if (own.length < 2 || learned.weights[key] === undefined) return [];
    const fit = explained(own, ({ features }) => weigh(key, features) ?? 0);
    return [[key, figure(own.length), figure(fit, 2), figure(explainedByLead(own), 2)]];
  });
  return columns([['positions', 'held out', 'explained', 'by points so far'], ...rows]);
}
