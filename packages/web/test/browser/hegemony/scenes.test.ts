/** What everybody sees happen: votes are seen to their end before anything else of the page tells how they ended. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings, findingsOfColour } from '../axe-findings.js';
import { Driver, randomFrom } from '../driver.js';
import { newTable } from '../pages.js';
import { goToTable, layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, textOf, until, type Visitor, type World, waitLonger } from '../support.js';
import { findAskedOf, findElections, findEndOfProduction, findTurns } from './asked-positions.js';

const STAGE = '.scene.heg-vote';
/** The same while something is asked in it. */
const HELD = '.heg-vote-held';
const STAMP = `${STAGE} .heg-stamp`;
const BOTS = Object.fromEntries(
  ['Working Class', 'Middle Class', 'Capitalist Class', 'State'].map((seat) => [seat, 'Random bot']),
);

/** Milliseconds that people take, and how many times as long the page waits: in the last, five seconds pass in one. */
const PAUSES = [
  [200, 1],
  [1000, 1],
  [1000, 0.2],
] as const;

describeInBrowser('A vote', () => {
  it(
    'is seen to its end, and the next waits for it, however fast or slow people answer',
    inBrowser(async (world) => {
      const visitor = await atElections(world, { motion: true });
      const { page } = visitor;
      for (const [index, [pause, pace]] of PAUSES.entries()) {
        await page.locator(STAGE).waitFor({ state: 'detached' });
        await page.evaluate(waitLonger, pace);
        const title = await answerVote(visitor, pause);
        await watchForLeaks(page);
        await lastAnswer(page);
        await page.locator(`${STAGE}:not(.stamped)`).waitFor();
        expect(await page.locator(`${STAGE} .scene-title`).textContent()).toContain(`Vote ${index + 1} of 3`);
        const opened = Date.now();
        await page.locator(STAMP).waitFor();
        expect(Date.now() - opened).toBeLessThan(4000);
        // It waits, and the log with it.
        await page.waitForTimeout(pause);
        const lines = await page.locator('.log-line').allTextContents();
        expect(await page.locator('#ask-question').textContent()).toBe(title);
        await page.keyboard.press('Space');
        await page.locator(STAGE).waitFor({ state: 'detached' });
        if (index === PAUSES.length - 1) break;
        const told = await until(async () => {
          const now = await page.locator('.log-line').allTextContents();
          const fresh = now.slice(now.lastIndexOf(lines.at(-1) ?? '') + 1);
          return fresh.length > 0 ? fresh : undefined;
        });
        expect(told.join()).toMatch(/passed|rejected/i);
        const news = told.filter((line) => !lines.includes(line));
        expect(await leaked(page, news)).toEqual([]);
        await page.locator('.to-end').waitFor({ state: 'detached' });
      }
      await page.evaluate(waitLonger, 1);
      await roundIsOver(page);
      await page.getByRole('button', { name: /^Recap/ }).click();
      await expect.poll(() => page.locator('.heg-votes .heg-stamp').count()).toBeGreaterThanOrEqual(3);
    }),
  );

  it(
    'has one place: what was shown stays where it is while a side and influence are asked for in it',
    inBrowser(async (world) => {
      const visitor = await atElections(world, { motion: true });
      const { page } = visitor;
      await page.setViewportSize({ width: 1440, height: 900 });
      const driver = new Driver(page, randomFrom(1));
      await driver.asked();
      await page.locator(`${HELD}.placed .heg-vote-changes`).waitFor();
      const asked = await placesIn(page, HELD);
      await answersUntilDrawn(page, driver);
      await page.locator(`${STAGE} .heg-drawn-cube`).nth(4).waitFor();
      const drawn = await placesIn(page, STAGE);
      expect(drawn).toEqual(asked);
      await page.locator(STAGE).waitFor({ state: 'detached' });
      await expect.poll(() => placesIn(page, HELD)).toEqual(drawn);
      // The cubes lie there, and do not fall once more.
      const falling = await page
        .locator('.heg-drawn-cube')
        .evaluateAll((cubes) => cubes.filter((cube) => cube.getAnimations().length > 0).length);
      expect([await page.locator('.heg-drawn-cube').count(), falling]).toEqual([5, 0]);
      await answerVote(visitor, 0);
      await lastAnswer(page);
      await page.locator(STAMP).waitFor();
      expect(await placesIn(page, STAGE)).toEqual(drawn);
    }),
  );

  it(
    'can be laid aside to look at the table, and taken up again, while something is asked',
    inBrowser(async (world) => {
      const { page } = await atElections(world, {});
      await page.setViewportSize({ width: 1440, height: 900 });
      const count = page.locator(`${HELD} .heg-vote-score`);
      await count.waitFor();
      await page.getByRole('button', { name: 'Look at the table' }).click();
      await count.waitFor({ state: 'detached' });
      await page.locator('[data-spot^="policy:"]').first().hover();
      await page.locator('.board-tip').waitFor();
      await page.getByRole('button', { name: 'Back to the vote' }).click();
      await count.waitFor();
    }),
  );

  it(
    'does not tell who has just taken a side, and points there still, that it is no answer',
    inBrowser(async (world) => {
      const { page } = await atElections(world, {});
      const driver = new Driver(page, randomFrom(1));
      const side = page.locator('[data-spot="stance:for"][data-choosable]');
      const question = page.locator('#ask-question');
      // Everybody takes a side first; what draws the sides may come a moment after the question.
      for (await driver.asked(); /stand\?$/.test(await textOf(question)); await driver.asked()) {
        await driver.answering(() => side.click());
      }
      expect(await textOf(question)).toMatch(/^How much influence/);
      await page.mouse.move(2, 2);
      await page.locator('.heg-vote-side.for').hover();
      await expect.poll(() => textOf(page.locator('.board-tip'))).toMatch(/is in favour\.$/);
      expect(await page.locator('.board-why').count()).toBe(0);
    }),
  );

  it(
    'goes to its result with Space or Escape, and is passed with either',
    inBrowser(async (world) => {
      const visitor = await atElections(world, { motion: true });
      const { page } = visitor;
      for (const [to, leave] of [
        ['Space', 'Escape'],
        ['Escape', 'Space'],
      ] as const) {
        await answerVote(visitor, 0);
        await page.evaluate(waitLonger, 100);
        await lastAnswer(page);
        await page.locator(STAGE).waitFor();
        await page.keyboard.press(to);
        // By itself it would take longer than anything is waited for.
        await page.locator(STAMP).waitFor();
        await page.evaluate(waitLonger, 1);
        await page.keyboard.press(leave);
        await page.locator(STAGE).waitFor({ state: 'detached' });
      }
    }),
  );

  it(
    'takes one press, for the cubes and what comes of them, and its result is kept',
    inBrowser(
      async ({ visit }) => {
        const visitor = await visit({ watches: true, motion: true });
        const { page } = visitor;
        await visitor.prefers({ others: 'skip', votes: 'wait' });
        await page.reload();
        await newTable(page, 'hegemony', 4, BOTS);
        await page.locator(STAGE).waitFor();
        await noteStages(page);
        await page.keyboard.press('Space');
        const stamp = await page.locator(STAMP).elementHandle();
        const seen = await seenStages(page);
        // Nobody has to press once more: it goes on by itself, and nothing but the result was seen.
        await page.waitForFunction((one) => one?.isConnected === false, stamp);
        expect(seen).not.toContain('Influence');
        const told = async () => (await page.locator('.log-line').allTextContents()).join();
        await expect.poll(told).toMatch(/passed|rejected/i);
      },
      { pace: 4 },
    ),
  );

  it(
    'cuts to its end where nothing moves, and still waits; a finger passes it; axe finds nothing',
    inBrowser(async (world) => {
      const visitor = await atElections(world, { phone: true });
      const { page } = visitor;
      await answerVote(visitor, 0);
      await lastAnswer(page);
      await page.locator(STAMP).waitFor();
      await page.waitForTimeout(600);
      expect(await findings(page, STAGE)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await findingsOfColour(page, STAGE)).toEqual([]);
      const box = await page.locator('.scene-next').boundingBox();
      if (box === null) throw new Error('there is nothing to tap');
      expect(box.height).toBeGreaterThanOrEqual(44);
      // What lies beneath does not hear a finger that comes down a moment too late.
      const ignored = page.evaluate(isLateTapIgnored);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.locator(STAGE).waitFor({ state: 'detached' });
      expect(await ignored).toBe(true);
    }),
  );

  it(
    'is not passed by the second of two quick taps that were to lead to its result',
    inBrowser(async (world) => {
      const visitor = await atElections(world, { phone: true, motion: true });
      const { page } = visitor;
      await answerVote(visitor, 0);
      await page.evaluate(waitLonger, 100);
      await lastAnswer(page);
      await page.locator('.scene-next').waitFor();
      await page.evaluate(waitLonger, 1);
      const stays = page.evaluate(staysWhenTapped);
      await page.evaluate(() => {
        const press = () => {
          const next = document.querySelector('.scene-next');
          next?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        };
        setTimeout(press, 700);
      });
      expect(await stays).toBe(true);
    }),
  );

  it(
    'is not passed either by a tap in the moment in which its result comes by itself',
    inBrowser(async (world) => {
      const visitor = await atElections(world, { phone: true, motion: true });
      const { page } = visitor;
      await answerVote(visitor, 0);
      const stays = page.evaluate(staysWhenTapped);
      await lastAnswer(page);
      expect(await stays).toBe(true);
    }),
  );

  it(
    'passes by itself for who only watches, unless they have chosen otherwise',
    inBrowser(
      async ({ visit }) => {
        const { page } = await visit({ watches: true });
        await newTable(page, 'hegemony', 4, BOTS);
        const stamp = page.locator(STAMP);
        await stamp.waitFor();
        const first = await stamp.elementHandle();
        await page.waitForFunction((one) => one?.isConnected === false, first);
      },
      { pace: 4 },
    ),
  );

  it(
    'is passed by one press with all that waits behind it, to where the table is now',
    inBrowser(
      async ({ visit }) => {
        const visitor = await visit({ watches: true });
        const { page } = visitor;
        await visitor.prefers({ votes: 'wait', rounds: 'wait' });
        await page.reload();
        await newTable(page, 'hegemony', 4, BOTS);
        await page.locator('.scene').waitFor();
        const isOver = () => visitor.heard.some((told) => told.type === 'position' && told.over);
        await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
        await page.getByRole('button', { name: 'To now' }).click();
        await page.getByRole('button', { name: 'Replay' }).waitFor();
      },
      { pace: 4 },
    ),
  );

  it(
    'holds up who only watches and wants that, and Escape goes to the last result that is known',
    inBrowser(
      async ({ visit }) => {
        const visitor = await visit({ watches: true });
        const { page } = visitor;
        await visitor.prefers({ votes: 'wait', rounds: 'wait' });
        await page.reload();
        await newTable(page, 'hegemony', 4, BOTS);
        // What production brought is shown before the votes that follow it, unless one was held at once before.
        const production = page.locator('.heg-round');
        await production.or(page.locator(STAMP)).first().waitFor();
        if (await production.isVisible()) await page.keyboard.press('Space');
        await page.locator(STAMP).waitFor();
        const shown = await page.locator('.log-line').last().textContent();
        const decided = () => visitor.frames.filter(({ text }) => text.includes('"vote-result"')).length;
        await expect.poll(decided, { timeout: 60_000 }).toBeGreaterThan(3);
        expect(await page.locator('.log-line').last().textContent()).toBe(shown);
        const score = await page.locator(`${STAGE} .heg-vote-score`).textContent();
        await page.getByRole('button', { name: 'To the last result' }).waitFor();
        await page.keyboard.press('Escape');
        await page.waitForFunction(
          (before) => document.querySelectorAll('.log-line').length > 0 && document.body.textContent !== before,
          score,
        );
        await expect.poll(() => page.locator('.log-line').last().textContent()).not.toBe(shown);
        await page.locator('.to-end').waitFor({ state: 'detached' });
      },
      { pace: 4 },
    ),
  );
});

