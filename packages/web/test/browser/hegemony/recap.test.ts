/** The recap: what was voted on since I last acted, no more and no fewer, and what the last Elections decided. */
import { lastElections, votesSince } from '@polity/hegemony/page';
import type { Ask, Table } from '@polity/kernel';
import { expect, it } from 'vitest';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, type World } from '../support.js';
import { type AskedPosition, findAskedOf } from './asked-positions.js';

interface Votes {
  /** Since the last turn of the Working Class. */
  readonly since: number;
  /** In the last Elections, and in the whole game. */
  readonly elections: number;
  readonly all: number;
}

function votesAt(table: Table<object>): Votes {
  const log = table.log('working');
  const mine = log.findLastIndex(({ kind, params }) => kind === 'end-turn' && params.seat === 'working');
  const elections = lastElections(log, log.length)?.votes.length ?? 0;
  return { since: votesSince(log, mine).length, elections, all: votesSince(log, 0).length };
}

/** Such a position of the third round, and its votes. */
function asked(kind: string, fits: (votes: Votes) => boolean): { laid: AskedPosition; votes: Votes } {
  let votes: Votes | undefined;
  const laid = findAskedOf('working', kind, 3, (_ask: Ask, table) => {
    const { turn, round } = table.state as { turn: { number: number }; round: number };
    const found = votesAt(table);
    if (votes !== undefined || turn.number !== 1 || round !== 3 || !fits(found)) return false;
    votes = found;
    return true;
  });
  if (votes === undefined) throw new Error('no such votes');
  return { laid, votes };
}

async function openRecap(world: World, laid: AskedPosition) {
  const visitor = await world.visit();
  const { page } = visitor;
  await layTables(world, visitor, [laid]);
  await page.goto(`/table/${laid.id}`);
  await page.getByRole('button', { name: /^Recap/ }).click();
  const recap = page.getByRole('dialog', { name: 'Since you last acted' });
  await recap.waitFor();
  return {
    since: recap.getByRole('region', { name: 'Votes since you last acted' }),
    elections: recap.getByRole('region', { name: 'Elections of round 2' }),
  };
}

describeInBrowser('The recap', () => {
  it(
    'tells all votes since my last turn, and none that were held before it',
    inBrowser(async (world) => {
      const { laid, votes } = asked('turn', ({ since, all }) => since > 1 && all > since);
      const { since, elections } = await openRecap(world, laid);
      await expect.poll(() => since.getByRole('listitem').count()).toBe(votes.since);
      expect(await elections.count()).toBe(0);
    }),
  );

  it(
    'still tells what the Elections decided when I have acted in the round after them',
    inBrowser(async (world) => {
      const { laid, votes } = asked('assign-to', ({ elections }) => elections > 1);
      const { since, elections } = await openRecap(world, laid);
      await expect.poll(() => elections.getByRole('listitem').count()).toBe(votes.elections);
      expect(await since.count()).toBe(0);
    }),
  );
});
