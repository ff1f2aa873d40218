/** Digits pick an answer also while the board asks to be pointed at; a key shows the answers as a list, and back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, randomFrom } from '../driver.js';
import { playNow, question } from '../pages.js';
import { describeInBrowser, inBrowser, textOf, until, waitLonger } from '../support.js';

describeInBrowser('A digit', () => {
  it(
    'opens the list at that answer, Enter gives it, and Escape goes back to the board',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await begin(page);
      await onBoard(page);
      await page.keyboard.press('2');
      await focusedNumber(page, '2');
      await page.keyboard.press('Escape');
      await onBoard(page);
      await page.locator('#ask-question:focus').waitFor();

      await page.keyboard.press('a');
      const options = page.locator('.options .option');
      await options.first().waitFor();
      const last = String(await options.count());
      await page.keyboard.press('a');
      await onBoard(page);
      // Where there are more than nine, a second digit goes on with the first.
      await page.evaluate(waitLonger, 100);
      await page.keyboard.type(last);
      await focusedNumber(page, last);
      const before = await textOf(question(page));
      await page.keyboard.press('Enter');
      await until(async () => (await textOf(question(page))) !== before || undefined);
    }),
  );

  it(
    'is understood while a place on the board has the focus, and the help says so',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await begin(page);
      await page.locator('[data-choosable]').first().focus();
      await page.keyboard.press('1');
      await focusedNumber(page, '1');
      await page.getByRole('button', { name: 'Back to the board' }).click();
      await onBoard(page);
      await page.keyboard.press('?');
      const help = page.getByRole('dialog');
      await help.getByText('The answers as a list, and back to the board').waitFor();
      await page.keyboard.press('1');
      await help.getByRole('button', { name: 'Close' }).click();
      await onBoard(page);
    }),
  );

  it(
    'names an amount where one is asked for',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      const driver = await begin(page);
      const steps = ['Buy Goods & Services', '', 'Health', ''];
      for (const step of steps) {
        if ((await page.locator('.board-amount-box').count()) > 0) break;
        await driver.answer(({ options }) =>
          Math.max(
            0,
            options.findIndex((option) => option.startsWith(step)),
          ),
        );
        await driver.asked();
      }
      await page.locator('.board-amount-box').waitFor();
      await page.keyboard.press('2');
      await until(async () => (await textOf(page.locator('.board-amount-now'))) === '2' || undefined);
    }),
  );
});

async function begin(page: Page): Promise<Driver> {
  await playNow(page, 'hegemony');
  const driver = new Driver(page, randomFrom(1));
  await driver.asked();
  return driver;
}

async function onBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show a list instead' }).waitFor();
  await expect.poll(() => page.locator('.ask-answers .option').count()).toBe(0);
}

async function focusedNumber(page: Page, number: string): Promise<void> {
  await page.locator(`.option[data-number="${number}"]:focus`).waitFor();
}
