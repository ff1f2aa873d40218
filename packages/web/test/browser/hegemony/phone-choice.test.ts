/** On a phone a question has one choice and one place that confirms it, and nothing that is pressed again moves. */
import { expect, it } from 'vitest';
import { playNow } from '../pages.js';
import { goToTable } from '../stored-table.js';
import { describeInBrowser, inBrowser, middleOf, until, type Visitor } from '../support.js';
import { findAskedOf } from './asked-positions.js';
import { confirms, inSight, lay, tap, wantHints } from './on-a-phone.js';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const NARROW = { width: 360, height: 740 };

describeInBrowser('The list of a turn on a phone', () => {
  it(
    'has one choice with the hand, and one button that confirms it',
    inBrowser(async ({ visit }) => {
      const visitor = await visit({ phone: true, first: true });
      const { page } = visitor;
      await playNow(page, 'hegemony');
      await tap(page, page.getByRole('button', { name: 'Show a list instead' }));
      const listed = page.locator('.ask-answers .option');
      const picked = page.locator('.ask-answers .option.picked .option-text');
      await tap(page, listed.nth(1));
      const second = (await picked.textContent()) ?? '';
      const card = page.locator('.heg-card', { has: page.locator('[data-choosable]') }).first();
      const first = (await card.locator('.heg-card-name').textContent()) ?? '';
      expect(first).not.toBe(second);
      await tap(page, card);
      await page.locator('.heg-card.chosen').waitFor();
      await expect.poll(() => picked.allTextContents()).toEqual([first]);
      await expect.poll(() => confirms(page).count()).toBe(1);
      await tap(page, listed.nth(1));
      await expect.poll(() => picked.allTextContents()).toEqual([second]);
      await expect.poll(() => page.locator('.heg-card.chosen').count()).toBe(0);
      await expect.poll(() => confirms(page).count()).toBe(1);
      await tap(page, card);
      await expect.poll(() => picked.allTextContents()).toEqual([first]);
      const spot = await card.locator('[data-spot]').first().getAttribute('data-spot');
      await tap(page, confirms(page));
      expect(`card:${await until(() => cardPlayedBy(visitor))}`).toBe(spot);
    }),
  );

  it(
    'shows what confirms without scrolling, the phone lying, whichever answer is chosen',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ phone: true, first: true });
      await page.setViewportSize(LYING);
      await playNow(page, 'hegemony');
      await tap(page, page.getByRole('button', { name: 'Show a list instead' }));
      // Cards are confirmed; what is begun for one of them is not.
      const listed = page.locator('.ask-answers .option-group').first().locator('.option');
      await listed.first().waitFor();
      for (const option of [listed.first(), listed.last(), listed.nth(2)]) {
        await option.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await tap(page, option);
        await expect.poll(() => inSight(confirms(page))).toBe(true);
        await expect.poll(() => inSight(page.getByRole('button', { name: 'Back to the board' }))).toBe(true);
      }
    }),
  );
});

describeInBrowser('A hint on a phone', () => {
  it(
    'fills in the answer, which the question alone confirms, and is one line again at the next question',
    inBrowser(async (world) => {
      const visitor = await lay(world, [
        findAskedOf('capitalist', 'discard-companies', 2),
        findAskedOf('working', 'turn', 1),
      ]);
      const { page } = visitor;
      await wantHints(visitor);
      const take = page.locator('.heg-hint').getByRole('button', { name: 'Do that' });
      const anywhere = page.getByRole('button', { name: 'Confirm', exact: true });
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        for (const id of ['capitalist-discard-companies', 'working-turn']) {
          await goToTable(page, id);
          await tap(page, take);
          await page.locator('.heg-hint [aria-pressed="true"]').waitFor();
          await expect.poll(() => inSight(confirms(page)), { message: `${id} at ${size.width}` }).toBe(true);
          expect(await anywhere.count()).toBe(1);
          await tap(page, page.getByRole('button', { name: 'Show a list instead' }));
          await page.locator('.ask-answers .option.picked').first().waitFor();
          expect(await anywhere.count()).toBe(1);
        }
      }
      await page.setViewportSize(UPRIGHT);
      await tap(page, page.locator('.heg-hint-why'));
      await page.locator('.heg-hint:not(.folded)').waitFor();
      const asked = await page.locator('#ask-question').textContent();
      await tap(page, confirms(page));
      await expect.poll(() => page.locator('#ask-question').textContent()).not.toBe(asked);
      await page.locator('.heg-hint.folded .heg-advice-said').waitFor();
    }),
  );
});

