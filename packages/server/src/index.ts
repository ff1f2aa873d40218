/** The server: tables over HTTP and WebSocket, kept in a database. */
export { type Thinkers, thinkHere } from './bots/decide.js';
export { BotThreads, type Threads } from './bots/threads.js';
export { newLogger } from './logger.js';
export type { Registry } from './registry.js';
export { createServer, type ServerSettings } from './server.js';
export { DEFAULT_LIMITS, DEFAULT_PACE, type Limits, type Rate } from './settings.js';
export { openSqliteStore } from './store/sqlite.js';
export type { Store } from './store/store.js';
