/** On a phone the first tap answers: nothing slips from under the finger, upright or lying. */
import type { Ask } from '@polity/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CONFIRM } from '../board-look.js';
import { playNow } from '../pages.js';
import { layTables } from '../stored-table.js';
import { atRest, boxAtRest, describeInBrowser, inBrowser, until, type Visitor } from '../support.js';
import { type AskedPosition, findAskedOf, isOpenVote } from './asked-positions.js';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

describeInBrowser('A finger on a phone', () => {
  for (const [held, size] of [
    ['upright', UPRIGHT],
    ['lying', LYING],
  ] as const) {
    it(
      `confirms at the first tap while what would change is shown, the phone ${held}`,
      inBrowser(async ({ visit }) => {
        const visitor = await visit({ phone: true });
        const { page } = visitor;
        await page.setViewportSize(size);
        await playNow(page, 'hegemony');
        await armAction(visitor);
        await tap(page, page.locator(CONFIRM));
        await until(() => putBy(visitor) === 1 || undefined);
      }),
    );
  }

  it(
    'confirms at the first tap in the list too',
    inBrowser(async ({ visit }) => {
      const visitor = await visit({ phone: true });
      const { page } = visitor;
      await playNow(page, 'hegemony');
      await tap(page, page.getByRole('button', { name: 'Show a list instead' }));
      await tap(page, page.locator('.ask-answers .option').first());
      await changesTold(page);
      await tap(page, page.locator('.ask-answers').getByRole('button', { name: 'Confirm' }));
      await until(() => putBy(visitor) === 1 || undefined);
    }),
  );

  it(
    'gives the card for an action, which can be taken back, with one tap, and confirms it who has chosen so',
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      const laid = findAskedOf('middle', 'discard-card', 1);
      await layTables(world, visitor, [laid, { ...laid, id: 'confirmed' }]);
      const card = page.locator('.heg-card button[data-choosable]').first();
      await page.goto(`/table/${laid.id}`);
      await tap(page, card);
      await until(() => putBy(visitor) === 1 || undefined);
      await page.locator('.ask-buttons button[aria-disabled="false"]', { hasText: 'Undo' }).waitFor();

      await visitor.prefers({ confirm: true });
      await page.goto('/table/confirmed');
      await tap(page, card);
      await tap(page, page.locator(CONFIRM));
      await until(() => putBy(visitor) === 2 || undefined);
    }),
  );

  it(
    'begins an action with one tap, and takes it back with another',
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      await layTables(world, visitor, [findAskedOf('working', 'turn', 2)]);
      await page.goto('/table/working-turn');
      await tap(page, page.locator('nav.board-tabs button', { hasText: 'Hand' }));
      await tap(page, page.locator('.heg-action [data-spot^="basic:"][data-choosable]').first());
      await page.locator('#ask-question', { hasText: /^Which card do you discard/ }).waitFor();
      expect(putBy(visitor)).toBe(1);
      await tap(page, page.locator('.ask-buttons').getByRole('button', { name: 'Undo' }));
      await page.locator('#ask-question', { hasText: /play a card/ }).waitFor();
    }),
  );

  it(
    'confirms what nobody takes back: a side, influence, a turn that could go on',
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      const vote = findAskedOf('working', 'vote-influence', 1, isOpenVote);
      const isDecided = (...at: Parameters<typeof isOpenVote>) => !isOpenVote(...at);
      const decided = { ...findAskedOf('working', 'vote-influence', 1, isDecided), id: 'decided' };
      await layTables(world, visitor, [endOfTurn(), findAskedOf('working', 'stance', 1), vote, decided]);
      const confirm = page.locator(CONFIRM);
      await page.goto('/table/working-end');
      const end = page.locator('.ask [data-spot="end"][data-choosable]');
      await end.waitFor();
      const box = await boxAtRest(end);
      expect(box.x + box.width).toBeGreaterThan(UPRIGHT.width - 20);
      await tap(page, end);
      // The reason for a second press.
      await page.locator('.board-choice-said', { hasText: /You could still: \w/ }).waitFor();
      await tap(page, confirm);
      await until(() => putBy(visitor) === 1 || undefined);

      for (const stance of ['for', 'against']) {
        await page.goto('/table/working-stance');
        await tap(page, page.locator(`.ask [data-at-hand="stance:${stance}"]`));
        await confirm.waitFor();
        expect(putBy(visitor)).toBe(1);
      }
      await tap(page, confirm);
      await until(() => putBy(visitor) === 2 || undefined);

      await page.goto('/table/working-vote-influence');
      const add = page.locator('.board-amount-box .primary', { hasText: /^Add/ });
      await tap(page, add);
      await tap(page, page.locator('.board-amount-box .primary', { hasText: /^Confirm$/ }));
      await until(() => putBy(visitor) === 3 || undefined);

      // What somebody adds there changes nothing.
      await page.goto('/table/decided');
      await tap(page, add);
      await until(() => putBy(visitor) === 4 || undefined);
    }),
  );

  it(
    'answers no next question with the second of two quick taps',
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      await layTables(world, visitor, [findAskedOf('working', 'turn', 2)]);
      await page.goto('/table/working-turn');
      await tap(page, page.locator('nav.board-tabs button', { hasText: 'Hand' }));
      const action = page.locator('.heg-action [data-spot^="basic:"][data-choosable]').first();
      const { x, y, width, height } = await boxAtRest(action);
      // As soon as the next question is drawn the second one falls on whatever can be chosen there.
      await page.evaluate(
        ([clientX, clientY]) => {
          let first = 0;
          addEventListener('click', ({ timeStamp }) => (first ||= timeStamp), { capture: true });
          const watch = new MutationObserver(() => {
            const card = document.querySelector('.heg-card [data-choosable]');
            if (!/Which card do you discard/.test(document.querySelector('#ask-question')?.textContent ?? '')) return;
            if (card === null) return;
            watch.disconnect();
            const tapped = { bubbles: true, cancelable: true, detail: 1, clientX, clientY, pointerType: 'touch' };
            const second = new PointerEvent('click', tapped);
            // However long the question took to come.
            Object.defineProperty(second, 'timeStamp', { value: first + 140 });
            card.dispatchEvent(second);
            card.setAttribute('data-tapped', '');
          });
          watch.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
        },
        [x + width / 2, y + height / 2] as const,
      );
      await tap(page, action);
      await page.locator('[data-tapped]').waitFor();
      await page.waitForTimeout(SEEN);
      expect(putBy(visitor)).toBe(1);
      // Whoever takes his time gives the card with one tap.
      await tap(page, page.locator('.heg-card [data-choosable]').first());
      await until(() => putBy(visitor) === 2 || undefined);
    }),
  );

  it(
    'reads what is explained while it holds, and answers nothing by letting go',
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      const laid = findAskedOf('middle', 'discard-card', 1);
      await layTables(world, visitor, [laid]);
      await page.goto(`/table/${laid.id}`);
      const card = page.locator('.heg-card button[data-choosable]').first();
      const { x, y, width, height } = await boxAtRest(card);
      const touch = await page.context().newCDPSession(page);
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.locator('.board-tip').waitFor();
      await page.waitForTimeout(SEEN);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.locator('.board-tip').waitFor({ state: 'hidden' });
      await page.waitForTimeout(SEEN);
      expect(putBy(visitor)).toBe(0);
      await tap(page, card);
      await until(() => putBy(visitor) === 1 || undefined);
    }),
  );

  it(
    'ends no turn with the second of two quick taps',
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      await layTables(world, visitor, [findAskedOf('working', 'assign-to', 1, ({ canStop }) => canStop)]);
      await page.goto('/table/working-assign-to');
      const stop = page.locator('.ask [data-anchor="answer:stop"]');
      await stop.waitFor();
      // The second comes as soon as the end of the turn is drawn in the place of what the first one pressed.
      await page.evaluate(() => {
        const watch = new MutationObserver(() => {
          const end = document.querySelector<HTMLElement>('.ask [data-spot="end"][data-choosable]');
          if (end === null) return;
          watch.disconnect();
          end.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        });
        watch.observe(document, { childList: true, subtree: true, attributes: true });
      });
      await tap(page, stop);
      await page.locator(CONFIRM).waitFor();
      expect(putBy(visitor)).toBe(1);
      await tap(page, page.locator(CONFIRM));
      await until(() => putBy(visitor) === 2 || undefined);
    }),
  );

  it(
    'finds nothing in the way of an answer that waits to be confirmed, and what a bill would change above it',
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      await layTables(world, visitor, [findAskedOf('working', 'propose-bill', 2)]);
      await page.goto('/table/working-propose-bill');
      await tap(page, page.locator('[data-spot^="policy:"][data-choosable]').first());
      await page.locator('.heg-would-change').waitFor();
      const confirm = page.locator(CONFIRM);
      await confirm.waitFor();
      for (const hidden of ['.ask-more', '.ask-buttons > .primary', '.ask .preview']) {
        await page.locator(hidden).filter({ visible: true }).first().waitFor({ state: 'hidden' });
      }
      const told = await boxAtRest(page.locator('.heg-would-change'));
      const place = await boxAtRest(confirm);
      expect(told.y + told.height).toBeLessThanOrEqual(place.y);
    }),
  );

  it(
    'goes on seeing what would change after it has touched something else',
    inBrowser(async ({ visit }) => {
      const visitor = await visit({ phone: true });
      const { page } = visitor;
      await playNow(page, 'hegemony');
      await armAction(visitor);
      await tap(page, page.locator('nav.board-tabs button', { hasText: 'Politics' }));
      await page.waitForTimeout(400);
      await changesTold(page);
      await tap(page, page.getByRole('button', { name: 'Clear' }));
      await page.locator('.preview.idle').waitFor({ state: 'attached' });
    }),
  );

  it(
    'finds nothing printed over anything in the bar of a phone that lies',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true });
      await page.setViewportSize(LYING);
      await playNow(page, 'hegemony');
      await page.locator('.heg-tools button').first().waitFor();
      expect(await atRest(() => overlapsInBar(page))).toEqual([]);
    }),
  );
});

