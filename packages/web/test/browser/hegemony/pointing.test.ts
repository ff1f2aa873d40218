/** The last round of a game of Hegemony is played by pointing at the board on all four seats, to the standings. */
import { expect, it } from 'vitest';
import { randomFrom } from '../driver.js';
import { PointingDriver } from '../pointer.js';
import { layTables, withoutCurtain } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { findAskedOf } from './asked-positions.js';
import { pointToTheEnd } from './whole-pointing.js';

const LAST_ROUND = 5;

describeInBrowser('Hegemony is played by pointing at the board', () => {
  it(
    'on all four seats of a table',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await withoutCurtain(visitor);
      const { id, saved, seats } = findAskedOf('working', 'turn', LAST_ROUND);
      await layTables(world, visitor, [{ id, saved, seats }]);
      await visitor.page.goto(`/table/${id}`);
      const driver = new PointingDriver(visitor, randomFrom(22));
      await pointToTheEnd(driver, 4);
      expect(new Set(driver.sent.all.map(({ seat }) => seat)).size).toBe(4);
    }),
  );
});
