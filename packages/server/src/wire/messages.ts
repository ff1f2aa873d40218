/** What goes over a table's socket, both ways. */
import type { AskDescription, Input, Json, JsonObject, Standing } from '@polity/kernel';
import { z } from 'zod';
import { visible } from '../visible.js';
import { positionChange } from './changes.js';
import { anyJson, count, gamesOwn, id, listOf, moment, seat, shape } from './parts.js';
import { logEntry, tableSummary } from './replies.js';

export const CLIENT_ID = /^[A-Za-z0-9_-]{8,64}$/;

const clientId = z
  .string()
  .regex(CLIENT_ID)
  .describe('Made by who sends it. What is sent twice with the same id is taken once.');

const answer = z
  .object({
    seat: id,
    version: z.int().min(0).describe('The `version` of the ask that is answered.'),
    answer: anyJson().describe('One of the options, a list of some of them, or an amount, as the ask wants it.'),
  })
  .strict()
  .meta({ id: 'Answer', description: 'An answer to what the seat is asked.' });
const interjection = z
  .object({
    seat: id,
    interjection: id.describe('The `kind` of one of the `interjections` of the position.'),
    value: anyJson().describe('One of its options, or more where it says so.'),
  })
  .strict()
  .meta({ id: 'Interjection', description: 'Something that the seat puts in out of turn.' });
const undo = z
  .object({
    seat: id,
    undo: z.literal(true),
    all: z.boolean().default(false).describe('Everything up to the last that cannot be taken back, not only the last.'),
  })
  .strict()
  .meta({ id: 'Undo', description: 'The seat takes its last answer back.' });

/** A seat takes its last answer back, or all of them up to the last that cannot be taken back. */
export interface Undo {
  readonly seat: string;
  readonly undo: true;
  readonly all: boolean;
}
/** What a seat puts in: what the kernel takes as an input, or the wish to take one back. */
export type Put = Input | Undo;

/** A line of chat: what can be seen of it. */
const line = z.string().max(500).transform(visible).pipe(z.string().min(1));

/** What a browser may send over a table's socket. */
export type ClientMessage =
  | { readonly type: 'put'; readonly id: string; readonly input: Put }
  | { readonly type: 'preview'; readonly id: string; readonly input: Input; readonly next?: readonly unknown[] }
  | { readonly type: 'chat'; readonly id: string; readonly text: string; readonly to?: string }
  | { readonly type: 'hurry'; readonly id: string };

export const clientMessage: z.ZodType<ClientMessage> = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('put'), id: clientId, input: z.union([answer, interjection, undo]) })
    .strict()
    .describe('Puts something in for a seat that you play. It is `accepted` when it is kept, or `refused`.'),
  z
    .object({
      type: z.literal('preview'),
      id: clientId,
      input: z.union([answer, interjection]),
      next: z
        .array(anyJson())
        .max(40)
        .exactOptional()
        .describe('What the seat would answer to the questions that follow, as far as it fits them.'),
    })
    .strict()
    .describe('Asks what would come of it, up to the first thing that nobody can know yet. Nothing changes.'),
  z
    .object({
      type: z.literal('chat'),
      id: clientId,
      text: line.describe('What cannot be seen is left out.'),
      to: id.exactOptional().describe('The seat of the one person who is to hear it; you have to play a seat too.'),
    })
    .strict()
    .describe('Says something to everybody at the table, or to one who plays there. Needs a token (`GET /api/me`).'),
  z
    .object({ type: z.literal('hurry'), id: clientId })
    .strict()
    .describe(
      'You do not want to wait for bots. Once everybody who holds a seat and is connected has said so, they answer without a pause. The wish holds until a seat that you play is asked something.',
    ),
]);

export const ask: z.ZodType<AskDescription> = shape({
  seat,
  kind: z.string().describe('What is asked; the game has words for it.'),
  version: count.describe('What an answer has to name.'),
  type: z.enum(['one', 'some', 'amount']).describe('Pick one of the options, some of them, or name an amount.'),
  options: listOf(anyJson<Json>()).describe('What can be picked; empty for an amount.'),
  min: z.int().describe('The fewest options to pick, or the least amount.'),
  max: z.int().describe('The most options to pick, or the greatest amount.'),
  canStop: z.boolean().describe('Whether `null`, no option at all, is an answer too.'),
  about: anyJson<JsonObject>().meta({ type: 'object' }).describe('What the question is about, as its game says it.'),
}).meta({ id: 'Ask', description: 'A question to a seat.' });

