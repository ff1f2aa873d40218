/** Taking answers back: as far as nothing hidden has come to light, and then exactly. */
import { type Input, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/kernel/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  anyInput,
  luckOf,
  moments,
  mustTake,
  openings,
  playOn,
  positionOf,
  RUNS,
  seenBy,
  tinyGame,
} from './support.js';

/** The lantern market, and how often something has come to light in it. */
function watched() {
  const seen = { reveals: 0 };
  const game = {
    ...lanternMarket,
    play(t) {
      const reveal = t.reveal.bind(t);
      t.reveal = () => {
        seen.reveals++;
        reveal();
      };
      return lanternMarket.play(t);
    },
  } as typeof lanternMarket;
  return { game, seen };
}

/** A played table with its history: each entry, and the position before it. */
function playedTable(seed: string, options: Parameters<typeof lanternMarket.seats>[0], most: number) {
  const { game, seen } = watched();
  const table = Table.open(game, options, seed, 'fast');
  const luck = luckOf(seed);
  const history: { input: Input; before: object }[] = [];
  let barrier = 0;
  while (!table.over && history.length < most) {
    const input = anyInput(table, luck);
    const before = positionOf(table);
    seen.reveals = 0;
    mustTake(table, input);
    history.push({ input, before });
    if (seen.reveals > 0) barrier = history.length;
  }
  return { table, history, barrier };
}

describe('undo at the lantern market', () => {
  it('never crosses a revelation, restores the position exactly, and makes the old answer stale', () => {
    let undone = 0;
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const { table, history, barrier } = playedTable(seed, options, moment);
        const secret = table.deciding().length > 1;
        const after = positionOf(table);
        const { version } = table;
        for (const seat of table.seats) {
          const last = history.findLastIndex(({ input }) => input.seat === seat);
          const entry = history[last];
          const refused = table.cannotUndo(seat)?.reason;
          if (entry === undefined) expect(refused).toBe('nothing');
          else if (last < barrier) expect(refused).toBe('revealed');
          else if (secret && table.askOf(seat) === undefined) {
            expect(refused).toBeUndefined();
            continue;
          } else if (secret || last < history.length - 1) expect(refused).toBe('others');
          else {
            expect(refused).toBeUndefined();
            undone++;
            expect(table.undo(seat)).toEqual({ ok: true, version: version + 1 });
            expect(positionOf(table)).toEqual(entry.before);
            expect(table.askOf(seat)?.version).toBe(version + 1);
            expect(table.submit(entry.input)).toMatchObject({ ok: false, reason: 'stale' });
            mustTake(table, { ...entry.input, version: table.askOf(seat)?.version ?? -1 } as Input);
            expect(positionOf(table)).toEqual(after);
            continue;
          }
          expect(table.undo(seat)).toMatchObject({ ok: false, reason: refused });
          expect(positionOf(table)).toEqual(after);
        }
      }),
      RUNS,
    );
    expect(undone).toBeGreaterThan(200);
  });

  it('takes back at once everything that the seat has answered since the last revelation', () => {
    let longest = 0;
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const { table, history, barrier } = playedTable(seed, options, moment);
        const seat = history.at(-1)?.input.seat;
        fc.pre(seat !== undefined && history.length > barrier && table.deciding().length < 2);
        if (seat === undefined) return;
        let first = history.length - 1;
        while (first > barrier && history[first - 1]?.input.seat === seat) first--;
        longest = Math.max(longest, history.length - first);
        expect(table.undo(seat, true).ok).toBe(true);
        expect(positionOf(table)).toEqual(history[first]?.before);
      }),
      RUNS,
    );
    expect(longest).toBeGreaterThan(4);
  });

  it('takes answers back one by one across the checkpoints between turns', () => {
    const { table, history, barrier } = longWindow();
    for (let i = history.length - 1; i >= barrier; i--) {
      expect(table.undo(history[i]?.input.seat ?? '').ok).toBe(true);
      expect(positionOf(table)).toEqual(history[i]?.before);
    }
    for (const seat of table.seats) expect(table.undo(seat)).toMatchObject({ ok: false, reason: 'revealed' });
  });

  it('takes back a secret answer without a sign of it to those who are still thinking', () => {
    fc.assert(
      fc.property(openings, fc.nat({ max: 2 }), fc.boolean(), ({ seed, options }, night, loaded) => {
        const open = Table.open(lanternMarket, options, seed, 'fast');
        const luck = luckOf(seed);
        while (open.state.night <= night || open.state.phase !== 'bids') playOn(open, luck, 1);
        const table = loaded ? Table.load(lanternMarket, open.save()) : open;
        const [first, ...others] = luck.shuffle([...table.seats]) as [string, ...string[]];
        const untouched = positionOf(table);
        const seen = () => others.map((seat) => seenBy(table, seat));
        const before = seen();
        mustTake(table, { seat: first, version: table.askOf(first)?.version ?? -1, answer: 0 });
        expect(seen()).toEqual(before);
        expect(table.undo(first).ok).toBe(true);
        expect(seen()).toEqual(before);
        expect(positionOf(table)).toEqual(untouched);

        // The same when somebody else has answered after it.
        const [second] = others as [string];
        mustTake(table, { seat: first, version: table.askOf(first)?.version ?? -1, answer: 0 });
        if (others.length > 1)
          mustTake(table, { seat: second, version: table.askOf(second)?.version ?? -1, answer: 0 });
        expect(table.undo(first, true).ok).toBe(true);
        expect(table.askOf(first)).toBeDefined();
        expect(table.askOf(second) === undefined).toBe(others.length > 1);
      }),
      RUNS,
    );
  });
});

