/** A seat is kept by a link, and goes on in another browser. */
import { expect, it } from 'vitest';
import { newTable } from './pages.js';
import { describeInBrowser, inBrowser, textOf } from './support.js';

describeInBrowser('A seat', () => {
  it(
    'is brought to another browser by its link, which says nothing to the server before it is pressed',
    inBrowser(async ({ visit }) => {
      const [desk, phone] = [await visit(), await visit({ phone: true })];
      await newTable(desk.page, 'lantern-market', 2, { Jade: 'Random bot' });
      await desk.page.locator('.ask.mine').waitFor();
      await desk.page.getByRole('button', { name: 'Amber: settings' }).click();
      await desk.page.getByRole('button', { name: 'Keep this seat' }).click();
      await desk.page.getByRole('button', { name: 'Make a link' }).click();
      const link = await desk.page.getByRole('textbox', { name: 'Link to your seat' }).inputValue();
      const { pathname, hash } = new URL(link);
      expect(hash.length).toBe(44);

      const asked: string[] = [];
      phone.page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
      await phone.page.goto(pathname + hash);
      const take = phone.page.getByRole('button', { name: 'Take my seat' });
      await take.waitFor();
      await expect.poll(() => phone.page.url()).not.toContain('#');
      expect(asked.filter((url) => url.includes(hash.slice(1)) || url.includes('/recover'))).toEqual([]);
      await take.click();
      await phone.page.locator('.ask.mine').waitFor();
      // The browser before looks on.
      await desk.page.keyboard.press('Escape');
      await desk.page.locator('.ask.mine').waitFor({ state: 'detached' });
      await expect.poll(() => textOf(desk.page.locator('.seats-panel'))).not.toContain('(you)');
      expect(asked.some((url) => url.includes(hash.slice(1)))).toBe(false);

      await phone.page.goto(pathname);
      await phone.page.getByRole('alert').getByText('opens no seat any more').waitFor();
    }),
  );
});