describeInBrowser('A question on a phone that lies', () => {
  it(
    'has its lines for itself, and nothing below it is cut beside a hint',
    inBrowser(async (world) => {
      const visitor = await lay(world, [findAskedOf('capitalist', 'adjust-price', 2)]);
      const { page } = visitor;
      await wantHints(visitor);
      await page.setViewportSize(LYING);
      await goToTable(page, 'capitalist-adjust-price');
      await page.locator('.told .heg-advice-said').waitFor();
      const undo = page.locator('.ask-buttons .button').first();
      const beside = async () => {
        const words = await page.locator('.ask-words').boundingBox();
        return ((await undo.boundingBox())?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0);
      };
      await expect.poll(beside).toBeGreaterThanOrEqual(0);
      for (const below of [undo, page.getByRole('button', { name: 'Show a list instead' })]) {
        await expect.poll(() => inSight(below)).toBe(true);
      }
      await tap(page, page.locator('.heg-rung.choosable').first());
      const confirm = page.locator('.ask [data-anchor="answer:confirm"]');
      await expect.poll(() => inSight(confirm)).toBe(true);
    }),
  );
});

describeInBrowser('An amount on a phone', () => {
  it(
    'keeps its steps where they are while what it would change comes and goes',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('working', 'buy-amount', 1, ({ max }) => max > 2),
        findAskedOf('working', 'vote-influence', 1, ({ max }) => max > 1),
      ]);
      for (const size of [UPRIGHT, LYING, NARROW]) {
        await page.setViewportSize(size);
        for (const id of ['working-buy-amount', 'working-vote-influence']) {
          await goToTable(page, id);
          const steps = page.locator('.board-amount-box .icon-only');
          const places = () => Promise.all([0, 1].map((nth) => middleOf(steps.nth(nth))));
          const message = `${id} at ${size.width}`;
          const tells = page.locator('.ask .preview:not(.idle)');
          // What is kept in a closed fist is told to nobody.
          if (id === 'working-buy-amount') await tells.locator('.preview-lines').waitFor();
          const before = await places();
          await tap(page, steps.and(page.locator(':enabled')).first());
          await tells.waitFor({ state: 'attached' });
          expect(await places(), message).toEqual(before);
          await tells.evaluate((box) => box.setAttribute('hidden', ''));
          expect(await places(), message).toEqual(before);
          await expect.poll(() => inSight(page.locator('.board-amount-box .primary')), { message }).toBe(true);
        }
      }
    }),
  );
});

describeInBrowser('What is chosen on a phone', () => {
  it(
    'stays in sight above the question that grows with what it would change, and so does what came of it',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('capitalist', 'build-company', 1),
        findAskedOf('working', 'propose-bill', 2),
      ]);
      await goToTable(page, 'capitalist-build-company');
      const company = page.locator('.heg-mid [data-choosable][data-spot^="market:"]').last();
      await company.evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await tap(page, company);
      await confirms(page).waitFor();
      await page.locator('.ask .preview:not(.idle)').waitFor();
      await expect.poll(() => inSight(company)).toBe(true);
      await goToTable(page, 'working-propose-bill');
      const bill = page.locator('.heg-left [data-choosable][data-spot^="policy:"]').last();
      await bill.evaluate((section) => section.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await tap(page, bill);
      await expect.poll(() => inSight(bill)).toBe(true);
      const spot = await bill.getAttribute('data-spot');
      await tap(page, confirms(page));
      await page.getByRole('heading', { name: /end your turn|vote/ }).waitFor();
      expect(await inSight(page.locator(`.board-spot:has(> [data-spot="${spot}"])`))).toBe(true);
    }),
  );
});

/** The card of the first answer that went to the server. */
function cardPlayedBy({ frames }: Visitor): string | undefined {
  const put = frames.find(({ sent, text }) => sent && text.includes('"type":"put"'));
  return put && (JSON.parse(put.text) as { input: { answer: { card?: string } } }).input.answer.card;
}