/** Longer than a tap takes that was meant for the question before. */
const SEEN = 700;

/** The Working Class has done its action, and may take a free one yet. */
function endOfTurn(): AskedPosition {
  const isEnd = ({ options }: Ask) => options.length > 1 && options.some((one) => (one as { do: string }).do === 'end');
  return { ...findAskedOf('working', 'turn', 1, isEnd), id: 'working-end' };
}

/** Taps something that would answer, and waits until it is shown what that would change. */
async function armAction({ page }: Visitor): Promise<void> {
  const hand = page.locator('nav.board-tabs button', { hasText: 'Hand' });
  const card = page.locator('.heg-card button[data-choosable]').first();
  // The tabs of a phone that is held upright are fetched; one that lies shows the hand without any.
  await hand.or(card).filter({ visible: true }).first().waitFor();
  if ((await hand.count()) > 0) await tap(page, hand);
  await card.waitFor();
  await card.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await tap(page, card);
  await changesTold(page);
}

async function changesTold(page: Page): Promise<void> {
  await page.locator('.preview .preview-lines').waitFor({ state: 'attached' });
}

/** How many answers have gone to the server. */
function putBy({ frames }: Visitor): number {
  return frames.filter(({ sent, text }) => sent && text.includes('"type":"put"')).length;
}

/** A finger comes down on the middle of something that has come to rest, wherever that goes meanwhile. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await boxAtRest(target);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The words in the bar at the top that lie on one another. */
function overlapsInBar(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const leaves = [...document.querySelectorAll('header :is(a, button, h1, li)')].flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      return width > 2 ? [{ element, left, right, top, bottom }] : [];
    });
    return leaves.flatMap((one, index) =>
      leaves.slice(index + 1).flatMap((other) => {
        if (one.element.contains(other.element)) return [];
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 1 && down > 1 ? [`${one.element.textContent} | ${other.element.textContent}`] : [];
      }),
    );
  });
}
