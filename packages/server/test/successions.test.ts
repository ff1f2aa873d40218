/** The game itself takes the place of somebody who is gone, if those who still play agree. */
import { type Game, SUCCESSION } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite.js';
import type { Problem, SeatHolder, SeatSuccession, TableSummary } from '../src/wire.js';
import { Browser, type Reply, type Socket, startServer } from './support.js';
import { nightWatch } from './watch.js';

const watch = nightWatch as unknown as Game;
const games = { [watch.id]: watch };

/** Three people at a table that has begun, each with a socket. */
async function threePeople(url: string) {
  const [ann, bob, cyd] = await Promise.all(['Ann', 'Bob', 'Cyd'].map((name) => Browser.named(url, name)));
  if (!ann || !bob || !cyd) throw new Error('three came');
  const { id } = await ann.newTable({ game: watch.id, seats: { east: 'me' } });
  await bob.seat(id, 'west', { take: true });
  await cyd.seat(id, 'gate', { take: true });
  await ann.post(`/api/tables/${id}/start`);
  const [east, west, gate] = [ann.open(id), bob.open(id), cyd.open(id)];
  await Promise.all([east.until(() => east.position('east')), gate.until(() => gate.position('gate'))]);
  await west.until(() => west.position('west'));
  return { id, ann, bob, cyd, east, west, gate };
}

function seatIn(table: TableSummary | undefined, seat: string) {
  return table?.seats.find((one) => one.seat === seat);
}

const holderOf = (socket: Socket, seat: string): SeatHolder | undefined => seatIn(socket.table, seat)?.holder;
const offerOf = (socket: Socket, seat: string): SeatSuccession | undefined => seatIn(socket.table, seat)?.succession;

/** Bob is gone, and everybody knows. */
async function withoutBob(url: string) {
  const people = await threePeople(url);
  people.west.socket.terminate();
  await people.east.until(() => offerOf(people.east, 'west'));
  await people.gate.until(() => offerOf(people.gate, 'west'));
  return people;
}

const problem = ({ status, body }: Reply<unknown>) => [status, (body as Problem).error];

describe('the seat of somebody who is gone', () => {
  it('goes to the game when all who play agree, and is never asked again', async () => {
    const { url } = await startServer({ games });
    const { id, ann, cyd, east, gate } = await withoutBob(url);
    expect(offerOf(east, 'west')).toEqual({
      ways: ['slow', 'fast'],
      wanted: null,
      agreed: false,
      missing: ['east', 'gate'],
    });

    await ann.seat(id, 'west', { successor: 'fast' });
    await gate.until(() => offerOf(gate, 'west')?.wanted === 'fast');
    await east.until(() => offerOf(east, 'west')?.wanted === 'fast');
    expect(offerOf(gate, 'west')).toMatchObject({ wanted: 'fast', agreed: false, missing: ['gate'] });
    expect(offerOf(east, 'west')).toMatchObject({ wanted: 'fast', agreed: true, missing: ['gate'] });
    expect(holderOf(east, 'west')?.kind).toBe('person');

    await cyd.seat(id, 'west', { successor: 'fast' });
    await east.until(() => holderOf(east, 'west')?.kind === 'successor');
    expect(holderOf(east, 'west')).toEqual({ kind: 'successor', way: 'fast' });
    await east.until(() => east.log('east').some((entry) => (entry as { kind: string }).kind === 'clockwork'));
    await Promise.all([east.playToTheEnd(), gate.playToTheEnd()]);
    const told = east.log('east').map((entry) => entry as { kind: string; params: { seat: string } });
    expect(told.filter(({ kind, params }) => kind === 'reported' && params.seat === 'west')).toEqual([]);
    expect(told.filter(({ kind }) => kind === 'ticked').length).toBeGreaterThan(30);
  });

  it('can be watched by who comes back too late, and not taken or lent', async () => {
    const { url } = await startServer({ games });
    const { id, ann, bob, cyd, east } = await withoutBob(url);
    await ann.seat(id, 'west', { successor: 'slow' });
    await cyd.seat(id, 'west', { successor: 'slow' });
    await east.until(() => holderOf(east, 'west')?.kind === 'successor');
    const again = bob.open(id);
    await again.until(() => again.position(null));
    expect(again.position('west')).toBeUndefined();
    expect(problem(await bob.seat(id, 'west', { take: true }))).toEqual([409, 'seat-taken']);
    expect(problem(await bob.seat(id, 'west', { bot: null }))).toEqual([403, 'not-your-seat']);
    expect(problem(await ann.seat(id, 'west', { bot: 'random' }))).toEqual([403, 'not-your-seat']);
    expect(problem(await ann.seat(id, 'west', { successor: 'fast' }))).toEqual([403, 'not-your-seat']);
  });

  it('waits for those who do not agree, and asks them anew about another way', async () => {
    const { url } = await startServer({ games });
    const { id, ann, cyd, gate } = await withoutBob(url);
    await ann.seat(id, 'west', { successor: 'fast' });
    await cyd.seat(id, 'west', { successor: 'slow' });
    await gate.until(() => offerOf(gate, 'west')?.wanted === 'slow');
    expect(offerOf(gate, 'west')).toMatchObject({ agreed: true, missing: ['east'] });
    await cyd.seat(id, 'west', { successor: null });
    await gate.until(() => offerOf(gate, 'west')?.wanted === null);
    expect(holderOf(gate, 'west')?.kind).toBe('person');
  });

  it('counts no seat that a bot plays, and is settled when only those are missing', async () => {
    const { url } = await startServer({ games });
    const { id, ann, east, gate } = await withoutBob(url);
    await ann.seat(id, 'west', { successor: 'fast' });
    gate.socket.terminate();
    await east.until(() => {
      const holder = holderOf(east, 'gate');
      return holder?.kind === 'person' && !holder.connected;
    });
    expect(holderOf(east, 'west')?.kind).toBe('person');
    await ann.seat(id, 'gate', { bot: 'random' });
    await east.until(() => holderOf(east, 'west')?.kind === 'successor');
  });

  it('is theirs as before if they come back in time', async () => {
    const { url } = await startServer({ games });
    const { id, ann, bob, cyd, east } = await withoutBob(url);
    await ann.seat(id, 'west', { successor: 'fast' });
    const again = bob.open(id);
    await again.until(() => again.position('west'));
    await east.until(() => offerOf(east, 'west') === undefined);
    again.socket.terminate();
    await east.until(() => offerOf(east, 'west'));
    expect(offerOf(east, 'west')).toMatchObject({ wanted: null, missing: ['east', 'gate'] });
    await cyd.seat(id, 'west', { successor: 'fast' });
    expect(holderOf(east, 'west')?.kind).toBe('person');
  });

  it('may have been left, or be played by a bot meanwhile', async () => {
    const { url } = await startServer({ games });
    const { id, ann, bob, cyd, east } = await threePeople(url);
    await bob.seat(id, 'west', { leave: true });
    await east.until(() => offerOf(east, 'west'));
    await ann.seat(id, 'west', { successor: 'fast' });
    expect((await cyd.seat(id, 'west', { successor: 'fast' })).status).toBe(200);
    await east.until(() => holderOf(east, 'west')?.kind === 'successor');

    const other = await withoutBob(url);
    await other.ann.seat(other.id, 'west', { bot: 'random' });
    await other.east.until(() => holderOf(other.east, 'west')?.kind === 'bot');
    await other.ann.seat(other.id, 'west', { successor: 'fast' });
    await other.cyd.seat(other.id, 'west', { successor: 'fast' });
    await other.east.until(() => holderOf(other.east, 'west')?.kind === 'successor');
  });

  it('is open again in the next game', async () => {
    const { url } = await startServer({ games });
    const { id, ann, cyd, east, gate } = await withoutBob(url);
    await ann.seat(id, 'west', { successor: 'fast' });
    await cyd.seat(id, 'west', { successor: 'fast' });
    await Promise.all([east.playToTheEnd(), gate.playToTheEnd()]);
    const { body } = await ann.post<{ id: string }>(`/api/tables/${id}/rematch`);
    const next = await ann.get<TableSummary>(`/api/tables/${body.id}`);
    expect(seatIn(next.body, 'west')?.holder).toEqual({ kind: 'open' });
  });
});

