/** Everything on the board can be read: no letter is too small, nothing is cut, nothing lies upon something else. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { TABS } from '../board-look.js';
import { layTables } from '../stored-table.js';
import { atRest, describeInBrowser, inBrowser, textOf, type Visitor, type World } from '../support.js';
import { textWrong } from '../text-seen.js';
import { type AskedPosition, findAskedOf, findTurns } from './asked-positions.js';
import { fillBoard } from './full-board.js';

/** With the least size of a letter, in pixels. */
const SIZES = [
  { width: 1920, height: 1080, least: 12 },
  { width: 1440, height: 900, least: 12 },
  { width: 1366, height: 768, least: 12 },
  { width: 1280, height: 800, least: 12 },
  { width: 1024, height: 768, least: 11 },
];
const PHONE = { width: 390, height: 844, least: 12 };
const SEATS = ['working', 'middle', 'capitalist', 'state'];

describeInBrowser('Everything on the board can be read', () => {
  it(
    'in the first round, by each class',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await readAll(
        world,
        visitor,
        SEATS.flatMap((seat) => findTurns(seat, 1)),
      );
    }),
  );

  it(
    'late in the game, on the fullest board there can be, by each class',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await fillBoard(visitor.page);
      await readAll(
        world,
        visitor,
        SEATS.map((seat) => findAskedOf(seat, 'turn', 3)),
      );
    }),
  );

  it(
    'while a bill is voted on, with my hand and what production would bring beside it',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const votes = SEATS.flatMap((seat) => ['stance', 'vote-influence'].map((kind) => findAskedOf(seat, kind, 1)));
      await layTables(world, visitor, votes);
      for (const { id, seat } of votes) {
        await page.goto(`/table/${id}`);
        await page.locator('.heg-vote-held').waitFor();
        for (const { least, ...size } of SIZES) {
          await page.setViewportSize(size);
          await reads(page, `${id}, ${size.width}x${size.height}`, least);
          await expect.poll(() => scrolling(page), { message: `${id}, ${size.width}` }).toEqual([]);
        }
        await page.setViewportSize({ width: 1366, height: 768 });
        const hand = page.locator('.heg-hand .heg-card-name');
        const covered = () =>
          hand.evaluateAll((names) => {
            const upon = names.filter((name) => {
              const { x, y } = name.getBoundingClientRect();
              return document.elementFromPoint(x + 2, y + 2)?.closest('.heg-hand') === null;
            });
            return upon.map((name) => name.textContent);
          });
        await expect.poll(() => hand.count(), { message: seat }).toBeGreaterThan(0);
        await expect.poll(covered, { message: seat }).toEqual([]);
        await page.locator('.heg-aside .heg-ledger').waitFor();
      }
    }),
  );

  it(
    'as far as there are whole lines for it: a card whose text is too long for its room shows the beginning',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const late = findTurns('working', 6).slice(-1);
      await layTables(world, visitor, late);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(`/table/${late[0]?.id}`);
      const texts = page.locator('.heg-card .heg-card-text');
      await texts.first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const shown = await atRest(() =>
        texts.evaluateAll((all) =>
          all.map((text) => ({
            said: text.textContent ?? '',
            lines: text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
            cut: text.scrollHeight > text.clientHeight + 1,
          })),
        ),
      );
      expect(shown.length).toBe(7);
      expect(shown.filter(({ said, cut }) => said.length < 20 || cut)).toEqual([]);
      const begun = shown.filter(({ said }) => said.endsWith('…'));
      expect(begun.length).toBe(1);
      expect(begun.filter(({ lines }) => lines < 2)).toEqual([]);
    }),
  );
});

async function readAll(world: World, visitor: Visitor, positions: readonly AskedPosition[]): Promise<void> {
  const { page } = visitor;
  await layTables(world, visitor, positions);
  for (const { id, seat } of positions) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/table/${id}`);
    await page.locator('.heg-card .heg-pictogram path').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const { least, ...size } of SIZES) {
      await page.setViewportSize(size);
      await reads(page, `${seat}, ${size.width}x${size.height}`, least);
    }
    await page.setViewportSize(PHONE);
    const tabs = page.locator(TABS);
    await tabs.first().waitFor();
    for (const tab of await tabs.all()) {
      await tab.click();
      await reads(page, `${seat}, ${await textOf(tab)} on a phone`, PHONE.least);
    }
  }
}

/** What of a vote would have to be scrolled to. */
function scrolling(page: Page): Promise<readonly string[]> {
  return page
    .locator('.heg-vote-held, .heg-vote-held > *')
    .evaluateAll((all) =>
      all
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ className, scrollHeight, clientHeight }) => `${className}: ${scrollHeight} in ${clientHeight}`),
    );
}

/** The board lays itself out anew a moment after its room has changed. */
async function reads(page: Page, where: string, least: number): Promise<void> {
  await expect.poll(() => textWrong(page, least), { message: where }).toEqual([]);
}
