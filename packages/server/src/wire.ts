/**
 * What goes over the wire, both ways: the shapes of requests, replies and socket messages. The server checks with the
 * schemas what comes in; the page imports the types alone.
 */
import type {
  AskDescription,
  CannotUndo,
  Input,
  LogEntry,
  OptionsRefusal,
  Possible,
  RefusalReason,
  Standing,
} from '@polity/kernel';
import { z } from 'zod';
import { visible } from './visible.js';

/** Names are shown to others: short, one line, nothing in them that cannot be seen. */
export const playerName = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .refine((name) => visible(name) === name, 'has characters in it that cannot be seen');

const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** A client-made id: the same one sent twice is taken once. */
const clientId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Who sits on a seat when a table is made. */
export const seatPlan = z.union([z.literal('me'), z.literal('open'), z.object({ bot: id }).strict()]);

/** The options of a game, by name. */
export const options = z.record(id, z.union([z.string().max(64), z.number(), z.boolean()]));

/** `POST /api/games/:game/options`: why these options do not go together; null where they do. */
export interface OptionsCheck {
  readonly refusal: OptionsRefusal | null;
}

export const newTable = z
  .object({
    game: id,
    options: options.default({}),
    seats: z.record(id, seatPlan),
    /** Whether it is listed for strangers; a table that is not can be joined by its link. */
    listed: z.boolean().default(false),
    /** Start at once, when no seat is open. */
    start: z.boolean().default(false),
  })
  .strict();
export type NewTable = z.input<typeof newTable>;

export const seatChange = z.union([
  z.object({ take: z.literal(true) }).strict(),
  z.object({ leave: z.literal(true) }).strict(),
  /** Hands the seat to a bot, or takes it back from it. */
  z.object({ bot: id.nullable() }).strict(),
]);
export type SeatChange = z.infer<typeof seatChange>;

/** Whatever JSON can write. How much of it there may be is looked at before any schema is. */
const anyJson = z.custom<unknown>((value) => value !== undefined);
const answer = z.object({ seat: id, version: z.int().min(0), answer: anyJson }).strict();
const interjection = z.object({ seat: id, interjection: id, value: anyJson }).strict();
const undo = z.object({ seat: id, undo: z.literal(true), all: z.boolean().default(false) }).strict();

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
  | { readonly type: 'preview'; readonly id: string; readonly input: Input }
  | { readonly type: 'chat'; readonly id: string; readonly text: string };

export const clientMessage: z.ZodType<ClientMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('put'), id: clientId, input: z.union([answer, interjection, undo]) }).strict(),
  z.object({ type: z.literal('preview'), id: clientId, input: z.union([answer, interjection]) }).strict(),
  z.object({ type: z.literal('chat'), id: clientId, text: line }).strict(),
]);

export type SeatHolder =
  | { readonly kind: 'open' }
  /** `name` is empty for somebody who has not said it. */
  | { readonly kind: 'person'; readonly name: string; readonly you: boolean; readonly connected: boolean }
  /** `yours`: it plays for you until you take the seat back. `insteadOf`: the bot that was to play and kept failing. */
  | { readonly kind: 'bot'; readonly bot: string; readonly yours: boolean; readonly insteadOf?: string };

export type TableStatus = 'gathering' | 'playing' | 'over';

/** What everybody with the link may know of a table. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [name: string]: string | number | boolean };
  readonly status: TableStatus;
  readonly listed: boolean;
  /** Whether the browser that asks made the table, and may start it. */
  readonly host: boolean;
  readonly seats: readonly { readonly seat: string; readonly holder: SeatHolder }[];
  /** Seats that are deciding now. */
  readonly deciding: readonly string[];
  readonly spectators: number;
  /** SHA-256 of the seed; the seed itself once the game is over. */
  readonly commitment: string;
  readonly seed: string | null;
  /** Components that every table here begins with, where somebody works on a game; empty where people play. */
  readonly laid: readonly string[];
  /** The next table with the same people, if somebody has asked for it. */
  readonly rematch: string | null;
  readonly createdAt: number;
}

export interface GameSummary {
  readonly id: string;
  readonly options: { readonly [name: string]: { readonly values: readonly (string | number | boolean)[] } };
  /** The seats for each number of players that the `seats` option allows; for the only one, where there is no such option. */
  readonly seatsFor: { readonly [players: string]: readonly string[] };
  readonly bots: readonly string[];
}

