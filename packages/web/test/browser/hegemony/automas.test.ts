/** One person as the State against three Advanced Automas: from the first page, at the table, and in the log. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, randomFrom } from '../driver.js';
import { unfoldChoices } from '../pages.js';
import { describeInBrowser, inBrowser } from '../support.js';

/** Each turn of an Automa is one deed that can be unfolded. */
const TURNS = '.log-unfold';

describeInBrowser('Automas', () => {
  it(
    'are played against from the first page in three presses, and each of their moves can be understood',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.getByRole('button', { name: 'Against Automas' }).click();
      await page.getByRole('dialog').getByRole('radio', { name: 'State' }).check();
      await page.getByRole('button', { name: 'Start the game' }).click();

      const driver = new Driver(page, randomFrom(1));
      await driver.asked();
      const tiles = page.locator('.seat-tile', { hasText: 'Automa, advanced' });
      await tiles.nth(2).waitFor();
      expect(await tiles.count()).toBe(3);

      // All three have had their turn before the State is asked.
      const turns = page.locator(TURNS);
      await turns.nth(2).waitFor({ state: 'attached' });
      await turns.first().click();
      const thoughts = page.locator('.log-deep-1');
      await expect.poll(() => texts(thoughts)).toContainEqual(expect.stringMatching(/turns over card \d+: /));
      const checks = async () => (await texts(thoughts)).filter((text) => text.startsWith('Check of '));
      await expect.poll(checks).toHaveLength(4);
      await expect
        .poll(() => texts(page.locator('.log-deep-2')))
        .toContainEqual(expect.stringMatching(/from row \d to row \d/));
      await turns.first().click();
      await expect.poll(() => thoughts.count()).toBe(0);

      await page.getByRole('button', { name: 'How the Working Class came to that' }).click();
      const dialog = page.getByRole('dialog', { name: 'Working Class' });
      await dialog.locator('.heg-automa-steps').waitFor();
      await expect.poll(() => texts(dialog.locator('.heg-automa-steps .found'))).not.toEqual([]);
      await page.keyboard.press('Escape');

      await tiles
        .first()
        .locator('.board-hit')
        .first()
        .click({ position: { x: 8, y: 8 } });
      const board = dialog.getByRole('region', { name: 'Automa, Advanced Mode' });
      await board.waitFor();
      expect(await board.getByRole('list', { name: 'Symbols, from left to right' }).getByRole('listitem').count()).toBe(
        4,
      );
      expect(await board.textContent()).toMatch(/29 cards in the deck.*Special Action: /s);
      const rows = await texts(board.getByRole('table', { name: 'Priority rows' }).getByRole('rowheader'));
      expect(rows.filter((row) => /^\d+$/.test(row)).at(-1)).toBe('1');
      await board.getByText('What it will look at').click();
      await expect.poll(() => board.textContent()).toContain('It performs the action in the highest row');
      await dialog.getByText('Its last turn, step by step').click();
      await expect
        .poll(() => texts(dialog.locator('.heg-automa-steps > li')))
        .toContainEqual(expect.stringMatching(/^Check of /));
      await page.keyboard.press('Escape');

      for (let answers = 0; (await turns.count()) < 6 && answers < 25; answers++) await driver.answer();
      await expect.poll(() => turns.count()).toBeGreaterThanOrEqual(6);

      await page.goto('/new?game=hegemony');
      await unfoldChoices(page);
      await page.getByText('Expansions', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'Alternative events' }).check();
      await page.getByRole('alert').filter({ hasText: 'they are for four players' }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
    }),
  );
});

function texts(locator: Locator): Promise<string[]> {
  return locator.allTextContents();
}
