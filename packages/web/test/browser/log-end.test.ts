/** The log follows its end, whatever grows or shrinks or is hidden meanwhile, until somebody scrolls up. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, playUntil, randomFrom } from './driver.js';
import { findAskedOf } from './hegemony/asked-positions.js';
import { playNow } from './pages.js';
import { layTables } from './stored-table.js';
import { atRest, describeInBrowser, inBrowser, until } from './support.js';

const PHONE = { width: 390, height: 844 };

describeInBrowser('The log', () => {
  it(
    'follows bots to the end of their game, though it drops its oldest lines on the way',
    inBrowser(
      async (world) => {
        const visitor = await world.visit();
        const { page } = visitor;
        const laid = findAskedOf('working', 'turn', 4);
        await layTables(world, visitor, [{ ...laid, held: [], bot: 'random' }]);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
        await page.goto(`/table/${laid.id}`);
        await page.locator('.log-lines').waitFor();
        await noteOffers(page);
        await page.locator('.over-page').waitFor({ timeout: 120_000 });
        expect(await page.evaluate(() => document.documentElement.dataset.offered)).toBeUndefined();
      },
      { pace: 8 },
    ),
  );

  it(
    'keeps its end in sight when its text or its room changes, and leaves it when somebody scrolls up',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      const driver = await someTurns(page);
      await page.addStyleTag({ content: '.log-lines { font-size: 1.2rem !important; }' });
      await endInSight(page);
      await page.setViewportSize({ width: 1300, height: 700 });
      await endInSight(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await endInSight(page);

      await page.locator('.log-lines').hover();
      await page.mouse.wheel(0, -300);
      await page.locator('.to-end').waitFor();
      const before = await atRest(() => firstInSight(page));
      const lines = await page.locator('.log-line').count();
      await playUntil([driver], async () => (await page.locator('.log-line').count()) > lines);
      await expect.poll(() => firstInSight(page)).toBe(before);
      await page.locator('.to-end').click();
      await endInSight(page);
    }),
  );

  it(
    'is at its end when it is turned to on a phone, though lines came while it was hidden',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.setViewportSize(PHONE);
      const driver = await someTurns(page);
      const tab = (name: string) => page.locator('.tabs').getByRole('button', { name }).click();
      for (let i = 0; i < 3; i++) {
        await tab('Log');
        await endInSight(page);
        await tab('Table');
        await playUntil([driver], (answers) => answers >= 4);
      }
    }),
  );
});

/** Plays until the log is longer than its room. */
async function someTurns(page: Page): Promise<Driver> {
  await playNow(page, 'hegemony');
  const driver = new Driver(page, randomFrom(5));
  await playUntil([driver], async () => (await page.locator('.log-line').count()) > 60);
  return driver;
}

/** Notes in the page itself whether the way to the end was ever offered. */
async function noteOffers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('.to-end')) document.documentElement.dataset.offered = 'yes';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}

async function endInSight(page: Page): Promise<void> {
  await until(async () => {
    const away = await page
      .locator('.log-lines')
      .evaluate(({ scrollHeight, scrollTop: top, clientHeight }) => scrollHeight - top - clientHeight);
    return away < 2 || undefined;
  });
  // It is offered no more once the page has heard that it was scrolled.
  await page.locator('.to-end').waitFor({ state: 'detached' });
}

/** The line that is read at the top of the log. */
function firstInSight(page: Page): Promise<string | undefined> {
  return page.locator('.log-lines').evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const line = [...list.querySelectorAll('.log-line')].find((one) => one.getBoundingClientRect().bottom > top);
    return line?.textContent ?? undefined;
  });
}
