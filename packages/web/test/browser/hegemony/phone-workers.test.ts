/** On a phone the unemployed whom a question names are pressed there, where they answer it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goToTable } from '../stored-table.js';
import { describeInBrowser, inBrowser, until, type Visitor } from '../support.js';
import { findAskedOf } from './asked-positions.js';
import { inSight, lay, tap } from './on-a-phone.js';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 740 },
];

const IDLE = '.ask [data-at-hand^="unemployed:"]';

interface FromUnemployed {
  readonly from?: string;
}

describeInBrowser('The unemployed in the question of a phone', () => {
  it(
    'go to a place that wants one of them with one tap',
    inBrowser(async (world) => {
      const laid = findAskedOf('middle', 'assign-worker', 1, ({ options }) =>
        options.some((one) => (one as FromUnemployed).from === 'unemployed'),
      );
      const visitor = await lay(
        world,
        SIZES.map(({ width }) => ({ ...laid, id: `at-${width}` })),
      );
      const { page } = visitor;
      for (const [before, size] of SIZES.entries()) {
        await page.setViewportSize(size);
        await goToTable(page, `at-${size.width}`);
        const worker = page.locator(IDLE).first();
        await worker.waitFor();
        await expect.poll(() => inSight(worker)).toBe(true);
        const box = await worker.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
        await tap(page, worker);
        await until(() => putsOf(visitor).length > before || undefined);
        expect(putsOf(visitor).at(-1)?.from).toBe('unemployed');
      }
    }),
  );

  it(
    'are picked before the place that they go to, and look like no answer where they are none',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('middle', 'assign-to', 1, (_ask, { state }) => idleOf(state) > 0),
        findAskedOf('capitalist', 'build-company', 1),
      ]);
      await goToTable(page, 'middle-assign-to');
      await tap(page, page.locator(IDLE).first());
      await page.locator(`${IDLE}[aria-pressed="true"]`).waitFor();
      await goToTable(page, 'capitalist-build-company');
      await page.locator('.ask .heg-at-hand').waitFor();
      expect(await page.locator(IDLE).count()).toBe(0);
    }),
  );
});

describeInBrowser('The board of a phone', () => {
  it(
    'stays where a worker was put, and when all are put a moment longer, before the hand is turned to',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('middle', 'assign-to', 1, ({ canStop }, { state }) => !canStop && idleOf(state) > 1),
      ]);
      await goToTable(page, 'middle-assign-to');
      await page.locator(IDLE).first().waitFor();
      await noteWhenOver(page);
      const end = page.locator('.ask [data-spot="end"]');
      const scrolled = () => page.locator('.stage').evaluate(({ scrollTop }) => scrollTop);
      for (let put = 0; (await end.count()) === 0; put++) {
        const company = page.locator('.heg-mid [data-choosable][data-spot^="company:"]').last();
        const id = (await company.getAttribute('data-spot'))?.split(':')[1];
        const place = page.locator(`[data-choosable][data-spot^="slot:${id}:"]`).last();
        if (put === 0) await place.evaluate((slot) => slot.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const before = await scrolled();
        expect(before).toBeGreaterThan(0);
        const asks = () => page.locator('#ask-question').textContent();
        const where = await asks();
        await tap(page, place);
        await expect.poll(asks).not.toBe(where);
        expect(await scrolled()).toBe(before);
        await tap(page, page.locator(IDLE).first());
        await expect.poll(async () => (await asks()) === where || (await end.count()) > 0).toBe(true);
        if ((await end.count()) === 0) expect(await scrolled()).toBe(before);
      }
      await page.locator('.heg.part-hand').waitFor();
      expect(await lookedAt(page)).toBeGreaterThan(1000);
    }),
  );
});

/** Writes down when the turn goes on after an action, and when the hand comes. */
function noteWhenOver(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: { over?: number; turned?: number } = {};
    const note = () => {
      if (document.querySelector('.ask [data-spot="end"]')) times.over ??= performance.now();
      if (document.querySelector('.heg.part-hand')) times.turned ??= performance.now();
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
    Object.assign(globalThis, { times });
  });
}

/** How long the board stayed on what came of the action, in milliseconds. */
function lookedAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { times } = globalThis as unknown as { times: { over: number; turned: number } };
    return times.turned - times.over;
  });
}

function idleOf(state: object): number {
  const { unemployed } = state as { unemployed: { middle: Readonly<Record<string, number>> } };
  return Object.values(unemployed.middle).reduce((sum, count) => sum + count, 0);
}

/** The answers that have gone to the server. */
function putsOf({ frames }: Visitor): readonly FromUnemployed[] {
  return frames.flatMap(({ sent, text }) =>
    sent && text.includes('"type":"put"')
      ? [(JSON.parse(text) as { input: { answer: FromUnemployed } }).input.answer]
      : [],
  );
}
