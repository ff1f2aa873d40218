/** What is asked in New Angeles, and where its answers stand: nothing is pressed by accident, or looked for in a list. */
import { situationAt } from '@polity/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tableIsLaid } from '../pages.js';
import { layTables } from '../stored-table.js';
import { boxAtRest, describeInBrowser, inBrowser, middleOf, textOf } from '../support.js';
import { findPosition } from './positions.js';

const counter = () => findPosition({ id: 'counter', seats: 4, is: ({ kind }) => kind === 'counteroffer' });
const support = () =>
  findPosition({
    id: 'support',
    seats: 4,
    is: (ask, { state }) => ask.kind === 'support' && state.deal?.countering != null && state.deal.main !== null,
  });
const eiko = () => findPosition({ id: 'eiko', seats: 4, is: ({ kind }) => kind === 'eiko-reply' });

interface Asked {
  /** The kind of question. */
  readonly id: string;
  /** Whether it is looked for with a single option. */
  readonly only?: boolean;
  readonly question: RegExp;
  readonly why: RegExp;
  readonly answers?: readonly string[];
}

const ASKED: readonly Asked[] = [
  { id: 'draw-type', question: /your General card/, why: /no other card/ },
  { id: 'investment', question: /Which investment/, why: /what it would pay now/ },
  { id: 'main-offer', question: /main offer/, why: /carries out the offer and takes the asset/ },
  { id: 'counteroffer', question: /counter with/, why: /If it wins, you do it/, answers: ['Do not counter'] },
  { id: 'support', question: /Which offer/, why: /more cards/, answers: ['Abstain'] },
  { id: 'support-cards', question: /put beside/, why: /gone whoever wins/ },
  { id: 'use-asset', only: true, question: /^Do you use (?!an asset)/, why: /../, answers: ['Not now'] },
];

/** What a second press at the same place would press. */
function pressedAt(page: Page, at: { readonly x: number; readonly y: number }): Promise<string> {
  return page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.ariaLabel ?? '', at);
}

/** The buttons of the question that have the colour of ink. */
function blackIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ink = getComputedStyle(document.body).color;
    return [...document.querySelectorAll<HTMLElement>('.ask button')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === ink)
      .map((one) => one.textContent ?? '');
  });
}

