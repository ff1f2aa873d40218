/** Saved tables from outside: what fits goes on, what does not is refused with a reason. */
import { type Json, parseSavedTable, type SavedTable, SavedTableError, Table } from '@polity/kernel';
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
  tinyGame,
} from './support.js';

function savedMarket(seed = 'saved', moment = 30, random: 'fast' | 'chacha' = 'fast'): SavedTable {
  const table = Table.open(lanternMarket, { seats: 3 }, seed, random);
  playOn(table, luckOf(seed), moment);
  return plain(table.save());
}

const nextRules = { ...lanternMarket, rules: 2 };

describe('a saved table whose rules have changed', () => {
  it('goes on from its checkpoint with all entries, when they still fit', () => {
    fc.assert(
      fc.property(openings, moments, ({ seed, options }, moment) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        playOn(table, luckOf(seed), moment);
        expectSame(everythingOf(Table.load(nextRules, plain(table.save()))), everythingOf(table));
      }),
      RUNS,
    );
  });

  it('goes on from the last entry that fits, where with the same rules it is refused', () => {
    fc.assert(
      fc.property(openings, moments, fc.nat(), ({ seed, options }, moment, nth) => {
        const table = Table.open(lanternMarket, options, seed, 'fast');
        playOn(table, luckOf(seed), moment);
        const saved = plain(table.save());
        const since = saved.entries.length - saved.checkpoint.entries;
        fc.pre(since > 0);
        const bad = saved.checkpoint.entries + (nth % since);
        const entries = saved.entries.with(bad, { seat: 'amber', answer: 'a moon lantern' });
        expect(() => Table.load(lanternMarket, { ...saved, entries })).toThrow(SavedTableError);
        const loaded = Table.load(nextRules, { ...saved, entries });
        const upTo = Table.load(lanternMarket, { ...saved, entries: saved.entries.slice(0, bad) });
        expectSame(positionOf(loaded), positionOf(upTo));
        expect(loaded.save().entries).toEqual(saved.entries.slice(0, bad));
        // What was meant for the question that was open then must not answer another one.
        expect(loaded.version).toBe(saved.version + 1);
        for (const ask of loaded.asks()) expect(ask.version).toBe(loaded.version);
      }),
      RUNS,
    );
  });

  it('keeps the answers before the checkpoint though they would not fit any more', () => {
    const voting = (rules: number, options: readonly Json[]) =>
      tinyGame(
        () => ({ votes: [] as Json[] }),
        function* (t) {
          while (t.state.votes.length < 4) {
            t.state.votes.push(yield* t.ask('a', 'pick', () => options));
            if (t.state.votes.length === 2) t.reveal();
            yield* t.checkpoint();
          }
        },
        { rules },
      );
    const table = Table.open(voting(1, ['yes', 'no', 'abstain']), {}, 'vote');
    for (const vote of ['abstain', 'no', 'abstain']) answer(table, 'a', vote);
    const loaded = Table.load(voting(2, ['yes', 'no']), plain(table.save()));
    expect(loaded.state.votes).toEqual(['abstain', 'no']);
    expect(loaded.askOf('a')?.options).toEqual(['yes', 'no']);
  });
});

describe('the checkpoint of a saved table', () => {
  it('moves on with the game, so that little has to be played again', () => {
    const table = Table.open(lanternMarket, { seats: 4, nights: 6 }, 'long', 'fast');
    const luck = luckOf('long');
    while (!table.over) {
      playOn(table, luck, 1);
      const { entries, checkpoint } = table.save();
      expect(entries.length - checkpoint.entries).toBeLessThan(40);
    }
    expect(table.save().entries.length).toBeGreaterThan(80);
  });
});

