/** A bot that looks ahead: it takes what promises most, within its budget, and thinks only where there is a choice. */
import { bots, easyBot, searchBot } from '@polity/bots';
import { type AskDescription, type Game, seededRandom, simulate, situationAt, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { describe, expect, it } from 'vitest';
import { type Foresight, foresightOf, playedOn } from '../src/ahead.js';
import type { Arm } from '../src/trials.js';
import { coins } from './coins.js';

const still = () => 0;
const thinker = searchBot('thinker', { worlds: 2, rollouts: 0, milliseconds: 1 }, still);

/** Two of the pouches are as good as each other, now one and now the other the best; the three others are empty. */
const doubtful: typeof coins = {
  ...coins,
  imagine: (state, _, random) => {
    const isFirst = random.int(2) === 0;
    const [most, least] = [9 + random.int(1000) / 1000, 1];
    state.prizes = isFirst ? [most, least, 0, 0, 0] : [least, most, 0, 0, 0];
  },
};

/** Counts the worlds that a bot deals itself for one answer. */
function worldsFor(
  budget: Parameters<typeof searchBot>[1],
  kind: string,
  now = still,
  game = doubtful,
  patient = false,
): number {
  const table = Table.open(game, {}, 'count', 'fast');
  if (kind === 'take') table.submit({ seat: 'a', version: 0, answer: 'go on' });
  const ask = table.asks()[0];
  if (ask === undefined) throw new Error('nobody is asked');
  const at = situationAt(table, ask);
  let worlds = 0;
  const counted = {
    seat: at.seat,
    ask: at.ask,
    view: at.view,
    log: at.log,
    advice: undefined,
    unwanted: () => false,
    world(random: Parameters<typeof at.world>[0]) {
      worlds++;
      return at.world(random);
    },
  };
  const bot = searchBot('counted', budget, now);
  (patient ? bot.unhurried?.() : bot)?.answer(counted, seededRandom('fast', 'count'));
  return worlds;
}

describe('a bot that looks ahead', () => {
  it('takes what promises most, and leaves things as they are where that is not better by more than chance', () => {
    const poor = { ...coins, setup: () => ({ round: 1, points: { a: 0, b: 0 }, prizes: [0, 0.1, 0.2, 0, 0.1] }) };
    expect(simulate(poor, {}, 'rest', () => thinker).run.state).toMatchObject({ points: { a: 0, b: 0 } });
    expect(simulate(coins, {}, 'rest', () => thinker).run.state).toMatchObject({ points: { a: 9, b: 9 } });
  });

  it('judges as many stages ahead as it is told to, and at the end where the game is over before', () => {
    // By the policy the first seat takes nothing and the second one two points in each of the three rounds.
    const policy: typeof coins.policy = ({ kind, seat, options }) =>
      kind === 'take' && seat === 'b' ? 2 : (options[0] ?? null);
    const game = { ...coins, policy } as Game;
    const worth = (stages: number) => {
      const table = Table.open(game, {}, 'stages', 'fast');
      table.submit({ seat: 'a', version: 0, answer: 'go on' });
      return playedOn(table, 'a', 3, foresightOf(game, { stages }) as Foresight);
    };
    expect([1, 2, 3, 9].map(worth)).toEqual([3 - 2, 3 - 4, 3 - 6, 3 - 6]);
  });

  it('takes what is best further on where it looks further ahead', () => {
    const { evaluation } = coins;
    if (evaluation === undefined) throw new Error('the coins can be judged');
    // What is had at the start of the second round seems to be a burden, and is none at the start of the third.
    const deceptive = {
      ...coins,
      evaluation: {
        ...evaluation,
        judge: (state: Parameters<typeof evaluation.judge>[0], seat: string) =>
          (evaluation.judge(state, seat) ?? 0) * (state.round === 2 ? -1 : 1),
      },
    };
    const taken = (stages?: number) => {
      const table = Table.open(deceptive, {}, 'further', 'fast');
      table.submit({ seat: 'a', version: 0, answer: 'go on' });
      const [ask] = table.asks();
      if (ask === undefined) throw new Error('nobody is asked');
      const budget = { worlds: 2, rollouts: 0, milliseconds: 1, ...(stages === undefined ? {} : { stages }) };
      return searchBot('far', budget, still).answer(situationAt(table, ask), seededRandom('fast', 'further'));
    };
    expect([taken(), taken(1), taken(2)]).toEqual([0, 0, 3]);
  });

  it('does not try what the game calls pointless', () => {
    const evaluation = { ...coins.evaluation, pointless: (_: object, __: object, pouch: unknown) => pouch === 3 };
    const warned = { ...coins, evaluation } as typeof coins;
    // Of 0, 1, 2, 3 and 0.1 the 3 is left out: the 2 is taken in each of three rounds.
    expect(simulate(warned, {}, 'pointless', () => thinker).run.state).toMatchObject({ points: { a: 6, b: 6 } });
  });

  it('does not think where there is one answer', () => {
    expect(worldsFor({ worlds: 3, rollouts: 100, milliseconds: 1 }, 'only')).toBe(0);
  });

  it('keeps to its budget', () => {
    expect(worldsFor({ worlds: 3, rollouts: 0, milliseconds: 1 }, 'take')).toBe(3);
    const many = worldsFor({ worlds: 3, rollouts: 60, milliseconds: 1 }, 'take');
    expect(many).toBeGreaterThan(3);
    expect(many).toBeLessThan(60);
    expect(worldsFor({ worlds: 1000, rollouts: 1e6, milliseconds: 1 }, 'take')).toBe(256);
    let time = 0;
    expect(worldsFor({ worlds: 100, rollouts: 1000, milliseconds: 20 }, 'take', () => time++)).toBeLessThan(5);
    expect(worldsFor({ worlds: 100, rollouts: 0, milliseconds: 20 }, 'take', () => time++, doubtful, true)).toBe(100);
  });

  it('stops where one answer is clearly the best', () => {
    expect(worldsFor({ worlds: 3, rollouts: 1000, milliseconds: 1 }, 'take', still, coins)).toBe(3);
  });

  it('comes to the same in several heads at once as in one after the other, and each head sees worlds of its own', () => {
    const many = searchBot('many', { worlds: 4, rollouts: 40, milliseconds: 1, heads: 4 }, still);
    const table = Table.open(doubtful, {}, 'heads', 'fast');
    table.submit({ seat: 'a', version: 0, answer: 'go on' });
    const ask = table.asks()[0];
    if (ask === undefined || many.heads === undefined) throw new Error('nobody is asked, or nobody has heads');
    const { heads } = many;
    const luck = seededRandom('fast', 'luck').int(2 ** 31);
    const found = [3, 1, 0, 2].map((head) => [head, heads.think(situationAt(table, ask), luck, head, 1)] as const);
    const inOrder = found.toSorted(([a], [b]) => a - b).map(([, one]) => JSON.parse(JSON.stringify(one)));
    expect(heads.settle(inOrder)).toEqual(many.answer(situationAt(table, ask), seededRandom('fast', 'luck')));
    expect(new Set(inOrder.map((arms: Arm[]) => JSON.stringify(arms.map(({ answer }) => answer))))).toHaveProperty(
      'size',
      1,
    );
    const tries = inOrder.map((arms: Arm[]) => arms.reduce((sum, { worths }) => sum + worths.length, 0));
    for (const count of tries) expect(count).toBeGreaterThan(0);
    const worlds = inOrder.map((arms: Arm[]) => JSON.stringify(arms.map(({ worths }) => worths)));
    expect(new Set(worlds)).toHaveProperty('size', 4);
    expect(thinker.heads).toBeUndefined();
  });

  it('answers as usual when there is no time at all', () => {
    const hurried = searchBot('hurried', { worlds: 3, rollouts: 100, milliseconds: 0 }, still);
    expect(simulate(coins, {}, 'hurry', () => hurried).run.state).toMatchObject({ points: { a: 0, b: 0 } });
  });

  it('is offered for games with a policy, an evaluation and hidden things dealt anew', () => {
    const game = coins as unknown as Game;
    const { policy: _, ...without } = game;
    expect(thinker.plays?.(game)).toBe(true);
    expect(thinker.plays?.(without)).toBe(false);
    expect(Object.keys(bots).filter((name) => bots[name]?.plays?.(lanternMarket) ?? true)).toEqual(['random']);
  });
});

describe('the easy bot', () => {
  it('takes the second choice often, and now and then the third', () => {
    const ask = { type: 'one', options: ['first', 'second', 'third'] } as unknown as AskDescription;
    const advice = { answer: 'first', reason: { kind: 'x', params: {} }, more: [], over: ['second', 'third'] };
    const luck = seededRandom('fast', 'easy');
    const answers = Array.from({ length: 450 }, () =>
      easyBot.answer({ ask, advice } as unknown as Parameters<typeof easyBot.answer>[0], luck),
    );
    const count = (choice: string) => answers.filter((answer) => answer === choice).length;
    expect(count('first')).toBeGreaterThan(260);
    expect(count('second')).toBeGreaterThan(count('third') + 20);
    expect(count('third')).toBeGreaterThan(20);
  });
});
