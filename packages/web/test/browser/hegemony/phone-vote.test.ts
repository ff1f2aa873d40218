/** A vote on a phone: nothing of it is cut, what it means for me stands where a side is taken, and nothing moves there. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goToTable } from '../stored-table.js';
import { boxAtRest, describeInBrowser, hasFetchedAll, inBrowser } from '../support.js';
import { textWrong } from '../text-seen.js';
import { findAskedOf, isOpenVote } from './asked-positions.js';
import { confirms, inSight, lay, tap, wantHints } from './on-a-phone.js';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const NARROW = { width: 360, height: 740 };

describeInBrowser('A vote on a phone', () => {
  it(
    'cuts nothing that it says, at any size of text and with the longest names',
    inBrowser(async (world) => {
      const laid = [
        findAskedOf('working', 'vote-influence', 1),
        findAskedOf('working', 'vote-influence', 2, ({ max }) => max > 1),
        findAskedOf('capitalist', 'stance', 2),
      ].map((one, index) => ({ ...one, id: `vote-${index}` }));
      const visitor = await lay(world, laid);
      const { page } = visitor;
      for (const text of ['m', 'l', 'xl']) {
        await visitor.prefers({ text });
        for (const size of [UPRIGHT, NARROW]) {
          await page.setViewportSize(size);
          for (const { id } of laid) {
            await page.goto(`/table/${id}`);
            await page.locator('.heg-vote-held .heg-vote-seats').waitFor();
            await page.locator('.ask .heg-at-hand').first().waitFor();
            await hasFetchedAll(visitor, page);
            await page.evaluate(giveLongestNames);
            const message = `${id}, ${text}, ${size.width}`;
            await expect.poll(() => wrongInVote(page), { message }).toEqual([]);
          }
        }
      }
    }),
  );

  it(
    'says where one takes a side what the bill would bring or cost me, as beside the count, with both answers in sight',
    inBrowser(async (world) => {
      const taxes = ({ about }: { readonly about: object }) => (about as { policy?: string }).policy === 'taxation';
      const { page } = await lay(world, [findAskedOf('capitalist', 'stance', 2, taxes)]);
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        await goToTable(page, 'capitalist-stance');
        const told = page.locator('.ask .heg-bill-at-hand');
        await told.waitFor();
        const said = await told.locator('li').allTextContents();
        // Of a number that may rise or fall it is said whether that is good; a triangle is the sign of a class.
        expect(said.join()).toMatch(/\d+ → \d+ \((?:better|worse)\)/);
        const lines = said.map((line) => line.replace(/ \((?:better|worse)\)$/, ''));
        expect(lines.join()).toMatch(/Your (?:taxes|money after production): \d+ → \d+/);
        const beside = await page.locator('.heg-vote-changes > ul').first().locator('li').allTextContents();
        expect(beside).toEqual(expect.arrayContaining(lines));
        await expect.poll(() => inSight(told), { message: `${size.width}` }).toBe(true);
        for (const stance of ['for', 'against']) {
          const answer = page.locator(`.ask [data-at-hand="stance:${stance}"]`);
          await expect.poll(() => inSight(answer), { message: `${stance} at ${size.width}` }).toBe(true);
        }
      }
    }),
  );

  it(
    'shows at once the bill, the count and who stands where, and its answers once, in the question, beside a hint too',
    inBrowser(async (world) => {
      const visitor = await lay(world, [
        findAskedOf('capitalist', 'stance', 2),
        findAskedOf('working', 'vote-influence', 1, ({ max }) => max > 1),
      ]);
      const { page } = visitor;
      await wantHints(visitor);
      const told = ['.scene-title', '.heg-vote-card h3', '.heg-vote-score', '.heg-vote-seats'];
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        for (const [id, answer] of [
          ['capitalist-stance', '.ask [data-at-hand="stance:against"]'],
          ['working-vote-influence', '.board-amount-box .primary'],
        ] as const) {
          await goToTable(page, id);
          await page.locator('.heg-hint.folded .primary').waitFor();
          const seen = [...told.map((part) => `.heg-vote-held ${part}`), '.heg-hint .primary', answer];
          for (const part of seen) {
            const message = `${part} of ${id} at ${size.width}`;
            await expect.poll(() => inSight(page.locator(part)), { message }).toBe(true);
          }
          expect(await page.locator('.heg-vote-held [data-choosable], .board-more-below').count()).toBe(0);
          await tap(page, page.locator(answer));
          await expect.poll(() => confirms(page).count()).toBe(1);
          // That something hidden comes to light then is true of every vote.
          await page.locator('.ask .preview:not(.idle)').waitFor({ state: 'hidden' });
          await tap(page, page.locator('.heg-hint-why'));
          const less = page.locator('.heg-hint-why[aria-expanded="true"]');
          await less.waitFor();
          await page.locator('.stage').evaluate((stage) => stage.scrollTo(0, stage.scrollHeight));
          await expect.poll(() => inSight(less), { message: `why of ${id} at ${size.width}` }).toBe(true);
        }
      }
    }),
  );

  it(
    'leaves its answers where they are when one is chosen',
    inBrowser(async (world) => {
      const { page } = await lay(world, [
        findAskedOf('working', 'stance', 1),
        findAskedOf('working', 'immediate-vote', 1),
      ]);
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        for (const [id, spot] of [
          ['working-stance', 'stance:against'],
          ['working-immediate-vote', 'vote:now'],
        ] as const) {
          await goToTable(page, id);
          const answer = page.locator(`.ask [data-at-hand="${spot}"]`);
          const before = await boxAtRest(answer);
          await tap(page, answer);
          await confirms(page).waitFor();
          const message = `${spot} at ${size.width}`;
          expect(await boxAtRest(answer), message).toEqual(before);
          await expect.poll(() => inSight(confirms(page)), { message }).toBe(true);
        }
      }
    }),
  );

  it(
    'says why no influence is pressed twice, and leaves the button where it is',
    inBrowser(async (world) => {
      const laid = findAskedOf('working', 'vote-influence', 1, isOpenVote);
      const { page } = await lay(world, [laid]);
      for (const size of [UPRIGHT, LYING, NARROW]) {
        await page.setViewportSize(size);
        await goToTable(page, laid.id);
        const add = page.locator('.board-amount-box .primary', { hasText: /^Add no influence$/ });
        const before = await boxAtRest(add);
        await tap(page, add);
        const reason = page.locator('.board-amount-total', { hasText: 'Nothing can be added to this vote later.' });
        await reason.waitFor();
        const message = `${size.width}`;
        await expect.poll(() => inSight(reason), { message }).toBe(true);
        const { y, height } = await boxAtRest(confirms(page));
        expect([y, height], message).toEqual([before.y, before.height]);
      }
    }),
  );

  it(
    'foretells nothing before everybody has taken a side, also where the cubes were drawn before',
    inBrowser(async (world) => {
      const isDrawn = (_ask: unknown, { state }: { readonly state: object }) =>
        Object.values((state as { drawn: Record<string, number> }).drawn).some((count) => count > 0);
      const { page } = await lay(world, [findAskedOf('working', 'stance', 1, isDrawn)]);
      await goToTable(page, 'working-stance');
      const mine = page.locator('.heg-vote-seats .heg-edge-working');
      await mine.getByText('has yet to take a side').waitFor();
      await page.locator('.heg-vote-score', { hasText: 'a tie passes' }).waitFor();
    }),
  );
});

/** Runs in the page: everybody is called by as many letters as a name may have. */
function giveLongestNames(): void {
  for (const name of document.querySelectorAll('.heg-vote-held :is(.heg-vote-who, .heg-vote-other) small')) {
    name.textContent = 'Maximiliane Featherstone';
  }
}

/** What is cut of a vote or of its question, or lies upon something there. */
async function wrongInVote(page: Page): Promise<readonly string[]> {
  const wrong = await textWrong(page, 0);
  return wrong.flatMap(({ what, told }) => (/heg-vote|scene-|heg-at-hand|ask/.test(told) ? [`${what}: ${told}`] : []));
}
