/** `polity export`: finished games as records, one a line, for people who study games. */
import { open, rm } from 'node:fs/promises';
import { finishedGames } from '@polity/server';
import { recordSchema } from '@polity/server/contract';
import { type Command, InvalidArgumentError } from 'commander';
import { whyNot } from '../file.js';
import { type Keeping, openBeside, storeOption } from '../keeping.js';
import { lookUp, quoted, UsageError } from '../usage.js';
import type { World, Writer } from '../world.js';

interface Flags extends Keeping {
  readonly jsonl?: boolean;
  readonly schema?: boolean;
  readonly game?: string;
  readonly since?: number;
  readonly names?: boolean;
  readonly out?: string;
}

interface Counted {
  readonly written: number;
  readonly leftOut: number;
}

export function addExport(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('export')
    .description('finished games as records, for people who study games')
    .option('--jsonl', 'write one record a line')
    .option('--schema', 'print the JSON Schema of a record instead')
    .option('--data <folder>', 'where tables are kept', 'data')
    .addOption(storeOption())
    .option('--game <game>', 'only this game')
    .option('--since <day>', 'only games that ended on this day, such as 2026-03-01, or later', day)
    .option('--names', 'with the names that people chose')
    .option('--out <file>', 'a new file to write to; the terminal, if not said')
    .addHelpText(
      'after',
      `
A record has what was put in since the beginning, from the seed: 'polity replay' plays it again. It has no token, nothing
that leads to the table, no chat, and names only with --names. Without --jsonl it only counts.

Examples:
  polity export --jsonl --out games.jsonl
  polity export --jsonl --game hegemony --since 2026-03-01 | gzip > march.jsonl.gz
  polity replay games.jsonl`,
    )
    .action(async (flags: Flags) => {
      if (flags.schema) world.output.write(recordSchema());
      else await exportGames(flags, world);
      finish(0);
    });
}

async function exportGames(flags: Flags, world: World): Promise<void> {
  const { jsonl = false, game, out } = flags;
  if (game !== undefined) lookUp('game', world.games, game);
  if (!jsonl) {
    if (out !== undefined) throw new UsageError('say --jsonl, which is how records are written');
    const { written, leftOut } = await writeTo({ write: () => undefined }, flags, world);
    world.output.write(`${games(written)} could be written with --jsonl.${left(leftOut)}\n`);
  } else if (out === undefined) {
    const { leftOut } = await writeTo(world.output, flags, world);
    if (leftOut > 0) world.errors.write(`${left(leftOut).trim()}\n`);
  } else {
    const { written, leftOut } = await writeToFile(out, flags, world);
    world.output.write(`Wrote ${games(written)} to ${quoted(out)}.${left(leftOut)}\n`);
  }
}

async function writeTo(
  output: Pick<Writer, 'write'>,
  { data, store: url, game, since = 0, names = false }: Flags,
  world: World,
): Promise<Counted> {
  const store = await openBeside({ data, ...(url === undefined ? {} : { store: url }) });
  let [written, leftOut] = [0, 0];
  try {
    const wanted = { since, names, ...(game === undefined ? {} : { game }) };
    for await (const record of finishedGames(store, world.games, wanted)) {
      if (record === undefined) {
        leftOut++;
      } else {
        await output.write(`${JSON.stringify(record)}\n`);
        written++;
      }
    }
  } finally {
    await store.close();
  }
  return { written, leftOut };
}

/** A file that is there already is left alone, and none is left that is not whole. */
async function writeToFile(path: string, flags: Flags, world: World): Promise<Counted> {
  const file = await open(path, 'wx').catch((error: unknown) => {
    throw new UsageError(`${quoted(path)} cannot be written: ${whyNot(error)}`);
  });
  try {
    return await writeTo({ write: (text) => file.appendFile(text) }, flags, world);
  } catch (error) {
    await rm(path);
    throw error;
  } finally {
    await file.close();
  }
}

function games(count: number): string {
  return `${count} finished ${count === 1 ? 'game' : 'games'}`;
}

function left(count: number): string {
  return count === 0 ? '' : ` ${games(count)} left out: not kept as they ended.`;
}

function day(text: string): number {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(moment)) throw new InvalidArgumentError('It is a day such as 2026-03-01.');
  return moment;
}
