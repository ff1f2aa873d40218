/** On a phone a question is answered where one looks: its answers are in sight, and what confirms stays where it is. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CONFIRM } from '../board-look.js';
import { goToTable, layTables } from '../stored-table.js';
import {
  atRest,
  boxAtRest,
  describeInBrowser,
  hasFetchedAll,
  inBrowser,
  type Visitor,
  type World,
} from '../support.js';
import { type AskedPosition, findAsked, findAskedOf, findTurns } from './asked-positions.js';
import { inSight as isSeen } from './on-a-phone.js';

/** Longer than anything takes on a machine with other work. */
const PATIENCE = { timeout: 30_000 };

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

describeInBrowser('The answers on a phone', () => {
  it(
    'are in sight when a question is put, and those below are counted',
    inBrowser(async (world) => {
      const visitor = await lay(world, [
        findAskedOf('working', 'assign-worker', 2),
        findAskedOf('middle', 'buy-source', 2),
        findAskedOf('working', 'propose-bill', 1),
      ]);
      const { page } = visitor;
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        for (const id of ['working-assign-worker', 'middle-buy-source', 'working-propose-bill']) {
          await goToTable(page, id);
          const where = `${id} at ${size.width}x${size.height}`;
          await expect.poll(() => answersInSight(page), { ...PATIENCE, message: where }).toBeGreaterThan(0);
          const missed = async () => (await answersBelow(page)) - (await countSaid(page));
          await expect.poll(missed, { ...PATIENCE, message: where }).toBe(0);
        }
      }
    }),
  );

  it(
    'to what is bought carry seller and price, what one has and what one needs',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('working', 'buy-resource', 1),
        findAskedOf('working', 'food-source', 1),
      ]);
      await goToTable(page, 'working-food-source');
      await page.getByRole('heading', { name: /^You need \d+ more food and have \d+ to pay with/ }).waitFor();
      await goToTable(page, 'working-buy-resource');
      const offer = page.locator('.heg-offers .option').first();
      await offer.waitFor();
      expect(await page.locator('.heg-offers h3').first().textContent()).toMatch(/you have \d+/);
      expect(await offer.locator('.option-text').textContent()).toMatch(/: \d+ each$|for nothing$/);
      expect(await offer.locator('.option-detail').textContent()).toMatch(/^\d+ (?:for \d+|in your storage)/);
      await tapMiddle(page, '[data-offer="offer:foreign-market:food"]');
      // Who points at an offer has named the seller as well.
      await page.locator('#ask-question', { hasText: /^.*How much .+ do you buy/ }).waitFor();
    }),
  );

  it(
    'that cost money stand with what I have, however far one scrolls',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('working', 'buy-resource', 1),
        findAskedOf('capitalist', 'build-company', 1),
      ]);
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        for (const id of ['working-buy-resource', 'capitalist-build-company']) {
          await goToTable(page, id);
          await expect.poll(() => answersInSight(page), PATIENCE).toBeGreaterThan(0);
          await page.evaluate(() => {
            for (const scrolled of document.querySelectorAll('.stage, .ask, .ask-answers, .options')) {
              scrolled.scrollTo({ top: 10_000, behavior: 'instant' });
            }
          });
          const message = `${id} at ${size.width}`;
          await expect.poll(() => seenWhole(page, '.heg-in-sight'), { ...PATIENCE, message }).toBe(true);
        }
      }
    }),
  );

  it(
    'to a vote and to who goes to work stand below what is to be known for them',
    inBrowser(async (world) => {
      const visitor = await lay(world, [
        ...findAsked(['immediate-vote'], 'known'),
        findAskedOf('working', 'stance', 1),
        findAskedOf('working', 'assign-to', 1),
      ]);
      const { page } = visitor;
      const known = page.locator('.ask .heg-at-hand');
      const numbers = async (selector: string) => (await page.locator(selector).allTextContents()).map(Number);
      for (const id of ['known-immediate-vote', 'working-stance']) {
        await goToTable(page, id);
        await known.waitFor();
        const bag = () => numbers('.heg-bag-of .board-num, .heg-bag-of > :last-child');
        await expect.poll(bag, { ...PATIENCE, message: id }).toHaveLength(3);
        const told = async () => (await numbers('.ask .heg-at-hand b')).slice(0, 3);
        await expect.poll(told, { ...PATIENCE, message: id }).toEqual(await bag());
        expect(await known.textContent(), id).toMatch(/Influence \d+$/);
      }
      const against = page.locator('.ask [data-at-hand="stance:against"]');
      await expect.poll(async () => (await against.boundingBox())?.y, PATIENCE).toBeGreaterThan(UPRIGHT.height / 2);
      await goToTable(page, 'working-assign-to');
      await known.waitFor();
      const idle = (await numbers('.ask .heg-at-hand b')).reduce((sum, count) => sum + count, 0);
      const told = await page.locator('[data-anchor="unemployed:working"] .heg-idle-sum').textContent();
      expect(idle).toBe(Number(/\d+/.exec(told ?? '')?.[0]));
    }),
  );

  it(
    'to a bill say what it would change for me and the others before it is proposed',
    inBrowser(async (world) => {
      const { page } = await lay(world, [findAskedOf('working', 'propose-bill', 2)]);
      await goToTable(page, 'working-propose-bill');
      await tapMiddle(page, '[data-spot="policy:welfare-health:A"][data-choosable]');
      const told = page.locator('.heg-would-change');
      await told.getByText('Next production, and points at the end:').waitFor();
      await expect.poll(() => told.locator('.heg-gains').count(), PATIENCE).toBeGreaterThan(0);
    }),
  );

  it(
    'lead with a tap to those that lie below',
    inBrowser(async (world) => {
      const visitor = await lay(world, [findAskedOf('working', 'assign-worker', 2)]);
      const { page } = visitor;
      await goToTable(page, 'working-assign-worker');
      await expect.poll(() => countSaid(page), PATIENCE).toBeGreaterThan(0);
      // What is fetched later pushes the way to them from under a finger.
      await hasFetchedAll(visitor, page);
      const before = await atRest(() => countSaid(page));
      await tapMiddle(page, '.board-more-below');
      await expect.poll(() => countSaid(page), PATIENCE).toBeLessThan(before);
      await expect.poll(() => answersInSight(page), PATIENCE).toBeGreaterThan(0);
    }),
  );

  it(
    'are in sight again when the phone is turned',
    inBrowser(async (world) => {
      const { page } = await lay(world, [findAskedOf('working', 'stance', 1)]);
      await goToTable(page, 'working-stance');
      for (const size of [LYING, UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        for (const side of ['for', 'against']) {
          const answer = page.locator(`.ask [data-at-hand="stance:${side}"]`);
          await expect.poll(() => isSeen(answer), { ...PATIENCE, message: `${side} at ${size.width}` }).toBe(true);
        }
      }
    }),
  );

  it(
    'to how much influence stand with the cubes and the votes',
    inBrowser(async (world) => {
      const { page } = await lay(world, [findAskedOf('working', 'vote-influence', 1)]);
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        await goToTable(page, 'working-vote-influence');
        await expect
          .poll(() => inSight(page, '.heg-vote-held .scene-title'), { ...PATIENCE, message: `${size.width}` })
          .toBe(1);
      }
    }),
  );

  it(
    'are four cards and more beside a hint and what the others did, which stand below the question of a phone that lies',
    inBrowser(async (world) => {
      const visitor = await lay(world, findTurns('working', 2).slice(1));
      const { page } = visitor;
      await page.evaluate(() => localStorage.setItem('polity.hegemony.hints', 'on'));
      await page.goto('/table/working-1');
      await page.locator('.heg-strip').waitFor();
      // Of what the others did the newest is seen first.
      await expect.poll(() => seenWhole(page, '.heg-strip li:last-child'), PATIENCE).toBe(true);
      const why = page.getByRole('button', { name: 'Why?' });
      await why.waitFor();
      await expect.poll(() => inSight(page, '.heg-card'), PATIENCE).toBeGreaterThanOrEqual(4);
      await expect.poll(() => smallerThan(page, '.heg-hint button:not([hidden])', 40), PATIENCE).toEqual([]);
      const reason = page.locator('.heg-advice-said > p').nth(1);
      await reason.waitFor({ state: 'hidden' });
      await why.tap();
      await reason.waitFor();
      await page.setViewportSize(LYING);
      await page.locator('.told .heg-hint').waitFor();
      await page.locator('.told .heg-strip li').first().waitFor();
      await expect.poll(() => inSight(page, '.heg-card'), PATIENCE).toBeGreaterThanOrEqual(2);
      const ask = await boxAtRest(page.locator('.ask'));
      const hint = await boxAtRest(page.locator('.told .heg-hint'));
      expect(hint.x).toBeGreaterThanOrEqual(ask.x);
      expect(hint.y).toBeGreaterThanOrEqual(ask.y + ask.height);
    }),
  );

  it(
    'are named whole in the tabs, at any size of text',
    inBrowser(async (world) => {
      const visitor = await lay(world, [findAskedOf('working', 'stance', 1)]);
      const { page } = visitor;
      await visitor.prefers({ text: 'xl' });
      for (const size of [UPRIGHT, LYING, { width: 667, height: 375 }]) {
        await page.setViewportSize(size);
        await page.goto('/table/working-stance');
        await page.locator('.board-tabs').waitFor();
        const cut = () =>
          page
            .locator('.board-tabs button > span')
            .evaluateAll((names) => names.flatMap((one) => (one.scrollWidth > one.clientWidth ? one.textContent : [])));
        expect(await atRest(cut), `${size.width}`).toEqual([]);
      }
    }),
  );

  it(
    'that lie nowhere on the board stand in the question and wrap, and nothing drags the board aside',
    inBrowser(async (world) => {
      const { page } = await lay(world, findAsked(['card-industry'], 'phone'));
      await goToTable(page, 'phone-card-industry');
      await page.locator('.ask .board-loose').waitFor();
      await expect.poll(() => smallerThan(page, '.ask .board-loose .board-hit', 40), PATIENCE).toEqual([]);
      await expect.poll(() => seenWhole(page, '.ask .board-loose li:last-child'), PATIENCE).toBe(true);
      const wide = () => page.locator('.stage').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(wide, PATIENCE).toBeLessThanOrEqual(0);
    }),
  );
});