const interjections = listOf(
  shape({
    kind: z.string(),
    options: listOf(anyJson()),
    more: z.boolean().describe('Whether more can be put in than these; a preview tells.'),
  }),
);

const undoReasons = z.enum(['nothing', 'revealed', 'others', 'interjected']);

export const seatPosition = shape({
  seat: seat.nullable().describe('`null` for a spectator.'),
  view: gamesOwn.describe('All that the seat may know of the position, as the game shows it.'),
  ask: ask.nullable().describe('What the seat is asked now.'),
  waiting: z.boolean().describe('The seat has answered in secret and waits for the others.'),
  cannotUndo: undoReasons.nullable().describe('Why nothing can be taken back; `null` when it can.'),
  interjections: interjections.describe('What it may put in out of turn now.'),
  number: count
    .exactOptional()
    .describe('With `?changes=true`: the number of this position among those that the seat was shown.'),
  logFrom: count.describe('How much of the log that was sent before still holds.'),
  log: listOf(logEntry).describe('The log from `logFrom` on, as far as this seat may know it.'),
}).meta({ id: 'SeatPosition', description: 'A table as one seat sees it.' });
export type SeatPosition = z.infer<typeof seatPosition>;

const standing: z.ZodType<Standing> = shape({
  seat,
  place: z.int().min(1).describe('Seats that the rules cannot tell apart share a place.'),
  score: z.number(),
  won: z.boolean(),
  points: listOf(shape({ source: z.string(), round: z.int(), amount: z.number() })).describe(
    'Where the score came from; sums up to the score.',
  ),
}).meta({ id: 'Standing' });
export const standings = listOf(standing);

export const chatLine = shape({
  number: z.int().min(1),
  name: z.string().describe('Empty for somebody who has not said it.'),
  guest: z.int().min(1).exactOptional().describe('Which of the guests it is, where there is no name.'),
  seats: listOf(seat).describe('The seats that the speaker holds; none for a spectator.'),
  text: z.string(),
  at: moment,
}).meta({ id: 'ChatLine' });
export type ChatLine = z.infer<typeof chatLine>;

export const privateLine = shape({
  id: z.string().describe('Tells it from every other line.'),
  name: z.string().describe('Of who speaks; empty for somebody who has not said it.'),
  seats: listOf(seat).describe('The seats that the speaker played then.'),
  to: shape({ seat, name: z.string().describe('Empty for somebody who has not said it.') }).describe(
    'Who was spoken to.',
  ),
  text: z.string(),
  at: moment,
}).meta({ id: 'PrivateLine', description: 'Something that was said between two people at the table.' });
export type PrivateLine = z.infer<typeof privateLine>;

/** Why something that was sent over a socket was not done, and what each means. */
export const REFUSALS = {
  malformed: 'It cannot be read, is larger or deeper than any answer, or is not what the ask wants.',
  'not-your-seat': 'You do not play that seat.',
  'unknown-seat': 'There is no such seat at this table.',
  'not-playing': 'The game has not begun.',
  'not-asked': 'The seat is not asked anything now.',
  stale: 'The seat is asked something else by now: look at the last `position`.',
  'not-an-option': 'The answer is none of the options, or what is put in out of turn cannot be put in now.',
  over: 'The game is over.',
  'cannot-undo': 'The message is the reason: `nothing`, `revealed`, `others` or `interjected`.',
  'too-fast': 'More came than is taken; wait a moment and send it again.',
  busy: 'It could not be kept now; send it again with the same id.',
  'rules-failed':
    "The game's rules broke on it, and nothing has changed; the message says which table and version to report.",
  'not-seated': 'Only who plays a seat can speak to another seat alone.',
  'nobody-there': 'No person but you plays the seat that is spoken to.',
  'unknown-player': 'Who has no token (see `GET /api/me`) cannot chat.',
} as const;
export type RefusedBecause = keyof typeof REFUSALS;
const refusedBecause = z.enum(Object.keys(REFUSALS) as [RefusedBecause, ...RefusedBecause[]]);

