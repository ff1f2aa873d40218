/** Somebody does not come back, and an Automa takes the place, because the others agree. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Driver, playUntil, prefer, randomFrom } from '../driver.js';
import { joinTable, newTable, tableIsLaid, twoPlayers } from '../pages.js';
import { describeInBrowser, inBrowser, textOf } from '../support.js';

const CALM = prefer('End your turn', 'Apply Political Pressure');

const tileOf = (page: Page, seat: string) => page.locator('.seat-tile', { hasText: seat });

async function openMenu(page: Page, seat: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${seat}:`) }).click();
}

describeInBrowser('The seat of somebody who has gone', () => {
  it(
    'is played by an Automa from then on, and its board shows',
    inBrowser(async (world) => {
      const { working, capitalist } = await twoPlayers(world);
      const { page } = working;
      const address = capitalist.page.url();
      const theirs = tileOf(page, 'Capitalist Class');
      await capitalist.page.close();
      await theirs.getByText('away').waitFor();
      await openMenu(page, 'Capitalist Class');
      await page.getByRole('button', { name: 'For good: Automa, advanced' }).click();
      await theirs.getByText('Automa, advanced').waitFor();

      const driver = new Driver(page, randomFrom(1), CALM);
      const turns = page.locator('.log-unfold');
      await playUntil([driver], async () => (await turns.count()) > 0);
      const log = () => textOf(page.getByRole('log').first());
      await expect
        .poll(log)
        .toContain('It is agreed that an Automa in Advanced Mode takes the place of the Capitalist Class');
      await expect.poll(log).toContain('From now on an Automa in Advanced Mode plays the Capitalist Class');
      await theirs
        .locator('.board-hit')
        .first()
        .click({ position: { x: 8, y: 8 } });
      const board = page.getByRole('dialog').getByRole('region', { name: 'Automa, Advanced Mode' });
      await board.waitFor();
      expect(await board.textContent()).toContain('29 cards in the deck');
      await page.keyboard.press('Escape');
      // The game goes on to the next turn without anybody there.
      expect(await driver.asked()).toBe(true);

      const again = await capitalist.newTab(address);
      await tileOf(again, 'Capitalist Class').getByText('Automa, advanced').waitFor();
      expect(await again.getByText('(you)').count()).toBe(0);
    }),
  );

  it(
    'stays theirs until everybody agrees who plays',
    inBrowser(async ({ visit }) => {
      const { page } = await visit();
      await newTable(page, 'hegemony', 3);
      const link = await page.getByRole('textbox', { name: 'Invite by link' }).inputValue();
      const [middle, capitalist] = [await visit({ phone: true }), await visit()];
      await joinTable(middle.page, link, 'Mia', 'Middle Class');
      await joinTable(capitalist.page, link, 'Cyd', 'Capitalist Class');
      await page.getByRole('button', { name: 'Start the game' }).click();
      await Promise.all([page, middle.page, capitalist.page].map(tableIsLaid));

      await capitalist.page.close();
      await tileOf(page, 'Capitalist Class').getByText('away').waitFor();
      await openMenu(page, 'Capitalist Class');
      await page.getByRole('button', { name: 'For good: Automa, simplified' }).click();
      // On a phone the players are behind a tab, which says that there is something to agree on.
      await middle.page.getByRole('button', { name: 'Players 1' }).click();
      const asked = tileOf(middle.page, 'Capitalist Class');
      await asked.getByText('Wanted here for good: Automa, simplified. Still to agree: Middle Class.').waitFor();
      expect(await textOf(tileOf(page, 'Capitalist Class'))).toContain('away');
      await asked.getByRole('button', { name: 'Agree', exact: true }).click();
      await Promise.all(
        [page, middle.page].map((one) =>
          tileOf(one, 'Capitalist Class').getByText('Automa, simplified').first().waitFor(),
        ),
      );
      await page.getByText('Wanted here for good').waitFor({ state: 'detached' });
      await middle.page.getByRole('button', { name: 'Players', exact: true }).waitFor();
    }),
  );
});