describeInBrowser('What is tapped on a phone', () => {
  it(
    'is as large as a finger',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('working', 'assign-worker', 2),
        findAskedOf('capitalist', 'adjust-price', 2),
        findAskedOf('working', 'propose-bill', 2),
      ]);
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        for (const id of ['working-assign-worker', 'capitalist-adjust-price', 'working-propose-bill']) {
          await goToTable(page, id);
          const message = `${id} at ${size.width}`;
          await expect.poll(() => answersInSight(page), { ...PATIENCE, message }).toBeGreaterThan(0);
          await expect.poll(() => smallerThan(page, ANSWERS, 40), { ...PATIENCE, message }).toEqual([]);
        }
        await expect.poll(() => smallerThan(page, '.header button, .board-tabs button', 40), PATIENCE).toEqual([]);
      }
    }),
  );

  it(
    'is found by a finger that comes down beside it where it is drawn smaller',
    inBrowser(async (world) => {
      const { page } = await lay(world, findAsked(['turn', 'immediate-vote', 'export-transaction'], 'finger'));
      await goToTable(page, 'finger-turn');
      await page.locator('nav.board-tabs button', { hasText: 'Hand' }).tap();
      await page.locator('.heg-action.choosable').first().waitFor();
      await expect.poll(() => missedBeside(page, 19), PATIENCE).toEqual([]);
      await expect.poll(() => smallerThan(page, '.heg-action.choosable > .board-hit', 40), PATIENCE).toEqual([]);
      // What is free lies in a row of its own, from the left edge on.
      const rows = await page
        .locator('.heg-action-row')
        .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().left));
      expect(new Set(rows).size).toBe(1);
      await page.locator('nav.board-tabs button', { hasText: 'Others' }).tap();
      await tapMiddle(page, '.heg-brief.heg-edge-capitalist .heg-brief-goods');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      for (const [id, drawn] of [
        ['finger-immediate-vote', '.heg-side'],
        ['finger-export-transaction', '.heg-sale'],
      ] as const) {
        await goToTable(page, id);
        await page.locator(`${drawn}.choosable`).first().waitFor();
        await expect.poll(() => missedBeside(page, 19), { ...PATIENCE, message: id }).toEqual([]);
      }
    }),
  );

  it(
    'opens the guide from the menu of the bar, at any size of text',
    inBrowser(async (world) => {
      const visitor = await lay(world, [findAskedOf('working', 'stance', 1)]);
      const { page } = visitor;
      await visitor.prefers({ text: 'xl' });
      await page.goto('/table/working-stance');
      await page.locator('.heg-tools-open').waitFor();
      const wide = () => page.locator('.header').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(wide, PATIENCE).toBeLessThanOrEqual(0);
      await tapMiddle(page, '.heg-tools-open');
      await page.getByRole('button', { name: 'Guide', exact: true }).tap();
      await page.getByRole('dialog').getByText('What the icons mean').waitFor();
    }),
  );

  it(
    'lies on nothing else in the question of a phone that lies',
    inBrowser(async (world) => {
      const { page } = await lay(world, [findAskedOf('working', 'vote-influence', 1)]);
      await page.setViewportSize(LYING);
      await goToTable(page, 'working-vote-influence');
      await page.locator('.board-amount-box .primary').waitFor();
      const gap = async () => {
        const send = await page.locator('.board-amount-box .primary').boundingBox();
        const undo = await page.locator('.ask-buttons .button').first().boundingBox();
        return (undo?.x ?? 0) - (send?.x ?? 0) - (send?.width ?? 0);
      };
      await expect.poll(gap, PATIENCE).toBeGreaterThanOrEqual(0);
    }),
  );
});

