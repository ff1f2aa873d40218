/** What looking ahead finds out: what the answers to a question promise. */
import type { Json, Looked, Part, Reckoned, Reckoning } from '@polity/kernel';
import { z } from 'zod';
import { ask } from './messages.js';
import { anyJson, count, id, listOf, seat, shape } from './parts.js';

/** `POST /api/tables/:id/weighing`. */
export const weighingOf = z
  .object({ seat: id.describe('A seat that you play, and that is asked something.') })
  .strict();

export const stepParams = z.object({ id, step: z.coerce.number().int().min(0) });

const part: z.ZodType<Part> = shape({
  field: z.enum(['aspect', 'source']),
  name: z.string().describe('The game has words for it, `name.<field>.<name>`.'),
  seat: seat.nullable().describe('Whose it is; `null` for what all share.'),
  points: z.number(),
});

const reckoned: z.ZodType<Reckoned> = shape({
  answer: anyJson<Json>(),
  margin: z.number().describe('By how many points the seat is likely to end before the best of the others.'),
  parts: listOf(part).describe('What tells it from the best answer, the best one from the next.'),
});

const reckoning: z.ZodType<Reckoning> = shape({
  seat,
  answers: listOf(reckoned).describe('The best first.'),
  worlds: count.describe('In how many worlds they were played on.'),
}).meta({ id: 'Reckoning', description: 'What the answers to a question promise.' });

const looked: z.ZodType<Looked> = shape({
  step: count.describe('The step of the replay at which it was decided.'),
  seat,
  ask,
  given: anyJson<Json>().describe('The answer that was given.'),
  cost: z.number().describe('Points by which the best answer promised more.'),
  reckoning,
}).meta({ id: 'Looked', description: 'A decision of a finished game, looked at again.' });

export const weighing = shape({
  reckoning: reckoning.nullable().describe('`null` where there is nothing to choose.'),
}).meta({ id: 'Weighing' });
export type Weighing = z.infer<typeof weighing>;

export const lookedStep = shape({
  looked: looked.nullable().describe('`null` where nothing was decided.'),
}).meta({ id: 'LookedStep' });
export type LookedStep = z.infer<typeof lookedStep>;

/** `POST /api/tables/:id/analysis`. */
export const analysisState = shape({
  done: count.describe('How many decisions have been looked at.'),
  of: count,
  found: listOf(looked).nullable().describe('What cost each seat most, the dearest first; `null` while it is looked.'),
  failed: z.boolean().describe('It broke off; whoever asks again has it begun again.'),
}).meta({ id: 'AnalysisState' });
export type AnalysisState = z.infer<typeof analysisState>;
