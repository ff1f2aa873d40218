/** What the others did since my turn is in sight where I decide, and all of it is a press away. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goToTable, layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, textOf } from '../support.js';
import { findAskedOf, laterInRound } from './asked-positions.js';
import { inSight } from './on-a-phone.js';

const LEAST = 3;
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** So many lines of the log stay below the deeds, also with the tiles of four players, by how high the screen is. */
const LINES: Readonly<Record<number, number>> = { 768: 5, 900: 8, 1080: 6 };

/** A vote in the Elections: the policy, where it would go, and how it went. */
const VOTE =
  /^(?:Fiscal Policy|Labor Market|Taxation|Health & Benefits|Education|Foreign Trade|Immigration) → [ABC].*: \d+ to \d+,/;

/** How many whole lines of text can be read in the log. */
function linesInSight(page: Page): Promise<number> {
  return page.locator('.side-shown .log-lines').evaluate((log) => {
    const { top, bottom } = log.getBoundingClientRect();
    const tops = [...log.querySelectorAll('.log-line > :nth-child(2), .log-heading')].flatMap((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return [...range.getClientRects()].filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1);
    });
    return new Set(tops.map((box) => Math.round(box.top))).size;
  });
}

describeInBrowser('What the others did since my turn', () => {
  it(
    'shows three deeds on a low screen with four players, and leads to all of them',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const laid = findAskedOf('working', 'turn', 3, laterInRound);
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.setViewportSize({ width: 1366, height: 768 });
      await goToTable(page, laid.id);
      const deeds = page.locator('.side-digest .heg-strip li');
      await deeds.nth(LEAST - 1).waitFor();
      const whole = () =>
        deeds.evaluateAll((lines) => {
          const room = lines[0]?.closest('.side-digest')?.getBoundingClientRect().bottom ?? 0;
          return lines.filter((line) => line.getBoundingClientRect().bottom <= room).length;
        });
      await expect.poll(whole).toBeGreaterThanOrEqual(LEAST);
      await page.locator('.seat-tile', { hasText: 'Middle Class' }).getByText('away').first().waitFor();
      // What has no room in its line is read by pointing, and with the keyboard: all that the line says, and the card.
      const tip = page.getByRole('tooltip');
      const newest = deeds.last().getByRole('button').first();
      const bare = (text: string) => text.replace(/[\s:]+/g, ' ').trim();
      for (const point of [() => newest.hover(), () => newest.focus()]) {
        await point();
        await tip.waitFor();
        const told = bare(await textOf(tip));
        for (const part of await newest.locator('.heg-strip-me, b, small').allTextContents())
          expect(told).toContain(bare(part));
        await page.mouse.move(600, 5);
        await newest.blur();
        await tip.waitFor({ state: 'detached' });
      }
      // The log is opened in its place, and closed again.
      const log = page.getByRole('tab', { name: 'Log' });
      await log.click();
      await page.locator('.side-shown .log-line').last().waitFor();
      await expect.poll(() => deeds.first().isVisible()).toBe(false);
      await log.click();
      await deeds.first().waitFor();
      const recap = page.getByRole('dialog', { name: 'Since you last acted' });
      await page.getByRole('button', { name: /^\d+ moves since your turn/ }).click();
      await recap.waitFor();
      // As it happened, and seen at its newest: nothing in it scrolls by itself.
      await expect.poll(() => inSight(recap.locator('.heg-since-turns > li:last-child summary'))).toBe(true);
      const low = (list: HTMLElement) => list.scrollHeight - list.clientHeight;
      expect(await recap.locator('.heg-since-turns').evaluate(low)).toBe(0);
      await page.keyboard.press('Escape');
      await recap.waitFor({ state: 'detached' });
      // A press anywhere on a deed leads there too.
      await deeds.first().getByRole('button').first().click();
      await recap.waitFor();
    }),
  );

  it(
    'shows the newest deeds, whole and in the order in which they happened, and says how many came before',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const laid = findAskedOf('capitalist', 'turn', 3, laterInRound);
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.goto(`/table/${laid.id}`);
      const lines = page.locator('.side-digest .heg-strip li');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const seen = () =>
          lines.evaluateAll((all) => {
            const room = all[0]?.closest('.side-digest')?.getBoundingClientRect();
            const boxes = all.map((line) => line.getBoundingClientRect());
            const inSight = boxes.filter(({ left }) => room && left < room.right);
            const head = all[0]?.closest('.heg-strip')?.querySelector('h3')?.textContent ?? '';
            const [, of, more = 0] = /^(\d+) moves since your turn(?: \+(\d+) more)?/.exec(head) ?? [];
            return {
              whole: inSight.every(({ bottom }) => room && bottom <= room.bottom),
              enough: inSight.length >= 2 && inSight.length <= 3,
              newest: inSight.at(-1) === boxes.at(-1),
              downwards: inSight.every(({ top }, i) => i === 0 || top > (inSight[i - 1]?.top ?? 0)),
              counted: Number(of) === inSight.length + Number(more),
            };
          });
        await expect
          .poll(seen, { message: `${size.width}` })
          .toEqual({ whole: true, enough: true, newest: true, downwards: true, counted: true });
        await expect
          .poll(() => linesInSight(page), { message: `the log at ${size.width}` })
          .toBeGreaterThanOrEqual(LINES[size.height] ?? Number.NaN);
      }
      // Whoever opens the log where it is not very high has it in the place of the deeds too.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('tab', { name: 'Log' }).click();
      await expect.poll(() => linesInSight(page)).toBeGreaterThanOrEqual(9);
      expect(await lines.first().isVisible()).toBe(false);
      await page.getByRole('tab', { name: 'Log' }).click();
      await lines.first().waitFor();
      // Votes everybody has seen, and the recap has them.
      const told = await lines.allTextContents();
      expect(told.filter((text) => VOTE.test(text.trim()))).toEqual([]);
      // The log tells them in the same order: who came first there comes first here.
      const seats = await lines.locator('.heg-strip-what .heg-sr').allTextContents();
      const log = (await page.locator('.log-line').allTextContents()).slice(-80);
      const last = seats.map((seat) => log.findLastIndex((line) => line.includes(seat) && /plays|discards/.test(line)));
      expect(last).toEqual(last.toSorted((one, other) => one - other));
    }),
  );
});
