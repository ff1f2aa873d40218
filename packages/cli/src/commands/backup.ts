/** `polity backup` and `polity restore`: copies of everything that a server keeps. */
import { join } from 'node:path';
import { backUp, putBack } from '@polity/server';
import type { Command } from 'commander';
import { quoted, UsageError } from '../usage.js';
import type { World } from '../world.js';

interface Flags {
  readonly data: string;
}

const DATABASE = 'polity.db';

export function addBackup(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('backup')
    .description('copy everything that a server keeps, also while it runs')
    .argument('<file>', 'the copy to make')
    .option('--data <folder>', 'where tables are kept', 'data')
    .addHelpText('after', '\nExample:\n  polity backup monday.db --data /var/lib/polity')
    .action(async (file: string, { data }: Flags) => {
      const tables = await orSay(`${quoted(data)} cannot be copied`, () => backUp(join(data, DATABASE), file));
      world.output.write(`Copied ${tables} ${tables === 1 ? 'table' : 'tables'} to ${quoted(file)}.\n`);
      finish(0);
    });
}

export function addRestore(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('restore')
    .description('put such a copy where no server keeps tables yet')
    .argument('<file>', 'the copy')
    .option('--data <folder>', 'where tables are to be kept', 'data')
    .addHelpText('after', '\nExample:\n  polity restore monday.db --data /var/lib/polity')
    .action(async (file: string, { data }: Flags) => {
      const tables = await orSay(`${quoted(file)} cannot be put back`, () => putBack(file, join(data, DATABASE)));
      world.output.write(`Put ${tables} ${tables === 1 ? 'table' : 'tables'} back into ${quoted(data)}.\n`);
      finish(0);
    });
}

async function orSay<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new UsageError(`${what}: ${(error as Error).message}`);
  }
}
