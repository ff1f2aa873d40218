/** A replay shows again what everybody saw happen, at the steps of whoever goes by hand and while it runs. */
import { hegemony } from '@polity/hegemony';
import { type Game, type LogEntry, Table } from '@polity/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layTables, playedToTheEnd } from '../stored-table.js';
import { describeInBrowser, inBrowser, type World } from '../support.js';

const game = hegemony as unknown as Game;
const saved = playedToTheEnd(game, { seats: 2 }, 'replayed');
const log = Table.replay(game, saved).log('working');

/** The replay of that game, stopped, and the moments of its log. */
async function stopped(world: World) {
  const visitor = await world.visit({ watches: true });
  const { page } = visitor;
  await layTables(world, visitor, [{ id: 'replayed', saved, seats: ['working', 'capitalist'], held: ['working'] }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/table/replayed');
  await page.getByRole('button', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByRole('button', { name: 'Pause' }).click();
  const past = await page.evaluate(async () => (await fetch('/api/tables/replayed/past?told=0&seat=working')).json());
  const moments = past.moments as readonly number[];
  /** The first moment that tells of such an entry. */
  const momentOf = (entry: (one: LogEntry) => boolean) => moments.findIndex((told) => told > log.findIndex(entry));
  return { page, bar, momentOf };
}

async function drawTo(bar: Locator, step: number): Promise<void> {
  await bar.getByRole('slider').fill(String(step));
  await bar.getByText(`Step ${step} of`).waitFor();
}

/** The page that lies over the table after the next step. */
async function pageAtNext(page: Page, bar: Locator): Promise<Locator> {
  await bar.getByRole('button', { name: 'One step forward' }).click();
  const scene = page.getByRole('dialog');
  await scene.waitFor();
  return scene;
}

const isPhase = (name: string) => (one: LogEntry) => one.kind === 'phase' && one.params.phase === name;
const isRound = (round: number) => (one: LogEntry) => one.kind === 'round' && one.params.round === round;

describeInBrowser('A replay', () => {
  it(
    'stops at the result of a vote, and tells what it changed from where things stood before it',
    inBrowser(async (world) => {
      const { page, bar, momentOf } = await stopped(world);
      // The State's Education costs 10 at C and 5 at B (p. 33); at the beginning the policy stands at C.
      const at = momentOf(({ kind, params }) => kind === 'vote-result' && params.policy === 'welfare-education');
      await drawTo(bar, at - 1);
      const scene = await pageAtNext(page, bar);
      await scene.getByText('Elections of round 1').waitFor();
      await scene.locator('.heg-vote-changes.passed').getByText('10 → 5').waitFor();
      // Until it was seen the table stands as it was.
      await page.locator('.heg-phases .here', { hasText: 'Elections' }).waitFor();
      await page.keyboard.press('ArrowRight');
      await scene.waitFor({ state: 'detached' });
      await bar.getByText(`Step ${at} of`).waitFor();

      // Who draws the slider sees the table, and nothing lies over it.
      await drawTo(bar, at + 5);
      await drawTo(bar, at);
      await page.locator('.heg-phases .here', { hasText: 'Elections' }).waitFor();
      expect(await page.locator('.scene, .heg-vote-held').count()).toBe(0);
    }),
  );

  it(
    'has steps for production and for scoring, with their pages, and names them',
    inBrowser(async (world) => {
      const { page, bar, momentOf } = await stopped(world);
      const caption = bar.getByRole('status');
      const elections = momentOf(isPhase('elections'));
      await drawTo(bar, elections - 1);
      await expect.poll(() => caption.textContent()).toContain('Round 1 · Production');
      await page.locator('.heg-phases .here', { hasText: 'Production' }).waitFor();
      const production = await pageAtNext(page, bar);
      await production.getByText('Production of round 1').waitFor();
      await page.keyboard.press('Escape');

      const second = momentOf(isRound(2));
      await drawTo(bar, second - 1);
      await expect.poll(() => caption.textContent()).toContain('Round 1 · Scoring');
      await page.locator('.heg-phases .here', { hasText: 'Scoring' }).waitFor();
      const round = await pageAtNext(page, bar);
      await round.getByText('Round 2 begins').waitFor();
      // Told there until somebody was asked: the cards that were drawn, before the Capitalist Class discarded companies.
      await expect.poll(() => round.locator('.heg-round-next li').count()).toBe(1);
      // A press that was meant for what lay there before is not heard.
      await round.locator('.scene-next:not([data-waits])', { hasText: 'Continue' }).click();
      await round.waitFor({ state: 'detached' });
    }),
  );

  it(
    'leads to a round without the votes of the one before',
    inBrowser(async (world) => {
      const { page, bar } = await stopped(world);
      await bar.getByRole('button', { name: 'Round 2', exact: true }).click();
      await expect.poll(() => bar.getByRole('status').textContent()).toContain('Round 2');
      await page.locator('.heg-rounds .here', { hasText: '2' }).waitFor();
      await page.locator('.heg-phases .here', { hasText: 'Preparation' }).waitFor();
      expect(await page.locator('.scene, .heg-vote-held').count()).toBe(0);
    }),
  );

  it(
    'leads to the moment of a line of the log that is pressed, by pointer and by key',
    inBrowser(async (world) => {
      const { page, bar, momentOf } = await stopped(world);
      await drawTo(bar, momentOf(isRound(2)));
      const result = page
        .getByRole('log')
        .getByRole('button', { name: /rejected|passed|passes/i })
        .last();
      await result.click();
      // The result of a vote is seen as it was.
      const scene = page.getByRole('dialog');
      await scene.getByText('Elections of round 1').waitFor();
      await page.keyboard.press('ArrowRight');
      await scene.waitFor({ state: 'detached' });
      const at = momentOf(({ kind, params }) => kind === 'vote-result' && params.policy === 'welfare-education');
      await bar.getByText(`Step ${at} of`).waitFor();

      const line = page.getByRole('log').getByRole('button').first();
      await line.focus();
      await page.keyboard.press('Enter');
      await bar.getByText('Step 0 of').waitFor();
    }),
  );

  it(
    'shows the cards and votes of its steps while it runs',
    inBrowser(async (world) => {
      const visitor = await world.visit({ watches: true });
      const { page } = visitor;
      await layTables(world, visitor, [{ id: 'replayed', saved, seats: ['working', 'capitalist'], held: ['working'] }]);
      await page.goto('/table/replayed');
      await page.getByRole('button', { name: 'Replay' }).click();
      const replay = page.getByRole('region', { name: 'Replay' });
      await replay.getByRole('combobox', { name: 'Speed' }).selectOption('8');
      const scene = page.locator('.scene, .heg-shown-card').first();
      await scene.waitFor();
      await scene.waitFor({ state: 'detached' });
    }),
  );
});
