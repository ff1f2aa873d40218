/**
 * Writes what is made of the wire's schemas into the documents: `npm run documents` after a change of a schema. With
 * `--check`, as `npm run types` runs it, it only tells where they are not what the schemas make.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { recordSchema, withMadeParts } from '@polity/server/contract';

const protocol = new URL('../docs/protocol.md', import.meta.url);
const records = new URL('../docs/record.schema.json', import.meta.url);
const text = readFileSync(protocol, 'utf8');

if (!process.argv.includes('--check')) {
  writeFileSync(protocol, withMadeParts(text));
  writeFileSync(records, recordSchema());
} else if (
  withMadeParts(text) !== text ||
  !isDeepStrictEqual(JSON.parse(readFileSync(records, 'utf8')), JSON.parse(recordSchema()))
) {
  console.error('docs/ is not what the schemas of the wire make of it: run `npm run documents`');
  process.exit(1);
}