describeInBrowser('A question of New Angeles', () => {
  it.each([
    ['when the others have decided', 0],
    ['while they decide', 60_000],
  ])('has nothing that takes back where an answer was just pressed, at a desk and on a phone, %s', (_, pace) =>
    inBrowser(
      async (world) => {
        const found = counter();
        for (const phone of [false, true]) {
          const visitor = await world.visit({ phone });
          const { page } = visitor;
          const id = phone ? 'counter-phone' : 'counter';
          // Who always skips the others waits for nobody.
          if (pace > 0) await visitor.prefers({ others: 'usual' });
          await layTables(world, visitor, [{ ...found, id, bot: 'adviser' }]);
          await page.goto(`/table/${id}`);
          const stop = page.getByRole('button', { name: 'Do not counter' });
          // On a phone it stands there before the board is fetched.
          await tableIsLaid(page);
          await stop.waitFor();
          const question = await textOf(page.locator('#ask-question'));
          const at = await middleOf(stop);
          await (phone ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
          await expect.poll(() => textOf(page.locator('#ask-question'))).not.toBe(question);
          expect(await pressedAt(page, at)).not.toMatch(/Undo|Back to the start/);
          if (pace === 0) continue;
          // What skips the others is fetched, and may push what stands beside it.
          await page.getByRole('button', { name: 'Skip to my turn' }).waitFor();
          expect(await pressedAt(page, at)).not.toMatch(/Undo|Back to the start/);
        }
      },
      { pace },
    )(),
  );

  it(
    'has its two or three short answers beside it, though offers can be pressed as well',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const [offers, reply] = [support(), eiko()];
      await layTables(world, visitor, [offers, reply]);
      for (const width of [1366, 1024]) {
        await page.setViewportSize({ width, height: 768 });
        await page.goto(`/table/${offers.id}`);
        const bar = page.locator('.ask.mine');
        await bar.getByRole('button', { name: 'Support the main offer' }).waitFor();
        const names = ['Support the main offer', 'Support the counteroffer', 'Abstain'];
        await expect.poll(() => page.locator('.na-offer button[data-choosable]').count()).toBe(2);
        const room = await boxAtRest(bar);
        for (const name of names) {
          const box = await boxAtRest(bar.getByRole('button', { name }));
          expect(box.y, name).toBeGreaterThanOrEqual(room.y);
          expect(box.x + box.width, name).toBeLessThanOrEqual(room.x + room.width);
        }
        expect(room.height).toBeLessThan(60);
      }

      await page.goto(`/table/${reply.id}`);
      const bar = page.locator('.ask.mine');
      await bar.getByRole('button', { name: 'Support the main offer with a card' }).waitFor();
      expect((await boxAtRest(bar)).height).toBeLessThan(60);
      const before = Number(await textOf(page.locator('.na-corporation .na-capital b')));
      await bar.getByRole('button', { name: /^Lose \d capital/ }).click();
      await expect
        .poll(async () => Number(await textOf(page.locator('.na-corporation .na-capital b'))))
        .toBeLessThan(before);
    }),
  );

  it(
    'says what is asked, why, and what each answer leads to, in one line',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const found = ASKED.map(({ id, only }) =>
        findPosition({ id, seats: 4, is: (ask) => ask.kind === id && (!only || ask.options.length === 1) }),
      );
      await layTables(world, visitor, found);
      const bar = page.locator('.ask.mine');
      for (const { id, question, why, answers = [] } of ASKED) {
        for (const width of [1366, 1024]) {
          await page.setViewportSize({ width, height: 768 });
          await page.goto(`/table/${id}`);
          await bar.waitFor();
          await expect.poll(() => textOf(bar.locator('#ask-question')), { message: id }).toMatch(question);
          await expect.poll(() => textOf(bar.locator('.ask-words p')), { message: id }).toMatch(why);
          for (const name of answers) await bar.getByRole('button', { name }).waitFor();
          expect((await boxAtRest(bar)).height, `${id} at ${width}`).toBeLessThan(60);
        }
      }
    }),
  );

  it(
    'tells on a phone what lies on the table, where the cards to counter with are',
    inBrowser(async (world) => {
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      const first = counter();
      await layTables(world, visitor, [first]);
      await page.goto(`/table/${first.id}`);
      const told = page.locator('.ask .na-on-table');
      await page
        .getByRole('button', { name: /^Mine/ })
        .or(page.getByRole('tab', { name: /^Mine/ }))
        .first()
        .click();
      await told.waitFor();
      expect(await textOf(told)).toMatch(/^Main offer of .+: .+\. .+ If it wins .+ takes/);
      await page.locator('.na-hand .na-card').first().waitFor();
    }),
  );

  it(
    'has a hint for whoever wants it, with what it names marked on the board, at a desk and on a phone',
    inBrowser(async (world) => {
      const first = counter();
      for (const [id, size] of [
        ['hint', { width: 1366, height: 768 }],
        ['hint-small', { width: 1024, height: 768 }],
        ['hint-phone', { width: 390, height: 844 }],
      ] as const) {
        const visitor = await world.visit({ phone: size.width < 500 });
        const { page } = visitor;
        await page.setViewportSize(size);
        const offering = findPosition({ id, seats: 4, is: ({ kind }) => kind === 'main-offer' });
        await layTables(world, visitor, [{ ...first, id: `${id}-counter` }, offering]);
        await page.goto(`/table/${id}-counter`);
        const hint = page.locator('.ask .na-hint');
        await hint.getByRole('button', { name: 'Hint' }).click();
        await expect.poll(() => textOf(hint.getByRole('status'))).toMatch(/^Hint: .+\. .*\d.* your rival/);
        await hint.getByRole('button', { name: 'Hide the hint' }).click();
        await expect.poll(() => hint.getByRole('status').count()).toBe(0);

        await page.goto(`/table/${id}`);
        await hint.getByRole('button', { name: 'Hint' }).click();
        await hint.getByRole('status').waitFor();
        // Once asked for, it comes by itself.
        await page.reload();
        await hint.getByRole('status').waitFor();
        const [, card = ''] = /^Hint: (.+?)\. /.exec(await textOf(hint.getByRole('status'))) ?? [];
        expect(card).not.toBe('');
        const marked = page.locator('.na-hand [data-hinted]');
        await expect.poll(() => marked.count()).toBe(1);
        expect(await textOf(marked.locator('h3'))).toContain(card);
        await marked.waitFor();
        const box = await boxAtRest(hint);
        expect(box.x + box.width).toBeLessThanOrEqual(size.width);
        await hint.getByRole('button', { name: 'Do so' }).click();
        await page
          .locator('.na-offer', { hasText: 'Main offer' })
          .getByText(card)
          .first()
          .waitFor({ state: 'attached' });
        await page.locator('[data-hinted]').first().waitFor({ state: 'detached' });
      }
    }),
  );

  it(
    'has what is advised for its one black button, and to do nothing only where that is advised',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const advised = (id: string, kind: string, acts: boolean) =>
        findPosition({
          id,
          seats: 4,
          is: (ask, table) => {
            if (ask.kind !== kind || (kind === 'support' && table.state.deal?.countering == null)) return false;
            return (situationAt(table, ask).advice?.answer !== null) === acts;
          },
        });
      const asked = [
        [advised('counters', 'counteroffer', true), ['Do so']],
        [advised('lets-pass', 'counteroffer', false), ['Do not counter']],
        [advised('supports', 'support', true), [/^Support the (main |counter)offer/]],
        [advised('abstains', 'support', false), ['Abstain']],
      ] as const;
      await layTables(
        world,
        visitor,
        asked.map(([found]) => found),
      );
      for (const [found, names] of asked) {
        await page.goto(`/table/${found.id}`);
        const stop = page.locator('[data-anchor="answer:stop"]');
        await stop.waitFor();
        const hint = page.locator('.ask .na-hint');
        const wanted = hint.getByRole('button', { name: 'Hint', exact: true });
        if (found.id === 'counters') {
          expect(await blackIn(page)).toEqual([]);
          await wanted.click();
        }
        await hint.getByRole('status').waitFor();
        await expect.poll(() => blackIn(page)).toEqual(names.map((name) => expect.stringMatching(name)));
      }
    }),
  );
});
