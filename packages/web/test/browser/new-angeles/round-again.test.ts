/** Who looks back comes to the end of a round, on a phone with the city in sight, and can see all of it again. */
import { expect, it } from 'vitest';
import { TABS } from '../board-look.js';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { findPosition } from './positions.js';

describeInBrowser('The end of a round of New Angeles', () => {
  it(
    'is told in the look back, and is shown again there',
    inBrowser(async (world) => {
      const found = findPosition({
        id: 'round-again',
        seats: 4,
        is: ({ kind }, { state }) => kind === 'support' && state.round === 1,
      });
      for (const phone of [false, true]) {
        const visitor = await world.visit({ phone });
        const { page } = visitor;
        const id = phone ? 'round-again-phone' : 'round-again';
        await layTables(world, visitor, [{ ...found, id }]);
        await page.goto(`/table/${id}`);
        if (phone) await page.locator(TABS, { hasText: 'Others' }).tap();
        await page.locator('.na-offer .na-card').first().waitFor({ state: 'attached' });
        await page.keyboard.press('b');
        await page.locator('.looking-back').waitFor();
        // Fingers find it on the slider.
        const start = phone ? 'Round 2' : 'To the beginning of the round';
        await page.getByRole('button', { name: start, exact: true }).click();
        const told = page.locator('.past-words p');
        await told.filter({ hasText: /^Round 2/ }).waitFor();
        expect(await told.filter({ hasText: /Event: / }).count()).toBe(0);
        // The end of the round before has a moment of its own.
        await page.getByRole('button', { name: 'One step back' }).click();
        await told.filter({ hasText: /Event: / }).waitFor();
        await page.locator('.past-words', { hasText: 'Round 1' }).waitFor();
        await page.getByRole('button', { name: 'One step forward' }).click();
        if (phone) {
          await page.locator('.na.part-city').waitFor();
          await page.locator(TABS, { hasText: 'Deal' }).tap();
        }
        await page.getByRole('button', { name: 'How the round ended' }).click();
        const box = page.getByRole('dialog', { name: /^Round 1 ends/ });
        await box.waitFor();
        await expect.poll(() => box.textContent()).toContain('Production for');
      }
    }),
  );
});
