/** A seat goes with its owner to another browser, by a link that works once. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { newLogger } from '../src/logger.js';
import { LocalBus } from '../src/nodes/bus.js';
import { openPostgresStore } from '../src/store/postgres.js';
import { openSqliteStore } from '../src/store/sqlite.js';
import type { Store } from '../src/store/store.js';
import type { NewRecovery, Problem, TableList, TableSummary } from '../src/wire.js';
import { newSchema } from './places.js';
import { POSTGRES_ANSWERS } from './services.js';
import { Browser, startServer, twoPeople } from './support.js';

async function linkOf(browser: Browser, table: string): Promise<string> {
  const { status, body } = await browser.post<NewRecovery>(`/api/tables/${table}/recovery`);
  expect(status).toBe(201);
  return body.token;
}

function recover<T = TableSummary>(browser: Browser, table: string, token: string) {
  return browser.post<T>(`/api/tables/${table}/recover`, { token });
}

/** Who is refused, and why. */
async function refusal(browser: Browser, table: string, token: string) {
  const { status, body } = await recover<Problem>(browser, table, token);
  return [status, body.error];
}

function mine({ seats }: TableSummary): readonly string[] {
  return seats.filter(({ holder }) => holder.kind === 'person' && holder.you).map(({ seat }) => seat);
}

