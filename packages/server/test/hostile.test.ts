import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { newLogger } from '../src/logger.js';
import { CLOSE, type Problem } from '../src/wire.js';
import { Browser, pause, startServer, twoPeople } from './support.js';

const ENDLESS = { perSecond: 1e9, burst: 1e9 };

describe('a socket', () => {
  it('to no table is closed with a reason', async () => {
    const { url } = await startServer();
    const socket = new Browser(url).open('AAAAAAAAAAAAAAAAAAAAAA');
    expect(await socket.closed).toEqual({ code: CLOSE.noSuchTable, reason: 'there is no table here' });
  });

  it('from another page, or to nowhere, is not opened', async () => {
    const { url } = await startServer({ names: ['polity.example'] });
    const { id } = await twoPeople(url);
    const status = async (path: string, origin: string) => {
      const socket = new WebSocket(url.replace('http', 'ws') + path, { headers: { origin } });
      socket.on('error', () => undefined);
      const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
      return response.statusCode;
    };
    expect(await status(`/api/tables/${id}/socket`, 'https://evil.example')).toBe(403);
    expect(await status(`/api/tables/${id}/socket`, 'null')).toBe(403);
    expect(await status('/api/tables/x/y/socket', url)).toBe(404);
    expect(await status('//', url)).toBe(404);
    const proxied = { origin: 'https://polity.example', 'x-forwarded-host': 'polity.example' };
    const fromProxy = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers: proxied });
    await once(fromProxy, 'open');
    fromProxy.close();
    const own = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers: { origin: url } });
    await once(own, 'open');
    own.close();
  });

  it('that sends what cannot be read is told, and closed when it goes on', async () => {
    const lines: string[] = [];
    const logger = newLogger('info', { write: (line) => lines.push(line) });
    const { url } = await startServer({ logger, limits: { malformed: { perSecond: 0.001, burst: 4 } } });
    const { id, ann, amber, jade } = await twoPeople(url);
    for (const bad of ['', '{', '[]', '{"type":"answer"}', Buffer.from([1, 2, 3])]) amber.socket.send(bad);
    expect(await amber.closed).toMatchObject({ code: CLOSE.malformed });
    const refusals = amber.messages.filter(({ type }) => type === 'refused');
    expect(refusals).toHaveLength(5);
    expect(refusals[0]).toEqual({ type: 'refused', id: null, reason: 'malformed', message: 'that is no message' });
    expect(lines.filter((line) => line.includes('"level":40'))).toHaveLength(1);
    // It is charged to the address: with another socket the first is one too many.
    const another = ann.open(id);
    await another.until(() => another.table);
    another.socket.send('{');
    expect(await another.closed).toMatchObject({ code: CLOSE.malformed });
    expect(await jade.answer('jade', 0)).toMatchObject({ type: 'accepted' });
  });

  it('that sends more than any answer can hold is told before anybody looks into it', async () => {
    const { url } = await startServer({ limits: { malformed: ENDLESS } });
    const { amber, jade } = await twoPeople(url);
    const { version } = await amber.until(() => amber.ask('amber'));
    const much = [
      `[${Array(2000).fill('[1e999]').join(',')}]`,
      `[${Array(7000).fill('1').join(',')}]`,
      '['.repeat(7000) + ']'.repeat(7000),
      '1e999',
    ];
    for (const answer of much) {
      const from = amber.messages.length;
      amber.socket.send(
        `{"type":"put","id":"slow-frame","input":{"seat":"amber","version":${version},"answer":${answer}}}`,
      );
      const told = await amber.until(() => amber.messages.slice(from).find(({ type }) => type === 'refused'));
      expect(told).toMatchObject({ id: null, reason: 'malformed' });
    }
    expect(await amber.put({ seat: 'amber', version, answer: [[[1]]] })).toMatchObject({ reason: 'not-an-option' });
    expect(await jade.answer('jade', 0)).toMatchObject({ type: 'accepted' });
  });

  it('that sends too much at once is closed', async () => {
    const { url } = await startServer();
    const { amber, jade } = await twoPeople(url);
    amber.socket.send(JSON.stringify({ type: 'chat', id: 'much-too-long', text: 'x'.repeat(20_000) }));
    expect(await amber.closed).toMatchObject({ code: CLOSE.tooLarge });
    expect(await jade.answer('jade', 0)).toMatchObject({ type: 'accepted' });
  });

  it('that floods is told, then closed, and nobody else suffers', async () => {
    const { url } = await startServer({ limits: { socket: { perSecond: 1, burst: 5 } } });
    const { amber, jade } = await twoPeople(url);
    const undo = { seat: 'amber', undo: true, all: false } as const;
    for (let i = 0; i < 5; i++) await amber.put(undo);
    expect(await amber.put(undo)).toMatchObject({ type: 'refused', reason: 'too-fast' });
    for (let i = 0; i < 50; i++) amber.socket.send('x');
    expect(await amber.closed).toMatchObject({ code: CLOSE.tooFast });
    expect(await jade.answer('jade', 0)).toMatchObject({ type: 'accepted' });
  });

  it('that pings is answered as long as it does not flood', async () => {
    const { url } = await startServer({ limits: { socket: { perSecond: 0.001, burst: 5 } } });
    const { amber, jade } = await twoPeople(url);
    const heard: string[] = [];
    amber.socket.on('pong', (data) => heard.push(String(data)));
    for (let i = 1; i <= 12; i++) amber.socket.ping(`ping ${i}`);
    expect(await amber.closed).toMatchObject({ code: CLOSE.tooFast });
    expect(heard).toEqual(['ping 1', 'ping 2', 'ping 3', 'ping 4', 'ping 5']);
    expect(await jade.answer('jade', 0)).toMatchObject({ type: 'accepted' });
  });

  it('that pings and never reads is cut off before it fills the memory', async () => {
    const { url } = await startServer({
      limits: { socket: ENDLESS, address: ENDLESS, waitingBytes: 2 ** 20 },
    });
    const { amber, jade } = await twoPeople(url);
    amber.socket.pause();
    for (let i = 0; i < 400 && amber.socket.readyState === WebSocket.OPEN; i++) {
      for (let j = 0; j < 1000; j++) amber.socket.ping('x'.repeat(120));
      while (amber.socket.bufferedAmount > 0 && amber.socket.readyState === WebSocket.OPEN) await pause(1);
    }
    amber.socket.resume();
    await amber.closed;
    expect(await jade.answer('jade', 0)).toMatchObject({ type: 'accepted' });
  });
});

