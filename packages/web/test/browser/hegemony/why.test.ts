/** What an answer promises: as a hint that looks ahead, and for every decision of a finished game. */
import { hegemony } from '@polity/hegemony';
import { type Game, parseOptions, Table } from '@polity/kernel';
import { expect, it } from 'vitest';
import { layTables, playedToTheEnd } from '../stored-table.js';
import { boxAtRest, describeInBrowser, inBrowser } from '../support.js';

const game = hegemony as unknown as Game;
const options = parseOptions(game, { seats: 2 });
const seats = game.seats(options);

/** Figures, and what tells answers apart. */
const PROMISE = /[+−]\d+\.\d .*: .*[+−]\d+\.\d/;

/** What looking ahead has come to, beside what is advised without it. */
const LOOKED =
  /Looking ahead(?:, (?:this is about \d+ points? better by the end than (?:the quick hint )?)?| finds this better than the quick hint )“.+”|The quick hint is “.+”/;

describeInBrowser('What an answer promises', () => {
  it(
    'is told by a hint that looks ahead, among bots',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const saved = Table.open(game, options, 'promises').save();
      await layTables(world, visitor, [{ id: 'promises', saved, seats, held: ['working'], bot: 'adviser' }]);
      await page.goto('/table/promises');
      await page
        .getByRole('button', { name: /hints?/i })
        .first()
        .click();
      const hint = page.getByRole('complementary', { name: 'A hint' });
      await hint.getByRole('button', { name: 'Look ahead' }).click();
      await hint.getByText(LOOKED).waitFor({
        timeout: 60_000,
      });
      const promise = hint.getByRole('listitem').filter({ hasText: PROMISE }).first();
      expect(await promise.isVisible()).toBe(false);
      const before = await boxAtRest(hint);
      await hint.getByText('More: the figures').click();
      await promise.waitFor();
      expect(await boxAtRest(hint)).toEqual(before);
      await page.keyboard.press('Escape');
      await promise.waitFor({ state: 'hidden' });
      await hint.getByRole('button', { name: 'Quick hint' }).click();
      await hint.getByRole('button', { name: 'Look ahead' }).waitFor();
    }),
  );

  it(
    'is told for a decision of a finished game',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const saved = playedToTheEnd(game, options, 'why');
      await layTables(world, visitor, [{ id: 'why', saved, seats, held: ['working'], bot: 'random' }]);
      await page.goto('/table/why');
      await page.getByRole('button', { name: 'Replay' }).click();
      const replay = page.getByRole('region', { name: 'Replay' });
      await replay.getByText(/Step [1-9]/).waitFor();
      await page.keyboard.press('Home');
      await replay.getByText('The beginning of the game').waitFor();
      // It is told of what has just been done: at the beginning nothing has. With Shift it goes on by every detail.
      await replay.getByRole('button', { name: 'One step forward' }).click({ modifiers: ['Shift'] });
      await replay.getByText(/Step 1 /).waitFor();
      await replay.getByRole('button', { name: 'Why this?' }).click();
      const why = page.getByRole('dialog', { name: 'Why this?' });
      await why.getByText(/“.+” (instead of|was about as good as|was the best)/).waitFor({ timeout: 60_000 });
      const done = why.getByRole('listitem').filter({ hasText: 'what was done' });
      expect(await done.isVisible()).toBe(false);
      await why.getByText('More: the figures').click();
      await done.waitFor();
      await page.keyboard.press('Escape');
      await why.waitFor({ state: 'detached' });
      // Where a whole turn is told it is told of what was done in it, not of ending it, which nobody had to decide.
      // The first is the end of the round's preparation.
      await replay.getByRole('button', { name: 'One turn forward' }).click();
      await replay.getByText(/Step [2-9]/).waitFor();
      await replay.getByRole('button', { name: 'One turn forward' }).click();
      await replay.getByText(/(play|discard)s? /).waitFor();
      await replay.getByRole('button', { name: 'Why this?' }).click();
      await why.getByText(/“.+” (instead of|was about as good as|was the best)/).waitFor({ timeout: 60_000 });
      await page.keyboard.press('Escape');
      await why.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Find what cost most' }).click();
      await page.getByText(/Looking back: \d+ of \d+/).waitFor();
    }),
  );
});
