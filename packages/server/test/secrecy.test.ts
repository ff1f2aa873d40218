import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PastPosition, SeatPosition, TableSummary } from '../src/wire.js';
import { anyAnswer, Browser, pause, type Socket, startServer, twoPeople } from './support.js';

/** Whatever in a frame belongs to a seat that is not the socket's own. */
function leaksIn(frame: string, own: readonly string[]): string[] {
  const message = JSON.parse(frame) as { type: string; positions?: SeatPosition[]; view?: object; log?: object[] };
  const leaks: string[] = [];
  const positions = message.positions ?? (message.type === 'preview' ? [{ ...message, seat: own[0] ?? null }] : []);
  for (const position of positions as SeatPosition[]) {
    if (position.seat !== null && !own.includes(position.seat)) leaks.push(`a position of ${position.seat}`);
    if (position.ask && position.ask.seat !== position.seat) leaks.push(`an ask of ${position.ask.seat}`);
    const { merchants, deck } = position.view as { merchants: Record<string, unknown>[]; deck: unknown };
    if (typeof deck !== 'number') leaks.push('the deck');
    for (const { seat, hand, coins } of merchants) {
      if (seat === position.seat) continue;
      if (typeof hand !== 'number') leaks.push(`the hand of ${seat}`);
      if (coins !== undefined) leaks.push(`the purse of ${seat}`);
    }
    for (const { to } of position.log) {
      if (to && (position.seat === null || !to.includes(position.seat))) leaks.push(`what was told to ${to}`);
    }
  }
  return leaks;
}

function expectNoLeaks(socket: Socket, own: readonly string[], secrets: readonly string[]): void {
  expect(socket.frames.flatMap((frame) => leaksIn(frame, own))).toEqual([]);
  for (const secret of secrets) expect(socket.frames.some((frame) => frame.includes(secret))).toBe(false);
}

describe('who takes something back', () => {
  it('is told where the log had spoken of it, and nowhere else', async () => {
    const { url } = await startServer();
    const { amber, jade } = await twoPeople(url);
    await jade.answer('jade', 1);
    await jade.put({ seat: 'jade', undo: true, all: false });
    await amber.caughtUp();
    expect(amber.frames.some((frame) => frame.includes('undone'))).toBe(false);

    await jade.answer('jade', 1);
    await amber.answer('amber', 0);
    await jade.until(() => jade.ask('jade')?.kind === 'errand');
    await jade.answer('jade', 'hang');
    await jade.until(() => jade.ask('jade')?.kind === 'hang');
    await jade.answer('jade');
    await amber.until(() => amber.position('amber')?.log.some(({ kind }) => kind === 'hung'));
    await jade.put({ seat: 'jade', undo: true, all: false });
    const told = await amber.until(() => amber.last('position')?.undone);
    expect(told).toBe('jade');
    expect(jade.last('position')?.undone).toBe('jade');
  });
});

describe('nothing that a seat may not know', () => {
  it('is in any frame of a whole game, with trades and things taken back', async () => {
    const { url } = await startServer();
    const { id, ann, bob, amber, jade } = await twoPeople(url);
    const watcher = new Browser(url).open(id);
    await watcher.until(() => watcher.position(null));
    for (let step = 0; !amber.last('position')?.over && step < 400; step++) {
      for (const [socket, seat] of [[amber, 'amber'] as const, [jade, 'jade'] as const]) {
        const ask = socket.ask(seat);
        const offer = socket.position(seat)?.interjections[0];
        if (offer && step % 5 === 0) {
          const value = offer.options[0];
          await socket.put({ seat, interjection: offer.kind, value });
        }
        if (!ask) continue;
        const { version } = ask;
        await socket.preview({ seat, version, answer: ask.options[0] ?? ask.min });
        await socket.put({ seat, version, answer: anyAnswer(ask) });
        if (step % 3 === 0) await socket.put({ seat, undo: true, all: step % 2 === 0 });
      }
      await pause(1);
    }
    const token = (cookie: string) => cookie.split('=')[1] ?? '';
    const hash = (cookie: string) => createHash('sha256').update(token(cookie)).digest('base64url');
    const secrets = [ann, bob].flatMap(({ cookie }) => [token(cookie), hash(cookie)]);
    expectNoLeaks(amber, ['amber'], secrets);
    expectNoLeaks(jade, ['jade'], secrets);
    expectNoLeaks(watcher, [], secrets);
    expect(amber.last('position')?.over).toBe(true);
    expect(watcher.frames.length).toBeGreaterThan(20);
  });

  it('shows in the seed, the record or a replay before the end', async () => {
    const { url } = await startServer();
    const { id, ann, amber, jade } = await twoPeople(url, { options: { nights: 3 } });
    expect((await ann.get<TableSummary>(`/api/tables/${id}`)).body.seed).toBeNull();
    expect((await ann.get(`/api/tables/${id}/record`)).status).toBe(409);
    expect((await ann.get(`/api/tables/${id}/past?told=0&seat=jade`)).status).toBe(403);
    expect((await ann.get<PastPosition>(`/api/tables/${id}/past?told=0&seat=amber`)).body.steps).toBeNull();
    await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
    const { body } = await ann.get<TableSummary>(`/api/tables/${id}`);
    expect(
      createHash('sha256')
        .update(body.seed ?? '')
        .digest('hex'),
    ).toBe(body.commitment);
    const during = jade.frames.filter((frame) => !frame.includes('"status":"over"'));
    expect(during.some((frame) => frame.includes(body.seed ?? ''))).toBe(false);
  });
});

