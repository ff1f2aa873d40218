/** What comes in over a socket is read as its schema says, and what goes out are frames that any browser can read. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { DEEPEST, isModest, MOST } from '../src/sockets/modest.js';
import { Outbox } from '../src/sockets/outbox.js';
import { read } from '../src/sockets/reading.js';
import { clientMessage } from '../src/wire.js';

const ID = 'answer-1-1';
const input = { seat: 'amber', version: 1, answer: 'gold' };

describe('a message', () => {
  it('is read as the schema says, whether it is one or not', () => {
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('put', 'chat', 'amber', ID, 'x', -1, 0, 0.5, 2 ** 53, 1e300, null, true, [], {}),
    );
    const nearly = (value: object, keys: readonly string[]) =>
      fc
        .record({
          changed: fc.dictionary(fc.constantFrom(...keys, 'other', '__proto__'), odd, { maxKeys: 2 }),
          without: fc.subarray([...keys], { maxLength: 1 }),
        })
        .map(({ changed, without }) =>
          Object.fromEntries(Object.entries({ ...value, ...changed }).filter(([key]) => !without.includes(key))),
        );
    const inputs = fc.oneof(
      fc.constant(input),
      nearly(input, ['seat', 'version', 'answer']),
      fc.constantFrom({ seat: 'amber', undo: true, all: true }, { seat: 'jade', interjection: 'offer', value: 1 }),
    );
    const messages = inputs.chain((one) =>
      fc.oneof(
        fc.constant({ type: 'put', id: ID, input: one }),
        nearly({ type: 'put', id: ID, input: one }, ['type', 'id', 'input']),
        fc.constant({ type: 'preview', id: ID, input: one }),
      ),
    );
    let taken = 0;
    fc.assert(
      fc.property(messages, (message) => {
        const plain: unknown = JSON.parse(JSON.stringify(message));
        const expected = clientMessage.safeParse(plain).data;
        if (expected) taken++;
        expect(read(JSON.stringify(message))).toEqual(expected);
      }),
      { numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(300);
  });

  it('is none where it is no JSON, deep, large or cannot be counted', () => {
    const message = (answer: string) =>
      `{"type":"put","id":"${ID}","input":{"seat":"amber","version":1,"answer":${answer}}}`;
    const deep = (depth: number) => message('['.repeat(depth) + ']'.repeat(depth));
    // The message, its input and the answer are three levels.
    expect(read(deep(DEEPEST - 1))).toBeDefined();
    expect(read(deep(DEEPEST))).toBeUndefined();
    const large = (count: number) => message(JSON.stringify(Array(count).fill(1)));
    // Beside the numbers there are the message, what is in it, and the list: seven.
    expect(read(large(MOST - 7))).toBeDefined();
    expect(read(large(MOST - 6))).toBeUndefined();
    for (const answer of ['1e999', '[-1e999]', '{', '']) expect(read(message(answer))).toBeUndefined();
  });

  it('is modest or not by its depth, its count and its numbers alone', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(isModest(value)).toBe(true);
        let deep: unknown = value;
        for (let i = 0; i <= DEEPEST; i++) deep = { deep };
        expect(isModest(deep)).toBe(false);
        expect(isModest([value, Number.POSITIVE_INFINITY])).toBe(false);
      }),
    );
  });
});

describe('what is sent', () => {
  it('comes as it was sent, of any length and in any letters', async () => {
    const lengths = [0, 1, 41, 42, 125, 126, 127, 21_845, 65_535, 65_536, 300_000];
    const texts = lengths.flatMap((length) => ['a', 'ä', '灯', '🏮'].map((letter) => letter.repeat(length)));
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => server.close());
    await once(server, 'listening');
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const heard: string[] = [];
    client.on('message', (data) => heard.push(String(data)));
    const [socket, request] = (await once(server, 'connection')) as [WebSocket, IncomingMessage];
    const outbox = new Outbox(request.socket);
    for (const text of texts) outbox.send(text);
    await new Promise(setImmediate);
    outbox.send('last');
    outbox.flush();
    socket.close();
    await once(client, 'close');
    expect(heard).toEqual([...texts, 'last']);
  });

  it('goes out in one piece for each turn', async () => {
    const stream = new PassThrough();
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    const outbox = new Outbox(stream);
    for (const text of ['one', 'two', 'three']) outbox.send(text);
    expect(outbox.length).toBe(11);
    await new Promise(setImmediate);
    expect(outbox.length).toBe(0);
    expect(pieces.map(String)).toEqual(
      ['\x81\x03one\x81\x03two\x81\x05three'].map((text) => String(Buffer.from(text, 'latin1'))),
    );
  });

  it('goes nowhere when nobody is there any more', async () => {
    const stream = new PassThrough();
    const outbox = new Outbox(stream);
    stream.end();
    outbox.send('late');
    await new Promise(setImmediate);
    expect(stream.read()).toBeNull();
  });
});
