/** What a number would become stands upon no other text and no icon, wherever it is shown. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { atRest, describeInBrowser, hasFetchedAll, inBrowser, pointAt } from '../support.js';
import { findAskedOf, findTurns } from './asked-positions.js';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

/** Who is asked what. */
const PREVIEWED = [
  ['working', 'buy-resource'],
  ['middle', 'buy-source'],
  ['capitalist', 'adjust-wage'],
  ['working', 'propose-bill'],
  ['capitalist', 'business-deal'],
  ['middle', 'export-transaction'],
] as const;

/** Of these no number changes before more is answered. */
const LATER: readonly string[] = ['adjust-wage', 'business-deal'];

/** So many of a question's answers are pointed at. */
const ENOUGH = 4;

interface Told {
  readonly shown: number;
  /** Pairs of what lies upon what. */
  readonly covered: readonly string[];
  /** Numbers that stand elsewhere though nothing is beside them. */
  readonly astray: readonly (string | null)[];
  /** Words for what is counted that are not to be seen meanwhile. */
  readonly unsaid: readonly (string | null)[];
}

function look(page: Page): Promise<Told> {
  return page.evaluate(() => {
    const pills = [...document.querySelectorAll('.board-num > .board-then')].filter(
      (pill) => pill.getClientRects().length > 0,
    );
    const seen: { readonly told: string; readonly of: Element; readonly box: DOMRect }[] = [];
    const apart = '.board-tip, .ask, .preview, .heg-dock, .log-lines, .side-digest, script';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
      const out = node instanceof HTMLElement && (node.matches(apart) || getComputedStyle(node).clipPath !== 'none');
      return out ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    });
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const of = node instanceof Element ? node : node.parentElement;
      if (!of?.checkVisibility({ visibilityProperty: true })) continue;
      if (node instanceof SVGSVGElement) seen.push({ told: of.classList.value, of, box: of.getBoundingClientRect() });
      if (!(node instanceof Text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) seen.push({ told: node.data, of, box });
    }
    const covered = pills.flatMap((pill) => {
      const box = pill.getBoundingClientRect();
      return seen.flatMap(({ told, of, box: other }) => {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        const lies = across > 1 && down > 3.5 && !pill.contains(of);
        return lies ? [`${pill.parentElement?.parentElement?.textContent} upon ${told}`] : [];
      });
    });
    const numbers = [...document.querySelectorAll<HTMLElement>('.board-num')];
    const astray = numbers.filter((one) => one.style.translate !== '' && !one.querySelector('.board-then'));
    const before = [...document.querySelectorAll('span:has(~ .board-num > .board-then)')];
    const unsaid = before.filter((one) => !one.checkVisibility({ visibilityProperty: true }));
    const texts = (all: readonly Element[]) => all.map((one) => one.textContent);
    return { shown: pills.length, covered, astray: texts(astray), unsaid: texts(unsaid) };
  });
}

function placesOf(spots: Locator): Promise<readonly string[]> {
  return spots.evaluateAll((all) => all.map((spot) => JSON.stringify(spot.getBoundingClientRect())));
}

describeInBrowser('What a number would become', () => {
  it.each([
    ['with words beside the icons', true],
    ['without them', false],
  ])('covers nothing while something is pointed at, %s', (_how, first) =>
    inBrowser(async (world) => {
      const visitor = await world.visit({ first });
      const { page } = visitor;
      const laid = PREVIEWED.map(([seat, kind]) => findAskedOf(seat, kind, 2));
      await layTables(world, visitor, laid);
      const shown: string[] = [];
      for (const { id } of laid) {
        await page.goto(`/table/${id}`);
        const list = page.getByRole('button', { name: 'Back to the board' });
        const spots = page.locator(':is(.heg, .seat-tile) .board-hit[data-choosable]');
        await spots.first().waitFor();
        await hasFetchedAll(visitor, page);
        if (await list.isVisible()) await list.click();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // The board lays itself out anew a moment after its room has changed.
          await atRest(() => placesOf(spots));
          for (const spot of (await spots.filter({ visible: true }).all()).slice(0, ENOUGH)) {
            // Reached by the keys it shows the same, and nothing that lies over the board is in the way.
            await pointAt(visitor, page, () => spot.focus());
            const where = `${id}, ${await spot.getAttribute('data-spot')}, ${size.width}`;
            // What finds room for it may be fetched when it is wanted first.
            await expect.poll(async () => (await look(page)).covered, { message: where }).toEqual([]);
            const told = await atRest(() => look(page));
            expect(told.covered, where).toEqual([]);
            expect(told.astray).toEqual([]);
            expect(told.unsaid, where).toEqual([]);
            if (told.shown > 0) shown.push(id);
          }
        }
      }
      expect([...new Set(shown)]).toEqual(laid.filter(({ kind }) => !LATER.includes(kind)).map(({ id }) => id));
    })(),
  );

  it(
    'is told anew where another hint has come below a pointer that rests on it',
    inBrowser(async (world) => {
      const visitor = await world.visit({ first: true });
      const { page, frames } = visitor;
      const laid = findTurns('capitalist', 2).slice(1);
      await layTables(world, visitor, laid);
      await page.goto(`/table/${laid[0]?.id}`);
      const hint = page.getByRole('complementary', { name: 'Hint' });
      await hint.getByText('Propose Bill').first().waitFor();
      await hint.getByRole('button', { name: 'Do that' }).click();
      await page.getByRole('heading', { name: /^Which card do you discard/ }).waitFor();
      const discards = () =>
        frames.some(({ sent, text }) => {
          const { type, input } = JSON.parse(text) as { type: string; input?: { answer: unknown } };
          return sent && type === 'preview' && typeof input?.answer === 'string';
        });
      await expect.poll(discards).toBe(true);
    }),
  );
});
