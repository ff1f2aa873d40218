/** What two people at a table say to each other: no other socket gets it, nor hears that there was anything. */
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newLogger } from '../src/logger.js';
import { type Bus, LocalBus } from '../src/nodes/bus.js';
import { RedisBus } from '../src/nodes/redis-bus.js';
import { openPostgresStore } from '../src/store/postgres.js';
import type { NewRecovery } from '../src/wire.js';
import { newSchema } from './places.js';
import { POSTGRES_ANSWERS, REDIS, REDIS_ANSWERS } from './services.js';
import { Browser, pause, type Socket, startServer } from './support.js';

const SECRET = 'give me two oil and I stay away';

/** Three people at one table, each at a server of their own if there are several, and somebody who looks on at each. */
async function threePeople(urls: readonly string[]) {
  const [here = '', there = here, elsewhere = here] = urls;
  const [ann, bob, cyd] = await Promise.all([
    Browser.named(here, 'Ann'),
    Browser.named(there, 'Bob'),
    Browser.named(elsewhere, 'Cyd'),
  ]);
  const { id } = await ann.newTable({
    options: { seats: 3, nights: 3 },
    seats: { amber: 'me', jade: 'open', coral: 'open' },
  });
  await bob.seat(id, 'jade', { take: true });
  await cyd.seat(id, 'coral', { take: true });
  await ann.post(`/api/tables/${id}/start`);
  const [amber, jade, coral] = [ann.open(id), bob.open(id), cyd.open(id)];
  const watchers = [...new Set(urls)].map((url) => new Browser(url).open(id));
  await Promise.all([amber, jade, coral, ...watchers].map((one) => one.until(() => one.last('chat'))));
  return { id, ann, bob, cyd, amber, jade, coral, watchers };
}

/** What was said between two, as a socket heard it. */
function heard(socket: Socket): readonly string[] {
  return socket.messages.flatMap((message) =>
    message.type === 'private' ? message.lines.map(({ text }) => text) : [],
  );
}

async function opened(browser: Browser, id: string): Promise<Socket> {
  const socket = browser.open(id);
  await socket.until(() => socket.last('chat'));
  return socket;
}

