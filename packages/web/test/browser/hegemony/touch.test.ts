/** On a phone the first tap answers: nothing slips from under the finger, upright or lying. */
import type { Locator, Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { CONFIRM } from '../board-look.js';
import { playNow } from '../pages.js';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, until, type Visitor } from '../support.js';
import { findAskedOf } from './asked-positions.js';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

describeInBrowser('A finger on a phone', () => {
  for (const [held, size] of [
    ['upright', UPRIGHT],
    ['lying', LYING],
  ] as const) {
    it(
      `confirms at the first tap while what would change is shown, the phone ${held}`,
      inBrowser(async ({ visit }) => {
        const visitor = await visit({ phone: true });
        const { page } = visitor;
        await page.setViewportSize(size);
        await playNow(page, 'hegemony');
        await armAction(visitor);
        await tap(page, page.locator(CONFIRM));
        await vi.waitUntil(() => putBy(visitor) === 1, { timeout: 2000 });
      }),
    );
  }

  it(
    'confirms at the first tap in the list too',
    inBrowser(async ({ visit }) => {
      const visitor = await visit({ phone: true });
      const { page } = visitor;
      await playNow(page, 'hegemony');
      await tap(page, page.getByRole('button', { name: 'Show a list instead' }));
      await tap(page, page.locator('.ask-answers .option').first());
      await changesTold(page);
      await tap(page, page.locator('.ask-answers').getByRole('button', { name: 'Confirm' }));
      await vi.waitUntil(() => putBy(visitor) === 1, { timeout: 2000 });
    }),
  );

  it(
    'gives the card for an action, which can be taken back, with one tap, and confirms it who has chosen so',
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      const laid = findAskedOf('middle', 'discard-card', 1);
      await layTables(world, visitor, [laid, { ...laid, id: 'confirmed' }]);
      const card = page.locator('.heg-card button[data-choosable]').first();
      await page.goto(`/table/${laid.id}`);
      await tap(page, card);
      await vi.waitUntil(() => putBy(visitor) === 1);
      await page.locator('.ask-buttons button[aria-disabled="false"]', { hasText: 'Undo' }).waitFor();

      await visitor.prefers({ confirm: true });
      await page.goto('/table/confirmed');
      await tap(page, card);
      await tap(page, page.locator(CONFIRM));
      await vi.waitUntil(() => putBy(visitor) === 2);
    }),
  );

  it(
    'goes on seeing what would change after it has touched something else',
    inBrowser(async ({ visit }) => {
      const visitor = await visit({ phone: true });
      const { page } = visitor;
      await playNow(page, 'hegemony');
      await armAction(visitor);
      await tap(page, page.locator('nav.board-tabs button', { hasText: 'Politics' }));
      await page.waitForTimeout(400);
      await changesTold(page);
      await tap(page, page.getByRole('button', { name: 'Clear' }));
      await page.locator('.preview.idle').waitFor({ state: 'attached' });
    }),
  );

  it(
    'finds nothing printed over anything in the bar of a phone that lies',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true });
      await page.setViewportSize(LYING);
      await playNow(page, 'hegemony');
      await page.locator('.heg-tools button').first().waitFor();
      expect(await overlapsInBar(page)).toEqual([]);
    }),
  );
});

/** Taps something that would answer, and waits until it is shown what that would change. */
async function armAction({ page }: Visitor): Promise<void> {
  const hand = page.locator('nav.board-tabs button', { hasText: 'Hand' });
  if ((await hand.count()) > 0) await tap(page, hand);
  const action = page.locator('.heg-action [data-choosable]').first();
  await action.waitFor();
  await action.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await tap(page, action);
  await changesTold(page);
}

async function changesTold(page: Page): Promise<void> {
  await page.locator('.preview .preview-lines').waitFor({ state: 'attached', timeout: 5000 });
}

/** How many answers have gone to the server. */
function putBy({ frames }: Visitor): number {
  return frames.filter(({ sent, text }) => sent && text.includes('"type":"put"')).length;
}

/** A finger comes down on the middle of something that has come to rest, wherever that goes meanwhile. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await until(async () => {
    const before = await target.boundingBox();
    await page.waitForTimeout(150);
    const now = await target.boundingBox();
    return now !== null && before?.x === now.x && before.y === now.y ? now : undefined;
  });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The words in the bar at the top that lie on one another. */
function overlapsInBar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const leaves = [...document.querySelectorAll('header :is(a, button, h1, li)')].flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      return width > 2 ? [{ element, left, right, top, bottom }] : [];
    });
    return leaves.flatMap((one, index) =>
      leaves.slice(index + 1).flatMap((other) => {
        if (one.element.contains(other.element)) return [];
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 1 && down > 1 ? [`${one.element.textContent} | ${other.element.textContent}`] : [];
      }),
    );
  });
}
