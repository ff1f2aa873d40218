/**
 * One person plays a game with everything that there is, against three Advanced Automas, from the first question to the
 * standings, and looks at it again. The base game is played to its end by pointing alone.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, playUntil, randomFrom } from '../driver.js';
import { newTable } from '../pages.js';
import { POLITY } from '../serving.js';
import { describeInBrowser, inBrowser, textOf, until } from '../support.js';

const run = promisify(execFile);

const AUTOMA = 'Automa, advanced';

describeInBrowser('A whole game', () => {
  it(
    'with all modules is played to its end against three Automas, and is then shown, replayed, saved and begun again',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await newTable(page, 'hegemony', 'Everything', {
        State: 'Me',
        'Working Class': AUTOMA,
        'Middle Class': AUTOMA,
        'Capitalist Class': AUTOMA,
      });
      const driver = new Driver(page, randomFrom(7));
      await playUntil([driver], () => driver.isOver());

      await page.getByRole('heading', { level: 1, name: /won$/ }).waitFor();
      await expect.poll(() => page.locator('.standings tbody tr').count()).toBe(4);
      for (const chart of ['Points by round', 'Points by source']) {
        const section = page.locator('section', { has: page.getByRole('heading', { name: chart }) });
        await expect.poll(() => section.locator('svg').count(), { message: chart }).toBeGreaterThan(0);
      }
      await checkCommitment(page);
      await checkReplay(page);
      await checkRecord(page);
      await checkRematch(page);
    }),
  );
});

async function checkCommitment(page: Page): Promise<void> {
  // The seed is told with the table, which may come a moment after the end of the game.
  const [seed, commitment] = [page.locator('.seed code').first(), page.locator('.seed code').last()];
  const committed = async () =>
    createHash('sha256')
      .update(await textOf(seed))
      .digest('hex');
  await expect.poll(committed).toBe(await textOf(commitment));
}

/** The scrubber goes to any step; playback goes on from there by itself and stops at the end. */
async function checkReplay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Replay' }).click();
  const replay = page.getByRole('region', { name: 'Replay' });
  const slider = replay.getByRole('slider');
  await until(async () => Number(await slider.getAttribute('max')) > 100 || undefined);
  const steps = Number(await slider.getAttribute('max'));
  const round = (nth: number) => page.locator('.headline', { hasText: new RegExp(`Round\\s*${nth}`) }).waitFor();

  const middle = Math.floor(steps / 2);
  await slider.fill(String(middle));
  await replay.getByText(`Step ${middle} of ${steps}`).waitFor();
  await replay.getByRole('button', { name: 'One step back' }).click();
  await replay.getByText(`Step ${middle - 1} of ${steps}`).waitFor();
  await page.keyboard.press('Home');
  await replay.getByText('The beginning of the game').waitFor();
  await round(1);

  await slider.fill(String(steps - 2));
  await round(5);
  await replay.getByRole('combobox').selectOption('8');
  await replay.getByRole('button', { name: 'Play', exact: true }).click();
  await replay.getByText(`Step ${steps} of ${steps}`).waitFor();
  await replay.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await replay.getByRole('button', { name: 'To the result' }).click();
}

async function checkRecord(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const record = await (await downloading).path();
  const { stdout } = await run(process.execPath, [POLITY, 'replay', record, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ game: 'hegemony', over: true, same: true });
}

async function checkRematch(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.ask, .gathering').first().waitFor();
  expect(page.url()).not.toBe(before);
  await page.goBack();
  await page.getByRole('link', { name: 'To the rematch' }).waitFor();
}
