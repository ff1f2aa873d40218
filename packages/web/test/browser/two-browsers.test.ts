/** Two people play against each other over a link. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, playUntil, randomFrom } from './driver.js';
import { headline, speak, twoPlayers } from './pages.js';
import { describeInBrowser, inBrowser, textOf } from './support.js';

describeInBrowser('Two browsers', () => {
  it(
    'play a whole round of Hegemony against each other over the invite link',
    inBrowser(async (world) => {
      const { working, capitalist } = await twoPlayers(world);
      const random = randomFrom(11);
      const drivers = [working, capitalist].map(({ page }) => new Driver(page, random));
      expect(await textOf(headline(working.page))).toMatch(/Round\s*1/);
      await playUntil(drivers, async () => /Round\s*2/.test(await textOf(headline(working.page))));
      await capitalist.page.locator('.headline', { hasText: /Round\s*2/ }).waitFor();
      const lines = () =>
        Promise.all(
          [working, capitalist].map(({ page }) => page.locator('.log-heading', { hasText: /Round 2/ }).count()),
        );
      await expect.poll(lines).toEqual([1, 1]);
    }),
  );

  it(
    'talk to each other',
    inBrowser(async (world) => {
      const { working, capitalist } = await twoPlayers(world);
      await say(working.page, 'Good evening');
      await capitalist.page.getByRole('tab', { name: /Chat\s*1/ }).click();
      await capitalist.page.getByText('Good evening').waitFor();
      await say(capitalist.page, 'And to you <b>too</b>');
      await working.page.getByText('And to you <b>too</b>').waitFor();
      await expect.poll(() => working.page.locator('.chat-lines li').count()).toBe(2);
    }),
  );
});

async function say(page: Page, text: string): Promise<void> {
  await speak(page, text);
  await page.locator('.chat-lines li', { hasText: text }).waitFor();
}
