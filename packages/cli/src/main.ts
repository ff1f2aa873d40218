/** `polity`: the program. It reads the command line, lets a command do its work and returns the exit code. */
import { Command, CommanderError } from 'commander';
import { addAnalyse } from './commands/analyse.js';
import { addArena } from './commands/arena.js';
import { addBackup, addRestore } from './commands/backup.js';
import { addBench } from './commands/bench.js';
import { addCatalog } from './commands/catalog.js';
import { addExport } from './commands/export.js';
import { addLearn } from './commands/learn.js';
import { addPlay } from './commands/play.js';
import { addPrune } from './commands/prune.js';
import { addReplay } from './commands/replay.js';
import { addServe } from './commands/serve.js';
import { addSim } from './commands/sim.js';
import { addSoak } from './commands/soak.js';
import { UsageError } from './usage.js';
import { realWorld, type World } from './world.js';

/** 0: all is well. 1: something was found, a violation or a difference. 2: wrong usage. */
export async function main(argv: readonly string[], world: World = realWorld()): Promise<number> {
  let code = 0;
  const program = newProgram(world);
  const finish = (result: number) => {
    code = result;
  };
  for (const add of [
    addServe,
    addBackup,
    addRestore,
    addPrune,
    addExport,
    addPlay,
    addSim,
    addReplay,
    addAnalyse,
    addCatalog,
    addBench,
    addArena,
    addLearn,
    addSoak,
  ])
    add(program, world, finish);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    world.errors.write(`error: ${error.message}\n`);
    return 2;
  }
}

function newProgram({ output, errors, games, bots }: World): Command {
  return new Command('polity')
    .description('A table for games of political economy.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.write(text),
      writeErr: (text) => errors.write(text),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .addHelpText(
      'after',
      `
Games: ${Object.keys(games).join(', ')}
Bots: ${Object.keys(bots).join(', ')}

Exit codes: 0 all is well, 1 something was found (a violation, a replay that differs), 2 wrong usage.

Examples:
  polity serve                      open tables for people with a browser
  polity play                       play a game against bots
  polity sim lantern-market --check play 100 games between bots and check every promise
  polity replay my-game.json        play a saved table again and compare`,
    );
}
