/** New Angeles at its table: looked at in light and dark, a trade in three presses, and a whole game by pointing. */
import { expect, it } from 'vitest';
import { findings, findingsOfColour } from '../axe-findings.js';
import { randomFrom } from '../driver.js';
import { playNow } from '../pages.js';
import { PointingDriver } from '../pointer.js';
import { describeInBrowser, inBrowser } from '../support.js';

const DISTRICTS = 10;

describeInBrowser('New Angeles', () => {
  it(
    'shows its city to everybody, takes a trade in three presses, and is played to its end by pointing',
    inBrowser(async ({ visit }) => {
      const visitor = await visit();
      const { page } = visitor;
      await playNow(page, 'new-angeles');
      expect(await page.locator('.na-district').count()).toBe(DISTRICTS);
      expect(await findings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findingsOfColour(page, '.na')).toEqual([]);

      const driver = new PointingDriver(visitor, randomFrom(41));
      while (!(await driver.asked()).question.includes('main offer')) await driver.answer();
      const mine = page.locator('.na-corporation .na-capital b');
      const before = Number(await mine.textContent());
      const trades = page.getByRole('region', { name: 'Trades' });
      await trades.locator('.na-partner').last().click();
      await trades.getByRole('button', { name: 'One capital more' }).first().click();
      await trades.getByRole('button', { name: 'Offer', exact: true }).click();
      await trades.getByRole('button', { name: 'Give it away' }).click();
      // Nobody says no to a gift.
      await expect.poll(async () => Number(await mine.textContent())).toBe(before - 1);

      await driver.play();
      await page.getByRole('heading', { level: 1, name: /^You (won|lost)[: ]/ }).waitFor();
      expect(await page.locator('.over-outcome').textContent()).toMatch(/won$/);
      console.info(`${driver.sent}`);
      expect(driver.sent.all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['main-offer', 'support']));
      expect(driver.stumbles).toEqual([]);
    }),
  );

  it(
    'is played with a finger on a phone, where nothing is wider than the screen',
    inBrowser(async ({ visit }) => {
      const visitor = await visit({ phone: true });
      const { page } = visitor;
      await playNow(page, 'new-angeles');
      const driver = new PointingDriver(visitor, randomFrom(42), { touch: true });
      for (let answered = 0; answered < 12 && !(await driver.asked()).over; answered++) await driver.answer();
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wider).toBe(0);
      expect(await findings(page)).toEqual([]);
      expect(driver.stumbles).toEqual([]);
    }),
  );
});
