/** A first game that teaches: a guided round is played to its end by pressing what it points at, with mouse and finger. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from '../axe-findings.js';
import { boxAtRest, describeInBrowser, inBrowser, textOf, until } from '../support.js';

type Press = (place: Locator) => Promise<void>;

/** It stays where it is while a page lies over the table. */
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Guided round', includeHidden: true });
const stepOf = async (page: Page) => Number(/(\d+) of/.exec((await panelOf(page).allTextContents()).join())?.[1]);

/** What the sentence waits for: a press to read on, one on a ring, or one that confirms what is picked. */
async function whatToPress(page: Page, said: string): Promise<Locator | undefined> {
  const ringed = [
    page.locator('[data-taught] > [data-spot][data-choosable]:visible'),
    page.locator('[data-taught] [data-spot^="seat:"][data-choosable]:visible'),
  ];
  const confirming = [
    page.locator('.ask.mine .ask-answers[aria-busy="false"] button.primary:enabled:visible'),
    page.locator('.ask.mine .ask-head button.primary:enabled:visible'),
  ];
  const onward = page.locator('.scene .scene-next:not([data-waits])');
  if ((await page.locator('.scene').count()) > 0) return (await onward.count()) > 0 ? onward : undefined;
  const picked = /press Confirm/.test(said);
  const wanted = [
    panelOf(page).getByRole('button', { name: /^(Next|Play on by myself)$/ }),
    ...(picked ? confirming : [...ringed, ...confirming]),
  ];
  for (const place of wanted) if ((await place.count()) > 0) return place.first();
  return undefined;
}

/** What is said and what to press for it, once they belong together: a question may come before what is said of it. */
async function wayOn(page: Page): Promise<{ readonly said: string; readonly place: Locator } | undefined> {
  const said = await saidIn(page);
  const place = await whatToPress(page, said);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const rests = said === (await saidIn(page)) && `${place}` === `${await whatToPress(page, said)}`;
  return place && rests ? { said, place } : undefined;
}

/** What the guide says, in a page that is shown as well; nothing where it has gone. */
async function saidIn(page: Page): Promise<string> {
  if ((await page.locator('.scene').count()) > 0)
    return (await page.locator('.scene .board-lesson-page').allTextContents()).join();
  return (await panelOf(page).locator('[role=status]').allTextContents()).join();
}

/** Milliseconds after which nobody presses twice by mistake: before that a press on another question does nothing. */
const TWICE = 400;

