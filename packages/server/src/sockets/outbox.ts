/**
 * What is sent to a socket. All of it that is sent in one turn of the event loop goes out in one piece: that is one call
 * of the system for each socket, where every frame by itself would be several.
 */
import type { Duplex } from 'node:stream';

/** A text frame that is whole, as a server sends it: not masked (RFC 6455, 5.2). */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** Lengths from which on a frame says its length in more bytes. */
const SHORT = 126;
const LONG = 2 ** 16;
const LONGEST_HEADER = 10;
/** Of one character of JavaScript's in UTF-8. */
const MOST_BYTES = 3;

/** Where frames are put together before they are copied; what does not fit gets room of its own. */
const bench = Buffer.allocUnsafeSlow(2 ** 18);

/** Those in which something waits. */
let waiting: Outbox[] = [];

function sendAll(): void {
  const all = waiting;
  waiting = [];
  for (const outbox of all) outbox.flush();
}

export class Outbox {
  private messages: string[] = [];
  /** How many characters wait here for the end of the turn. */
  length = 0;

  constructor(private readonly stream: Duplex) {}

  send(text: string): void {
    this.length += text.length;
    if (this.messages.push(text) > 1) return;
    if (waiting.push(this) === 1) setImmediate(sendAll);
  }

  /** Sends what waits. Whoever writes to the stream by another way, and would have it in order, asks for this before. */
  flush(): void {
    const { messages, stream, length } = this;
    if (messages.length === 0) return;
    this.messages = [];
    this.length = 0;
    if (!stream.writable) return;
    const most = MOST_BYTES * length + LONGEST_HEADER * messages.length;
    const room = most > bench.length ? Buffer.allocUnsafeSlow(most) : bench;
    let end = 0;
    for (const message of messages) end = writeFrame(room, end, message);
    stream.write(room === bench ? Buffer.from(bench.subarray(0, end)) : room.subarray(0, end));
  }
}

/** @returns where it ends. */
function writeFrame(room: Buffer, at: number, text: string): number {
  const header = headerFor(text);
  const length = room.write(text, at + header, 'utf8');
  room[at] = TEXT;
  if (header === 2) room[at + 1] = length;
  else if (header === 4) {
    room[at + 1] = TWO_BYTES;
    room.writeUInt16BE(length, at + 2);
  } else {
    room[at + 1] = EIGHT_BYTES;
    room.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + header + length;
}

/** How long the header is. The bytes are counted only where that makes a difference. */
function headerFor(text: string): number {
  const { length } = text;
  if (MOST_BYTES * length < SHORT) return 2;
  if (length >= SHORT && MOST_BYTES * length < LONG) return 4;
  const bytes = Buffer.byteLength(text);
  if (bytes < SHORT) return 2;
  return bytes < LONG ? 4 : LONGEST_HEADER;
}
