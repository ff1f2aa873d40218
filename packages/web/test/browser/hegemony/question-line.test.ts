/** The question keeps to its line, with a slider too: nothing of the table lies below it. */
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { findAskedOf } from './asked-positions.js';

const ASKED = [
  ['capitalist', 'vote-influence'],
  ['state', 'vote-influence'],
  ['working', 'buy-amount'],
  ['middle', 'food-amount'],
  ['state', 'campaign-amount'],
  ['capitalist', 'discard-companies'],
] as const;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
];

describeInBrowser('The question', () => {
  it(
    'lies upon nothing of the table where an amount or several of something are asked',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const laid = ASKED.map(([seat, kind]) => findAskedOf(seat, kind, 3));
      await layTables(world, visitor, laid);
      for (const { id } of laid) {
        await page.goto(`/table/${id}`);
        await page.locator('.board-amount-box, .board-choice-bar').waitFor();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const covering = () =>
            page.locator('.heg-ask').evaluate((line) => {
              const { top } = line.getBoundingClientRect();
              const parts = [...line.querySelectorAll('.ask, .ask :is(h2, p, aside, button, input)')];
              const seen = parts.filter((part) => part.checkVisibility() && part.getClientRects().length > 0);
              return seen
                .filter((part) => part.getBoundingClientRect().top < top - 2)
                .map(({ className }) => className);
            });
          await expect.poll(covering, { message: `${id}, ${size.width}` }).toEqual([]);
        }
      }
    }),
  );
});
