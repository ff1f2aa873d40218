/** Where a company can be built nothing on the board moves: what is under the pointer stays there. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { atRest, describeInBrowser, inBrowser } from '../support.js';
import { findAskedOf } from './asked-positions.js';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
];

describeInBrowser('A company that can be built', () => {
  it(
    'finds free spaces in the row that is begun, and moves none that is built',
    inBrowser(async (world) => {
      const [builder, state] = [await world.visit(), await world.visit()];
      for (const owner of ['capitalist', 'middle']) {
        const laid = findAskedOf(owner, 'build-company', 1);
        await layTables(world, builder, [{ ...laid, guests: { state } }]);
        for (const { page } of [builder, state]) await page.goto(`/table/${laid.id}`);
        for (const size of SIZES) {
          for (const { page } of [builder, state]) await page.setViewportSize(size);
          // The State has nothing to build: to its eyes the same table is folded.
          const folded = await atRest(() => placesOf(state.page));
          expect(folded.length).toBeGreaterThan(0);
          await expect.poll(() => placesOf(builder.page), { message: `${owner}, ${size.width}` }).toEqual(folded);
        }
        await builder.page.locator('.heg-space').first().waitFor();
        expect(await state.page.locator('.heg-space').count()).toBe(0);
      }
    }),
  );
});

/** How high companies lie within the economy, in whole pixels. */
function placesOf(page: Page): Promise<readonly number[]> {
  return page.locator('.heg-economy').evaluate((economy) => {
    const { top } = economy.getBoundingClientRect();
    return [...economy.querySelectorAll('.heg-company, .heg-world')].map((one) =>
      Math.round(one.getBoundingClientRect().top - top),
    );
  });
}
