/** The look back runs by itself as the replay does: from any moment on, until somebody stops it or the present is there. */
import { expect, it } from 'vitest';
import { findAskedOf } from './hegemony/asked-positions.js';
import { layTables } from './stored-table.js';
import { describeInBrowser, inBrowser, until } from './support.js';

const laid = findAskedOf('working', 'turn', 2);

describeInBrowser('Who looks back', () => {
  it(
    'lets it run from any moment, stops it by a step, and is led to the present by it',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.goto(`/table/${laid.id}`);
      await page.locator('#ask-question').waitFor();
      await page.keyboard.press('b');
      const bar = page.locator('.past-bar');
      const slider = bar.getByRole('slider');
      const at = async () => Number(await slider.inputValue());
      await slider.waitFor();
      await page.keyboard.press('Home');
      await bar.getByText('The beginning of the game').waitFor();
      await bar.getByRole('button', { name: 'Play', exact: true }).click();
      await until(async () => (await at()) >= 2 || undefined);
      await bar.getByRole('button', { name: 'One step back' }).click();
      await bar.getByRole('button', { name: 'Play', exact: true }).waitFor();

      await slider.fill(String(Number(await slider.getAttribute('max')) - 1));
      await expect.poll(at).toBeGreaterThan(2);
      // By the key too, where nothing has the focus.
      await slider.blur();
      await page.keyboard.press('Space');
      await bar.waitFor({ state: 'detached' });
      await page.locator('.ask.mine').waitFor();
    }),
  );

  it(
    'lets it run from action to action as steps go, and with Shift in detail',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.goto(`/table/${laid.id}`);
      await page.locator('#ask-question').waitFor();
      await page.keyboard.press('b');
      const bar = page.locator('.past-bar');
      const slider = bar.getByRole('slider');
      const at = async () => Number(await slider.inputValue());
      await slider.waitFor();
      await page.keyboard.press('Home');
      await expect.poll(at).toBe(0);
      const after = async (act: () => Promise<void>) => {
        const from = await at();
        await act();
        return until(async () => (await at()) - from || undefined);
      };
      const step = (key: string) => after(() => page.keyboard.press(key));
      let whole = 1;
      for (let steps = 0; steps < 20 && whole === 1; steps++) whole = await step('ArrowRight');
      expect(whole).toBeGreaterThan(1);
      const play = bar.getByRole('button', { name: 'Play', exact: true });
      expect(await step('ArrowLeft')).toBe(-whole);
      expect(await after(() => play.click())).toBe(whole);
      expect(await step('ArrowLeft')).toBe(-whole);
      expect(await after(() => play.click({ modifiers: ['Shift'] }))).toBe(1);
    }),
  );
});
