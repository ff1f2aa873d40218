/** Waiting for bots is cut short: by a press, by Space, and for who has chosen so always; whoever follows is not hurried. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from '../axe-findings.js';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, type Visitor, type World } from '../support.js';
import { findAskedOf } from './asked-positions.js';

/** Longer than any test: who does not skip waits for good. */
const NEVER = { pace: 60_000 };
const CARD = '.heg-shown-card';
const ASKED = '.ask.mine';

describeInBrowser('Skip to my turn', () => {
  it(
    'leads to my next question by a press, and shows no scene on the way; the log tells what happened',
    inBrowser(async (world) => {
      const { page } = await waiting(world, { watches: true });
      const lines = await page.locator('.log-line').count();
      await noteScenes(page);
      const skip = page.getByRole('button', { name: 'Skip to my turn' });
      expect(await findings(page, '.ask')).toEqual([]);
      await skip.click();
      await page.locator(ASKED).waitFor();
      await expect.poll(() => skip.count()).toBe(0);
      expect(await seenScenes(page)).toEqual([]);
      await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(lines);
    }, NEVER),
  );

  it(
    'is the Space key too, wherever a press on the board has left the focus, and a finger on a phone',
    inBrowser(async (world) => {
      const { page } = await waiting(world, { watches: true });
      await page.locator('[data-spot]').first().focus();
      await page.keyboard.press('Space');
      await page.locator(ASKED).waitFor();
      const phone = await waiting(world, { watches: true, phone: true });
      await phone.page.getByRole('button', { name: 'Skip to my turn' }).tap();
      await phone.page.locator(ASKED).waitFor();
    }, NEVER),
  );

  it(
    'is what is done for who has chosen it in the settings',
    inBrowser(async (world) => {
      const { page } = await waiting(world, {}, false);
      await page.locator(ASKED).waitFor();
    }, NEVER),
  );

  it(
    'hurries nobody else at the table, until they want it too',
    inBrowser(async (world) => {
      const other = await world.visit({ watches: true });
      const visitor = await waiting(world, { watches: true }, true, other);
      await other.page.goto(visitor.page.url());
      const skips = [visitor, other].map(({ page }) => page.getByRole('button', { name: 'Skip to my turn' }));
      await skips[1]?.waitFor();
      await skips[0]?.click();
      await expect.poll(() => skips[0]?.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => visitor.heard.some(({ type }) => type === 'accepted')).toBe(true);
      expect(await skips[1]?.getAttribute('aria-pressed')).toBe('false');
      await skips[1]?.click();
      await Promise.race([visitor, other].map(({ page }) => page.locator(ASKED).waitFor()));
    }, NEVER),
  );
});

let tables = 0;

/** The working class, a bot, decides; the visitor holds another seat and waits. */
async function waiting(world: World, looks: object, seen = true, guest?: Visitor): Promise<Visitor> {
  const visitor = await world.visit(looks);
  const laid = findAskedOf('working', 'turn', 2);
  const id = `${laid.id}-${++tables}`;
  const guests = guest === undefined ? {} : { capitalist: guest };
  await layTables(world, visitor, [{ ...laid, id, held: ['middle'], guests, bot: 'random' }]);
  await visitor.page.goto(`/table/${id}`);
  if (seen) await visitor.page.getByRole('button', { name: 'Skip to my turn' }).waitFor();
  return visitor;
}

/** Keeps which scenes the page has shown. */
async function noteScenes(page: Page): Promise<void> {
  await page.evaluate((card) => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const scene of document.querySelectorAll(`${card}, .scene`)) seen.add(scene.className);
    }).observe(document.body, { childList: true, subtree: true });
  }, CARD);
}

function seenScenes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { readonly seen: ReadonlySet<string> }).seen]);
}