export interface Me {
  readonly name: string | null;
}

/** A table as one seat sees it (or, with seat null, a spectator). */
export interface SeatPosition {
  readonly seat: string | null;
  readonly view: object;
  readonly ask: AskDescription | null;
  /** The seat has answered in secret and waits for the others. */
  readonly waiting: boolean;
  /** Why nothing can be taken back; null when it can. */
  readonly cannotUndo: CannotUndo['reason'] | null;
  /** What it may put in out of turn now. */
  readonly interjections: readonly Possible[];
  /** The log from `logFrom` on, as far as this seat may know it; what came before is unchanged. */
  readonly logFrom: number;
  readonly log: readonly LogEntry[];
}

export interface ChatLine {
  readonly number: number;
  readonly name: string;
  /** The seats that the speaker holds; none for a spectator. */
  readonly seats: readonly string[];
  readonly text: string;
  readonly at: number;
}

/** What a browser gets over a table's socket. */
export type ServerMessage =
  | { readonly type: 'table'; readonly table: TableSummary }
  /**
   * One entry for each seat that the browser holds, or one with seat null. A seat that a bot plays for the browser's
   * player is among them, with its view but without an ask. Not sent before the game has begun; sent in full (`logFrom`
   * 0) when the socket opens and when the browser's seats change. `standings` is empty until the game is over.
   */
  | {
      readonly type: 'position';
      readonly positions: readonly SeatPosition[];
      readonly over: boolean;
      readonly standings: readonly Standing[];
      /** The seat that has taken back what the log had told here, where that has just happened. */
      readonly undone?: string;
    }
  | { readonly type: 'accepted'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string | null; readonly reason: RefusedBecause; readonly message: string }
  | {
      readonly type: 'preview';
      readonly id: string;
      readonly view: object;
      readonly log: readonly LogEntry[];
      readonly stopped: 'revelation' | 'asked' | 'over';
    }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] };

/**
 * Refusals that are not the game's. `cannot-undo`: the message is the reason (`nothing`, `revealed`, `others`).
 * `rules-failed`: the game's rules broke on what was put in, and nothing has changed; the message says which table and
 * version to report.
 * `unknown-player`: a browser without a token (see `GET /api/me`) cannot chat.
 */
export type WireRefusal =
  | 'not-your-seat'
  | 'not-playing'
  | 'too-fast'
  | 'too-large'
  | 'cannot-undo'
  | 'busy'
  | 'rules-failed'
  | 'unknown-player';

export type RefusedBecause = RefusalReason | WireRefusal;

/** Close codes of a table's socket. */
export const CLOSE = {
  noSuchTable: 4404,
  forbidden: 4403,
  malformed: 4400,
  tooLarge: 1009,
  tooFast: 4429,
  tooMany: 4430,
  goingAway: 1001,
  /** Something went wrong with this table here; connecting again may help. */
  failed: 1011,
} as const;

/** Errors of the HTTP interface. */
export interface Problem {
  readonly error: string;
  readonly message: string;
  /** Which options of a game do not go together: the game has words for it, `refused.<kind>`. */
  readonly refusal?: OptionsRefusal;
}

/** How a finished game is shown again: every position as a spectator or the seat saw it, by entry number. */
export interface ReplayStep {
  /** 0 is the beginning; `steps` is the end. */
  readonly step: number;
  readonly steps: number;
  readonly view: object;
  /** The log up to this step, from the `logFrom` that was asked for on (0, if none was). */
  readonly logFrom: number;
  readonly log: readonly LogEntry[];
}

/** `POST /api/tables/:id/recovery`: what the link holds that opens these seats in another browser. It is told this once. */
export interface NewRecovery {
  readonly token: string;
}

/** `POST /api/tables/:id/recover`. */
export const recovery = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }).strict();

/** How a game looked to a seat or a spectator at an earlier moment, while it is being played. */
export interface PastPosition {
  /** How much of its log it had been told then. */
  readonly told: number;
  /** All moments that can be looked at, by how much of the log had been told; the last is now. */
  readonly moments: readonly number[];
  readonly view: object;
}

/** `GET /api/tables`: the listed ones that wait for players, and those of the browser that asks. */
export interface TableList {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

/** `PUT /api/me`. */
export const newName = z.object({ name: playerName }).strict();
