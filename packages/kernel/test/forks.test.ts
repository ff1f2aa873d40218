/** Forks and previews: looking ahead without touching the table, and no further than a seat may look. */
import { type Input, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyInput,
  everythingOf,
  expectSame,
  luckOf,
  moments,
  openings,
  plain,
  playOn,
  RUNS,
  tinyGame,
} from './support.js';

describe('a fork', () => {
  it('stands where the table stands, and what happens there does not touch the table', () => {
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        const luck = luckOf(seed);
        playOn(table, luck, moment);
        const before = everythingOf(table);
        const saved = plain(table.save());
        const fork = table.fork();
        expectSame(everythingOf(fork), before);
        playOn(fork, luck, 12);
        for (const seat of fork.seats) fork.undo(seat, true);
        playOn(fork.fork(), luck);
        expectSame(everythingOf(table), before);
        expectSame(plain(table.save()), saved);
      }),
      RUNS,
    );
  });

  it('goes the same way as the table with the same inputs', () => {
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        const luck = luckOf(seed);
        playOn(table, luck, moment);
        const fork = table.fork();
        for (const input of playOn(table, luck, 20)) fork.submit(input);
        expectSame(everythingOf(fork), everythingOf(table));
      }),
      RUNS,
    );
  });
});

describe('a table that rests', () => {
  it('is the same table, and goes the same way as one that does not', () => {
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        const luck = luckOf(seed);
        playOn(table, luck, moment);
        const resting = table.fork();
        resting.rest();
        for (const input of playOn(table, luck, 20)) {
          resting.submit(input);
          resting.rest();
        }
        expectSame(plain(resting.save()), plain(table.save()));
        resting.rest();
        expectSame(everythingOf(resting), everythingOf(table));
      }),
      RUNS,
    );
  });
});

describe('a run ahead', () => {
  it('goes the same way as the table with the same inputs, without touching it, in imagined worlds too', () => {
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        const luck = luckOf(seed);
        playOn(table, luck, moment);
        fc.pre(!table.over);
        for (const at of [table.fork(), table.imagined(table.seats[0] as string, luckOf('world'))]) {
          const before = everythingOf(at);
          const run = at.ahead();
          expectSame(plain(run.state), plain(at.state));
          expectSame(everythingOf(at), before);
          for (const input of playOn(at, luck, 20)) {
            const ask = run.askOf(input.seat);
            if ('answer' in input && ask) run.answer(ask, input.answer);
            else if ('interjection' in input) run.interject(input.seat, input.interjection, input.value);
          }
          expectSame(plain(run.state), plain(at.state));
        }
      }),
      RUNS,
    );
  });
});

