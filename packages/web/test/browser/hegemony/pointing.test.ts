/** A whole game of Hegemony with four seats is played by pointing at the board, from the first question to the standings. */
import { hegemony } from '@polity/hegemony';
import { Table } from '@polity/kernel';
import { expect, it } from 'vitest';
import { randomFrom } from '../driver.js';
import { PointingDriver } from '../pointer.js';
import { layTables, withoutCurtain } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { pointToTheEnd } from './whole-pointing.js';

/** Some hundred answers take their time on a machine with other work. */
const PATIENCE = 480_000;

describeInBrowser('Hegemony is played by pointing at the board', () => {
  it(
    'on all four seats of a table',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await withoutCurtain(visitor);
      const table = Table.open(hegemony, { seats: 4 }, 'pointing');
      await layTables(world, visitor, [{ id: 'pointing', saved: table.save(), seats: table.seats }]);
      await visitor.page.goto('/table/pointing');
      const driver = new PointingDriver(visitor, randomFrom(22));
      await pointToTheEnd(driver, 4);
      expect(new Set(driver.sent.all.map(({ seat }) => seat)).size).toBe(4);
    }),
    PATIENCE,
  );
});
