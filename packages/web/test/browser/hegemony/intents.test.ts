/** Pointing says why not: no press on the board is silent, and what is pressed at the beginning of a turn is begun. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atRest, describeInBrowser, inBrowser, textOf, until } from '../support.js';

/** A table on which the position is known: that of a lesson, which is left at once. */
async function laidFor(page: Page, seat: string): Promise<void> {
  await page.goto('/learn/hegemony');
  await page.getByRole('button', { name: `Begin as the ${seat}` }).click();
  await page.getByRole('button', { name: 'Leave the guided round' }).click();
  await page.locator('.ask.mine').waitFor();
}

const question = (page: Page) => page.locator('#ask-question');
const asked = (page: Page, words: RegExp) => until(async () => words.test(await textOf(question(page))) || undefined);

/** The places of the board that say nothing when they are pressed. */
function silentPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const hitOf = (place: Element) => place.querySelector<HTMLElement>(':scope > .board-hit');
    const silent: string[] = [];
    for (const place of document.querySelectorAll('.heg .board-spot')) {
      // What has nothing of its own to say leaves the press to what stands around it.
      let around: Element | null = place;
      while (around && !hitOf(around)) around = around.parentElement?.closest('.board-spot') ?? null;
      const hit = around && hitOf(around);
      if (!hit) silent.push(place.outerHTML.slice(0, 120));
      else if (hit.getAttribute('aria-disabled') === 'true') {
        hit.click();
        await new Promise((shown) => setTimeout(shown));
        if (!document.querySelector('.board-tip')) silent.push(hit.dataset.spot ?? 'a place without a name');
      }
    }
    return silent;
  });
}

describeInBrowser('Pointing', () => {
  it(
    'is never silent, and builds a company of the market that is pressed',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await laidFor(page, 'Capitalist Class');
      await expect.poll(() => page.locator('.heg .board-spot').count()).toBeGreaterThan(60);
      expect(await silentPlaces(page)).toEqual([]);

      const market = page.locator('[data-spot="market:fashion-company"]');
      await market.hover();
      await expect.poll(() => textOf(page.locator('.board-tip'))).toContain('Press to build this');
      await market.click();
      await asked(page, /Which card do you discard for “Build Company”/);
      expect(await silentPlaces(page)).toEqual([]);
      await page.locator('.heg-hand [data-choosable]').first().click();
      await asked(page, /Fashion Company/);
      await page.locator('[data-anchor="company:fashion-company"]').waitFor();
    }),
  );

  it(
    'proposes the bill that was pressed, though the page was loaded anew before a card was discarded for it',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await laidFor(page, 'Capitalist Class');
      await page.locator('[data-spot="policy:fiscal-policy:B"]').click();
      await asked(page, /Which card do you discard for “Propose Bill”/);
      // What is meant is kept for the new question a moment after that is drawn.
      await atRest(() => page.evaluate(() => sessionStorage.getItem(`meant ${location.pathname}`)));
      await page.reload();
      await asked(page, /Which card do you discard for “Propose Bill”/);
      await page.locator('.heg-hand [data-choosable]').first().click();
      await asked(page, /Fiscal Policy: call a vote at once/);
    }),
  );

  it(
    'assigns an unemployed worker who is carried to a place at the beginning of a turn',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await laidFor(page, 'Working Class');
      await page
        .locator('[data-spot="unemployed:working:education"]')
        .dragTo(page.locator('[data-anchor="slot:college-start:0"]'));
      await asked(page, /Which card do you discard for “Assign Workers”/);
      await page.locator('.heg-hand [data-choosable]').first().click();
      await asked(page, /Which worker goes to College/);
    }),
  );
});
