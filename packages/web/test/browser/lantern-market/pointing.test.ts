/** Whole games of Lantern Market are played by pointing at its board: with a mouse on a desk, with a finger on a phone. */
import { expect, it } from 'vitest';
import { randomFrom } from '../driver.js';
import { playNow } from '../pages.js';
import { PointingDriver } from '../pointer.js';
import { describeInBrowser, inBrowser } from '../support.js';

const SCREENS = { desk: false, phone: true } as const;

describeInBrowser('Lantern Market is played by pointing at the board', () => {
  for (const [screen, phone] of Object.entries(SCREENS)) {
    it(
      `against a bot, on a ${screen}`,
      inBrowser(async ({ visit }) => {
        const visitor = await visit({ phone });
        await playNow(visitor.page, 'lantern-market');
        const driver = new PointingDriver(visitor, randomFrom(31), { touch: phone, stops: 0.02 });
        await driver.play();
        await visitor.page.getByRole('heading', { level: 1, name: /won$/ }).waitFor();
        console.info(`${driver.sent}`);
        expect(driver.sent.all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bid', 'errand']));
        expect(driver.sent.fromList).toEqual([]);
        expect(driver.stumbles).toEqual([]);
      }),
    );
  }

  it(
    'and whoever goes on tapping when a question has long been there answers it',
    inBrowser(async ({ visit }) => {
      const visitor = await visit({ phone: true });
      const { page } = visitor;
      await playNow(page, 'lantern-market');
      const driver = new PointingDriver(visitor, randomFrom(31), { touch: true });
      while (!(await driver.asked()).question.startsWith('What do you do')) await driver.answer();
      const answers = () => visitor.frames.filter(({ sent, text }) => sent && text.includes('"type":"put"')).length;
      const before = answers();
      // At one place and without a pause, each sooner after the one before than the two of a double tap.
      await page.evaluate(() => {
        const tap = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch', clientX: 100, clientY: 100 };
        const spots = '.ask-answers form button[type="submit"], [data-spot="errand:fireworks"][data-choosable]';
        setInterval(() => document.querySelector(spots)?.dispatchEvent(new PointerEvent('click', tap)), 100);
      });
      await expect.poll(answers).toBeGreaterThanOrEqual(before + 2);
    }),
  );

  it(
    'where a lantern that is dragged into the window hangs there',
    inBrowser(async ({ visit }) => {
      const visitor = await visit();
      const { page } = visitor;
      await playNow(page, 'lantern-market');
      const driver = new PointingDriver(visitor, randomFrom(32));
      while (!(await driver.asked()).question.startsWith('What do you do')) await driver.answer();
      const lantern = page.locator('.lm-card button').first();
      const window = page.locator('[data-spot="window"]');
      const [from, to] = [await lantern.boundingBox(), await window.boundingBox()];
      if (from === null || to === null) throw new Error('there is no lantern to drag');
      await page.mouse.move(from.x + 20, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(from.x - 20, from.y + 25, { steps: 4 });
      await page.mouse.move(to.x + 20, to.y + 20, { steps: 6 });
      await page.locator('.board-ghost').waitFor();
      await page.mouse.up();
      await page.locator('.lm-stall.mine .lm-window .lm-lantern').waitFor();
    }),
  );
});
