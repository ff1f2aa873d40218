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
});
