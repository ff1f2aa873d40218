/** The JSON Schema of records, for programs that read them. */
import { z } from 'zod';
import { gameRecord, RECORD_FORMAT } from '../wire.js';
import { asWritten } from './json-schema.js';

export function recordSchema(): string {
  const schema = z.toJSONSchema(gameRecord, { override: asWritten, unrepresentable: 'any' });
  return `${JSON.stringify({ $schema: schema.$schema, title: RECORD_FORMAT, ...schema }, undefined, 2)}\n`;
}
