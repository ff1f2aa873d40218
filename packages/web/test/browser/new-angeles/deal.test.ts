/** The deal of New Angeles as it is read before anybody supports a side. */
import { DEMANDS, RESOURCES } from '@polity/new-angeles/page';
import { expect, it } from 'vitest';
import { TABS } from '../board-look.js';
import { layTables } from '../stored-table.js';
import { atRest, describeInBrowser, inBrowser } from '../support.js';
import { findPosition } from './positions.js';

describeInBrowser('The deal of New Angeles', () => {
  it(
    'is explained until the first is made, and so is what only one sees until it is dealt',
    inBrowser(async (world) => {
      const start = findPosition({ id: 'start', seats: 4, is: () => true });
      const later = findPosition({
        id: 'later',
        seats: 4,
        is: ({ kind }, { state }) => kind === 'main-offer' && state.round > 0,
      });
      const visitor = await world.visit();
      const { page } = visitor;
      await layTables(world, visitor, [start, later]);
      const deal = page.getByRole('region', { name: 'The deal' });
      const secrets = page.getByRole('region', { name: 'Only you see this' });
      await page.goto(`/table/${start.id}`);
      await deal.getByText('How a deal goes').waitFor();
      expect(await deal.getByRole('listitem').count()).toBe(5);
      expect(await secrets.textContent()).toContain('The rival is whom you have to pass');

      await page.goto(`/table/${later.id}`);
      await deal.getByText('No main offer yet').waitFor();
      expect(await deal.getByText('How a deal goes').count()).toBe(0);
      await deal.getByRole('heading', { name: 'The last deal', exact: true }).waitFor();
      expect(await secrets.textContent()).not.toContain('come here');
      expect(await secrets.textContent()).toContain('your rival');
    }),
  );

  it(
    'keeps the counteroffers in sight that were covered, with who made them',
    inBrowser(async (world) => {
      const found = findPosition({
        id: 'covered',
        seats: 5,
        is: ({ kind }, { state }) => kind === 'counteroffer' && (state.deal?.counters.length ?? 0) > 1,
      });
      const covered = found.state.deal?.counters.length ?? 0;
      const [desk, phone] = [await world.visit(), await world.visit({ phone: true })];
      const other = found.state.seats.find((seat) => seat !== found.seat) ?? found.seat;
      await layTables(world, desk, [{ ...found, held: [found.seat], guests: { [other]: phone } }]);
      for (const { page } of [desk, phone]) await page.goto(`/table/${found.id}`);
      await phone.page.locator(TABS, { hasText: 'Deal' }).tap();
      for (const { page } of [desk, phone]) {
        const below = page.getByRole('list', { name: 'Countered before' }).getByRole('listitem');
        await expect.poll(() => below.count()).toBe(covered - 1);
        for (const one of await below.all()) expect(await one.locator('small').textContent()).not.toBe('');
      }
    }),
  );

  it(
    'says of each good whether the demand is met, now and after the next production, from the choice of investments on',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const positions = [
        findPosition({ id: 'invests', seats: 4, is: ({ kind }) => kind === 'investment' }),
        findPosition({
          id: 'invests-again',
          seats: 4,
          is: ({ kind }, { state }) => kind === 'investment' && state.round > 0,
        }),
      ];
      await layTables(world, visitor, positions);
      for (const [nth, { id, state }] of positions.entries()) {
        await page.goto(`/table/${id}`);
        const supply = page.getByRole('region', { name: 'Supply' });
        await supply.getByText('then: after the next production').waitFor();
        expect(await supply.textContent()).toContain(`if short after round ${nth === 0 ? 2 : 4}`);
        for (const resource of RESOURCES) {
          const asked = DEMANDS[state.demand].demand[resource];
          const bar = await supply.locator('.na-resource', { has: page.locator(`.na-${resource}`) }).textContent();
          expect(bar).toMatch(asked === 0 ? /0 not asked$/ : /0 of \d short by \d ?then (met|short by \d)$/);
          if (asked > 0) expect(bar).toContain(`short by ${asked}`);
        }
      }
    }),
  );

  it(
    'says beside each offer what would come of it, at a desk and on a phone',
    inBrowser(async (world) => {
      const found = findPosition({
        id: 'support',
        seats: 4,
        is: (ask, { state }) => ask.kind === 'support' && state.deal?.countering != null && state.deal.main !== null,
      });
      const [desk, phone] = [await world.visit(), await world.visit({ phone: true })];
      const other = found.state.seats.find((seat) => seat !== found.seat) ?? found.seat;
      await layTables(world, desk, [{ ...found, held: [found.seat], guests: { [other]: phone }, bot: 'adviser' }]);
      for (const { page } of [desk, phone]) await page.goto(`/table/${found.id}`);
      await phone.page.locator(TABS, { hasText: 'Deal' }).tap();
      for (const { page } of [desk, phone]) {
        const wins = page.getByRole('region', { name: 'If it wins' });
        await expect.poll(() => wins.count()).toBe(2);
        for (const one of await wins.all()) {
          const lines = await atRest(() => one.getByRole('listitem').allTextContents());
          expect(lines[0]).toMatch(/takes? /);
          expect(new Set(lines).size).toBe(lines.length);
        }
      }
    }),
  );
});