describe('a file', () => {
  it('of another game is not loaded or played again', () => {
    const other = { ...lanternMarket, id: 'paper-market' };
    for (const read of [Table.load, Table.replay]) {
      expect(() => read(other, savedMarket())).toThrow(/it is a table of lantern-market, not of paper-market/);
    }
  });

  it('is not played again when an entry is not what happened, and the entry is named', () => {
    const saved = savedMarket();
    const entries = saved.entries.with(6, { seat: 'amber', answer: 'a moon lantern' });
    expect(() => Table.replay(lanternMarket, { ...saved, entries })).toThrow(/^entry 7 of 30 is refused/);
  });

  it('is read when it is whole', () => {
    for (const random of ['fast', 'chacha'] as const) {
      const saved = savedMarket('whole', 30, random);
      expect(parseSavedTable(saved)).toEqual(saved);
    }
  });

  it('is refused when any one field is of the wrong kind, or gone', () => {
    const fields: readonly (readonly [path: string, right: (value: unknown) => boolean])[] = [
      ['', isRecord],
      ['format', (value) => value === 'polity-table/1'],
      ['game', isText],
      ['rules', isCount],
      ['options', isRecord],
      ['seed', isText],
      ['random', (value) => value === 'fast' || value === 'chacha'],
      ['version', isCount],
      ['askedAt', isCount],
      ['entries', Array.isArray],
      ['entries.3', isRecord],
      ['entries.3.seat', isText],
      ['checkpoint', isRecord],
      ['checkpoint.entries', isCount],
      ['checkpoint.state', isRecord],
      ['checkpoint.random', isRecord],
      ['checkpoint.random.kind', () => false],
      ['checkpoint.random.seed', isText],
      ['checkpoint.random.drawn', isCount],
      ['checkpoint.random.words', (value) => Array.isArray(value) && value.length === 4],
      ['checkpoint.random.words.2', Number.isSafeInteger],
      ['checkpoint.log', Array.isArray],
      ['checkpoint.log.1', isRecord],
      ['checkpoint.log.1.kind', isText],
      ['checkpoint.log.1.params', isRecord],
      ['checkpoint.log.2.to', (value) => value === undefined || Array.isArray(value)],
      ['checkpoint.log.2.to.0', isText],
      ['over', (value) => typeof value === 'boolean'],
      ['hash', isText],
    ];
    const saves = { fast: savedMarket('fast'), chacha: savedMarket('chacha', 30, 'chacha') };
    for (const saved of Object.values(saves)) expect(saved.checkpoint.log[2]?.to).toHaveLength(1);
    const wrongs = fc.oneof(fc.anything(), fc.jsonValue(), fc.constantFrom(null, -1, 0.5, 1e300, '', [], {}, true));
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.constantFrom('fast', 'chacha'),
        wrongs,
        ([path, right], kind, wrong) => {
          const saved = saves[kind];
          fc.pre(!right(wrong) && has(saved, path));
          for (const instead of [wrong, undefined]) {
            if (right(instead)) continue;
            expect([path, refusalOf(changed(saved, path, instead))]).toEqual([path, expect.any(SavedTableError)]);
          }
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('is refused when an entry holds no answer, or the checkpoint lies behind the end', () => {
    const saved = savedMarket();
    expect(() => parseSavedTable({ ...saved, entries: [{ seat: 'amber' }] })).toThrow(/entry 1 holds no answer/);
    expect(() => parseSavedTable({ ...saved, entries: [{ seat: 'amber', interjection: 1 }] })).toThrow(SavedTableError);
    expect(() => parseSavedTable({ ...saved, entries: [] })).toThrow(/checkpoint lies behind its last entry/);
  });

  it('is either read or refused, whatever it may be', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(refusalOf(anything)).toBeInstanceOf(SavedTableError);
      }),
      RUNS,
    );
  });
});

const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function refusalOf(json: unknown): unknown {
  try {
    parseSavedTable(json);
    return undefined;
  } catch (error) {
    return error;
  }
}

type Tree = { [key: string]: unknown };

function has(saved: unknown, path: string): boolean {
  if (path === '') return true;
  const found = path.split('.').reduce<unknown>((node, key) => (node as Tree | undefined)?.[key], saved);
  return found !== undefined;
}

/** A copy with one field set to something else, or, in an object, taken away. */
function changed(saved: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  const copy = structuredClone(saved);
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<unknown>((node, key) => (node as Tree)[key], copy) as Tree;
  if (value === undefined && !Array.isArray(parent)) delete parent[last];
  else parent[last] = value;
  return copy;
}
