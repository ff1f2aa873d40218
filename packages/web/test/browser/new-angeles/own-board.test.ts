/** A table as on somebody's own board: entered in the form, refused with a reason, kept in the browser, seen at the table. */
import { expect, it } from 'vitest';
import { lastPosition } from '../pages.js';
import { describeInBrowser, inBrowser } from '../support.js';

describeInBrowser('A board of somebody’s own', () => {
  it(
    'is entered where a table is opened, and the table plays with it',
    inBrowser(async ({ visit }) => {
      const visitor = await visit();
      const { page } = visitor;
      await page.goto('/new?game=new-angeles');
      await page.getByText('Values of your own board').click();
      await page.getByRole('checkbox', { name: /^Play with them/ }).check();
      const amount = page.getByRole('spinbutton', { name: 'First good of Quinde' });
      await amount.fill('9');
      await page.getByRole('alert').filter({ hasText: '1 to 5 of each' }).waitFor();
      await amount.fill('4');
      await page.getByRole('combobox', { name: 'Tier of Quinde' }).selectOption('3');
      await page.getByRole('alert').waitFor({ state: 'detached' });

      await page.goto('/new?game=new-angeles');
      await page.getByText('Values of your own board').click();
      await page.getByRole('checkbox', { name: /^Play with them/ }).check();
      await expect.poll(() => amount.inputValue()).toBe('4');
      await page.getByRole('main').getByRole('button', { name: 'Start the game' }).click();
      await page.locator('.na-district').first().waitFor();
      const { board } = lastPosition(visitor).view as unknown as {
        board: { tiers: Record<string, number>; output: Record<string, { primary: object }> };
      };
      expect(board.tiers.quinde).toBe(3);
      expect(board.output.quinde?.primary).toEqual({ resource: 'energy', amount: 4 });
    }),
  );
});
