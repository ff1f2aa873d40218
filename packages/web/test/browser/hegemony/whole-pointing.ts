/** Plays a whole game by pointing alone, and looks that it ended and that nothing had to be taken from the list. */
import { expect } from 'vitest';
import type { PointingDriver } from '../pointer.js';

export async function pointToTheEnd(driver: PointingDriver, seats: number): Promise<void> {
  const { page } = driver.visitor;
  await driver.play();
  await page.getByRole('heading', { level: 1, name: /won$/ }).waitFor();
  await expect.poll(() => page.locator('.standings tbody tr').count()).toBe(seats);
  console.info(`${driver.sent}`);
  expect(driver.sent.fromList).toEqual([]);
  expect(driver.stumbles).toEqual([]);
}
