/** What the table tells of those who sit there: my rival or that I have none, the others when they are pointed at, a trade. */
import type { Seat } from '@polity/new-angeles';
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, textOf } from '../support.js';
import { findPosition } from './positions.js';

describeInBrowser('New Angeles tells', () => {
  it(
    'whom I have to pass, that I have no rival, or that I am the Federalist',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const rivalOf = (id: string, is: (rival: string, own: string) => boolean) =>
        findPosition({
          id,
          seats: 4,
          is: ({ kind, seat }, { state: { players } }) => {
            const { rival, corporation } = players[seat as Seat];
            return kind === 'main-offer' && is(rival, corporation);
          },
        });
      const own = rivalOf('own', (rival, mine) => rival === mine);
      const federalist = rivalOf('federalist', (rival) => rival === 'federalist');
      const other = rivalOf('other', (rival, mine) => ![mine, 'federalist'].includes(rival));
      await layTables(world, visitor, [own, federalist, other]);
      const secrets = async (id: string) => {
        await page.goto(`/table/${id}`);
        const region = page.getByRole('region', { name: 'Only you see this' });
        await region.locator('.na-goal').waitFor();
        return await textOf(region);
      };
      const [alone, falling, passing] = [await secrets(own.id), await secrets(federalist.id), await secrets(other.id)];
      expect(alone).toContain('No single rival: end ahead of any 2');
      expect(alone).not.toContain('your rival');
      expect(falling).toContain('You are the Federalist');
      expect(falling).not.toContain('your rival');
      expect(passing).toContain('your rival');
    }),
  );

  it(
    'of who is pointed at: contract, emergency action and every asset, and of a trade what the asset in it does',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const found = findPosition({
        id: 'pointed',
        seats: 4,
        is: ({ kind, seat }, { state: { seats, players } }) =>
          kind === 'main-offer' && seats.some((other) => other !== seat && players[other].assets.length > 1),
      });
      const { players, seats } = found.state;
      const rich = seats.find((seat) => seat !== found.seat && players[seat].assets.length > 1) as Seat;
      await layTables(world, visitor, [found]);
      await page.goto(`/table/${found.id}`);
      const tile = page.locator(`.na-seat[data-anchor="seat:${rich}"]`);
      await tile.locator('> .board-hit').hover({ position: { x: 40, y: 10 } });
      const tip = page.getByRole('tooltip');
      await tip.waitFor();
      const told = await textOf(tip);
      expect(told).toContain('Contract:');
      expect(told).toContain('of 4 by capital');
      expect(told).not.toContain('no answer');
      expect(await tip.locator('b').count()).toBe(players[rich].assets.length + players[rich].emergencies.length);

      const trades = page.getByRole('region', { name: 'Trades' });
      const name = await textOf(tile.locator('.na-seat-name'));
      await trades.locator('.na-partner', { hasText: name }).click();
      const pick = trades.getByRole('group', { name: 'You get' }).locator('.na-pick').first();
      // What was pointed at before is told no more.
      await pick.waitFor();
      await page.mouse.move(2, 2);
      await tip.waitFor({ state: 'detached' });
      await pick.hover();
      const does = await textOf(tip.locator('p').last());
      expect(does.length).toBeGreaterThan(10);
      await pick.click();
      await trades.getByRole('button', { name: 'Offer', exact: true }).click();
      const made = trades.locator('.na-trade');
      await made.waitFor();
      expect(await textOf(made)).toContain('You give');
      expect(await textOf(made)).toContain(does);
    }),
  );
});