describe('spectators', () => {
  const open = async (browser: Browser, table: string) => {
    const socket = browser.open(table);
    await socket.until(() => socket.last('chat'));
    return socket;
  };
  const anyone = (url: string, n: number) => new Browser(url, `198.51.100.${n}`);

  it('are so many at a table, and keep nobody out who plays there', async () => {
    const { url } = await startServer({ limits: { spectatorsPerTable: 2 } });
    const { id, ann, amber } = await twoPeople(url);
    const first = await open(anyone(url, 1), id);
    await open(anyone(url, 2), id);
    expect(await anyone(url, 3).open(id).closed).toMatchObject({
      code: CLOSE.tooMany,
      reason: 'too many spectators at this table',
    });
    amber.close();
    await amber.closed;
    await open(ann, id);
    first.close();
    await first.closed;
    await open(anyone(url, 3), id);
  });

  it('are so many from an address, at a table and at all of them, but for who plays', async () => {
    const { url } = await startServer({ limits: { spectatorsPerTableAndAddress: 2, spectatorsPerAddress: 3 } });
    const [one, other] = [await twoPeople(url), await twoPeople(url)];
    const watcher = new Browser(url);
    await open(watcher, one.id);
    await open(watcher, one.id);
    expect(await watcher.open(one.id).closed).toMatchObject({ code: CLOSE.tooMany });
    await open(watcher, other.id);
    expect(await watcher.open(other.id).closed).toMatchObject({ code: CLOSE.tooMany });
    // Ann sits behind the same address as they do.
    await open(one.ann, one.id);
  });

  it('can not become many by holding a seat: of too many sockets of a player the oldest goes', async () => {
    const { url } = await startServer({ limits: { socketsPerHolder: 2 } });
    const { id, ann, amber } = await twoPeople(url);
    const second = await open(ann, id);
    await open(ann, id);
    expect(await amber.closed).toMatchObject({ code: CLOSE.tooMany });
    expect(await second.answer('amber', 0)).toMatchObject({ type: 'accepted' });
  });
});

describe('an address', () => {
  it('that opens sockets over and over is kept out for a while, and no other', async () => {
    const { url } = await startServer({ limits: { connects: { perSecond: 0.001, burst: 3 } } });
    const { id } = await twoPeople(url);
    const [noisy, quiet] = [new Browser(url, '198.51.100.7'), new Browser(url, '198.51.100.8')];
    for (let i = 0; i < 3; i++) {
      const socket = noisy.open(id);
      await socket.until(() => socket.table);
      socket.close();
    }
    const refused = noisy.open(id);
    expect(await refused.closed).toMatchObject({ code: 1006 });
    const welcome = quiet.open(id);
    await welcome.until(() => welcome.table);
  });
});

