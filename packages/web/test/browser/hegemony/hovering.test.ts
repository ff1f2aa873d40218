/** Pointing at something shows what it would change, and moves nothing else on the table. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goToTable, layTables } from '../stored-table.js';
import { atRest, describeInBrowser, hasFetchedAll, inBrowser, pointAt } from '../support.js';
import { findAskedOf } from './asked-positions.js';

/** Where everything lies, by what it is; what travels or lies above the table does not count. */
function places(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const found: Record<string, string> = {};
    for (const place of document.querySelectorAll('.heg .board-spot, .heg section, .heg .board-amount, .seat-tile')) {
      const { left, top, width, height } = place.getBoundingClientRect();
      const what = place.querySelector('[data-spot]')?.getAttribute('data-spot') ?? place.getAttribute('data-anchor');
      const name = `${place.className.replace(/ (?:choosable|chosen|heg-advised)/g, '')} ${what}`;
      let key = name;
      for (let i = 2; key in found; i++) key = `${name} ${i}`;
      found[key] = [left, top, width, height].map(Math.round).join();
    }
    return found;
  });
}

/** Numbers that what they would become lies upon in part, or hides without standing in their place. */
function coveredNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.board-num:has(> .board-then)')].flatMap((num) => {
      const [number, then] = [num.querySelector('b'), num.querySelector('.board-then')];
      if (number === null || then === null || num.getClientRects().length === 0) return [];
      const [from, to] = [number.getBoundingClientRect(), then.getBoundingClientRect()];
      const seen = getComputedStyle(number).visibility === 'visible';
      // Where there is no room beside it, it stands in its place, on all of it.
      const instead = !seen && to.left <= from.left && to.right >= from.right;
      return instead || (seen && to.left >= from.right) ? [] : [num.textContent ?? ''];
    }),
  );
}

describeInBrowser('Pointing at what can be chosen', () => {
  it.each([
    ['working', 1440, 900],
    ['capitalist', 1366, 768],
    ['middle', 1920, 1080],
    ['state', 1440, 900],
  ])('moves nothing on the table of the %s at %i by %i', (seat, width, height) =>
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const laid = findAskedOf(seat, 'turn', 3);
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await goToTable(page, laid.id);
      const actions = page.locator('.heg .board-hit[data-choosable]');
      await actions.first().waitFor();
      await page.locator('.ask').waitFor();
      await hasFetchedAll(visitor, page);
      const before = await atRest(() => places(page));
      const moved: string[] = [];
      for (const spot of await actions.all()) {
        await pointAt(visitor, page, () => spot.hover());
        expect(await coveredNumbers(page)).toEqual([]);
        const after = await places(page);
        const own = (await spot.getAttribute('data-spot')) ?? '';
        for (const [place, at] of Object.entries(before)) {
          // A card of the hand rises itself.
          if (after[place] !== at && !place.includes(own)) moved.push(`${own}: ${place} ${at} -> ${after[place]}`);
        }
      }
      expect(moved).toEqual([]);
    })(),
  );

  it(
    'and opening what cannot be done now, with the reasons, moves nothing either',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const laid = findAskedOf('working', 'turn', 3);
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(`/table/${laid.id}`);
      const chip = page.getByRole('button', { name: /^\d+ not now: free actions/ });
      await chip.waitFor();
      await hasFetchedAll(visitor, page);
      const before = await atRest(() => places(page));
      await chip.click();
      const panel = page.locator('.heg-over:popover-open');
      await panel.getByRole('listitem').first().waitFor();
      const told = await panel.getByRole('listitem').allTextContents();
      expect(`${told.length} not now`).toBe(await chip.textContent());
      expect(told.filter((line) => !/[.!]$/.test(line))).toEqual([]);
      expect(await atRest(() => places(page))).toEqual(before);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      await chip.click();
      await panel.waitFor();
      await page.mouse.click(600, 300);
      await panel.waitFor({ state: 'hidden' });
    }),
  );
});
