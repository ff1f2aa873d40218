/** Tables that the rules cannot start or go on with: they stay where people find them, and say why. */
import type { Game, SavedTable } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newLogger } from '../src/logger.js';
import { LocalBus } from '../src/nodes/bus.js';
import { openPostgresStore } from '../src/store/postgres.js';
import { openSqliteStore } from '../src/store/sqlite.js';
import type { Problem, TableList, TableSummary } from '../src/wire.js';
import { newFile, newSchema } from './places.js';
import { POSTGRES_ANSWERS } from './services.js';
import { Browser, market, startServer, twoPeople } from './support.js';

/** Rules that break before anybody is asked anything. */
const broken: Game['play'] = function* () {
  throw new Error('the cellar is flooded');
};

async function startOn(file: string, games: Readonly<Record<string, Game>>) {
  const lines: string[] = [];
  const logger = newLogger('error', { write: (line) => lines.push(line) });
  return { ...(await startServer({ store: await openSqliteStore(file), games, logger })), lines };
}

/** What somebody finds of a table: at its address, among theirs, and at its socket. */
async function found(browser: Browser, id: string) {
  const { status, body } = await browser.get<TableSummary>(`/api/tables/${id}`);
  const { body: list } = await browser.get<TableList>('/api/tables');
  const socket = browser.open(id);
  const table = await socket.until(() => socket.table);
  return { status, body, listed: list.mine.find((one) => one.id === id), table, socket };
}

describe('a table whose game cannot be played here', () => {
  it.each([
    ['no-game', {}],
    ['unreadable', { [market.id]: { ...market, play: broken } }],
    ['rules-changed', { [market.id]: { ...market, play: broken, rules: market.rules + 1 } }],
  ] as const)('stays where it was, with what is so (%s), and goes on where it can', async (trouble, games) => {
    const file = await newFile();
    const first = await startOn(file, { [market.id]: market });
    const { id, ann, amber } = await twoPeople(first.url);
    const asked = amber.ask('amber');
    await first.app.close();

    const second = await startOn(file, games);
    ann.url = second.url;
    const { status, body, listed, table, socket } = await found(ann, id);
    expect([status, body.trouble, listed?.trouble, table.trouble]).toEqual([200, trouble, trouble, trouble]);
    expect(table.seats.map(({ seat, holder }) => [seat, holder.kind])).toEqual([
      ['amber', 'person'],
      ['jade', 'person'],
    ]);
    const late = await socket.put({ seat: 'amber', version: asked?.version ?? 0, answer: 0 });
    expect(late).toMatchObject({ type: 'refused', reason: 'rules-failed' });
    expect(socket.frames.join()).not.toContain('cellar');
    expect(second.lines.filter((line) => line.includes('cannot be played here'))).toHaveLength(1);
    await second.app.close();

    const third = await startOn(file, { [market.id]: market });
    ann.url = third.url;
    const again = ann.open(id);
    await again.until(() => again.ask('amber'));
    expect(again.ask('amber')).toEqual(asked);
    expect(again.table?.trouble).toBeNull();
    expect(await again.answer('amber', 0)).toMatchObject({ type: 'accepted' });
  });

  it('gives its record when it is over, and nothing of a game that is not', async () => {
    const file = await newFile();
    const first = await startOn(file, { [market.id]: market });
    const [over, playing] = [await twoPeople(first.url), await twoPeople(first.url)];
    await Promise.all([over.amber.playToTheEnd(), over.jade.playToTheEnd()]);
    const record = (url: string, id: string) => new Browser(url).get<SavedTable & Problem>(`/api/tables/${id}/record`);
    const before = await record(first.url, over.id);
    await first.app.close();
    const second = await startOn(file, {});
    expect((await record(second.url, over.id)).body).toEqual(before.body);
    expect((await record(second.url, playing.id)).body).toMatchObject({ error: 'not-over' });
  });
});

describe('a table that the rules cannot start', () => {
  it('stays there with everybody at it, says so, and can be started when it can', async () => {
    let flooded = true;
    const cellar: Game = { ...market, play: (t) => (flooded ? broken(t) : market.play(t)) };
    const { url } = await startServer({ games: { [market.id]: cellar } });
    const [ann, bob] = [await Browser.named(url, 'Ann'), await Browser.named(url, 'Bob')];
    const { id } = await ann.newTable({ seats: { amber: 'me', jade: 'open' } });
    await bob.seat(id, 'jade', { take: true });
    const jade = bob.open(id);
    const { status, body } = await ann.post<Problem>(`/api/tables/${id}/start`);
    expect([status, body.error]).toEqual([409, 'rules-failed']);
    expect(JSON.stringify(body)).not.toContain('cellar');
    await jade.until(() => jade.table?.trouble === 'cannot-start');
    expect(jade.table?.status).toBe('gathering');

    // One that was to begin at once is there, too.
    const other = await ann.newTable({ seats: { amber: 'me', jade: { bot: 'random' } }, start: true });
    expect([other.status, other.trouble]).toEqual(['gathering', 'cannot-start']);

    flooded = false;
    expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(200);
    await jade.until(() => jade.ask('jade'));
    expect(jade.table?.trouble).toBeNull();
  });
});

describe.runIf(POSTGRES_ANSWERS)('a server that cannot play a table', () => {
  it('leaves it to others, and shows what they change', async () => {
    const [schema, bus] = [await newSchema(), new LocalBus()];
    const lines: string[] = [];
    const logger = newLogger('error', { write: (line) => lines.push(line) });
    const open = async (games: Readonly<Record<string, Game>>) =>
      startServer({ store: await openPostgresStore(schema, { connections: 3 }), bus: bus.join(), games, logger });
    const [able, unable] = [await open({ [market.id]: market }), await open({})];
    const { id, bob, amber, jade } = await twoPeople(able.url);
    const watcher = new Browser(unable.url);
    const socket = watcher.open(id);
    await socket.until(() => socket.table?.trouble === 'no-game');
    await Promise.all([amber.answer('amber', 0), jade.answer('jade', 0)]);
    await bob.seat(id, 'jade', { bot: 'random' });
    await socket.until(() => socket.table?.seats[1]?.holder.kind === 'bot');
    await Promise.all([amber.playToTheEnd()]);
    await socket.until(() => socket.table?.status === 'over');
    expect(lines.filter((line) => !line.includes('cannot be played here'))).toEqual([]);
  });
});
