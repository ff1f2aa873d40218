/** The replay of a finished game: the whole window, a bar that stays where it is, and every step in words. */
import { hegemony } from '@polity/hegemony';
import { type Game, parseOptions } from '@polity/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layTables, playedToTheEnd } from '../stored-table.js';
import { describeInBrowser, inBrowser, until, type World } from '../support.js';

const game = hegemony as unknown as Game;
const options = parseOptions(game, { seats: 2 });
const saved = playedToTheEnd(game, options, 'again');

async function endOf(world: World, width: number, height: number, motion = false): Promise<Page> {
  const visitor = await world.visit({ motion });
  const seats = game.seats(options);
  await layTables(world, visitor, [{ id: 'again', saved, seats, held: ['working'], bot: 'random' }]);
  const { page } = visitor;
  await page.setViewportSize({ width, height });
  await page.goto('/table/again');
  await page.getByRole('button', { name: 'Replay' }).waitFor();
  return page;
}

/** The bar of the replay, opened and stopped, with its rounds. */
async function standingReplay(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByRole('button', { name: 'Pause' }).click();
  await until(async () => (await bar.locator('.past-rounds span').count()) > 0 || undefined);
  return bar;
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
}

async function stepShown(bar: Locator): Promise<number> {
  return Number(/Step (\d+) of/.exec((await bar.textContent()) ?? '')?.[1]);
}

