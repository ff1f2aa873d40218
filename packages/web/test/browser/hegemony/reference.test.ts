/** Rules at hand: from a term on the board to its rule, by search and by filters, with mouse, keys and on a phone. */
import { expect, it } from 'vitest';
import { findings } from '../axe-findings.js';
import { playNow } from '../pages.js';
import { atRest, describeInBrowser, inBrowser, textOf } from '../support.js';

describeInBrowser('The rules at hand', () => {
  it(
    'open at the term that is pressed, are searched and filtered, and know what can be played now',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await playNow(page, 'hegemony');
      const dialog = page.getByRole('dialog', { name: 'Rules and cards' });
      await page.locator('.heg').getByRole('link', { name: 'Labor', exact: true }).click();
      await expect
        .poll(() => textOf(dialog.locator('li.read')))
        .toMatch(/Labor Market.*Rulebook, p\. 30.*lowest level of wages/);
      expect(await findings(page, '[role=dialog]')).toEqual([]);

      await dialog.getByRole('searchbox', { name: 'Search the rules' }).fill('trade union');
      await expect.poll(() => textOf(dialog.locator('h3').first())).toMatch(/^Trade union/);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });

      await page.locator('#ask-question').focus();
      await page.keyboard.press('r');
      await dialog.getByRole('button', { name: 'Cards', exact: true }).click();
      const entries = () => dialog.locator('li').count();
      const all = await atRest(entries);
      await dialog.getByRole('combobox', { name: 'Class' }).selectOption({ label: 'Working Class' });
      await expect.poll(entries).toBeLessThan(all);
      const mine = await atRest(entries);
      await dialog.getByRole('checkbox', { name: 'Can be played now' }).check();
      await expect.poll(entries).toBeLessThan(mine);
      await expect.poll(entries).toBeLessThanOrEqual(7);
    }),
  );

  it(
    'bring up no keyboard on a phone, and going back closes them',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true });
      await playNow(page, 'hegemony');
      const { pathname } = new URL(page.url());
      const dialog = page.getByRole('dialog', { name: 'Rules and cards' });
      for (let times = 0; times < 2; times++) {
        await page.getByRole('button', { name: 'Rules and cards' }).tap();
        await dialog.getByRole('searchbox').waitFor();
        expect(await page.evaluate(() => document.activeElement?.matches('input'))).toBe(false);
        await page.goBack();
        await dialog.waitFor({ state: 'detached' });
        expect(new URL(page.url()).pathname).toBe(pathname);
      }
    }),
  );

  it(
    'are a page of their own, on a phone too',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true });
      await page.goto('/games/hegemony');
      const way = page.getByRole('link', { name: 'Rules and cards' });
      expect(await way.getAttribute('href')).toBe('/rules/hegemony');
      await page.goto('/rules/hegemony');
      await page.getByRole('searchbox', { name: 'Search the rules' }).fill('hospital');
      await expect.poll(() => textOf(page.locator('.reference-entries h3').first())).toMatch(/Hospital/);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }),
  );
});
