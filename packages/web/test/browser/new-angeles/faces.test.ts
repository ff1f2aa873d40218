/** The cards that lie before me and on the table have their pictures, at a desk and on a phone. */
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { findPosition } from './positions.js';

describeInBrowser('The cards of New Angeles', () => {
  it(
    'have a picture each, below their text',
    inBrowser(async (world) => {
      const found = findPosition({ id: 'pictured', seats: 4, is: ({ kind }) => kind === 'counteroffer' });
      for (const phone of [false, true]) {
        const visitor = await world.visit({ phone });
        const { page } = visitor;
        const id = phone ? 'pictured-phone' : 'pictured';
        await layTables(world, visitor, [{ ...found, id }]);
        await page.goto(`/table/${id}`);
        const cards = page.locator('.na-hand .na-card');
        await cards.first().waitFor({ state: 'attached' });
        const pictures = page.locator('.na-hand .na-card > .na-pictogram > path');
        await expect.poll(() => pictures.count()).toBe(await cards.count());
        await expect.poll(() => page.locator('.na-offer .na-card > .na-pictogram > path').count()).toBe(1);
        const drawn = await pictures.evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
        expect(drawn.filter((path) => path.length < 50)).toEqual([]);
      }
    }),
  );
});
