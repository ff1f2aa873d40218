/** `polity soak`: servers are killed while people play, and everything is looked through afterwards. */
import { loadSoak } from '@polity/bench';
import { type Command, Option } from 'commander';
import { progress } from '../progress.js';
import { count, UsageError } from '../usage.js';
import { printJson, type World } from '../world.js';

interface Flags {
  readonly nodes: number;
  readonly kills: number;
  readonly tables: number;
  readonly store: string;
  readonly bus: string;
  readonly json?: boolean;
}

export function addSoak(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('soak')
    .description('kill servers while people play, and see whether anything is lost')
    .argument('<what>', 'server')
    .option('--nodes <count>', 'servers that share the tables', count, 3)
    .option('--kills <count>', 'how often one is killed', count, 100)
    .option('--tables <count>', 'tables that are played at the same time', count, 12)
    .addOption(
      new Option('--store <url>', 'a PostgreSQL; a schema is made in it, and goes afterwards')
        .env('POLITY_TEST_POSTGRES')
        .default('postgres://postgres@127.0.0.1:5432/test'),
    )
    .addOption(new Option('--bus <url>', 'a Redis').env('POLITY_TEST_REDIS').default('redis://127.0.0.1:6379'))
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Now and then the lines to PostgreSQL and Redis are cut as well. The exit code is 1 when an answer that was acknowledged
is not kept, or twice, when a version is missing, or when somebody has seen what is not theirs.

Example:
  polity soak server --nodes 3 --kills 100`,
    )
    .action(async (what: string, { json, ...plan }: Flags) => {
      if (what !== 'server')
        throw new UsageError('only the server can be soaked; see polity sim --check for the rules');
      const { soakServer, soakInWords } = await loadSoak();
      const bar = progress(world.errors, 'kills');
      const soaked = await soakServer(plan, bar);
      bar.clear();
      if (json) printJson(world.output, soaked);
      else world.output.write(soakInWords(soaked));
      const { lost, doubled, gaps, leaks } = soaked;
      finish(lost + doubled + gaps + leaks > 0 ? 1 : 0);
    });
}
