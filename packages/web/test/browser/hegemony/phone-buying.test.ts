/** On a phone that lies all that can be bought is seen at once, with its prices and what confirms it. */
import { expect, it } from 'vitest';
import { goToTable } from '../stored-table.js';
import { describeInBrowser, inBrowser, until } from '../support.js';
import { findAskedOf } from './asked-positions.js';
import { confirms, inSight, lay, tap } from './on-a-phone.js';

describeInBrowser('What can be bought, on a phone that lies', () => {
  it(
    'has room on one screen, every offer as large as a finger, and so has what confirms one of them',
    inBrowser(async (world) => {
      const laid = findAskedOf('working', 'buy-resource', 1, ({ options }) => options.length === 5);
      const visitor = await lay(world, [laid]);
      const { page } = visitor;
      await visitor.prefers({ confirm: true });
      await page.reload();
      await page.setViewportSize({ width: 844, height: 390 });
      await goToTable(page, laid.id);
      const offers = page.locator('.heg-offers .option');
      await offers.first().waitFor();
      const hidden = async () => {
        const seen = await Promise.all((await offers.all()).map((offer) => inSight(offer)));
        return seen.filter((whole) => !whole).length;
      };
      await expect.poll(hidden).toBe(0);
      expect(await offers.count()).toBeGreaterThan(7);
      for (const offer of await offers.all()) {
        const box = await offer.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
      }
      const abroad = page.getByRole('button', { name: /^Foreign Market: \d+ each\. \d+ for \d+/ }).first();
      const [price] = /\d+/.exec((await abroad.getAttribute('aria-label')) ?? '') ?? [];
      expect((await abroad.locator('.option-text').textContent())?.trim()).toBe(price);
      await tap(page, offers.last());
      await expect.poll(() => inSight(confirms(page))).toBe(true);
      await expect.poll(hidden).toBe(0);
      await tap(page, confirms(page));
      await until(() => visitor.frames.some(({ sent, text }) => sent && text.includes('"type":"put"')) || undefined);
    }),
  );
});
