/** The page at the end of a round: all of it lies above its foot. */
import { hegemony } from '@polity/hegemony';
import { type Game, parseOptions } from '@polity/kernel';
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
      await page.goto('/table/ended');
      await page.getByRole('button', { name: 'Replay' }).click();
      const bar = page.getByRole('region', { name: 'Replay' });
      await bar.getByRole('button', { name: 'Pause' }).click();
      const third = bar.locator('.past-rounds span', { hasText: 'Round 3' });
      await third.waitFor();
      const slider = bar.getByRole('slider');
      const share = await third.evaluate((name) => Number.parseFloat(name.style.left) / 100);
      const before = Math.round(share * Number(await slider.getAttribute('max'))) - 1;
      await slider.fill(String(before));
      await bar.getByText(`Step ${before} of`).waitFor();
      await bar.getByRole('button', { name: 'Play', exact: true }).click();
      await page.locator('.heg-round .heg-deeds summary').first().waitFor();
      const below = await page.locator('.heg-round').evaluate((scene) => {
        const foot = scene.querySelector('.scene-foot')?.getBoundingClientRect().top ?? 0;
        return [...scene.querySelectorAll('.heg-round-sheet')].filter(
          (sheet) => sheet.getBoundingClientRect().bottom > foot,
        ).length;
      });
      expect(below).toBe(0);
    })(),
  );
});
