/** A replay that runs shows again what everybody saw happen, and goes on by itself or when it is skipped. */
import { hegemony } from '@polity/hegemony';
import type { Game } from '@polity/kernel';
import { it } from 'vitest';
import { layTables, playedToTheEnd } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';

describeInBrowser('A replay', () => {
  it(
    'shows the cards and votes of its steps while it runs',
    inBrowser(async (world) => {
      const visitor = await world.visit({ watches: true });
      const { page } = visitor;
      const saved = playedToTheEnd(hegemony as unknown as Game, { seats: 2 }, 'replayed');
      await layTables(world, visitor, [{ id: 'replayed', saved, seats: ['working', 'capitalist'], held: ['working'] }]);
      await page.goto('/table/replayed');
      await page.getByRole('button', { name: 'Replay' }).click();
      const replay = page.getByRole('region', { name: 'Replay' });
      await replay.getByRole('combobox', { name: 'Speed' }).selectOption('8');
      const scene = page.locator('.scene, .heg-shown-card').first();
      await scene.waitFor();
      await scene.waitFor({ state: 'detached' });
    }),
  );
});
