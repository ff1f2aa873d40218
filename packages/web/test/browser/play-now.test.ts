/** From the home page to a game. */
import { expect, it } from 'vitest';
import { Driver, randomFrom } from './driver.js';
import { type GameId, playNow } from './pages.js';
import { describeInBrowser, inBrowser } from './support.js';

const GAMES: readonly GameId[] = ['hegemony', 'lantern-market'];

describeInBrowser('Play now', () => {
  for (const game of GAMES) {
    it(
      `is two clicks to a game of ${game} against bots`,
      inBrowser(async ({ visit }) => {
        const { page } = await visit();
        await playNow(page, game);
        const driver = new Driver(page, randomFrom(1));
        expect(await driver.asked()).toBe(true);
        for (let i = 0; i < 3; i++) await driver.answer();
        expect(await page.locator('.log-line').count()).toBeGreaterThan(0);
      }),
    );
  }
});
