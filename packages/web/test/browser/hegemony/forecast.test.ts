/** What the coming production would bring: what it comes to, what is made and what loans cost then are in sight. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { atRest, describeInBrowser, inBrowser } from '../support.js';
import { findAskedOf } from './asked-positions.js';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** What lies in the ledger beside my board, of those that have to be there: nothing of it below its edge. */
function whole(page: Page): Promise<readonly string[]> {
  return page.locator('.heg-aside > .heg-ledger').evaluate((ledger) => {
    const edge = ledger.getBoundingClientRect();
    const parts = ['.owed', 'tfoot tr', '.heg-ledger-made li', '.heg-ledger-notes > :first-child'];
    return parts.filter((part) => {
      const boxes = [...ledger.querySelectorAll(part)].map((one) => one.getBoundingClientRect());
      return boxes.length > 0 && boxes.every((box) => box.bottom <= edge.bottom && box.right <= edge.right);
    });
  });
}

/** Its heading and its lines, as far as they are drawn whole within it. */
function linesSeen(page: Page): Promise<readonly string[]> {
  return page.locator('.heg-aside > .heg-ledger').evaluate((ledger) => {
    const edge = ledger.getBoundingClientRect();
    const lines = [...ledger.querySelectorAll('h3, tr')].filter((line) => {
      const { height, bottom, right } = line.getBoundingClientRect();
      return height > 0 && bottom <= edge.bottom && right <= edge.right;
    });
    return lines.map((line) => line.textContent ?? '');
  });
}

describeInBrowser('If production came now', () => {
  it(
    'says what is made and the interest at every size, with a loan to take, while something is pointed at, and below a hint',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      // It would have to take loans, and makes goods in every industry but one.
      const capitalist = findAskedOf('capitalist', 'turn', 3);
      await layTables(world, visitor, [capitalist]);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(`/table/${capitalist.id}`);
      const ledger = page.locator('.heg-aside > .heg-ledger');
      const everything = ['.owed', 'tfoot tr', '.heg-ledger-made li', '.heg-ledger-notes > :first-child'];
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect.poll(() => whole(page), { message: `${size.width}` }).toEqual(everything);
      }
      await expect.poll(() => ledger.locator('.owed th').textContent()).toBe('2 loans to take');
      await expect.poll(() => ledger.locator('.owed').getAttribute('title')).toMatch(/^Short by \d+ for that$/);
      expect(await ledger.locator('tr:has(+ .owed) th').textContent()).toMatch(/^Wages paid/);
      await expect
        .poll(() => ledger.locator('.heg-ledger-notes > :first-child').textContent())
        .toMatch(/^Then \d+ interest on \d+ loans\.$/);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.getByRole('button', { name: /^Adjust Wages/ }).click();
      await page.locator('.heg-wage.choosable').first().hover();
      await ledger.locator('.board-then').first().waitFor();
      await expect.poll(() => whole(page)).toEqual(everything);
      await page.mouse.move(2, 2);
      await page.getByRole('button', { name: 'Hints off' }).click();
      await page.locator('.heg-advice-said', { hasText: /^Hint: / }).waitFor();
      await expect.poll(() => whole(page)).toEqual(everything);
    }),
  );

  it(
    'keeps its heading and its lines with hints on, and while somebody looks back',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const laid = ['working', 'middle', 'capitalist', 'state'].map((seat) => findAskedOf(seat, 'turn', 4));
      await layTables(world, visitor, laid);
      await page.goto(`/table/${laid[0]?.id}`);
      await page.getByRole('button', { name: 'Hints off' }).click();
      for (const { id } of laid) {
        await page.goto(`/table/${id}`);
        await page.locator('.heg-advice-said', { hasText: /^Hint: / }).waitFor();
        const ledger = page.locator('.heg-aside > .heg-ledger :is(h3, tr)');
        await ledger.nth(1).waitFor({ state: 'attached' });
        const lines = await atRest(() => ledger.allTextContents());
        expect(lines.slice(0, 2)).toEqual(['If production came now', expect.stringMatching(/^You have\d+$/)]);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await expect.poll(() => linesSeen(page), { message: `${id}, ${size.width}` }).toEqual(lines);
        }
        await page.setViewportSize({ width: 1366, height: 768 });
        await page.keyboard.press('b');
        await page.locator('.past-bar').getByRole('slider').waitFor();
        await expect.poll(() => linesSeen(page)).toContain('If production came now');
      }
    }),
  );
});
