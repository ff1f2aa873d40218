/** `polity catalog`: every component of a game, deck by deck. */
import type { Catalog } from '@polity/kernel';
import type { Command } from 'commander';
import { inline, wrap } from '../text.js';
import { lookUp } from '../usage.js';
import { printJson, type World } from '../world.js';

export function addCatalog(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('catalog')
    .description('list every component of a game')
    .argument('<game>', `one of: ${Object.keys(world.games).join(', ')}`)
    .option('--json', 'print one JSON document: the components, by group')
    .addHelpText(
      'after',
      `
Examples:
  polity catalog lantern-market
  polity catalog lantern-market --json`,
    )
    .action((name: string, { json }: { readonly json?: boolean }) => {
      const game = lookUp('game', world.games, name);
      const catalog = game.catalog?.() ?? {};
      if (json) printJson(world.output, catalog);
      else world.output.write(inWords(game.id, catalog));
      finish(0);
    });
}

function inWords(game: string, catalog: Catalog): string {
  const groups = Object.entries(catalog).map(([group, components]) => {
    const lines = components.flatMap((component) => wrap(`  ${inline(component)}`));
    return `${[`${group} (${components.length})`, ...lines].join('\n')}\n`;
  });
  return groups.length === 0 ? `${game} lists no components\n` : groups.join('\n');
}
