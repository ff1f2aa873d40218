/** Frames that ill will sends over a table's socket, and how many of each kind one socket has time for. */
import type { Random } from '@polity/kernel';

/** What the ill-willed know of a table: anybody with its link does. */
export interface Target {
  readonly table: string;
  readonly seats: readonly string[];
  /** Ids under which others have sent something. */
  readonly stolen: readonly string[];
}

export type Frame =
  | { readonly kind: 'message'; readonly data: string | Buffer }
  | { readonly kind: 'ping'; readonly data: string };

/** Below what a socket may send at once, so that the server really looks at all of it. */
const BURST = 180;
/** A few more than may be malformed. */
const MALFORMED = 14;
const TOO_MANY = 450;
const TOO_LARGE = 20_000;

/** How ids of chat begin: that alone may be taken. */
export const CHAT = 'ill-will-chat-';

const BROKEN: readonly (() => string | Buffer)[] = [
  () => '',
  () => '{',
  () => 'null',
  () => '[]',
  () => '"put"',
  () => '{"type":"put"}',
  () => '{"type":"steal","id":"12345678"}',
  () => '{"__proto__":{"type":"put"},"type":"put"}',
  () => `${'['.repeat(7000)}${']'.repeat(7000)}`,
  () => `[${Array(2000).fill('[1e999]').join(',')}]`,
  () => `{"type":"put","id":"12345678","input":{"seat":"x","version":1e999,"answer":1}}`,
  () =>
    `{"type":"put","id":"12345678","input":{"seat":"x","version":0,"answer":${'{"a":'.repeat(900)}1${'}'.repeat(900)}}}`,
  () => `{"type":"chat","id":"12345678","text":"${'\\u202e'.repeat(400)}"}`,
  () => Buffer.from([0, 255, 254, 1, 2, 3]),
  () => Buffer.alloc(9000, 0x5b),
];

type Maker = (target: Target, luck: Random) => readonly Frame[];

const message = (data: string | Buffer): Frame => ({ kind: 'message', data });
const times = <T>(count: number, make: (nth: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Things that are well put and not for whoever puts them: other seats, old questions, others' ids. */
function wellPut({ seats, stolen }: Target, luck: Random): string {
  const seat = luck.pick([...seats, 'nobody', 'constructor']);
  const id = stolen.length > 0 && luck.int(2) === 0 ? luck.pick(stolen) : `ill-will-${luck.int(1e9)}`;
  const version = luck.int(200);
  const answer = luck.pick<unknown>([0, 1, -1, null, true, 'pass', [], [0], { a: 1 }, 1e300, '__proto__']);
  const input = luck.pick<object>([
    { seat, version, answer },
    { seat, undo: true, all: luck.int(2) === 0 },
    { seat, interjection: luck.pick(['offer', 'accept', 'toString']), value: answer },
  ]);
  const type = 'undo' in input || luck.int(3) > 0 ? 'put' : 'preview';
  return JSON.stringify({ type, id, input });
}

const MAKERS: readonly { readonly weight: number; readonly make: Maker }[] = [
  { weight: 12, make: (target, luck) => times(BURST, () => message(wellPut(target, luck))) },
  { weight: 3, make: () => times(BURST, (nth) => ({ kind: 'ping', data: `${nth}` })) },
  { weight: 2, make: () => times(TOO_MANY, () => ({ kind: 'ping', data: 'x'.repeat(120) })) },
  { weight: 2, make: (target, luck) => times(TOO_MANY, () => message(wellPut(target, luck))) },
  { weight: 4, make: (_, luck) => times(MALFORMED, () => message(luck.pick(BROKEN)())) },
  { weight: 1, make: () => [message('x'.repeat(TOO_LARGE)), message(Buffer.alloc(TOO_LARGE))] },
  {
    weight: 1,
    make: (_, luck) =>
      times(40, () => message(JSON.stringify({ type: 'chat', id: `${CHAT}${luck.int(1e9)}`, text: 'spam' }))),
  },
];
const ALL = MAKERS.flatMap(({ weight, make }) => Array<Maker>(weight).fill(make));

/** What one socket sends. */
export function hostileFrames(target: Target, luck: Random): readonly Frame[] {
  return luck.pick(ALL)(target, luck);
}

/** Bytes that are no frames at all: without a mask, of kinds that there are none, longer than any memory. */
export const NO_FRAMES: readonly Buffer[] = [
  Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
  Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x09, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  Buffer.from([0x88, 0x81, 0, 0, 0, 0, 1]),
  Buffer.from('GET / HTTP/1.1\r\n\r\n'),
];
