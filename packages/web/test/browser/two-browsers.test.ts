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

  it.each([
    ['at a desk', {}],
    ['on a phone', { phone: true }],
  ])('are told in a line what the other says, %s, until a few seconds are over or the chat is opened', (_, looks) =>
    inBrowser(async (world) => {
      const { working, capitalist } = await twoPlayers(world, {}, looks);
      const { page } = capitalist;
      const said = page.locator('.said > li');
      await say(working.page, 'Vote with me');
      await said.getByText('Vote with me').waitFor();
      expect(await textOf(said)).toMatch(/^Ann\s+Vote with me$/);
      const isFree = () =>
        page.evaluate(() => {
          const line = document.querySelector('.said > li')?.getBoundingClientRect();
          const ask = document.querySelector('.ask')?.getBoundingClientRect();
          if (!line || !ask || line.width === 0) return false;
          const apart = line.bottom <= ask.top || line.top >= ask.bottom || line.right <= ask.left;
          return apart && line.left >= 0 && line.right <= innerWidth;
        });
      await expect.poll(isFree).toBe(true);
      await said.waitFor({ state: 'detached' });
      await say(working.page, 'Please');
      await said.getByText('Please').waitFor();
      const chat = page.getByRole('tab', { name: /^Chat/ }).or(page.locator('nav.tabs button', { hasText: 'Chat' }));
      const way = chat.filter({ visible: true });
      if ('phone' in looks) {
        const box = await way.boundingBox();
        if (box === null) throw new Error('there is no way to the chat');
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      } else await way.click();
      await page.locator('.chat-lines li', { hasText: 'Please' }).waitFor();
      await said.waitFor({ state: 'detached' });
      await say(working.page, 'Thanks');
      await page.locator('.chat-lines li', { hasText: 'Thanks' }).waitFor();
      expect(await page.locator('.said').count()).toBe(0);
    })(),
  );
});

async function say(page: Page, text: string): Promise<void> {
  await speak(page, text);
  await page.locator('.chat-lines li', { hasText: text }).waitFor();
}
