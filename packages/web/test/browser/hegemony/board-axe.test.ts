/** Everyone can read Hegemony's board: axe finds nothing serious on it, whatever is open, light or dark. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings, findingsOfColour } from '../axe-findings.js';
import { TABS } from '../board-look.js';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, type World } from '../support.js';
import { findAskedOf } from './asked-positions.js';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
/** Far enough into a game of four for a full board. */
const ROUND = 3;

describeInBrowser('axe finds nothing serious on the board of a game of four', () => {
  it(
    'on a desk and on a tablet',
    inBrowser(async (world) => {
      const page = await openAsked(world, 'turn');
      for (const size of [DESK, TABLET]) {
        await page.setViewportSize(size);
        await look(page, `${size.width}x${size.height}`);
      }
    }),
  );

  it(
    'in any of its tabs on a phone',
    inBrowser(async (world) => {
      const page = await openAsked(world, 'turn');
      await page.setViewportSize(PHONE);
      const tabs = page.locator(TABS);
      await tabs.first().waitFor();
      const names = await tabs.allInnerTexts();
      expect(names).toHaveLength(5);
      for (const [i, name] of names.entries()) {
        await tabs.nth(i).click();
        await look(page, name);
      }
    }),
  );

  it(
    'during an election',
    inBrowser(async (world) => {
      const page = await openAsked(world, 'stance');
      await page.locator('.heg-vote-held').waitFor();
      await look(page, 'on a desk');
      await page.setViewportSize(PHONE);
      await page.locator('.heg-vote-held').waitFor();
      await look(page, 'on a phone');
    }),
  );

  it(
    'in a tip, the guide and the boards of the others',
    inBrowser(async (world) => {
      const page = await openAsked(world, 'turn');
      await page.locator('[data-spot^="policy:"]').first().hover();
      await look(page, 'a tip', '.board-tip');
      await page.getByRole('button', { name: 'Guide', exact: true }).click();
      await lookAndClose(page, 'the guide');
      const boards = page.getByRole('button', { name: /^Open the board of/ });
      await expect.poll(() => boards.count()).toBe(4);
      for (let i = 0; i < 4; i++) {
        // By the name: numbers in the tile explain themselves.
        await boards.nth(i).click({ position: { x: 60, y: 12 } });
        await lookAndClose(page, `board ${i + 1}`);
      }
    }),
  );
});

async function openAsked(world: World, kind: string): Promise<Page> {
  const visitor = await world.visit();
  const position = findAskedOf('working', kind, ROUND);
  await layTables(world, visitor, [position]);
  await visitor.page.goto(`/table/${position.id}`);
  await visitor.page.locator('.heg').waitFor();
  await visitor.page.locator('.ask.mine').waitFor();
  return visitor.page;
}

async function lookAndClose(page: Page, at: string): Promise<void> {
  await look(page, at, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function look(page: Page, at: string, within?: string): Promise<void> {
  if (within !== undefined) await page.locator(within).waitFor();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findings(page, within), `${at}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findingsOfColour(page, within), `${at}, dark`).toEqual([]);
}
