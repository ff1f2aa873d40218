/** The same seed and the same inputs give the same game: straight through, started again, saved, or played again. */

import { type AskDescription, simulate, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bots,
  everythingOf,
  expectSame,
  kinds,
  luckOf,
  moments,
  openings,
  plain,
  playOn,
  positionOf,
  RUNS,
} from './support.js';

describe('a game', () => {
  it('comes to the same state, byte for byte, from the same seed and inputs', () => {
    fc.assert(
      fc.property(openings, kinds, ({ seed, options }, kind) => {
        const one = Table.open(lanternMarket, options, seed, kind);
        const other = Table.open(lanternMarket, options, seed, kind);
        for (const input of playOn(one, luckOf(seed))) other.submit(input);
        expect(JSON.stringify(other.state)).toBe(JSON.stringify(one.state));
        expectSame(everythingOf(other), everythingOf(one));
      }),
      RUNS,
    );
  });

  it('differs between seeds, and between the two kinds of chance', () => {
    const states = ['one', 'two'].flatMap((seed) =>
      (['fast', 'chacha'] as const).map((kind) => Table.open(lanternMarket, {}, seed, kind).hash()),
    );
    expect(new Set(states).size).toBe(4);
  });

  it('ends the same, trades included, when it is started again from JSON at every checkpoint', () => {
    let trades = 0;
    fc.assert(
      fc.property(openings, kinds, ({ seed, options }, random) => {
        const straight = simulate(lanternMarket, options, seed, bots, { random });
        const restarted = simulate(lanternMarket, options, seed, bots, { random, restart: true });
        expect(JSON.stringify(restarted.run.state)).toBe(JSON.stringify(straight.run.state));
        expect(restarted.run.log).toEqual(straight.run.log);
        expect(restarted.decisions).toBe(straight.decisions);
        trades += straight.run.log.filter(({ kind }) => kind === 'traded').length;
      }),
      RUNS,
    );
    expect(trades).toBeGreaterThan(100);
  });

  it('is the same at a table and in a simulation', () => {
    const { run } = simulate(lanternMarket, {}, 'same', () => ({ name: 'first', answer: ({ ask }) => first(ask) }));
    const table = Table.open(lanternMarket, {}, 'same', 'fast');
    while (!table.over) {
      const ask = table.asks()[0];
      if (ask) table.submit({ seat: ask.seat, version: ask.version, answer: first(ask) });
    }
    expect(table.state).toEqual(run.state);
    expect(table.log('amber')).toEqual(run.log.filter(({ to }) => to === undefined || to.includes('amber')));
  });
});

function first({ type, options, min }: AskDescription): unknown {
  if (type === 'amount') return min;
  return type === 'some' ? options.slice(0, 1) : (options[0] ?? null);
}

describe('a saved table', () => {
  it('goes on, loaded in the middle of a step, to the same end as the one that was not saved', () => {
    fc.assert(
      fc.property(openings, kinds, moments, ({ seed, options }, kind, moment) => {
        const table = Table.open(lanternMarket, options, seed, kind);
        const luck = luckOf(seed);
        playOn(table, luck, moment);
        const loaded = Table.load(lanternMarket, plain(table.save()));
        expectSame(everythingOf(loaded), everythingOf(table));
        for (const input of playOn(table, luck)) loaded.submit(input);
        expectSame(everythingOf(loaded), everythingOf(table));
      }),
      RUNS,
    );
  });

  it('keeps the secret answers that are in while others are still thinking', () => {
    fc.assert(
      fc.property(openings, fc.nat({ max: 2 }), fc.nat({ max: 2 }), ({ seed, options }, night, already) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        const luck = luckOf(seed);
        while (table.state.night <= night || table.state.phase !== 'bids') playOn(table, luck, 1);
        playOn(table, luck, 1 + (already % (options.seats - 1)), true);
        expect(table.asks().length).toBeLessThan(options.seats);
        expect(table.deciding()).toHaveLength(options.seats);

        const loaded = Table.load(lanternMarket, plain(table.save()));
        expectSame(everythingOf(loaded), everythingOf(table));
        for (const input of playOn(table, luck)) loaded.submit(input);
        expectSame(everythingOf(loaded), everythingOf(table));
      }),
      RUNS,
    );
  });

  it('saves the same again right after it was loaded', () => {
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        playOn(table, luckOf(seed), moment);
        const saved = plain(table.save());
        expectSame(plain(Table.load(lanternMarket, saved).save()), saved);
      }),
      RUNS,
    );
  });

  it('comes to the same hash when it is played again from its seed', () => {
    fc.assert(
      fc.property(openings, kinds, moments, ({ seed, options }, kind, moment) => {
        const table = Table.open(lanternMarket, options, seed, kind);
        const luck = luckOf(seed);
        for (let i = 0; i < moment && !table.over; i++) {
          playOn(table, luck, 1);
          if (luck.int(4) === 0) table.undo(luck.pick(table.seats));
        }
        const saved = plain(table.save());
        const replayed = Table.replay(lanternMarket, saved);
        expect(replayed.hash()).toBe(saved.hash);
        expectSame(positionOf(replayed), positionOf(table));
      }),
      RUNS,
    );
  });
});