describe('refused is', () => {
  it('to replace who is there, whom the game cannot replace, and what nobody has to say', async () => {
    const { url } = await startServer({ games });
    const { id, ann, bob, east, west, gate } = await threePeople(url);
    expect(problem(await ann.seat(id, 'west', { successor: 'fast' }))).toEqual([403, 'not-your-seat']);
    expect(problem(await bob.seat(id, 'west', { successor: 'fast' }))).toEqual([403, 'forbidden']);
    west.socket.terminate();
    gate.socket.terminate();
    await east.until(() => offerOf(east, 'west') && holderOf(east, 'gate'));
    const stranger = await Browser.named(url, 'Eve');
    expect(problem(await stranger.seat(id, 'west', { successor: 'fast' }))).toEqual([403, 'forbidden']);
    expect(problem(await ann.seat(id, 'west', { successor: 'cleverest' }))).toEqual([409, 'no-successor']);
    expect(offerOf(east, 'gate')).toBeUndefined();
    await east.until(() => {
      const holder = holderOf(east, 'gate');
      return holder?.kind === 'person' && !holder.connected;
    });
    expect(problem(await ann.seat(id, 'gate', { successor: 'fast' }))).toEqual([409, 'no-successor']);
  });

  it('to put it in for oneself, at a socket', async () => {
    const { url } = await startServer({ games });
    const { west } = await threePeople(url);
    const put = { seat: 'west', interjection: SUCCESSION, value: 'fast' };
    expect(await west.put(put)).toMatchObject({ type: 'refused', reason: 'not-an-option' });
  });

  it('before the game has begun', async () => {
    const { url } = await startServer({ games });
    const ann = await Browser.named(url, 'Ann');
    const { id } = await ann.newTable({ game: watch.id, seats: { east: 'me' } });
    expect(problem(await ann.seat(id, 'west', { successor: 'fast' }))).toEqual([409, 'not-playing']);
  });
});

it('is put in after a crash between the agreement and the rules', async () => {
  const store = await openSqliteStore(':memory:');
  // Bots that never get to think: the server is gone before they do.
  const first = await startServer({ games, store, pace: 1e6 });
  const { id, ann, cyd, east } = await withoutBob(first.url);
  await ann.seat(id, 'west', { successor: 'fast' });
  await cyd.seat(id, 'west', { successor: 'fast' });
  await east.until(() => holderOf(east, 'west')?.kind === 'successor');
  expect(east.log('east')).toEqual([]);
  const second = await startServer({ games, store });
  ann.url = second.url;
  const again = ann.open(id);
  await again.until(() => again.log('east').some((entry) => (entry as { kind: string }).kind === 'clockwork'));
});
