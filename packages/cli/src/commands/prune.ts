/** `polity prune`: lets go of tables that nobody has used for long. A server does the same by itself. */
import { beforeDays, DEFAULT_RETENTION, type Retention } from '@polity/server';
import type { Command } from 'commander';
import { type Keeping, openBeside, storeOption } from '../keeping.js';
import { count } from '../usage.js';
import type { World } from '../world.js';

interface Flags extends Retention, Keeping {
  readonly dryRun?: boolean;
}

export function addPrune(program: Command, world: World, finish: (code: number) => void): void {
  const { gathering, playing, over, players } = DEFAULT_RETENTION;
  program
    .command('prune')
    .description('let go of tables that nobody has used for long')
    .option('--data <folder>', 'where tables are kept', 'data')
    .addOption(storeOption())
    .option('--dry-run', 'only say what would go')
    .option('--gathering <days>', 'after which a table goes that has not begun', count, gathering)
    .option('--playing <days>', 'after which a game goes that nobody plays on', count, playing)
    .option('--over <days>', 'after which a finished game goes', count, over)
    .option('--players <days>', 'after which the name of somebody without a table goes', count, players)
    .addHelpText('after', '\nA server does it by itself twice a day.\n\nExample:\n  polity prune --dry-run --over 30')
    .action(async (flags: Flags) => {
      await prune(flags, world);
      finish(0);
    });
}

async function prune({ data, store: url, dryRun = false, ...days }: Flags, world: World): Promise<void> {
  const store = await openBeside({ data, ...(url === undefined ? {} : { store: url }) });
  try {
    const gone = await store.prune({ before: beforeDays(days), except: new Set(), dryRun });
    world.output.write(
      `${dryRun ? 'Would let go of' : 'Let go of'} ${gone.gathering} not begun, ${gone.playing} not played on, ${gone.over} finished; ${gone.players} names.\n`,
    );
  } finally {
    await store.close();
  }
}
