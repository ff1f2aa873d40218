/** Two trade at a desk and on a phone while a third thinks: three presses to offer, one to answer, and none is done twice. */
import type { Seat } from '@polity/new-angeles';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { TABS } from '../board-look.js';
import { question } from '../pages.js';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, until, type Visitor } from '../support.js';
import { findPosition } from './positions.js';

describeInBrowser('Trades of New Angeles', () => {
  it(
    'are made by two people while a third decides, and an offer that can no longer be kept lapses',
    inBrowser(async (world) => {
      const found = findPosition({
        id: 'trade',
        seats: 4,
        is: (ask, { state }) =>
          ask.kind === 'main-offer' &&
          state.seats.some((seat) => seat !== ask.seat && state.players[seat].assets.length > 0),
      });
      const { players, seats } = found.state;
      const others = seats.filter((seat) => seat !== found.seat);
      const giver = others.find((seat) => players[seat].assets.length > 0) as Seat;
      const taker = others.find((seat) => seat !== giver) as Seat;
      const { asset } = players[giver].assets[0] as { asset: string };

      const decides = await world.visit();
      const offers = await world.visit();
      const accepts = await world.visit({ phone: true });
      await layTables(world, decides, [{ ...found, guests: { [giver]: offers, [taker]: accepts }, bot: 'adviser' }]);
      await Promise.all([decides, offers, accepts].map(({ page }) => page.goto(`/table/${found.id}`)));
      const asked = until(async () => (await question(decides.page).textContent()) || undefined);

      const trades = offers.page.getByRole('region', { name: 'Trades' });
      const name = (seat: Seat) => nameOf(offers.page, seat);
      const offer = async (to: Seat) => {
        await trades.locator('.na-partner', { hasText: await name(to) }).click();
        await trades.locator('.na-pick').first().click();
        await trades.getByRole('button', { name: 'Offer', exact: true }).click();
        // Nothing is given for nothing by a single press.
        await trades.getByText('for nothing: press once more').waitFor();
        await trades.getByRole('button', { name: 'Give it away' }).click();
      };
      await offer(found.seat);
      await decides.page.locator('.na-trade.for-me').waitFor();
      await offer(taker);

      await accepts.page.getByRole('button', { name: 'Accept' }).tap();
      await expect.poll(() => holderOf(decides, asset)).toBe(taker);
      await expect.poll(() => holderOf(offers, asset)).toBe(taker);

      // What was offered to the third as well is gone, and both are told.
      await offers.page.locator('.na-fate.lapsed').waitFor();
      await decides.page.locator('.na-fate.lapsed').waitFor();
      await decides.page.getByRole('button', { name: 'Accept' }).first().waitFor({ state: 'detached' });
      expect(await question(decides.page).textContent()).toBe(await asked);
      await decides.page.locator('button.board-hit[data-choosable]').first().click();
      await expect.poll(() => question(decides.page).textContent()).not.toBe(await asked);
    }),
  );

  it(
    'hold capital and assets in both directions and a promise, and are changed without beginning anew',
    inBrowser(async (world) => {
      const found = findPosition({
        id: 'both-ways',
        seats: 4,
        is: (ask, { state }) =>
          ask.kind === 'main-offer' &&
          state.players[ask.seat as Seat].assets.length > 0 &&
          state.seats.some((seat) => seat !== ask.seat && state.players[seat].assets.length > 1),
      });
      const { players, seats } = found.state;
      const partner = seats.find((seat) => seat !== found.seat && players[seat].assets.length > 1) as Seat;
      const visitor = await world.visit({ phone: true });
      const { page } = visitor;
      await layTables(world, visitor, [found]);
      await page.goto(`/table/${found.id}`);
      await page.locator(TABS, { hasText: 'Others' }).tap();
      const trades = page.getByRole('region', { name: 'Trades' });
      await trades.locator('.na-partner', { hasText: await nameOf(page, partner) }).tap();
      const [give, want] = [
        trades.getByRole('group', { name: 'You give' }),
        trades.getByRole('group', { name: 'You get' }),
      ];
      await give.getByRole('button', { name: 'One capital more' }).tap();
      await give.locator('.na-pick').first().tap();
      for (const asset of await want.locator('.na-pick').all()) await asset.tap();
      await trades.getByText('Promises, never enforced').tap();
      await trades.getByLabel('You promise').fill('I shall abstain');
      await trades.getByRole('button', { name: 'Offer', exact: true }).tap();
      const made = trades.locator('.na-trade');
      await made.waitFor();
      const terms = (await made.textContent()) ?? '';
      expect(terms).toContain('1 capital and');
      expect(terms).toContain('I shall abstain');
      const open = () => lastView(visitor).tradeOffers;
      expect(open()).toMatchObject([
        {
          to: partner,
          give: { capital: 1, assets: [players[found.seat].assets[0]?.asset] },
          want: { capital: 0, assets: players[partner].assets.map(({ asset }) => asset) },
        },
      ]);

      await trades.getByRole('button', { name: 'Change' }).tap();
      // What is given goes back by one before anything is wanted.
      for (let more = 0; more < 2; more++) await want.getByRole('button', { name: 'One capital more' }).tap();
      await trades.getByRole('button', { name: 'Offer', exact: true }).tap();
      await expect.poll(() => open()[0]).toMatchObject({ give: { capital: 0 }, want: { capital: 1 } });
    }),
  );
});

type Players = Record<Seat, { readonly assets: readonly { readonly asset: string }[] }>;

interface SeenView {
  readonly players: Players;
  readonly tradeOffers: readonly object[];
}

function lastView({ heard }: Visitor): SeenView {
  const last = heard.findLast((message) => message.type === 'position');
  if (last?.type !== 'position') throw new Error('nothing of the game has been shown yet');
  return last.positions[0]?.view as unknown as SeenView;
}

function holderOf(visitor: Visitor, asset: string): string | undefined {
  const { players } = lastView(visitor);
  return Object.entries(players).find(([, { assets }]) => assets.some((one) => one.asset === asset))?.[0];
}

/** The corporation that a seat leads, as its tile says. */
async function nameOf(page: Page, seat: Seat): Promise<string> {
  const tile = page.locator(`[data-anchor="seat:${seat}"] .na-seat-name`).first();
  await tile.waitFor({ state: 'attached' });
  return (await tile.textContent()) ?? '';
}
