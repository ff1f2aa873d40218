/** On a phone the unemployed whom a question names are pressed there, where they answer it. */
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
