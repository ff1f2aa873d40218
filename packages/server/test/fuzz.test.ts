/** Bad input in great numbers, over sockets and HTTP, while people and bots play; all of them get to the end. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { type Random, seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newLogger } from '../src/logger.js';
import { Browser, pause, type Socket, startServer, twoPeople } from './support.js';

const FRAMES = 100_000;
const REQUESTS = 4_000;
/** How many are being played at any moment. */
const TABLES = 6;

const SEATS = ['amber', 'jade', 'coral', '', '__proto__', 'constructor', 'a'.repeat(80), '\u0000'];
const ODD: readonly unknown[] = [null, true, -1, 0.5, 1e308, '', 'x', [], {}, [[[]]], { __proto__: null }, '\ud800'];
const TYPES = ['put', 'preview', 'chat', 'hurry', 'table', 'PUT', 7];

/** A message that is broken or that nobody may take, of one of many kinds. */
function badFrame(luck: Random): string | Buffer {
  const id = `fuzz-${luck.int(1e6)}-${luck.int(1e6)}`;
  const seat = luck.pick(SEATS);
  const odd = luck.pick(ODD);
  switch (luck.int(12)) {
    case 0:
      return Buffer.from(Array.from({ length: luck.int(64) }, () => luck.int(256)));
    case 1:
      return String.fromCharCode(...Array.from({ length: luck.int(64) }, () => luck.int(0xd7ff)));
    case 2:
      return '['.repeat(luck.int(8000));
    case 3:
      return `{"type":"put","id":"${id}","input":{"seat":"amber","version":0,"answer":${'[{"a":'.repeat(luck.int(1000))}`;
    case 4:
      return JSON.stringify({ type: luck.pick(TYPES), id, input: { seat: odd, version: odd, answer: odd } });
    case 5:
      return JSON.stringify({
        type: luck.pick(TYPES),
        id,
        input: { seat, version: luck.int(1000), answer: odd },
        extra: odd,
      });
    case 6:
      return JSON.stringify({ type: 'put', id, input: { seat, version: luck.int(50), answer: odd } });
    case 7:
      return JSON.stringify({ type: 'preview', id, input: { seat, version: luck.int(50), answer: odd } });
    case 8:
      return JSON.stringify({ type: 'put', id, input: { seat, undo: true, all: odd } });
    case 9:
      return JSON.stringify({ type: 'put', id, input: { seat, interjection: luck.pick(SEATS), value: odd } });
    case 10:
      return JSON.stringify(ODD.map(() => luck.pick(ODD)));
    default: {
      const whole = JSON.stringify({ type: 'put', id, input: { seat: 'amber', version: 1, answer: 1 } });
      return whole.slice(0, luck.int(whole.length - 1));
    }
  }
}

async function sendFrames(url: string, tables: readonly string[], seed: string, count: number): Promise<number> {
  const luck = seededRandom('fast', seed);
  const browser = await Browser.named(url, 'Mallory');
  let sent = 0;
  while (sent < count) {
    const socket = browser.open(luck.pick(tables));
    await once(socket.socket, 'open');
    for (let i = 0; i < 400 && sent < count && socket.socket.readyState === socket.socket.OPEN; i++) {
      socket.socket.send(luck.int(500) === 0 ? 'x'.repeat(17_000) : badFrame(luck));
      sent++;
      if (i % 50 === 0) await pause(0);
    }
    if (luck.int(2) === 0) socket.socket.terminate();
    else await drained(socket);
  }
  return sent;
}

/** Waits until the server has read everything: a last ping comes back, or it has closed the socket. */
async function drained({ socket, closed }: Socket): Promise<void> {
  if (socket.readyState === socket.OPEN) {
    const pong = once(socket, 'pong');
    socket.ping();
    await Promise.race([pong, closed]);
  }
  socket.close();
}