describe('while answers are given in secret', () => {
  it('nobody hears that somebody has answered, changed their mind, or answered again', async () => {
    const { url } = await startServer();
    const { id, ann, bob, amber, jade } = await twoPeople(url);
    const watcher = new Browser(url).open(id);
    await watcher.until(() => watcher.last('chat'));
    await Promise.all([jade.caughtUp(), watcher.caughtUp()]);
    const before = [jade.shown, watcher.shown];
    const frames = () => [jade, watcher].map((socket) => socket.frames.length);
    const summary = (await bob.get<TableSummary>(`/api/tables/${id}`)).body;
    const unchanged = async () => {
      const silent = frames();
      await pause(20);
      expect(frames()).toEqual(silent);
      await Promise.all([jade.caughtUp(), watcher.caughtUp()]);
      expect([jade.shown, watcher.shown]).toEqual(before);
      expect((await bob.get<TableSummary>(`/api/tables/${id}`)).body).toEqual(summary);
    };

    expect(await amber.answer('amber', 1)).toMatchObject({ type: 'accepted' });
    await unchanged();
    expect(amber.position('amber')).toMatchObject({ waiting: true, ask: null });
    expect(await amber.put({ seat: 'amber', undo: true, all: false })).toMatchObject({ type: 'accepted' });
    await unchanged();
    expect(amber.position('amber')).toMatchObject({ waiting: false });
    expect(await amber.answer('amber', 2)).toMatchObject({ type: 'accepted' });
    await unchanged();

    const reopened = bob.open(id);
    await reopened.until(() => reopened.last('chat'));
    expect(reopened.ask('jade')).toEqual(jade.ask('jade'));
    expect(reopened.position('jade')?.view).toEqual(jade.position('jade')?.view);
    expect(summary.deciding.toSorted()).toEqual(['amber', 'jade']);
    expect(amber.table?.deciding.toSorted()).toEqual(['amber', 'jade']);

    await jade.answer('jade', 0);
    await watcher.until(() => watcher.log(null).some((entry) => (entry as { kind: string }).kind === 'bids'));
    expect(ann.cookie).not.toBe('');
  });

  it('a bot’s answer does not show either', async () => {
    const { url } = await startServer();
    const ann = new Browser(url);
    const { id } = await ann.newTable({ seats: { amber: 'me', jade: { bot: 'random' } }, start: true });
    const amber = ann.open(id);
    await amber.until(() => amber.last('chat'));
    await pause(50);
    // Trades are open; bids are not.
    expect(amber.frames.filter((frame) => frame.includes('"bids":'))).toEqual([]);
    expect(amber.table?.deciding.toSorted()).toEqual(['amber', 'jade']);
    expect(amber.messages.filter(({ type }) => type === 'table')).toHaveLength(1);
  });

  it('the counters that could show it are for this machine alone', async () => {
    const { url } = await startServer();
    expect((await new Browser(url, '203.0.113.9').get('/metrics')).status).toBe(403);
    const { body } = await new Browser(url).get<string>('/metrics');
    expect(body).toContain('polity_append_seconds_count 0');
  });
});