describeInBrowser('What confirms on a phone', () => {
  it(
    'is named by the guide once its answer was pressed, and a question that was folded unfolds for the next',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true, first: true });
      await page.goto('/learn/hegemony');
      await page.getByRole('button', { name: 'Begin as the Middle Class' }).tap();
      const guide = page.getByRole('complementary', { name: 'Guided round' });
      await guide.getByRole('button', { name: 'Next' }).tap();
      await guide.getByText('press Luxury').waitFor();
      await page.getByRole('heading', { name: 'You begin with a worker: skilled in what?' }).waitFor();
      const luxury = page.locator('.ask [data-spot="supply:luxury"][data-choosable]');
      const before = await boxAtRest(luxury);
      await luxury.tap();
      await guide.getByText('Now press Confirm.').waitFor();
      expect((await boxAtRest(luxury)).y).toBe(before.y);
      await tapMiddle(page, CONFIRM);
      await guide.getByText('press Build').waitFor();
      await page.getByRole('button', { name: 'Show the table' }).tap();
      await page.locator('.ask.collapsed').waitFor();
      await tapMiddle(page, '[data-spot="basic:build-company"][data-choosable]');
      await page.locator('.ask:not(.collapsed)').waitFor();
    }),
  );

  it(
    'stays where it is, whatever is picked',
    inBrowser(async (world) => {
      const visitor = await lay(world, [findAskedOf('middle', 'discard-card', 1)]);
      const { page } = visitor;
      await visitor.prefers({ confirm: true });
      await page.goto('/table/middle-discard-card');
      const spots = page.locator('.heg-card button[data-choosable]');
      await spots.first().waitFor();
      const places = new Set<string>();
      for (let card = 0; card < (await spots.count()); card++) {
        await spots.nth(card).tap();
        // It is there also where it has nothing to say, and is not shown.
        await page.locator('.preview:not(.idle)').waitFor({ state: 'attached' });
        const { x, y, width } = await boxAtRest(page.locator(CONFIRM));
        places.add(`${Math.round(x + width)} ${Math.round(y)}`);
      }
      expect([...places]).toHaveLength(1);
    }),
  );
});

