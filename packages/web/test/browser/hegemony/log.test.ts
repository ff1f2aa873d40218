/** A line of the log shows on the board what it speaks of. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, playUntil, randomFrom } from '../driver.js';
import { playNow } from '../pages.js';
import { describeInBrowser, inBrowser, until } from '../support.js';

const COMPANY = /builds? |wages|committed/;
const PAYMENT = /pays? \d+ to|buys? \d+/;
/** Not a bill, which a line tells together with what was discarded for it: that lies in politics. */
const MINE = /^You (play|discard [^.]*:)/;
const THEIRS = /^(The )?Capitalist Class (plays|discards [^.]*:)/;
const PHONE = { width: 390, height: 844 };

describeInBrowser('A line of the log', () => {
  it(
    'shows on a desk what it speaks of, by a click and by the keyboard',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await turnsWith(page, COMPANY, PAYMENT, MINE);
      for (const text of [COMPANY, PAYMENT, MINE]) {
        await lineWith(page, text).click();
        await inSight(page);
      }
      await page.locator('[data-shown]').first().waitFor({ state: 'detached' });

      const reached = page.locator('.log-point[tabindex="0"]');
      await expect.poll(() => reached.count()).toBe(1);
      await reached.focus();
      const [before, number] = [await focusedLine(page), await reached.getAttribute('data-line')];
      expect(before).toBe(number);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowDown');
      const now = await focusedLine(page);
      expect(Number(now)).toBeLessThan(Number(before));
      await expect.poll(() => reached.getAttribute('data-line')).toBe(now);
      await page.keyboard.press('Enter');
      await inSight(page);
      expect(await focusedLine(page)).toBe(now);
    }),
  );

  it(
    'turns on a phone to the part of the table where that lies',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.setViewportSize(PHONE);
      await turnsWith(page, COMPANY, MINE, THEIRS);
      for (const [text, part] of [
        [COMPANY, 'economy'],
        [MINE, 'board'],
        [THEIRS, 'others'],
      ] as const) {
        await page.locator('.tabs').getByRole('button', { name: 'Log' }).click();
        await lineWith(page, text).click();
        await page.locator('.tabs [aria-current="true"]', { hasText: 'Table' }).waitFor();
        await page.locator(`.heg.part-${part}`).waitFor();
        await inSight(page);
      }
    }),
  );
});

/** Plays until the log has a line with each of the words. */
async function turnsWith(page: Page, ...words: readonly RegExp[]): Promise<void> {
  await playNow(page, 'hegemony');
  const driver = new Driver(page, randomFrom(5));
  await playUntil([driver], async () => {
    const counts = await Promise.all(words.map((text) => lineWith(page, text).count()));
    return counts.every((count) => count > 0);
  });
  // The next question turns a phone to where its answers lie.
  await driver.asked();
}

function lineWith(page: Page, text: RegExp): Locator {
  return page.locator('.log-point', { hasText: text }).last();
}

/** Something is shown, and the first of it lies where it can be seen. */
async function inSight(page: Page): Promise<void> {
  await until(async () => {
    const boxes = await page.locator('[data-shown]').evaluateAll((places) =>
      places.map((place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && at !== null && (place.contains(at) || at.contains(place));
      }),
    );
    return boxes.includes(true) || undefined;
  });
}

function focusedLine(page: Page): Promise<string | null> {
  return page.locator(':focus').getAttribute('data-line');
}