describe('a recovery link', () => {
  it('brings a seat in mid-game to another browser, which plays on, and away from the one before', async () => {
    const { url } = await startServer();
    const { id, ann, amber, jade } = await twoPeople(url);
    const token = await linkOf(ann, id);
    const phone = await Browser.named(url, 'Ann');
    const { status, body } = await recover(phone, id, token);
    expect([status, mine(body), body.host]).toEqual([200, ['amber'], true]);
    await amber.until(() => amber.position(null));
    const late = { seat: 'amber', version: 0, answer: 0 };
    expect(await amber.put(late)).toMatchObject({ reason: 'not-your-seat' });
    const socket = phone.open(id);
    await socket.until(() => socket.ask('amber'));
    expect(await socket.answer('amber', 0)).toMatchObject({ type: 'accepted' });
    expect(await jade.answer('jade', 0)).toMatchObject({ type: 'accepted' });
    const lists = await Promise.all([phone, ann].map((one) => one.get<TableList>('/api/tables')));
    expect(lists.map(({ body: list }) => list.mine.map((table) => table.id))).toEqual([[id], []]);
  });

  it('works once, and not any more when there is a newer one', async () => {
    const { url } = await startServer();
    const { id, ann } = await twoPeople(url);
    const [old, token] = [await linkOf(ann, id), await linkOf(ann, id)];
    const phone = new Browser(url);
    expect(await refusal(phone, id, old)).toEqual([404, 'no-such-link']);
    expect((await recover(phone, id, token)).status).toBe(200);
    expect(await refusal(new Browser(url), id, token)).toEqual([404, 'no-such-link']);
    // The seat is the phone's now: it can be brought on from there, and by nobody else.
    expect((await ann.post(`/api/tables/${id}/recovery`)).status).toBe(403);
    expect((await recover(ann, id, await linkOf(phone, id))).body).toMatchObject({ error: 'forbidden' });
  });

  it('is for one of those who try it at the same moment', async () => {
    const { url } = await startServer();
    const { id, ann } = await twoPeople(url);
    const token = await linkOf(ann, id);
    const browsers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => Browser.named(url, name)));
    const replies = await Promise.all(browsers.map((browser) => recover(browser, id, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is given to nobody but who has a seat there, and opens no other table', async () => {
    const { url } = await startServer();
    const [one, other] = [await twoPeople(url), await twoPeople(url)];
    const watcher = await Browser.named(url, 'Eve');
    expect((await watcher.post(`/api/tables/${one.id}/recovery`)).status).toBe(403);
    expect((await new Browser(url).post(`/api/tables/${one.id}/recovery`)).status).toBe(403);
    const token = await linkOf(one.ann, one.id);
    expect(await refusal(watcher, other.id, token)).toEqual([404, 'no-such-link']);
    expect(await refusal(watcher, 'nowhere', token)).toEqual([404, 'no-such-table']);
    expect(await refusal(watcher, one.id, 'x'.repeat(43))).toEqual([404, 'no-such-link']);
    expect(await refusal(watcher, one.id, 'short')).toEqual([400, 'malformed']);
  });

  it('shows no second hand to who sits at the table, and is not used up by them', async () => {
    const { url } = await startServer();
    const { id, ann, bob, jade } = await twoPeople(url);
    const token = await linkOf(ann, id);
    expect(await refusal(bob, id, token)).toEqual([403, 'forbidden']);
    expect(jade.position('amber')).toBeUndefined();
    // Nor to who has left a seat there.
    await bob.seat(id, 'jade', { leave: true });
    expect(await refusal(bob, id, token)).toEqual([403, 'forbidden']);
    expect((await recover(ann, id, token)).status).toBe(200);
    expect((await recover(new Browser(url), id, token)).status).toBe(200);
  });

  it('brings a seat along that a bot plays meanwhile, or that was left', async () => {
    const { url } = await startServer();
    const { id, ann, bob } = await twoPeople(url);
    await ann.seat(id, 'amber', { bot: 'random' });
    const phone = await Browser.named(url, 'Ann');
    await recover(phone, id, await linkOf(ann, id));
    expect((await phone.seat(id, 'amber', { bot: null })).status).toBe(200);
    await bob.seat(id, 'jade', { leave: true });
    const tablet = await Browser.named(url, 'Bob');
    await recover(tablet, id, await linkOf(bob, id));
    expect((await bob.seat(id, 'jade', { take: true })).status).toBe(403);
    expect((await tablet.seat(id, 'jade', { take: true })).status).toBe(200);
  });

  it('opens nothing any more when somebody else sits there', async () => {
    const { url } = await startServer();
    const { id, ann } = await twoPeople(url);
    const token = await linkOf(ann, id);
    await ann.seat(id, 'amber', { leave: true });
    await (await Browser.named(url, 'Zoe')).seat(id, 'amber', { take: true });
    expect(await refusal(new Browser(url), id, token)).toEqual([409, 'no-seat']);
  });

  it('cannot be tried as often as somebody likes', async () => {
    const { url } = await startServer({ limits: { recoveriesPerHour: 2 } });
    const { id } = await twoPeople(url);
    const guesser = new Browser(url, '198.51.100.7');
    for (let i = 0; i < 2; i++) expect((await recover(guesser, id, 'g'.repeat(43))).status).toBe(404);
    expect(await refusal(guesser, id, 'g'.repeat(43))).toEqual([429, 'too-fast']);
    expect((await recover(new Browser(url, '198.51.100.8'), id, 'g'.repeat(43))).status).toBe(404);
  });

  it('is neither in the store, nor in the log, nor in the figures', async () => {
    const lines: string[] = [];
    const logger = newLogger('trace', { write: (line) => lines.push(line) });
    const kept: unknown[] = [];
    const { url } = await startServer({ logger, store: listening(await openSqliteStore(':memory:'), kept) });
    const { id, ann } = await twoPeople(url);
    const token = await linkOf(ann, id);
    await recover(new Browser(url), id, 'g'.repeat(43));
    expect((await recover(new Browser(url), id, token)).status).toBe(200);
    const metrics = await new Browser(url).get<string>('/metrics');
    expect(kept.some((one) => JSON.stringify(one).includes('amber'))).toBe(true);
    for (const text of [JSON.stringify(kept), lines.join(''), metrics.body]) expect(text).not.toContain(token);
  });
});

describe.runIf(POSTGRES_ANSWERS)('a recovery link of one server', () => {
  it('works at another, and the first lets the seat go', async () => {
    const schema = await newSchema();
    const bus = new LocalBus();
    const open = async () =>
      startServer({ store: await openPostgresStore(schema, { connections: 3 }), bus: bus.join(), lease: 500 });
    const [left, right] = await Promise.all([open(), open()]);
    const { id, ann, amber } = await twoPeople(left.url);
    const token = await linkOf(ann, id);
    const phone = await Browser.named(right.url, 'Ann');
    expect(mine((await recover(phone, id, token)).body)).toEqual(['amber']);
    await amber.until(() => amber.position(null));
    const again = new Browser(left.url);
    expect(await refusal(again, id, token)).toEqual([404, 'no-such-link']);
    const socket = phone.open(id);
    onTestFinished(() => socket.close());
    expect(await socket.answer('amber', 0)).toMatchObject({ type: 'accepted' });
  });
});

/** A store, with all that it is asked noted. */
function listening(store: Store, asked: unknown[]): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...told: readonly unknown[]): unknown => {
        asked.push(told);
        return Reflect.apply(member, target, told);
      };
    },
  });
}
