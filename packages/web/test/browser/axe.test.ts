/** Everyone can read it: axe finds nothing serious on any page, light or dark, on a desk or on a phone. */
import { hegemony } from '@polity/hegemony';
import type { Game } from '@polity/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings, findingsOfColour } from './axe-findings.js';
import { Driver } from './driver.js';
import { newTable, playNow, unfoldChoices } from './pages.js';
import { layTables, playedToTheEnd } from './stored-table.js';
import { describeInBrowser, inBrowser, type Visitor, type World } from './support.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

type Open = (page: Page, world: World, visitor: Visitor) => Promise<void>;

const PAGES: Readonly<Record<string, Open>> = {
  'the home page': async (page) => {
    await page.getByRole('button', { name: /^Play Hegemony/ }).waitFor();
  },
  'the choice before a game': async (page) => {
    await page.getByRole('button', { name: /^Play Hegemony/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).waitFor();
  },
  'what a game is': async (page) => {
    await page.goto('/games/hegemony');
    await page.getByRole('listitem').first().waitFor();
  },
  'what this is, and whom it thanks': async (page) => {
    await page.getByRole('link', { name: 'About and credits' }).click();
    await page.getByText(/Delapouite, Lorc/).waitFor();
  },
  'a new table': async (page) => {
    await page.goto('/new?game=hegemony');
    await unfoldChoices(page);
    await page.getByRole('radio', { name: 'Random bot' }).first().waitFor();
  },
  'a table where people gather': async (page) => {
    await newTable(page, 'hegemony', 4);
    await page.getByRole('textbox', { name: 'Invite by link' }).waitFor();
  },
  'a game of Hegemony': async (page) => {
    await playNow(page, 'hegemony');
    await page.locator('.stage > *').first().waitFor();
    await new Driver(page, Math.random).asked();
  },
  'a game of Lantern Market': async (page) => {
    await playNow(page, 'lantern-market');
    await page.locator('.stage > *').first().waitFor();
    await new Driver(page, Math.random).asked();
  },
  'a game that is over': async (page, world, visitor) => {
    const saved = playedToTheEnd(hegemony as unknown as Game, { seats: 4 }, 'over');
    await layTables(world, visitor, [{ id: 'over', saved, seats: CLASSES, held: [] }]);
    await page.goto('/table/over');
    await page.getByRole('heading', { level: 1, name: /won$/ }).waitFor();
    await page.getByRole('heading', { name: 'Money by round' }).waitFor();
  },
  'the replay of a game': async (page, world, visitor) => {
    const saved = playedToTheEnd(hegemony as unknown as Game, { seats: 4 }, 'replay');
    await layTables(world, visitor, [{ id: 'replay', saved, seats: CLASSES, held: [] }]);
    await page.goto('/table/replay');
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByText(/Step [1-9]/).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
  },
};

const CLASSES = ['working', 'middle', 'capitalist', 'state'];

describeInBrowser('axe finds nothing serious', () => {
  for (const [name, open] of Object.entries(PAGES)) {
    it(
      `on ${name}`,
      inBrowser(async (world) => {
        const visitor = await world.visit();
        const { page } = visitor;
        await open(page, world, visitor);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const at = `${size.width}x${size.height}`;
          await page.emulateMedia({ colorScheme: 'light' });
          expect(await findings(page), `${at}, light`).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await findingsOfColour(page), `${at}, dark`).toEqual([]);
        }
      }),
    );
  }
});
