/** `polity soak`: servers are killed or attacked while people play, and everything is looked through afterwards. */
import { loadHostile, loadSoak } from '@polity/bench';
import { type Command, Option } from 'commander';
import { progress } from '../progress.js';
import { count } from '../usage.js';
import { printJson, type World } from '../world.js';

interface ServerFlags {
  readonly nodes: number;
  readonly kills: number;
  readonly answers?: number;
  readonly tables: number;
  readonly store?: string;
  readonly bus?: string;
  readonly json?: boolean;
}

interface HostileFlags {
  readonly frames: number;
  readonly tables: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly json?: boolean;
}

/** What makes a soak fail. */
interface Wrong {
  readonly lost: number;
  readonly doubled: number;
  readonly gaps: number;
  readonly leaks: number;
}

export function addSoak(program: Command, world: World, finish: (code: number) => void): void {
  const soak = program
    .command('soak')
    .description('disturb servers while people play, and see whether anything is lost');
  const verdict = ({ lost, doubled, gaps, leaks }: Wrong) => finish(lost + doubled + gaps + leaks > 0 ? 1 : 0);
  addServer(soak, world, verdict);
  addHostile(soak, world, verdict);
}

function addServer(soak: Command, world: World, verdict: (wrong: Wrong) => void): void {
  soak
    .command('server')
    .description('kill servers, PostgreSQL and Redis, cut their lines and fill their disk')
    .option('--nodes <count>', 'servers that share the tables', count, 3)
    .option('--kills <count>', 'how often one is killed', count, 100)
    .option('--answers <count>', 'go on until so many were acknowledged', count)
    .option('--tables <count>', 'tables that are played at the same time', count, 12)
    .addOption(
      new Option('--store <url>', 'a PostgreSQL that is not crashed; a schema is made in it, and goes').env(
        'POLITY_TEST_POSTGRES',
      ),
    )
    .addOption(new Option('--bus <url>', 'a Redis that is not crashed').env('POLITY_TEST_REDIS'))
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Without --store and --bus it starts a PostgreSQL and a Redis of its own from the programs on this machine, in folders of
their own, so that they can crash; for root the disk of that PostgreSQL is full now and then. What cannot be done here
is said in a line. The exit code is 1 when an answer that was acknowledged is not kept, or twice, when a version is
missing, or when somebody has seen what is not theirs.

Example:
  polity soak server --nodes 3 --kills 100`,
    )
    .action(async ({ json, ...plan }: ServerFlags) => {
      const { soakServer, soakInWords } = await loadSoak();
      const bar = progress(world.errors, 'kills');
      const soaked = await soakServer(plan, bar, (line) => void world.errors.write(`${line}\n`));
      bar.clear();
      if (json) printJson(world.output, soaked);
      else world.output.write(soakInWords(soaked));
      verdict(soaked);
    });
}

function addHostile(soak: Command, world: World, verdict: (wrong: Wrong) => void): void {
  soak
    .command('hostile')
    .description('send frames of ill will to tables that people play at')
    .option('--frames <count>', 'how many', count, 1_000_000)
    .option('--tables <count>', 'tables that people play at the same time', count, 8)
    .option('--sockets <count>', 'sockets of ill will at the same time', count, 16)
    .option('--seconds <count>', 'send nothing more after that time', count, 3600)
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
The server has its usual limits, and each socket comes from another address. The exit code is 1 when an answer of
somebody who plays was lost or doubled, or when anybody was shown, or could do, what is not theirs.

Example:
  polity soak hostile --frames 20000`,
    )
    .action(async ({ json, ...plan }: HostileFlags) => {
      const { withstand, withstoodInWords } = await loadHostile();
      const bar = progress(world.errors, 'frames');
      const withstood = await withstand(plan, bar);
      bar.clear();
      if (json) printJson(world.output, withstood);
      else world.output.write(withstoodInWords(withstood));
      verdict(withstood);
    });
}