/** A table where several turns have passed since something last came to light. */
function longWindow() {
  for (let i = 0; i < 500; i++) {
    const played = playedTable(`window ${i}`, { seats: 4, nights: 3 }, 10 + (i % 20));
    const { table, history, barrier } = played;
    const turns = new Set(history.slice(barrier).map(({ input }) => input.seat));
    if (turns.size > 2 && table.deciding().length === 1) return played;
  }
  throw new Error('no such table was found');
}

describe('a table', () => {
  const passing = tinyGame(
    () => ({ said: [] as string[] }),
    function* (t) {
      const { said } = t.state;
      while (said.length < 4) {
        const seat = said.length === 1 ? 'b' : 'a';
        said.push(String(yield* t.ask(seat, 'pick', () => ['yes', 'no'])));
        yield* t.checkpoint();
        if (said.length === 4) t.reveal();
      }
      yield* t.ask('a', 'pick', () => ['yes', 'no']);
    },
  );

  it('has nothing to take back for a seat that has not answered yet', () => {
    const table = Table.open(passing, {}, 'x');
    expect(table.undo('a')).toMatchObject({ ok: false, reason: 'nothing' });
    expect(table.undo('nobody')).toMatchObject({ ok: false, reason: 'nothing' });
    expect(table.version).toBe(0);
  });

  it('does not take an answer back over the answer of another, until that is taken back', () => {
    const table = Table.open(passing, {}, 'x');
    answer(table, 'a', 'yes');
    answer(table, 'b', 'yes');
    expect(table.undo('a')).toMatchObject({ ok: false, reason: 'others' });
    expect(table.undo('b').ok).toBe(true);
    expect(table.undo('a').ok).toBe(true);
    expect(table.state.said).toEqual([]);
    expect(table.version).toBe(4);
  });

  it('takes back all answers of a seat only as far as the last of another', () => {
    const table = Table.open(passing, {}, 'x');
    for (const seat of ['a', 'b', 'a']) answer(table, seat, 'yes');
    expect(table.undo('a', true).ok).toBe(true);
    expect(table.state.said).toEqual(['yes', 'yes']);
  });

  it('counts it as a revelation when the rules roll dice, which a preview does not', () => {
    const dice = tinyGame(
      () => ({ roll: 0 }),
      function* (t) {
        yield* t.ask('a', 'pick', () => ['roll', 'throw']);
        t.state.roll = 1 + t.random.int(6);
        yield* t.ask('a', 'pick', () => ['go on', 'stop']);
      },
      { view: (state) => state },
    );
    const table = Table.open(dice, {}, 'dice');
    const input = { seat: 'a', version: 0, answer: 'roll' };
    expect(table.preview(input)).toMatchObject({ stopped: 'revelation', view: { roll: 0 } });
    table.submit(input);
    expect(table.undo('a')).toMatchObject({ ok: false, reason: 'revealed' });
  });

  it('does not take back what came to light, not even after it was saved and loaded', () => {
    const table = Table.open(passing, {}, 'x');
    for (const seat of ['a', 'b', 'a', 'a']) answer(table, seat, 'yes');
    const loaded = Table.load(passing, table.save());
    for (const one of [table, loaded, loaded.fork()]) {
      expect(one.undo('a', true)).toMatchObject({ ok: false, reason: 'revealed' });
      expect(one.state.said).toHaveLength(4);
    }
  });
});