async function lay(world: World, positions: readonly AskedPosition[]): Promise<Visitor> {
  const visitor = await world.visit({ phone: true });
  await layTables(world, visitor, positions);
  return visitor;
}

const ANSWERS = '.stage button.board-hit[data-choosable]';

/** How many of some elements are seen in the middle, with nothing on them. */
function inSight(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const seen = [...document.querySelectorAll(wanted)].filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = width > 0 ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
      return at !== null && (element.contains(at) || at.contains(element)) && at.closest('.stage') !== null;
    });
    return seen.length;
  }, selector);
}

/** Whether all of something is on the screen, with nothing on it. */
function seenWhole(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.height === 0) return false;
    const ys = [box.top + 1, box.bottom - 1];
    return ys.every((y) => {
      const at = document.elementFromPoint(box.left + box.width / 2, y);
      return at !== null && element.contains(at);
    });
  }, selector);
}

const answersInSight = (page: Page) => inSight(page, ANSWERS);

/** Those of which nothing that a finger finds is above the question. */
function answersBelow(page: Page): Promise<number> {
  return page.evaluate((wanted) => {
    const stage = document.querySelector('.stage')?.getBoundingClientRect();
    const ask = document.querySelector('.ask')?.getBoundingClientRect();
    // On a phone that lies the question stands beside the table, and covers nothing of it.
    const over = stage && ask && ask.left < stage.right ? ask.top : Number.POSITIVE_INFINITY;
    const floor = Math.min(stage?.bottom ?? 0, over);
    const spots = [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((button) => {
      const { top, height } = button.getBoundingClientRect();
      return height > 0 ? [{ name: button.dataset.spot, below: top > floor - Math.min(20, height / 2) }] : [];
    });
    const above = new Set(spots.filter(({ below }) => !below).map(({ name }) => name));
    return new Set(spots.map(({ name }) => name).filter((name) => !above.has(name))).size;
  }, ANSWERS);
}

/** Answers that are not what lies so many pixels above or below their middle. */
function missedBeside(page: Page, pixels: number): Promise<readonly string[]> {
  return page.evaluate(
    ([wanted, beside]) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const lies = (y: number) => document.elementFromPoint(left + width / 2, y) === element;
        const middle = top + height / 2;
        return width === 0 || (lies(middle - beside) && lies(middle + beside)) ? [] : [`${element.dataset.spot}`];
      }),
    [ANSWERS, pixels] as const,
  );
}

/** Those of some elements that are drawn smaller than so many pixels, either way. */
function smallerThan(page: Page, selector: string, least: number): Promise<readonly string[]> {
  return page.evaluate(
    ([wanted, size]) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const small = width > 0 && (width < size || height < size);
        return small ? [`${element.dataset.spot ?? element.className} ${width}x${height}`] : [];
      }),
    [selector, least] as const,
  );
}

/** What the page says of them. */
function countSaid(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseInt(document.querySelector('.board-more-below')?.textContent ?? '0', 10));
}

async function tapMiddle(page: Page, selector: string): Promise<void> {
  const spot = page.locator(selector);
  await spot.waitFor();
  const box = await boxAtRest(spot);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
