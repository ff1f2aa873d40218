import { describe, expect, it } from 'vitest';
import type { Problem, TableSummary } from '../src/wire.js';
import { Browser, pause, Socket, startServer, twoPeople } from './support.js';

describe('a game', () => {
  it('is played to its end by one person against bots', async () => {
    const { url } = await startServer();
    const ann = await Browser.named(url, 'Ann');
    const random = { bot: 'random' };
    const table = await ann.newTable({
      options: { seats: 3, nights: 3 },
      seats: { amber: 'me', jade: random, coral: random },
      start: true,
    });
    expect(table.status).toBe('playing');
    const socket = ann.open(table.id);
    const { standings } = await socket.playToTheEnd();
    expect(standings).toHaveLength(3);
    const over = await socket.until(() => (socket.table?.status === 'over' ? socket.table : undefined));
    expect(over.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(over.deciding).toEqual([]);
  });

  it('is played to its end by two people, and a spectator sees both take part', async () => {
    const { url } = await startServer();
    const { id, amber, jade } = await twoPeople(url, { options: { nights: 3 } });
    const watcher = new Browser(url).open(id);
    const ends = await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
    expect(ends[0].standings).toEqual(ends[1].standings);
    const seen = await watcher.until(() => (watcher.last('position')?.over ? watcher.last('position') : undefined));
    expect(seen.positions).toMatchObject([{ seat: null, ask: null }]);
    expect(watcher.log(null)).toEqual(amber.log('amber').filter((entry) => !('to' in (entry as object))));
  });

  it('is played to its end by bots alone', async () => {
    const { url } = await startServer();
    const random = { bot: 'random' };
    const ann = new Browser(url);
    const { id } = await ann.newTable({ seats: { amber: random, jade: random }, start: true });
    const socket = ann.open(id);
    await socket.until(() => socket.last('position')?.over);
  });

  it('lets one browser play several seats', async () => {
    const { url } = await startServer();
    const ann = await Browser.named(url, 'Ann');
    const { id } = await ann.newTable({ seats: { amber: 'me', jade: 'me' }, start: true });
    const socket = ann.open(id);
    await socket.until(() => socket.last('position'));
    expect(socket.last('position')?.positions.map(({ seat }) => seat)).toEqual(['amber', 'jade']);
    expect(socket.ask('amber')?.kind).toBe('bid');
    expect(socket.ask('jade')?.kind).toBe('bid');
    await socket.playToTheEnd();
  });

  it('shows before it begins who sits where, and begins for everybody at once', async () => {
    const { url } = await startServer();
    const [ann, bob] = [await Browser.named(url, 'Ann'), await Browser.named(url, 'Bob')];
    const { id } = await ann.newTable({ seats: { amber: 'me' } });
    const socket = bob.open(id);
    await socket.until(() => socket.table);
    expect(socket.last('position')).toBeUndefined();
    await bob.seat(id, 'jade', { take: true });
    await socket.until(() => socket.table?.seats[1]?.holder.kind === 'person');
    expect(socket.table?.seats[1]?.holder).toEqual({ kind: 'person', name: 'Bob', you: true, connected: true });
    await ann.post(`/api/tables/${id}/start`);
    await socket.until(() => socket.ask('jade'));
    await ann.put('/api/me', { name: 'Anne' });
    await socket.until(() => {
      const holder = socket.table?.seats[0]?.holder;
      return holder?.kind === 'person' && holder.name === 'Anne';
    });
  });
});

describe('a seat', () => {
  it('of somebody who is away goes to a bot at the wish of the others, and back when they return', async () => {
    const { url } = await startServer();
    const { id, ann, bob, amber, jade } = await twoPeople(url);
    const isAway = () => {
      const holder = amber.table?.seats[1]?.holder;
      return holder?.kind === 'person' && !holder.connected;
    };
    expect((await ann.seat(id, 'jade', { bot: 'random' })).status).toBe(403);
    jade.socket.terminate();
    await amber.until(isAway);
    const stranger = await Browser.named(url, 'Eve');
    expect((await stranger.seat(id, 'jade', { bot: 'random' })).status).toBe(403);
    expect((await ann.seat(id, 'jade', { bot: 'random' })).status).toBe(200);
    await amber.until(() => amber.table?.seats[1]?.holder.kind === 'bot');
    const again = bob.open(id);
    await again.until(() => {
      const holder = again.table?.seats[1]?.holder;
      return holder?.kind === 'person' && holder.you && holder.connected;
    });
  });

  it('is handed to a bot and taken back', async () => {
    const { url } = await startServer();
    const { id, bob, amber, jade } = await twoPeople(url);
    await bob.seat(id, 'jade', { bot: 'random' });
    await jade.until(() => jade.table?.seats[1]?.holder.kind === 'bot');
    expect(jade.table?.seats[1]?.holder).toEqual({ kind: 'bot', bot: 'random', yours: true });
    await amber.until(() => amber.table?.seats[1]?.holder.kind === 'bot');
    expect(amber.table?.seats[1]?.holder).toEqual({ kind: 'bot', bot: 'random', yours: false });
    await jade.until(() => jade.position('jade')?.ask === null);
    expect(await jade.put({ seat: 'jade', undo: true, all: false })).toMatchObject({ reason: 'not-your-seat' });

    await amber.answer('amber', 0);
    await amber.until(() => amber.ask('amber')?.kind === 'errand');
    await bob.seat(id, 'jade', { bot: null });
    await amber.until(() => amber.table?.seats[1]?.holder.kind === 'person');
    for (let errand = 0; errand < 3 && amber.ask('amber'); errand++) {
      const ask = amber.ask('amber');
      if (ask) await amber.put({ seat: 'amber', version: ask.version, answer: null });
    }
    await jade.until(() => jade.ask('jade'));
    await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
  });

  it('that somebody leaves in mid-game is played on by whoever takes it', async () => {
    const { url } = await startServer();
    const { id, bob, amber, jade } = await twoPeople(url);
    const cyd = await Browser.named(url, 'Cyd');
    await bob.seat(id, 'jade', { leave: true });
    await jade.until(() => jade.position(null));
    const third = cyd.open(id);
    await third.until(() => third.position(null));
    expect((await cyd.seat(id, 'jade', { take: true })).status).toBe(200);
    await third.until(() => third.ask('jade'));
    await Promise.all([amber.playToTheEnd(), third.playToTheEnd()]);
  });
});

describe('after the game', () => {
  it('the same people play again at one new table', async () => {
    const { url } = await startServer();
    const { id, ann, bob, amber, jade } = await twoPeople(url, { options: { nights: 3 } });
    expect((await ann.post<Problem>(`/api/tables/${id}/rematch`)).body.error).toBe('not-over');
    await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
    expect((await new Browser(url).post<Problem>(`/api/tables/${id}/rematch`)).status).toBe(403);
    const [one, other] = await Promise.all(
      [ann, bob].map((player) => player.post<{ id: string }>(`/api/tables/${id}/rematch`)),
    );
    expect(one?.body).toEqual(other?.body);
    const next = one?.body.id ?? '';
    await jade.until(() => jade.table?.rematch === next);
    const { body } = await bob.get<TableSummary>(`/api/tables/${next}`);
    expect(body).toMatchObject({
      status: 'gathering',
      options: { nights: 3 },
      seats: [{ holder: { name: 'Ann' } }, { holder: { name: 'Bob', you: true } }],
    });
    expect(body.commitment).not.toBe(amber.table?.commitment);
  });

  it('a person alone with bots plays again at once', async () => {
    const { url } = await startServer();
    const ann = new Browser(url);
    const { id } = await ann.newTable({ seats: { amber: 'me', jade: { bot: 'random' } }, start: true });
    await ann.open(id).playToTheEnd();
    const { body } = await ann.post<{ id: string }>(`/api/tables/${id}/rematch`);
    await ann.open(body.id).playToTheEnd();
  });
});

describe('chat', () => {
  it('reaches everybody, with the seats of who speaks, and whoever comes later', async () => {
    const { url } = await startServer();
    const { id, amber, jade } = await twoPeople(url);
    expect(await amber.say(' Good evening ', 'chat-0001')).toMatchObject({ type: 'accepted' });
    expect(await amber.say(' Good evening ', 'chat-0001')).toMatchObject({ type: 'accepted' });
    const line = { number: 1, name: 'Ann', seats: ['amber'], text: 'Good evening' };
    await jade.until(() => jade.last('chat')?.lines.length === 1);
    expect(jade.last('chat')?.lines).toMatchObject([line]);
    const watcher = (await Browser.named(url, 'Cyd')).open(id);
    await watcher.until(() => watcher.last('chat'));
    expect(watcher.last('chat')?.lines).toMatchObject([line]);
    await watcher.say('h\u202eel\u200blo');
    await jade.until(() => jade.last('chat')?.lines[0]?.name === 'Cyd');
    expect(jade.last('chat')?.lines[0]).toMatchObject({ seats: [], text: 'hello' });
    const nobody = new Browser(url).open(id);
    await nobody.until(() => nobody.last('chat'));
    expect(await nobody.say('hello')).toMatchObject({ reason: 'unknown-player' });
  });

  it('tells guests apart who have said no name', async () => {
    const { url } = await startServer();
    const { id, jade } = await twoPeople(url);
    const guests = [new Browser(url), new Browser(url)];
    for (const guest of [...guests, ...guests]) {
      await guest.get('/api/me');
      const socket = guest.open(id);
      await socket.until(() => socket.last('chat'));
      await socket.say('hello');
    }
    await jade.caughtUp();
    const later = new Browser(url).open(id);
    const lines = await later.until(() => later.last('chat')?.lines);
    expect(lines?.map(({ name, guest }) => `${name}${guest}`)).toEqual(['1', '2', '1', '2']);
  });

  it('is not for flooding', async () => {
    const { url } = await startServer({ limits: { chat: { perSecond: 0.001, burst: 2 } } });
    const { amber } = await twoPeople(url);
    const results = [];
    for (let i = 0; i < 4; i++) results.push(await amber.say(`${i}`));
    expect(results.map(({ type }) => type)).toEqual(['accepted', 'accepted', 'refused', 'refused']);
  });
});

describe('a browser', () => {
  it('that comes back finds everything as it was', async () => {
    const { url } = await startServer();
    const { id, ann, amber, jade } = await twoPeople(url);
    await Promise.all([amber.answer('amber', 1), jade.answer('jade', 0)]);
    const ask = await amber.until(() => (amber.ask('amber')?.kind === 'errand' ? amber.ask('amber') : undefined));
    const log = amber.log('amber');
    amber.socket.terminate();
    await jade.until(() => {
      const holder = jade.table?.seats[0]?.holder;
      return holder?.kind === 'person' && !holder.connected;
    });
    const again = ann.open(id);
    await again.until(() => again.last('position'));
    expect(again.ask('amber')).toEqual(ask);
    expect(again.log('amber')).toEqual(log);
    await Promise.all([again.playToTheEnd(), jade.playToTheEnd()]);
  });

  it('sees the same in a second tab, and one of two answers counts', async () => {
    const { url } = await startServer();
    const { id, ann, amber, jade } = await twoPeople(url);
    const tab = ann.open(id);
    await tab.until(() => tab.ask('amber'));
    const [one, other] = await Promise.all([amber.answer('amber', 0), tab.answer('amber', 1)]);
    expect([one.type, other.type].toSorted()).toEqual(['accepted', 'refused']);
    await tab.until(() => tab.position('amber')?.waiting);
    await amber.until(() => amber.position('amber')?.waiting);
    expect(amber.table?.spectators).toBe(0);
    await jade.answer('jade', 0);
    await Promise.all([
      amber.until(() => !amber.position('amber')?.waiting),
      tab.until(() => !tab.position('amber')?.waiting),
    ]);
    expect(tab.position('amber')?.view).toEqual(amber.position('amber')?.view);
    expect(tab.log('amber')).toEqual(amber.log('amber'));
  });

  it('may speak before it has heard anything', async () => {
    const { url } = await startServer();
    const { id, bob } = await twoPeople(url);
    const { headers } = bob;
    const eager = new Socket(url, id, headers);
    eager.socket.on('open', () => eager.send({ type: 'chat', id: 'eager-chat', text: 'hi' }));
    await eager.until(() => eager.last('accepted'));
    await pause(0);
  });
});
