/** A press is seen at once, and what comes of it is drawn after it; a second one meanwhile is no second answer. */
import { expect, it } from 'vitest';
import { playNow, question } from '../pages.js';
import { describeInBrowser, inBrowser, textOf, until } from '../support.js';

describeInBrowser('A press', () => {
  it(
    'on the board is marked before anything is drawn again, and answers once however often it comes',
    inBrowser(async ({ visit }) => {
      const { page, frames } = await visit();
      await playNow(page, 'hegemony');
      await page.locator('.heg-hand [data-choosable]').first().waitFor();
      const before = await textOf(question(page));
      const answers = () => frames.filter(({ sent, text }) => sent && text.includes('"type":"put"')).length;
      const refusals = () => frames.filter(({ sent, text }) => !sent && text.includes('"type":"refused"')).length;
      const already = answers();
      const marked = await page.evaluate(() => {
        const hit = document.querySelector<HTMLElement>('.heg-hand [data-choosable]');
        for (let press = 0; press < 3; press++) hit?.click();
        return hit?.hasAttribute('data-pressed');
      });
      expect(marked).toBe(true);
      await until(async () => (await textOf(question(page))) !== before || undefined);
      expect(answers()).toBe(already + 1);
      expect(refusals()).toBe(0);
      await until(async () => (await page.locator('[data-pressed]').count()) === 0 || undefined);
    }),
  );
});
