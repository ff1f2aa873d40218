/** What documents are made of: for whoever writes them, not for a server that runs. */
export { withMadeParts } from './contract/protocol.js';
export { recordSchema } from './contract/record.js';
