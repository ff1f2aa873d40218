/** The form for a new table tells what the bots and Automas are that can be chosen for a seat. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings, findingsOfColour } from './axe-findings.js';
import { unfoldChoices } from './pages.js';
import { atRest, describeInBrowser, inBrowser } from './support.js';

const KINDS: Readonly<Record<string, RegExp>> = {
  'Random bot': /by chance/,
  'Easy bot': /errs once in three times/,
  'Steady bot': /rules of thumb that hints give you/,
  'Medium bot': /3 guesses at what is hidden/,
  'Hard bot': /up to 250 ways/,
  'Very hard bot': /up to 2,000 ways/,
  'Automa, simplified': /fewer rules/,
  'Automa, advanced': /priorities/,
};

async function heightOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part} has no place`);
  return box.height;
}

describeInBrowser('the form for a new table', () => {
  it(
    'is ready for somebody alone, asks little at first, and waits for people where they are wanted',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.goto('/new?game=hegemony');
      const main = page.getByRole('main');
      await main.getByText('Working Class: you, Capitalist Class: Steady bot').waitFor();
      await main.getByRole('button', { name: 'Start the game' }).waitFor();
      const choices = main.getByRole('radio').or(main.getByRole('checkbox'));
      // Three games, two to four players, four roles, bots or people.
      await expect.poll(() => choices.count()).toBe(12);

      await main.getByRole('radio', { name: 'Middle Class' }).check();
      await main.getByText('Working Class: Steady bot, Middle Class: you, Capitalist Class: Steady bot').waitFor();
      await main.getByRole('radio', { name: 'People, by link' }).check();
      await main.getByText('Working Class: open, Middle Class: you, Capitalist Class: open').waitFor();
      await main.getByRole('button', { name: 'Open the table' }).waitFor();
      await unfoldChoices(page);
      await page.getByRole('group', { name: 'Working Class' }).getByRole('radio', { name: 'Easy bot' }).check();
      await main.getByText('Working Class: Easy bot, Middle Class: you, Capitalist Class: open').waitFor();
    }),
  );

  it(
    'tells what the chosen kind of player is, without growing',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto('/new?game=hegemony');
      await unfoldChoices(page);
      const seat = page.getByRole('group', { name: 'Capitalist Class' });
      await seat.getByRole('radio', { name: 'Open seat' }).check();
      await expect.poll(() => seat.locator('small').count()).toBe(0);
      await page.evaluate(async () => void (await document.fonts.ready));
      const height = await atRest(() => heightOf(seat));
      for (const [kind, about] of Object.entries(KINDS)) {
        const radio = seat.getByRole('radio', { name: kind, exact: true });
        await radio.check();
        const line = seat.getByText(about);
        await line.waitFor();
        expect(await radio.getAttribute('aria-describedby'), kind).toBe(await line.getAttribute('id'));
        await expect.poll(() => heightOf(seat), { message: kind }).toBe(height);
      }
      expect(await findings(page), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findingsOfColour(page), 'dark').toEqual([]);
    }),
  );

  it(
    'tells it on a phone too, below the choice',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true });
      await page.goto('/new?game=hegemony');
      await unfoldChoices(page);
      const seat = page.getByRole('group', { name: 'Capitalist Class' });
      const choice = seat.getByRole('combobox');
      for (const [kind, about] of Object.entries(KINDS)) {
        await choice.selectOption({ label: kind });
        await seat.getByText(about).waitFor();
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBeLessThanOrEqual(0);
      expect(await findings(page)).toEqual([]);
    }),
  );
});
