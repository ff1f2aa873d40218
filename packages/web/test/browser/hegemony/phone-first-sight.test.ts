/** On a phone a question begins at its first answers, and a hint stays in sight above them. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { playNow } from '../pages.js';
import { goToTable } from '../stored-table.js';
import { atRest, describeInBrowser, inBrowser } from '../support.js';
import { findAskedOf, laterInRound } from './asked-positions.js';
import { inSight, lay, tap } from './on-a-phone.js';

/** Longer than anything takes on a machine with other work. */
const PATIENCE = { timeout: 30_000 };

const UPRIGHT = { width: 390, height: 844 };
const NARROW = { width: 360, height: 740 };
const LYING = { width: 844, height: 390 };

describeInBrowser('A question on a phone', () => {
  it(
    'begins at its first answer, below a hint that stays in sight however far down that lies',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('working', 'assign-worker', 2),
        findAskedOf('capitalist', 'export-transaction', 1),
        findAskedOf('working', 'upgrade-worker', 1),
        findAskedOf('working', 'food-amount', 1),
      ]);
      await page.evaluate(() => localStorage.setItem('polity.hegemony.hints', 'on'));
      await page.reload();
      for (const size of [UPRIGHT, NARROW, LYING]) {
        await page.setViewportSize(size);
        for (const id of ['working-assign-worker', 'capitalist-export-transaction', 'working-upgrade-worker']) {
          await goToTable(page, id);
          const message = `${id} at ${size.width}`;
          await expect.poll(() => firstIsWhole(page), { ...PATIENCE, message }).toBe(true);
          await expect.poll(() => inSight(page.locator('.heg-hint')), { ...PATIENCE, message }).toBe(true);
        }
      }
      // Where nothing on the board answers, the hint stays in sight too.
      await page.setViewportSize(UPRIGHT);
      await goToTable(page, 'working-food-amount');
      await page.locator('.board-amount-box').waitFor();
      await scrollDown(page);
      await expect.poll(() => inSight(page.locator('.heg-hint')), PATIENCE).toBe(true);
    }),
  );

  it(
    'begins at the first cards, however far one had scrolled before',
    inBrowser(async (world) => {
      const { page } = await lay(world, [findAskedOf('working', 'turn', 1, laterInRound)]);
      await page.setViewportSize({ width: 360, height: 560 });
      await goToTable(page, 'working-turn');
      const tab = (name: string) => page.locator('nav.board-tabs button', { hasText: name });
      await tap(page, tab('Economy'));
      await page.locator('.heg-tabs.part-economy').waitFor();
      await scrollDown(page);
      await tap(page, tab('Hand'));
      await page.locator('.heg-tabs.part-hand').waitFor();
      await expect.poll(() => scrolled(page), PATIENCE).toBe(0);
      await scrollDown(page);
      await tap(page, page.getByRole('button', { name: 'Show a list instead' }));
      const action = page.locator('.ask-answers .option', { hasText: 'Propose bill' });
      await action.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await tap(page, action);
      await page.locator('#ask-question', { hasText: /^Which card do you discard/ }).waitFor();
      await expect.poll(() => firstIsWhole(page), PATIENCE).toBe(true);
    }),
  );
});

describeInBrowser('The first turn of a first game on a phone', () => {
  it(
    'shows its cards once, below a hint, and keeps their list for whoever opens it',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true, first: true });
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        await page.goto('/');
        await playNow(page, 'hegemony');
        const list = page.getByRole('button', { name: 'Show a list instead' });
        await list.waitFor();
        await expect.poll(() => inSight(page.locator('.heg-hint')), PATIENCE).toBe(true);
        await expect.poll(() => firstIsWhole(page), PATIENCE).toBe(true);
        expect(await page.locator('.ask-answers .option').count()).toBe(0);
        await tap(page, list);
        await page.locator('.ask-answers .option').first().waitFor();
      }
    }),
  );
});

/** Whether all of the first answer on the board is seen. */
async function firstIsWhole(page: Page): Promise<boolean> {
  const first = await atRest(() =>
    page.evaluate(() => {
      const spots = [...document.querySelectorAll<HTMLElement>('.stage button.board-hit[data-choosable]')];
      const [top] = spots
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
      return top?.dataset.spot ?? '';
    }),
  );
  if (first === '') return false;
  const drawn = page.locator(`.stage button.board-hit[data-choosable][data-spot="${first}"]`);
  return inSight(drawn.filter({ visible: true }).first());
}

function scrolled(page: Page): Promise<number> {
  return page.locator('.stage').evaluate(({ scrollTop }) => Math.round(scrollTop));
}

/** As far as it goes. */
async function scrollDown(page: Page): Promise<void> {
  await page.locator('.stage').evaluate((stage) => stage.scrollTo({ top: 10_000, behavior: 'instant' }));
  await expect.poll(() => scrolled(page), PATIENCE).toBeGreaterThan(20);
}
