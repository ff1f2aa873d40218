/** Who would work in a company on sale is seen on its chip: a square for each place, in the colour of the skill. */
import { leftFor } from '@polity/hegemony/leaving';
import { cardById, companyIn, type HegemonyView, isOperational } from '@polity/hegemony/page';
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { atRest, describeInBrowser, inBrowser, until } from '../support.js';
import { findAskedOf } from './asked-positions.js';

describeInBrowser('A company on sale', () => {
  it.each([
    ['a desk', 1366, 768],
    ['a phone', 390, 844],
  ])('shows its places and their skills on %s', (_, width, height) =>
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const laid = findAskedOf('capitalist', 'turn', 3);
      await layTables(world, visitor, [laid]);
      await page.setViewportSize({ width, height });
      await page.goto(`/table/${laid.id}`);
      const chips = page.locator('.heg-chip');
      const economy = page.locator('nav.board-tabs button', { hasText: 'Economy' });
      // A question that has just come may turn to the part with its answers first.
      await until(async () => {
        if (width < 500) await economy.click();
        return (await chips.first().isVisible()) || undefined;
      });
      const look = () =>
        chips.evaluateAll((all) =>
          all.map((chip) => {
            const edge = chip.getBoundingClientRect();
            const slots = [...chip.querySelectorAll('.heg-chip-slots .heg-empty-slot')];
            return {
              id: (chip.getAttribute('data-anchor') ?? '').replace('market:', ''),
              asks: slots.map((slot) => /heg-of-(\w+)/.exec(slot.getAttribute('class') ?? '')?.[1] ?? 'unskilled'),
              whole: slots.every((slot) => {
                const { bottom, right } = slot.getBoundingClientRect();
                return bottom <= edge.bottom && right <= edge.right;
              }),
            };
          }),
        );
      const seen = await atRest(look);
      expect(seen.length).toBe(7);
      for (const { id, asks, whole } of seen) {
        expect(asks, id).toEqual(cardById(id).slots.map(({ kind }) => kind));
        expect(whole, id).toBe(true);
      }
    })(),
  );

  it.each([
    ['a desk', 1366, 768],
    ['a phone', 390, 844],
  ])('tells what stops for it before it is built, on %s', (_, width, height) =>
    inBrowser(async (world) => {
      const visitor = await world.visit({ touches: width < 500 });
      const { page } = visitor;
      let stops = '';
      const laid = findAskedOf('middle', 'build-company', 1, (ask, table) => {
        const { options, about } = ask.describe();
        if (about.newcomer || about.from === 'pile') return false;
        const view = table.view('middle') as HegemonyView;
        const left = (id: string) => leftFor(view, id).map((one) => companyIn(view, one));
        const found = (options as string[]).find((id) => left(id).some((one) => one && isOperational(one)));
        stops ||= found ?? '';
        return found !== undefined;
      });
      await layTables(world, visitor, [laid]);
      await page.setViewportSize({ width, height });
      await page.goto(`/table/${laid.id}`);
      const chip = page.locator(`[data-anchor="market:${stops}"]`);
      await chip.waitFor();
      if (width < 500) await chip.tap();
      else await chip.hover();
      await page
        .locator('.preview')
        .getByText(/ stops?(?:: .*without work|: −|\.)/)
        .waitFor();
    })(),
  );
});
