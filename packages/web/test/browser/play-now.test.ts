/** From the home page to a game. */
import { expect, it } from 'vitest';
import { Driver, randomFrom } from './driver.js';
import { type GameId, playNow } from './pages.js';
import { boxAtRest, describeInBrowser, inBrowser } from './support.js';

const GAMES: readonly GameId[] = ['hegemony', 'lantern-market'];

/** Runs in the page: how much of what was to be seen has moved by itself, as browsers reckon it. */
function moved(): number {
  const shifts = new PerformanceObserver(() => undefined);
  shifts.observe({ type: 'layout-shift', buffered: true });
  const values = shifts.takeRecords().map((shift) => (shift as PerformanceEntry & { readonly value: number }).value);
  return values.reduce((sum, value) => sum + value, 0);
}

describeInBrowser('Play now', () => {
  it(
    'stays where it is on the page while the page is loaded',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true });
      await page.goto('/');
      await page.locator('.heg-cover .heg-pictogram path[d^="m"]').first().waitFor();
      expect(await page.evaluate(moved)).toBeLessThan(0.05);
    }),
  );

  it(
    'opens at its title with the button to start in sight, and keeps expansions folded until one is wanted',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.getByRole('button', { name: /^Play Hegemony/ }).click();
      const dialog = page.getByRole('dialog');
      const seen = [
        dialog.getByRole('heading', { name: 'Play Hegemony' }),
        dialog.getByRole('radio', { name: 'Capitalist Class' }),
        dialog.getByText('Plays as hints advise'),
        dialog.getByRole('button', { name: 'Start the game' }),
      ];
      const ends = async () => {
        for (const part of seen) {
          const box = await boxAtRest(part);
          expect(box.y, String(part)).toBeGreaterThan(0);
          expect(box.y + box.height, String(part)).toBeLessThan(768);
        }
      };
      await seen[3]?.waitFor();
      await ends();
      await dialog.getByText('Working Class: you').waitFor();
      await dialog.getByRole('radio', { name: 'Capitalist Class' }).check();
      await dialog.getByText(/Working Class: Easy bot.*Capitalist Class: you/).waitFor();
      await dialog.getByRole('radio', { name: 'Working Class' }).check();
      expect(await dialog.getByRole('checkbox', { name: 'New action cards' }).isVisible()).toBe(false);
      await dialog.getByText('Expansions', { exact: true }).click();
      await dialog.getByRole('radio', { name: 'With Crisis & Control' }).check();
      await expect.poll(() => dialog.getByRole('checkbox', { name: 'New action cards' }).isChecked()).toBe(true);
      await seen[3]?.click();
      await page.locator('.stage > *').first().waitFor();
      await page.goto('/');
      await page.locator('.table-row', { hasText: /Working Class.*Easy bot.*Round 1 of 5/ }).waitFor();
    }),
  );

  it(
    'gathers people at a table that says only what was chosen for it',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.goto('/new?game=hegemony');
      await page.getByRole('radio', { name: 'People, by link' }).check();
      await page.getByRole('button', { name: 'Open the table' }).click();
      const facts = page.locator('.gathering-side .facts li');
      await facts.filter({ hasText: 'Players' }).waitFor();
      expect((await facts.allTextContents()).filter((fact) => /: (no|0)$/.test(fact))).toEqual([]);
    }),
  );

  for (const game of GAMES) {
    it(
      `is two clicks to a game of ${game} against bots`,
      inBrowser(async ({ visit }) => {
        const { page } = await visit();
        await playNow(page, game);
        const driver = new Driver(page, randomFrom(1));
        expect(await driver.asked()).toBe(true);
        for (let i = 0; i < 3; i++) await driver.answer();
        await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(0);
      }),
    );
  }

  it(
    'comes back to the game that is played, begins another like the last with one press, and keeps the text size',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await playNow(page, 'hegemony');
      const first = page.url();
      await page.goto('/');
      await page.locator('.heg-cover .heg-pictogram path[d^="m"]').first().waitFor();
      await page.getByRole('link', { name: 'Continue' }).click();
      await page.locator('.stage > *').first().waitFor();
      expect(page.url()).toBe(first);

      await page.getByRole('button', { name: 'Settings' }).first().click();
      const pixels = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      await page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: 'XL' }).check();
      await expect.poll(pixels).toBe('20px');
      await page.goto('/');
      await expect.poll(pixels).toBe('20px');

      await page.getByRole('button', { name: /^As last time: Working Class, / }).click();
      await page.locator('.stage > *').first().waitFor();
      expect(page.url()).not.toBe(first);
    }),
  );
});
