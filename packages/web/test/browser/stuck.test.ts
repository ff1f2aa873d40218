/** A table that cannot be played here: people find it, and read why. */
import type { Game } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { expect, it } from 'vitest';
import { layTables, playedToTheEnd } from './stored-table.js';
import { describeInBrowser, inBrowser, textOf } from './support.js';

describeInBrowser('A table of a game that is not installed', () => {
  it(
    'is in the list and at its address, with what is so and what to do',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const over = playedToTheEnd(lanternMarket as unknown as Game, {}, 'gone');
      const saved = { ...over, game: 'fairground' };
      await layTables(world, visitor, [{ id: 'gone', saved, seats: ['amber', 'jade'], held: ['amber'] }]);
      await page.goto('/');
      const row = page.locator('.table-row', { hasText: 'Fairground' });
      await row.getByText('Cannot be played now').waitFor();
      await row.getByRole('link').first().click();
      await page.getByText('This game is not installed on this server.').waitFor();
      expect(await textOf(page.locator('main'))).toContain('All that was played is kept.');
      const record = page.getByRole('link', { name: 'Download the record' });
      const reply = await page.request.get((await record.getAttribute('href')) ?? '');
      expect(await reply.json()).toEqual(JSON.parse(JSON.stringify(saved)));
    }),
  );
});
