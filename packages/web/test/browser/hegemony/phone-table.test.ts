/** On a phone the question itself tells what is to be known for it, and log, chat and guide keep their place. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goToTable, layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, type Visitor, type World } from '../support.js';
import { textWrong } from '../text-seen.js';
import { type AskedPosition, findAskedOf } from './asked-positions.js';

/** Longer than anything takes on a machine with other work. */
const PATIENCE = { timeout: 15_000 };

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

describeInBrowser('The question on a phone', () => {
  it(
    'tells how a vote stands and what the others could add to it',
    inBrowser(async (world) => {
      const { page } = await lay(world, [findAskedOf('working', 'vote-influence', 1)]);
      await goToTable(page, 'working-vote-influence');
      const tally = page.locator('.ask .heg-tally');
      await tally.waitFor();
      expect(await tally.textContent()).toMatch(/In favour \d+ : \d+ Against/);
      await expect.poll(() => tally.locator('b').count(), PATIENCE).toBe(2 + 3);
    }),
  );

  it(
    'has a button for each company that is sold, with what it brings, and for each place where goods go',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('capitalist', 'sell-company', 1),
        findAskedOf('capitalist', 'deal-storage', 1, ({ options }) => options.length === 2),
      ]);
      await goToTable(page, 'capitalist-sell-company');
      const companies = page.locator('.ask [data-at-hand^="company:"]');
      await companies.first().waitFor();
      for (const text of await companies.locator('.option-detail').allTextContents()) {
        expect(text).toMatch(/^Brings \d+/);
      }
      await companies.first().tap();
      await page.locator('.ask [data-at-hand][aria-pressed="true"]').waitFor();
      await goToTable(page, 'capitalist-deal-storage');
      const places = page.locator('.ask [data-at-hand="storages"], .ask [data-at-hand="free-trade-zone"]');
      await expect.poll(() => places.count(), PATIENCE).toBe(2);
      for (const place of await places.all()) {
        expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(40);
        expect(await place.textContent()).toMatch(/\d+ (?:Food|Luxury).*(?:room for \d+|no room)/i);
      }
    }),
  );

  it(
    'tells what I have for sale abroad, and what others ask where I change my prices',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('capitalist', 'export-transaction', 1),
        findAskedOf('capitalist', 'adjust-price', 2),
      ]);
      await goToTable(page, 'capitalist-export-transaction');
      await expect.poll(() => page.locator('.ask .heg-at-hand b').count(), PATIENCE).toBe(4);
      await goToTable(page, 'capitalist-adjust-price');
      await page.getByText('As many as you like').waitFor();
      await expect.poll(() => page.locator('.ask .heg-other-prices b').count(), PATIENCE).toBeGreaterThan(1);
    }),
  );

  it(
    'cuts nothing of what is sold and of what the coming production brings on my board',
    inBrowser(async (world) => {
      const visitor = await lay(world, [
        findAskedOf('capitalist', 'sell-company', 2),
        findAskedOf('capitalist', 'adjust-price', 2),
      ]);
      const { page } = visitor;
      for (const text of ['m', 'xl']) {
        await visitor.prefers({ text });
        for (const [id, shown] of [
          ['capitalist-sell-company', '.ask .heg-offers'],
          ['capitalist-adjust-price', '.heg-board-head .heg-forecast-owed'],
        ] as const) {
          await page.goto(`/table/${id}`);
          await page.locator(shown).waitFor();
          const cut = async () => {
            const wrong = await textWrong(page, 0);
            return wrong.filter(({ what, told }) => what === 'cut' && /option-detail|heg-board-head/.test(told));
          };
          await expect.poll(cut, { ...PATIENCE, message: `${id}, ${text}` }).toEqual([]);
          const beyond = () =>
            page.locator('.heg-board-head').evaluateAll(
              (heads) =>
                heads.flatMap((head) => {
                  const { right } = head.getBoundingClientRect();
                  return [...head.children].filter((part) => part.getBoundingClientRect().right > right + 1);
                }).length,
            );
          await expect.poll(beyond, { ...PATIENCE, message: `${id}, ${text}` }).toBe(0);
        }
      }
    }),
  );

  it(
    'has room for what the State has put aside for several classes',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('working', 'turn', 2, (_ask, { state }) => {
          const { benefits } = (
            state as { state: { benefits: Readonly<Record<string, { money: number; cubes: number }>> } }
          ).state;
          return Object.values(benefits).filter(({ money, cubes }) => money + cubes > 0).length > 1;
        }),
      ]);
      await goToTable(page, 'working-turn');
      await page.locator('nav.board-tabs button', { hasText: 'Others' }).tap();
      const rows = page.locator('.heg-brief .heg-legit-row');
      await rows.first().waitFor();
      const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(3);
      const beyond = rows.evaluateAll((all) =>
        all.filter((row) => {
          const { right } = row.closest('.heg-brief')?.getBoundingClientRect() ?? { right: 0 };
          return [...row.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > right);
        }),
      );
      expect(await beyond).toEqual([]);
    }),
  );

  it(
    'shows what my money would become upon nothing else above it',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('working', 'buy-amount', 1, ({ max }) => max > 2),
        findAskedOf('working', 'demonstration-loss', 2),
      ]);
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        for (const id of ['working-buy-amount', 'working-demonstration-loss']) {
          await goToTable(page, id);
          await page.locator('.standing .board-then').waitFor();
          const message = `${id} at ${size.width}`;
          await expect.poll(() => coveredAbove(page), { ...PATIENCE, message }).toEqual([]);
        }
      }
    }),
  );

  it(
    'stands below what I have just scored',
    inBrowser(async (world) => {
      const heals = (option: unknown) => (option as { action?: string }).action === 'use-healthcare';
      const { page } = await lay(world, [findAskedOf('working', 'turn', 1, ({ options }) => options.some(heals))]);
      await goToTable(page, 'working-turn');
      await page.locator('nav.board-tabs button', { hasText: 'Hand' }).tap();
      await page.locator('[data-spot="free:use-healthcare"][data-choosable]').tap();
      await page.locator('.heg-gained', { hasText: /^\+\d+$/ }).waitFor();
    }),
  );
});

