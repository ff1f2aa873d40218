/** What the schemas of the wire are made of. What a description here says stands in the documents that are made of them. */
import { z } from 'zod';

/** An object of these fields and no others. */
export function shape<const Fields extends z.core.$ZodShape>(fields: Fields) {
  return z.strictObject(fields).readonly();
}

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).readonly();
}

/** What is kept under names. */
export function named<Value extends z.ZodType>(value: Value) {
  return z.record(z.string(), value).readonly();
}

export const ID = /^[A-Za-z0-9_-]{1,64}$/;
export const id = z.string().regex(ID);
export const seat = z.string().describe('The name of a seat, from the game.');
export const count = z.int().min(0);
/** Milliseconds since 1970. */
export const moment = z.int().min(0).describe('Milliseconds since 1970.');

export const optionValue = z.union([z.string(), z.number(), z.boolean()]);

/** Whatever JSON can write. How much of it there may be is looked at before any schema is. */
export function anyJson<T = unknown>() {
  return z.custom<T>((value) => value !== undefined);
}

/** An object that only its game understands. */
export const gamesOwn = z
  .custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
  .meta({ type: 'object' });
