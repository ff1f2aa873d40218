/** What is told of a card in the hand or of an asset of mine never lies upon the answers above them. */
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { boxAtRest, describeInBrowser, inBrowser } from '../support.js';
import { findPosition } from './positions.js';

describeInBrowser('What is told at a desk of what is mine', () => {
  it(
    'leaves the answers in sight',
    inBrowser(async (world) => {
      const found = findPosition({
        id: 'told-aside',
        seats: 4,
        is: (ask, { state }) => {
          const { hand, assets } = state.players[ask.seat as 'player-1'];
          return ask.kind === 'support' && hand.length > 2 && assets.length > 0;
        },
      });
      const visitor = await world.visit();
      const { page } = visitor;
      await layTables(world, visitor, [found]);
      await page.goto(`/table/${found.id}`);
      const answers = page.locator('.na-ask button', { hasText: /^Support the/ });
      await answers.first().waitFor();
      const tip = page.getByRole('tooltip');
      const mine = page.locator('.na-mine .board-spot');
      for (let nth = 0; nth < (await mine.count()); nth++) {
        await mine.nth(nth).hover();
        await tip.waitFor();
        const told = await boxAtRest(tip);
        for (const answer of await answers.all()) {
          const box = await answer.boundingBox();
          const apart = !box || told.y >= box.y + box.height || told.y + told.height <= box.y;
          const aside = !box || told.x >= box.x + box.width || told.x + told.width <= box.x;
          expect(apart || aside, `${nth}`).toBe(true);
        }
      }
    }),
  );
});
