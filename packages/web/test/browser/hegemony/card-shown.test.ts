/** A card that somebody else plays is shown where it covers nothing of the table that it changes. */
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { findAskedOf } from './asked-positions.js';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

describeInBrowser('The card of somebody else', () => {
  it(
    'lies beside politics, economy and log, and tells apart what it says itself',
    inBrowser(
      async (world) => {
        const visitor = await world.visit();
        const { page } = visitor;
        await visitor.prefers({ others: 'usual' });
        const laid = findAskedOf('working', 'turn', 3);
        await layTables(world, visitor, [{ ...laid, held: [], bot: 'random' }]);
        await page.goto(`/table/${laid.id}`);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const seen = () =>
            page.evaluate(() => {
              const shown = document.querySelector('.heg-shown-card');
              if (shown === null) return 'no card';
              const box = shown.getBoundingClientRect();
              const covered = [...document.querySelectorAll('.heg-left > *, .heg-mid > *, .side-talk')].filter(
                (part) => {
                  const { left, right, top, bottom } = part.getBoundingClientRect();
                  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
                },
              );
              return {
                covered: covered.map(({ className }) => className),
                text: shown.querySelector('p:last-child')?.textContent,
              };
            });
          await expect
            .poll(seen, { message: `${size.width}`, interval: 30, timeout: 30_000 })
            .toEqual({ covered: [], text: expect.stringMatching(/^The card: ./) });
        }
      },
      { pace: 4 },
    ),
  );

  it.each(SIZES)('leaves my hand and my board in sight, at $width by $height', (size) =>
    inBrowser(
      async (world) => {
        const visitor = await world.visit();
        const { page } = visitor;
        await visitor.prefers({ others: 'calm' });
        await page.setViewportSize(size);
        const laid = findAskedOf('middle', 'turn', 3);
        await layTables(world, visitor, [{ ...laid, held: ['working'], bot: 'random' }]);
        await page.goto(`/table/${laid.id}`);
        const mine = '.heg-left > *, .heg-mid > *, .side > *, .heg-actions, .heg-hand .heg-card, .heg-mine > *';
        const seen = () =>
          page.evaluate((parts) => {
            const box = document.querySelector('.heg-shown-card')?.getBoundingClientRect();
            if (box === undefined) return 'no card';
            const covered = [...document.querySelectorAll(parts)].filter((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
            });
            return covered.map(({ className }) => className);
          }, mine);
        await expect.poll(seen, { interval: 30 }).toEqual([]);
      },
      { pace: 4 },
    )(),
  );
});
