/** Several servers with one store: whichever a player comes to, the table is the same. */
import { connect, createServer as createProxy, type Socket as Stream } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newLogger } from '../src/logger.js';
import { type Bus, LocalBus } from '../src/nodes/bus.js';
import { RedisBus } from '../src/nodes/redis-bus.js';
import { openPostgresStore } from '../src/store/postgres.js';
import type { Problem, TableList } from '../src/wire.js';
import { newSchema } from './places.js';
import { POSTGRES_ANSWERS, REDIS, REDIS_ANSWERS } from './services.js';
import { Browser, pause, type Socket, startServer } from './support.js';

/** So many servers on one store, and their addresses. */
async function startNodes(count: number, bus = new LocalBus()): Promise<readonly string[]> {
  const schema = await newSchema();
  return Promise.all(Array.from({ length: count }, () => startNode(schema, bus.join())));
}

async function startNode(schema: string, bus: Bus): Promise<string> {
  const store = await openPostgresStore(schema, { connections: 3 });
  return (await startServer({ store, bus, lease: 500 })).url;
}

/** Ann on one server and Bob on another, at one table that has begun. */
async function twoPeopleOn([left = '', right = '']: readonly string[]) {
  const [ann, bob] = await Promise.all([Browser.named(left, 'Ann'), Browser.named(right, 'Bob')]);
  const { id } = await ann.newTable({ seats: { amber: 'me', jade: 'open' } });
  await bob.seat(id, 'jade', { take: true });
  await ann.post(`/api/tables/${id}/start`);
  const [amber, jade] = [ann.open(id), bob.open(id)];
  await Promise.all([amber.until(() => amber.position('amber')), jade.until(() => jade.position('jade'))]);
  return { id, ann, bob, amber, jade };
}

/** Who is connected, as a socket was told last. */
function connected(socket: Socket): readonly boolean[] {
  return socket.table?.seats.map(({ holder }) => holder.kind === 'person' && holder.connected) ?? [];
}

