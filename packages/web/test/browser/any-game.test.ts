/** A game that the page knows nothing of: no words, no board, no option for the number of seats. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Driver, prefer, randomFrom } from './driver.js';
import { describeInBrowser, inBrowser, textOf } from './support.js';

const serve = fileURLToPath(new URL('./two-doors/serve.mjs', import.meta.url));

describeInBrowser('A game that the page has nothing for', () => {
  it(
    'is called by its id, begins with two clicks and is played to its end',
    inBrowser(
      async ({ visit }) => {
        const { page } = await visit();
        const card = page.locator('.game-card');
        await card.getByRole('heading', { name: 'Two doors' }).waitFor();
        expect(await textOf(card)).not.toMatch(/Title|Tagline|Players/);
        await card.getByRole('button', { name: /^Play Two doors/ }).click();
        const dialog = page.getByRole('dialog');
        await expect.poll(() => dialog.getByRole('radio', { name: 'Porter' }).isChecked()).toBe(true);
        await dialog.getByRole('button', { name: 'Start the game' }).click();
        const driver = new Driver(page, randomFrom(1), prefer('Oak'));
        while (await driver.asked()) await driver.answer();
        await page.getByRole('heading', { name: 'You won', level: 1 }).waitFor();
        await page.getByRole('rowheader', { name: 'Porter' }).first().waitFor();
      },
      { serve },
    ),
  );
});

describeInBrowser('Rules that break', () => {
  it(
    'say so, keep what stands behind the screen to themselves, and let the game go on',
    inBrowser(
      async ({ visit }) => {
        const visitor = await visit();
        const { page } = visitor;
        await page.getByRole('button', { name: /^Play Two doors/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click();
        const driver = new Driver(page, randomFrom(1), prefer('Oak'));
        await driver.question();
        await page.locator('.ask-answers .option', { hasText: 'Rusty' }).click();
        const refusal = page.getByRole('alert');
        await refusal.getByText('The rules of this game failed').waitFor();
        const table = new URL(page.url()).pathname.split('/').at(-1);
        expect(await textOf(refusal)).toContain(`table ${table}, version 0`);
        expect(visitor.heard.length).toBeGreaterThan(0);
        expect(JSON.stringify(visitor.heard)).not.toContain('hinge');
        await refusal.getByRole('button').click();
        while (await driver.asked()) await driver.answer();
      },
      { serve },
    ),
  );
});
