/** The question keeps to its line, with a slider too: nothing of the table lies below it. */
import type { Ask } from '@polity/kernel';
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
  ['middle', 'new-worker'],
] as const;
const aboutOf = ({ about }: Ask) => about as { readonly policy?: string; readonly card?: string } | undefined;
/** A long question, while nothing can be taken back. */
const isFollowed = (ask: Ask) => aboutOf(ask)?.policy !== undefined;
/** Two answers of some words each. */
const isInvested = (ask: Ask) => aboutOf(ask)?.card === 'cc-investment-opportunities';
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
];

describeInBrowser('The question', () => {
  it(
    'lies upon nothing of the table where an amount, several of something or one of a few words are asked',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const laid = [
        ...ASKED.map(([seat, kind]) => findAskedOf(seat, kind, 3)),
        findAskedOf('middle', 'adjust-price', 3, isFollowed),
        findAskedOf('capitalist', 'card-option', 1, isInvested),
      ];
      await layTables(world, visitor, laid);
      for (const { id } of laid) {
        await page.goto(`/table/${id}`);
        await page.locator('.board-amount-box, .board-choice-bar, .board-point').first().waitFor();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const covering = () =>
            page.locator('.heg-question').evaluate((question) => {
              const { top } = (question.querySelector('.heg-ask') ?? question).getBoundingClientRect();
              const parts = [...question.querySelectorAll('.ask, .ask :is(h2, p, aside, button, input), .board-loose')];
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