describeInBrowser('What production brought', () => {
  it(
    'is told payment by payment, up to what I have, before the votes; then it waits',
    inBrowser(async (world) => {
      const visitor = await world.visit({ watches: true, motion: true });
      const { page } = visitor;
      const laid = findEndOfProduction();
      await layTables(world, visitor, [laid]);
      await visitor.prefers({ curtain: false, confirm: false });
      await page.reload();
      await goToTable(page, laid.id);
      await notePayments(page);
      const driver = new Driver(page, randomFrom(1));
      const scene = page.locator('.heg-production');
      const question = page.locator('.ask.mine .ask-answers[aria-busy="false"] > *');
      for (await question.or(scene).first().waitFor(); !(await scene.isVisible()); await page.waitForTimeout(300)) {
        await driver.answer();
      }
      await page.getByRole('button', { name: 'Continue' }).waitFor();
      const { untold, sums } = await notedPayments(page);
      expect(Math.max(...untold)).toBeGreaterThan(0);
      expect(untold.at(-1)).toBe(0);
      expect(sums.length).toBeGreaterThan(1);
      const after = page.locator('.heg-round-money tfoot tr').first().locator('.mine');
      expect(sums.at(-1)).toBe(await after.textContent());
      await page.keyboard.press('Space');
      await scene.waitFor({ state: 'detached' });
    }),
  );
});

