/** What a table of the base game weighs: all code and styles that are loaded until its board stands. */
import { gzipSync } from 'node:zlib';
import { hegemony } from '@polity/hegemony';
import { Table } from '@polity/kernel';
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser } from '../support.js';

/** In bytes, compressed: what it weighed with the base game alone. Who needs more loads something later: see `lazyPart`. */
const MOST = 261_000;
/** The pictures of cards come after the board, which does not wait for them. */
const PICTURES = /\/drawn-[^/]+\.js$/;
/** What only some tables need, or what somebody has to open first. */
const LATER =
  /\/(?:tool-dialog|reference-dialog|dialog|lesson|game-view|gathering|over-page|scene|words-hegemony-(?!en-)[a-z-]+)-[\w-]{8}\.js$/;

describeInBrowser('A table of the base game', () => {
  it(
    'weighs no more than it has to, and loads the rest when it is wanted',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { context } = visitor;
      const saved = Table.open(hegemony, { seats: 4 }, 'weight').save();
      const seats = ['working', 'middle', 'capitalist', 'state'];
      await layTables(world, visitor, [{ id: 'weighed', saved, seats, held: ['working'] }]);
      // What is fetched for later, when the page has nothing else to do, does not count.
      await context.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      const wanted = new Set<string>();
      context.on('request', (request) => {
        // The first page that was visited may still be fetching what it has use for later.
        const elsewhere = request.frame().page() === visitor.page;
        if (!elsewhere && ['script', 'stylesheet'].includes(request.resourceType())) wanted.add(request.url());
      });
      const page = await visitor.newTab('/table/weighed');
      await page.locator('.heg').waitFor();
      await page.locator('.ask').waitFor();

      const counted = [...wanted].filter((url) => !PICTURES.test(url));
      const weights = await Promise.all(counted.map(weightOf));
      const weight = weights.reduce((sum, one) => sum + one, 0);
      console.info(`a table of the base game: ${(weight / 1000).toFixed(1)} kB in ${counted.length} files`);
      expect(weight).toBeGreaterThan(MOST / 2);
      expect(weight).toBeLessThan(MOST);
      expect(counted.filter((url) => LATER.test(url))).toEqual([]);

      await page.getByRole('button', { name: 'Guide' }).click();
      await page.getByRole('dialog').getByText('What the icons mean').waitFor();
      expect([...wanted].filter((url) => LATER.test(url)).length).toBeGreaterThan(2);
    }),
  );
});

async function weightOf(url: string): Promise<number> {
  return gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;
}
