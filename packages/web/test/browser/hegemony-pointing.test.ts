/** Whole games of Hegemony are played by pointing at the board, from the first question to the standings. */
import { hegemony } from '@polity/hegemony';
import { Table } from '@polity/kernel';
import { expect, it } from 'vitest';
import { randomFrom } from './driver.js';
import { playNow } from './pages.js';
import { PointingDriver } from './pointer.js';
import { layTables, withoutCurtain } from './stored-table.js';
import { describeInBrowser, inBrowser } from './support.js';

/** Some hundred answers take their time on a machine with other work. */
const PATIENCE = 480_000;

describeInBrowser('Hegemony is played by pointing at the board', () => {
  it(
    'as the Working Class against a bot',
    inBrowser(async ({ visit }) => {
      const visitor = await visit();
      await playNow(visitor.page, 'hegemony');
      await playToTheEnd(new PointingDriver(visitor, randomFrom(21)), 2);
    }),
  );

  it(
    'on all four seats of a table',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await withoutCurtain(visitor);
      const table = Table.open(hegemony, { seats: 4 }, 'pointing');
      await layTables(world, visitor, [{ id: 'pointing', saved: table.save(), seats: table.seats }]);
      await visitor.page.goto('/table/pointing');
      const driver = new PointingDriver(visitor, randomFrom(22));
      await playToTheEnd(driver, 4);
      expect(new Set(driver.sent.all.map(({ seat }) => seat)).size).toBe(4);
    }),
    PATIENCE,
  );
});

async function playToTheEnd(driver: PointingDriver, seats: number): Promise<void> {
  const { page } = driver.visitor;
  await driver.play();
  await page.getByRole('heading', { level: 1, name: /wins?$/ }).waitFor();
  expect(await page.locator('.standings tbody tr').count()).toBe(seats);
  console.info(`${driver.sent}`);
  expect(driver.sent.fromList).toEqual([]);
  expect(driver.stumbles).toEqual([]);
}
