/** `polity analyse`: a finished game looked at again, and what cost each seat most. */
import { analyse, LookingBack } from '@polity/bots';
import { equal, type Looked } from '@polity/kernel';
import { signed } from '@polity/words';
import type { Command } from 'commander';
import { checkedOptions } from '../options.js';
import { progress } from '../progress.js';
import { lookUp, UsageError } from '../usage.js';
import { type Words, wordsOf } from '../words.js';
import { printJson, type World } from '../world.js';
import { readSaved } from './replay.js';

export function addAnalyse(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('analyse')
    .description('find the decisions of a saved game that cost each seat most')
    .argument('<file>', 'a saved table')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Every decision is weighed from what its seat knew when it was made, by playing on from each of its answers. Numbers are
points before the best of the others at the end, as far as that can be foretold. The step is that of the replay.

Examples:
  polity analyse my-game.json
  polity analyse my-game.json --json`,
    )
    .action(async (file: string, { json }: { readonly json?: boolean }) => {
      const saved = await readSaved(file);
      const game = lookUp('game', world.games, saved.game);
      checkedOptions(game, saved.options);
      if (game.policy === undefined || game.evaluation === undefined || game.imagine === undefined)
        throw new UsageError(`${game.id} has no policy and evaluation to analyse by`);
      const back = new LookingBack(game, saved);
      const bar = progress(world.errors, `${game.id}: looking back`);
      const found = await analyse(
        saved,
        async (steps, scales) => back.look(steps, scales),
        (done, of) => bar.show(done, of),
      );
      bar.clear();
      if (json) printJson(world.output, { file, game: game.id, decisions: found });
      else world.output.write(inWords(found, wordsOf(game.id)));
      finish(0);
    });
}

function inWords(found: readonly Looked[], words: Words): string {
  if (found.length === 0) return 'Nobody could have done much better at any step.\n';
  const seats = [...new Set(found.map(({ seat }) => seat))];
  return seats
    .map((seat) => {
      const own = found.filter((one) => one.seat === seat);
      return `${words.seat(seat)}\n${own.map((one) => decision(one, words)).join('')}`;
    })
    .join('\n');
}

/** A line has room for so many. */
const MOST_PARTS = 4;

function decision({ step, ask, given, cost, reckoning }: Looked, words: Words): string {
  const lines = reckoning.answers.map(({ answer, margin, parts }) => {
    const mark = equal(answer, given) ? '> ' : '  ';
    const why = parts
      .slice(0, MOST_PARTS)
      .map((part) => words.aspect(part, reckoning.seat))
      .join(', ');
    return `    ${mark}${signed(margin)}  ${words.answer(ask, answer)}${why === '' ? '' : `  (${why})`}\n`;
  });
  return `  step ${step}, cost ${signed(-cost)}: ${words.ask(ask)}\n${lines.join('')}`;
}
