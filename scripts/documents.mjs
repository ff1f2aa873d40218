/**
 * Writes what is made of the wire's schemas into the documents: `npm run documents` after a change of a schema. A test
 * fails where they are not what the schemas make.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withMadeParts } from '@polity/server/contract';

const protocol = new URL('../docs/protocol.md', import.meta.url);
writeFileSync(protocol, withMadeParts(readFileSync(protocol, 'utf8')));
