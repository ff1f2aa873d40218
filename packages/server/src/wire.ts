/**
 * What goes over the wire, both ways: the schemas of requests, replies and socket messages. The server checks with them
 * what comes in, its documents are made of them, and the page imports their types alone.
 */
export * from './wire/changes.js';
export * from './wire/messages.js';
export { ID, listOf } from './wire/parts.js';
export * from './wire/records.js';
export * from './wire/replies.js';
export * from './wire/requests.js';
export * from './wire/thoughts.js';