describe('what is said to one person', () => {
  it('reaches every socket of the two, once, with both their names, and nobody else', async () => {
    const { url } = await startServer();
    const { id, bob, amber, jade, coral, watchers } = await threePeople([url]);
    const second = await opened(bob, id);
    await Promise.all([coral, ...watchers].map((one) => one.caughtUp()));
    const silent = [coral, ...watchers].map(({ frames }) => frames.length);
    expect(await amber.say(SECRET, 'whisper-0001', 'jade')).toMatchObject({ type: 'accepted' });
    expect(await amber.say(SECRET, 'whisper-0001', 'jade')).toMatchObject({ type: 'accepted' });
    expect(await jade.say('no', 'whisper-0001', 'amber')).toMatchObject({ type: 'accepted' });
    await Promise.all([jade, second, amber].map((one) => one.until(() => heard(one).length >= 2)));
    for (const one of [amber, jade, second]) expect(heard(one)).toEqual([SECRET, 'no']);
    const [first] = jade.messages.flatMap((message) => (message.type === 'private' ? message.lines : []));
    expect(first).toMatchObject({ name: 'Ann', seats: ['amber'], to: { seat: 'jade', name: 'Bob' }, text: SECRET });
    await pause(20);
    expect([coral, ...watchers].map(({ frames }) => frames.length)).toEqual(silent);
  });

  it('is found again by the two alone, and leaves no gap in what everybody hears', async () => {
    const { url } = await startServer();
    const { id, ann, bob, cyd, amber, jade, coral } = await threePeople([url]);
    await amber.say('hello', 'public-0001');
    await amber.say(SECRET, 'whisper-0001', 'jade');
    await coral.say('an aside', 'whisper-0002', 'amber');
    await jade.say('hello too', 'public-0002');
    const again = await Promise.all([ann, bob, cyd, new Browser(url)].map((one) => opened(one, id)));
    expect(again.map(heard)).toEqual([[SECRET, 'an aside'], [SECRET], ['an aside'], []]);
    for (const { messages } of again) {
      const lines = messages.flatMap((message) => (message.type === 'chat' ? message.lines : []));
      expect(lines.map(({ number, text }) => `${number} ${text}`)).toEqual(['1 hello', '2 hello too']);
    }
    expect(again[3]?.frames.join()).not.toContain('aside');
  });

  it('is refused where nobody but the two could be meant, and says why', async () => {
    const { url } = await startServer();
    const { id, amber, bob, cyd, watchers } = await threePeople([url]);
    const eve = await opened(await Browser.named(url, 'Eve'), id);
    const reasons = async (socket: Socket | undefined, to: string) =>
      (await socket?.say('psst', undefined, to)) as { reason?: string };
    expect(await reasons(eve, 'amber')).toMatchObject({ reason: 'not-seated' });
    expect(await reasons(watchers[0], 'amber')).toMatchObject({ reason: 'unknown-player' });
    expect(await reasons(amber, 'amber')).toMatchObject({ reason: 'nobody-there' });
    expect(await reasons(amber, 'violet')).toMatchObject({ reason: 'unknown-seat' });
    expect(await reasons(amber, 'constructor')).toMatchObject({ reason: 'unknown-seat' });
    await bob.seat(id, 'jade', { bot: 'random' });
    expect(await reasons(amber, 'jade')).toMatchObject({ reason: 'nobody-there' });
    await cyd.seat(id, 'coral', { leave: true });
    expect(await reasons(amber, 'coral')).toMatchObject({ reason: 'nobody-there' });
    amber.socket.send(JSON.stringify({ type: 'chat', id: 'whisper-0009', text: 'psst', to: null }));
    await amber.until(() => amber.messages.some((one) => one.type === 'refused' && one.reason === 'malformed'));
  });

  it('stays with whom it was said to when somebody else takes the seat', async () => {
    const { url } = await startServer();
    const { id, bob, amber } = await threePeople([url]);
    await amber.say(SECRET, undefined, 'jade');
    await bob.seat(id, 'jade', { leave: true });
    const eve = await Browser.named(url, 'Eve');
    const before = await opened(eve, id);
    expect((await eve.seat(id, 'jade', { take: true })).status).toBe(200);
    await before.until(() => before.position('jade'));
    await before.caughtUp();
    expect([heard(before), heard(await opened(eve, id))]).toEqual([[], []]);
    await amber.say('and you?', undefined, 'jade');
    await before.until(() => heard(before).length > 0);
    expect(heard(before)).toEqual(['and you?']);
    expect(heard(await opened(bob, id))).toEqual([SECRET]);
  });

  it('goes with its owner to another browser, and away from the one before', async () => {
    const { url } = await startServer();
    const { id, ann, amber, jade } = await threePeople([url]);
    await jade.say(SECRET, undefined, 'amber');
    await amber.say('fine', undefined, 'jade');
    const { body } = await ann.post<NewRecovery>(`/api/tables/${id}/recovery`);
    const phone = await Browser.named(url, 'Ann');
    const early = await opened(phone, id);
    expect(heard(early)).toEqual([]);
    expect((await phone.post(`/api/tables/${id}/recover`, { token: body.token })).status).toBe(200);
    await early.until(() => heard(early).length > 0);
    for (const socket of [early, await opened(phone, id)]) expect(heard(socket)).toEqual([SECRET, 'fine']);
    expect(heard(await opened(ann, id))).toEqual([]);
  });

  it('is in no record and no look back, during the game or after it', async () => {
    const { url } = await startServer();
    const { id, ann, amber, jade, coral } = await threePeople([url]);
    await amber.say(SECRET, undefined, 'jade');
    const during = await ann.get(`/api/tables/${id}/past?told=1&seat=amber`);
    expect(during.status).toBe(200);
    expect(JSON.stringify(during.body)).not.toContain(SECRET);
    await Promise.all([amber, jade, coral].map((one) => one.playToTheEnd()));
    const paths = ['record', 'past?told=9&seat=amber', 'past?told=9&seat=coral', 'past?told=0&seat=jade', ''];
    const replies = await Promise.all(paths.map((path) => ann.get(`/api/tables/${id}${path && '/'}${path}`)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of replies) expect(JSON.stringify(body)).not.toContain(SECRET);
  });
});

async function startNodes(count: number, bus: () => Bus): Promise<readonly string[]> {
  const schema = await newSchema();
  const start = async () => {
    const store = await openPostgresStore(schema, { connections: 3 });
    return (await startServer({ store, bus: bus(), lease: 500 })).url;
  };
  return Promise.all(Array.from({ length: count }, start));
}

/** Each of three servers has one of the people, and a spectator. */
async function whispersOver(nodes: readonly string[]): Promise<void> {
  const { id, bob, cyd, amber, jade, coral, watchers } = await threePeople(nodes);
  // At his server Cyd is there too, and Bob at hers.
  const [cydByBob, bobByCyd] = [new Browser(bob.url), new Browser(cyd.url)];
  [cydByBob.cookie, bobByCyd.cookie] = [cyd.cookie, bob.cookie];
  const [other, near] = [await opened(cydByBob, id), await opened(bobByCyd, id)];
  for (let nth = 0; nth < 4; nth++)
    await (nth % 2 === 0 ? amber : jade).say(`${SECRET} ${nth}`, undefined, nth % 2 === 0 ? 'jade' : 'amber');
  const all = [0, 1, 2, 3].map((nth) => `${SECRET} ${nth}`);
  await Promise.all([amber, jade, near].map((one) => one.until(() => heard(one).length >= 4)));
  for (const one of [amber, jade, near]) expect(heard(one)).toEqual(all);
  // What everybody hears comes after it: whoever is told nothing by now is told nothing.
  await amber.say('good evening');
  const others = [coral, other, ...watchers];
  await Promise.all(others.map((one) => one.until(() => one.frames.join().includes('good evening'))));
  expect(others.flatMap(heard)).toEqual([]);
  expect(others.map(({ frames }) => frames.join()).join()).not.toContain('"private"');
  expect(heard(await opened(bobByCyd, id))).toEqual(all);
  expect(heard(await opened(cydByBob, id))).toEqual([]);
}

describe.runIf(POSTGRES_ANSWERS)('what is said to one person at another server', () => {
  it('reaches no socket but theirs', async () => {
    const bus = new LocalBus();
    await whispersOver(await startNodes(3, () => bus.join()));
  });

  it('reaches them without any bus too, only later', async () => {
    const bus = new LocalBus(false);
    await whispersOver(await startNodes(2, () => bus.join()));
  });

  it.runIf(REDIS_ANSWERS)('reaches no socket but theirs over Redis, which is not told what it was', async () => {
    const told: string[] = [];
    const ear = new Redis(REDIS);
    onTestFinished(() => ear.disconnect());
    await ear.psubscribe('*');
    ear.on('pmessage', (_pattern, _channel, message: string) => told.push(message));
    const logger = newLogger('silent');
    await whispersOver(await startNodes(3, () => new RedisBus(REDIS, logger)));
    expect(told.some((one) => one.includes('said'))).toBe(true);
    expect(told.join()).not.toContain(SECRET);
  });
});
