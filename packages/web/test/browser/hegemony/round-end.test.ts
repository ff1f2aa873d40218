/** The page at the end of a round: all of it lies above its foot. */
import { hegemony } from '@polity/hegemony';
import { type Game, parseOptions } from '@polity/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layTables, playedToTheEnd } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';

const game = hegemony as unknown as Game;
const options = parseOptions(game, { seats: 4 });

describeInBrowser('The end of a round', () => {
  it.each([
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ])('is seen whole at %i by %i, with four votes and five cards of everybody', (width, height) =>
    inBrowser(async (world) => {
      const visitor = await world.visit({ watches: true });
      const { page } = visitor;
      const saved = playedToTheEnd(game, options, 'again');
      await layTables(world, visitor, [
        { id: 'ended', saved, seats: game.seats(options), held: ['working'], bot: 'random' },
      ]);
      await page.setViewportSize({ width, height });
      await toTheEndOfRoundTwo(page);
      const below = () =>
        page.locator('.heg-round').evaluate((scene) => {
          const foot = scene.querySelector('.scene-foot')?.getBoundingClientRect().top ?? 0;
          return [...scene.querySelectorAll('.heg-round-sheet')].filter(
            (sheet) => sheet.getBoundingClientRect().bottom > foot,
          ).length;
        });
      await expect.poll(below).toBe(0);
    })(),
  );

  it(
    'is as high as what it says: with two players nothing lies empty above what leads on',
    inBrowser(async (world) => {
      const visitor = await world.visit({ watches: true });
      const { page } = visitor;
      const two = parseOptions(game, { seats: 2 });
      const saved = playedToTheEnd(game, two, 'again');
      await layTables(world, visitor, [
        { id: 'ended', saved, seats: game.seats(two), held: ['working'], bot: 'random' },
      ]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await toTheEndOfRoundTwo(page);
      const empty = () =>
        page.locator('.heg-round').evaluate((scene) => {
          const foot = scene.querySelector('.scene-foot')?.getBoundingClientRect().top ?? 0;
          const sheets = [...scene.querySelectorAll('.heg-round-sheet')];
          return foot - Math.max(...sheets.map((sheet) => sheet.getBoundingClientRect().bottom));
        });
      await expect.poll(empty).toBeLessThan(24);
    }),
  );
});

/** Lets a replay run from right before the third round on. */
async function toTheEndOfRoundTwo(page: Page): Promise<void> {
  await page.goto('/table/ended');
  await page.getByRole('button', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByRole('button', { name: 'Pause' }).click();
  const third = bar.locator('.past-rounds button', { hasText: 'Round 3' });
  await third.waitFor();
  const slider = bar.getByRole('slider');
  const share = await third.evaluate((name) => Number.parseFloat(name.style.left) / 100);
  const before = Math.round(share * Number(await slider.getAttribute('max'))) - 1;
  await slider.fill(String(before));
  await bar.getByText(`Step ${before} of`).waitFor();
  await bar.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.heg-round .heg-deeds summary').first().waitFor();
}
