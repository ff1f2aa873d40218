import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { network } from '../src/callers.js';
import { Browser, startServer, twoPeople } from './support.js';

/** Calls the server by a name that it need not have. */
function statusBy(url: string, host: string, more: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/games`, { headers: { host, ...more } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    call.on('error', reject).end();
  });
}

describe('the name that a server is called by', () => {
  it('is an address, a name of this machine or its network, or one that it was given', async () => {
    const { url } = await startServer({ names: ['Polity.example'] });
    for (const host of ['127.0.0.1:8080', '[::1]:8080', 'localhost', 'den.local:80', 'nas', 'polity.example'])
      expect(await statusBy(url, host), host).toBe(200);
    for (const host of ['evil.example', 'polity.example.evil.example', 'user@polity.example', 'a/b.example'])
      expect(await statusBy(url, host), host).toBe(421);
    expect(await statusBy(url, '127.0.0.1', { 'x-forwarded-host': 'evil.example' })).toBe(421);
    expect(await statusBy(url, 'inside.example', { 'x-forwarded-host': 'polity.example' })).toBe(200);
  });

  it('is asked of sockets too', async () => {
    const { url } = await startServer();
    const { id } = await twoPeople(url);
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers });
    socket.on('error', () => undefined);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(421);
  });
});

describe('a proxy', () => {
  const requestsFrom = async (url: string, address: string, count: number) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i++) statuses.push((await new Browser(url, address).get('/api/games')).status);
    return statuses;
  };

  it('that is not trusted is not believed', async () => {
    const { url } = await startServer({ proxies: ['10.0.0.0/8'], limits: { requestsPerMinute: 2 } });
    expect(await requestsFrom(url, '198.51.100.7', 1)).toEqual([200]);
    expect(await requestsFrom(url, '198.51.100.8', 2)).toEqual([200, 429]);
  });

  it('that is trusted tells who calls, behind other proxies that are', async () => {
    const { url } = await startServer({ proxies: ['127.0.0.1', '10.0.0.0/8'], limits: { requestsPerMinute: 1 } });
    expect(await requestsFrom(url, '203.0.113.1, 198.51.100.7, 10.1.2.3', 2)).toEqual([200, 429]);
    expect(await requestsFrom(url, '203.0.113.1, 198.51.100.8, 10.1.2.3', 1)).toEqual([200]);
  });

  it('is an address or a network', async () => {
    await expect(startServer({ proxies: ['proxy.example'] })).rejects.toThrow('neither an address nor a network');
    await expect(startServer({ proxies: ['10.0.0.0/33'] })).rejects.toThrow('neither an address nor a network');
  });
});

describe('a household', () => {
  it('with as many addresses as IPv6 gives it is one', async () => {
    const { url } = await startServer({ limits: { requestsPerMinute: 2 } });
    const status = async (address: string) => (await new Browser(url, address).get('/api/games')).status;
    expect(await status('2001:db8:1:2::1')).toBe(200);
    expect(await status('2001:db8:1:2:a:b:c:d')).toBe(200);
    expect(await status('2001:0db8:0001:0002::ffff')).toBe(429);
    expect(await status('2001:db8:1:3::1')).toBe(200);
  });

  it.each([
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['198.51.100.7', '198.51.100.7'],
  ])('at %s is counted as %s', (address, counted) => {
    expect(network(address)).toBe(counted);
  });
});

describe('a reply of the interface', () => {
  it('is kept by nobody on its way', async () => {
    const { url } = await startServer();
    for (const path of ['/api/me', '/api/games', '/api/tables', '/api/nothing'])
      expect((await fetch(url + path)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('connections over which nothing is asked for', () => {
  it('make room for others, the oldest first', async () => {
    const { url } = await startServer({ limits: { halfOpen: 3 } });
    const { hostname, port } = new URL(url);
    const open = async (): Promise<Socket> => {
      const stream = connect(Number(port), hostname);
      onTestFinished(() => void stream.destroy());
      stream.on('error', () => undefined);
      await once(stream, 'connect');
      return stream;
    };
    const [first] = [await open(), await open(), await open()];
    const gone = once(first, 'close');
    expect((await fetch(`${url}/api/games`)).status).toBe(200);
    await gone;
  });
});
