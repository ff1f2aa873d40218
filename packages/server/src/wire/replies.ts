/** What is answered over HTTP. */
import type { JsonObject } from '@polity/kernel';
import { z } from 'zod';
import { anyJson, count, gamesOwn, listOf, moment, named, optionValue, seat, shape } from './parts.js';

const optionsRefusal = shape({
  kind: z.string(),
  params: z.custom<JsonObject>((value) => gamesOwn.safeParse(value).success).meta({ type: 'object' }),
}).describe('Which options of a game do not go together: the game has words for it, `refused.<kind>`.');

/** `POST /api/games/:game/options`. */
export const optionsCheck = shape({
  refusal: optionsRefusal.nullable().describe('Why these options do not go together; `null` where they do.'),
}).meta({ id: 'OptionsCheck' });
export type OptionsCheck = z.infer<typeof optionsCheck>;

export const seatHolder = z
  .discriminatedUnion('kind', [
    shape({ kind: z.literal('open') }),
    shape({
      kind: z.literal('person'),
      name: z.string().describe('Empty for somebody who has not said it.'),
      you: z.boolean(),
      connected: z.boolean(),
    }),
    shape({
      kind: z.literal('bot'),
      bot: z.string(),
      yours: z.boolean().describe('It plays for you until you take the seat back.'),
      insteadOf: z.string().exactOptional().describe('The bot that was to play and kept failing.'),
    }),
    shape({
      kind: z.literal('successor'),
      way: z.string().describe('How the game itself plays the seat, or is about to, in place of somebody who is gone.'),
    }),
  ])
  .meta({ id: 'SeatHolder', description: 'Who sits there.' });
export type SeatHolder = z.infer<typeof seatHolder>;

export const seatSuccession = shape({
  ways: listOf(z.string()).describe('How the game itself could play the seat from now on, for good.'),
  wanted: z.string().nullable().describe('The way that somebody wants.'),
  agreed: z.boolean().describe('Whether you agree to that.'),
  missing: listOf(seat).describe('The seats of those who have not agreed yet.'),
}).meta({ id: 'SeatSuccession', description: 'Whether the game itself takes the place of somebody who is gone.' });
export type SeatSuccession = z.infer<typeof seatSuccession>;

export const tableStatus = z.enum(['gathering', 'playing', 'over']);
export type TableStatus = z.infer<typeof tableStatus>;

export const tableTrouble = z.enum(['no-game', 'rules-changed', 'unreadable', 'cannot-start']).meta({
  id: 'TableTrouble',
  description:
    'Why a table cannot be played here now; all that was put in is kept. `no-game`: the server has no such game. ' +
    '`rules-changed`: it was saved under rules of another number, and these cannot go on with it. `unreadable`: the ' +
    'same rules cannot go on with it. `cannot-start`: the rules broke when it was to begin.',
});
export type TableTrouble = z.infer<typeof tableTrouble>;

export const tableSummary = shape({
  id: z.string(),
  game: z.string(),
  options: named(optionValue),
  status: tableStatus,
  trouble: tableTrouble.nullable(),
  listed: z.boolean(),
  host: z.boolean().describe('Whether you made the table, and may start it.'),
  seats: listOf(shape({ seat, holder: seatHolder, succession: seatSuccession.exactOptional() })),
  deciding: listOf(seat).describe('Seats that are deciding now.'),
  progress: shape({ round: z.int().min(1), rounds: z.int().min(1) })
    .describe('Which round is played, where a game has rounds.')
    .exactOptional(),
  spectators: count,
  commitment: z.string().describe('SHA-256 of the seed from which the game is dealt.'),
  seed: z.string().nullable().describe('The seed itself once the game is over.'),
  laid: listOf(z.string()).describe(
    'Components that every table here begins with, where somebody works on a game; empty where people play.',
  ),
  rematch: z.string().nullable().describe('The next table with the same people, if somebody has asked for it.'),
  createdAt: moment,
}).meta({ id: 'TableSummary', description: 'What everybody with the link may know of a table.' });
export type TableSummary = z.infer<typeof tableSummary>;

/** `GET /api/tables`. */
export const tableList = shape({
  open: listOf(tableSummary).describe('The listed ones that wait for players.'),
  mine: listOf(tableSummary).describe('Those at which you sit or that you made.'),
}).meta({ id: 'TableList' });
export type TableList = z.infer<typeof tableList>;

