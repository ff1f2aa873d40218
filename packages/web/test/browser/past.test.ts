/** Looking back while a game is played: the board as it was, read only, until whoever looks goes back to the table. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, randomFrom } from './driver.js';
import { findAskedOf } from './hegemony/asked-positions.js';
import { layTables, withoutCurtain } from './stored-table.js';
import { atRest, describeInBrowser, inBrowser, textOf, until } from './support.js';

const laid = findAskedOf('working', 'turn', 2);

describeInBrowser('Looking back', () => {
  it(
    'is left by a key also while its bar is on its way',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await layTables(world, visitor, [{ ...laid, held: laid.seats }]);
      await withoutCurtain(visitor);
      const { page } = visitor;
      let letThrough = () => {};
      const fetched = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route('**/words-web-past-*', (route) => fetched.then(() => route.continue()));
      await page.goto(`/table/${laid.id}`);
      const question = page.locator('#ask-question');
      await question.waitFor();
      await page.keyboard.press('b');
      await question.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await question.waitFor();
      letThrough();
    }),
  );

  it(
    'says whole what leads back to the table on a phone that lies',
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: true });
      await layTables(world, visitor, [{ ...laid, held: laid.seats }]);
      await withoutCurtain(visitor);
      const { page } = visitor;
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(`/table/${laid.id}`);
      await page.locator('#ask-question').waitFor();
      await page.keyboard.press('b');
      await page.locator('.past-bar').getByRole('slider').waitFor();
      const bar = () =>
        page.locator('.past-bar').evaluate((element) => {
          const way = element.querySelector('.button.primary');
          const room = way?.getBoundingClientRect();
          const words = document.createRange();
          if (way) words.selectNodeContents(way);
          const said = words.getBoundingClientRect();
          return room !== undefined && room.left <= said.left && said.right <= room.right;
        });
      expect(await atRest(bar)).toBe(true);
    }),
  );

  it(
    'goes through the log with the board, returns at any key, and stays when something new is asked, which it says',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await layTables(world, visitor, [{ ...laid, held: laid.seats }]);
      await withoutCurtain(visitor);
      const { page } = visitor;
      await page.goto(`/table/${laid.id}`);
      const bar = page.locator('.past-bar');
      const question = page.locator('#ask-question');
      await question.waitFor();
      const now = await atRest(() => boardOf(page));
      const lines = await lineCount(page);

      await page.getByRole('button', { name: 'Look back' }).click();
      await bar.getByText('nothing can be changed here').waitFor();
      await until(async () => (await lineCount(page)) < lines || undefined);
      await expect.poll(() => page.locator('.heg [data-choosable]').count()).toBe(0);
      await bar.getByRole('button', { name: 'To the beginning of the round' }).click();
      const roundIs = (round: number) => page.locator('.log-heading', { hasText: `Round ${round}` }).last();
      await roundIs(2).waitFor();
      await until(async () => (await boardOf(page)) !== now || undefined);
      await page.keyboard.press('ArrowLeft');
      await roundIs(2).waitFor({ state: 'detached' });
      await page.keyboard.press('Home');
      await bar.getByText('The beginning of the game').waitFor();
      const at = async () => Number(await bar.getByRole('slider').inputValue());
      const after = async (key: string) => {
        const from = await at();
        await page.keyboard.press(key);
        return until(async () => (await at()) - from || undefined);
      };
      // An action at a time, with all that was chosen for it, and with Shift every detail of it.
      for (let steps = 0; steps < 20 && (await after('ArrowRight')) === 1; steps++);
      expect([await after('Shift+ArrowLeft'), await after('Shift+ArrowRight')]).toEqual([-1, 1]);
      expect(await after('ArrowLeft')).toBeLessThan(-1);
      await page.keyboard.press('Escape');
      await question.waitFor();
      await expect
        .poll(async () => [await bar.count(), await boardOf(page), await lineCount(page)])
        .toEqual([0, now, lines]);

      await page.keyboard.press('b');
      await bar.getByRole('slider').waitFor();
      await page.goBack();
      await bar.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(`/table/${laid.id}`);

      await page.keyboard.press('b');
      await bar.getByRole('slider').waitFor();
      const elsewhere = await visitor.newTab(`/table/${laid.id}`);
      const driver = new Driver(elsewhere, randomFrom(1));
      await driver.asked();
      await driver.answer();
      const asked = bar.locator('.past-asked:not(:empty)');
      await asked.waitFor();
      // Who hears the page is called once.
      const spoken = page.locator('[aria-live=polite]').filter({ hasText: await textOf(asked) });
      await expect.poll(() => spoken.count()).toBe(1);
      await page.keyboard.press('ArrowLeft');
      await asked.waitFor();
      expect(await question.count()).toBe(0);
      await bar.getByRole('button', { name: 'Back to the table' }).click();
      await bar.waitFor({ state: 'detached' });
      await question.waitFor();
    }),
  );

  it.each([
    ['a desk', 1366, 768],
    ['a small desk', 1024, 768],
    ['a phone', 390, 844],
    ['a phone that lies', 844, 390],
  ])('leaves its buttons where they are when something is asked, on %s', (_, width, height) =>
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: height > width || height < 500 });
      await layTables(world, visitor, [{ ...laid, held: laid.seats }]);
      await withoutCurtain(visitor);
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await page.goto(`/table/${laid.id}`);
      await page.locator('#ask-question').waitFor();
      await page.keyboard.press('b');
      const bar = page.locator('.past-bar');
      await bar.getByRole('slider').waitFor();
      const places = async () => {
        const buttons = await bar.locator('.past-steps > *, .past-home .button').all();
        const boxes = await Promise.all([bar, ...buttons].map((one) => one.boundingBox()));
        // To the pixel: what is centred beside a text of another height moves by less.
        return boxes.map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round));
      };
      const before = await atRest(places);
      const driver = new Driver(await visitor.newTab(`/table/${laid.id}`), randomFrom(1));
      await driver.asked();
      await driver.answer();
      await bar.locator('.past-asked:not(:empty)').waitFor();
      await expect.poll(places).toEqual(before);
    })(),
  );

  it(
    'lets nothing travel when it ends',
    inBrowser(async (world) => {
      const visitor = await world.visit({ motion: true });
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.goto(`/table/${laid.id}`);
      const bar = page.locator('.past-bar');
      const question = page.locator('#ask-question');
      await question.waitFor();
      const now = await atRest(() => boardOf(page));
      await page.keyboard.press('b');
      await bar.getByRole('slider').waitFor();
      await page.keyboard.press('Home');
      await bar.getByText('The beginning of the game').waitFor();
      await until(async () => (await boardOf(page)) !== now || undefined);
      // What sets out does so after the first painting of the position.
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (let i = 0; i < 3; i++) await page.evaluate(painted);
      await until(async () => (await page.locator('.board-travel > *').count()) === 0 || undefined);
      await page.locator('.board-travel').evaluate((travel) => {
        const mark = () => travel.setAttribute('data-travelled', '');
        new MutationObserver(mark).observe(travel, { childList: true });
      });
      await page.keyboard.press('Escape');
      await bar.waitFor({ state: 'detached' });
      await until(async () => (await boardOf(page)) === now || undefined);
      for (let i = 0; i < 3; i++) await page.evaluate(painted);
      expect(await page.locator('[data-travelled]').count()).toBe(0);
    }),
  );

  it(
    'points out what the moment tells of, on a phone in the part where it lies',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/table/${laid.id}`);
      await page.locator('#ask-question').waitFor();
      await page.keyboard.press('b');
      const bar = page.locator('.past-bar');
      await bar.getByRole('slider').waitFor();
      const part = page.locator('.board-tabs [aria-current="true"]');
      const [parts, told] = [new Set([await textOf(part)]), new Set<string>()];
      for (let steps = 0; parts.size < 2 && steps < 40; steps++) {
        await bar.getByRole('button', { name: 'One step back' }).click();
        told.add(
          await until(async () => {
            const moment = await bar.getByRole('slider').getAttribute('aria-label');
            return moment === null || told.has(moment) ? undefined : moment;
          }),
        );
        parts.add(await textOf(part));
      }
      expect(parts.size).toBe(2);
    }),
  );
});

function lineCount(page: Page): Promise<number> {
  return page.locator('.log-line').count();
}

/** What the table says of politics and companies. */
async function boardOf(page: Page): Promise<string> {
  return (await page.locator('.heg-left, .heg-mid').allTextContents()).join(' ');
}
