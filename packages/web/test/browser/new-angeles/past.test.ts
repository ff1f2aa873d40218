/** Who looks back sees the table as it was, and nothing that could be done or holds only now. */
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { findPosition } from './positions.js';

describeInBrowser('A table of New Angeles that is looked back at', () => {
  it(
    'offers no trade and says nothing of how far it is to win',
    inBrowser(async (world) => {
      const found = findPosition({ id: 'looked-at', seats: 4, is: ({ kind }) => kind === 'counteroffer' });
      const visitor = await world.visit();
      const { page } = visitor;
      await layTables(world, visitor, [found]);
      await page.goto(`/table/${found.id}`);
      const [offers, goal] = [page.getByText('Offer a trade to'), page.locator('.na-goal')];
      await offers.waitFor();
      await goal.waitFor();
      await page.keyboard.press('b');
      await page.locator('.looking-back').waitFor();
      await offers.waitFor({ state: 'detached' });
      await expect.poll(() => goal.isVisible()).toBe(false);
      await page.keyboard.press('Escape');
      await offers.waitFor();
    }),
  );
});
