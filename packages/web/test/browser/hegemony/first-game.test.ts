/** Somebody who does not know Hegemony plays it through with hints, and is told at the end why it ended so. */
import { expect, it } from 'vitest';
import { Driver, randomFrom } from '../driver.js';
import { describeInBrowser, inBrowser, textOf } from '../support.js';

describeInBrowser('A first game', () => {
  it(
    'is offered hints before it begins, is played by them alone, and is explained when it is over',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.getByRole('button', { name: /^Play Hegemony/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: /^Play with hints/ }).check();
      await dialog.getByRole('button', { name: 'Start the game' }).click();

      const driver = new Driver(page, randomFrom(1));
      const hint = page.getByRole('complementary', { name: 'A hint' });
      await hint.waitFor();
      await hint.getByRole('button', { name: 'Show me where' }).click();
      await page.locator('.heg [data-shown]').first().waitFor();
      while (await driver.asked()) {
        await expect.poll(() => textOf(hint.locator('p').last())).not.toMatch(/^$|Nothing here matters/);
        await driver.answering(() => hint.getByRole('button', { name: 'Do that' }).click());
      }

      const why = page.locator('section', { has: page.getByRole('heading', { name: 'Why it ended like this' }) });
      await why.waitFor();
      await expect.poll(() => textOf(why.locator('p').first())).toMatch(/\byou\b/i);
      await expect.poll(() => textOf(why)).toMatch(/\d+ (more|points)/);
      // What the points are given for is fetched after the rest.
      await expect.poll(() => why.locator('dt').count()).toBeGreaterThan(0);
    }),
  );

  it(
    'begins against an easy bot, with hints, its answers in words and labels beside the icons, until they are put away',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ first: true });
      await page.getByRole('button', { name: /^Play Hegemony/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/Working Class: you.*Easy bot/).waitFor();
      await expect.poll(() => dialog.getByRole('checkbox', { name: /^Play with hints/ }).isChecked()).toBe(true);
      await expect.poll(() => dialog.getByText('First game?').count()).toBe(1);
      await dialog.getByRole('button', { name: 'Start the game' }).click();
      await page.getByRole('complementary', { name: 'A hint' }).waitFor();
      const [list, labels] = [page.locator('.ask-answers .options'), page.locator('.heg-labels')];
      await list.waitFor();
      const money = page.locator('.heg-mine .heg-money .visually-hidden').first();
      await expect.poll(async () => (await money.boundingBox())?.width).toBeGreaterThan(20);
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Hide labels' }).click();
      await labels.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('button', { name: 'Show a list instead' }).waitFor();
      await expect.poll(async () => [await list.count(), await labels.count()]).toEqual([0, 0]);
    }),
  );

  it(
    'is offered hints at the table too, where they are turned on and off',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.getByRole('button', { name: /^Play Hegemony/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click();
      const hint = page.getByRole('complementary', { name: 'A hint' });
      await page.getByRole('button', { name: 'Hints off' }).click();
      await hint.waitFor();
      await hint.getByRole('button', { name: 'No more hints' }).click();
      await page.getByRole('button', { name: 'Hints off' }).waitFor();
      await expect.poll(() => hint.count()).toBe(0);

      await page.getByRole('button', { name: 'Guide' }).click();
      await page.getByRole('dialog').getByText('What the icons mean').waitFor();
    }),
  );
});
