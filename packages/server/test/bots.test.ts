import { existsSync } from 'node:fs';
import { bots as known } from '@polity/bots';
import { type Bot, type Game, type Json, type LogEntry, type OutOfTurn, Table } from '@polity/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type BotJob, decide } from '../src/bots/decide.js';
import { BotThreads, type Threads } from '../src/bots/threads.js';
import { newLogger } from '../src/logger.js';
import { Browser, market, startServer } from './support.js';

/** Threads run what has been built: a worker cannot load TypeScript. */
const worker = new URL('../dist/bots/worker.js', import.meta.url);
const registry = new URL('./bots/registry.mjs', import.meta.url).href;
const settings: Threads = { registry, worker, count: 2 };

function job(bot: string, table: Table = Table.open(market, {}, 'seed')): BotJob {
  return { game: market.id, saved: table.save(), seats: [{ seat: 'amber', bot }], talk: false };
}

describe('bots in threads', () => {
  it('run what has been built', () => {
    expect(existsSync(worker)).toBe(true);
  });

  function newThreads(more: Partial<Threads> = {}): BotThreads {
    const threads = new BotThreads({ ...settings, ...more });
    onTestFinished(() => threads.close());
    return threads;
  }

  it('answer what their seat is asked', async () => {
    const table = Table.open(market, {}, 'seed');
    const input = await newThreads().decide(job('random', table));
    expect(input).toMatchObject({ seat: 'amber', version: 0 });
    expect(input && table.submit(input).ok).toBe(true);
  });

  it('have nothing to say when nobody asks them', async () => {
    const table = Table.open(market, {}, 'seed');
    table.submit({ seat: 'amber', version: 0, answer: 0 });
    expect(await newThreads().decide(job('random', table))).toBeNull();
  });

  it('do not keep the server from its work while they think', async () => {
    const threads = newThreads({ count: 1, patience: 2000 });
    const thinking = threads.decide(job('ponderer')).catch((error: Error) => error.message);
    let ticks = 0;
    const ticker = setInterval(() => ticks++, 5);
    expect(await thinking).toBe('a bot took too long');
    clearInterval(ticker);
    expect(ticks).toBeGreaterThan(20);
    expect(await threads.decide(job('random'))).toMatchObject({ version: 0 });
  });

  it('give up what nobody waits for as soon as somebody waits for something else', async () => {
    const threads = newThreads({ count: 1 });
    const dream = threads.ahead.decide(job('dreamer'), { wanted: false });
    const refused = expect(dream).rejects.toThrow('it gave way');
    expect(await threads.decide(job('random'))).toMatchObject({ seat: 'amber', version: 0 });
    await refused;
  });

  it('give up at once what nobody will ask for', async () => {
    const threads = newThreads({ count: 1 });
    const leisure = { wanted: false };
    const dreams = [threads.ahead.decide(job('dreamer'), leisure), threads.ahead.decide(job('dreamer'), leisure)];
    const refused = Promise.all(dreams.map((dream) => expect(dream).rejects.toThrow('it gave way')));
    threads.ahead.drop(leisure);
    await refused;
  });

  it('go on with what somebody waits for by now', async () => {
    const threads = newThreads({ count: 1, patience: 3000 });
    const leisure = { wanted: false };
    const dream = threads.ahead.decide(job('dreamer'), leisure).catch((error: Error) => error.message);
    threads.ahead.want(leisure);
    const after = threads.decide(job('random'));
    expect(await dream).toBe('a bot took too long');
    expect(await after).toMatchObject({ version: 0 });
  });

  it('tell when they break, and the others go on', async () => {
    const threads = newThreads({ count: 1 });
    const [broken, fine] = await Promise.allSettled([threads.decide(job('breaker')), threads.decide(job('random'))]);
    expect(broken).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('no idea') } });
    expect(fine?.status).toBe('fulfilled');
  });

  it('that take their thread with them are noticed at once, and hurt no other', async () => {
    const threads = newThreads({ count: 1, patience: 600_000 });
    const [left, fine] = await Promise.allSettled([threads.decide(job('leaver')), threads.decide(job('random'))]);
    expect(left).toMatchObject({ status: 'rejected', reason: { message: "a bot's thread has ended, with code 3" } });
    expect(fine?.status).toBe('fulfilled');
  });

  it('think in several heads where there are several threads, and settle on one answer', async () => {
    const table = Table.open(market, {}, 'seed');
    expect(await newThreads().decide(job('hydra', table))).toEqual({ seat: 'amber', version: 0, answer: 0 });
    const last = table.askOf('amber')?.options.at(-1);
    expect(await newThreads({ count: 1 }).decide(job('hydra', table))).toMatchObject({ answer: last });
  });

  it('that lose a head tell so, and the others go on', async () => {
    const threads = newThreads();
    const [lost, fine] = await Promise.allSettled([threads.decide(job('headless')), threads.decide(job('random'))]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('lost its head') } });
    expect(fine?.status).toBe('fulfilled');
  });

  it('play a whole game against a person', async () => {
    const { url } = await startServer({ threads: settings });
    const ann = new Browser(url);
    const { id } = await ann.newTable({ seats: { amber: 'me', jade: { bot: 'random' } }, start: true });
    await ann.open(id).playToTheEnd();
  });
});

