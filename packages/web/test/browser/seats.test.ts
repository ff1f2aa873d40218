/** Seats change hands: several in one browser, lent to a bot and taken back; and what was done is undone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, playUntil, prefer, randomFrom } from './driver.js';
import { newTable, question, twoPlayers } from './pages.js';
import { describeInBrowser, inBrowser, textOf } from './support.js';

const CALM = prefer('End your turn', 'Apply Political Pressure');

describeInBrowser('One browser with several seats', () => {
  it(
    'draws a curtain between them',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await newTable(page, 'hegemony', 2, { 'Capitalist Class': 'Me' });
      const driver = new Driver(page, randomFrom(1), CALM);
      for (const next of ['Capitalist Class', 'Working Class']) {
        await playUntil([driver], async () => (await page.locator('.curtain').count()) > 0);
        await page.getByRole('heading', { name: `Over to ${next}` }).waitFor();
        await expect.poll(() => page.locator('.stage, .ask, .side').count()).toBe(0);
        await page.getByRole('button', { name: `I am ${next}` }).click();
        expect(await driver.asked()).toBe(true);
        await expect.poll(() => textOf(page.locator('.seat-tile.own'))).toContain(next);
      }
    }),
  );
});

describeInBrowser('A seat', () => {
  it(
    'is lent to a bot and taken back in mid-game',
    inBrowser(async (world) => {
      const { working, capitalist } = await twoPlayers(world);
      const { page } = working;
      const second = new Driver(capitalist.page, randomFrom(2), CALM);
      await chooseForSeat(page, 'Working Class', 'Let a bot play');
      expect(await second.asked()).toBe(true);
      await page.locator('.ask.mine').waitFor({ state: 'detached' });
      const bar = page.locator('.ask');
      await bar.getByRole('heading', { name: /^A bot plays your seat\./ }).waitFor();
      expect(await bar.getByRole('button', { name: 'Skip to my turn' }).count()).toBe(0);
      await bar.getByRole('button', { name: 'Take it back' }).click();
      await page.locator('.seat-tile', { hasText: '(you)' }).waitFor();
      const first = new Driver(page, randomFrom(3), CALM);
      await playUntil([second], () => first.isAsked());
      await first.answer();
    }),
  );
});

describeInBrowser('The seat of somebody who is away', () => {
  it(
    'is played by a bot at the wish of the others, until they return',
    inBrowser(async (world) => {
      const { working, capitalist } = await twoPlayers(world);
      const { page } = working;
      const address = capitalist.page.url();
      const theirs = page.locator('.seat-tile', { hasText: 'Capitalist Class' });
      await capitalist.page.close();
      await theirs.getByText('away').waitFor();
      const watcher = await world.visit();
      await watcher.page.goto(page.url());
      await watcher.page.locator('.seat-tile', { hasText: 'Capitalist Class' }).getByText('away').waitFor();
      await chooseForSeat(page, 'Capitalist Class', 'Let a bot play until they return');
      await theirs.getByText('Steady bot').waitFor();
      const replaced = /^Steady bot plays Capitalist Class now, in place of /;
      await page.getByText(replaced).waitFor();
      // Who only watches does nothing that could put it away.
      await watcher.page.getByText(replaced).waitFor();
      await watcher.page.getByText(replaced).waitFor({ state: 'detached' });
      expect(await page.getByText(replaced).count()).toBe(1);
      const driver = new Driver(page, randomFrom(2), CALM);
      const deeds = page.getByRole('log').getByText(/^Capitalist Class (?:plays|discards)/);
      await playUntil([driver], async () => (await deeds.count()) > 1);
      const again = await capitalist.newTab(address);
      await again.locator('.seat-tile', { hasText: '(you)' }).waitFor();
      await theirs.getByText('Steady bot').waitFor({ state: 'detached' });
      await page.getByText(/ plays Capitalist Class again\.$/).waitFor();
      // Who comes back reads what the bot did, also after loading the page again, until that was read.
      await again.reload();
      const news = again.getByRole('status').filter({ hasText: /A bot played \d turns? for you:/ });
      await news.getByRole('listitem').first().waitFor();
      expect(await news.getByRole('listitem').allTextContents()).toEqual([
        expect.stringMatching(/^You (?:play|discard)/),
        expect.stringMatching(/^You (?:play|discard)/),
      ]);
      await news.getByRole('button', { name: 'Dismiss' }).click();
      await news.waitFor({ state: 'detached' });
      await again.reload();
      await again.locator('.seat-tile', { hasText: '(you)' }).waitFor();
      expect(await news.count()).toBe(0);
    }),
  );
});

describeInBrowser('A turn', () => {
  it(
    'is taken back step by step, or to its start',
    inBrowser(async (world) => {
      const { working } = await twoPlayers(world);
      const { page } = working;
      const driver = new Driver(page, randomFrom(4), prefer('Propose Bill'));
      await driver.asked();
      const [start, steps] = [await textOf(question(page)), [] as string[]];
      for (let i = 0; i < 2; i++) {
        await driver.answer();
        await driver.asked();
        steps.push(await textOf(question(page)));
      }
      expect(new Set([start, ...steps]).size).toBe(3);
      await page.getByRole('button', { name: 'Undo' }).click();
      await shows(page, steps[0]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await shows(page, start);

      for (let i = 0; i < 2; i++) await driver.answer();
      await shows(page, steps[1]);
      await page.getByRole('button', { name: 'Back to the start of my turn' }).click();
      await shows(page, start);
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
    }),
  );
});

async function chooseForSeat(page: Page, seat: string, what: string): Promise<void> {
  const menu = page.getByRole('button', { name: new RegExp(`^${seat}:`) });
  if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  await page.getByRole('button', { name: what }).click();
}

async function shows(page: Page, text = ''): Promise<void> {
  await page.locator('#ask-question').getByText(text, { exact: true }).waitFor();
}