describeInBrowser('A card that somebody else plays', () => {
  it(
    'is shown with what it does, holds back what follows, and goes with any press',
    inBrowser(
      async (world) => {
        const visitor = await world.visit({ phone: true });
        const { page } = visitor;
        await visitor.prefers({ others: 'usual' });
        // None of the cards goes by itself while it is looked at.
        await page.addInitScript(waitLonger, 100);
        const laid = findAskedOf('working', 'turn', 5);
        await layTables(world, visitor, [{ ...laid, held: [], bot: 'random' }]);
        await page.goto(`/table/${laid.id}`);
        const card = page.locator('.heg-shown-card');
        await card.waitFor();
        const [said = '', text = ''] = await card.locator('p').allTextContents();
        expect(said).toMatch(/ plays /);
        expect(text.length).toBeGreaterThan(10);
        expect(await findings(page, '.heg-shown-card')).toEqual([]);
        const second = page.getByRole('status').filter({ hasText: said });
        await page.touchscreen.tap(200, 600);
        await second.waitFor({ state: 'detached' });

        // While a dialog is open nothing of it begins, neither over it nor behind it.
        await page.getByRole('button', { name: 'Settings' }).click();
        await page.getByRole('dialog', { name: 'Settings' }).waitFor();
        await page.waitForTimeout(1500);
        expect(await card.count()).toBe(0);
        await page.keyboard.press('Escape');
        await card.waitFor();

        await page.getByRole('button', { name: 'Settings' }).click();
        await page.getByLabel('What others do, bots too').selectOption('skip to my turn');
        await page.keyboard.press('Escape');
        await card.waitFor({ state: 'detached' });
        await page.locator('.over-page').waitFor({ timeout: 120_000 });
      },
      { pace: 4 },
    ),
  );
});

