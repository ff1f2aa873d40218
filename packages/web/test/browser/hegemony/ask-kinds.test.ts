/** Every kind of question that Hegemony puts is answered by pointing at the board, on a desk and on a phone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pathsOf } from '../../../src/board/choices.js';
import { ASKS } from '../../../src/games/hegemony/choices/asks.js';
import { HEGEMONY_BOARD } from '../../../src/games/hegemony/choices/rules.js';
import { aimAt, lookAtBoard, TABS } from '../board-look.js';
import { randomFrom } from '../driver.js';
import { PointingDriver } from '../pointer.js';
import { goToTable, layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, until } from '../support.js';
import { type AskedPosition, findAsked } from './asked-positions.js';

const KINDS = Object.keys(ASKS);
/** How often it looks for what can be chosen before it says that it is not there. */
const LOOKS = 100;
const SCREENS = { desk: false, phone: true } as const;

describeInBrowser('Every kind of question is answered by pointing at the board', () => {
  for (const [screen, phone] of Object.entries(SCREENS)) {
    it(
      `on a ${screen}`,
      inBrowser(async (world) => {
        const positions = findAsked(KINDS, screen);
        expect(positions.map(({ kind }) => kind)).toEqual(KINDS);
        const visitor = await world.visit({ phone });
        await layTables(world, visitor, positions);
        const wrong: string[] = [];
        for (const position of positions) {
          const driver = new PointingDriver(visitor, randomFrom(5), { touch: phone, elsewhere: true });
          await goToTable(visitor.page, position.id);
          wrong.push(...(await pointAt(driver, position)).map((what) => `${position.kind}: ${what}`));
        }
        expect(wrong).toEqual([]);
      }),
    );
  }
});

/** Looks whether everything that can be chosen can be pressed, and answers. */
async function pointAt(driver: PointingDriver, { kind, seat }: AskedPosition): Promise<readonly string[]> {
  const { sent, stumbles } = driver;
  await driver.asked();
  const unreachable = await notInReach(driver, seat);
  await driver.answer();
  expect(sent.all[0]).toMatchObject({ kind, seat });
  expect(sent.isAwaited).toBe(false);
  return [...unreachable, ...stumbles, ...sent.fromList.map(() => 'answered from the list')];
}

/** Options that no spot on the screen stands for, in any tab, and spots that something else covers. */
async function notInReach({ visitor, sent }: PointingDriver, seat: string): Promise<readonly string[]> {
  const { page } = visitor;
  const { ask, view } = await until(() => {
    sent.catchUp('plan');
    return sent.asks.get(seat);
  });
  const question = { rules: HEGEMONY_BOARD, ask, view };
  for (let looks = 1; ; looks++) {
    const { drawn, covered } = await lookInAllTabs(page);
    const missing = ask.options.filter((option) => !pathsOf(question, option).some(([first]) => drawn.has(`${first}`)));
    // A part of the board that has not been fetched yet is waited for, and so is what is about to go out of the way.
    if (missing.length + covered.length === 0 || looks === LOOKS) {
      return [...covered, ...missing.map((option) => `${JSON.stringify(option)} is not drawn`)];
    }
    await page.waitForTimeout(60);
  }
}

interface Seen {
  readonly drawn: ReadonlySet<string>;
  readonly covered: readonly string[];
}

async function lookInAllTabs(page: Page): Promise<Seen> {
  const drawn = new Set<string>();
  const covered: string[] = [];
  const look = async () => {
    const { spots } = await lookAtBoard(page);
    for (const [i, aim] of (await aimAt(page, spots)).entries()) {
      const name = `${spots[i]?.name}`;
      drawn.add(name);
      if (typeof aim === 'object' && 'coveredBy' in aim) covered.push(`${name} is covered by ${aim.coveredBy}`);
    }
  };
  const tabs = page.locator(TABS, { has: page.locator('.board-dot') });
  const open = await tabs.count();
  if (open === 0) await look();
  for (let tab = 0; tab < open; tab++) {
    await tabs.nth(tab).tap();
    await look();
  }
  return { drawn, covered };
}