describe('a request', () => {
  it('that is too large, not JSON, or of another kind is refused', async () => {
    const { url } = await startServer();
    const post = async (body: string, type: string) => {
      const reply = await fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': type }, body });
      return [reply.status, ((await reply.json()) as Problem).error];
    };
    expect(await post(JSON.stringify({ game: 'x'.repeat(20_000) }), 'application/json')).toEqual([413, 'too-large']);
    expect(await post('{', 'application/json')).toEqual([400, 'malformed']);
    expect(await post('', 'application/json')).toEqual([400, 'malformed']);
    expect(await post('{"__proto__":{"game":"x"}}', 'application/json')).toEqual([400, 'malformed']);
    expect(await post('game=chess', 'application/x-www-form-urlencoded')).toEqual([415, 'malformed']);
    expect(await post('{}', 'text/plain')).toEqual([415, 'malformed']);
  });

  it('that another page makes is refused', async () => {
    const { url } = await startServer();
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const reply = await fetch(`${url}/api/me`, { method: 'PUT', headers, body: '{"name":"Eve"}' });
    expect(reply.status).toBe(403);
  });

  it('that comes too often is refused, for its address alone', async () => {
    const { url } = await startServer({ limits: { requestsPerMinute: 3 } });
    const [ann, bob] = [new Browser(url, '198.51.100.7'), new Browser(url, '198.51.100.8')];
    for (let i = 0; i < 3; i++) expect((await ann.get('/api/games')).status).toBe(200);
    const { status, body } = await ann.get<Problem>('/api/games');
    expect([status, body.error]).toEqual([429, 'too-fast']);
    expect((await bob.get('/api/games')).status).toBe(200);
    expect((await ann.get('/healthz')).status).toBe(200);
  });

  it('is not refused for longer when the clock is set back', async () => {
    const { url } = await startServer({ limits: { requestsPerMinute: 120 } });
    const ann = new Browser(url);
    let refusals = 0;
    while (refusals === 0) if ((await ann.get('/api/games')).status === 429) refusals++;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    // Who is refused has asked too: three more may be asked for by the next time, which is more than both cost.
    await expect.poll(async () => (await ann.get('/api/games')).status, { timeout: 5000, interval: 1500 }).toBe(200);
  });

  it('for many tables is refused after a while', async () => {
    const { url } = await startServer({ limits: { tablesPerHour: 2 } });
    const ann = new Browser(url);
    await ann.newTable({});
    await ann.newTable({});
    const { status } = await ann.post<Problem>('/api/tables', { game: 'lantern-market', seats: {} });
    expect(status).toBe(429);
  });

  it('for many tables of bots alone, or many names, is refused sooner', async () => {
    const { url } = await startServer({ limits: { botTablesPerHour: 1, namesPerHour: 2 } });
    const ann = await Browser.named(url, 'Ann');
    const random = { bot: 'random' };
    const ofBots = { game: 'lantern-market', seats: { amber: random, jade: random } };
    expect((await ann.post('/api/tables', ofBots)).status).toBe(201);
    expect((await ann.post('/api/tables', ofBots)).status).toBe(429);
    await ann.newTable({ seats: { amber: 'me', jade: random } });
    expect((await ann.put('/api/me', { name: 'Änne' })).status).toBe(200);
    expect((await new Browser(url).put('/api/me', { name: 'Bob' })).status).toBe(429);
  });

  it('that is no HTTP at all harms nobody', async () => {
    const { url } = await startServer();
    const { hostname, port } = new URL(url);
    for (const junk of ['\0\0\0\0', 'GET / HTTP/1.1\r\nHost', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n']) {
      const stream = connect(Number(port), hostname);
      stream.on('error', () => undefined);
      stream.resume().end(junk);
      await once(stream, 'close');
    }
    expect((await new Browser(url).get('/healthz')).body).toEqual({ ok: true });
  });
});

describe('the page', () => {
  async function withPage(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'polity-page-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Polity</title>');
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets', 'index-abc123.js'), 'export {};');
    return folder;
  }

  it('is served for every address that it shows, with headers that let it do nothing else', async () => {
    const { url } = await startServer({ webRoot: await withPage() });
    for (const path of ['/', '/table/abc', '/new?game=x']) {
      const reply = await fetch(url + path);
      expect(reply.status).toBe(200);
      expect(await reply.text()).toContain('<title>Polity</title>');
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const asset = await fetch(`${url}/assets/index-abc123.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    for (const path of ['/assets/nothing.js', '/../package.json', '/%2e%2e/%2e%2e/package.json', '/api/nothing'])
      expect((await fetch(url + path)).status).toBeGreaterThanOrEqual(400);
  });

  it('is missed politely when it has not been built', async () => {
    const { url } = await startServer();
    const { status, body } = await new Browser(url).get<Problem>('/');
    expect([status, body.message]).toEqual([404, 'the page has not been built']);
  });

  it('has a description of the interface beside it', async () => {
    const { url } = await startServer();
    const { body } = await new Browser(url).get<{ paths: object }>('/api/docs/json');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/me', '/api/tables', '/api/tables/{id}/record']),
    );
    expect((await fetch(`${url}/api/docs`)).status).toBe(200);
  });
});

describe('the log', () => {
  it('holds no secrets', () => {
    const lines: string[] = [];
    const logger = newLogger('info', { write: (line) => lines.push(line) });
    logger.info({
      seed: 'hush',
      append: { event: 1, answer: 'hush', saved: 'hush' },
      req: { headers: { cookie: 'hush' } },
    });
    logger.info({ cookie: 'hush', meta: { seed: 'hush' }, message: { move: { answer: 'hush' } } });
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('hush');
  });
});
