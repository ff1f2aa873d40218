/** What lies behind a page that everybody reads first: no question that looks as if it could be answered already. */
import { expect, it } from 'vitest';
import { Driver, randomFrom } from '../driver.js';
import { goToTable, layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { findEndOfProduction } from './asked-positions.js';

describeInBrowser('Behind the page of production', () => {
  it(
    'nothing is asked until it was read',
    inBrowser(async (world) => {
      const visitor = await world.visit({ watches: true });
      const { page } = visitor;
      const laid = findEndOfProduction();
      await layTables(world, visitor, [laid]);
      await visitor.prefers({ curtain: false, confirm: false });
      await page.reload();
      await goToTable(page, laid.id);
      const driver = new Driver(page, randomFrom(1));
      const scene = page.locator('.heg-production');
      const question = page.locator('.ask.mine .ask-answers[aria-busy="false"] > *');
      for (await question.or(scene).first().waitFor(); !(await scene.isVisible()); ) {
        await driver.answer();
        await question.or(scene).first().waitFor();
      }
      const bar = page.locator('.ask');
      const said = () =>
        bar.evaluate(
          (ask) =>
            [...ask.querySelectorAll('*')].filter((part) => part.checkVisibility({ visibilityProperty: true })).length,
        );
      await bar.waitFor();
      await expect.poll(said).toBe(0);
      // A press on a button that has only just come is not heard, and it shows that.
      await page.locator('.scene-next:not([data-waits])', { hasText: 'Continue' }).click();
      await scene.waitFor({ state: 'detached' });
      await expect.poll(said).toBeGreaterThan(0);
    }),
  );
});
