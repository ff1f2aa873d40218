import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '@polity/bots';
import { type Ask, type SavedTable, seededRandom, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { openSqliteStore, openStoreIn, type Store } from '@polity/server';
import { openPostgresStore } from '@polity/server/shared';
import type { GameRecord } from '@polity/server/wire';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newSchema } from '../../server/test/places.js';
import { POSTGRES_ANSWERS } from '../../server/test/services.js';
import { Browser, startServer } from '../../server/test/support.js';
import { polity } from './run.js';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polity-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function played(seed: string): SavedTable {
  const table = Table.open(lanternMarket, { seats: 2 }, seed);
  const luck = seededRandom('fast', seed);
  while (!table.over) {
    const ask = table.asks()[0] as Ask;
    table.submit({ seat: ask.seat, version: ask.version, answer: randomBot.answer({ ask }, luck) });
  }
  return table.save();
}

const MARCH = Date.parse('2026-03-14T15:00:00Z');

/** A game of Ann against a bot, made on a day in March. */
async function keep(store: Store, id: string, saved: SavedTable, game = 'lantern-market'): Promise<void> {
  const seats = {
    amber: { kind: 'person', player: 'player-of-ann' },
    jade: { kind: 'bot', bot: 'random', owner: null },
  } as const;
  const { options, seed, version } = saved;
  const meta = { game, options, seats, host: 'player-of-ann', seed, sat: ['player-of-ann'], rematch: null };
  const members = ['player-of-ann'];
  const status = saved.over ? 'over' : 'playing';
  const snapshot = { version, saved: JSON.stringify(saved) };
  await store.createTable({ id, status, listed: false, meta, createdAt: MARCH }, { members, snapshot });
}

async function withGames(): Promise<string> {
  const data = await newFolder();
  const store = await openStoreIn(data, 'polity.db');
  await fill(store);
  await store.close();
  return data;
}

async function fill(store: Store): Promise<void> {
  await store.namePlayer('player-of-ann', 'Ann Example');
  await keep(store, 'first-table', played('one'));
  await keep(store, 'second-table', played('two'));
  await keep(store, 'third-table', { ...played('three'), rules: 99 });
  await keep(store, 'running-table', Table.open(lanternMarket, { seats: 2 }, 'four').save());
  await store.say('first-table', 'key', { name: 'Ann Example', seats: [], text: 'a secret said', at: 7 });
}

function records(text: string): readonly GameRecord[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GameRecord);
}

async function schema() {
  const text = await readFile(new URL('../../../docs/record.schema.json', import.meta.url), 'utf8');
  const ajv = new Ajv2020({ allowUnionTypes: true });
  const validate = ajv.compile(JSON.parse(text) as object);
  return (record: unknown) => (validate(record) ? undefined : ajv.errorsText(validate.errors));
}