describeInBrowser('The replay of a finished game', () => {
  it.each([
    ['a desk', 1366, 768],
    ['a phone', 390, 844],
  ])('fills the window of %s, and its bar stays where it is', (_, width, height) =>
    inBrowser(async (world) => {
      const page = await endOf(world, width, height);
      await page.getByRole('button', { name: 'Replay' }).click();
      const bar = page.getByRole('region', { name: 'Replay' });
      const pause = bar.getByRole('button', { name: 'Pause' });
      await pause.waitFor();
      await until(async () => (await stepShown(bar)) > 0 || undefined);
      const before = await boxOf(pause);
      await pause.click();
      expect(await boxOf(bar.getByRole('button', { name: 'Play', exact: true }))).toEqual(before);

      const all = await boxOf(bar);
      expect(all.y + all.height).toBeLessThanOrEqual(height);
      expect(all.height).toBeLessThan(height / 4);
      expect((await boxOf(page.locator('.heg'))).y).toBeLessThan(height / 4);
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(scrolls).toBeLessThanOrEqual(0);

      await page.keyboard.press('Escape');
      await bar.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Replay');
    })(),
  );

  it(
    'tells every step in the words of the log, and names the rounds below its slider',
    inBrowser(async (world) => {
      const page = await endOf(world, 1366, 768);
      const bar = await standingReplay(page);
      expect(await bar.locator('.past-rounds span').allTextContents()).toEqual(
        [1, 2, 3, 4, 5].map((round) => `Round ${round}`),
      );
      const caption = bar.getByRole('status');
      for (const step of [3, 40, 41, 90]) {
        await bar.getByRole('slider').fill(String(step));
        await bar.getByText(`Step ${step} of`).waitFor();
        const told = (await caption.textContent()) ?? '';
        const lines = await page.locator('.log-line, .log-heading').allTextContents();
        expect(
          // The log has no line for the end of a turn; as a step of its own it is told.
          / ends? (?:your|its) turn\.$/.test(told) ||
            lines.some((line) => line.length > 4 && told.includes(line.trim())),
          told,
        ).toBe(true);
      }
    }),
  );

  it(
    'tells a step whole, and goes turn by turn both ways',
    inBrowser(async (world) => {
      const page = await endOf(world, 1366, 768);
      const bar = await standingReplay(page);
      const words = bar.locator('.past-words');
      for (const step of [10, 40, 70, 100]) {
        await bar.getByRole('slider').fill(String(step));
        await bar.getByText(`Step ${step} of`).waitFor();
        expect(await words.evaluate((told) => told.scrollHeight - told.clientHeight)).toBeLessThanOrEqual(1);
      }
      const caption = bar.getByRole('status');
      const from = await stepShown(bar);
      await bar.getByRole('button', { name: 'One turn forward' }).click();
      await until(async () => (await stepShown(bar)) > from || undefined);
      const after = await stepShown(bar);
      // The turn has ended there, and what was done in it is told.
      expect(await caption.textContent()).toMatch(/^(?:You|[A-Z][\w ]+?) (?:play|discard)s? /);
      await bar.getByRole('button', { name: 'One turn back' }).click();
      await until(async () => (await stepShown(bar)) < after || undefined);
      expect(await stepShown(bar)).toBeLessThanOrEqual(from);
      // The log is there too, where the deeds of the others have its room while a game is played.
      expect(await page.locator('.side-shown .log-line').last().isVisible()).toBe(true);
    }),
  );

  it(
    'lets nothing that flies leave the window',
    inBrowser(async (world) => {
      const page = await endOf(world, 1366, 768, true);
      const bar = await standingReplay(page);
      // So much has changed that many cards fly to the tiles at the right edge.
      await bar.getByRole('slider').fill('60');
      await page.locator('.board-flying').first().waitFor();
      const furthest = await page.evaluate(async () => {
        let right = 0;
        for (;;) {
          const flying = [...document.querySelectorAll('.board-flying')];
          if (flying.length === 0) return right;
          right = Math.max(right, ...flying.map((one) => one.getBoundingClientRect().right));
          await new Promise(requestAnimationFrame);
        }
      });
      expect(furthest).toBeGreaterThan(1000);
      expect(furthest).toBeLessThanOrEqual(1366);
    }),
  );

  it(
    'runs eight times as fast when that is chosen',
    inBrowser(async (world) => {
      const page = await endOf(world, 1366, 768);
      await page.getByRole('button', { name: 'Replay' }).click();
      const bar = page.getByRole('region', { name: 'Replay' });
      await bar.getByRole('combobox', { name: 'Speed' }).selectOption('8');
      await until(async () => (await stepShown(bar)) > 5 || undefined);
      const [from, began] = [await stepShown(bar), Date.now()];
      await until(async () => (await stepShown(bar)) >= from + 20 || undefined);
      // Twenty steps take 24 seconds at the usual speed, and 3 at this one where nothing else is to be done.
      expect(Date.now() - began).toBeLessThan(8000);
    }),
  );

  it(
    'opens on the board at a decision that cost much, and closes to where it was opened',
    inBrowser(async (world) => {
      const page = await endOf(world, 1366, 768);
      const looked = await decisionOf(page);
      await page.route('**/analysis', (route) =>
        route.fulfill({ json: { done: 1, of: 1, failed: false, found: [looked] } }),
      );
      await page.getByRole('button', { name: 'Find what cost most' }).click();
      const show = page.getByRole('button', { name: 'Show it on the board' });
      await show.click();
      const bar = page.getByRole('region', { name: 'Replay' });
      await bar.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await until(async () => (await stepShown(bar)) > 0 || undefined);
      expect((await boxOf(page.locator('.heg'))).y).toBeLessThan(200);
      expect(await bar.locator('.past-rounds i').count()).toBe(1);
      await page.keyboard.press('Escape');
      await show.waitFor();
      expect(await show.evaluate((button) => button === document.activeElement)).toBe(true);
      expect((await boxOf(show)).y).toBeLessThan(768);
    }),
  );
});

/** A decision, looked at by the server; looking at all of them would take long. */
function decisionOf(page: Page): Promise<object> {
  return page.evaluate(async () => {
    for (let step = 19; ; step++) {
      const reply = await fetch(`/api/tables/again/analysis/${step}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const { looked } = await reply.json();
      if (looked !== null) return looked;
    }
  });
}
