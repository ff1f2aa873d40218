/** What stands around the board of a desk keeps its room: the bar above it, the talk beside it, and whom one waits for. */
import { expect, it } from 'vitest';
import { goToTable, layTables, withoutCurtain } from '../stored-table.js';
import { describeInBrowser, inBrowser, until } from '../support.js';
import { findAskedOf, findElections } from './asked-positions.js';

describeInBrowser('At a desk', () => {
  it.each([
    [1440, 900],
    [1366, 768],
  ])('the field to write in is whole below what the others did, at %i by %i', (width, height) =>
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const laid = findAskedOf('capitalist', 'turn', 3);
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await goToTable(page, laid.id);
      await page.locator('.side-digest .heg-strip li').first().waitFor();
      await page.getByRole('tab', { name: 'Chat' }).click();
      const chat = page.locator('.side-shown .chat');
      await chat.waitFor();
      const below = () =>
        chat.evaluate((shown) => {
          const room = shown.closest('.side-talk')?.getBoundingClientRect().bottom ?? 0;
          const field = [...shown.children].at(-1)?.getBoundingClientRect();
          return field === undefined ? Number.NaN : Math.max(0, field.bottom - room);
        });
      await expect.poll(below).toBe(0);
    })(),
  );

  it.each([
    [1440, 900],
    [1366, 768],
  ])('nothing in the bar lies upon anything else for who holds two seats, at %i by %i', (width, height) =>
    inBrowser(async (world) => {
      const visitor = await world.visit();
      await withoutCurtain(visitor);
      const laid = { ...findAskedOf('capitalist', 'turn', 3), held: ['capitalist', 'middle'] };
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await page.goto(`/table/${laid.id}`);
      await page.locator('.seat-switch').waitFor();
      await page.getByRole('button', { name: /^Recap/ }).waitFor();
      const free = () =>
        page.evaluate(() => {
          const edge = (part: string, side: 'left' | 'right') =>
            document.querySelector(part)?.getBoundingClientRect()[side] ?? Number.NaN;
          const phases = [...document.querySelectorAll('.heg-phases li')].map(
            (one) => one.getBoundingClientRect().right,
          );
          return {
            tools: edge('.heg-tools', 'left') >= Math.max(...phases),
            seats: edge('.header-actions', 'left') >= edge('.heg-tools', 'right'),
          };
        });
      await expect.poll(free).toEqual({ tools: true, seats: true });
    })(),
  );

  it(
    'what a vote on wages changes for each of the others is read whole, and only what is lost in red',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const wages = ({ about }: { readonly about: object }) => {
        const { policy, section } = about as { readonly policy?: string; readonly section?: string };
        return policy === 'labor-market' && section === 'C';
      };
      const laid = ['working', 'capitalist'].map((seat) => findAskedOf(seat, 'stance', 1, wages));
      await layTables(world, visitor, laid);
      const { page } = visitor;
      for (const { id } of laid) {
        await goToTable(page, id);
        const told = page.locator('.heg-vote-changes');
        await told.getByText('if all wages are cut').last().waitFor();
        const below = () => page.locator('.scene-body').evaluate((body) => body.scrollHeight - body.clientHeight);
        await expect.poll(below).toBe(0);
        const lost = await told.locator('.heg-vote-gains b.bad').allTextContents();
        const gained = await told.locator('.heg-vote-gains b:not(.bad)').allTextContents();
        expect(lost.filter((said) => !said.includes('−'))).toEqual([]);
        expect(gained.filter((said) => said.includes('−'))).toEqual([]);
      }
    }),
  );

  it(
    'the key C lays a vote aside, so that who writes sees what is written, and no letter of it is the key',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const laid = findAskedOf('working', 'stance', 1);
      await layTables(world, visitor, [{ ...laid, held: ['working'] }]);
      const { page } = visitor;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/table/${laid.id}`);
      await page.locator('.heg-vote-held.placed .heg-vote-changes').waitFor();
      const field = page.getByRole('textbox', { name: 'Message' });
      const isSeen = () =>
        field.evaluate((input) => {
          const { left, top, width, height } = input.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === input;
        });
      for (const _ of ['before the chat is there', 'with the chat open']) {
        await page.keyboard.press('c');
        await page.locator('.chat-form input:focus').waitFor();
        await expect.poll(isSeen).toBe(true);
        expect(await field.inputValue()).toBe('');
        await page.keyboard.press('Escape');
        await page.locator('.chat-form input:focus').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Back to the vote' }).click();
      }
    }),
  );

  it(
    'those who have no work have room beside what can be bought, with words beside its icons',
    inBrowser(async (world) => {
      const visitor = await world.visit({ first: true });
      const laid = { ...findElections(2), held: [] };
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await goToTable(page, laid.id);
      await page.locator('.heg-labels .heg-unemployed').waitFor();
      for (const width of [1240, 1280, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = () => page.locator('.heg-unemployed').evaluate((panel) => panel.scrollWidth - panel.clientWidth);
        await expect.poll(cut, { message: `${width}` }).toBeLessThanOrEqual(0);
      }
    }),
  );

  it(
    'says who is away while it is their turn, and offers a bot there',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      // The others never come.
      const laid = { ...findAskedOf('middle', 'turn', 2), held: ['working'] };
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.goto(`/table/${laid.id}`);
      const bar = page.locator('.ask.waiting');
      await bar.getByText(/ is away\.$/).waitFor();
      await bar.getByRole('button', { name: 'Let a bot play until they return' }).click();
      await bar.getByText(/ is away\.$/).waitFor({ state: 'detached' });
    }),
  );

  it(
    'whoever may staff a company answers wherever the ring is pressed',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const laid = findAskedOf('capitalist', 'staff-class', 1, ({ canStop }) => canStop);
      await layTables(world, visitor, [laid]);
      const { page } = visitor;
      await page.goto(`/table/${laid.id}`);
      const ring = page.locator('.heg-seat-cover.choosable').first();
      await ring.waitFor();
      const answers = () =>
        ring.evaluate((cover) => {
          const { left, right, top, bottom } = cover.getBoundingClientRect();
          const steps = Array.from({ length: 8 }, (_, i) => (i + 0.5) / 8);
          const hits = steps.flatMap((x) =>
            steps.map((y) => document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))),
          );
          return hits.every((hit) => hit?.matches('.heg-seat-cover > .board-hit'));
        });
      await expect.poll(answers).toBe(true);
      await ring.click({ position: { x: 20, y: 40 } });
      await until(async () => (await page.locator('.heg-seat-cover.choosable').count()) === 0 || undefined);
    }),
  );
});
