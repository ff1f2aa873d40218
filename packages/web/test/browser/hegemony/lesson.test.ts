/** A first game that teaches: a guided round is played to its end by pressing what it points at, with mouse and finger. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from '../axe-findings.js';
import { describeInBrowser, inBrowser, textOf, until } from '../support.js';

type Press = (place: Locator) => Promise<void>;

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Guided round' });
/** Its number; none where something is said in between. */
const stepOf = async (page: Page) => Number(/(\d+) of/.exec(await textOf(panelOf(page)))?.[1]);

/** What the sentence waits for: a press to read on, one on a ring, or one that confirms what is picked. */
async function whatToPress(page: Page): Promise<Locator | undefined> {
  const wanted = [
    panelOf(page).getByRole('button', { name: /^(Next|Play on by myself)$/ }),
    page.locator('.ask.mine .ask-answers[aria-busy="false"] button.primary:enabled:visible'),
    page.locator('.ask.mine .ask-head button.primary:enabled:visible'),
    page.locator('[data-taught] > [data-spot][data-choosable]:visible'),
    page.locator('[data-taught] [data-spot^="seat:"][data-choosable]:visible'),
  ];
  for (const place of wanted) if ((await place.count()) > 0) return place.first();
  return undefined;
}

/** Does what is said until the lesson is over, or as far as a step of it. Tells all that was said. */
async function follow(page: Page, press: Press, before = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const said: string[] = [];
  while ((await panelOf(page).count()) > 0 && !((await stepOf(page)) >= before)) {
    const place = await until(async () => ((await panelOf(page).count()) === 0 ? 'over' : await whatToPress(page)));
    if (place === 'over') break;
    const now = await panelOf(page).locator('[role=status]').allTextContents();
    if (said.at(-1) !== now[0]) said.push(now[0] ?? '');
    // What is pressed may just have gone, with the question that it answered.
    await press(place).catch(() => undefined);
  }
  // Who does as it says is never told to have gone another way.
  expect(said.join(' ')).not.toMatch(/another way|way of your own/);
  return said;
}

const startOf = async (place: Locator) => (await place.boundingBox())?.x ?? Number.NaN;
const endOf = async (place: Locator) => {
  const { x, width } = (await place.boundingBox()) ?? { x: Number.NaN, width: 0 };
  return x + width;
};

