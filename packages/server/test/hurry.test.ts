/** Who does not want to wait for bots: they answer without a pause, unless somebody else here wants to follow them. */
import type { Game } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { LocalBus } from '../src/nodes/bus.js';
import { openPostgresStore } from '../src/store/postgres.js';
import { newSchema } from './places.js';
import { POSTGRES_ANSWERS } from './services.js';
import { Browser, type Socket, startServer } from './support.js';
import { nightWatch } from './watch.js';

const WATCH = { games: { 'night-watch': nightWatch as unknown as Game }, pace: 60_000 };
const BOT = { bot: 'random' };

/** East and west are bots and the gate is a person: whoever waits at this pace waits longer than any test. */
async function oneAtTheGate(url: string) {
  const ann = await Browser.named(url, 'Ann');
  const { id } = await ann.newTable({
    game: 'night-watch',
    seats: { east: BOT, west: BOT, gate: 'me' },
    start: true,
  });
  const gate = ann.open(id);
  await gate.until(() => gate.position('gate'));
  return { id, ann, gate };
}

/** East is a bot, west and gate are people. */
async function twoOnWatch(url: string) {
  const [ann, bob] = await Promise.all([Browser.named(url, 'Ann'), Browser.named(url, 'Bob')]);
  const { id } = await ann.newTable({ game: 'night-watch', seats: { east: BOT, west: 'open', gate: 'me' } });
  await bob.seat(id, 'west', { take: true });
  await ann.post(`/api/tables/${id}/start`);
  const [gate, west] = [ann.open(id), bob.open(id)];
  await Promise.all([gate.until(() => gate.position('gate')), west.until(() => west.position('west'))]);
  return { id, ann, bob, gate, west };
}

/** Nothing has moved by the time that whatever was asked for is done. */
async function stillWaits(socket: Socket, seat: string, lines: number): Promise<void> {
  await socket.caughtUp();
  await new Promise((resolve) => setImmediate(resolve));
  await socket.caughtUp();
  expect(socket.log(seat)).toHaveLength(lines);
}

describe('One person among bots who does not want to wait', () => {
  it('is asked at once, and has to wish for it again after the own turn', async () => {
    const { url } = await startServer(WATCH);
    const { gate } = await oneAtTheGate(url);
    await stillWaits(gate, 'gate', 0);
    expect(await gate.hurry()).toMatchObject({ type: 'accepted' });
    await gate.until(() => gate.ask('gate'));
    expect(gate.log('gate')).toHaveLength(2);
    await gate.answer('gate');
    await stillWaits(gate, 'gate', 3);
    await gate.hurry();
    await gate.until(() => gate.ask('gate'));
    expect(gate.log('gate')).toHaveLength(5);
  });

  it('has wished for nothing while a question was open', async () => {
    const { url } = await startServer(WATCH);
    const { gate } = await oneAtTheGate(url);
    await gate.hurry();
    await gate.until(() => gate.ask('gate'));
    await gate.hurry();
    await gate.answer('gate');
    await stillWaits(gate, 'gate', 3);
  });
});

describe('A table with several people', () => {
  it('is hurried when all of them want it, and by nobody alone', async () => {
    const { url } = await startServer(WATCH);
    const { gate, west } = await twoOnWatch(url);
    for (let i = 0; i < 5; i++) expect(await gate.hurry()).toMatchObject({ type: 'accepted' });
    await stillWaits(west, 'west', 0);
    await west.hurry();
    await west.until(() => west.ask('west'));
    await west.answer('west');
    await gate.answer('gate');
    // Both have been asked since: what they wished for then is over.
    await stillWaits(gate, 'gate', 3);
  });

  it('does not wait for the wish of who is not there', async () => {
    const { url } = await startServer(WATCH);
    const { gate, west } = await twoOnWatch(url);
    west.close();
    await gate.until(() =>
      gate.table?.seats.some(({ seat, holder }) => seat === 'west' && holder.kind === 'person' && !holder.connected),
    );
    await gate.hurry();
    await gate.until(() => gate.table?.deciding.includes('west'));
  });

  it('hears neither who only watches nor who has no name', async () => {
    const { url } = await startServer(WATCH);
    const { id, gate } = await oneAtTheGate(url);
    for (const stranger of [await Browser.named(url, 'Eve'), new Browser(url)]) {
      const socket = stranger.open(id);
      await socket.until(() => socket.position(null));
      expect(await socket.hurry()).toMatchObject({ type: 'refused', reason: 'not-your-seat' });
    }
    await stillWaits(gate, 'gate', 0);
  });
});

describe.runIf(POSTGRES_ANSWERS)('Bots that think at another server', () => {
  it('hear of the wish too', async () => {
    const [schema, bus] = [await newSchema(), new LocalBus()];
    const node = async () => {
      const store = await openPostgresStore(schema, { connections: 3 });
      return (await startServer({ ...WATCH, store, bus: bus.join(), lease: 60_000 })).url;
    };
    const [left, right] = [await node(), await node()];
    const { id, ann, gate } = await oneAtTheGate(left);
    // The first answer is given at the one server, which keeps the bots from then on.
    await gate.hurry();
    await gate.until(() => gate.ask('gate'));
    gate.close();
    ann.url = right;
    const other = ann.open(id);
    await other.answer('gate');
    await other.hurry();
    await other.until(() => other.ask('gate'));
    expect(other.log('gate')).toHaveLength(5);
  });
});