describeInBrowser('What the others did since my turn', () => {
  it(
    'stands in a strip above the log, a deed for each of them, and on a phone above the table',
    inBrowser(async (world) => {
      const visitor = await world.visit({ touches: true });
      const { page } = visitor;
      const [, second] = findTurns('working', 2);
      if (second === undefined) throw new Error('there is no second turn');
      await layTables(world, visitor, [second]);
      await goToTable(page, second.id);
      const deeds = page.locator('.side-digest .heg-strip li');
      await deeds.first().waitFor();
      await expect.poll(() => deeds.count()).toBe(3);
      expect(await findings(page, '.heg-strip')).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('.heg-tabs .heg-strip li').first().waitFor();
      await expect.poll(() => page.locator('.heg-strip').count()).toBe(1);

      // A line that names a card tells what it does, by a press.
      await page.locator('.tabs').getByRole('button', { name: 'Log' }).click();
      await page
        .locator('.log-point', { hasText: / plays | discards / })
        .last()
        .tap();
      await expect.poll(async () => (await textOf(page.getByRole('dialog'))).length).toBeGreaterThan(10);
    }),
  );
});

/** The page at the end of a round: it waits, its money sums up, and nothing of the next round is seen before. */
async function roundIsOver(page: Page): Promise<void> {
  await toTheEndOfTheRound(page);
  const last = await page.locator('.log-line').last().textContent();
  expect(await page.locator('.scene-title').textContent()).toMatch(/^Round \d is over\. You are/);
  const rows = await page
    .locator('.heg-round-money tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => (textContent ?? '').replace('−', '-'))),
    );
  const [, before = [], ...changes] = rows.slice(0, -1);
  const after = changes.pop() ?? [];
  expect(before.length).toBe(2);
  before.forEach((amount, column) => {
    const sum = changes.reduce((all, row) => all + (Number(row[column]) || 0), Number(amount));
    expect(sum).toBe(Number(after[column]));
  });
  expect(await findings(page, '.heg-round')).toEqual([]);
  expect(await page.locator('.log-line').last().textContent()).toBe(last);
  await page.keyboard.press('Space');
  await page.locator('.heg-round').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.log-line').last().textContent()).not.toBe(last);
}

/** Answers what a policy leads to. */
async function toTheEndOfTheRound(page: Page): Promise<void> {
  const driver = new Driver(page, randomFrom(2));
  for (;;) {
    await page.locator('.heg-round, .ask.mine .ask-answers[aria-busy="false"] > *').first().waitFor();
    if ((await page.locator('.heg-round').count()) > 0) return;
    await driver.answer();
  }
}

