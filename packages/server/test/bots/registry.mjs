/** What the worker threads of the tests import: the built market, and bots of all sorts. */
import { bots as known } from '@polity/bots';
import { lanternMarket } from '@polity/lantern-market';

export const games = { [lanternMarket.id]: lanternMarket };

export const bots = {
  ...known,
  /** Never comes to a decision. */
  ponderer: {
    name: 'ponderer',
    answer() {
      for (;;);
    },
  },
  /** Takes its thread with it. */
  leaver: {
    name: 'leaver',
    answer() {
      process.exit(3);
    },
  },
  /** Breaks. */
  breaker: {
    name: 'breaker',
    answer() {
      throw new Error('no idea');
    },
  },
};