describeInBrowser('A guided round', () => {
  it(
    'teaches the Working Class with a mouse, and goes on where it was left',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      page.setDefaultTimeout(10_000);
      const click: Press = (place) => place.click({ timeout: 2000 });
      await page.getByRole('link', { name: 'First game?' }).first().click();
      await page.getByRole('button', { name: 'Begin as the Working Class' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Begin as the Working Class' }).click();
      await panelOf(page).waitFor();

      const first = await follow(page, click, 7);
      expect(first.join(' ')).toMatch(/prosperity.*unemployed.*press Assign.*Press College/);
      expect(await findings(page)).toEqual([]);
      await page.locator('.ask.mine').waitFor();
      const left = await stepOf(page);
      await page.reload();
      await panelOf(page).waitFor();
      expect(await stepOf(page)).toBe(left);

      const after = await follow(page, click);
      expect(after.join(' ')).toMatch(
        /Press Healthcare.*Prosperity has risen.*Propose bill.*row Labor.*The round is scored, and you have \d+ point/,
      );
      expect(await textOf(page.locator('#ask-question'))).toMatch(/^Round 2, turn 1/);
    }),
  );

  it(
    'teaches the Capitalist Class by touch on a phone, and can be left',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true });
      page.setDefaultTimeout(10_000);
      const tap: Press = (place) => place.tap({ timeout: 2000 });
      await page.getByRole('link', { name: 'First game?' }).first().tap();
      await page.getByRole('button', { name: 'Begin as the Capitalist Class' }).tap();
      await panelOf(page).waitFor();
      const said = await follow(page, tap);
      expect(said.join(' ')).toMatch(
        /capital.*Press Build.*Fashion Company.*press Export.*is sold.*Propose bill.*The round is scored/,
      );

      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the State' }).tap();
      await panelOf(page).getByRole('button', { name: 'Leave the guided round' }).tap();
      await panelOf(page).waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.ask.mine').waitFor();
      expect(await panelOf(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Back to the guided round' }).tap();
      await panelOf(page).waitFor();
    }),
  );

  it.each([
    ['Middle Class', /press Build.*Press Game Store.*press Buy.*Press Healthcare.*Propose bill.*The round is scored/],
    ['State', /press Allowances and Subsidies.*benefit lies ready.*Press Event.*Propose bill.*The round is scored/],
  ])('teaches the %s with a mouse', (role, sentences) =>
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      page.setDefaultTimeout(10_000);
      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: `Begin as the ${role}` }).click();
      await panelOf(page).waitFor();
      const said = await follow(page, (place) => place.click({ timeout: 2000 }));
      expect(said.join(' ')).toMatch(sentences);
    })(),
  );

  it(
    'says kindly that another way is fine, and goes on from there',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      page.setDefaultTimeout(10_000);
      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the Working Class' }).click();
      await panelOf(page).getByRole('button', { name: 'Next' }).click();
      await panelOf(page).getByText('press Assign').waitFor();
      await page.getByRole('button', { name: /^Buy Goods/i }).click();
      await page.locator('[data-taught] > [data-spot^="card:"][data-choosable]:visible').first().click();
      await panelOf(page)
        .getByText(/^You have gone another way, and that is fine.* Press Health/)
        .waitFor();
    }),
  );

  it(
    'says of nothing that it has done itself that it was another way',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      page.setDefaultTimeout(10_000);
      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the Working Class' }).click();
      const panel = panelOf(page);
      await panel.getByRole('button', { name: 'Next' }).click();
      await panel.getByText('press Assign').waitFor();
      await page.getByRole('button', { name: /^Apply Political/i }).click();
      for (const said of [/costs a card from your hand/, /press End turn/]) {
        await panel.getByText(said).waitFor();
        await panel.getByRole('button', { name: 'Do it for me' }).click();
      }
      await panel.getByText(/press Buy/).waitFor();
      expect(await panel.getByRole('status').textContent()).not.toContain('another way');
    }),
  );

  it(
    'is not left by pressing where Next was, and left it can be gone back to where it was',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ first: true });
      page.setDefaultTimeout(10_000);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the Working Class' }).click();
      const next = panelOf(page).getByRole('button', { name: 'Next' });
      await next.waitFor();
      const box = await next.boundingBox();
      if (box === null) throw new Error('Next is not to be seen');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      for (let i = 0; i < 4; i++) await page.mouse.click(x, y);
      await next.waitFor({ state: 'detached' });
      expect(await page.locator('#ask-question').textContent()).toMatch(/play a card, or discard one/);
      const step = await stepOf(page);
      expect(step).toBeGreaterThan(1);

      const table = page.url();
      await panelOf(page).getByRole('button', { name: 'Leave the guided round' }).click();
      await panelOf(page).waitFor({ state: 'detached' });
      await page.reload();
      const back = page.getByRole('button', { name: 'Back to the guided round' });
      await back.waitFor();
      for (const width of [1366, 1024]) {
        await page.setViewportSize({ width, height: 768 });
        await expect.poll(() => endOf(page.locator('.heg-status li:visible').last())).toBeLessThan(await startOf(back));
      }
      await back.click();
      expect(await stepOf(page)).toBe(step);
      await panelOf(page).getByRole('button', { name: 'Leave the guided round' }).click();

      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Go on as the Working Class' }).click();
      await panelOf(page).waitFor();
      expect([page.url(), await stepOf(page)]).toEqual([table, step]);
      await page.goto('/');
      await page.locator('.table-row', { hasText: /Guided round, Working Class.*Hint bot/ }).waitFor();
    }),
  );

  it(
    'keeps its buttons in sight whatever it says, and so does a hint',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ first: true });
      page.setDefaultTimeout(10_000);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the Working Class' }).click();
      await panelOf(page).waitFor();
      const seen = async (panel: Locator) => {
        // As long as a sentence may become, in any language.
        await panel.locator('.board-lesson-said, .heg-advice-said').evaluate((said) => {
          said.append(' and so on'.repeat(60));
        });
        for (const button of await panel.getByRole('button').all()) {
          const box = await button.boundingBox();
          const room = await panel.boundingBox();
          if (box === null || room === null) throw new Error('there is a button without a place');
          expect(box.y + box.height, await textOf(button)).toBeLessThanOrEqual(room.y + room.height);
          expect(room.y + room.height).toBeLessThan(768);
        }
      };
      await seen(panelOf(page));
      await panelOf(page).getByRole('button', { name: 'Leave the guided round' }).click();
      await page.getByRole('button', { name: 'First game? Turn hints on' }).click();
      const hint = page.getByRole('complementary', { name: 'A hint' });
      await hint.waitFor();
      await expect.poll(() => hint.getByRole('button').count()).toBe(4);
      await seen(hint);
    }),
  );
});
