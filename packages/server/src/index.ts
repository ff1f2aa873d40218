/** The server: tables over HTTP and WebSocket, kept in a database. */
export { type Thinkers, thinkHere } from './bots/thinking.js';
export { BotThreads, type Threads } from './bots/threads.js';
export { parseNetwork } from './callers.js';
export { newLogger } from './logger.js';
export { type Bus, LocalBus } from './nodes/bus.js';
export type { Registry } from './registry.js';
export { createServer, type ServerSettings } from './server.js';
export {
  beforeDays,
  DEFAULT_LIMITS,
  DEFAULT_PACE,
  DEFAULT_RETENTION,
  type Limits,
  type Rate,
  type Retention,
} from './settings.js';
export { backUp, putBack } from './store/backup.js';
export { openStoreIn } from './store/folder.js';
export { openSqliteStore } from './store/sqlite.js';
export type { Store } from './store/store.js';
export { finishedGames } from './tables/finished-games.js';