describe('bots at a table', () => {
  it('take the time that a person needs to follow', async () => {
    const { url } = await startServer({ pace: 120 });
    const ann = new Browser(url);
    const { id } = await ann.newTable({ seats: { amber: { bot: 'random' }, jade: { bot: 'random' } }, start: true });
    const socket = ann.open(id);
    const shown = () => socket.messages.filter(({ type }) => type === 'position').length;
    await socket.until(() => shown() > 0);
    const [before, began] = [shown(), performance.now()];
    await socket.until(() => shown() >= before + 5);
    // The first of them may have begun to think before anybody looked.
    expect(performance.now() - began).toBeGreaterThan(3 * 120);
  });

  it('put something in out of turn when they may', () => {
    const eager: Bot = { ...(known.random as Bot), interject: () => ({ kind: 'offer', value: 'x' }) };
    const asked = { ...job('eager'), talk: true };
    const games: Record<string, Game> = { [market.id]: market };
    expect(decide(asked, { games, bots: { eager } })).toEqual({ seat: 'amber', interjection: 'offer', value: 'x' });
    expect(decide({ ...asked, talk: false }, { games, bots: { eager } })).toMatchObject({
      answer: expect.anything(),
    });
  });

  it('answer a person also when another has put something in before them, and fall silent after eight times', async () => {
    const possible = (at: OutOfTurn, kind: string) => at.interjections.find((one) => one.kind === kind)?.options[0];
    const talker = (...kinds: readonly string[]): Bot => ({
      ...(known.random as Bot),
      interject: (at) => {
        const kind = kinds.find((one) => possible(at, one) !== undefined);
        return kind === undefined ? undefined : { kind, value: possible(at, kind) as Json };
      },
    });
    const { url } = await startServer({
      bots: { ...known, polite: talker('offer'), chatterer: talker('offer', 'withdraw') },
    });
    const ann = new Browser(url);
    const seats = { amber: 'me', jade: { bot: 'polite' }, coral: { bot: 'chatterer' } } as const;
    const { id } = await ann.newTable({ options: { seats: 3 }, seats, start: true });
    const amber = ann.open(id);
    const value = await amber.until(
      () => amber.position('amber')?.interjections.find(({ kind }) => kind === 'offer')?.options[0],
    );
    const talk = () =>
      (amber.log('amber') as readonly LogEntry[]).filter(({ kind }) => kind === 'offered' || kind === 'withdrew');
    await amber.until(() => talk().length >= 8);
    await amber.put({ seat: 'amber', interjection: 'offer', value });
    await amber.until(() => talk().length >= 17);
    const again = (seat: string, times: number) => Array.from({ length: times }, () => seat);
    expect(talk().map(({ params }) => params.seat)).toEqual([
      'jade',
      ...again('coral', 7),
      'amber',
      ...again('coral', 8),
    ]);
  });

  it('that keep failing make room for one that does not, and everybody sees it', async () => {
    const hopeless: Bot = { ...(known.random as Bot), answer: () => 'nonsense' };
    const { url } = await startServer({ bots: { ...known, hopeless } });
    const ann = new Browser(url);
    const { id } = await ann.newTable({ seats: { amber: 'me', jade: { bot: 'hopeless' } }, start: true });
    const amber = ann.open(id);
    await amber.playToTheEnd();
    // Nobody advises in this market: the random bot plays where the adviser cannot.
    expect(amber.table?.seats[1]?.holder).toEqual({ kind: 'bot', bot: 'random', yours: false, insteadOf: 'hopeless' });
  });

  it('that break are noted and do not stop the table for good', async () => {
    const lines: string[] = [];
    let broken = true;
    const moody: Bot = {
      ...(known.random as Bot),
      answer(at, random) {
        if (!broken) return known.random?.answer(at, random);
        broken = false;
        return 'nonsense';
      },
    };
    const logger = newLogger('info', { write: (line) => lines.push(line) });
    const { url } = await startServer({ bots: { moody }, logger });
    const ann = new Browser(url);
    const { id } = await ann.newTable({ seats: { amber: 'me', jade: { bot: 'moody' } }, start: true });
    await ann.open(id).playToTheEnd();
    expect(lines.filter((line) => line.includes('a bot failed'))).toHaveLength(1);
  });
});
