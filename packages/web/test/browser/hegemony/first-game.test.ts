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
      await dialog.getByRole('checkbox', { name: /^First game\?/ }).check();
      await dialog.getByRole('button', { name: 'Start the game' }).click();

      const driver = new Driver(page, randomFrom(1));
      const hint = page.getByRole('complementary', { name: 'A hint' });
      await hint.waitFor();
      await hint.getByRole('button', { name: 'Show me where' }).click();
      await page.locator('.heg [data-shown]').first().waitFor();
      while (await driver.asked()) {
        expect(await textOf(hint.locator('p').last())).not.toMatch(/^$|Nothing here matters/);
        await driver.answering(() => hint.getByRole('button', { name: 'Do that' }).click());
      }

      const why = page.locator('section', { has: page.getByRole('heading', { name: 'Why it ended like this' }) });
      await why.waitFor();
      expect(await textOf(why.locator('p').first())).toMatch(/\byou\b/i);
      expect(await textOf(why)).toMatch(/\d+ (more|points)/);
      expect(await why.locator('dt').count()).toBeGreaterThan(0);
    }),
  );

  it(
    'begins with its answers in words and labels beside the icons, until they are put away',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ first: true });
      await page.getByRole('button', { name: /^Play Hegemony/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click();
      const [list, labels] = [page.locator('.ask-answers .options'), page.locator('.heg-labels')];
      await list.waitFor();
      const money = page.locator('.heg-mine .heg-money .visually-hidden').first();
      expect((await money.boundingBox())?.width).toBeGreaterThan(20);
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Hide labels' }).click();
      await labels.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('button', { name: 'Show a list instead' }).waitFor();
      expect([await list.count(), await labels.count()]).toEqual([0, 0]);
    }),
  );

  it(
    'is offered hints at the table too, where they are turned on and off',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.getByRole('button', { name: /^Play Hegemony/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click();
      const hint = page.getByRole('complementary', { name: 'A hint' });
      await page.getByRole('button', { name: 'First game? Turn hints on' }).click();
      await hint.waitFor();
      await hint.getByRole('button', { name: 'No more hints' }).click();
      await page.getByRole('button', { name: 'Hints off' }).waitFor();
      expect(await hint.count()).toBe(0);

      await page.getByRole('button', { name: 'Guide' }).click();
      await page.getByRole('dialog').getByText('What the icons mean').waitFor();
    }),
  );
});
