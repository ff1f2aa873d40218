/** A deal is seen by all: the count and who wins, before anything else of the page tells it; and it can be seen again. */
import type { NewAngelesView } from '@polity/new-angeles';
import { expect, it } from 'vitest';
import { findings } from '../axe-findings.js';
import { lastPosition, question } from '../pages.js';
import { layTables } from '../stored-table.js';
import { boxAtRest, describeInBrowser, inBrowser } from '../support.js';
import { findPosition } from './positions.js';

describeInBrowser('A deal', () => {
  it(
    'is decided before everybody, waits for one key, and can be seen again',
    inBrowser(async (world) => {
      const found = findPosition({
        id: 'scene',
        seats: 4,
        is: ({ kind }, { state }) => kind === 'support' && state.deal?.countering !== null,
      });
      const visitor = await world.visit({ watches: true });
      await visitor.prefers({ others: 'skip' });
      const { page } = visitor;
      await layTables(world, visitor, [{ ...found, bot: 'adviser' }]);
      await page.goto(`/table/${found.id}`);
      await question(page).waitFor();
      await page.getByRole('button', { name: 'Abstain', exact: true }).click();

      const scene = page.locator('.na-scene.decided');
      await scene.waitFor();
      const title = (await page.locator('.scene-title').textContent()) ?? '';
      expect(title).toMatch(/^.+ wins?, \d+ to \d+( \((a tie: the active player|decided by .+)\))?$/);
      // What comes of it is told there while somebody else carries it out, and waits to be read.
      await scene.locator('.na-scene-changes li', { hasText: /claims/ }).waitFor();
      expect(await scene.locator('.na-scene-count > strong').allTextContents()).not.toContain('?');
      const [box, map, mine] = await Promise.all(
        [scene, page.locator('.na-left'), page.locator('.na-mine')].map(boxAtRest),
      );
      if (!box || !map || !mine) throw new Error('something has no place');
      expect(box.x).toBeGreaterThanOrEqual(map.x + map.width);
      expect(box.y + box.height).toBeLessThanOrEqual(mine.y);
      expect(await scene.locator('.na-scene-offer.won').count()).toBe(1);
      expect(await findings(page)).toEqual([]);
      const told = page.locator('.log-line', { hasText: /wins?.* the deal|wins? with/ });
      const before = await told.count();
      await page.keyboard.press('Space');
      await scene.waitFor({ state: 'detached' });
      await told.nth(before).waitFor();
      expect(await page.locator('.na-scene').count()).toBe(0);

      await page.getByRole('button', { name: 'The last deal again' }).first().click();
      await scene.waitFor();
      expect(await page.locator('.scene-title').textContent()).toBe(title);
      await page.keyboard.press('Escape');
      await scene.waitFor({ state: 'detached' });
      expect(await told.count()).toBeGreaterThan(before);
    }),
  );
});

/** The last card of the first hands, after which the rivals are dealt; who leads Melange Mining is asked more than once. */
const lastDrawn = (id: string) =>
  findPosition({
    id,
    seats: 4,
    is: ({ kind, seat }, { state: { seats, active, players } }) => {
      const last = seats[(seats.indexOf(active) + seats.length - 1) % seats.length];
      return kind === 'draw-type' && seat === last && players[last].corporation !== 'melange-mining';
    },
  });

describeInBrowser('The rival card', () => {
  it.each([
    ['at a desk', false],
    ['on a phone', true],
  ])('is turned over for who was dealt it, with what it means, and goes with one key, %s', (_, phone) =>
    inBrowser(async (world) => {
      const found = lastDrawn('dealt');
      const visitor = await world.visit({ watches: true, phone });
      await visitor.prefers({ others: 'skip' });
      const { page } = visitor;
      await layTables(world, visitor, [{ ...found, bot: 'adviser' }]);
      await page.goto(`/table/${found.id}`);
      const scene = page.locator('.na-dealt');
      await question(page).waitFor();
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.getByRole('button', { name: 'Do so' }).click();
      await scene.waitFor();
      await expect.poll(() => scene.getByRole('status').textContent()).toMatch(/You win if/);
      const { view } = lastPosition(visitor);
      const { rival } = (view as unknown as NewAngelesView).players[found.seat];
      expect(rival).not.toBeNull();
      expect(await findings(page, '.na-dealt')).toEqual([]);
      await page.keyboard.press('Space');
      await scene.waitFor({ state: 'detached' });
      await page
        .locator('.na-secrets')
        .getByText(/your rival|Federalist|No single rival/)
        .first()
        .waitFor({ state: 'attached' });
    })(),
  );
});

