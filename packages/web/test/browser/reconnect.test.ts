/** Lines break, pages are loaded again, servers are killed: nothing is lost, and the page goes on by itself. */
import { expect, it } from 'vitest';
import { Driver, playUntil, prefer, randomFrom } from './driver.js';
import { Line } from './line.js';
import { lastPosition, newTable, playNow, question, twoPlayers } from './pages.js';
import { describeInBrowser, hasFetchedAll, inBrowser, textOf, until, type Visitor } from './support.js';

const BREAKS = { lineBreaks: true };
const KILLED = { killed: true };
/** A turn that asks nobody else anything. */
const CALM = prefer('End your turn', 'Apply Political Pressure');

describeInBrowser('A table', () => {
  it(
    'is where it was after a refresh in mid-game',
    inBrowser(async ({ visit }) => {
      const visitor = await visit();
      const { page } = visitor;
      await playNow(page, 'hegemony');
      const driver = new Driver(page, randomFrom(2));
      for (let i = 0; i < 6 && (await driver.asked()); i++) await driver.answer();
      await driver.asked();
      const asked = await textOf(question(page));
      const before = lastPosition(visitor);
      await page.reload();
      await driver.asked();
      expect(await textOf(question(page))).toBe(asked);
      expect(lastPosition(visitor)).toEqual(before);
      await driver.answer();
    }),
  );

  it(
    'can be played in a second tab, and the first one follows',
    inBrowser(async ({ visit }) => {
      const visitor = await visit();
      await newTable(visitor.page, 'hegemony', 2, { 'Capitalist Class': 'Random bot' });
      const first = new Driver(visitor.page, randomFrom(3));
      await first.asked();
      const second = new Driver(await visitor.newTab(visitor.page.url()), randomFrom(4));
      const shown = async ({ page }: Driver) => [
        await textOf(question(page)),
        ...(await page.locator('.log-line, .log-heading').allTextContents()),
      ];
      // Who answers has been shown what came of the answer before.
      for (const [driver, other] of [
        [second, first],
        [first, second],
        [second, first],
      ] as const) {
        await driver.asked();
        await driver.answer();
        await driver.asked();
        await expect.poll(() => shown(other)).toEqual(await shown(driver));
        await other.asked();
      }
    }),
  );

  it(
    'is caught up with when the line was broken for a while',
    inBrowser(async (world) => {
      const line = await Line.to(world.server);
      try {
        const { working, capitalist } = await twoPlayers(world, {}, { ...BREAKS, through: line });
        const [first, second] = [working, capitalist].map(({ page }) => new Driver(page, randomFrom(5), CALM));
        if (first === undefined || second === undefined) throw new Error('somebody is missing');
        // A part that could not be fetched would start the page anew.
        await hasFetchedAll(capitalist, capitalist.page);
        line.cut();
        await capitalist.context.setOffline(true);
        await broken(capitalist);
        await playUntil([first], async () => (await textOf(question(first.page))).includes('is deciding'));
        line.mend();
        await capitalist.context.setOffline(false);
        await mended(capitalist);
        expect(await second.asked()).toBe(true);
        await expect.poll(() => everybodys(capitalist)).toBe(everybodys(working));
        await second.answer();
      } finally {
        line.close();
      }
    }),
  );

  it(
    'loses nothing when the server is killed in mid-game and started again',
    inBrowser(async (world) => {
      const { working, capitalist } = await twoPlayers(world, BREAKS);
      const both = [working, capitalist];
      const drivers = both.map(({ page }) => new Driver(page, randomFrom(6)));
      for (let time = 0; time < 2; time++) {
        await playUntil(drivers, (answers) => answers === 6);
        // Who did not answer hears of it a moment later.
        await until(() => everybodys(working) === everybodys(capitalist) || undefined);
        await quiet(both);
        await Promise.all(both.map((visitor) => hasFetchedAll(visitor, visitor.page)));
        const before = both.map(lastPosition);
        await world.server.kill();
        await Promise.all(both.map(broken));
        await world.server.start();
        await Promise.all(both.map(mended));
        await Promise.all(both.map((visitor, i) => caughtUp(visitor, before[i]?.log.length ?? 0)));
        expect(both.map(lastPosition)).toEqual(before);
      }
      await playUntil(drivers, async () => (await working.page.locator('.log-heading').count()) > 0);
    }, KILLED),
  );

  it(
    'takes once what was on its way when the server was killed',
    inBrowser(async (world) => {
      const { working } = await twoPlayers(world, BREAKS);
      const { page } = working;
      await hasFetchedAll(working, page);
      const driver = new Driver(page, randomFrom(8), prefer('Propose Bill'));
      await driver.showList();
      const asked = await textOf(question(page));
      await page.locator('.options .option', { hasText: 'Propose Bill' }).click({ noWaitAfter: true });
      await world.server.kill();
      await world.server.start();
      await driver.asked();
      await until(async () => (await textOf(question(page))) !== asked || undefined);
      expect(await page.locator('.refusal').count()).toBe(0);
      await driver.answer();
    }, KILLED),
  );
});

/** What the log tells everybody, as a visitor has been told it. */
function everybodys(visitor: Visitor): string {
  return JSON.stringify(lastPosition(visitor).log.filter(({ to }) => to === undefined));
}

async function broken({ page }: Visitor): Promise<void> {
  await page.getByText(/The line is broken/).waitFor();
}

/** The page tries again by itself; nobody presses anything. */
async function mended({ page }: Visitor): Promise<void> {
  await page.getByText(/The line is broken/).waitFor({ state: 'detached', timeout: 60_000 });
  await page.locator('.ask').waitFor();
}

/** Its last position has come over the new socket. */
async function caughtUp(visitor: Visitor, lines: number): Promise<void> {
  await until(() => {
    const last = visitor.heard.findLast(({ type }) => type === 'position');
    const isFull = last?.type === 'position' && last.positions[0]?.logFrom === 0;
    return (isFull && lastPosition(visitor).log.length >= lines) || undefined;
  });
}

/** Waits until nothing has come over the lines for a while. */
async function quiet(visitors: readonly Visitor[]): Promise<void> {
  const heard = () => visitors.reduce((sum, { frames }) => sum + frames.length, 0);
  await until(async () => {
    const before = heard();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return heard() === before || undefined;
  });
}
