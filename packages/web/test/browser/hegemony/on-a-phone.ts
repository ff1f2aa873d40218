/** A phone at tables that are laid: what answers there, a finger, and whether something is in plain sight. */
import type { Locator, Page } from 'playwright-core';
import { layTables } from '../stored-table.js';
import { middleOf, type Visitor, type World } from '../support.js';
import type { AskedPosition } from './asked-positions.js';

/** Somebody comes with a phone, and the tables are there. */
export async function lay(world: World, positions: readonly AskedPosition[]): Promise<Visitor> {
  const visitor = await world.visit({ phone: true });
  await layTables(world, visitor, positions);
  return visitor;
}

/** From the next table on what is advised stands beside the question. */
export async function wantHints({ page }: Visitor): Promise<void> {
  await page.evaluate(() => localStorage.setItem('polity.hegemony.hints', 'on'));
}

/** Whatever sends a choice that waits for it. */
export function confirms(page: Page): Locator {
  return page.locator('.ask').getByRole('button', { name: 'Confirm', exact: true });
}

/** A finger comes down on the middle of something that has come to rest. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}

/** Whether all of something is on the screen, with nothing on it. */
export function inSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const ys = [top + 1, (top + bottom) / 2, bottom - 1];
    return ys.every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
  });
}
