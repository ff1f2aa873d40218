/** Hegemony's board needs no mouse: each class plays a whole turn on it with keys alone. */
import { expect, it } from 'vitest';
import { randomFrom } from '../driver.js';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { findTurns } from './asked-positions.js';
import { KeyboardDriver } from './keyboard-pointer.js';

/** Turns enough to come past prices, amounts, votes and several picks. */
const SEEDS = [1, 2, 3];

describeInBrowser('The keyboard alone plays a turn on the board', () => {
  for (const seat of ['working', 'middle', 'capitalist', 'state']) {
    it(
      `of the ${seat} class`,
      inBrowser(async (world) => {
        const visitor = await world.visit();
        const turns = findTurns(seat, SEEDS.length);
        await layTables(world, visitor, turns);
        for (const [i, { id }] of turns.entries()) {
          const driver = new KeyboardDriver(visitor, randomFrom(SEEDS[i] ?? 0));
          await visitor.page.goto(`/table/${id}`);
          await driver.playTurn();
          expect(driver.sent.all.map(({ kind }) => kind)).toContain('turn');
        }
      }),
    );
  }
});
