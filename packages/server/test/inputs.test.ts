import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite.js';
import type { Append, Store } from '../src/store/store.js';
import { CLOSE } from '../src/wire.js';
import { startServer, twoPeople } from './support.js';

describe('an answer', () => {
  it('sent twice with the same id is taken once', async () => {
    const { url } = await startServer();
    const { id, ann, amber, jade } = await twoPeople(url);
    const bid = { seat: 'amber', version: amber.ask('amber')?.version ?? -1, answer: 1 } as const;
    expect(await amber.put(bid, 'one-and-only')).toMatchObject({ type: 'accepted' });
    expect(await amber.put(bid, 'one-and-only')).toMatchObject({ type: 'accepted' });
    const tab = ann.open(id);
    await tab.until(() => tab.position('amber')?.waiting);
    expect(await tab.put(bid, 'one-and-only')).toMatchObject({ type: 'accepted' });
    expect(await tab.put(bid, 'another-one')).toMatchObject({ type: 'refused', reason: 'not-asked' });
    await jade.answer('jade', 0);
    await amber.until(() => !amber.position('amber')?.waiting);
    expect(amber.log('amber')).toContainEqual({ kind: 'bids', params: { bids: { amber: 1, jade: 0 } } });
    expect(await amber.put(bid, 'one-and-only')).toMatchObject({ type: 'accepted' });
  });

  it('with an id that another player has used is an answer of its own', async () => {
    const { url } = await startServer();
    const { amber, jade } = await twoPeople(url);
    const version = amber.ask('amber')?.version ?? -1;
    expect(await amber.put({ seat: 'amber', version, answer: 1 }, 'shared-id')).toMatchObject({
      type: 'accepted',
    });
    expect(await jade.put({ seat: 'jade', version, answer: 0 }, 'shared-id')).toMatchObject({
      type: 'accepted',
    });
    await jade.until(() => jade.log('jade').some((entry) => (entry as { kind: string }).kind === 'bids'));
  });

  it('to a question that is open no more is stale', async () => {
    const { url } = await startServer();
    const { amber, jade } = await twoPeople(url);
    const version = amber.ask('amber')?.version ?? -1;
    await Promise.all([amber.answer('amber', 1), jade.answer('jade', 0)]);
    await amber.until(() => amber.ask('amber')?.kind === 'errand');
    const late = await amber.put({ seat: 'amber', version, answer: 0 });
    expect(late).toMatchObject({ type: 'refused', reason: 'stale' });
  });

  it('for a seat that is somebody else’s is refused', async () => {
    const { url } = await startServer();
    const { amber, jade } = await twoPeople(url);
    const version = amber.ask('amber')?.version ?? -1;
    for (const seat of ['amber', 'coral', 'constructor', '__proto__']) {
      const foreign = await jade.put({ seat, version, answer: 0 });
      expect(foreign).toMatchObject({ type: 'refused', reason: 'not-your-seat' });
    }
    expect(amber.ask('amber')?.version).toBe(version);
  });

  it('that is no option is refused, with the reason', async () => {
    const { url } = await startServer();
    const { amber } = await twoPeople(url);
    for (const answer of [-1, 999, 0.5, 'much', null, [1], { bid: 1 }]) {
      expect(await amber.answer('amber', answer === null ? [] : answer)).toMatchObject({ reason: 'not-an-option' });
    }
    expect(await amber.answer('amber', 1)).toMatchObject({ type: 'accepted' });
  });

  it('before the game has begun is refused', async () => {
    const { url } = await startServer();
    const { ann, bob } = await twoPeople(url);
    const { id } = await ann.newTable({ seats: { amber: 'me' } });
    const socket = ann.open(id);
    await socket.until(() => socket.table);
    const early = await socket.put({ seat: 'amber', version: 0, answer: 0 });
    expect(early).toMatchObject({ reason: 'not-playing' });
    const preview = await socket.preview({ seat: 'amber', version: 0, answer: 0 });
    expect(preview).toMatchObject({ reason: 'not-playing' });
    expect(bob.cookie).not.toBe(ann.cookie);
  });
});