/** Runs in the page: a finger comes down on the tabs of the page as soon as what lay over them is gone. */
function isLateTapIgnored(): Promise<boolean> {
  return new Promise((tell) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.scene') !== null) return;
      observer.disconnect();
      const tap = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' };
      tell(document.querySelector('.tabs button')?.dispatchEvent(new PointerEvent('click', tap)) === false);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** One browser holds all seats at the beginning of elections with three bills. */
async function atElections(world: World, looks: object): Promise<Visitor> {
  const visitor = await world.visit({ watches: true, ...looks });
  const laid = findElections(3);
  await layTables(world, visitor, [laid]);
  await visitor.prefers({ curtain: false, confirm: false });
  await visitor.page.reload();
  await goToTable(visitor.page, laid.id);
  await visitor.page.locator('#ask-question').waitFor();
  return visitor;
}

/** Where the parts of a vote lie, in whole pixels. */
function placesIn(page: Page, stage: string): Promise<readonly (readonly number[])[]> {
  return page
    .locator(`${stage} :is(.scene-title, .heg-vote-card, .heg-vote-score, .heg-vote-drawn, .heg-vote-changes)`)
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width } = part.getBoundingClientRect();
        return [x, y, width].map(Math.round);
      }),
    );
}

/** Everybody takes a side. */
async function answersUntilDrawn(page: Page, driver: Driver): Promise<void> {
  while ((await page.locator(`${STAGE}, .heg-vote-held .heg-drawn-cube`).count()) === 0) {
    await driver.answer();
    await page.waitForTimeout(300);
  }
}

/** Everybody takes sides and closes a fist, but the last. Gives the question that is left. */
async function answerVote(visitor: Visitor, pause: number): Promise<string> {
  const { page } = visitor;
  const driver = new Driver(page, randomFrom(1));
  for (;;) {
    await driver.asked();
    const question = (await page.locator('#ask-question').textContent()) ?? '';
    const fist = page.locator('.ask-answers form button[type="submit"]');
    if (question.startsWith('How much influence')) {
      if (asked(visitor) <= 1) return question;
      await driver.answering(() => fist.click());
    } else await driver.answer();
    await page.waitForTimeout(pause);
  }
}

/** How many seats are asked something, as the server has told last. */
function asked({ heard }: Visitor): number {
  const last = heard.findLast((message) => message.type === 'position');
  return last?.type === 'position' ? last.positions.filter(({ ask }) => ask !== null).length : 0;
}

async function lastAnswer(page: Page): Promise<void> {
  await page.locator('.ask-answers form button[type="submit"]').click();
}

/** Runs in the page: taps as soon as the result is there, when what leads on lies where the finger is. */
function staysWhenTapped(): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('.heg-vote .heg-stamp') === null) return;
      watch.disconnect();
      const next = document.querySelector('.scene-next');
      next?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      setTimeout(() => resolve(document.querySelector('.heg-vote .heg-stamp') !== null), 300);
    });
    watch.observe(document, { childList: true, subtree: true });
  });
}

/** Keeps which stages of a vote the page has shown since a key was pressed. */
async function noteStages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stages = new Set<string>();
    Object.assign(globalThis, { stages });
    addEventListener('keydown', () => stages.clear(), { capture: true });
    new MutationObserver(() => {
      const here = document.querySelector('.scene .heg-vote-stages .here');
      if (here) stages.add(here.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

async function seenStages(page: Page): Promise<string> {
  const seen = await page.evaluate(() => [
    ...(globalThis as unknown as { readonly stages: ReadonlySet<string> }).stages,
  ]);
  return seen.join();
}

interface NotedPayments {
  readonly untold: number[];
  readonly sums: string[];
}

/** Keeps how many payments were still to be told, and what they came to so far. */
async function notePayments(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: NotedPayments = { untold: [], sums: [] };
    Object.assign(globalThis, { noted });
    new MutationObserver(() => {
      const sum = document.querySelector('.heg-payments .sum b')?.textContent;
      if (!sum) return;
      noted.untold.push(document.querySelectorAll('.heg-payments .untold').length);
      if (noted.sums.at(-1) !== sum) noted.sums.push(sum);
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  });
}

function notedPayments(page: Page): Promise<NotedPayments> {
  return page.evaluate(() => (globalThis as unknown as { readonly noted: NotedPayments }).noted);
}

/** Keeps all that the page has said until the stamp falls. */
async function watchForLeaks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said = new Set<string>();
    const observer = new MutationObserver(() => note());
    const note = () => {
      if (document.querySelector('.heg-stamp')) observer.disconnect();
      else said.add(document.body.textContent ?? '');
    };
    Object.assign(globalThis, { said });
    note();
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Which of the lines were somewhere on the page before the stamp. */
function leaked(page: Page, lines: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((told) => {
    const { said } = globalThis as unknown as { readonly said: ReadonlySet<string> };
    const all = [...said];
    return told.filter((line) => all.some((text) => text.includes(line)));
  }, lines);
}
