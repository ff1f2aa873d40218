/** An arena on several threads comes to what it comes to on one. Threads run what has been built. */
import { bots } from '@polity/bots';
import { expect, it } from 'vitest';
import { playOnThreads } from '../dist/arena/threads.js';
import { type Ended, matches, played } from '../src/arena/match.js';
import { games } from '../src/games.js';

it('an arena on threads ends as without them', async () => {
  const game = games['lantern-market'];
  if (game === undefined) throw new Error('there is no lantern market');
  const list = [...matches(game, { seats: 2, nights: 3 }, ['random', 'random'], 6, 'threads')];
  const found: (readonly Ended[])[] = [];
  await playOnThreads(list, 2, (nth, ended) => {
    found[nth] = ended;
  });
  const timeless = (all: readonly (readonly Ended[])[]) =>
    all.map((ended) => ended.map(({ milliseconds: _, ...rest }) => rest));
  expect(timeless(found)).toEqual(timeless(list.map((match) => played(match, games, bots))));
});