/** Does what is said until the lesson is over, or as far as a step of it. Tells all that was said. */
async function follow(
  page: Page,
  press: Press,
  before = Number.POSITIVE_INFINITY,
  heights = new Set<number>(),
): Promise<readonly string[]> {
  const said: string[] = [];
  let pressed = '';
  while ((await panelOf(page).count()) > 0 && !((await stepOf(page)) >= before)) {
    const way = await until(async () => ((await panelOf(page).count()) === 0 ? 'over' : await wayOn(page)));
    // The next sentence may have come meanwhile.
    if (way === 'over' || (await stepOf(page)) >= before) break;
    const { said: now, place } = way;
    // Pressed again only when a press can no longer be taken for the second of a double one.
    if (said.at(-1) !== now) said.push(now);
    else if (`${place}` === pressed) await new Promise((resolve) => setTimeout(resolve, TWICE));
    pressed = `${place}`;
    heights.add((await panelOf(page).boundingBox())?.height ?? Number.NaN);
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
      const click: Press = (place) => place.click({ timeout: 2000 });
      await page.getByRole('link', { name: 'First game?' }).first().click();
      await page.getByRole('button', { name: 'Begin as the Working Class' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Begin as the Working Class' }).click();
      await panelOf(page).waitFor();

      await page.setViewportSize({ width: 1440, height: 900 });
      const heights = new Set<number>();
      const first = await follow(page, click, 7, heights);
      expect(first.join(' ')).toMatch(
        /Round 1 is under way.*prosperity.*unemployed.*press Assign.*Press College, which stands empty.*press Healthcare Benefits.*Take 3/,
      );
      expect(await findings(page)).toEqual([]);
      await page.locator('.ask.mine').waitFor();
      const left = await stepOf(page);
      await page.reload();
      await panelOf(page).waitFor();
      await expect.poll(() => stepOf(page)).toBe(left);

      const after = await follow(page, click, undefined, heights);
      expect(after.join(' ')).toMatch(
        /Press Healthcare.*Prosperity has risen.*Propose bill.*row Labor.*Payday: your 5 workplaces paid you 1\d0\..*Each cube is one vote.*(?:your influence|influence in your closed fist|no influence to add).*The round is scored, and you have \d+ point/,
      );
      await expect.poll(() => textOf(page.locator('#ask-question'))).toMatch(/^Round 2, turn 1/);
      // No sentence is so long that what lies above it moves.
      expect([...heights]).toHaveLength(1);
    }),
  );

  it(
    'teaches the Capitalist Class by touch on a phone, and can be left',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true });
      const tap: Press = (place) => place.tap({ timeout: 2000 });
      await page.getByRole('link', { name: 'First game?' }).first().tap();
      await page.getByRole('button', { name: 'Begin as the Capitalist Class' }).tap();
      await panelOf(page).waitFor();
      const said = await follow(page, tap);
      expect(said.join(' ')).toMatch(
        /capital.*Press Build.*Fashion Company.*press Global Branding.*is sold.*Propose bill.*Payday: you paid \d+ in wages.*The round is scored/,
      );

      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the State' }).tap();
      await panelOf(page).getByRole('button', { name: 'Leave the guided round' }).tap();
      await panelOf(page).waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.ask.mine').waitFor();
      const back = page.getByRole('button', { name: 'Back to the guided round' });
      await back.waitFor();
      expect(await panelOf(page).count()).toBe(0);
      await back.tap();
      await panelOf(page).waitFor();
    }),
  );

  it(
    'teaches the State with a mouse',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the State' }).click();
      await panelOf(page).waitFor();
      const said = await follow(page, (place) => place.click({ timeout: 2000 }));
      expect(said.join(' ')).toMatch(
        /press Allowances and Subsidies.*benefit lies ready.*Press Event.*Propose bill.*Payday: you paid \d+ in wages.*The round is scored/,
      );
    }),
  );

  it(
    'teaches the Middle Class with a mouse, one thing at a time: in the pages that it speaks of, and before the question',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ watches: true });
      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the Middle Class' }).click();
      await panelOf(page).getByText('Round 1 is under way').waitFor();
      const question = page.locator('#ask-question', { hasText: 'a worker: skilled in what?' });
      const trade = page.locator('.board-loose', { hasText: 'Luxury' });
      await trade.waitFor({ state: 'attached' });
      expect([await question.isVisible(), await trade.isVisible()]).toEqual([false, false]);
      await panelOf(page).getByRole('button', { name: 'Next' }).click();
      await question.waitFor();
      await trade.waitFor();

      const said = await follow(page, (place) => place.click({ timeout: 2000 }));
      expect(said.join(' ')).toMatch(
        /press Build.*Press Game Store.*press Healthcare Benefits.*Press Healthcare.*Propose bill.*Payday: .*Cubes and influence count together.*A round ends like this.*clear from your market.*The round is scored/,
      );
      // Once it was read in its page, nothing of it is left beside the vote.
      expect(said.filter((one) => one.includes('Payday:'))).toHaveLength(1);
      for (const one of said.filter((sentence) => /^Guided round/.test(sentence))) expect(one).not.toMatch(/confirm/);
      for (const one of said.filter((sentence) => /Keep your influence/.test(sentence)))
        expect(one).toMatch(/because|only if/);
    }),
  );

  it(
    'says kindly that another way is fine, and goes on from there',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
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
      await panel.getByText(/press Healthcare Benefits/).waitFor();
      expect(await panel.getByRole('status').textContent()).not.toContain('another way');
    }),
  );

  it(
    'is not left by pressing where Next was, and left it can be gone back to where it was',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ first: true });
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the Working Class' }).click();
      const next = panelOf(page).getByRole('button', { name: 'Next' });
      await next.waitFor();
      const box = await boxAtRest(next);
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
        const status = page.locator('.heg-status li:visible').last();
        await expect
          .poll(async () => (await startOf(back)) - (await endOf(status)), { message: `${width}` })
          .toBeGreaterThan(0);
      }
      await back.click();
      await expect.poll(() => stepOf(page)).toBe(step);
      await panelOf(page).getByRole('button', { name: 'Leave the guided round' }).click();

      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Go on as the Working Class' }).click();
      await panelOf(page).waitFor();
      await expect.poll(async () => [page.url(), await stepOf(page)]).toEqual([table, step]);
      await page.goto('/');
      const headline = page.getByRole('heading', { level: 1 });
      // It is drawn anew with what is below it.
      const read = await until(async () => (await headline.boundingBox())?.y);
      await page.locator('.table-row', { hasText: /Guided round, Working Class.*Steady bot/ }).waitFor();
      // What comes later, with the way back to my game, moves nothing that was read before.
      await page.locator('.running-game').waitFor();
      expect(await until(async () => (await headline.boundingBox())?.y)).toBe(read);
    }),
  );

  it(
    'keeps its buttons in sight whatever it says, and so does a hint',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ first: true });
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
      // Who has finished no game has hints, unless they were turned off.
      const hint = page.getByRole('complementary', { name: 'A hint' });
      await hint.waitFor();
      await expect.poll(() => hint.getByRole('button').count()).toBe(4);
      await seen(hint);
    }),
  );
});