/** Redis behind a line that can be cut and mended. */
async function redisOnALine() {
  const { hostname, port } = new URL(REDIS);
  const streams = new Set<Stream>();
  let mended = true;
  const proxy = createProxy((near) => {
    if (!mended) return near.destroy();
    const far = connect(Number(port || 6379), hostname);
    for (const [stream, other] of [
      [near, far],
      [far, near],
    ] as const) {
      streams.add(stream);
      stream.on('error', () => other.destroy());
      stream.on('close', () => other.destroy());
      stream.pipe(other);
    }
    return near;
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    mended = false;
    for (const stream of streams) stream.destroy();
    streams.clear();
  };
  onTestFinished(() => {
    cut();
    proxy.close();
  });
  const address = proxy.address();
  const url = `redis://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  const mend = () => {
    mended = true;
  };
  return { url, cut, mend };
}

describe.runIf(POSTGRES_ANSWERS)('two people on two servers', () => {
  it('play as on one, to the same end', async () => {
    const nodes = await startNodes(2);
    const { id, ann, bob, amber, jade } = await twoPeopleOn(nodes);
    const [mine, theirs] = await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
    expect(mine.standings).toEqual(theirs.standings);
    const records = await Promise.all([ann, bob].map((one) => one.get(`/api/tables/${id}/record`)));
    expect(records[0]?.body).toEqual(records[1]?.body);
  });

  it('answer in secret at the same moment, and both are heard', async () => {
    const nodes = await startNodes(2);
    for (let nth = 0; nth < 5; nth++) {
      const { amber, jade } = await twoPeopleOn(nodes);
      const answered = await Promise.all([amber.answer('amber', 1), jade.answer('jade', 0)]);
      expect(answered).toMatchObject([{ type: 'accepted' }, { type: 'accepted' }]);
      await Promise.all([amber, jade].map((one) => one.until(() => one.table?.deciding.length === 1)));
      amber.close();
      jade.close();
    }
  });

  it('see each other come and go, and hear what the other says and is called', async () => {
    const nodes = await startNodes(2);
    const { bob, amber, jade } = await twoPeopleOn(nodes);
    await Promise.all([amber, jade].map((one) => one.until(() => connected(one).every((there) => there))));
    for (const [nth, one] of [amber, jade, jade, amber].entries()) await one.say(`line ${nth}`);
    const heard = (one: Socket) =>
      one.messages.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));
    const all = ['line 0', 'line 1', 'line 2', 'line 3'];
    await Promise.all([amber, jade].map((one) => one.until(() => heard(one).length >= 4)));
    expect([heard(amber), heard(jade)]).toEqual([all, all]);
    await bob.put('/api/me', { name: 'Robert' });
    await amber.until(() => JSON.stringify(amber.table).includes('Robert'));
    jade.close();
    await amber.until(() => connected(amber)[1] === false);
  });

  it('take different seats at the same moment, and ask for one rematch', async () => {
    const [left = '', right = ''] = await startNodes(2);
    const [ann, bob] = [new Browser(left), new Browser(right)];
    const random = { bot: 'random' };
    const { id } = await ann.newTable({ options: { seats: 3 }, seats: { amber: 'open', jade: 'open', coral: random } });
    await bob.get(`/api/tables/${id}`);
    const taken = await Promise.all([ann.seat(id, 'amber', { take: true }), bob.seat(id, 'jade', { take: true })]);
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
    await ann.post(`/api/tables/${id}/start`);
    const mine = (await bob.get<TableList>('/api/tables')).body.mine;
    expect(mine).toMatchObject([{ id, status: 'playing' }]);
    await Promise.all([ann, bob].map((one) => one.open(id).playToTheEnd()));
    const next = await Promise.all([ann, bob].map((one) => one.post<{ id: string }>(`/api/tables/${id}/rematch`)));
    expect(next.map(({ status }) => status)).toEqual([200, 200]);
    expect(next[0]?.body.id).toBe(next[1]?.body.id);
  });

  it('play on without any bus, only later', async () => {
    const nodes = await startNodes(2, new LocalBus(false));
    const { ann, id, amber, jade } = await twoPeopleOn(nodes);
    expect(await amber.answer('amber', 1)).toMatchObject({ type: 'accepted' });
    expect(await jade.answer('jade', 0)).toMatchObject({ type: 'accepted' });
    await amber.until(() => amber.ask('amber')?.kind === 'errand');
    // Nobody knows whether Bob is at another server: his seat is not given away.
    jade.close();
    const standIn = await ann.seat<Problem>(id, 'jade', { bot: 'random' });
    expect(standIn.status).toBe(403);
  });
});

describe.runIf(POSTGRES_ANSWERS && REDIS_ANSWERS)('two people on two servers with Redis between them', () => {
  it('play on when it is lost, and see each other again when it is back', async () => {
    const schema = await newSchema();
    const line = await redisOnALine();
    const lines: string[] = [];
    const logger = newLogger('warn', { write: (one) => lines.push(one) });
    const nodes = await Promise.all([1, 2].map(() => startNode(schema, new RedisBus(line.url, logger))));
    const { amber, jade } = await twoPeopleOn(nodes);
    await Promise.all([amber, jade].map((one) => one.until(() => connected(one).every((there) => there))));
    const bothAnswer = async () => {
      await Promise.all([amber.answer('amber', 1), jade.answer('jade', 0)]);
      await amber.until(() => amber.ask('amber')?.kind === 'errand');
    };
    await bothAnswer();
    line.cut();
    expect(await amber.answer('amber')).toMatchObject({ type: 'accepted' });
    await amber.say('are you there?');
    await jade.until(() => jade.messages.some((one) => one.type === 'chat' && one.lines.length > 0));
    expect(jade.log('jade')).toEqual(expect.arrayContaining(amber.log(null) as unknown[]));
    jade.close();
    line.mend();
    // That he left was told to nobody; what counts is who is there now.
    await amber.until(() => connected(amber)[1] === false);
    expect(lines.filter((one) => one.includes('the bus is lost'))).toHaveLength(2);
    while (lines.filter((one) => one.includes('the bus is there again')).length < 2) await pause(10);
  });
});