async function sendRequests(url: string, tables: readonly string[], count: number): Promise<number[]> {
  const luck = seededRandom('fast', 'requests');
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent++) {
    const table = luck.pick([...tables, 'AAAAAAAAAAAAAAAAAAAAAA', '%00', '..%2f..', 'a'.repeat(300)]);
    const path = luck.pick([
      '/api/me',
      '/api/tables',
      `/api/tables/${table}`,
      `/api/tables/${table}/seats/${encodeURIComponent(luck.pick(SEATS))}`,
      `/api/tables/${table}/start`,
      `/api/tables/${table}/rematch`,
      `/api/tables/${table}/record`,
      `/api/tables/${table}/past?told=${luck.pick(['-1', 'x', '1e9', ''])}`,
      `/${'%2e%2e%2f'.repeat(luck.int(9))}etc/passwd`,
    ]);
    const method = luck.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
    const type = luck.pick(['application/json', 'text/plain', 'multipart/form-data', 'x']);
    const body = luck.pick([String(badFrame(luck)), JSON.stringify(luck.pick(ODD)), 'x'.repeat(17_000)]);
    const cookie = luck.pick(['', 'polity=x', `polity=${'A'.repeat(43)}`, 'polity=%ff; ;;;=']);
    const headers = { cookie, ...(method === 'GET' ? {} : { 'content-type': type }) };
    const reply = await fetch(url + path, method === 'GET' ? { method, headers } : { method, headers, body });
    await reply.arrayBuffer();
    statuses.push(reply.status);
  }
  return statuses;
}

async function sendJunk(url: string, count: number): Promise<void> {
  const luck = seededRandom('fast', 'junk');
  const { hostname, port } = new URL(url);
  for (let sent = 0; sent < count; sent++) {
    const stream = connect(Number(port), hostname).on('error', () => undefined);
    const upgrade = `GET ${luck.pick(['//', '/api/tables/x/socket', '*', '/%'])} HTTP/1.1\r\nHost: x\r\n`;
    stream.write(
      luck.pick(['\0', `${upgrade}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`, `${upgrade}\r\n\r\n`]),
    );
    stream.resume().end(Buffer.from(Array.from({ length: luck.int(200) }, () => luck.int(256))));
    await once(stream, 'close');
  }
}

describe('a flood of bad input', () => {
  it('harms nobody: every table is played to its end, nothing breaks', async () => {
    const lines: string[] = [];
    const logger = newLogger('info', { write: (line) => lines.push(line) });
    const { url } = await startServer({
      logger,
      limits: { spectatorsPerAddress: 1000, malformed: { perSecond: 1e5, burst: 1e5 } },
    });
    const ids: string[] = [];
    let finished = 0;
    const play = async () => {
      const table = await twoPeople(url, {
        options: { seats: 3, nights: 6 },
        seats: { amber: 'me', jade: 'open', coral: { bot: 'random' } },
      });
      ids.push(table.id);
      await Promise.all([table.amber.playToTheEnd(), table.jade.playToTheEnd()]);
      table.amber.close();
      table.jade.close();
      finished++;
    };
    let attacking = true;
    const players = Array.from({ length: TABLES }, async () => {
      do await play();
      while (attacking);
    });
    while (ids.length === 0) await pause(1);

    const [sent, statuses] = await Promise.all([
      Promise.all([1, 2, 3, 4].map((nth) => sendFrames(url, ids, `frames-${nth}`, FRAMES / 4))),
      sendRequests(url, ids, REQUESTS),
      sendJunk(url, 300),
    ]);
    attacking = false;
    await Promise.all(players);

    expect(finished).toBe(ids.length);
    expect(finished).toBeGreaterThan(TABLES);
    expect(sent.reduce((sum, count) => sum + count)).toBe(FRAMES);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { body: figures } = await new Browser(url).get<string>('/metrics');
    const refusals = [...figures.matchAll(/^polity_refusals_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count));
    expect(refusals.reduce((sum, count) => sum + count)).toBeGreaterThan(FRAMES / 2);
    const broken = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
    expect(broken.slice(0, 3)).toEqual([]);
    expect((await new Browser(url).get('/healthz')).body).toEqual({ ok: true });
  });
});
