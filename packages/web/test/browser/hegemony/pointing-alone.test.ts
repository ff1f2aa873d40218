/** A whole game of Hegemony against a bot is played by pointing at the board, from the first question to the standings. */
import { it } from 'vitest';
import { randomFrom } from '../driver.js';
import { playNow } from '../pages.js';
import { PointingDriver } from '../pointer.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { pointToTheEnd } from './whole-pointing.js';

describeInBrowser('Hegemony is played by pointing at the board', () => {
  it(
    'as the Working Class against a bot',
    inBrowser(async ({ visit }) => {
      const visitor = await visit();
      await playNow(visitor.page, 'hegemony');
      await pointToTheEnd(new PointingDriver(visitor, randomFrom(21)), 2);
    }),
  );
});