describe('a preview', () => {
  it('shows what would be seen, up to the first revelation, and does not touch the table', () => {
    const stops = { revelation: 0, asked: 0, later: 0, over: 0 };
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        const luck = luckOf(seed);
        playOn(table, luck, moment);
        fc.pre(!table.over);
        const input = anyInput(table, luck);
        const before = everythingOf(table);
        const told = table.log(input.seat).length;
        const preview = table.preview(input);
        expectSame(everythingOf(table), before);
        if (!preview.ok) throw new Error(preview.message);
        stops[preview.stopped]++;
        table.submit(input);
        const then = { view: table.view(input.seat), log: table.log(input.seat).slice(told) };
        if (preview.stopped === 'revelation') {
          expect(then.log.slice(0, preview.log.length)).toEqual(preview.log);
          expect(preview.log.some(({ kind }) => ['drawn', 'drew', 'bids'].includes(kind))).toBe(false);
        } else {
          expectSame(plain({ view: preview.view, log: preview.log }), plain(then));
          expect(table.over).toBe(preview.stopped === 'over');
        }
      }),
      RUNS,
    );
    expect(stops.revelation).toBeGreaterThan(100);
    expect(stops.asked).toBeGreaterThan(100);
  });

  it('shows the end of the game, where nothing hidden lies before it', () => {
    const game = tinyGame(
      () => ({ last: '' }),
      function* (t) {
        t.state.last = String(yield* t.ask('a', 'pick', () => ['word', 'laugh']));
        t.log('note', { text: t.state.last });
      },
      { view: (state) => state },
    );
    const table = Table.open(game, {}, 'end');
    const log = [{ kind: 'note', params: { text: 'laugh' } }];
    const preview = table.preview({ seat: 'a', version: 0, answer: 'laugh' });
    expect(preview).toEqual({ ok: true, stopped: 'over', view: { last: 'laugh' }, log });
    expect(table.over).toBe(false);
    expect(table.log('a')).toEqual([]);
  });

  it('ends before what comes by itself, whatever was answered', () => {
    const game = tinyGame(
      () => ({ money: 10 }),
      function* (t) {
        t.state.money -= Number(yield* t.askAmount('a', 'amount', () => ({ min: 1, max: 5 })));
        t.goesOnByItself();
        t.state.money -= 5;
        t.log('note', { text: 'taxes' });
      },
      { view: ({ money }) => ({ money }) },
    );
    const table = Table.open(game, {}, 'by-itself');
    const preview = table.preview({ seat: 'a', version: 0, answer: 3 });
    expect(preview).toEqual({ ok: true, stopped: 'later', view: { money: 7 }, log: [] });
    table.submit({ seat: 'a', version: 0, answer: 3 });
    expect(table.state.money).toBe(2);
  });

  it('shows several answers one after the other, as far as they fit', () => {
    const game = tinyGame(
      () => ({ said: [] as string[] }),
      function* (t) {
        for (let i = 0; i < 3; i++) t.state.said.push(String(yield* t.ask('a', 'pick', () => ['word', 'laugh'])));
      },
      { view: ({ said }) => ({ said: [...said] }) },
    );
    const table = Table.open(game, {}, 'several');
    const after = (...then: readonly string[]) => table.preview({ seat: 'a', version: 0, answer: 'laugh' }, then);
    expect(after('word')).toMatchObject({ view: { said: ['laugh', 'word'] }, stopped: 'asked' });
    expect(after('word', 'cry', 'word')).toMatchObject({ view: { said: ['laugh', 'word'] }, stopped: 'asked' });
    expect(after('word', 'word', 'word')).toMatchObject({ view: { said: ['laugh', 'word', 'word'] }, stopped: 'over' });
    expect(table.state.said).toEqual([]);
  });

  it('shows the price of a sale, but not the lanterns of a draw', () => {
    const table = tableWith('draw');
    const [ask] = table.asks();
    const input = (errand: string): Input => ({ seat: ask?.seat ?? '', version: ask?.version ?? -1, answer: errand });
    const hand = () => table.state.merchants.find(({ seat }) => seat === ask?.seat)?.hand.length;
    expect(table.preview(input('draw'))).toMatchObject({ ok: true, stopped: 'revelation', log: [] });
    expect(table.preview(input('sell'))).toMatchObject({ ok: true, stopped: 'asked', log: [] });
    expect(table.preview(input('steal'))).toMatchObject({ ok: false, reason: 'not-an-option' });

    table.submit(input('sell'));
    const [sale] = table.asks();
    const before = hand();
    const sold = { seat: ask?.seat ?? '', version: sale?.version ?? -1, answer: sale?.options.slice(0, 1) };
    expect(table.preview(sold)).toMatchObject({ ok: true, stopped: 'asked', log: [{ kind: 'sold' }] });
    expect(hand()).toBe(before);
  });
});

/** A table at which the asked seat can run this errand. */
function tableWith(errand: string) {
  const table = Table.open(lanternMarket, {}, 'errand', 'fast');
  const luck = luckOf('errand');
  while (!table.asks()[0]?.options.includes(errand)) playOn(table, luck, 1, true);
  return table;
}
