/** The map of New Angeles: every district is pressed and ringed along its own outline. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { boxAtRest, describeInBrowser, inBrowser } from '../support.js';
import { findPosition } from './positions.js';

const MOVING = findPosition({
  id: 'moving',
  seats: 4,
  is: ({ kind, about }) => kind === 'move-android' && about.card === 'labor-solutions',
});
const REMOVING = findPosition({
  id: 'removing',
  seats: 4,
  is: (ask) => ask.kind === 'pieces' && ask.type === 'some' && ask.max > 1 && ask.options.length > 1,
});

describeInBrowser('The map of New Angeles', () => {
  it(
    'takes a press within the outline of a district and rings that outline, for a mouse, a finger and the keyboard',
    inBrowser(async (world) => {
      const ways = [
        { id: 'by-mouse', visitor: await world.visit() },
        { id: 'by-finger', visitor: await world.visit({ touches: true }) },
        { id: 'by-keys', visitor: await world.visit() },
      ];
      for (const { id, visitor } of ways) {
        const { page } = visitor;
        await layTables(world, visitor, [{ ...MOVING, id }]);
        await page.goto(`/table/${id}`);
        const asked = page.getByRole('heading', { name: /^Where does the android of .* go/ });
        const choosable = page.locator('.na-district.choosable > .board-hit');
        await choosable.first().waitFor();
        const spot = choosable.first();
        const name = (await spot.getAttribute('data-spot')) ?? '';
        const { x, y, width, height } = await boxAtRest(spot);
        await expect.poll(() => districtAt(page, name, 0.5, 0.5)).toBe(name);
        for (const [across, down] of CORNERS) expect(await districtAt(page, name, across, down)).not.toBe(name);
        await expect.poll(() => ringsSeen(page)).toBe(await choosable.count());

        const middle = [x + width / 2, y + height / 2] as const;
        if (id === 'by-mouse') await page.mouse.click(...middle);
        else if (id === 'by-finger') {
          await page.touchscreen.tap(...middle);
          await page.locator('.na-district.chosen').waitFor();
          await page.touchscreen.tap(...middle);
        } else {
          await page.keyboard.press('ArrowRight');
          await page.locator('.na-district > .board-hit[data-choosable]:focus-visible').waitFor();
          await expect.poll(() => ringsSeen(page, '.na-edge', '--focus')).toBe(1);
          await page.keyboard.press('Enter');
        }
        await asked.waitFor();
      }
    }),
  );

  it(
    'draws what is chosen before it happens: a dashed way for an android, a cross on what would go',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      await layTables(world, visitor, [MOVING, REMOVING]);
      await page.goto(`/table/${MOVING.id}`);
      const choosable = page.locator('.na-map .choosable > .board-hit');
      const from = await choosable.first().getAttribute('data-spot');
      await choosable.first().click();
      const left = page.locator('.na-district', { has: page.locator(`[data-spot="${from}"]`) });
      await left.getByText('Android would go').waitFor({ state: 'attached' });
      expect(await page.locator('.na-move').count()).toBe(0);
      const to = await choosable.first().getAttribute('data-spot');
      await choosable.first().click();
      const entered = page.locator('.na-district', { has: page.locator(`[data-spot="${to}"]`) });
      await entered.getByText('Android would come').waitFor({ state: 'attached' });
      await expect.poll(() => page.locator('.na-move').count()).toBe(1);
      await left.getByText('Android would go').waitFor({ state: 'attached' });

      await page.goto(`/table/${REMOVING.id}`);
      await choosable.first().click();
      await choosable.last().click();
      await expect.poll(() => page.getByText(/would go$/).count()).toBe(2);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByText(/would go$/).count()).toBe(0);
    }),
  );
});

/** Of the box around a district, in shares of it; none of them is the district's own. */
const CORNERS = [
  [0.01, 0.01],
  [0.99, 0.01],
  [0.01, 0.99],
  [0.99, 0.99],
] as const;

/** The spot that a press there would reach. */
function districtAt(page: Page, spot: string, across: number, down: number): Promise<string | undefined> {
  return page.evaluate(
    ([name, right, below]) => {
      const box = document.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
      if (box === undefined) return undefined;
      const hit = document.elementFromPoint(box.x + box.width * right, box.y + box.height * below);
      return hit?.closest<HTMLElement>('[data-spot]')?.dataset.spot;
    },
    [spot, across, down] as const,
  );
}

/** How many outlines have a colour of the page. */
function ringsSeen(page: Page, line = '.na-ring', colour = '--choose'): Promise<number> {
  return page.evaluate(
    ([path, property]) => {
      const probe = document.createElement('i');
      probe.style.color = `var(${property})`;
      document.body.append(probe);
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      const lines = [...document.querySelectorAll(`.na-district ${path}`)];
      return lines.filter((one) => getComputedStyle(one).stroke === wanted).length;
    },
    [line, colour] as const,
  );
}