describeInBrowser('Beside the question of a phone', () => {
  it(
    'a line of the log that names a card tells what that does, over the log',
    inBrowser(async (world) => {
      const { page } = await lay(world, [findAskedOf('working', 'stance', 2)]);
      await goToTable(page, 'working-stance');
      await page.locator('.tabs').getByRole('button', { name: 'Log' }).tap();
      const line = page.locator('.log-point', { hasText: /plays? / }).last();
      await line.tap();
      await page.getByRole('dialog').waitFor();
      await page.locator('.tabs [aria-current="true"]', { hasText: 'Log' }).waitFor({ state: 'attached' });
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      const low = () =>
        page
          .locator('.log-line:has(.log-point)')
          .evaluateAll((lines) => lines.filter((one) => one.getBoundingClientRect().height < 39).length);
      await expect.poll(low, PATIENCE).toBe(0);
    }),
  );

  it(
    'the chat asks for a name apart from what is said, and has the screen while somebody writes',
    inBrowser(async (world) => {
      const { page } = await lay(world, [findAskedOf('working', 'stance', 1)]);
      await goToTable(page, 'working-stance');
      await page.locator('.tabs').getByRole('button', { name: 'Chat' }).tap();
      const name = page.getByRole('textbox', { name: 'What should the others call you?' });
      const message = page.getByRole('textbox', { name: 'Message' });
      await message.tap();
      expect(await name.count()).toBe(0);
      await page.locator('.ask').waitFor({ state: 'hidden' });
      await message.fill('hello');
      await page.getByRole('button', { name: 'Send', exact: true }).tap();
      await name.waitFor();
      expect(await name.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize))).toBeGreaterThan(15);
      await page.locator('.ask').waitFor({ state: 'hidden' });
      await name.fill('Ann');
      await page.getByRole('button', { name: 'Save' }).tap();
      await page.locator('.chat-lines', { hasText: 'hello' }).waitFor();
    }),
  );

  it(
    'the guide stays in sight, however far one scrolls',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true, first: true });
      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the Working Class' }).tap();
      const guide = page.getByRole('complementary', { name: 'Guided round' });
      await guide.waitFor();
      await page.locator('.stage').evaluate((stage) => stage.scrollTo({ top: 10_000, behavior: 'instant' }));
      await expect.poll(() => seen(page, '.board-lesson-said'), PATIENCE).toBe(true);
      const next = guide.getByRole('button', { name: /^(Next|Do it for me)$/ });
      expect((await next.first().boundingBox())?.height).toBeGreaterThanOrEqual(40);
    }),
  );
});

async function lay(world: World, positions: readonly AskedPosition[]): Promise<Visitor> {
  const visitor = await world.visit({ phone: true });
  await layTables(world, visitor, positions);
  return visitor;
}

/** What lies in the line above the question below a number that is previewed there. */
function coveredAbove(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pills = [...document.querySelectorAll('.standing .board-then')];
    const drawn = [...document.querySelectorAll('.standing :is(svg, .board-num > b)')];
    return pills.flatMap((pill) => {
      const box = pill.getBoundingClientRect();
      const below = drawn.filter((one) => {
        if (!one.checkVisibility({ visibilityProperty: true }) || pill.parentElement?.contains(one)) return false;
        const other = one.getBoundingClientRect();
        return Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1;
      });
      return below.map((one) => `${pill.textContent} upon ${one.parentElement?.textContent}`);
    });
  });
}

/** Whether something is on the screen, with nothing on it. */
function seen(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.height === 0) return false;
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return at !== null && element.contains(at);
  }, selector);
}
