/** The fullest board there can be fits: nothing is cut and nothing lies upon something else. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, type World } from '../support.js';
import { findAskedOf } from './asked-positions.js';
import { fillBoard } from './full-board.js';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
];
const SEATS = ['working', 'middle', 'capitalist', 'state'];

describeInBrowser('A full board', () => {
  it(
    'stands on one screen, of whichever class it is and whatever its size',
    inBrowser(async (world) => {
      const { page } = await openFull(world);
      for (const seat of SEATS) {
        await page.goto(`/table/${seat}-turn`);
        await page.locator('.heg-company').nth(28).waitFor();
        await page.locator('#ask-question').waitFor();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.evaluate(() => document.fonts.ready);
          await drawnAnew(page);
          const where = `${seat}, ${size.width}x${size.height}`;
          expect(await page.locator('.heg-company').count(), where).toBeGreaterThanOrEqual(29);
          // The board lays itself out anew a moment after its room has changed.
          await expect.poll(() => wrongPlaces(page), { message: where }).toEqual([]);
        }
      }
    }),
  );
});

async function openFull(world: World): Promise<{ readonly page: Page }> {
  const visitor = await world.visit();
  await fillBoard(visitor.page);
  await layTables(
    world,
    visitor,
    SEATS.map((seat) => findAskedOf(seat, 'turn', 3)),
  );
  return visitor;
}

/** The board lays itself out for its new size in the frame after the one in which it has got it. */
async function drawnAnew(page: Page): Promise<void> {
  for (let frame = 0; frame < 4; frame++) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}

/** What is cut off, and which of the parts lie upon each other. */
function wrongPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const told = (element: Element) => `${element.className}: ${element.textContent?.slice(0, 40)}`;
    const stage = document.querySelector('.stage');
    if (stage && stage.scrollHeight > stage.clientHeight + 1) wrong.push('the table scrolls');
    const left = document.querySelector('.heg-left');
    if (innerHeight >= 900 && left && left.scrollHeight > left.clientHeight + 1) {
      wrong.push(`politics scroll by ${left.scrollHeight - left.clientHeight}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the screen');

    /** Parts whose content has to be seen in full. */
    const whole =
      '.heg-company, .heg-company-band, .heg-company-name, .heg-section, .heg-board-of, .heg-world > *, .seat-tile';
    for (const part of document.querySelectorAll<HTMLElement>(whole)) {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = part;
      if (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2) wrong.push(`cut: ${told(part)}`);
    }
    const outside = (inner: Element, outer: Element) => {
      const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
      return a.left < b.left - 2 || a.top < b.top - 2 || a.right > b.right + 2 || a.bottom > b.bottom + 2;
    };
    for (const card of document.querySelectorAll('.heg-sector .heg-company')) {
      // A low card shows the wage in force alone.
      const parts = [...card.querySelectorAll('.heg-slot, .heg-output, .heg-wage')].filter((part) =>
        part.checkVisibility(),
      );
      if (card.querySelector('.heg-wage') && !parts.some((part) => part.matches('.heg-wage.holds'))) {
        wrong.push(`no wage in force: ${told(card)}`);
      }
      for (const part of parts) if (outside(part, card)) wrong.push(`out of its card: ${told(part)} in ${told(card)}`);
      const output = card.querySelector('.heg-output')?.getBoundingClientRect();
      const last = [...card.querySelectorAll('.heg-slot')].at(-1)?.getBoundingClientRect();
      if (output && last && last.right > output.left + 1) wrong.push(`a worker upon the output: ${told(card)}`);
    }
    const parts = ['.heg-left', '.heg-mid', '.heg-beside', '.heg-ask', '.heg-mine', '.heg-play'];
    const boxes = parts.flatMap((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return box ? [{ name, box }] : [];
    });
    for (const [i, { name, box }] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) {
        const apart =
          box.right <= other.box.left + 1 ||
          other.box.right <= box.left + 1 ||
          box.bottom <= other.box.top + 1 ||
          other.box.bottom <= box.top + 1;
        if (!apart) wrong.push(`${name} upon ${other.name}`);
      }
    }
    return wrong;
  });
}
