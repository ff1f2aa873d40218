/** What the worker threads of the tests import: the built market, and bots of all sorts. */
import { threadId } from 'node:worker_threads';
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
  /** Thinks until nobody waits for it. */
  dreamer: {
    name: 'dreamer',
    imagines: true,
    answer(at) {
      while (!at.unwanted());
      return at.ask.options[0];
    },
  },
  /** Takes its thread with it. */
  leaver: {
    name: 'leaver',
    answer() {
      process.exit(3);
    },
  },
  /** Thinks in three heads, each of which tells its number, its luck and its share; the last of its answers is the sum. */
  hydra: {
    name: 'hydra',
    answer: ({ ask }) => ask.options.at(-1),
    heads: {
      count: 3,
      think: (_, luck, head, share) => ({ luck, head, share, thread: threadId }),
      settle(found) {
        const [{ luck }] = found;
        const own = found.every((one, head) => one.head === head && one.luck === luck && one.share === 2 / 3);
        return own && new Set(found.map(({ thread }) => thread)).size === 2 ? 0 : 'not as they should';
      },
    },
  },
  /** One of its heads breaks. */
  headless: {
    name: 'headless',
    answer: () => 0,
    heads: {
      count: 2,
      think(_at, _luck, head) {
        if (head === 1) throw new Error('lost its head');
        return 0;
      },
      settle: () => 0,
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