describe('an interjection', () => {
  it('is made out of turn and seen by all', async () => {
    const { url } = await startServer();
    const { amber, jade } = await twoPeople(url);
    const offer = await amber.until(() => amber.position('amber')?.interjections.find(({ kind }) => kind === 'offer'));
    const value = offer.options[0];
    const made = await amber.put({ seat: 'amber', interjection: 'offer', value }, 'my-one-offer');
    expect(made).toMatchObject({ type: 'accepted' });
    await jade.until(() => JSON.stringify(jade.position('jade')?.view).includes('"from":"amber"'));
    const again = await amber.put({ seat: 'amber', interjection: 'offer', value }, 'my-one-offer');
    expect(again).toMatchObject({ type: 'accepted' });
    const other = await amber.put({ seat: 'amber', interjection: 'offer', value });
    expect(other).toMatchObject({ reason: 'not-an-option' });
    const withdrawn = { seat: 'amber', interjection: 'withdraw', value: 1 } as const;
    expect(await amber.put(withdrawn, 'withdraw-1')).toMatchObject({ type: 'accepted' });
    // Possible again now, and yet the same message as before: it has had its effect.
    const third = await amber.put({ seat: 'amber', interjection: 'offer', value }, 'my-one-offer');
    expect(third).toMatchObject({ type: 'accepted' });
    expect(await amber.put(withdrawn)).toMatchObject({ reason: 'not-an-option' });
    expect(await amber.put({ seat: 'amber', interjection: 'bribe', value: 1 })).toMatchObject({
      reason: 'malformed',
    });
  });
});

describe('what can be put in out of turn', () => {
  it('is listed, and whether more than the list is allowed', async () => {
    const { url } = await startServer();
    const { amber } = await twoPeople(url);
    const offers = amber.position('amber')?.interjections ?? [];
    expect(offers.map(({ kind, more }) => [kind, more])).toContainEqual(['offer', true]);
    await amber.put({ seat: 'amber', interjection: 'offer', value: offers[0]?.options[0] });
    await amber.until(() => amber.position('amber')?.interjections.some(({ kind }) => kind === 'withdraw'));
    const withdrawals = amber.position('amber')?.interjections.find(({ kind }) => kind === 'withdraw');
    expect(withdrawals).toEqual({ kind: 'withdraw', options: [1], more: false });
  });

  it('can be looked at before, by who would do it alone, and that changes nothing', async () => {
    const { url } = await startServer();
    const { amber, jade } = await twoPeople(url);
    const offer = await amber.until(() => amber.position('amber')?.interjections.find(({ kind }) => kind === 'offer'));
    await Promise.all([amber.caughtUp(), jade.caughtUp()]);
    const [mine, theirs] = [amber.shown, jade.shown];
    const input = { seat: 'amber', interjection: 'offer', value: offer.options[0] };
    const looked = await amber.preview(input);
    expect(looked).toMatchObject({ type: 'preview', stopped: 'revelation' });
    expect(JSON.stringify(looked)).toContain('"from":"amber"');
    expect(await amber.preview({ ...input, value: 'the moon' })).toMatchObject({ reason: 'not-an-option' });
    expect(await jade.preview(input)).toMatchObject({ reason: 'not-your-seat' });
    await Promise.all([amber.caughtUp(), jade.caughtUp()]);
    expect([amber.shown, jade.shown]).toEqual([mine, theirs]);
  });
});

describe('taking back', () => {
  it('brings back the question, for everybody', async () => {
    const { url } = await startServer();
    const { amber, jade } = await twoPeople(url);
    await Promise.all([amber.answer('amber', 1), jade.answer('jade', 0)]);
    await amber.until(() => amber.ask('amber')?.kind === 'errand');
    expect(amber.position('amber')?.cannotUndo).toBe('revealed');
    expect(await amber.put({ seat: 'amber', undo: true, all: false })).toMatchObject({
      reason: 'cannot-undo',
      message: 'revealed',
    });
    const before = amber.position('amber');
    const log = jade.log('jade');
    await amber.answer('amber', 'hang');
    await amber.until(() => amber.ask('amber')?.kind === 'hang');
    await amber.answer('amber');
    await jade.until(() => jade.log('jade').length > log.length);
    expect(await amber.put({ seat: 'amber', undo: true, all: true }, 'undo-it-all')).toMatchObject({
      type: 'accepted',
    });
    await amber.until(() => amber.ask('amber')?.kind === 'errand');
    expect(amber.position('amber')?.view).toEqual(before?.view);
    await jade.until(() => jade.log('jade').length === log.length);
    expect(jade.log('jade')).toEqual(log);
    expect(await amber.put({ seat: 'amber', undo: true, all: true }, 'undo-it-all')).toMatchObject({
      type: 'accepted',
    });
    expect(await jade.put({ seat: 'amber', undo: true, all: false })).toMatchObject({ reason: 'not-your-seat' });
  });
});

