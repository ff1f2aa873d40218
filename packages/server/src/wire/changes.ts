/** What a socket is told that wants changes (`?changes=true`) instead of the whole again. */
import { z } from 'zod';
import type { Operation } from '../patch.js';
import { anyJson, count, listOf, seat, shape } from './parts.js';
import { logEntry } from './replies.js';

const path = z.string().describe('Where in the position, as a JSON Pointer (RFC 6901).');

const operation: z.ZodType<Operation> = z
  .union([shape({ op: z.enum(['add', 'replace']), path, value: anyJson() }), shape({ op: z.literal('remove'), path })])
  .meta({ id: 'Operation', description: 'One operation of a JSON Patch (RFC 6902); others do not come.' });

export const positionChange = shape({
  seat: seat.nullable().describe('`null` for a spectator.'),
  number: count.describe(
    'One more than that of the position that it changes. Where it is another, something was missed: connect again.',
  ),
  patch: listOf(operation).describe('What has changed in the position but for its log, in this order.'),
  logFrom: count.describe('How much of the log that was sent before still holds.'),
  log: listOf(logEntry).describe('The log from `logFrom` on, as far as this seat may know it.'),
}).meta({ id: 'PositionChange', description: 'How a table has changed, as one seat sees it.' });
export type PositionChange = z.infer<typeof positionChange>;
