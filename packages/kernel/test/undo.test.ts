/** Taking answers back: as far as nothing hidden has come to light, and then exactly. */
import { type Input, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  anyInput,
  expectSame,
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

/** A played table with its history. */
function playedTable(seed: string, options: Parameters<typeof lanternMarket.seats>[0], most: number) {
  const { game, seen } = watched();
  const table = Table.open(game, options, seed, 'fast');
  const luck = luckOf(seed);
  const history: { input: Input }[] = [];
  let barrier = 0;
  while (!table.over && history.length < most) {
    const input = anyInput(table, luck);
    seen.reveals = 0;
    mustTake(table, input);
    history.push({ input });
    if (seen.reveals > 0) barrier = history.length;
  }
  return { table, history, barrier };
}

/** Where the table would stand had these inputs never been put in. */
function positionWithout(table: Table, history: readonly { readonly input: Input }[], left: readonly number[]): string {
  const { version: _, ...saved } = table.save();
  const entries = history.flatMap(({ input }, i): object[] => {
    if (left.includes(i)) return [];
    return 'answer' in input ? [{ seat: input.seat, answer: input.answer }] : [input];
  });
  return positionOf(Table.replay(lanternMarket, { ...saved, version: 0, entries }));
}

describe('undo at the lantern market', () => {
  it('never crosses a revelation, restores the position exactly, and makes the old answer stale', () => {
    let [undone, crossed] = [0, 0];
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const { table, history, barrier } = playedTable(seed, options, moment);
        const secret = table.deciding().length > 1;
        const after = positionOf(table);
        const { version } = table;
        for (const seat of table.seats) {
          const last = history.findLastIndex(({ input }) => input.seat === seat && 'answer' in input);
          const entry = history[last];
          const since = history.slice(last + 1).map(({ input }) => input);
          const refused = table.cannotUndo(seat)?.reason;
          if (entry === undefined) expect(refused).toBe('nothing');
          else if (last < barrier) expect(refused).toBe('revealed');
          else if (secret && table.askOf(seat) === undefined) {
            expect(refused).toBeUndefined();
            continue;
          } else if (secret || since.some((input) => 'answer' in input)) expect(refused).toBe('others');
          else {
            expect(refused).toBeUndefined();
            undone++;
            if (since.length > 0) crossed++;
            expect(table.undo(seat)).toEqual({ ok: true, version: version + 1 });
            if (since.length === 0) expectSame(positionOf(table), positionOf(playedTable(seed, options, last).table));
            expectSame(positionOf(table), positionWithout(table, history, [last]));
            expect(table.askOf(seat)?.version).toBe(version + 1);
            expect(table.submit(entry.input)).toMatchObject({ ok: false, reason: 'stale' });
            if (since.length > 0) return;
            mustTake(table, { ...entry.input, version: table.askOf(seat)?.version ?? -1 } as Input);
            expectSame(positionOf(table), after);
            continue;
          }
          expect(table.undo(seat)).toMatchObject({ ok: false, reason: refused });
          expectSame(positionOf(table), after);
        }
      }),
      RUNS,
    );
    expect(undone).toBeGreaterThan(200);
    expect(crossed).toBeGreaterThan(0);
  });

  it('takes back at once everything that the seat has answered since the last revelation', () => {
    let longest = 0;
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const { table, history, barrier } = playedTable(seed, options, moment);
        const answers = history.flatMap(({ input }, i) => ('answer' in input ? [{ i, seat: input.seat }] : []));
        const seat = answers.at(-1)?.seat;
        fc.pre(seat !== undefined && (answers.at(-1)?.i ?? 0) >= barrier && table.deciding().length < 2);
        if (seat === undefined) return;
        const since = answers.findLastIndex((one) => one.seat !== seat || one.i < barrier) + 1;
        longest = Math.max(longest, answers.length - since);
        expect(table.undo(seat, true).ok).toBe(true);
        const taken = answers.slice(since).map(({ i }) => i);
        expectSame(positionOf(table), positionWithout(table, history, taken));
      }),
      RUNS,
    );
    expect(longest).toBeGreaterThan(4);
  });

  it('takes answers back one by one across the checkpoints between turns', () => {
    const { table, history, barrier } = longWindow();
    const taken: number[] = [];
    for (let i = history.length - 1; i >= barrier; i--) {
      if ('interjection' in (history[i]?.input ?? {})) continue;
      taken.push(i);
      expect(table.undo(history[i]?.input.seat ?? '').ok).toBe(true);
      expectSame(positionOf(table), positionWithout(table, history, taken));
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
        expectSame(seen(), before);
        expect(table.undo(first).ok).toBe(true);
        expectSame(seen(), before);
        expectSame(positionOf(table), untouched);

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

describe('what is put in out of turn', () => {
  /** `a` and `b` lay stones; anybody may paint the last one, look under it, or lift it. */
  const stones = tinyGame(
    () => ({ laid: [] as string[], colour: 'grey', secret: 'gold', lifted: 0 }),
    function* (t) {
      for (;;) {
        for (const seat of ['a', 'a', 'b'] as const) {
          t.state.laid.push(String(yield* t.ask(seat, 'pick', () => ['round', 'flat'])));
          yield* t.checkpoint();
        }
      }
    },
    {
      view: (state) => state,
      interjections: {
        put: {
          options: ({ laid }) => (laid.length === 0 ? ['red'] : ['red', 'look', 'lift']),
          allows: (_, __, value): value is string => value === 'blue',
          apply(t, _, value) {
            if (value === 'lift') t.state.lifted = t.state.laid.length;
            else t.state.colour = String(value);
            if (value === 'look') t.reveal();
          },
        },
      },
    },
  );
  const open = () => Table.open(stones, {}, 'stones');
  const put = (table: ReturnType<typeof open>, seat: string, value: string) =>
    mustTake(table, { seat, interjection: 'put', value });

  it('does not keep a seat from taking its answer back when it reveals nothing, and stays', () => {
    const table = open();
    answer(table, 'a', 'round');
    put(table, 'c', 'red');
    put(table, 'a', 'blue');
    expect(table.undo('a').ok).toBe(true);
    expect(table.state).toMatchObject({ laid: [], colour: 'blue' });
    expect(table.askOf('a')?.version).toBe(table.version);
    expect(Table.replay(stones, table.save()).state).toEqual(table.state);
    expect(Table.load(stones, table.save()).state).toEqual(table.state);
  });

  it('stays when several answers are taken back at once, across checkpoints', () => {
    const table = open();
    put(table, 'b', 'red');
    answer(table, 'a', 'round');
    put(table, 'c', 'blue');
    answer(table, 'a', 'flat');
    expect(table.undo('a', true).ok).toBe(true);
    expect(table.state).toMatchObject({ laid: [], colour: 'blue' });
    answer(table, 'a', 'flat');
    expect(table.state.laid).toEqual(['flat']);
  });

  it('keeps an answer in its place when it rests on it', () => {
    const table = open();
    answer(table, 'a', 'round');
    put(table, 'c', 'lift');
    expect(table.cannotUndo('a')?.reason).toBe('interjected');
    expect(table.undo('a')).toMatchObject({ ok: false, reason: 'interjected' });
    expect(table.state).toMatchObject({ laid: ['round'], lifted: 1 });
    answer(table, 'a', 'flat');
    expect(table.undo('a').ok).toBe(true);
    expect(table.undo('a', true)).toMatchObject({ ok: false, reason: 'interjected' });
  });

  it('ends what can be taken back when it reveals something', () => {
    const table = open();
    answer(table, 'a', 'round');
    put(table, 'b', 'look');
    expect(table.undo('a')).toMatchObject({ ok: false, reason: 'revealed' });
  });

  it('is not taken back itself', () => {
    const table = open();
    put(table, 'a', 'red');
    expect(table.undo('a')).toMatchObject({ ok: false, reason: 'nothing' });
    answer(table, 'a', 'round');
    answer(table, 'a', 'round');
    put(table, 'b', 'blue');
    expect(table.undo('b')).toMatchObject({ ok: false, reason: 'nothing' });
  });

  it('can be looked at beforehand, up to what it reveals, listed or not', () => {
    const table = open();
    answer(table, 'a', 'round');
    const seen = (value: string) => table.preview({ seat: 'c', interjection: 'put', value });
    expect(seen('blue')).toMatchObject({ ok: true, stopped: 'asked', view: { colour: 'blue' } });
    expect(seen('look')).toMatchObject({ ok: true, stopped: 'revelation', view: { colour: 'look' } });
    expect(seen('green')).toMatchObject({ ok: false, reason: 'not-an-option' });
    expect(table.state.colour).toBe('grey');
    expect(table.interjections('c')).toEqual([{ kind: 'put', options: ['red', 'look', 'lift'], more: true }]);
  });
});
