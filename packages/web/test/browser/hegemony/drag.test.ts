/** Workers are carried to their places, with the mouse and with a finger. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { TABS } from '../board-look.js';
import { lastPosition, question, twoPlayers } from '../pages.js';
import { describeInBrowser, inBrowser, middleOf, type Point, textOf, until, type Visitor } from '../support.js';

/** Something that presses, moves and lets go: a mouse or a finger. */
interface Hand {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
  /** Goes away without having pressed anything. */
  withdraw(): Promise<void>;
}

describeInBrowser('A worker', () => {
  it(
    'is carried with the mouse from the unemployed to a slot, and stands there',
    inBrowser(async (world) => {
      const { working } = await twoPlayers(world);
      const hand: Hand = {
        down: async ({ x, y }) => {
          await working.page.mouse.move(x, y);
          await working.page.mouse.down();
        },
        move: ({ x, y }) => working.page.mouse.move(x, y, { steps: 4 }),
        up: () => working.page.mouse.up(),
        withdraw: async () => {
          await working.page.mouse.move(0, 0);
          await working.page.mouse.up();
        },
      };
      await takeToAssigning(working.page);
      await putBack(working.page, hand);
      await giveUp(working.page, hand);
      await clicks(working.page);
      await carry(working, hand);
    }),
  );

  it(
    'is carried with a finger on a phone',
    inBrowser(async (world) => {
      const { working } = await twoPlayers(world, { touches: true });
      const { page } = working;
      await takeToAssigning(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('.heg.heg-tabs').waitFor();
      const hand = finger(await working.context.newCDPSession(page));
      await putBack(page, hand);
      await carry(working, hand);
    }),
  );
});

/** Chooses to assign workers, and pays for it with the first card that may be discarded. */
async function takeToAssigning(page: Page): Promise<void> {
  await choose(page, page.locator('[data-spot="basic:assign-workers"][data-choosable]'), 'Which card do you discard');
  await choose(page, page.locator('[data-spot^="card:"][data-choosable]').first(), 'Where do you assign');
}

/** Where answers wait for a second press, that is pressed too: once, for what is answered cannot be pressed any more. */
async function choose(page: Page, spot: Locator, next: string): Promise<void> {
  const asked = async () => ((await textOf(question(page))).includes(next) ? 'asked' : undefined);
  await spot.waitFor();
  await spot.click();
  const waits = async () =>
    (await spot.getAttribute('aria-pressed', { timeout: 1000 }).catch(() => null)) === 'true' ? 'waits' : undefined;
  if ((await until(async () => (await asked()) ?? (await waits()))) === 'waits') await spot.click();
  await until(asked);
}

function idle(page: Page): Locator {
  return page.locator('[data-spot^="unemployed:"][data-drags]').first();
}

/** Has a worker in hand. The page may scroll to its answers while the hand comes down: who misses aims again. */
async function takeUp(page: Page, hand: Hand): Promise<Point> {
  const from = await until(async () => {
    const at = await reached(idle(page));
    await idle(page).evaluate((spot) => {
      const tell = ({ target }: Event) => spot.toggleAttribute('data-met', spot.contains(target as Node));
      addEventListener('pointerdown', tell, { capture: true, once: true });
    });
    await hand.down(at);
    if ((await page.locator('[data-met]').count()) > 0) return at;
    await hand.withdraw();
    return undefined;
  });
  await hand.move({ x: from.x + 20, y: from.y });
  await page.locator('.board-ghost').waitFor();
  return from;
}

/** Lets go where nothing is: nothing has been picked, and the question stands. */
async function putBack(page: Page, hand: Hand): Promise<void> {
  const asked = await textOf(question(page));
  await takeUp(page, hand);
  await expect.poll(() => idle(page).getAttribute('aria-pressed')).toBe('true');
  await hand.move(await middleOf(page.locator('.heg-unemployed h3')));
  await hand.up();
  await nothingPicked(page);
  expect(await textOf(question(page))).toBe(asked);
}

async function giveUp(page: Page, hand: Hand): Promise<void> {
  const from = await takeUp(page, hand);
  await page.keyboard.press('Escape');
  await page.locator('.board-ghost').waitFor({ state: 'detached' });
  await hand.move(from);
  await hand.up();
  await nothingPicked(page);
}

async function nothingPicked(page: Page): Promise<void> {
  await page.locator('.board-ghost').waitFor({ state: 'detached' });
  await page.locator('.board-spot.chosen, .board-drop').first().waitFor({ state: 'detached' });
}

/** A press without a way is a press still: picked, and taken back by the second one. */
async function clicks(page: Page): Promise<void> {
  await idle(page).click();
  await page.locator('.board-spot.chosen').waitFor();
  await idle(page).click();
  await page.locator('.board-spot.chosen').waitFor({ state: 'detached' });
}

async function carry(visitor: Visitor, hand: Hand): Promise<void> {
  const { page } = visitor;
  const [, of, skill] = (await idle(page).getAttribute('data-spot'))?.split(':') ?? [];
  await takeUp(page, hand);
  const target = await slotInSight(page);
  await hand.move(await middleOf(target));
  await page.locator('.board-drop').waitFor();
  const [, company, slot] = (await target.getAttribute('data-spot'))?.split(':') ?? [];
  await hand.up();
  await page.locator('.board-ghost').waitFor({ state: 'detached' });
  const worker = await until(async () => {
    await sendSomebody(visitor, Number(slot));
    const { companies } = lastPosition(visitor).view as HegemonyView;
    return companies.find(({ id }) => id === company)?.workers[Number(slot)] ?? undefined;
  });
  expect(worker).toEqual({ class: of, skill, committed: true });
  // On a phone the next question may have turned to another part of the table.
  const economy = page.locator(TABS, { hasText: 'Economy' });
  await until(async () => {
    if (await economy.isVisible()) await economy.click();
    const there = page.locator(`[data-anchor="slot:${company}:${slot}"] .heg-worker.heg-${of}`);
    return (await there.isVisible()) || undefined;
  });
}

/** Where a slot before that one wants somebody who is not unemployed, that is asked first. */
async function sendSomebody(visitor: Visitor, before: number): Promise<void> {
  const { ask } = lastPosition(visitor);
  if (ask?.kind !== 'assign-worker' || Number(ask.about.slot) >= before) return;
  const somebody = visitor.page.locator('[data-spot][data-choosable]').first();
  // It may have been answered in the meantime.
  await somebody.click({ timeout: 1000 }).catch(() => undefined);
}

/** A slot that glows; on a phone the board is scrolled until it is in sight. */
async function slotInSight(page: Page): Promise<Locator> {
  const target = page.locator('[data-spot^="slot:"][data-choosable]').last();
  await target.scrollIntoViewIfNeeded();
  return target;
}

/** Where a finger meets it: the page may itself have scrolled meanwhile, to where answers are. */
async function reached(spot: Locator): Promise<Point> {
  return until(async () => {
    const middle = await middleOf(spot);
    const isMet = await spot.evaluate((element, { x, y }) => {
      const met = document.elementFromPoint(x, y);
      if (element.contains(met)) return true;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return false;
    }, middle);
    return isMet ? middle : undefined;
  });
}

function finger(session: CDPSession): Hand {
  let at: Point = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: async (point) => {
      at = point;
      await touch('touchStart', [at]);
    },
    move: async (to) => {
      const from = at;
      for (let step = 1; step <= 6; step++) {
        at = { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 };
        await touch('touchMove', [at]);
      }
    },
    up: async () => {
      await touch('touchEnd', []);
    },
    withdraw: async () => {
      await touch('touchCancel', []);
    },
  };
}
