import { type Game, hashText, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite.js';
import type { PastPosition, Problem, TableSummary } from '../src/wire.js';
import { newFile } from './places.js';
import { Browser, market, pause, startServer, type TestServer, twoPeople } from './support.js';

async function startOn(file: string, game: Game = market): Promise<TestServer> {
  return startServer({ store: await openSqliteStore(file), games: { [game.id]: game } });
}

async function tablesInMemory(url: string): Promise<number> {
  const { body } = await new Browser(url).get<string>('/metrics');
  return Number(/^polity_tables (\d+)/m.exec(body)?.[1]);
}

describe('a table that nobody uses', () => {
  it('leaves memory and comes back when somebody does', async () => {
    const { url } = await startServer({ idle: 20 });
    const { id, ann, amber, jade } = await twoPeople(url);
    await Promise.all([amber.answer('amber', 1), jade.answer('jade', 0)]);
    const errand = await amber.until(() => (amber.ask('amber')?.kind === 'errand' ? amber.ask('amber') : undefined));
    const log = amber.log('amber');
    expect(await tablesInMemory(url)).toBe(1);
    amber.close();
    jade.close();
    while ((await tablesInMemory(url)) > 0) await pause(10);
    const again = ann.open(id);
    await again.until(() => again.last('position'));
    expect(again.ask('amber')).toEqual(errand);
    expect(again.log('amber')).toEqual(log);
    expect(await again.answer('amber', 'draw')).toMatchObject({ type: 'accepted' });
  });

  it('stays as long as bots play there', async () => {
    const { url } = await startServer({ idle: 1 });
    const ann = new Browser(url);
    const random = { bot: 'random' };
    const { id } = await ann.newTable({ seats: { amber: random, jade: random }, start: true });
    await pause(50);
    while ((await tablesInMemory(url)) > 0) await pause(10);
    expect((await ann.get<TableSummary>(`/api/tables/${id}`)).body.status).toBe('over');
  });
});

describe('a server that is started again', () => {
  it('goes on with the same people, the same questions and bots that wake up', async () => {
    const file = await newFile();
    const first = await startOn(file);
    const { id, ann, bob, amber, jade } = await twoPeople(first.url, {
      options: { seats: 3 },
      seats: { amber: 'me', jade: 'open', coral: { bot: 'random' } },
    });
    await amber.say('see you');
    await amber.answer('amber', 1);
    await first.app.close();
    expect(await jade.closed).toMatchObject({ code: 1001 });

    const second = await startOn(file);
    ann.url = second.url;
    bob.url = second.url;
    const [one, two] = [ann.open(id), bob.open(id)];
    await one.until(() => one.position('amber')?.waiting);
    expect((await one.until(() => one.last('chat'))).lines).toMatchObject([{ text: 'see you' }]);
    await Promise.all([one.playToTheEnd(), two.playToTheEnd()]);
  });

  it('plays on from before where the rules have changed', async () => {
    const file = await newFile();
    const first = await startOn(file);
    const { id, ann, bob, amber, jade } = await twoPeople(first.url);
    const bid = amber.ask('amber')?.version ?? -1;
    await Promise.all([amber.answer('amber', 1), jade.answer('jade', 0)]);
    await amber.until(() => amber.ask('amber')?.kind === 'errand');
    await first.app.close();

    const changed: Game = {
      ...market,
      rules: market.rules + 1,
      *play(t) {
        const { gate } = t.state as { gate: string };
        yield* t.ask(gate, 'errand' as never, (() => ['sweep']) as never, { canStop: true, always: true });
        yield* market.play(t);
      },
    };
    const second = await startOn(file, changed);
    ann.url = second.url;
    bob.url = second.url;
    const sockets = [ann.open(id), bob.open(id)] as const;
    await Promise.all(sockets.map((socket) => socket.until(() => socket.last('position'))));
    // The bids do not fit what is asked now: they count no longer.
    const [gate = ''] = sockets[0].table?.deciding ?? [];
    const asked = sockets.find((socket) => socket.ask(gate)) ?? sockets[0];
    expect(asked.ask(gate)).toMatchObject({ kind: 'errand', options: ['sweep'] });
    expect(JSON.stringify(asked.log(gate))).not.toContain('"bids"');
    const old = await asked.put({ seat: gate, version: bid, answer: 1 });
    expect(old).toMatchObject({ type: 'refused', reason: 'stale' });
    expect(await asked.answer(gate, 'sweep')).toMatchObject({ type: 'accepted' });
    await sockets[0].until(() => sockets[0].ask('amber')?.kind === 'bid');
    await second.app.close();

    const third = await startOn(file, changed);
    ann.url = third.url;
    bob.url = third.url;
    await Promise.all([ann, bob].map((player) => player.open(id).playToTheEnd()));
  });
});

describe('a finished game', () => {
  it('can be downloaded and verified, and looked at moment by moment, forward and back, by the eyes of any seat', async () => {
    const { url } = await startServer();
    const { id, bob, amber, jade } = await twoPeople(url);
    const views: unknown[] = [];
    await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
    const { body: saved, headers } = await bob.get<{ entries: unknown[]; hash: string; seed: string }>(
      `/api/tables/${id}/record`,
    );
    expect(headers.get('content-disposition')).toBe(`attachment; filename="lantern-market-${id}.json"`);
    expect(Table.replay(market, saved).hash()).toBe(saved.hash);
    expect(hashText(saved.seed)).toBe(amber.table?.commitment);

    const at = async (told: number, query = '') =>
      (await bob.get<PastPosition>(`/api/tables/${id}/past?told=${told}${query}`)).body;
    const { moments, steps } = await at(0, '&seat=amber');
    expect(steps?.length).toBe(moments.length);
    expect(steps?.[0]).toBe(0);
    expect(steps?.at(-1)).toBeLessThanOrEqual(saved.entries.length);
    expect(moments.at(-1)).toBe(amber.log('amber').length);
    for (const told of moments) {
      const shown = await at(told, '&seat=amber');
      expect(shown).toMatchObject({ told, moments, steps });
      views.push(shown);
    }
    for (let nth = moments.length - 1; nth >= 0; nth -= 7)
      expect(await at(moments[nth] ?? 0, '&seat=amber')).toEqual(views[nth]);
    expect((await at(1e6, '&seat=amber')).view).toEqual(amber.position('amber')?.view);
    expect((await at(1e6)).told).toBe((await at(0)).moments.at(-1));
    expect((await bob.get<Problem>(`/api/tables/${id}/past?told=0&seat=coral`)).status).toBe(404);
    expect((await bob.get<Problem>(`/api/tables/${id}/past?told=-1`)).status).toBe(400);
  });

  it('has the same record when it comes back from the store', async () => {
    const file = await newFile();
    const first = await startOn(file);
    const { id, ann, amber, jade } = await twoPeople(first.url);
    await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
    const { body: before } = await ann.get<object>(`/api/tables/${id}/record`);
    await first.app.close();
    const second = await startOn(file);
    ann.url = second.url;
    expect((await ann.get(`/api/tables/${id}/record`)).body).toEqual(before);
    expect((await ann.get<TableSummary>(`/api/tables/${id}`)).body.status).toBe('over');
    expect((await ann.post<Problem>(`/api/tables/${id}/seats/amber`, { leave: true })).body.error).toBe('over');
  });
});
