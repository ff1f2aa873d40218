/** The worlds that a seat imagines: as its own as far as it knows, other than the table's as far as it does not. */
import { randomBot } from '@polity/bots';
import { type Bot, checkGame, type Situation, simulate, situationAt, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  everythingOf,
  expectSame,
  luckOf,
  moments,
  openings,
  plain,
  playOn,
  positionOf,
  RUNS,
  seenBy,
  tinyGame,
} from './support.js';

/** Plays on, and returns the situation of a seat that is asked then. */
function someSituation(table: Table, moment: number, seed: string): Situation | undefined {
  const luck = luckOf(seed);
  playOn(table, luck, moment);
  return table.over ? undefined : situationAt(table, luck.pick(table.asks()));
}

describe('a world', () => {
  it('shows the seat what the table shows it', () => {
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        const at = someSituation(table, moment, seed);
        fc.pre(at !== undefined);
        if (at === undefined) return;
        const world = at.world(luckOf('world'));
        expectSame(seenBy(world, at.seat), seenBy(table, at.seat));
        expectSame(plain(world.view(at.seat)), plain(at.view));
        expect(lanternMarket.check?.(world.state as typeof table.state)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('hides the hands of the others, and the deck, better than the table does', () => {
    const different = { hands: 0, decks: 0, ends: 0 };
    const games = 100;
    for (let game = 0; game < games; game++) {
      const table = Table.open(lanternMarket, { seats: 3 }, `hidden ${game}`, 'fast');
      const at = someSituation(table, 10, `hidden ${game}`) as Situation;
      const world = at.world(luckOf(`${game}`)) as typeof table;
      const hidden = ({ state }: typeof table) => state.merchants.filter(({ seat }) => seat !== at.seat);
      const handsOf = (one: typeof table) => JSON.stringify(hidden(one).map(({ hand }) => hand));
      if (handsOf(world) !== handsOf(table)) different.hands++;
      if (JSON.stringify(world.state.deck) !== JSON.stringify(table.state.deck)) different.decks++;
      playOn(world, luckOf('same'));
      playOn(table, luckOf('same'));
      if (world.hash() !== table.hash()) different.ends++;
    }
    for (const count of Object.values(different)) expect(count).toBeGreaterThan(games * 0.9);
  });

  it('leaves out what others have answered in secret, and that they have', () => {
    const vote = tinyGame(
      () => ({ votes: {} }),
      function* (t) {
        t.state.votes = yield* t.askAll(['a', 'b', 'c'], 'amount', (seat) => ({
          range: () => ({ min: 0, max: 9 }),
          about: { whispered: seat },
        }));
      },
      { imagine: () => undefined },
    );
    const table = Table.open(vote, {}, 'vote');
    const before = everythingOf(table.imagined('a', luckOf('x')));
    answer(table, 'c', 7);
    answer(table, 'b', 3);
    const world = table.imagined('a', luckOf('x'));
    expectSame(everythingOf(world), before);
    expect(world.asks().map(({ seat, about }) => [seat, about])).toEqual([
      ['a', { whispered: 'a' }],
      ['b', {}],
      ['c', {}],
    ]);
    for (const [seat, given] of Object.entries({ b: 1, a: 2, c: 3 })) expect(answer(world, seat, given).ok).toBe(true);
    expect(world.state).toEqual({ votes: { a: 2, b: 1, c: 3 } });
  });

  it('is a table of its own: it forks, takes back what was answered there, and touches nothing', () => {
    let undone = 0;
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        const at = someSituation(table, moment, seed);
        fc.pre(at !== undefined);
        if (at === undefined) return;
        const before = everythingOf(table);
        const world = at.world(luckOf('world'));
        for (const seat of world.seats) expect(world.cannotUndo(seat)).toBeDefined();
        const dealt = positionOf(world);
        expectSame(everythingOf(world.fork()), everythingOf(world));
        const fork = world.fork();
        playOn(fork, luckOf(seed), 1, true);
        const [input] = playOn(world, luckOf(seed), 1, true);
        expectSame(everythingOf(fork), everythingOf(world));
        if (world.undo(input?.seat ?? '').ok) {
          undone++;
          expectSame(positionOf(world), dealt);
        }
        playOn(world, luckOf(seed));
        expect(world.over).toBe(true);
        expect(() => world.save()).toThrow('a table that was imagined cannot be saved');
        expectSame(everythingOf(table), before);
      }),
      RUNS,
    );
    expect(undone).toBeGreaterThan(100);
  });

  it('leaves everybody who is asked something to answer, also where another than that seat imagines it', () => {
    const table = Table.open(lanternMarket, { seats: 3, nights: 3 }, 'seed 670013650', 'fast');
    playOn(table, luckOf('seed 670013650'), 31);
    // Coral is asked for 1 to 3 of its coins; dealt anew at random it may have none.
    expect(table.asks().map(({ seat, kind, min, max }) => [seat, kind, min, max])).toEqual([
      ['coral', 'fireworks', 1, 3],
    ]);
    for (let world = 0; world < 50; world++) {
      expect(table.imagined('amber', luckOf(`world ${world}`)).askOf('coral')?.max).toBeGreaterThan(0);
    }
  });

  it('cannot be had of a game that does not say what is hidden', () => {
    const open = tinyGame(
      () => ({}),
      function* (t) {
        yield* t.ask('a', 'pick', () => [1, 2]);
      },
    );
    expect(() => Table.open(open, {}, 'x').imagined('a', luckOf('x'))).toThrow(
      'tiny does not say what a seat cannot know',
    );
  });
});

describe('a bot', () => {
  it('is handed nothing but its situation', () => {
    const table = Table.open(lanternMarket, {}, 'keys', 'fast');
    const at = someSituation(table, 5, 'keys') as Situation;
    expect(Object.keys(at)).toEqual(['ask']);
    expectSame(plain(at), plain({ ask: table.askOf(at.seat) }));
    expect(Object.keys(at.ask).sort()).toEqual(Object.keys(table.askOf(at.seat) ?? {}).sort());
  });

  it('imagines the same worlds at a table and in a simulation', () => {
    for (let game = 0; game < 20; game++) {
      const seen: string[] = [];
      const noting: Bot = {
        ...randomBot,
        imagines: true,
        answer(at, random) {
          const world = at.world(luckOf('worlds'));
          seen.push(JSON.stringify([at.ask.kind, at.view, at.log, world.state, world.log(at.seat)]));
          return randomBot.answer(at, random);
        },
      };
      // A checked game is played at a table first, and then as a simulation that is started again at every checkpoint.
      const { violations, decisions } = checkGame(lanternMarket, { seats: 3 }, `same ${game}`, () => noting);
      simulate(lanternMarket, { seats: 3 }, `same ${game}`, () => noting);
      expect(violations).toEqual([]);
      expect(seen.length).toBeGreaterThan(decisions);
      const once = seen.length / 3;
      expect(seen.slice(once, 2 * once)).toEqual(seen.slice(0, once));
      expect(seen.slice(2 * once)).toEqual(seen.slice(0, once));
    }
  });

  it('has to say that it imagines worlds, so that a simulation keeps what they are made from', () => {
    const silent: Bot = { name: 'silent', answer: (at, random) => at.world(random) };
    expect(() => simulate(lanternMarket, {}, 'silent', () => silent)).toThrow(
      'a bot that imagines worlds has to say so',
    );
  });
});
