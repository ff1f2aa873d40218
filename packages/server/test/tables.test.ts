import { commitment, type Game } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import type { GameSummary, Me, Problem, TableList, TableSummary } from '../src/wire.js';
import { Browser, market, startServer } from './support.js';

describe('a player', () => {
  it('gets a token that no script can read, and keeps its name', async () => {
    const { url } = await startServer();
    const ann = new Browser(url);
    const first = await ann.get<Me>('/api/me');
    expect(first.body).toEqual({ name: null });
    expect(first.headers.get('set-cookie')).toMatch(/^polity=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await ann.put<Me>('/api/me', { name: ' Ann ' })).body).toEqual({ name: 'Ann' });
    const again = await ann.get<Me>('/api/me');
    expect(again.body).toEqual({ name: 'Ann' });
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('gets a token for https alone when it came over https', async () => {
    const { url } = await startServer();
    const reply = await fetch(`${url}/api/me`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(reply.headers.get('set-cookie')).toMatch(
      /^__Host-polity=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    // The name of another site's making is not believed there.
    const [token = ''] = /[\w-]{43}/.exec(reply.headers.get('set-cookie') ?? '') ?? [];
    const again = async (cookie: string) => {
      const { headers } = await fetch(`${url}/api/me`, { headers: { 'x-forwarded-proto': 'https', cookie } });
      return headers.get('set-cookie');
    };
    expect(await again(`__Host-polity=${token}`)).toBeNull();
    expect(await again(`polity=${token}`)).not.toBeNull();
  });

  it.each(['', '   ', 'x'.repeat(25), 'a\nb', 'a\u202eb', 'A\u3164nn', '\u2800', 7, null])(
    'cannot be called %j',
    async (name) => {
      const { url } = await startServer();
      const { status, body } = await new Browser(url).put<Problem>('/api/me', { name });
      expect(status).toBe(400);
      expect(body.error).toBe('malformed');
    },
  );
});

describe('a table', () => {
  it('is made from what the games say of themselves', async () => {
    const { url } = await startServer();
    const { body } = await new Browser(url).get<GameSummary[]>('/api/games');
    expect(body).toMatchObject([{ id: 'lantern-market', seatsFor: { 2: ['amber', 'jade'] }, bots: ['random'] }]);
  });

  it('is not made with options that do not go together, and says so before', async () => {
    const choosy: Game = {
      ...market,
      id: 'choosy',
      options: { seats: { values: [2, 3] }, dark: { values: [false, true] } },
      refuse: ({ seats, dark }) => (dark === true && seats === 3 ? { kind: 'too-dark', params: {} } : undefined),
    };
    const { url } = await startServer({ games: { choosy } });
    const ann = new Browser(url);
    const check = async (options: object) => (await ann.post('/api/games/choosy/options', options)).body;
    expect(await check({ seats: 2, dark: true })).toEqual({ refusal: null });
    expect(await check({ seats: 3, dark: true })).toEqual({ refusal: { kind: 'too-dark', params: {} } });
    expect(await check({ seats: 9 })).toMatchObject({ error: 'malformed' });
    expect((await ann.post<Problem>('/api/games/none/options', {})).body.error).toBe('no-such-game');
    const { body } = await ann.post<Problem>('/api/tables', {
      game: 'choosy',
      options: { seats: 3, dark: true },
      seats: {},
    });
    expect(body.refusal).toEqual({ kind: 'too-dark', params: {} });
  });

  it('needs somebody to sit there', async () => {
    const { url } = await startServer({ games: { lonely: { ...market, id: 'lonely', options: {}, seats: () => [] } } });
    const { status, body } = await new Browser(url).post<Problem>('/api/tables', {
      game: 'lonely',
      seats: {},
      start: true,
    });
    expect([status, body.error]).toEqual([400, 'nobody']);
  });

  it('is dealt from an unguessable seed, or from the one that the server was given', async () => {
    const commitments = async (settings: { readonly seed?: string }) => {
      const ann = await Browser.named((await startServer(settings)).url, 'Ann');
      return [(await ann.newTable({})).commitment, (await ann.newTable({})).commitment];
    };
    expect(new Set(await commitments({})).size).toBe(2);
    expect(await commitments({ seed: 'spring' })).toEqual([commitment('spring'), commitment('spring')]);
  });

  it('says what it was laid with, and otherwise that it was not', async () => {
    const laidWith = async (settings: { readonly laid?: readonly string[] }) => {
      const ann = await Browser.named((await startServer(settings)).url, 'Ann');
      return (await ann.newTable({})).laid;
    };
    expect(await laidWith({})).toEqual([]);
    expect(await laidWith({ laid: ['lantern-1'] })).toEqual(['lantern-1']);
  });

  it('is joined by its link, started by its host, and listed for both', async () => {
    const { url } = await startServer();
    const [ann, bob] = [await Browser.named(url, 'Ann'), await Browser.named(url, 'Bob')];
    const table = await ann.newTable({ seats: { amber: 'me' }, listed: true });
    expect(table).toMatchObject({ status: 'gathering', host: true, listed: true, seed: null, deciding: [] });
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(table.id).toMatch(/^[\w-]{22}$/);

    expect((await bob.get<TableList>('/api/tables')).body).toMatchObject({ open: [{ id: table.id }], mine: [] });
    expect((await ann.post<Problem>(`/api/tables/${table.id}/start`)).body.error).toBe('seats-open');
    const { body: joined } = await bob.seat(table.id, 'jade', { take: true });
    expect(joined).toMatchObject({
      host: false,
      seats: [{ holder: { name: 'Ann', you: false } }, { holder: { name: 'Bob', you: true } }],
    });
    expect((await bob.post<Problem>(`/api/tables/${table.id}/start`)).status).toBe(403);
    expect((await ann.post<TableSummary>(`/api/tables/${table.id}/start`)).body).toMatchObject({ status: 'playing' });
    expect((await ann.post<Problem>(`/api/tables/${table.id}/start`)).body.error).toBe('not-gathering');

    const { body: lists } = await bob.get<TableList>('/api/tables');
    expect(lists).toMatchObject({
      open: [],
      mine: [{ id: table.id, deciding: expect.arrayContaining(['amber', 'jade']) }],
    });
  });

  it('that is not listed is found by its link alone', async () => {
    const { url } = await startServer();
    const [ann, bob] = [new Browser(url), new Browser(url)];
    const { id } = await ann.newTable({ seats: { amber: 'me' } });
    expect((await bob.get<TableList>('/api/tables')).body).toEqual({ open: [], mine: [] });
    expect((await bob.get<TableSummary>(`/api/tables/${id}`)).body).toMatchObject({ id, host: false });
    expect((await bob.get<Problem>('/api/tables/AAAAAAAAAAAAAAAAAAAAAA')).body.error).toBe('no-such-table');
  });

  it('lets people leave before the game, and the host fill open seats with bots', async () => {
    const { url } = await startServer();
    const [ann, bob] = [new Browser(url), new Browser(url)];
    const { id } = await ann.newTable({ seats: { amber: 'me' } });
    await bob.seat(id, 'jade', { take: true });
    expect((await ann.seat<Problem>(id, 'jade', { take: true })).body.error).toBe('seat-taken');
    expect((await ann.seat<Problem>(id, 'jade', { leave: true })).body.error).toBe('not-your-seat');
    expect((await ann.seat<Problem>(id, 'jade', { bot: 'random' })).body.error).toBe('not-your-seat');
    await bob.seat(id, 'jade', { leave: true });
    expect((await bob.seat<Problem>(id, 'jade', { bot: 'random' })).status).toBe(403);
    expect((await ann.seat<Problem>(id, 'jade', { bot: 'deep-thought' })).body.error).toBe('no-such-bot');
    const { body } = await ann.seat(id, 'jade', { bot: 'random' });
    expect(body.seats[1]?.holder).toEqual({ kind: 'bot', bot: 'random', yours: false });
    expect((await ann.seat(id, 'jade', { bot: null })).body.seats[1]?.holder).toEqual({ kind: 'open' });
    expect((await ann.seat<Problem>(id, 'coral', { take: true })).body.error).toBe('no-such-seat');
  });

  it.each([
    { wanted: { game: 'chess' }, error: 'no-such-game' },
    { wanted: { game: 'constructor' }, error: 'no-such-game' },
    { wanted: { seats: { coral: 'me' } }, error: 'no-such-seat' },
    { wanted: { seats: { amber: { bot: 'toString' } } }, error: 'no-such-bot' },
    { wanted: { options: { seats: 9 } }, error: 'malformed' },
    { wanted: { options: { colour: 'red' } }, error: 'malformed' },
    { wanted: { seats: { amber: 'you' } }, error: 'malformed' },
    { wanted: { seats: [] }, error: 'malformed' },
    { wanted: { extra: 1 }, error: 'malformed' },
  ])('is not made of $wanted', async ({ wanted, error }) => {
    const { url } = await startServer();
    const { status, body } = await new Browser(url).post<Problem>('/api/tables', {
      game: 'lantern-market',
      seats: {},
      ...wanted,
    });
    expect(status).toBe(400);
    expect(body.error).toBe(error);
  });

  it('does not let anybody who has seen one hand look into another', async () => {
    const { url } = await startServer();
    const [ann, bob, cyd] = [new Browser(url), new Browser(url), new Browser(url)];
    const { id } = await ann.newTable({ seats: { amber: 'me' } });
    await bob.seat(id, 'jade', { take: true });
    await ann.post(`/api/tables/${id}/start`);
    await bob.seat(id, 'jade', { leave: true });
    expect((await ann.seat<Problem>(id, 'jade', { take: true })).status).toBe(403);
    await ann.seat(id, 'amber', { leave: true });
    expect((await ann.seat<Problem>(id, 'jade', { take: true })).status).toBe(403);
    expect((await ann.seat(id, 'amber', { take: true })).status).toBe(200);
    expect((await cyd.seat(id, 'jade', { take: true })).status).toBe(200);
    expect((await bob.seat<Problem>(id, 'jade', { take: true })).body.error).toBe('seat-taken');
  });
});

it('is not made of options that do not go together, and says which', async () => {
  const refusal = { kind: 'few-nights', params: { nights: 4 } };
  const { url } = await startServer({ games: { [market.id]: { ...market, refuse: () => refusal } } });
  const { status, body } = await new Browser(url).post<Problem>('/api/tables', { game: market.id, seats: {} });
  expect([status, body.error, body.refusal]).toEqual([400, 'malformed', refusal]);
});