describe('a preview', () => {
  it('shows what an answer would change, to who asks alone, and changes nothing', async () => {
    const { url } = await startServer();
    const { amber, jade } = await twoPeople(url);
    await Promise.all([amber.answer('amber', 1), jade.answer('jade', 0)]);
    const ask = await amber.until(() => (amber.ask('amber')?.kind === 'errand' ? amber.ask('amber') : undefined));
    await Promise.all([amber.caughtUp(), jade.caughtUp()]);
    const [mine, theirs] = [amber.shown, jade.shown];
    const { version } = ask;
    const shown = await amber.preview({ seat: 'amber', version, answer: 'draw' });
    expect(shown).toMatchObject({ type: 'preview', stopped: 'revelation' });
    const hanging = await amber.preview({ seat: 'amber', version, answer: 'hang' });
    expect(hanging).toMatchObject({ type: 'preview', stopped: 'asked' });
    expect(await amber.preview({ seat: 'amber', version, answer: 'fly' })).toMatchObject({
      reason: 'not-an-option',
    });
    expect(await jade.preview({ seat: 'amber', version, answer: 'draw' })).toMatchObject({
      reason: 'not-your-seat',
    });
    await Promise.all([amber.caughtUp(), jade.caughtUp()]);
    expect([amber.shown, jade.shown]).toEqual([mine, theirs]);
    expect(amber.ask('amber')).toEqual(ask);
  });
});

/** A store whose next append does something else. */
function tripping(store: Store): Store & { trip: ((append: Append) => Promise<never> | undefined) | undefined } {
  const tripped = Object.create(store) as Store & {
    trip: ((append: Append) => Promise<never> | undefined) | undefined;
  };
  tripped.trip = undefined;
  tripped.append = (append) => {
    const { trip } = tripped;
    tripped.trip = undefined;
    return trip?.(append) ?? store.append(append);
  };
  return tripped;
}

describe('a table whose store', () => {
  it('fails says so, shows nobody what was not kept, and goes on', async () => {
    const store = tripping(await openSqliteStore(':memory:'));
    const { url } = await startServer({ store });
    const { amber, jade } = await twoPeople(url);
    await jade.answer('jade', 0);
    await jade.caughtUp();
    const { shown } = jade;
    store.trip = () => Promise.reject(new Error('the disk is full'));
    expect(await amber.answer('amber', 1)).toMatchObject({ type: 'refused', reason: 'busy' });
    await jade.caughtUp();
    expect(jade.shown).toBe(shown);
    expect(await amber.answer('amber', 2)).toMatchObject({ type: 'accepted' });
    await jade.until(() => jade.position('jade')?.waiting === false);
    expect(jade.log('jade')).toContainEqual({ kind: 'bids', params: { bids: { amber: 2, jade: 0 } } });
    await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
  });

  it('fails and can not be read either does nothing more, and is there whole for who opens it again', async () => {
    const store = tripping(await openSqliteStore(':memory:'));
    const { url } = await startServer({ store });
    const { id, ann, bob, amber, jade } = await twoPeople(url);
    const { version } = await amber.until(() => amber.ask('amber'));
    store.trip = () => {
      store.table = () => Promise.reject(new Error('the disk is gone'));
      return Promise.reject(new Error('the disk is full'));
    };
    const put = (seat: string, answer: number) => ({ seat, version, answer });
    // Jade's answer waits behind amber's, which is not kept: it must not be kept as the one after it.
    const both = await Promise.allSettled([amber.put(put('amber', 1)), jade.put(put('jade', 0))]);
    for (const one of both) if (one.status === 'fulfilled') expect(one.value).toMatchObject({ reason: 'busy' });
    expect(await amber.closed).toMatchObject({ code: CLOSE.failed });
    expect((await Object.getPrototypeOf(store).history(id)).events).toEqual([]);
    store.table = (table) => Object.getPrototypeOf(store).table(table);
    const [again, too] = [ann.open(id), bob.open(id)];
    await Promise.all([again.playToTheEnd(), too.playToTheEnd()]);
  });

  it('fails when a seat changes shows everybody the seats that were kept', async () => {
    const store = tripping(await openSqliteStore(':memory:'));
    const { url } = await startServer({ store });
    const { id, bob, jade } = await twoPeople(url);
    store.changeTable = async (...change) => {
      await Object.getPrototypeOf(store).changeTable(...change);
      throw new Error('the answer of the disk was lost');
    };
    expect((await bob.seat(id, 'jade', { leave: true })).status).toBe(503);
    await jade.until(() => jade.position(null));
    expect(jade.table?.seats).toMatchObject([{ seat: 'amber' }, { seat: 'jade', holder: { kind: 'open' } }]);
  });

  it('has been written to by another node takes that up', async () => {
    const store = tripping(await openSqliteStore(':memory:'));
    const { url } = await startServer({ store });
    const { amber, jade } = await twoPeople(url);
    store.trip = ({ table, follows, version }) => {
      const event = JSON.stringify({ seat: 'jade', answer: 0 });
      return Object.getPrototypeOf(store)
        .append({ table, follows, version, key: 'elsewhere', event })
        .then(() => 'conflict');
    };
    // It is tried again at the table as it is now, where it is possible still.
    expect(await amber.answer('amber', 1)).toMatchObject({ type: 'accepted' });
    await jade.until(() => jade.table?.deciding.length === 1);
    await Promise.all([amber.playToTheEnd(), jade.playToTheEnd()]);
  });
});
