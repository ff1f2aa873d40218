/** What every store has to keep, whatever database is behind it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Append, Finished, Store, TableRow } from '../src/store/store.js';
import type { TableMeta } from '../src/tables/meta.js';
import { pause } from './support.js';

const meta: TableMeta = {
  game: 'lantern-market',
  options: { seats: 2, nights: 4, odd: true },
  seats: { amber: { kind: 'person', player: 'ann' }, jade: { kind: 'bot', bot: 'random', owner: null } },
  host: 'ann',
  seed: 'seed',
  sat: [],
  rematch: null,
};

const ONE_EACH = { gathering: 1, playing: 1, over: 1 };

/** @param clock whose time it goes by: a test can set the clock of its own thread alone. */
export function describeStore(name: string, open: () => Promise<Store>, clock: 'ours' | 'its own' = 'ours'): void {
  const opened = async () => {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  };

  async function withTable(store: Store, row: Partial<TableRow> = {}, members: readonly string[] = ['ann']) {
    const table: Omit<TableRow, 'revision'> = {
      id: randomUUID(),
      status: 'gathering',
      listed: true,
      meta,
      createdAt: Date.now(),
      ...row,
    };
    await store.createTable(table, { members, snapshot: { version: 0, saved: '{"at":0}' } });
    return table;
  }

  const append = (table: string, version: number, more: Partial<Append> = {}): Append => ({
    table,
    follows: version - 1,
    version,
    key: `key-${version}`,
    event: `{"event":${version}}`,
    ...more,
  });

  describe(`the store (${name})`, () => {
    it('can be asked whether it can write', async () => {
      const store = await opened();
      await store.probe();
      await store.probe();
    });

    it('keeps names, and the last one counts', async () => {
      const store = await opened();
      const id = randomUUID();
      expect(await store.players([])).toEqual([]);
      expect(await store.players([id])).toEqual([]);
      await store.namePlayer(id, 'Ann');
      await store.namePlayer(id, 'Änne ✨');
      expect(await store.players([id, 'nobody'])).toEqual([{ id, name: 'Änne ✨' }]);
    });

    it('keeps a table as it was made', async () => {
      const store = await opened();
      const table = await withTable(store, { listed: false });
      expect(await store.table(table.id)).toEqual({ ...table, revision: 0 });
      expect(await store.table('nowhere')).toBeUndefined();
      expect(await store.history(table.id)).toEqual({ snapshot: { version: 0, saved: '{"at":0}' }, events: [] });
      expect(await store.history('nowhere')).toBeUndefined();
    });

    it('changes a table for whoever knows its latest revision, once', async () => {
      const store = await opened();
      const { id } = await withTable(store);
      const change = { meta: { ...meta, rematch: 'next' }, status: 'playing' as const, members: ['bob', 'bob'] };
      const both = await Promise.all([store.changeTable(id, 0, change), store.changeTable(id, 0, change)]);
      expect(both.toSorted()).toEqual([false, true]);
      expect(await store.table(id)).toMatchObject({ revision: 1, status: 'playing', meta: { rematch: 'next' } });
      expect(await store.changeTable('nowhere', 0, change)).toBe(false);
      expect((await store.tablesOf('bob', 500)).map((row) => row.id)).toContain(id);
      expect((await store.tablesOf('ann', 500)).map((row) => row.id)).not.toContain(id);
    });

    it('lists what is open and what is mine, the newest first', async () => {
      const store = await opened();
      const player = randomUUID();
      const later = Date.now() + 1e6;
      const old = await withTable(store, { createdAt: later }, [player]);
      const hidden = await withTable(store, { createdAt: later + 1, listed: false }, [player]);
      const running = await withTable(store, { createdAt: later + 2, status: 'playing' }, [player]);
      const young = await withTable(store, { createdAt: later + 3 }, []);
      expect((await store.openTables(2)).map(({ id }) => id)).toEqual([young.id, old.id]);
      const mine = await store.tablesOf(player, 10);
      expect(mine.map(({ id }) => id)).toEqual([running.id, hidden.id, old.id]);
      expect(await store.tablesOf(player, 1)).toHaveLength(1);
    });

    it('takes each version once and each key once', async () => {
      const store = await opened();
      const { id } = await withTable(store);
      expect(await store.append(append(id, 1))).toBe('appended');
      expect(await store.append(append(id, 1, { key: 'other' }))).toBe('conflict');
      expect(await store.append(append(id, 1, { key: null }))).toBe('conflict');
      expect(await store.append(append(id, 1))).toBe('repeated');
      expect(await store.append(append(id, 2, { key: 'key-1' }))).toBe('repeated');
      expect(await store.append(append(id, 2, { key: null }))).toBe('appended');
      expect(await store.append(append(id, 3, { key: null }))).toBe('appended');
      expect(await store.hasEvent(id, 'key-1')).toBe(true);
      expect(await store.hasEvent(id, 'other')).toBe(false);
      expect((await store.history(id))?.events.map(({ version }) => version)).toEqual([1, 2, 3]);
    });

    it('takes only what follows on the last version, and leaves no gap', async () => {
      const store = await opened();
      const { id } = await withTable(store);
      expect(await store.append(append(id, 2))).toBe('conflict');
      expect(await store.append(append(id, 1))).toBe('appended');
      expect(await store.append(append(id, 3))).toBe('conflict');
      expect(await store.append(append(id, 3, { snapshot: { version: 3, saved: 'no' }, over: true }))).toBe('conflict');
      expect(await store.table(id)).toMatchObject({ status: 'gathering', revision: 0 });
      expect(await store.append(append(id, 2, { snapshot: { version: 2, saved: '{"at":2}' } }))).toBe('appended');
      expect(await store.append(append(id, 3))).toBe('appended');
      expect((await store.history(id))?.events.map(({ version }) => version)).toEqual([3]);
    });

    it('takes what comes together in its order, and nothing that follows on what was not taken', async () => {
      const store = await opened();
      const [one, other] = [await withTable(store), await withTable(store)];
      await store.append(append(other.id, 1));
      const together = [append(one.id, 1), append(one.id, 2), append(other.id, 2, { key: 'key-1' })];
      const results = await Promise.all([...together, append(other.id, 3)].map((one) => store.append(one)));
      expect(results).toEqual(['appended', 'appended', 'repeated', 'conflict']);
      expect((await store.history(other.id))?.events).toHaveLength(1);
    });

    it('lets one of two that come at the same time win', async () => {
      const store = await opened();
      const tables = await Promise.all(Array.from({ length: 20 }, () => withTable(store)));
      const results = await Promise.all(
        tables.flatMap(({ id }) => [
          store.append(append(id, 1, { key: 'left' })),
          store.append(append(id, 1, { key: 'right' })),
          store.append(append(id, 1, { key: null })),
        ]),
      );
      expect(results.filter((result) => result === 'appended')).toHaveLength(20);
      expect(results.filter((result) => result === 'conflict')).toHaveLength(40);
      for (const { id } of tables) expect((await store.history(id))?.events).toHaveLength(1);
    });

    it('does not let one that fails spoil the others', async () => {
      const store = await opened();
      const { id } = await withTable(store);
      const [lost, fine] = await Promise.allSettled([store.append(append('nowhere', 1)), store.append(append(id, 1))]);
      expect(lost?.status).toBe('rejected');
      expect(fine).toEqual({ status: 'fulfilled', value: 'appended' });
      expect((await store.history(id))?.events).toHaveLength(1);
    });

    it('goes on from the last snapshot with the events after it', async () => {
      const store = await opened();
      const { id } = await withTable(store, { status: 'playing' });
      for (let version = 1; version <= 4; version++) {
        const snapshot = version === 3 ? { snapshot: { version, saved: '{"at":3}' } } : {};
        await store.append(append(id, version, snapshot));
      }
      expect(await store.history(id)).toEqual({
        snapshot: { version: 3, saved: '{"at":3}' },
        events: [{ version: 4, event: '{"event":4}' }],
      });
    });

    it('says how far tables are, and what has happened since', async () => {
      const store = await opened();
      const [one, other] = [await withTable(store), await withTable(store)];
      await store.append(append(one.id, 1));
      await store.append(append(one.id, 2));
      await store.say(one.id, 'key', { name: 'Ann', seats: [], text: 'hello', at: 7 });
      await store.changeTable(other.id, 0, { meta, status: 'playing', members: [] });
      expect(await store.progress([one.id, other.id, 'nowhere'])).toEqual(
        new Map([
          [one.id, { revision: 0, version: 2, line: 1, whisper: 0 }],
          [other.id, { revision: 1, version: 0, line: 0, whisper: 0 }],
        ]),
      );
      expect(await store.progress([])).toEqual(new Map());
      expect(await store.eventsAfter(one.id, 1)).toEqual([{ version: 2, event: '{"event":2}' }]);
      expect(await store.eventsAfter(one.id, 2)).toEqual([]);
    });

    it('gives a lease to one at a time, under a number that grows with every other holder', async () => {
      const store = await opened();
      const { id } = await withTable(store);
      const both = await Promise.all([store.lease(id, 'left', 60_000), store.lease(id, 'right', 60_000)]);
      expect(both.toSorted()).toEqual([1, undefined]);
      const [holder, other] = both[0] === 1 ? ['left', 'right'] : ['right', 'left'];
      expect(await store.lease(id, holder as string, 60_000)).toBe(1);
      await store.letGo(id, other as string);
      expect(await store.lease(id, other as string, 60_000)).toBeUndefined();
      await store.letGo(id, holder as string);
      expect(await store.lease(id, other as string, 1)).toBe(2);
      await pause(10);
      expect(await store.lease(id, holder as string, 60_000)).toBe(3);
    });

    it('takes nothing under a lease that another has taken over', async () => {
      const store = await opened();
      const { id } = await withTable(store);
      const bots = { key: null };
      expect(await store.append(append(id, 1, { ...bots, fence: 1 }))).toBe('fenced');
      expect(await store.lease(id, 'left', 60_000)).toBe(1);
      expect(await store.append(append(id, 1, { ...bots, fence: 1 }))).toBe('appended');
      await store.letGo(id, 'left');
      await store.lease(id, 'right', 60_000);
      expect(await store.append(append(id, 2, { ...bots, fence: 1 }))).toBe('fenced');
      expect(await store.append(append(id, 2, { ...bots, fence: 2 }))).toBe('appended');
      expect(await store.append(append(id, 2, { ...bots, fence: 2 }))).toBe('conflict');
    });

    it('ends a game together with its last event, and only then', async () => {
      const store = await opened();
      const { id } = await withTable(store, { status: 'playing' });
      await store.append(append(id, 1));
      await store.append(append(id, 1, { key: 'late', over: true, snapshot: { version: 9, saved: 'no' } }));
      expect(await store.table(id)).toMatchObject({ status: 'playing', revision: 0 });
      await store.append(append(id, 2, { over: true }));
      expect(await store.table(id)).toMatchObject({ status: 'over', revision: 1 });
      expect((await store.history(id))?.snapshot.version).toBe(0);
    });

    it('tells of finished games one after the other, in the order in which their tables were made', async () => {
      const store = await opened();
      const [late, early, other] = await Promise.all([
        withTable(store, { status: 'over', createdAt: 7000 }),
        withTable(store, { status: 'over', createdAt: 6000 }),
        withTable(store, { status: 'over', createdAt: 7000 }),
        withTable(store, { status: 'playing', createdAt: 6500 }),
      ]);
      const [second, third] = [late.id, other.id].toSorted();
      const ids = async (finished: Omit<Finished, 'most'>, most = 1000) => {
        const rows = await store.finished({ ...finished, most });
        return rows.map(({ id }) => id).filter((id) => [late, early, other].some((table) => table.id === id));
      };
      expect(await ids({ since: 0 })).toEqual([early.id, second, third]);
      expect(await ids({ since: 0, after: early }, 2)).toEqual([second, third]);
      expect(await ids({ since: 0, after: { createdAt: 7000, id: second ?? '' } })).toEqual([third]);
      expect(await ids({ since: Date.now() + 3 * 24 * 3_600_000 })).toEqual([]);
    });

    it('lets go of what nobody has used for long, and of nothing else', async () => {
      const store = await opened();
      const [host, guest, stranger] = [randomUUID(), randomUUID(), randomUUID()];
      const [gathering, playing, over, kept] = await Promise.all([
        withTable(store, {}, [host]),
        withTable(store, { status: 'playing' }, [guest]),
        withTable(store, { status: 'over' }, [guest]),
        withTable(store, { status: 'over' }, [guest]),
      ]);
      for (const player of [host, guest, stranger]) await store.namePlayer(player, 'Somebody');
      await store.append(append(playing.id, 1));
      await store.lease(playing.id, 'a server', 60_000);
      await store.say(playing.id, 'key', { name: 'Ann', seats: [], text: 'hello', at: 7 });
      const [past, future] = [Date.now() - 1000, Date.now() + 1000];
      const all = { gathering: future, playing: future, over: future, players: future };
      const except = new Set([kept.id]);
      const none = { gathering: 0, playing: 0, over: 0, players: 0 };
      const early = { gathering: past, playing: past, over: past, players: past };
      expect(await store.prune({ before: early, except, dryRun: false })).toEqual(none);
      // The host's table would go too, but is still there when players are counted.
      expect(await store.prune({ before: all, except, dryRun: true })).toEqual({ ...none, ...ONE_EACH, players: 1 });
      expect(await store.table(playing.id)).toBeDefined();
      expect(await store.prune({ before: all, except, dryRun: false })).toEqual({ ...none, ...ONE_EACH, players: 2 });
      for (const { id } of [gathering, playing, over]) expect(await store.table(id)).toBeUndefined();
      expect(await store.history(playing.id)).toBeUndefined();
      expect(await store.chat(playing.id, 9)).toEqual([]);
      expect(await store.table(kept.id)).toBeDefined();
      expect((await store.players([host, guest, stranger])).map(({ id }) => id)).toEqual([guest]);
    });

    it('keeps one recovery link for a player at a table, and only while the table is kept', async () => {
      const store = await opened();
      const { id } = await withTable(store);
      const other = await withTable(store);
      const [first, second, bobs] = [randomUUID(), randomUUID(), randomUUID()];
      await store.keepRecovery({ table: id, player: 'ann', hash: first });
      await store.keepRecovery({ table: id, player: 'bob', hash: bobs });
      expect(await store.recoveryOf(id, first)).toBe('ann');
      expect(await store.recoveryOf(other.id, first)).toBeUndefined();
      await store.keepRecovery({ table: id, player: 'ann', hash: second });
      expect(await store.recoveryOf(id, first)).toBeUndefined();
      expect(await store.recoveryOf(id, second)).toBe('ann');
      expect(await store.recoveryOf(id, bobs)).toBe('bob');
      const future = Date.now() + 1000;
      const before = { gathering: future, playing: 0, over: 0, players: 0 };
      await store.prune({ before, except: new Set(), dryRun: false });
      expect(await store.recoveryOf(id, second)).toBeUndefined();
    });

    it('changes a table with a recovery link once, whoever has it', async () => {
      const store = await opened();
      const { id } = await withTable(store);
      const hash = randomUUID();
      const recovery = { hash, by: 'zoe' };
      await store.keepRecovery({ table: id, player: 'ann', hash });
      const change = { meta: { ...meta, host: 'zoe' }, status: 'gathering' as const, members: ['zoe'], recovery };
      const both = await Promise.all([store.changeTable(id, 0, change), store.changeTable(id, 0, change)]);
      expect(both.toSorted()).toEqual([false, true]);
      expect(await store.recoveryOf(id, hash)).toBeUndefined();
      expect(await store.changeTable(id, 1, change)).toBe(false);
      expect(await store.table(id)).toMatchObject({ revision: 1, meta: { host: 'zoe' } });
    });

    it('numbers lines of chat, takes each once and returns the last ones in order', async () => {
      const store = await opened();
      const { id } = await withTable(store);
      const line = (text: string) => ({ name: 'Ann', seats: ['amber'], text, at: 7 });
      const said = await Promise.all(['a', 'b', 'c'].map((text) => store.say(id, text, line(text))));
      expect(said.map((one) => one?.number).toSorted()).toEqual([1, 2, 3]);
      expect(await store.say(id, 'b', line('b'))).toBeUndefined();
      expect(await store.chat(id, 2)).toEqual((await store.chat(id, 9)).slice(1));
      expect((await store.chat(id, 9)).map(({ text }) => text).toSorted()).toEqual(['a', 'b', 'c']);
    });

    it('numbers whispers by themselves, takes each once and returns the last ones of a table or a player', async () => {
      const store = await opened();
      const { id } = await withTable(store);
      const line = (text: string) => ({
        id: text,
        name: '',
        seats: ['amber'],
        to: { seat: 'jade', name: '' },
        text,
        at: 7,
      });
      const pairs = [
        ['ann', 'bob'],
        ['bob', 'cyd'],
        ['cyd', 'ann'],
        ['bob', 'ann'],
      ] as const;
      for (const [from, to] of pairs)
        expect(await store.whisper(id, `${from} ${to}`, { from, to, line: line(`${from} ${to}`) })).toBeDefined();
      expect(await store.whisper(id, 'ann bob', { from: 'ann', to: 'bob', line: line('again') })).toBeUndefined();
      const texts = async (most: number, player?: string) =>
        (await store.whispers(id, most, player)).map((one) => `${one.number} ${one.line.text}`);
      expect(await texts(9)).toEqual(['1 ann bob', '2 bob cyd', '3 cyd ann', '4 bob ann']);
      expect(await texts(2)).toEqual(['3 cyd ann', '4 bob ann']);
      expect(await texts(9, 'ann')).toEqual(['1 ann bob', '3 cyd ann', '4 bob ann']);
      expect(await texts(1, 'cyd')).toEqual(['3 cyd ann']);
      expect(await texts(9, 'dan')).toEqual([]);
      expect(await store.chat(id, 9)).toEqual([]);
      expect((await store.progress([id])).get(id)).toMatchObject({ line: 0, whisper: 4 });
      await store.keepRecovery({ table: id, player: 'ann', hash: `${id} ann` });
      const recovery = { hash: `${id} ann`, by: 'zoe' };
      expect(await store.changeTable(id, 0, { meta, status: 'gathering', members: ['zoe'], recovery })).toBe(true);
      expect([await texts(9, 'ann'), (await texts(9, 'zoe')).length]).toEqual([[], 3]);
      const before = { gathering: Date.now() + 1000, playing: 0, over: 0, players: 0 };
      await store.prune({ before, except: new Set(), dryRun: false });
      expect(await store.whispers(id, 9)).toEqual([]);
    });

    if (clock === 'its own') return;

    it('keeps of a game that is long over what a replay needs, in less room, and nothing else changes', async () => {
      const store = await opened();
      const saved = JSON.stringify({
        log: Array.from({ length: 500 }, (_, at) => ({ kind: 'sent', at })),
        name: 'Änne ✨',
      });
      const [over, playing] = [
        await withTable(store, { status: 'playing' }),
        await withTable(store, { status: 'playing' }),
      ];
      await store.append(append(over.id, 1));
      await store.append(append(over.id, 2, { over: true, snapshot: { version: 2, saved } }));
      await store.append(append(playing.id, 1));
      expect(await store.pack()).toBe(0);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 3_600_000 });
      onTestFinished(() => void vi.useRealTimers());
      expect(await store.pack()).toBe(1);
      expect(await store.pack()).toBe(0);
      expect(await store.history(over.id)).toEqual({ snapshot: { version: 2, saved }, events: [] });
      expect(await store.eventsAfter(over.id, 0)).toEqual([]);
      expect(await store.hasEvent(playing.id, 'key-1')).toBe(true);
      expect((await store.progress([over.id])).get(over.id)).toMatchObject({ version: 2 });
      expect(await store.append(append(over.id, 3))).toBe('appended');
      expect((await store.history(over.id))?.events).toHaveLength(1);
    });

    it('knows that a table is used by what is put in there', async () => {
      const store = await opened();
      const { id } = await withTable(store, { status: 'playing' });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 24 * 3_600_000 });
      onTestFinished(() => void vi.useRealTimers());
      await store.append(append(id, 1));
      const before = Date.now() - 24 * 3_600_000;
      const dates = { gathering: before, playing: before, over: before, players: before };
      expect(await store.prune({ before: dates, except: new Set(), dryRun: true })).toMatchObject({ playing: 0 });
    });
  });
}