export const gameSummary = shape({
  id: z.string(),
  options: named(shape({ values: listOf(optionValue), longest: count.optional() })).describe(
    'The values of each option; the first is the usual one. Where there is a `longest`, any text up to that length is one too.',
  ),
  seatsFor: named(listOf(seat)).describe(
    'The seats for each number of players that the option `seats` allows; for the only one, where there is no such option.',
  ),
  bots: listOf(z.string()),
}).meta({ id: 'GameSummary' });
export type GameSummary = z.infer<typeof gameSummary>;

export const me = shape({ name: z.string().nullable() }).meta({ id: 'Me' });
export type Me = z.infer<typeof me>;

export const rematch = shape({ id: z.string().describe('The next table.') }).meta({ id: 'Rematch' });

/** `POST /api/tables/:id/recovery`. */
export const newRecovery = shape({
  token: z.string().describe('What the link holds that opens these seats in another browser. It is told this once.'),
}).meta({ id: 'NewRecovery' });
export type NewRecovery = z.infer<typeof newRecovery>;

export const health = shape({ ok: z.literal(true) }).meta({ id: 'Health' });

export const logEntry = shape({
  kind: z.string(),
  params: anyJson<JsonObject>().meta({ type: 'object' }),
  to: listOf(seat).exactOptional().describe('The seats that may know it, if not everybody.'),
}).meta({ id: 'LogEntry', description: 'Something that happened; the game has words for it, `log.<kind>`.' });

/** `GET /api/tables/:id/past`. */
export const pastPosition = shape({
  told: count.describe('How much of its log the seat had been told then.'),
  moments: listOf(count).describe(
    'All moments that can be looked at, by how much of the log had been told; the last is now.',
  ),
  rests: listOf(count).describe('Those of them at which somebody was asked; at the others the game went on by itself.'),
  steps: listOf(count)
    .nullable()
    .describe('Once the game is over: how many entries of its record had been put in by each moment.'),
  view: gamesOwn.describe('What the seat saw then, as the game shows it.'),
}).meta({ id: 'PastPosition' });
export type PastPosition = z.infer<typeof pastPosition>;

/** What can be wrong with a request, and what each means. */
export const PROBLEMS = {
  malformed: 'It cannot be read, or something in it is not as described; the message says what.',
  nobody: 'Nobody would sit at this table.',
  'no-such-game': 'The game is not offered here, or not any more.',
  'no-such-seat': 'The game or the table has no such seat.',
  'no-such-bot': 'There is no such bot here.',
  'no-such-table': 'There is no table with this id.',
  'no-such-link': 'This link opens no seat, or not any more.',
  'no-seat': 'The seat of this link has gone to somebody else.',
  'not-found': 'There is nothing under this address.',
  forbidden: 'It is not for who asks, or another site asked for it.',
  'not-your-seat': 'Somebody else plays this seat.',
  'seat-taken': 'Somebody sits there already.',
  'no-successor': 'The game cannot play this seat itself, or not in this way.',
  'seats-open': 'The game cannot begin while a seat is open.',
  'not-gathering': 'The game has begun already.',
  'not-playing': 'The game has not begun, or is over.',
  'not-over': 'The game is not over yet.',
  'among-people': 'At a table with other people everybody thinks for themselves.',
  'cannot-judge': 'This game cannot judge what a decision is worth.',
  over: 'The game is over.',
  changed: 'The table has changed meanwhile; look and try again.',
  'rules-changed': 'The rules have changed since this game was played, so that it cannot be shown again.',
  'rules-failed': 'The rules of the game broke on it, and nothing has changed; the log of the server has the cause.',
  'too-large': 'The body is larger than what is read.',
  'another-name': 'The server was called by a name that is not its own (see `--name`).',
  'too-fast': 'Too much came from this address; wait before trying again.',
  failed: 'Something went wrong in the server; it has been noted there.',
  busy: 'What is kept cannot be reached now, or the server is going down; try again.',
} as const;
export type ProblemKind = keyof typeof PROBLEMS;

/** Errors of the HTTP interface. */
export const problem = shape({
  error: z.enum(Object.keys(PROBLEMS) as [ProblemKind, ...ProblemKind[]]),
  message: z.string().describe('In English, for whoever writes a program.'),
  refusal: optionsRefusal.exactOptional(),
}).meta({ id: 'Problem', description: 'Why something was not done. Nothing has changed.' });
export type Problem = z.infer<typeof problem>;
