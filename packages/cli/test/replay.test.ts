import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '@polity/bots';
import { type Ask, type SavedTable, seededRandom, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polity } from './run.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polity-'));
});
afterAll(() => rm(folder, { recursive: true }));

function played(decisions: number): SavedTable {
  const table = Table.open(lanternMarket, { seats: 3 }, 'replayed');
  const luck = seededRandom('fast', 'replayed');
  for (let i = 0; i < decisions && !table.over; i++) {
    const ask = table.asks()[0] as Ask;
    table.submit({ seat: ask.seat, version: ask.version, answer: randomBot.answer({ ask }, luck) });
  }
  return table.save();
}

async function file(content: unknown): Promise<string> {
  const path = join(folder, `${Math.random()}.json`);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('polity replay', () => {
  it.each([0, 10, 10_000])('finds a table of %i decisions, or to the end, the same', async (decisions) => {
    const saved = played(decisions);
    const path = await file(saved);
    const { code, out } = await polity(['replay', path]);
    expect(code).toBe(0);
    expect(out).toBe(`same: lantern-market, ${saved.entries.length} entries, state ${saved.hash}\n`);
    expect(JSON.parse((await polity(['replay', path, '--json'])).out)).toEqual({
      file: path,
      game: 'lantern-market',
      rules: { saved: 1, here: 1 },
      entries: saved.entries.length,
      over: saved.over,
      same: true,
      expected: saved.hash,
      hash: saved.hash,
    });
  });

  it('says when the table ends elsewhere', async () => {
    const path = await file({ ...played(10), hash: 'another' });
    const { code, out } = await polity(['replay', path]);
    expect(code).toBe(1);
    expect(out).toMatch(/^differs: lantern-market, 10 entries: it ends in state [0-9a-f]{64}, saved was "another"\n$/);
    const { code: again, out: json } = await polity(['replay', path, '--json']);
    expect(again).toBe(1);
    expect(JSON.parse(json)).toMatchObject({ same: false, expected: 'another' });
  });

  it('says when an entry is refused, and when the rules were others', async () => {
    const saved = played(10);
    const entries = saved.entries.with(4, { seat: 'jade', answer: 'nonsense' });
    const { code, out } = await polity(['replay', await file({ ...saved, rules: 7, entries })]);
    expect(code).toBe(1);
    expect(out).toContain('entry 5 of 10 is refused');
    expect(out).toContain('it was saved under rules 7; these are rules 1');
  });

  it.each([
    { what: 'no JSON', content: '{"format":', says: 'is not a saved table: it is not JSON' },
    { what: 'nothing', content: '', says: 'it is not JSON' },
    { what: 'another document', content: { format: 'chess/1' }, says: 'its format is not polity-table/1' },
    { what: 'a list', content: [], says: 'a saved table is not an object' },
    { what: 'an unknown game', content: { ...played(1), game: 'chess' }, says: 'no game called "chess"; known: ' },
    { what: 'unknown options', content: { ...played(1), options: { seats: 99 } }, says: "option 'seats' is one of" },
    { what: 'entries that are none', content: { ...played(1), entries: [7] }, says: 'entry 1 is not an object' },
  ])('refuses a file that holds $what', async ({ content, says }) => {
    const { code, out, err } = await polity(['replay', await file(content)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
    expect(err).not.toMatch(/^\s+at /m);
  });

  it('refuses what cannot be read', async () => {
    const missing = await polity(['replay', join(folder, 'nowhere.json')]);
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(missing.err).toContain('cannot be read: there is no such file');
    const notAFile = await polity(['replay', folder]);
    expect(notAFile).toMatchObject({ code: 2, out: '' });
    expect(notAFile.err).toContain('it is a folder');
  });

  it('refuses a file that is too large', async () => {
    const path = await file('');
    await truncate(path, 64 * 2 ** 20 + 1);
    const { code, err } = await polity(['replay', path]);
    expect(code).toBe(2);
    expect(err).toContain('is too large');
  });
});
