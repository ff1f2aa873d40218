/** What somebody reads of New Angeles before a first game: who is played, how one wins, and that parts are dealt. */
import { newAngeles } from '@polity/new-angeles';
import { expect, it } from 'vitest';
import { findings } from '../axe-findings.js';
import { layTables, playedToTheEnd } from '../stored-table.js';
import { describeInBrowser, inBrowser, textOf } from '../support.js';

const CORPORATIONS = ['Haas-Bioroid', 'Jinteki', 'Weyland Consortium', 'NBN', 'Globalsec', 'Melange Mining'];
const DEALT = /is settled when the game starts/;

describeInBrowser('Before a game of New Angeles', () => {
  it(
    'the corporations are named, how one wins is said, and nobody is asked to be Player 3',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ first: true });
      const card = page.locator('.game-card', { hasText: 'New Angeles' });
      for (const name of CORPORATIONS) await card.getByText(name, { exact: true }).waitFor();
      expect(await textOf(card)).not.toContain('Player');

      await card.getByRole('button', { name: 'Play New Angeles' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(DEALT).waitFor();
      expect(await textOf(dialog)).not.toMatch(/Player \d/);

      await page.goto('/games/new-angeles');
      await page.getByText(/paid for every enemy/).waitFor();
      const said = await textOf(page.getByRole('main'));
      expect(said).toMatch(/You win if you end with more capital than your rival.*city must not fall.*Federalist/);
      expect(said).not.toContain('Player 1');
      expect(await findings(page)).toEqual([]);

      await page.goto('/learn/new-angeles');
      await page.getByRole('button', { name: 'Begin as the Leader of Globalsec' }).waitFor();
      expect(await textOf(page.getByRole('main'))).toContain('You act first');

      await page.goto('/new?game=new-angeles');
      await page.getByText(DEALT).waitFor();
      await page.getByRole('radio', { name: 'People, by link' }).check();
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.waitForURL('**/table/*');
      await page.getByText(DEALT).waitFor();
    }),
  );

  it(
    'the set-up for a first game is chosen until somebody has finished one, and the own board is folded away',
    inBrowser(async (world) => {
      const visitor = await world.visit({ first: true });
      const { page } = visitor;
      const start = page.getByRole('group', { name: 'Start' });
      const own = page.getByRole('checkbox', { name: /^Play with them/ });
      await page.goto('/new?game=new-angeles');
      await start.waitFor();
      await expect.poll(() => start.getByRole('radio', { name: 'First game' }).isChecked()).toBe(true);
      expect(await own.isVisible()).toBe(false);
      await page.getByText('Values of your own board').click();
      await own.waitFor();

      const saved = playedToTheEnd(newAngeles, { seats: 4 }, 'finished');
      await layTables(world, visitor, [
        { id: 'finished', saved, seats: ['player-1', 'player-2', 'player-3', 'player-4'], held: ['player-1'] },
      ]);
      await page.goto('/table/finished');
      await page.getByText(/The city (has fallen|stood)/).waitFor({ state: 'attached' });
      await page.goto('/new?game=new-angeles');
      await expect.poll(() => start.getByRole('radio', { name: 'Random' }).isChecked()).toBe(true);
    }),
  );
});
