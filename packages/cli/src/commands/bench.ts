/** `polity bench`: how fast things are. */
import { benchmarks } from '@polity/bench';
import type { Command } from 'commander';
import { progress } from '../progress.js';
import { lookUp } from '../usage.js';
import { printJson, type World } from '../world.js';

export function addBench(program: Command, world: World, finish: (code: number) => void): void {
  const list = Object.entries(benchmarks).map(([name, { about }]) => `  ${name}: ${about}`);
  program
    .command('bench')
    .description('measure how fast things are')
    .argument('[name]', 'a benchmark; all of them, if not said')
    .option('--quick', 'one short round of each: to see that it runs, not how fast')
    .option('--json', 'print one JSON document: of one benchmark, or a list of them')
    .addHelpText(
      'after',
      `
Benchmarks:
${list.join('\n')}

Examples:
  polity bench
  polity bench kernel --json`,
    )
    .action(
      async (
        name: string | undefined,
        { json, quick = false }: { readonly json?: boolean; readonly quick?: boolean },
      ) => {
        if (name !== undefined) lookUp('benchmark', benchmarks, name);
        const documents: object[] = [];
        for (const [title, benchmark] of Object.entries(benchmarks)) {
          if (name !== undefined && name !== title) continue;
          const bar = progress(world.errors, title);
          const { document, text } = await benchmark.run(bar, quick);
          bar.clear();
          documents.push(document);
          if (!json) world.output.write(text);
        }
        if (json) printJson(world.output, name === undefined ? documents : documents[0]);
        finish(0);
      },
    );
}
