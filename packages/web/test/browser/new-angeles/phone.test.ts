/** On a phone nothing lies over the border of a corporation, and a preview with nothing to tell takes no room. */
import { expect, it } from 'vitest';
import { TABS } from '../board-look.js';
import { layTables } from '../stored-table.js';
import { atRest, describeInBrowser, inBrowser } from '../support.js';
import { findPosition } from './positions.js';

describeInBrowser('New Angeles on a phone', () => {
  it(
    'keeps the longest name within its corporation',
    inBrowser(async (world) => {
      const found = findPosition({
        id: 'names',
        seats: 4,
        is: ({ kind }, { state }) =>
          kind === 'main-offer' &&
          state.seats.some((seat) => {
            const { corporation, capital } = state.players[seat];
            return corporation === 'weyland-consortium' && capital > 9;
          }),
      });
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      await layTables(world, visitor, [found]);
      await page.goto(`/table/${found.id}`);
      await page.locator(TABS, { hasText: 'Others' }).tap();
      const heads = page.locator('.na-seat h2');
      await heads.first().waitFor();
      const within = () =>
        heads.evaluateAll((all) =>
          all.map((head) => {
            const box = head.getBoundingClientRect();
            const capital = head.querySelector('.na-capital')?.getBoundingClientRect();
            return capital !== undefined && capital.right <= box.right + 0.5;
          }),
        );
      expect(await atRest(within)).toEqual([true, true, true, true]);
    }),
  );

  it(
    'shows no preview that has nothing to tell',
    inBrowser(async (world) => {
      const found = findPosition({
        id: 'untold',
        seats: 4,
        is: (ask, { state }) => ask.kind === 'support' && (state.players[ask.seat as 'player-1'].hand.length ?? 0) > 1,
      });
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      await layTables(world, visitor, [found]);
      await page.goto(`/table/${found.id}`);
      await page.getByRole('button', { name: 'Support the main offer' }).tap();
      await page.locator('.preview', { hasText: 'Nothing visible changes' }).waitFor({ state: 'attached' });
      expect(await page.locator('.preview').isVisible()).toBe(false);
    }),
  );
});
