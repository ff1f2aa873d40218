/** What is asked over HTTP. */
import { z } from 'zod';
import { visible } from '../visible.js';
import { id } from './parts.js';

/** Names are shown to others: short, one line, nothing in them that cannot be seen. */
export const playerName = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .refine((name) => visible(name) === name, 'has characters in it that cannot be seen')
  .describe('One line without characters that cannot be seen; spaces around it are left out.');

/** `PUT /api/me`. */
export const newName = z.object({ name: playerName }).strict();

/** Who sits on a seat when a table is made. */
export const seatPlan = z
  .union([z.literal('me'), z.literal('open'), z.object({ bot: id }).strict()])
  .describe('Who sits there: who makes the table, nobody yet, or a bot.');

/** Longer than any text that a game takes; the game itself says how long one may be. */
const LONGEST_OPTION = 8192;

/** The options of a game, by name. */
export const options = z
  .record(id, z.union([z.string().max(LONGEST_OPTION), z.number(), z.boolean()]))
  .describe('Options of the game by name; what is not named is as usual.');

export const newTable = z
  .object({
    game: id.describe('One of `GET /api/games`.'),
    options: options.default({}),
    seats: z.record(id, seatPlan).describe('By seat; what is not named is open.'),
    listed: z
      .boolean()
      .default(false)
      .describe('Whether it is listed for strangers; a table that is not can be joined by its link.'),
    start: z.boolean().default(false).describe('Start at once, when no seat is open.'),
  })
  .strict();
export type NewTable = z.input<typeof newTable>;

export const seatChange = z.union([
  z.object({ take: z.literal(true) }).strict(),
  z.object({ leave: z.literal(true) }).strict(),
  z.object({ bot: id.nullable() }).strict().describe('Hands the seat to a bot, or with `null` takes it back from it.'),
  z
    .object({ successor: id.nullable() })
    .strict()
    .describe(
      'Agrees that the game itself plays the seat of somebody who is gone, in this way and for good; with `null` does ' +
        'not agree any more. It comes about when everybody agrees who plays another seat.',
    ),
]);
export type SeatChange = z.infer<typeof seatChange>;

/** `POST /api/tables/:id/recover`. */
export const recovery = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }).strict();

export const gameParams = z.object({ game: id });
export const tableParams = z.object({ id });
export const seatParams = z.object({ id, seat: id });

const seatSeen = id.optional().describe("Whose view; a spectator's, if not said.");

/** A moment of a game, by the log of who looks. */
export const pastMoment = z.object({
  told: z.coerce.number().int().min(0).describe('How much of the log had been told then.'),
  seat: seatSeen,
});
