/** What the others did since my turn is in sight where I decide, and all of it is a press away. */
import { expect, it } from 'vitest';
import { goToTable, layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';
import { findAskedOf } from './asked-positions.js';

const LEAST = 3;
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** A vote in the Elections: the policy, where it would go, and how it went. */
const VOTE =
  /^(?:Fiscal Policy|Labor Market|Taxation|Health & Benefits|Education|Foreign Trade|Immigration) → [ABC].*: \d+ to \d+,/;

describeInBrowser('What the others did since my turn', () => {
  it(
    'shows three deeds on a low screen with four players, and leads to all of them',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const laid = findAskedOf('working', 'turn', 3);
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
      await expect.poll(whole, { timeout: 15_000 }).toBeGreaterThanOrEqual(LEAST);
      await page.locator('.seat-tile', { hasText: 'Middle Class' }).getByText('away').first().waitFor();
      // The log is opened in its place, and closed again.
      const log = page.getByRole('tab', { name: 'Log' });
      await log.click();
      await page.locator('.side-shown .log-line').last().waitFor();
      expect(await deeds.first().isVisible()).toBe(false);
      await log.click();
      await deeds.first().waitFor();
      await page.getByRole('button', { name: /^Since your turn \d+ deeds/ }).click();
      await page.getByRole('dialog', { name: 'Since you last acted' }).waitFor();
    }),
  );

  it(
    'shows whole deeds alone, the newest first, and says how many more there are',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const laid = findAskedOf('capitalist', 'turn', 3);
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
            const [, of, more] = /(\d+) deeds, show (\d+) more/.exec(head) ?? [];
            return {
              whole: inSight.every(({ bottom }) => room && bottom <= room.bottom),
              enough: inSight.length >= 2,
              counted: Number(of) === all.length && Number(more) === all.length - inSight.length,
            };
          });
        await expect
          .poll(seen, { message: `${size.width}`, timeout: 15_000 })
          .toEqual({ whole: true, enough: true, counted: true });
      }
      // In this round others have had their turn already; before that the votes were held, each named once.
      await page.getByRole('tab', { name: 'Log' }).waitFor();
      const told = await lines.allTextContents();
      const kinds = told.map((text) => (VOTE.test(text.trim()) ? 'vote' : 'turn'));
      expect(kinds.join(' '), told.join('\n')).toMatch(/^(?:turn )+(?:vote )+turn(?: turn)*$/);
    }),
  );
});