/** The last deal before a demand round, in which somebody may abstain. */
const beforeDemand = (id: string) =>
  findPosition({
    id,
    seats: 4,
    is: ({ kind }, { state }) => kind === 'support' && state.round === 1 && state.turnTrack.length === 0,
  });

describeInBrowser('The end of a round', () => {
  it.each([
    ['at a desk', false],
    ['on a phone', true],
  ])('waits with production, the event and the demand, %s', (_, phone) =>
    inBrowser(async (world) => {
      const found = beforeDemand('round-end');
      const visitor = await world.visit({ watches: true, phone });
      await visitor.prefers({ others: 'skip', votes: 'none' });
      const { page } = visitor;
      await layTables(world, visitor, [{ ...found, bot: 'adviser' }]);
      await page.goto(`/table/${found.id}`);
      await question(page).waitFor();
      await page.getByRole('button', { name: 'Abstain', exact: true }).click();

      const scene = page.locator('.na-round');
      await scene.waitFor();
      expect(await scene.locator('.scene-title').textContent()).toMatch(/^Round 2 ends: .+ is (met|missed)$/);
      await expect.poll(() => scene.locator('.na-round-stock > li').count()).toBe(5);
      await expect.poll(() => scene.locator('.na-round-look').first().textContent()).toMatch(/\.$/);
      await expect.poll(() => scene.locator('.na-round-paid > li').count()).toBe(4);
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Space');
      await scene.waitFor({ state: 'detached' });
    })(),
  );
});

/** The last decision of a game, from which it ends by itself. */
const lastSupport = (id: string) =>
  findPosition({
    id,
    seats: 4,
    is: ({ kind, seat }, table) => {
      const { round, turnTrack } = table.state;
      if (kind !== 'support' || round < LAST_ROUND || turnTrack.length > 0) return false;
      const [first, second] = table.asks();
      return first?.seat === seat && second === undefined;
    },
  });
/** The space of the round track before the last demand. */
const LAST_ROUND = 7;

describeInBrowser('The end of the game', () => {
  it.each([
    ['at a desk', false],
    ['on a phone', true],
  ])('turns the rival cards one by one, passes with one key, and heads the last page, %s', (_, phone) =>
    inBrowser(async (world) => {
      const found = lastSupport('last');
      const visitor = await world.visit({ watches: true, motion: true, phone });
      await visitor.prefers({ others: 'skip', rounds: 'none' });
      const { page } = visitor;
      await layTables(world, visitor, [{ ...found, bot: 'adviser' }]);
      await page.goto(`/table/${found.id}`);
      await question(page).waitFor();
      await page.getByRole('button', { name: 'Abstain', exact: true }).click();

      const scene = page.locator('.na-end');
      for (;;) {
        await page.locator('.na-scene, .na-end').first().waitFor();
        if ((await scene.count()) > 0) break;
        await page.keyboard.press('Space');
      }
      expect(await scene.locator('.scene-title').textContent()).toBe('The rival cards are turned up');
      const turned = scene.locator('li.turned');
      // Noted in the page itself, where nothing goes on between two looks.
      const seen = await scene.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const look = () => {
              const count = element.querySelectorAll('li.turned').length;
              if (count > 0) resolve(count);
              return count > 0;
            };
            const watch = new MutationObserver(() => look() && watch.disconnect());
            if (!look()) watch.observe(element, { childList: true, subtree: true, attributes: true });
          }),
      );
      expect(seen).toBeLessThan(4);
      const titled = () => scene.locator('.scene-title').textContent();
      await expect.poll(titled).toMatch(/^You (won|lost)/);
      const title = await scene.locator('.scene-title').textContent();
      await expect.poll(() => turned.count()).toBe(4);
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await scene.waitFor({ state: 'detached' });
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      await expect.poll(() => heading.textContent()).toBe(title);
    })(),
  );
});

describeInBrowser('The next event', () => {
  it(
    'tells to who comes to its back what it looks for, and what it would find',
    inBrowser(async (world) => {
      const found = findPosition({ id: 'next-event', seats: 4, is: ({ kind }) => kind === 'main-offer' });
      const visitor = await world.visit();
      const { page } = visitor;
      await layTables(world, visitor, [found]);
      await page.goto(`/table/${found.id}`);
      await page.locator('.na-next').focus();
      const tip = page.locator('.board-tip');
      await tip.waitFor();
      expect(await tip.locator('h4').textContent()).toMatch(/^The next event looks at .+ now/);
      expect(await tip.locator('b').count()).toBe(4);
      expect(await findings(page)).toEqual([]);
    }),
  );
});
