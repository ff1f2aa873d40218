/** Two people at a table of New Angeles talk in private, at a desk and on a phone; the third reads nothing of it. */
import type { Seat } from '@polity/new-angeles';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from '../axe-findings.js';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, tokenOf, type Visitor } from '../support.js';
import { findPosition } from './positions.js';

const SECRET = 'Two capital if you abstain';

describeInBrowser('Private talk at New Angeles', () => {
  it(
    'is read by the two and marked as such, and nothing of it reaches the third or who looks on',
    inBrowser(async (world) => {
      const found = findPosition({ id: 'talk', seats: 4, is: (ask) => ask.kind === 'main-offer' });
      const [second, third] = found.state.seats.filter((seat) => seat !== found.seat) as [Seat, Seat];
      const [ann, bob, cyd, eve] = [
        await named(await world.visit(), 'Ann'),
        await named(await world.visit({ phone: true }), 'Bob'),
        await named(await world.visit(), 'Cyd'),
        await named(await world.visit(), 'Eve'),
      ];
      const guests = { [second]: bob, [third]: cyd };
      await layTables(world, ann, [{ ...found, held: [found.seat], guests, bot: 'adviser' }]);
      for (const { page } of [ann, bob, cyd, eve]) await page.goto(`/table/${found.id}`);
      await Promise.all([openChat(ann.page), openChat(cyd.page), openChat(eve.page)]);
      await bob.page.locator('nav.tabs button', { hasText: 'Chat' }).tap();

      // Who looks on is offered nobody; who plays is offered the two other people, not the bot.
      await eve.page.getByRole('textbox', { name: 'Message' }).waitFor();
      expect(await recipients(eve.page).count()).toBe(0);
      const offered = recipients(ann.page).locator('option');
      await expect
        .poll(() => offered.allTextContents())
        .toEqual(['Everybody', expect.stringMatching(/^Bob /), expect.stringMatching(/^Cyd /)]);

      await recipients(ann.page).selectOption(second);
      await send(ann.page, SECRET);
      for (const { page } of [ann, bob]) {
        const line = page.locator('.chat-lines li.private');
        await line.waitFor();
        expect(await line.textContent()).toBe(`Ann to Bob alone ${SECRET}`);
      }
      await recipients(bob.page).selectOption(found.seat);
      await send(bob.page, 'Three');
      await lineOf(ann.page, 'Bob to Ann alone Three').waitFor();
      await recipients(ann.page).selectOption('Everybody');
      await send(ann.page, 'Good evening');
      await Promise.all([cyd, eve, bob].map(({ page }) => lineOf(page, 'Good evening').waitFor()));
      expect(await cyd.page.locator('.chat-lines li').allTextContents()).toEqual(['Ann Good evening']);
      for (const { frames } of [cyd, eve]) {
        expect(frames.filter(({ heard }) => heard?.type === 'private')).toEqual([]);
        expect(frames.map(({ text }) => text).join()).not.toContain(SECRET);
      }
      expect(await findings(bob.page)).toEqual([]);

      // Who looks at something else on a phone sees that there is something to read, until it is read.
      const talkTab = bob.page.locator('nav.tabs button', { hasText: 'Chat' });
      await bob.page.locator('nav.tabs button', { hasText: 'Log' }).tap();
      await recipients(ann.page).selectOption(second);
      await send(ann.page, 'Or four');
      await expect.poll(() => talkTab.textContent()).toBe('Chat 1');
      await talkTab.tap();
      await expect.poll(() => talkTab.textContent()).toBe('Chat ');
      expect(await findings(ann.page)).toEqual([]);

      // All of it is there again after a new beginning, in the order in which it was said.
      for (const { page } of [ann, bob, cyd]) await page.reload();
      await openChat(ann.page);
      const lines = ann.page.locator('.chat-lines li');
      await expect
        .poll(() => lines.allTextContents())
        .toEqual([
          `Ann to Bob alone ${SECRET}`,
          'Bob to Ann alone Three',
          'Ann Good evening',
          'Ann to Bob alone Or four',
        ]);
      expect(await talkTab.textContent()).toBe('Chat ');
      await openChat(cyd.page);
      await expect.poll(() => cyd.page.locator('.chat-lines li').allTextContents()).toEqual(['Ann Good evening']);
    }),
  );
});

async function named(visitor: Visitor, name: string): Promise<Visitor> {
  await tokenOf(visitor);
  const reply = await visitor.page.request.put('/api/me', { data: { name } });
  expect(reply.status()).toBe(200);
  return visitor;
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
}

function recipients(page: Page): Locator {
  return page.getByRole('combobox', { name: 'To' });
}

function lineOf(page: Page, text: string): Locator {
  return page.locator('.chat-lines li', { hasText: text });
}

async function send(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}