export const serverMessage = z.discriminatedUnion('type', [
  shape({ type: z.literal('table'), table: tableSummary }).describe(
    'Who sits where, and how far the table is. Comes when the socket opens, and whenever something in it changes.',
  ),
  shape({
    type: z.literal('position'),
    positions: listOf(seatPosition).describe(
      'One for each seat that you hold, or one with seat `null`. A seat that a bot plays for you is among them, with its view but without an ask.',
    ),
    over: z.boolean(),
    standings: standings.describe('Empty until the game is over.'),
    undone: seat
      .exactOptional()
      .describe('The seat that has taken back what the log had told here, where that has just happened.'),
  }).describe(
    'The game as you may see it. Not sent before it has begun; in full (`logFrom` 0) when the socket opens and when your seats change, and after that whenever something changes for your seats.',
  ),
  shape({
    type: z.literal('change'),
    changes: listOf(positionChange).describe('One for each of your seats for which something has changed.'),
    over: z.boolean(),
    standings: standings.describe('Empty until the game is over.'),
    undone: seat
      .exactOptional()
      .describe('The seat that has taken back what the log had told here, where that has just happened.'),
  }).describe(
    'With `?changes=true`, instead of a `position` after the first: what has changed in it. Where that is not much shorter, a `position` comes all the same.',
  ),
  shape({ type: z.literal('deciding'), deciding: listOf(seat) }).describe(
    'With `?changes=true`, instead of a `table` in which nothing has changed but who decides.',
  ),
  shape({ type: z.literal('accepted'), id: z.string() }).describe(
    'What you sent with this id has been done and is kept.',
  ),
  shape({
    type: z.literal('refused'),
    id: z.string().nullable().describe('What you sent with this id; `null` for what could not be read.'),
    reason: refusedBecause,
    message: z.string().describe('In English, for whoever writes a program.'),
  }).describe('What you sent has not been done. Nothing has changed.'),
  shape({
    type: z.literal('preview'),
    id: z.string(),
    view: gamesOwn.describe('What the seat would see.'),
    log: listOf(logEntry).describe('What would be told.'),
    stopped: z
      .enum(['revelation', 'asked', 'later', 'over'])
      .describe(
        'Before something that nobody can know yet, at the next question, before what then comes by itself, or at the end of the game.',
      ),
  }).describe('What would come of the input that you sent with this id.'),
  shape({ type: z.literal('chat'), lines: listOf(chatLine) }).describe(
    'What was said to everybody: the last 100 lines when the socket opens, then each line as it is said.',
  ),
  shape({ type: z.literal('private'), lines: listOf(privateLine) }).describe(
    'What was said by you to one person, or by one person to you; nobody else is told, nor that there was anything. The last 100 lines, if there are any, before the `chat` when the socket opens and when your seats change, then each line as it is said.',
  ),
]);
/** What a browser gets over a table's socket. */
export type ServerMessage = z.infer<typeof serverMessage>;

/** Close codes of a table's socket. */
export const CLOSE = {
  goingAway: 1001,
  tooLarge: 1009,
  failed: 1011,
  malformed: 4400,
  noSuchTable: 4404,
  tooFast: 4429,
  tooMany: 4430,
} as const;

/** What each means, and what who was connected does. */
export const CLOSED_BECAUSE: Readonly<Record<keyof typeof CLOSE, string>> = {
  goingAway: 'The server is going down. Connect again: another one may be there at once.',
  tooLarge: 'A frame was larger than what is read.',
  failed: 'Something went wrong with this table here. Connect again.',
  malformed:
    'Too much came from your address that could not be read. Connecting again does not help a program that is wrong.',
  noSuchTable: 'There is no such table. Do not connect again.',
  tooFast: 'You went on sending after you were told that it is too fast. Wait some seconds before you connect again.',
  tooMany:
    'Too many sockets look at this table, from your address or with your token. Wait some seconds before you connect again.',
};
