/** Everything can be done without a mouse. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, randomFrom } from './driver.js';
import { joinTable, newTable, playNow, question } from './pages.js';
import { describeInBrowser, inBrowser, textOf, until, waitLonger } from './support.js';

describeInBrowser('The keyboard alone', () => {
  it(
    'is enough to begin a game and to play a whole turn',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await page.getByRole('button', { name: /^Play Hegemony/ }).waitFor();
      await tabTo(page, /^Play Hegemony/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await until(async () => (await focused(page)) === 'Start the game' || undefined);
      await page.keyboard.press('Enter');

      const driver = new Driver(page, randomFrom(1));
      await driver.asked();
      await asks(page, 'Round 1, turn 1: play a card');
      await type(driver, 'Apply Political Pressure');
      await page.keyboard.press('Enter');
      await asks(page, 'Which card do you discard');
      await page.keyboard.press('u');
      await asks(page, 'Round 1, turn 1: play a card');

      await type(driver, 'Buy Goods & Services');
      await page.keyboard.press('Enter');
      await asks(page, 'Which card do you discard');
      await showList(page);
      await page.keyboard.press('2');
      await page.keyboard.press('Enter');
      await asks(page, 'What do you buy?');
      await type(driver, 'Health');
      await driver.answering(() => page.keyboard.press('Enter'));
      await driver.asked();
      await buyByKeys(driver);
      // Where no free action is possible, the turn has ended by itself.
      if ((await textOf(question(page))).includes('end your turn')) {
        await type(driver, 'End your turn');
        await page.keyboard.press('Enter');
      }
      await asks(page, 'Round 1, turn 2');

      await page.keyboard.press('c');
      const speaks = async () => (await focused(page)) === 'Message' || undefined;
      await until(speaks);
      await page.keyboard.type('No mouse here');
      // Who says something for the first time is asked for a name, and can think better of it.
      await page.keyboard.press('Enter');
      await page.locator('.name-first input:focus').waitFor();
      await page.keyboard.press('Escape');
      await until(speaks);
      await page.keyboard.press('Enter');
      await page.locator('.name-first input:focus').waitFor();
      await page.keyboard.type('Ann');
      await page.keyboard.press('Enter');
      await page.locator('.chat-lines li', { hasText: /^Ann\s+No mouse here$/ }).waitFor();
      await until(speaks);
      await page.keyboard.press('Escape');
      await until(async () => !(await speaks()) || undefined);
    }),
  );

  it(
    'leads to the chat before a game has begun',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await newTable(page, 'hegemony', 2);
      const link = await page.getByRole('textbox', { name: 'Invite by link' }).inputValue();
      const other = await visit();
      await joinTable(other.page, link, 'Cyd', 'Capitalist Class');
      await other.page.keyboard.press('c');
      await until(async () => (await focused(other.page)) === 'Message' || undefined);
      await other.page.keyboard.type('Hello');
      await other.page.keyboard.press('Enter');
      await page.locator('.chat-lines li', { hasText: /^Cyd\s+Hello$/ }).waitFor();
    }),
  );

  it(
    'does what the help says: arrows go through the answers, plus and minus change an amount, Enter answers',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await playNow(page, 'lantern-market');
      const driver = new Driver(page, randomFrom(1));
      const seen = new Set<string>();
      for (let i = 0; i < 60 && seen.size < 2 && (await driver.asked()); i++) {
        const { kind } = await driver.question();
        if (kind === 'some') await driver.answer();
        else {
          await driver.answering(async () => {
            await page.keyboard.press(kind === 'amount' ? '+' : 'ArrowDown');
            await page.keyboard.press('Enter');
          });
        }
        seen.add(kind);
      }
      expect([...seen]).toEqual(expect.arrayContaining(['one', 'amount']));
    }),
  );
});

/** One piece from the first source, and no more: a list, an amount and a stop, as far as they are asked. */
async function buyByKeys(driver: Driver): Promise<void> {
  const { page } = driver;
  let bought = 0;
  while (!(await textOf(question(page))).startsWith('Round')) {
    await showList(page);
    const { kind, stop } = await driver.question();
    await driver.answering(async () => {
      if (kind === 'amount') {
        await page.keyboard.press('-');
        await tabTo(page, /^(Buy|Take|Confirm) \d+$/);
        await page.keyboard.press('Enter');
        bought++;
      } else if (bought > 0 && stop !== undefined) await page.keyboard.press('e');
      else {
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
      }
    });
    await driver.asked();
  }
  expect(bought).toBeGreaterThan(0);
}

async function asks(page: Page, words: string): Promise<void> {
  await page.locator('.ask.mine #ask-question', { hasText: words }).waitFor();
  await page.locator('.ask-answers[aria-busy="false"]').waitFor();
}

/** Types the number that stands on an option. */
async function type({ page }: Driver, option: string): Promise<void> {
  await showList(page);
  const shown = page.locator('.options .option', { hasText: option }).first();
  const number = await shown.getAttribute('data-number');
  // The second digit goes on with the first, however long the page takes for that.
  await page.evaluate(waitLonger, 100);
  await page.keyboard.type(number ?? '');
  await page.evaluate(waitLonger, 1);
  await until(async () => (await focused(page)).startsWith(option) || undefined);
}

/** Where a board asks to be pointed at, the list is a few steps away. */
async function showList(page: Page): Promise<void> {
  const list = page.locator('.ask-answers').getByRole('button', { name: /list instead/i });
  const listed = page.locator('.ask-answers').locator('.option, form');
  // What the answers are drawn with may come a moment after the question.
  await list.or(listed).first().waitFor();
  if ((await listed.count()) > 0) return;
  await tabTo(page, /list instead/i);
  await page.keyboard.press('Enter');
  await page.locator('.ask-answers .option').first().waitFor();
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}

/** The name of what has the focus. */
async function focused(page: Page): Promise<string> {
  const at = page.locator(':focus');
  if ((await at.count()) === 0) return '';
  return (await at.getAttribute('aria-label')) ?? (await textOf(at));
}