describe('polity export', () => {
  it('writes every finished game as the schema says, and nothing that leads to a person', async () => {
    const data = await withGames();
    const { code, out, err } = await polity(['export', '--jsonl', '--data', data]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const all = records(out);
    const misfit = await schema();
    expect(all.map(misfit)).toEqual([undefined, undefined, undefined]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    const one = all.find(({ saved }) => saved.seed === 'one');
    expect(one).toMatchObject({
      format: 'polity-record/1',
      game: 'lantern-market',
      day: '2026-03-14',
      seats: [
        { seat: 'amber', kind: 'person' },
        { seat: 'jade', kind: 'bot', bot: 'random' },
      ],
      standings: Table.load(lanternMarket, played('one')).standings(),
      saved: played('one'),
    });
    // Nobody can tell how a game ended under rules that are not here.
    expect(all.find(({ saved }) => saved.rules === 99)?.standings).toBeNull();
    for (const secret of ['player-of-ann', 'Ann Example', 'first-table', 'a secret said'])
      expect(out).not.toContain(secret);
  });

  it('has the names that people chose where they are asked for', async () => {
    const data = await withGames();
    const { out } = await polity(['export', '--jsonl', '--names', '--data', data]);
    const misfit = await schema();
    for (const record of records(out)) {
      expect(record.seats[0]).toEqual({ seat: 'amber', kind: 'person', name: 'Ann Example' });
      expect(misfit(record)).toBeUndefined();
    }
    expect(out).not.toContain('player-of-ann');
  });

  it('writes one game alone, or what has ended since a day', async () => {
    const data = await withGames();
    const count = async (...argv: readonly string[]) => (await polity(['export', '--data', data, ...argv])).out;
    expect(await count()).toBe('3 finished games could be written with --jsonl.\n');
    expect(await count('--game', 'hegemony')).toBe('0 finished games could be written with --jsonl.\n');
    expect(await count('--game', 'lantern-market', '--since', '2026-03-01')).toMatch(/^3 /);
    // Kept just now, whenever it was made.
    expect(await count('--since', '2999-01-01')).toMatch(/^0 /);
  });

  it('is played again by polity replay, all records or one, and tells what differs', async () => {
    const data = await withGames();
    const file = join(data, 'games.jsonl');
    const argv = ['export', '--jsonl', '--data', data, '--out', file];
    expect(await polity(argv)).toMatchObject({ code: 0, out: `Wrote 3 finished games to ${JSON.stringify(file)}.\n` });
    expect(await polity(['replay', file])).toMatchObject({ code: 0, out: 'same: 3 of 3 games\n' });
    expect((await polity(['replay', file, '--line', '2'])).out).toMatch(/^same: lantern-market, \d+ entries, state /);
    expect(await polity(['replay', file, '--line', '4'])).toMatchObject({
      code: 2,
      err: `error: ${JSON.stringify(file)} has 3 lines\n`,
    });

    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    const [first = ''] = lines;
    const single = join(data, 'one.json');
    await writeFile(single, first);
    expect((await polity(['replay', single])).code).toBe(0);
    expect(await polity(['replay', single, '--line', '1'])).toMatchObject({ code: 2 });
    const { saved, ...rest } = JSON.parse(first) as GameRecord;
    const entries = saved.entries.slice(1);
    const bent = join(data, 'bent.jsonl');
    await writeFile(bent, `${[...lines, JSON.stringify({ ...rest, saved: { ...saved, entries } })].join('\n')}\n`);
    const differs = await polity(['replay', bent]);
    expect(differs.code).toBe(1);
    expect(differs.out).toMatch(/line 4: differs: lantern-market, .*\nsame: 3 of 4 games\n$/s);
    expect(JSON.parse((await polity(['replay', bent, '--json'])).out)).toMatchObject({
      games: 4,
      same: 3,
      different: [{ same: false }],
    });
  });

  it('leaves a file alone that is there, and out what is not kept as it ended', async () => {
    const data = await withGames();
    const store = await openSqliteStore(join(data, 'polity.db'));
    await keep(store, 'odd-table', played('five'));
    const { version } = played('five');
    const event = JSON.stringify({ seat: 'amber', undo: true, all: false });
    await store.append({ table: 'odd-table', follows: version, version: version + 1, key: null, event });
    await store.close();
    expect((await polity(['export', '--data', data])).out).toBe(
      '3 finished games could be written with --jsonl. 1 finished game left out: not kept as they ended.\n',
    );
    const file = join(data, 'mine.jsonl');
    await writeFile(file, 'mine');
    const { code, err } = await polity(['export', '--jsonl', '--data', data, '--out', file]);
    expect(code).toBe(2);
    expect(err).toContain('there is a file of that name already');
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it.each([
    [['--since', 'yesterday'], 'It is a day such as 2026-03-01.'],
    [['--game', 'chess'], 'there is no game called "chess"'],
    [['--out', 'games.jsonl'], 'say --jsonl'],
    [[], 'no tables are kept in'],
  ])('refuses %j', async (argv, reason) => {
    const { code, err } = await polity(['export', '--data', join(tmpdir(), 'polity-nowhere'), ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });

  it('prints the schema of a record', async () => {
    const { out } = await polity(['export', '--schema']);
    expect(JSON.parse(out)).toMatchObject({ title: 'polity-record/1' });
  });

  it('writes what was played at a server', async () => {
    const data = await newFolder();
    const { app, url } = await startServer({ store: await openStoreIn(data, 'polity.db') });
    const ann = await Browser.named(url, 'Ann');
    const table = await ann.newTable({ seats: { amber: 'me', jade: { bot: 'random' } }, start: true });
    const { standings } = await ann.open(table.id).playToTheEnd();
    const { body: saved } = await ann.get<SavedTable>(`/api/tables/${table.id}/record`);
    await app.close();
    const { out } = await polity(['export', '--jsonl', '--data', data]);
    const [record] = records(out);
    expect(record).toMatchObject({ standings, saved });
    expect((await schema())(record)).toBeUndefined();
  });

  it.runIf(POSTGRES_ANSWERS)('writes what is kept in PostgreSQL', async () => {
    const url = await newSchema();
    const store = await openPostgresStore(url);
    await fill(store);
    await store.close();
    const { out } = await polity(['export', '--jsonl', '--store', url]);
    expect(records(out).map(({ game }) => game)).toEqual(Array.from({ length: 3 }, () => 'lantern-market'));
  });
});
