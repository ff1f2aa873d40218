/** The replay of a finished game: the whole window, a bar that stays where it is, and every step in words. */
import { hegemony } from '@polity/hegemony';
import { type Game, parseOptions } from '@polity/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layTables, playedToTheEnd } from '../stored-table.js';
import { atRest, boxAtRest, describeInBrowser, inBrowser, textOf, until, type World } from '../support.js';

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
  await until(async () => (await bar.locator('.past-rounds button').count()) > 0 || undefined);
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
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Replay');
    })(),
  );

  it(
    'tells every step in the words of the log, and names the rounds below its slider',
    inBrowser(async (world) => {
      const page = await endOf(world, 1366, 768);
      const bar = await standingReplay(page);
      expect(await bar.locator('.past-rounds button').allTextContents()).toEqual(
        [1, 2, 3, 4, 5].map((round) => `Round ${round}`),
      );
      const caption = bar.getByRole('status');
      for (const step of [3, 40, 41, 90]) {
        await bar.getByRole('slider').fill(String(step));
        await bar.getByText(`Step ${step} of`).waitFor();
        const inTheWordsOfTheLog = async () => {
          const told = (await caption.textContent()) ?? '';
          const lines = await page.locator('.log-line, .log-heading').allTextContents();
          // The log has no line for the end of a turn; as a step of its own it is told.
          const known = / ends? (?:your|its) turn\.$/.test(told);
          return known || lines.some((line) => line.length > 4 && told.includes(line.trim()));
        };
        await expect.poll(inTheWordsOfTheLog, { message: `step ${step}` }).toBe(true);
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
        const cut = () => words.evaluate((told) => told.scrollHeight - told.clientHeight);
        await expect.poll(cut, { message: `step ${step}` }).toBeLessThanOrEqual(1);
      }
      const caption = bar.getByRole('status');
      const from = await stepShown(bar);
      await bar.getByRole('button', { name: 'One turn forward' }).click();
      await until(async () => (await stepShown(bar)) > from || undefined);
      const after = await stepShown(bar);
      // The turn has ended there, and what was done in it is told.
      await expect.poll(() => caption.textContent()).toMatch(/^(?:You|[A-Z][\w ]+?) (?:play|discard)s? /);
      await bar.getByRole('button', { name: 'One turn back' }).click();
      await until(async () => (await stepShown(bar)) < after || undefined);
      expect(await stepShown(bar)).toBeLessThanOrEqual(from);
      // The log is there too, where the deeds of the others have its room while a game is played.
      await page.locator('.side-shown .log-line').last().waitFor();
      // What there is no room for is told to who presses.
      const more = bar.locator('.past-more');
      for (let turns = 0; turns < 20 && (await more.count()) === 0; turns++) {
        const left = await stepShown(bar);
        await bar.getByRole('button', { name: 'One turn forward' }).click();
        await until(async () => (await stepShown(bar)) > left || undefined);
      }
      const untold = Number(/\d+/.exec(await textOf(more))?.[0]);
      expect(await words.evaluate((told) => told.scrollHeight - told.clientHeight)).toBeLessThanOrEqual(1);
      await more.click();
      await expect.poll(() => bar.locator('.past-whole li').count()).toBeGreaterThan(untold);
      await page.keyboard.press('Escape');
      await bar.locator('.past-whole').waitFor({ state: 'detached' });
      expect(await bar.count()).toBe(1);
    }),
  );

  it(
    'lets nothing that flies leave the window',
    inBrowser(async (world) => {
      const page = await endOf(world, 1366, 768, true);
      const bar = await standingReplay(page);
      // A round begins with cards that fly to the tiles at the right edge, some steps after its beginning.
      await bar.getByRole('button', { name: 'Round 3' }).click();
      await until(async () => (await stepShown(bar)) > 60 || undefined);
      await page.locator('.jumped').waitFor();
      const from = await stepShown(bar);
      // They are watched from the moment in which the first sets out until the last has landed.
      await page.evaluate(() => {
        const watched = { right: 0 };
        Object.assign(window, { watched });
        const watch = () => {
          for (const one of document.querySelectorAll('.board-flying'))
            watched.right = Math.max(watched.right, one.getBoundingClientRect().right);
          requestAnimationFrame(watch);
        };
        watch();
      });
      const seen = () => page.evaluate(() => (window as unknown as { watched: { right: number } }).watched.right);
      for (let steps = 1; steps <= 8 && (await seen()) < 1000; steps++) {
        await bar.getByRole('button', { name: 'One step forward' }).click();
        await bar.getByText(`Step ${from + steps} of`).waitFor();
        // What flies sets out once the position has been painted.
        await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
        await until(async () => (await page.locator('.board-flying').count()) === 0 || undefined);
      }
      const furthest = await seen();
      expect(furthest).toBeGreaterThan(1000);
      expect(furthest).toBeLessThanOrEqual(1366);
    }),
  );

  it(
    'leads to where a round begins, and lets nothing fly on the way there',
    inBrowser(async (world) => {
      const page = await endOf(world, 1366, 768, true);
      const bar = await standingReplay(page);
      await page.evaluate(() => {
        const flown: unknown[] = [];
        Object.assign(window, { flown });
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes)
              if (node instanceof Element && node.querySelector('.board-flying')) flown.push(node);
        }).observe(document.body, { childList: true, subtree: true });
      });
      await bar.getByRole('button', { name: 'Round 3' }).click();
      await until(async () => (await stepShown(bar)) > 60 || undefined);
      await expect.poll(() => page.locator('.heg-rounds .here').textContent()).toContain('3');
      // What would fly sets out once the position has been painted.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      expect(await page.evaluate(() => (window as unknown as { flown: unknown[] }).flown.length)).toBe(0);
    }),
  );

  it(
    'closes what tells why with Escape and stays, and goes on later where it was left',
    inBrowser(async (world) => {
      const page = await endOf(world, 1366, 768);
      const bar = await standingReplay(page);
      await bar.getByRole('slider').fill('40');
      await bar.getByText('Step 40 of').waitFor();
      await bar.getByRole('button', { name: 'Why this?' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      await bar.getByText('Step 40 of').waitFor();
      await page.keyboard.press('Escape');
      await bar.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Replay' }).click();
      await bar.getByText('Step 40 of').waitFor();
      await bar.getByRole('button', { name: 'Play', exact: true }).waitFor();
    }),
  );

  it.each([
    ['a large desk', 1920, 1080],
    ['a desk', 1440, 900],
    ['a laptop', 1366, 768],
  ])('keeps the boards and its bar where they are at a vote on %s, and shows how it ended', (_, width, height) =>
    inBrowser(async (world) => {
      const visitor = await world.visit({ watches: true });
      const all = parseOptions(game, { seats: 4 });
      const four = playedToTheEnd(game, all, 'four');
      await layTables(world, visitor, [{ id: 'four', saved: four, seats: game.seats(all), held: [], bot: 'random' }]);
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await page.goto('/table/four');
      const bar = await standingReplay(page);
      const boards = page.locator('.heg-mine.watched > *');
      const places = async () => Promise.all([bar, ...(await boards.all())].map(boxOf));
      await expect.poll(() => boards.count()).toBe(4);
      const before = await atRest(places);
      for (const { x, width: wide } of before) expect(x + wide).toBeLessThanOrEqual(width);
      await bar.getByRole('button', { name: 'Round 2' }).click();
      await bar.getByText(/Step [1-9]\d+ of/).waitFor();
      const vote = page.getByRole('region', { name: 'Election' });
      for (let at = await stepShown(bar); (await vote.count()) === 0; at--) {
        await bar.getByRole('button', { name: 'One step back' }).click({ modifiers: ['Shift'] });
        await bar.getByText(`Step ${at - 1} of`).waitFor();
      }
      await expect.poll(places).toEqual(before);
      const [shown, table] = [await boxAtRest(vote), await boxAtRest(bar)];
      expect(shown.y + shown.height).toBeLessThanOrEqual(table.y);
      // Its result lies where it lay, and on the bar, until somebody goes on.
      const result = page.getByRole('dialog');
      await until(async () => {
        await page.locator('.replay-bar').getByLabel('One step forward').click();
        await page.waitForTimeout(1000);
        return (await result.count()) > 0 || undefined;
      });
      await expect.poll(() => textOf(result.locator('.heg-stamp'))).toMatch(/^(?:Passed|Rejected)/);
      const lies = await boxOf(result);
      expect(Math.abs(lies.y + lies.height - (table.y + table.height))).toBeLessThan(12);
      await page.keyboard.press('ArrowRight');
      await result.waitFor({ state: 'detached' });
      await expect.poll(places).toEqual(before);
    })(),
  );

  it(
    'runs eight times as fast when that is chosen',
    inBrowser(async (world) => {
      const page = await endOf(world, 1366, 768);
      await page.getByRole('button', { name: 'Replay' }).click();
      const bar = page.getByRole('region', { name: 'Replay' });
      await bar.getByRole('combobox', { name: 'Speed' }).selectOption('8');
      await until(async () => (await stepShown(bar)) > 5 || undefined);
      const twentySteps = async () => {
        const [from, began] = [await stepShown(bar), Date.now()];
        await until(async () => (await stepShown(bar)) >= from + 20 || undefined);
        return Date.now() - began;
      };
      // They take 24 seconds at the usual speed, and 3 at this one, at least when nothing else is to be done.
      let fastest = Number.POSITIVE_INFINITY;
      for (let times = 0; times < 4 && fastest >= 8000; times++) fastest = Math.min(fastest, await twentySteps());
      expect(fastest).toBeLessThan(8000);
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
      // Nothing has come of it yet, and what would have been better is said there.
      const asked = await page.evaluate(async (step) => {
        const { steps } = await (await fetch('/api/tables/again/past?told=0&seat=working')).json();
        return steps.findIndex((before: number) => before > step) - 1;
      }, looked.step);
      await expect.poll(() => stepShown(bar)).toBe(asked);
      const said = bar.locator('.replay-decided');
      await expect.poll(() => textOf(said)).toMatch(/^ ?\w+ Class decides here\. “.+” (?:instead of|was) .*“?.+\.$/);
      await bar.getByRole('combobox', { name: 'Whose costly decisions' }).selectOption({ index: 1 });
      // The mark on the slider says whom it cost, and leads there.
      await bar
        .locator('.past-marks')
        .getByRole('button', { name: /^Among what cost \w+ Class most: ./ })
        .waitFor();
      await page.keyboard.press('Escape');
      await show.waitFor();
      await expect.poll(() => show.evaluate((button) => button === document.activeElement)).toBe(true);
      await expect.poll(async () => (await boxOf(show)).y).toBeLessThan(768);
    }),
  );
});

/** A decision, looked at by the server; looking at all of them would take long. */
function decisionOf(page: Page): Promise<{ readonly step: number }> {
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
