/** Saved games of the lantern market are played as they were when they were saved. */
import { randomBot } from '@polity/bots';
import { fingerprint } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { expect, it } from 'vitest';

it('plays these games as ever: where that has to change, raise `rules` and pin them anew', () => {
  const games = [{ seats: 2 }, { seats: 3, nights: 3 }, { seats: 4, nights: 6 }] as const;
  expect(fingerprint(lanternMarket, games, randomBot)).toEqual({
    rules: 1,
    games: ['34 6c7381bb44e8', '46 65713556ebb7', '109 cff257d2b874'],
  });
});
